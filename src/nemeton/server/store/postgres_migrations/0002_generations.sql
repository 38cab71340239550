-- Two versions of the program may serve a house side by side: what the newer one has written is no longer touched by
-- the older one. Claims have a deadline.
CREATE TABLE generation (number INTEGER PRIMARY KEY, print TEXT NOT NULL);
ALTER TABLE node ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
ALTER TABLE claim ADD COLUMN until DOUBLE PRECISION NOT NULL DEFAULT 0;
