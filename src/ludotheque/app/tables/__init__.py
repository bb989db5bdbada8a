"""Tables in play, on any event loop.

May import the core, the texts, the protocol, the store, ``thinking.asking`` and ``thinking.question``; no threads.
"""
