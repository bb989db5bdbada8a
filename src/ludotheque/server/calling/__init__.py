"""Calling people whose turn it is: by push, e-mail and webhooks."""
