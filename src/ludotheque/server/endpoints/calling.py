"""HTTP endpoints of notifications."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, limited, sent
from ludotheque.server.protocol.answers.tables import Calling, Tried, WayInfo
from ludotheque.server.protocol.messages.tables import AddHook, AddMail, AddPush, LinkWord, Switch

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


def site(request: Request) -> str:
    """Return the address of this server as the caller knows it; its host was checked before."""
    return f"{request.url.scheme}://{request.url.netloc}"


@router.get("/calling", dependencies=[limited("looks")])
async def get_calling(server: Server, caller: Guest) -> Calling:
    """Return the ways to reach this guest."""
    return await server.calling.shown(caller)


@router.post("/calling/push", dependencies=[limited("ways")])
async def add_push(
    request: Request, asked: Annotated[AddPush, sent(AddPush)], server: Server, caller: Guest
) -> WayInfo:
    """Call this guest by push."""
    return await server.calling.add_push(caller, asked, site(request))


@router.post("/calling/mail", dependencies=[limited("ways")])
async def add_mail(
    request: Request, asked: Annotated[AddMail, sent(AddMail)], server: Server, caller: Guest
) -> WayInfo:
    """Ask an address whether this guest may be called there."""
    return await server.calling.add_mail(caller, asked, site(request))


@router.post("/calling/hook", dependencies=[limited("ways")])
async def add_hook(
    request: Request, asked: Annotated[AddHook, sent(AddHook)], server: Server, caller: Guest
) -> WayInfo:
    """Call this guest by a webhook."""
    return await server.calling.add_hook(caller, asked, site(request))


@router.post("/calling/confirm", status_code=204, dependencies=[limited("ways")])
async def confirm_mail(asked: Annotated[LinkWord, sent(LinkWord)], server: Server) -> None:
    """Confirm an address, with the word of the link that was sent there."""
    await server.calling.confirm(asked.word)


@router.get("/calling/off/{word}", status_code=303, response_class=Response, dependencies=[limited("looks")])
async def show_switch_off(word: str) -> Response:
    """Lead a person who opens the link to the page that asks: programs that look at links must not switch it off."""
    return RedirectResponse(f"/calls#off={word}", 303)


@router.post("/calling/off/{word}", status_code=204, dependencies=[limited("ways")])
async def switch_off(word: str, server: Server) -> None:
    """Send no more mail to the address that got this link (RFC 8058)."""
    await server.calling.switch_off(word)


@router.put("/calling/ways/{way}", status_code=204, dependencies=[limited("ways")])
async def switch_way(way: str, asked: Annotated[Switch, sent(Switch)], server: Server, caller: Guest) -> None:
    """Switch a way on or off."""
    await server.calling.switch(caller, way, asked.on)


@router.delete("/calling/ways/{way}", status_code=204, dependencies=[limited("ways")])
async def remove_way(way: str, server: Server, caller: Guest) -> None:
    """Forget a way."""
    await server.calling.remove(caller, way)


@router.post("/calling/ways/{way}/try", dependencies=[limited("ways")])
async def try_way(way: str, server: Server, caller: Guest) -> Tried:
    """Send something by a way, and say what came of it."""
    return await server.calling.try_out(caller, way)


@router.put("/tables/{table}/calling", status_code=204, dependencies=[limited("ways")])
async def mute_table(table: str, asked: Annotated[Switch, sent(Switch)], server: Server, caller: Guest) -> None:
    """Have this guest called to a table, or not."""
    await server.calling.mute(caller, table, not asked.on)
