"""Where tables are kept: the layout of the database, and the stores that write it."""
