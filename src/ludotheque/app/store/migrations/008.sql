-- The start of each player's turn, ways to call people, and the calls that were made.
-- At older tables a turn has lasted since their last change.

ALTER TABLE tables ADD COLUMN turns JSON;
CREATE TABLE ways (
    id VARCHAR NOT NULL PRIMARY KEY,
    guest VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    address VARCHAR NOT NULL,
    detail JSON NOT NULL,
    language VARCHAR NOT NULL,
    site VARCHAR NOT NULL,
    created BIGINT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    active BOOLEAN NOT NULL,
    failures INTEGER NOT NULL
);
CREATE INDEX ways_by_guest ON ways (guest);
CREATE TABLE rings (
    way VARCHAR NOT NULL REFERENCES ways (id),
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    state VARCHAR NOT NULL,
    tries INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (way, "table", seat)
);
CREATE INDEX rings_by_table ON rings ("table");
CREATE INDEX rings_by_state ON rings (state);
CREATE TABLE muted (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    guest VARCHAR NOT NULL,
    PRIMARY KEY ("table", guest)
);
CREATE INDEX muted_by_guest ON muted (guest);
