"""The bosses of the Final Plots (p.26-30): a class each, in a file of its own.

A boss is a class below :class:`~ludotheque.games.kick_ass.state.Villain`. He answers the moments at which he acts
(``set_up``, ``on_spawn``, ``on_activation``, ``on_fight``, ``on_sleep``, ``on_complete``, ``on_mature``, ``on_kill``,
``on_effect``) and the questions where he changes the rules. All that he alone brings is his: people
(:class:`~ludotheque.games.kick_ass.state.Gang`), a place where he is met
(:class:`~ludotheque.games.kick_ass.state.Arena`), what his events ask for
(:class:`~ludotheque.games.kick_ass.state.Objective`), and pieces of his own, each declared with the name that positions
call it and its bound (``FIELDS``). Questions that he alone asks stand beside his rules (``QUESTIONS``). The rest of the
rules do not tell the bosses apart.

A boss that is not in the box is a folder here, and its name in ``expansions.FOLDERS``: docs/adding-a-game.md shows how,
by the example of ``tests/games/kick_ass/broker``.
"""
