-- Rematches, with the seats that they keep for the players of the game before.

-- Open seats of a rematch that wait for the players who sat there before, with their names.
CREATE TABLE kept_seats (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX kept_seats_by_guest ON kept_seats (guest);
-- The table at which a finished game is played again, and the seat whose player asked for it.
CREATE TABLE rematches (
    "table" VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id),
    next VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL
);
CREATE INDEX rematches_by_next ON rematches (next);
