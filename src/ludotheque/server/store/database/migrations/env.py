"""Alembic runs this for every command; :mod:`ludotheque.server.store.database.migrate` hands the connection over."""

from alembic import context

from ludotheque.server.store.database.schema import METADATA

# With SQLite too, a migration happens in one transaction: all of it, or none if it fails on the way.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
