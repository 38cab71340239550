-- By what name a node's connections are known to the database: when they are gone, so is the node. A version that knows
-- nothing of this leaves it empty.
ALTER TABLE node ADD COLUMN line TEXT NOT NULL DEFAULT '';
