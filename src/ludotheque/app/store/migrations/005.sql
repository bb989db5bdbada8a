-- Seats decide at the same time, and may decide before they are asked.

ALTER TABLE tables ADD COLUMN deciding JSON;
ALTER TABLE tables ADD COLUMN early JSON;
