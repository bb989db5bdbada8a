-- A bot of a team may propose before it acts; the bots of older tables act without asking.

ALTER TABLE seats ADD COLUMN proposes BOOLEAN NOT NULL DEFAULT FALSE;
