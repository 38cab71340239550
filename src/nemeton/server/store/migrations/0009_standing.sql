-- What the host has decided about somebody: muted, or not let in any more.
CREATE TABLE standing (
    person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    standing TEXT NOT NULL
) WITHOUT ROWID;
