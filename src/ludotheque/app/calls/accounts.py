"""The guest: other devices, accounts, export and deletion."""

from __future__ import annotations

from typing import Annotated

from ludotheque.app.app import People
from ludotheque.app.calls.call import JSON, Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.calls.request import Reply, SiteRequest
from ludotheque.app.people.accounts.accounts import Signed
from ludotheque.app.people.accounts.export import export
from ludotheque.app.people.accounts.passkeys import RelyingParty
from ludotheque.app.protocol.answers.accounts import LinkInfo, Me, NewLink, PasskeyChallenge, PasskeyRequest
from ludotheque.app.protocol.answers.tables import Privacy
from ludotheque.app.protocol.guests import COOKIE_AGE
from ludotheque.app.protocol.messages.tables import BASE64, AskMail, Assertion, LookLink, Named, NewPasskey, UseLink
from ludotheque.app.protocol.model import limits
from ludotheque.app.protocol.refused import Refused

calls: Calls = Calls()

PasskeyId = Annotated[str, limits(BASE64, most=1400)]

DAY = 24 * 60 * 60


async def _me(people: People, guest: str) -> Me:
    return await people.accounts.me(guest, can_mail=people.mail.on)


async def _become(people: People, request: SiteRequest, signed: Signed) -> Me:
    """Have the browser be that guest from now on."""
    request.become(signed)
    return await _me(people, signed.guest)


@calls.get("/me", limit="looks")
async def get_me(people: People, caller: Guest) -> Me:
    """Return this guest's account, and the number of its tables."""
    return await _me(people, caller)


@calls.get("/privacy", limit="looks")
def get_privacy(people: People) -> Privacy:
    """Return the facts for the privacy page."""
    return {
        "contact": people.settings.contact,
        "cookie_days": COOKIE_AGE // DAY,
        "unbegun_days": people.settings.expire_unbegun,
        "finished_days": people.settings.expire_finished,
        "can_mail": people.mail.on,
    }


# --- Another device ---


@calls.post("/me/link", limit="identity")
async def make_link(people: People, caller: Guest) -> NewLink:
    """Make a one-time link that signs another browser in as this guest, for ten minutes."""
    return await people.accounts.link(caller)


@calls.post("/links/look", limit="identity")
async def look_at_link(people: People, caller: Guest, look: LookLink) -> LinkInfo:
    """Return what a link is for; the link stays valid."""
    return await people.accounts.look(look.link, caller)


@calls.post("/links/use", limit="identity")
async def use_link(people: People, caller: Guest, request: SiteRequest, use: UseLink) -> Me:
    """Make this browser the guest of a link; ``bring`` also moves the tables of its previous guest.

    403: the link has been used, or this browser is signed in to an account and would bring tables.
    """
    return await _become(people, request, await people.accounts.use(use.link, caller, bring=use.bring))


# --- An account ---


def _site(request: SiteRequest) -> RelyingParty:
    return RelyingParty(request.host, request.origin)


@calls.post("/me/passkeys/options", limit="identity")
async def ask_for_passkey(people: People, caller: Guest, request: SiteRequest, named: Named) -> PasskeyRequest:
    """Begin to make a passkey, within ten minutes in this browser."""
    return await people.passkeys.begin(caller, named.name, _site(request))


@calls.post("/me/passkeys", limit="identity")
async def add_passkey(people: People, caller: Guest, request: SiteRequest, new: NewPasskey) -> Me:
    """Keep a passkey; creates an account for a guest without one."""
    await people.passkeys.add(caller, new, _site(request))
    return await _me(people, caller)


@calls.delete("/me/passkeys/{id}", limit="identity")
async def drop_passkey(people: People, caller: Guest, id: PasskeyId) -> Me:
    """Forget a passkey (403: it is the only way to sign in)."""
    await people.passkeys.drop(caller, id)
    return await _me(people, caller)


@calls.post("/me/name", limit="identity")
async def rename(people: People, caller: Guest, named: Named) -> Me:
    """Change the name of an account (403: there is none)."""
    await people.accounts.rename(caller, named.name)
    return await _me(people, caller)


@calls.post("/sign-in/options", limit="identity")
async def ask_to_sign_in(people: People, caller: Guest, request: SiteRequest) -> PasskeyChallenge:
    """Begin to sign in with a passkey, within ten minutes in this browser."""
    return await people.passkeys.ask(caller, _site(request))


@calls.post("/sign-in", limit="identity")
async def sign_in(people: People, caller: Guest, request: SiteRequest, proof: Assertion) -> Me:
    """Make this browser the guest of an account, by a passkey; ``bring`` as for links."""
    signed = await people.passkeys.sign_in(caller, proof, _site(request), bring=proof.bring)
    return await _become(people, request, signed)


@calls.post("/sign-in/mail", limit="mails")
async def ask_for_mail(people: People, caller: Guest, request: SiteRequest, asked: AskMail) -> None:
    """Send a link for signing in; the answer is the same whether or not the address is known.

    It is valid in this browser for 20 minutes, for ``links/look`` and ``links/use``.
    """
    if not people.mail.on:
        raise Refused("this server sends no mail", "no-mail")
    base = people.settings.public_address or request.origin
    await people.letters.send(asked.mail, caller, base, asked.language)


# --- Everything of one's own ---


@calls.get("/me/export", limit="exports", kind=JSON, shape=dict)
async def export_me(people: People, caller: Guest) -> Reply:
    """Return all data of this guest: account, tables, finished records, chat messages."""
    headers = {"Content-Disposition": 'attachment; filename="ludotheque.json"', "Cache-Control": "no-store"}
    return Reply(export(people.store, caller), headers)


@calls.delete("/me", limit="identity")
async def delete_me(people: People, caller: Guest, request: SiteRequest) -> None:
    """Delete this guest and its account; their games stay, with *A former player*."""
    await people.accounts.leave(caller)
    request.forget()


# --- Sessions ---


@calls.post("/me/sign-out", limit="looks")
def sign_out(request: SiteRequest) -> None:
    """Have this browser forget its guest; its next call makes a new one."""
    request.forget()


@calls.post("/me/end-sessions", limit="identity")
async def end_sessions(people: People, caller: Guest, request: SiteRequest) -> Me:
    """Sign out this guest's other browsers; pushes stop, and its seat tokens are void."""
    return await _become(people, request, await people.accounts.end_everywhere(caller))
