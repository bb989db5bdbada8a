"""What servers and clients say to each other: messages in, answers out, refusals. Imports the core alone."""
