"""Answers that clients receive, a file a subject: the source of the client's types."""
