"""One fair queue for bots, hints and analyses, and the searches of a worker."""
