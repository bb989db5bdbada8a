"""Blocks between people, and reports to the operator of a server."""
