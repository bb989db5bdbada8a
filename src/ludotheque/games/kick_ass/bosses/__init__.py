"""The five bosses of the Final Plots (p.26-30): a class each, in a file of its own."""
