"""What a search says of a position or of a whole game: hints, reviews, replays. May not import the transport."""
