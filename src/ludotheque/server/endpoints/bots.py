"""HTTP endpoints about bot accounts: of their owners, of hosts who challenge them, and of their programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as PathParameter

from ludotheque.server.endpoints.context import REFUSALS, BotCaller, Guest, Server, limited, sent
from ludotheque.server.protocol.answers.bots import BotAccounts, BotSeat, NewBotToken, ReadyBot
from ludotheque.server.protocol.messages.bots import (
    BOT_ID,
    AcceptChallenge,
    ChallengeBot,
    ChangeBotAccount,
    DeclineChallenge,
    NewBotAccount,
)

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)

BotId = Annotated[str, PathParameter(pattern=f"^{BOT_ID}$")]


# --- Their owners ---


@router.get("/me/bots", dependencies=[limited("looks")])
async def list_bot_accounts(server: Server, caller: Guest) -> BotAccounts:
    """Return the caller's bot accounts."""
    return await server.bots.of(caller)


@router.post("/me/bots", dependencies=[limited("identity")])
async def add_bot_account(
    new: Annotated[NewBotAccount, sent(NewBotAccount)], server: Server, caller: Guest
) -> NewBotToken:
    """Make a bot account; its token is in this answer alone."""
    return await server.bots.add(caller, new.name, everyone=new.everyone)


@router.put("/me/bots/{bot}", status_code=204, dependencies=[limited("identity")])
async def change_bot_account(
    bot: BotId, change: Annotated[ChangeBotAccount, sent(ChangeBotAccount)], server: Server, caller: Guest
) -> None:
    """Say who may challenge a bot account."""
    await server.bots.change(caller, bot, everyone=change.everyone)


@router.post("/me/bots/{bot}/token", dependencies=[limited("identity")])
async def renew_bot_token(bot: BotId, server: Server, caller: Guest) -> NewBotToken:
    """Give a bot account another token; the old one is void."""
    return await server.bots.renew(caller, bot)


@router.delete("/me/bots/{bot}", status_code=204, dependencies=[limited("identity")])
async def delete_bot_account(bot: BotId, server: Server, caller: Guest) -> None:
    """Delete a bot account. Its games stay, with a former player."""
    await server.bots.remove(caller, bot)


# --- Hosts who challenge them ---


@router.get("/bots", dependencies=[limited("looks")])
async def list_ready_bots(server: Server, caller: Guest) -> list[ReadyBot]:
    """Return the bot accounts that the caller may challenge now."""
    return await server.bots.ready(caller)


@router.post("/tables/{table}/challenge", status_code=204, dependencies=[limited("meetings")])
async def challenge_bot(
    table: str, asked: Annotated[ChallengeBot, sent(ChallengeBot)], server: Server, caller: Guest
) -> None:
    """Offer an open seat to a bot account; for the host of the table."""
    await server.challenges.challenge(table, asked.seat, asked.bot, caller)


# --- Their programs ---


@router.post("/tables/{table}/accept", dependencies=[limited("meetings", bots=True)])
async def accept_challenge(
    table: str, accepted: Annotated[AcceptChallenge, sent(AcceptChallenge)], server: Server, caller: BotCaller
) -> BotSeat:
    """Take a seat that was offered to the calling bot account."""
    return await server.challenges.accept(table, accepted.seat, caller)


@router.post("/tables/{table}/decline", status_code=204, dependencies=[limited("meetings", bots=True)])
async def decline_challenge(
    table: str, declined: Annotated[DeclineChallenge, sent(DeclineChallenge)], server: Server, caller: BotCaller
) -> None:
    """Leave a seat that was offered to the calling bot account."""
    await server.challenges.decline(table, declined, caller)
