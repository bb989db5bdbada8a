"""Analyses: hints, reviews and replays of positions and games.

May not import the transport, nor the people beside the tables.
"""
