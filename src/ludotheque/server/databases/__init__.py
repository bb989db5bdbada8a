"""The databases of a server: SQLite and PostgreSQL, and their maintenance."""
