"""Storage: its interface, the statements, the ownership of tables; the databases are beneath. May not import tables."""
