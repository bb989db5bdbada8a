"""Games in a terminal: drawn and played by keys (``client``), or in sentences, line by line (``text_mode``).

Both play at a ``Table``: one of this process (``local``), or one of a server (``remote``).
"""
