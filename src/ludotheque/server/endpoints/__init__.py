"""Endpoints of HTTP, a file for each subject, and the way from a socket's address to its conversation.

May import all but the wire and the databases. ``context`` has the services and who is calling.
"""
