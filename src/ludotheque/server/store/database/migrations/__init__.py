"""The layouts of the database as Alembic migrations, for SQLite and PostgreSQL alike."""
