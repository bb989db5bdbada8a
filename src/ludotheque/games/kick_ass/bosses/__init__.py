"""The five bosses of the Final Plots (p.26-30): a class each, in a file of its own.

A new one is a class below :class:`~ludotheque.games.kick_ass.state.Villain`, with answers only where he changes the
rules, and an entry in ``rules.VILLAINS``; and data: his plot, figure and four events in ``components.toml`` (counted by
``cards.BOSSES`` and ``cards.FIGURES``), and his rows in ``bots/win_chance_tables.py``. Nothing else knows the bosses
apart. His question is a class beside his rule, named in ``face/frames.py``.
"""
