"""HTTP endpoints about oneself: other devices, accounts, export and deletion."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ludotheque.server.answers import ErrorAnswer, LinkInfo, Me, NewLink, Privacy
from ludotheque.server.api import ERRORS, Guest, Server, Services, give_cookie, limited
from ludotheque.server.guests import COOKIE, COOKIE_AGE
from ludotheque.server.identity.identity import Signed
from ludotheque.server.messages import LookLink, UseLink

DAY = 24 * 60 * 60

router = APIRouter(prefix="/api", responses={status: {"model": ErrorAnswer} for status in ERRORS})


def can_mail(server: Services) -> bool:
    """Return whether this server can send mail."""
    return server.settings is None  # until there is mail


def become(request: Request, response: Response, server: Services, signed: Signed) -> None:
    """Have the browser be that guest from now on."""
    give_cookie(request, response, server.guests.sign(signed.guest, signed.generation))


@router.get("/me")
async def get_me(server: Server, caller: Guest) -> Me:
    """Describe this guest to itself."""
    return await server.identity.me(caller, can_mail=can_mail(server))


@router.get("/privacy")
def get_privacy(server: Server) -> Privacy:
    """Return the facts for the privacy page."""
    return {
        "contact": server.settings.contact,
        "cookie_days": COOKIE_AGE // DAY,
        "unbegun_days": server.settings.expire_unbegun,
        "finished_days": server.settings.expire_finished,
        "can_mail": can_mail(server),
    }


# --- Another device ---


@router.post("/me/link", dependencies=[limited("identity")])
async def make_link(server: Server, caller: Guest) -> NewLink:
    """Make a link that brings this guest to another browser."""
    return await server.identity.link(caller)


@router.post("/links/look", dependencies=[limited("identity")])
async def look_at_link(look: LookLink, server: Server, caller: Guest) -> LinkInfo:
    """See where a link leads, without using it."""
    return await server.identity.look(look.link, caller)


@router.post("/links/use", dependencies=[limited("identity")])
async def use_link(request: Request, response: Response, use: UseLink, server: Server, caller: Guest) -> Me:
    """Have this browser become the guest of a link."""
    signed = await server.identity.use(use.link, caller, bring=use.bring)
    become(request, response, server, signed)
    return await server.identity.me(signed.guest, can_mail=can_mail(server))


# --- Sessions ---


@router.post("/me/sign-out", status_code=204)
async def sign_out(response: Response) -> None:
    """Have this browser forget the guest; its next call makes a new one."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/me/end-sessions", dependencies=[limited("identity")])
async def end_sessions(request: Request, response: Response, server: Server, caller: Guest) -> Me:
    """End all other sessions of this guest."""
    signed = await server.identity.end_everywhere(caller)
    become(request, response, server, signed)
    return await server.identity.me(signed.guest, can_mail=can_mail(server))
