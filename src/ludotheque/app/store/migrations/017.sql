-- The layout is named in the table meta, as in the first databases; another library named it in a table of its own.

DROP TABLE IF EXISTS alembic_version;
