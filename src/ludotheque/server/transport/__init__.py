"""The shell of a server: the wire, its bounds and guards, routes, sockets, and the client's files.

May not import the databases.
"""
