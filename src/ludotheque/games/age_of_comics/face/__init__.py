"""The faces of the game: views, texts, positions, observations, the ledger of its log."""
