-- Clubs, with tables and tournaments of their own.

CREATE INDEX chat_by_guest ON chat (guest);
CREATE TABLE clubs (
    id VARCHAR NOT NULL PRIMARY KEY,
    name VARCHAR NOT NULL,
    link VARCHAR NOT NULL UNIQUE,
    founder VARCHAR NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE members (
    club VARCHAR NOT NULL REFERENCES clubs (id),
    guest VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (club, guest)
);
CREATE INDEX members_by_guest ON members (guest);
CREATE TABLE club_tables (
    "table" VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id),
    club VARCHAR NOT NULL REFERENCES clubs (id)
);
CREATE INDEX club_tables_by_club ON club_tables (club);
CREATE TABLE tournaments (
    id VARCHAR NOT NULL PRIMARY KEY,
    club VARCHAR NOT NULL REFERENCES clubs (id),
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    seats INTEGER NOT NULL,
    terms JSON NOT NULL,
    round INTEGER NOT NULL,
    over BOOLEAN NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tournaments_by_club ON tournaments (club);
CREATE TABLE entrants (
    tournament VARCHAR NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    guest VARCHAR,
    name VARCHAR NOT NULL,
    level VARCHAR,
    "out" BOOLEAN NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE INDEX entrants_by_guest ON entrants (guest);
-- Results stay when their tables are deleted: hence no foreign key.
CREATE TABLE pairings (
    tournament VARCHAR NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    "table" VARCHAR,
    points INTEGER,
    PRIMARY KEY (tournament, round, number, seat)
);
