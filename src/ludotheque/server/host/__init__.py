"""The host's side of a server: settings, limits, logs, metrics, traces and letters.

May not import what it serves: people, analyses, calls, the transport.
"""
