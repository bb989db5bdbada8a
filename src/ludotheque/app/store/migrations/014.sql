-- Bots that failed at tables, for the host of the server; earlier failures are in the log alone.

-- Counted, with the last of each kind. They outlive its table: hence no foreign key.
CREATE TABLE bot_failures (
    game VARCHAR NOT NULL,
    level VARCHAR NOT NULL,
    version VARCHAR NOT NULL,
    times BIGINT NOT NULL,
    since BIGINT NOT NULL,
    at BIGINT NOT NULL,
    "table" VARCHAR NOT NULL,
    error VARCHAR NOT NULL,
    PRIMARY KEY (game, level, version)
);
