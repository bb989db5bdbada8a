"""Commands that make the fitted numbers of the games' bots again, and compare today's with new ones on unseen games."""
