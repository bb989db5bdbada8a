-- People contribute to the chance of a table, which is dealt once they have.
-- Tables that lack a player are dealt again: no one could act there yet.

ALTER TABLE tables ADD COLUMN contributions JSON;
UPDATE tables SET ply = 0, player = NULL, setup = '[]'
WHERE id IN (SELECT "table" FROM seats WHERE kind = 'human' AND token_hash IS NULL);
