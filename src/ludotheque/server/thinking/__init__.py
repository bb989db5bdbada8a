"""Thinking for bots, hints and analyses: one fair queue, and the processes that pull from it.

``queue`` decides who is served next and for how long, ``scheduler`` lets coroutines wait for it, ``mind`` is the part
that searches, ``processes`` runs it on this machine. ``host`` opens the queue to other processes and machines:
``remote`` submits to it, ``thinker`` pulls from it.
"""
