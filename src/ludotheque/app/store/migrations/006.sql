-- Tables can be listed for everyone, and people called to them; no older table is listed.

CREATE TABLE listings (
    "table" VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id),
    until BIGINT NOT NULL,
    fill VARCHAR,
    fill_at BIGINT
);
CREATE TABLE calls (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    guest VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", guest)
);
CREATE INDEX calls_by_guest ON calls (guest);
