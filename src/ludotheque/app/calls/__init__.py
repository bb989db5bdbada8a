"""The calls of docs/protocol.md: what a client asks over HTTP, or a page of its own worker.

Each file holds the calls of one subject. ``call`` declares, finds and answers calls, ``reading`` reads the parameters
of a handler, and ``request`` tells it who is calling. Nothing here knows a web framework.
"""
