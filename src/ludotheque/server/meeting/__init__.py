"""A place to meet: open tables, and the people one has played with."""
