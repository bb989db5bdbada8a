"""People beside the tables: who they are, meet, are called by, and have played.

May not import the transport, nor the analyses.
"""
