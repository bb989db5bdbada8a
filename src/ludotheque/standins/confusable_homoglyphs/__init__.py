"""Stands in for confusable_homoglyphs, whose tables are a megabyte."""
