"""Bot accounts: calls of their owners, of hosts who challenge them, and of their programs."""

from __future__ import annotations

from typing import Annotated

from ludotheque.app.app import People
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import BotCaller, Guest
from ludotheque.app.protocol.answers.bots import BotAccounts, BotSeat, NewBotToken, ReadyBot
from ludotheque.app.protocol.messages.bots import (
    BOT_ID,
    AcceptChallenge,
    ChallengeBot,
    ChangeBotAccount,
    DeclineChallenge,
    NewBotAccount,
)
from ludotheque.app.protocol.model import limits

calls: Calls = Calls()

BotId = Annotated[str, limits(BOT_ID, most=100)]


# --- Their owners ---


@calls.get("/me/bots", limit="looks")
async def list_bot_accounts(people: People, caller: Guest) -> BotAccounts:
    """Return the bot accounts of this guest ([bot-protocol.md](bot-protocol.md#on-a-server))."""
    return await people.bots.of(caller)


@calls.post("/me/bots", limit="identity")
async def add_bot_account(people: People, caller: Guest, new: NewBotAccount) -> NewBotToken:
    """Make a bot account; no other response contains its token.

    403: no account, five bots already, or the name looks like another bot's.
    """
    return await people.bots.add(caller, new.name, everyone=new.everyone)


@calls.put("/me/bots/{bot}", limit="identity")
async def change_bot_account(people: People, caller: Guest, bot: BotId, change: ChangeBotAccount) -> None:
    """Let everyone challenge a bot account, or only its owner."""
    await people.bots.change(caller, bot, everyone=change.everyone)


@calls.post("/me/bots/{bot}/token", limit="identity")
async def renew_bot_token(people: People, caller: Guest, bot: BotId) -> NewBotToken:
    """Give a bot account a new token: the old one is void, and its sockets are closed."""
    return await people.bots.renew(caller, bot)


@calls.delete("/me/bots/{bot}", limit="identity")
async def delete_bot_account(people: People, caller: Guest, bot: BotId) -> None:
    """Delete a bot account; its games stay, with *A former player*."""
    await people.bots.remove(caller, bot)


# --- Hosts who challenge them ---


@calls.get("/bots", limit="looks")
async def list_ready_bots(people: People, caller: Guest) -> list[ReadyBot]:
    """Return the connected bot accounts that this guest may challenge, its own first, at most 100."""
    return await people.bots.ready(caller)


@calls.post("/tables/{table}/challenge", limit="meetings")
async def challenge_bot(people: People, caller: Guest, table: str, asked: ChallengeBot) -> None:
    """Offer a bot account a seat for five minutes (host only, not at rated tables, 403)."""
    await people.challenges.challenge(table, asked.seat, asked.bot, caller)


# --- Their programs ---


@calls.post("/tables/{table}/accept", limit="meetings", bots=True)
async def accept_challenge(people: People, caller: BotCaller, table: str, accepted: AcceptChallenge) -> BotSeat:
    """Take a seat that was offered to the calling bot account (403: no offer, or expired)."""
    return await people.challenges.accept(table, accepted.seat, caller)


@calls.post("/tables/{table}/decline", limit="meetings", bots=True)
async def decline_challenge(people: People, caller: BotCaller, table: str, declined: DeclineChallenge) -> None:
    """Decline a seat that was offered to the calling bot account."""
    await people.challenges.decline(table, declined, caller)
