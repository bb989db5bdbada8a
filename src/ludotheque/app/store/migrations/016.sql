-- Private notes of players at a table, and the plies at which something was taken back.
-- Earlier takebacks are counted, and not in the log.

CREATE TABLE notes (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    guest VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    PRIMARY KEY ("table", guest)
);
CREATE INDEX notes_by_guest ON notes (guest);
CREATE TABLE takebacks (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY ("table", ply)
);
