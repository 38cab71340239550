-- Where somebody is logged in, by the hash of the cookie; the cookie itself is kept nowhere.
CREATE TABLE session (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created REAL NOT NULL,
    seen REAL NOT NULL,
    device TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_person ON session (person);

-- What a token is good for: read, play or account.
ALTER TABLE token ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';

-- Said by somebody who has no seat there: it pushes no player's words out.
ALTER TABLE chat ADD COLUMN watching INTEGER NOT NULL DEFAULT 0;
