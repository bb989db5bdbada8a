"""The calls of docs/protocol.md: what a client asks over HTTP, or a page of its own worker.

Each file holds the calls of one subject. ``table`` is what a call is, ``request`` what a handler may know of its
caller, and ``reading`` how its parameters are read. Nothing here knows a web framework.
"""
