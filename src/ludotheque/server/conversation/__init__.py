"""The conversation of one connection with its table, whatever line it came by.

May import the analyses, the tables and what these may import; no people, no server, no sockets, threads or processes.
"""
