"""The HTTP endpoint for games that cannot continue under newer rules."""

from __future__ import annotations

from fastapi import APIRouter

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, limited
from ludotheque.server.protocol.answers.tables import Closing

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/tables/{table}/close", dependencies=[limited("meetings")])
async def close(table: str, server: Server, caller: Guest) -> Closing:
    """Agree to close a game that the rules of today cannot go on with; the last of its players to agree closes it."""
    return await server.tables.stranded.agree(table, caller)
