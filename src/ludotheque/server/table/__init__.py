"""Tables in play, on any event loop. May import the core, the protocol and the store's interface, and no server."""
