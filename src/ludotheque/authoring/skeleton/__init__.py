"""The game that ``ludotheque new-game`` begins with: High Card, small and complete. Copied, renamed, then yours."""
