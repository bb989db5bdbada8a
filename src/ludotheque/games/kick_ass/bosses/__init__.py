"""The five bosses of the Final Plots (p.26-30): a class each, in a file of its own.

A new one is a class below :class:`~ludotheque.games.kick_ass.state.Villain`, with answers only where he changes the
rules; an entry in ``rules.VILLAINS``; his name in ``options.BOSS_NAMES``; and his plot, figure and four events in
``components.toml``. What he asks is a question beside his rule, named in ``face/frames.py``.
"""
