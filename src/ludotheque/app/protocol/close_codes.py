"""Close codes of the server's sockets; docs/protocol.md describes the client's reaction to each."""

from __future__ import annotations

from typing import Final

DONE: Final = 1000
"""The client has closed the connection."""

ABUSE: Final = 1008
"""Too many messages that make no sense; coming back does not help."""

FAULT: Final = 1011
GOING: Final = 1012
"""The server stops, or the table moves to another one."""

TOO_SLOW: Final = 1013
"""Too many messages wait to be read."""

NOT_YOURS: Final = 4403
"""No place at this table for the asker: a token it does not know, or a spectator sent away by its host."""

REPLACED: Final = 4409
"""The same bot account has connected again, from another program."""

NO_TABLE: Final = 4404
CANNOT_GO_ON: Final = 4410
"""The rules of today cannot go on with the game."""

TOO_MANY: Final = 4429
"""The address has too many tables open."""
