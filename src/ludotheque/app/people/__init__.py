"""People beside the tables: accounts, the lobby, clubs, notifications, finished games.

May not import the transport, nor the analyses.
"""
