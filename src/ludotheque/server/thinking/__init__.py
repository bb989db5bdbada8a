"""Thinking for bots, hints and analyses: one fair queue, and the processes that pull from it.

``queue`` decides who is served next and for how long, ``scheduler`` lets coroutines wait for it, ``mind`` is the part
that searches, ``processes`` runs it on this machine. ``queued`` is a thinker with a queue of its own, and ``workers``
that of a server by itself. ``host`` opens the queue to other processes and machines: ``remote`` submits to it and pulls
from it, ``think`` starts either end.
Tables see only ``asking`` and ``question``.

May import the core, the bots and their reviews, but no tables.
"""
