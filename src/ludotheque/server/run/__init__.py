"""The server put together and started: the application, its health, the collector of its garbage. May import all."""
