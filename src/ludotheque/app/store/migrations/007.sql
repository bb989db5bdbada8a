-- An archive of finished games with ratings, and people block and report others.
-- The server archives older games, a few at a time: only the rules know who won.

ALTER TABLE tables ADD COLUMN archived BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_archive ON tables (updated) WHERE over AND NOT archived;
ALTER TABLE chat ADD COLUMN guest VARCHAR;
CREATE TABLE games (
    "table" VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id),
    number INTEGER NOT NULL,
    game VARCHAR NOT NULL,
    version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    at BIGINT NOT NULL,
    ended VARCHAR,
    takebacks INTEGER NOT NULL,
    substitutes BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    unrated VARCHAR
);
CREATE UNIQUE INDEX games_by_number ON games (number);
CREATE TABLE plays (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest VARCHAR,
    name VARCHAR NOT NULL,
    level VARCHAR,
    game VARCHAR NOT NULL,
    players INTEGER NOT NULL,
    at BIGINT NOT NULL,
    score INTEGER,
    value FLOAT,
    place INTEGER,
    outcome VARCHAR NOT NULL,
    "before" INTEGER,
    "after" INTEGER,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX plays_by_guest ON plays (guest, at);
CREATE TABLE ratings (
    player VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    games INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE TABLE blocks (
    guest VARCHAR NOT NULL,
    blocked VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE TABLE reports (
    id VARCHAR NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    "by" VARCHAR NOT NULL,
    about VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    "table" VARCHAR NOT NULL,
    seat INTEGER NOT NULL,
    reason VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    lines JSON NOT NULL,
    closed BIGINT
);
CREATE UNIQUE INDEX reports_by_table ON reports ("table", "by", about);
CREATE INDEX reports_by_reporter ON reports ("by");
