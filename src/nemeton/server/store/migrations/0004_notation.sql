-- A move is kept as notation. Rows from before keep their number until their table is next opened.
ALTER TABLE entry ADD COLUMN text TEXT NOT NULL DEFAULT '';
-- Snapshots hold numbers, too; they only save time and are made anew.
DELETE FROM snapshot;
