"""The games, one folder each. A game knows its rules and nothing else."""
