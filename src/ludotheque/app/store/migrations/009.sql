-- Guests can have accounts, continue on other devices, and end their cookies.

-- Guests who have ended their older cookies; the cookies of all others are of generation 0.
CREATE TABLE cookies (
    guest VARCHAR NOT NULL PRIMARY KEY,
    generation INTEGER NOT NULL
);
CREATE TABLE accounts (
    guest VARCHAR NOT NULL PRIMARY KEY,
    name VARCHAR NOT NULL,
    mail VARCHAR UNIQUE,
    mail_shown VARCHAR,
    created BIGINT NOT NULL
);
CREATE TABLE passkeys (
    id VARCHAR NOT NULL PRIMARY KEY,
    guest VARCHAR NOT NULL,
    public_key BLOB NOT NULL,
    sign_count BIGINT NOT NULL,
    label VARCHAR NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_by_guest ON passkeys (guest);
-- Links and challenges that can be used once: only their hashes.
CREATE TABLE tickets (
    hash VARCHAR NOT NULL PRIMARY KEY,
    kind VARCHAR NOT NULL,
    guest VARCHAR NOT NULL,
    mail VARCHAR,
    mail_shown VARCHAR,
    until BIGINT NOT NULL
);
CREATE INDEX tickets_by_guest ON tickets (guest);
