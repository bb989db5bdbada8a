"""Connections: the wire, its bounds and guards, conversations at tables and with programs, the client's files.

May not import the databases, nor the endpoints.
"""
