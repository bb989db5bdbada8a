"""Turn notifications: their channels, and what is sent over them."""

from __future__ import annotations

from urllib.parse import quote

from ludotheque.app.app import People
from ludotheque.app.calls.call import ELSEWHERE, Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.calls.request import Reply, SiteRequest
from ludotheque.app.protocol.answers.tables import ChannelInfo, NotificationSettings, Tried
from ludotheque.app.protocol.messages.tables import AddHook, AddMail, AddPush, LinkWord, Switch

calls: Calls = Calls()


@calls.get("/calling", limit="looks")
async def get_calling(people: People, caller: Guest) -> NotificationSettings:
    """Return this guest's turn notifications."""
    return await people.channels.shown(caller)


@calls.post("/calling/push", limit="ways")
async def add_push(people: People, caller: Guest, request: SiteRequest, asked: AddPush) -> ChannelInfo:
    """Add a browser's push subscription.

    ``replaces`` is its previous endpoint, whose entry is kept, with its name and, unless a new one is given, its
    language.
    """
    return await people.channels.add_push(caller, asked, request.origin)


@calls.post("/calling/mail", limit="ways")
async def add_mail(people: People, caller: Guest, request: SiteRequest, asked: AddMail) -> ChannelInfo:
    """Add a mail address; the server sends a confirmation link there.

    403 if the server has no mail, or after three such mails in a day.
    """
    return await people.channels.add_mail(caller, asked, request.origin)


@calls.post("/calling/hook", limit="ways")
async def add_hook(people: People, caller: Guest, request: SiteRequest, asked: AddHook) -> ChannelInfo:
    """Add a webhook."""
    return await people.channels.add_hook(caller, asked, request.origin)


@calls.post("/calling/confirm", limit="ways")
async def confirm_mail(people: People, asked: LinkWord) -> None:
    """Confirm the address that received the link with this word; 403 after a day."""
    await people.channels.confirm(asked.word)


@calls.get("/calling/off/{word}", limit="looks", kind=ELSEWHERE)
def show_switch_off(_: People, word: str) -> Reply:
    """Redirect to the page that asks whether to turn off mail."""
    return Reply(headers={"Location": f"/calls#off={quote(word)}"}, status=303)


@calls.post("/calling/off/{word}", limit="ways")
async def switch_off(people: People, word: str) -> None:
    """Turn off mail to the address that received this link (RFC 8058)."""
    await people.channels.switch_off(word)


@calls.put("/calling/ways/{way}", limit="ways")
async def switch_way(people: People, caller: Guest, way: str, asked: Switch) -> None:
    """Turn one of the guest's notification channels on or off."""
    await people.channels.switch(caller, way, asked.on)


@calls.delete("/calling/ways/{way}", limit="ways")
async def remove_way(people: People, caller: Guest, way: str) -> None:
    """Delete a notification channel."""
    await people.channels.remove(caller, way)


@calls.post("/calling/ways/{way}/try", limit="ways")
async def try_way(people: People, caller: Guest, way: str) -> Tried:
    """Send a test notification to a browser or webhook."""
    return await people.channels.try_out(caller, way)


@calls.put("/tables/{table}/calling", limit="ways")
async def mute_table(people: People, caller: Guest, table: str, asked: Switch) -> None:
    """Turn this guest's notifications for a table on or off."""
    await people.channels.mute(caller, table, not asked.on)
