-- Changes of tables in the order in which they were written, many in a row, until they are in the other tables too.
CREATE TABLE journal (
    number INTEGER PRIMARY KEY,
    changes BLOB NOT NULL -- JSON
);

-- The last things said at a table.
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person TEXT NOT NULL, -- who said it: it goes when they want to be forgotten
    chat BLOB NOT NULL, -- JSON
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX chat_person ON chat (person);
