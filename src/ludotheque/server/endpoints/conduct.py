"""HTTP endpoints about other people: block, report, and take a table off the list."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, limited, sent
from ludotheque.server.protocol.answers.conduct import BlockedPerson
from ludotheque.server.protocol.messages.conduct import Block, Report

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/blocks", dependencies=[limited("looks")])
async def list_blocked(server: Server, caller: Guest) -> list[BlockedPerson]:
    """Return the people whom the caller has blocked."""
    return await server.blocks.list(caller)


@router.post("/tables/{table}/block", status_code=204, dependencies=[limited("meetings")])
async def block(table: str, who: Annotated[Block, sent(Block)], server: Server, caller: Guest) -> None:
    """Block the person who has a seat at a table."""
    await server.blocks.block(table, who.seat, caller)


@router.delete("/blocks/{person}", status_code=204, dependencies=[limited("meetings")])
async def unblock(person: str, server: Server, caller: Guest) -> None:
    """Block someone no longer."""
    await server.blocks.unblock(person, caller)


@router.post("/tables/{table}/report", status_code=204, dependencies=[limited("reports")])
async def report(table: str, report: Annotated[Report, sent(Report)], server: Server, caller: Guest) -> None:
    """Tell the host of the server about the person who has a seat at a table."""
    await server.reports.report(table, report, caller)


@router.delete("/tables/{table}/listing", status_code=204, dependencies=[limited("meetings")])
async def unlist(table: str, server: Server, caller: Guest) -> None:
    """Take a table off the list of open tables; for its host."""
    await server.lobby.unlist(table, caller)
