-- The last visits of guests, consents to close a game, spectators sent away, and the guests in a history of seats.
-- The last change of a guest's tables is the best estimate of its last visit that older databases have.

-- The last visits of guests who hold a seat, to a day.
CREATE TABLE seen (
    guest VARCHAR NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
-- Players who agree to close a game that cannot go on from that ply.
CREATE TABLE consents (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    guest VARCHAR NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY ("table", guest)
);
CREATE INDEX consents_by_guest ON consents (guest);
-- Spectators whom the host of a table has sent away; an empty guest stands for all without a cookie.
CREATE TABLE sent_away (
    "table" VARCHAR NOT NULL REFERENCES tables (id),
    guest VARCHAR NOT NULL,
    PRIMARY KEY ("table", guest)
);
CREATE INDEX sent_away_by_guest ON sent_away (guest);
ALTER TABLE seatings ADD COLUMN guest VARCHAR;
CREATE INDEX seatings_by_guest ON seatings (guest);
ALTER TABLE tournaments ADD COLUMN options JSON;
INSERT INTO seen (guest, at)
SELECT seats.guest, MAX(tables.updated) FROM seats JOIN tables ON tables.id = seats."table"
WHERE seats.guest IS NOT NULL GROUP BY seats.guest;
UPDATE seatings SET guest = (
    SELECT seats.guest FROM seats
    WHERE seats."table" = seatings."table" AND seats.seat = seatings.seat AND seats.name = seatings.name
);
