"""The tables of a server, for one person in a browser: no server, no accounts, nothing sent to anyone.

A page loads this into a worker of its own. ``house`` puts the application together, ``calls`` answers what is asked
over HTTP elsewhere, ``line`` is a connection with a table, and ``hands`` lets other workers of the page think.
"""
