"""Small programs for those who work on the project."""
