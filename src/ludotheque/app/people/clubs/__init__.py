"""Clubs: a private list of people with tables, results and tournaments of their own."""
