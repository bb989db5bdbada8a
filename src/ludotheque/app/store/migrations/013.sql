-- Bot accounts, and the seats that are offered to them.

-- Only the hashes of their tokens; "here" is the time of the program's last connection.
CREATE TABLE bots (
    guest VARCHAR NOT NULL PRIMARY KEY,
    owner VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    likeness VARCHAR NOT NULL UNIQUE,
    lower_likeness VARCHAR NOT NULL UNIQUE,
    token_hash VARCHAR NOT NULL,
    everyone BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    here BIGINT NOT NULL
);
CREATE INDEX bots_by_owner ON bots (owner);
CREATE INDEX bots_by_here ON bots (here);
-- Open seats that hosts have offered to bot accounts.
CREATE TABLE challenges (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX challenges_by_guest ON challenges (guest);
