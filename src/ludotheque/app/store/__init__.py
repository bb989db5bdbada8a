"""Storage: its interface, the statements, the ownership of tables; the databases are beneath.

May import the core and the protocol, but neither tables nor thinking.
"""
