-- People who introduced themselves; an account is a name to log in with and a password.
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    language TEXT NOT NULL,
    account TEXT UNIQUE COLLATE NOCASE,
    password TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0, -- grows when all cookies of the person must end
    created REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE token (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX token_person ON token (person);

-- A table but for its moves; `head` is JSON and the truth, the other columns are there to be searched.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    changed REAL NOT NULL,
    wake REAL, -- when something must happen though nobody calls
    head BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX game_table_hall ON game_table (visibility, status, changed);
CREATE INDEX game_table_wake ON game_table (wake) WHERE wake IS NOT NULL;

CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX sitting_table ON sitting (table_id);

-- What was done, in order, never changed: a move of a seat, or (seat -1) "back to the first `move` decisions".
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    seat INTEGER NOT NULL,
    move INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- The position after so many entries, to start from instead of the first move.
CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    position BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
