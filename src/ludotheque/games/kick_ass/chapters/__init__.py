"""The chapters of the rulebook, the lower ones used by those above them; the bosses are in a folder of their own."""
