"""The commands of the operator: moderation, ratings, reports and the failures of bots."""
