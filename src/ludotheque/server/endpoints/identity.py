"""HTTP endpoints about the guest: other devices, accounts, export and deletion."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import StreamingResponse

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, Services, give_cookie, limited, sent
from ludotheque.server.people.identity.export import export
from ludotheque.server.people.identity.identity import Signed
from ludotheque.server.people.identity.passkeys import Site
from ludotheque.server.protocol.answers.identity import LinkInfo, Me, NewLink, PasskeyChallenge, PasskeyRequest
from ludotheque.server.protocol.answers.tables import Privacy
from ludotheque.server.protocol.guests import COOKIE, COOKIE_AGE
from ludotheque.server.protocol.messages.tables import BASE64, AskMail, Assertion, LookLink, Named, NewPasskey, UseLink
from ludotheque.server.protocol.refused import Refused

PasskeyId = Annotated[str, PathParameter(pattern=f"^{BASE64}$", max_length=1400)]

DAY = 24 * 60 * 60

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


def can_mail(server: Services) -> bool:
    """Return whether this server can send mail."""
    return server.mail.on


def become(request: Request, response: Response, server: Services, signed: Signed) -> None:
    """Have the browser be that guest from now on."""
    give_cookie(request, response, server.guests.sign(signed.guest, signed.generation))


@router.get("/me", dependencies=[limited("looks")])
async def get_me(server: Server, caller: Guest) -> Me:
    """Describe this guest to itself."""
    return await server.identity.me(caller, can_mail=can_mail(server))


@router.get("/privacy", dependencies=[limited("looks")])
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
async def look_at_link(look: Annotated[LookLink, sent(LookLink)], server: Server, caller: Guest) -> LinkInfo:
    """See where a link leads, without using it."""
    return await server.identity.look(look.link, caller)


@router.post("/links/use", dependencies=[limited("identity")])
async def use_link(
    request: Request, response: Response, use: Annotated[UseLink, sent(UseLink)], server: Server, caller: Guest
) -> Me:
    """Have this browser become the guest of a link."""
    signed = await server.identity.use(use.link, caller, bring=use.bring)
    become(request, response, server, signed)
    return await server.identity.me(signed.guest, can_mail=can_mail(server))


# --- An account ---


def site(request: Request) -> Site:
    """Return the site as this browser sees it; the guard knows its host."""
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


@router.post("/me/passkeys/options", dependencies=[limited("identity")])
async def ask_for_passkey(
    request: Request, named: Annotated[Named, sent(Named)], server: Server, caller: Guest
) -> PasskeyRequest:
    """Begin to make a passkey."""
    return await server.passkeys.begin(caller, named.name, site(request))


@router.post("/me/passkeys", dependencies=[limited("identity")])
async def add_passkey(
    request: Request, new: Annotated[NewPasskey, sent(NewPasskey)], server: Server, caller: Guest
) -> Me:
    """Keep a passkey; a guest without an account has one from then on."""
    await server.passkeys.add(caller, new, site(request))
    return await server.identity.me(caller, can_mail=can_mail(server))


@router.delete("/me/passkeys/{id}", dependencies=[limited("identity")])
async def drop_passkey(id: PasskeyId, server: Server, caller: Guest) -> Me:
    """Forget a passkey."""
    await server.passkeys.drop(caller, id)
    return await server.identity.me(caller, can_mail=can_mail(server))


@router.post("/me/name", dependencies=[limited("identity")])
async def rename(named: Annotated[Named, sent(Named)], server: Server, caller: Guest) -> Me:
    """Change the name of an account."""
    await server.identity.rename(caller, named.name)
    return await server.identity.me(caller, can_mail=can_mail(server))


@router.post("/sign-in/options", dependencies=[limited("identity")])
async def ask_to_sign_in(request: Request, server: Server, caller: Guest) -> PasskeyChallenge:
    """Begin to sign in with a passkey."""
    return await server.passkeys.ask(caller, site(request))


@router.post("/sign-in", dependencies=[limited("identity")])
async def sign_in(
    request: Request, response: Response, proof: Annotated[Assertion, sent(Assertion)], server: Server, caller: Guest
) -> Me:
    """Sign in with a passkey."""
    signed = await server.passkeys.sign_in(caller, proof, site(request), bring=proof.bring)
    become(request, response, server, signed)
    return await server.identity.me(signed.guest, can_mail=can_mail(server))


@router.post("/sign-in/mail", status_code=204, dependencies=[limited("mails")])
async def ask_for_mail(
    request: Request, asked: Annotated[AskMail, sent(AskMail)], server: Server, caller: Guest
) -> None:
    """Send a link for signing in, or for an account of that address: the answer is the same in any case."""
    if not can_mail(server):
        raise Refused("this server sends no mail", "no-mail")
    base = server.settings.public_address or site(request).origin
    await server.letters.send(asked.mail, caller, base, asked.language)


# --- Everything of one's own ---


@router.get(
    "/me/export",
    dependencies=[limited("exports")],
    response_model=None,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def export_me(server: Server, caller: Guest) -> StreamingResponse:
    """Return everything that is kept of this guest."""
    parts = export(server.store, caller)
    headers = {"Content-Disposition": 'attachment; filename="ludotheque.json"', "Cache-Control": "no-store"}
    return StreamingResponse(parts, media_type="application/json", headers=headers)


@router.delete("/me", status_code=204, dependencies=[limited("identity")])
async def delete_me(response: Response, server: Server, caller: Guest) -> None:
    """Delete this guest and its account. Its games stay, with a former player."""
    await server.identity.leave(caller)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


# --- Sessions ---


@router.post("/me/sign-out", status_code=204, dependencies=[limited("looks")])
async def sign_out(response: Response) -> None:
    """Have this browser forget the guest; its next call makes a new one."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/me/end-sessions", dependencies=[limited("identity")])
async def end_sessions(request: Request, response: Response, server: Server, caller: Guest) -> Me:
    """End all other sessions of this guest."""
    signed = await server.identity.end_everywhere(caller)
    become(request, response, server, signed)
    return await server.identity.me(signed.guest, can_mail=can_mail(server))
