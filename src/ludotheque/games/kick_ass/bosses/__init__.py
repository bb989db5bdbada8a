"""The five bosses of the Final Plots (p.26-30): a class each, in a file of its own.

A new one is a class below :class:`~ludotheque.games.kick_ass.state.Villain`, with answers only where he changes the
rules, and an entry in ``rules.VILLAINS``; and data: his plot, figure and four events in ``components.toml`` (counted by
``cards.BOSSES`` and ``cards.FIGURES``), and his rows in ``bots/win_chance_tables.py``. The rules do not tell the bosses
apart; pieces that one alone has (a hideout, tokens, companions) are in ``state.py`` and ``codes.py``, and in what
shows, reads and checks the state (``log.py``, ``face/``). His question is a class beside his rule, named in
``face/frames.py``, with its anchor in ``face/texts.py`` and its adviser in ``bots/advisers.py``. A companion who fights
is one more class in ``chapters/enemies.py``, with its names in ``names.py``.
"""
