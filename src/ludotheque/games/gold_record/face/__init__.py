"""Gold Record as others see it: views, positions, the log kept as a table, numbers for learning, the use of cards."""
