-- The same tables as in SQLite's file (`migrations`), column by column, but for the journal: PostgreSQL has its own.
-- Log-in names are one name whatever the case of their letters.
CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    language TEXT NOT NULL,
    account TEXT COLLATE nocase UNIQUE,
    password TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE token (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created DOUBLE PRECISION NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    scope TEXT NOT NULL DEFAULT 'play'
);
CREATE INDEX token_person ON token (person);

CREATE TABLE session (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    device TEXT NOT NULL
);
CREATE INDEX session_person ON session (person);

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    version BIGINT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    wake DOUBLE PRECISION,
    head BYTEA NOT NULL
) WITH (fillfactor = 60); -- a move rewrites the row: there is room for the next one on its page
CREATE INDEX game_table_hall ON game_table (visibility, status, changed);
CREATE INDEX game_table_wake ON game_table (wake) WHERE wake IS NOT NULL;

CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sitting_table ON sitting (table_id);

CREATE TABLE entry (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seat INTEGER NOT NULL,
    move INTEGER NOT NULL,
    text TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    position BYTEA NOT NULL
);

CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    chat BYTEA NOT NULL,
    watching INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_person ON chat (person);

CREATE TABLE aside (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    why TEXT NOT NULL,
    bytes BYTEA NOT NULL
);

CREATE TABLE standing (
    person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    standing TEXT NOT NULL
);

-- The nodes that serve this house, and the tables at which one of them lets bots think.
CREATE TABLE node (id TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);
CREATE TABLE claim (table_id TEXT PRIMARY KEY, node TEXT NOT NULL);
