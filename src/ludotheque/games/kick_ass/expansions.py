"""Bosses beyond those of the box: the folders in ``bosses`` that add one each, in the order of their numbers.

A folder has the boss's rules and declarations (:mod:`~ludotheque.games.kick_ass.bosses.added`), and in
``components.toml``, ``text`` and ``guide`` what it adds to those of the game.
"""

from typing import Final

FOLDERS: Final[tuple[str, ...]] = ()
