"""Blocks between people, and reports to the host of a server."""
