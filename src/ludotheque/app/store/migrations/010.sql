-- Late positions of games, from which newer rules continue, and the plies at which they did.
-- Older games have no such position yet, only their steps.

ALTER TABLE tables ADD COLUMN carried JSON;
-- Apart from their tables: SQLite writes a whole row of a table at each move.
CREATE TABLE snapshots (
    "table" VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id),
    ply INTEGER NOT NULL,
    version INTEGER NOT NULL,
    position VARCHAR NOT NULL
);
