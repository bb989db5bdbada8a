"""What one connection says at a table, and what it is answered, whatever line it came by.

May import the analyses, the tables and what these may import; no people, no server, no sockets, threads or processes.
"""
