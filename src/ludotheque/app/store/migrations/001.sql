-- The first layout: tables, their seats, their journals and the chat.

CREATE TABLE meta (
    name VARCHAR NOT NULL PRIMARY KEY,
    value VARCHAR NOT NULL
);
CREATE TABLE tables (
    id VARCHAR NOT NULL PRIMARY KEY,
    game VARCHAR NOT NULL,
    version INTEGER NOT NULL,
    options JSON NOT NULL,
    position JSON,
    setup JSON NOT NULL,
    secret BLOB NOT NULL,
    owner VARCHAR NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    ply INTEGER NOT NULL,
    player INTEGER,
    over BOOLEAN NOT NULL,
    result JSON
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE TABLE seats (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    level VARCHAR,
    guest VARCHAR,
    token_hash VARCHAR,
    invite VARCHAR,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE entries (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    "do" VARCHAR NOT NULL,
    chance JSON NOT NULL,
    hash VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    auto BOOLEAN NOT NULL,
    undo INTEGER NOT NULL,
    PRIMARY KEY ("table", ply)
);
CREATE TABLE chat (
    id INTEGER NOT NULL PRIMARY KEY,
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    name VARCHAR NOT NULL,
    seat INTEGER,
    text VARCHAR NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX chat_by_table ON chat ("table");
