"""One module for each layout. A released one never changes."""
