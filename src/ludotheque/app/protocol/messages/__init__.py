"""Messages that clients send, a file a subject."""
