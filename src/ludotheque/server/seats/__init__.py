"""Who sits at a table while its game goes on: leaving and coming back, clocks, and what all players agree on."""
