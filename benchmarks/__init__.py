"""Speed beside peers, in one run: ``make bench``. See docs/performance.md for how to read it."""
