"""People who do not want to play with each other, and reports to the host of a server."""
