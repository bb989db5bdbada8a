"""The processes that search for a server, and the queue that several servers share."""
