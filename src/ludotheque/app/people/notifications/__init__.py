"""Turn notifications: push, e-mail and webhooks."""
