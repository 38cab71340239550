-- What its owner calls a token, to know it again; it need not have a name.
ALTER TABLE token ADD COLUMN name TEXT NOT NULL DEFAULT '';
