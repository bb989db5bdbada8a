"""The protocol of servers and clients: messages in, answers out, refusals. Imports the core alone."""
