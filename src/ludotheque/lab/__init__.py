"""The lab: many games between bots as rows, and a report that reads them. Needs ``pip install ludotheque[lab]``."""
