"""The lobby: open tables, and the people a guest has played with."""
