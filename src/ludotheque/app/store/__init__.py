"""Storage: its interface, the statements, the layout, and the ownership of tables. Shells bring the databases.

May import the core and the protocol, but neither tables nor thinking.
"""
