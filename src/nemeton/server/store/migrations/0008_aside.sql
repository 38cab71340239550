-- What could not be read, or not be put in its place: it stops nothing else, and is kept for whoever can make sense of it.
CREATE TABLE IF NOT EXISTS aside (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL, -- what it is: "journal 12", "table 0123…"
    why TEXT NOT NULL,
    bytes BLOB NOT NULL
);
