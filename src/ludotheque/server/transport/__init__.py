"""The wire: sockets and requests, their guards and bounds. May not import the databases."""
