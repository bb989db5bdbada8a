"""Storage of tables: the layout of the database, and the stores that write it."""
