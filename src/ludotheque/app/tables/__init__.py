"""Tables in play, on any event loop.

May import the core, the texts, the protocol, ``thinking.asking`` and ``thinking.question``, and of the store all but
its databases; no server, no sockets, threads or processes.
"""
