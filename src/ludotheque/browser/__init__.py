"""The application for one person in a browser: no server, no accounts, nothing sent to anyone.

A page loads this into a worker of its own. ``opening`` puts the application together, ``store`` keeps it, ``page`` has
the messages, ``calls`` answers the calls of HTTP, ``line`` is a connection with a table, and ``workers`` think.
"""
