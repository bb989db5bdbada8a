-- Seats change hands during a game, tables have terms and clocks, and a game can end early.
-- Older tables have the usual terms, and no one has changed seats there.

ALTER TABLE tables ADD COLUMN terms JSON;
ALTER TABLE tables ADD COLUMN hushed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN clocks JSON;
ALTER TABLE tables ADD COLUMN due BIGINT;
ALTER TABLE tables ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ended VARCHAR;
CREATE TABLE seatings (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    level VARCHAR,
    why VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", number)
);
