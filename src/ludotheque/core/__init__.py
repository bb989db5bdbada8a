"""The contract between a game and everything else. Imports nothing of the project but itself."""
