"""Bot accounts: made, shown and deleted by the people to whom they belong, and known by their tokens."""

from __future__ import annotations

from ludotheque.app.people.accounts.accounts import Accounts
from ludotheque.app.people.bot_accounts.feeds import ONLINE, Feeds
from ludotheque.app.protocol import guests, names
from ludotheque.app.protocol.answers.bots import BotAccount, BotAccounts, NewBotToken, ReadyBot
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Conflict, Store, iso, now
from ludotheque.app.store.queries import accounts, bots
from ludotheque.app.store.queries.bots import StoredBot
from ludotheque.app.store.queries.tables import newest_of_guest
from ludotheque.app.tables.tables import MOST_SHOWN, Tables

MOST_READY = 100
"""Bot accounts that are shown to those who may challenge them."""


class UnknownToken(Refused):
    """A call carries the token of no bot account."""

    def __init__(self) -> None:
        super().__init__("this is the token of no bot account; its owner may have made another one", "unknown-token")


class BotRegister:
    """The bot accounts of one store."""

    def __init__(self, store: Store, tables: Tables, accounts: Accounts, feeds: Feeds, most: int) -> None:
        """Begin; ``most`` is how many one account may have, 0 for none at all."""
        self._store = store
        self._tables = tables
        self._accounts = accounts
        self._feeds = feeds
        self._most = most

    async def of_token(self, token: str) -> str:
        """Return the bot account of a token. UnknownToken if it is none, or none any more."""
        guest = guests.named_by(token)
        if guest is None or not await self.holds(guest, token):
            raise UnknownToken()
        await self._accounts.seen.note(guest)
        return guest

    async def holds(self, guest: str, token: str) -> bool:
        """Return whether a token is still that of a bot account."""
        if not self._most:
            return False
        found = await bots.one(self._store, guest)
        return guests.matches(token, None if found is None else found.token_hash)

    async def note(self, guest: str, *, here: bool) -> None:
        """Note that the program of a bot account is connected, or no longer."""
        await self._store.change([bots.come(guest, now() if here else 0)])

    async def name(self, guest: str) -> str:
        """Return the name of a bot account, as it is shown at tables."""
        found = await bots.one(self._store, guest)
        if found is None:
            raise UnknownToken()
        return f"{names.BOT_MARK}{found.name}"

    # --- For their owners ---

    async def of(self, owner: str) -> BotAccounts:
        """Return the bot accounts of a guest, the oldest first."""
        since = now() - ONLINE
        found: list[BotAccount] = [
            {
                "bot": _shown(one.guest),
                "name": one.name,
                "everyone": one.everyone,
                "created": iso(one.created),
                "online": one.here > since,
            }
            for one in await bots.of_owner(self._store, owner)
        ]
        return {"bots": found, "most": self._most}

    async def add(self, owner: str, name: str, *, everyone: bool) -> NewBotToken:
        """Make a bot account. Refused to guests without an account, and where the name looks like another's."""
        if not self._most:
            raise Refused("this server has no bot accounts", "no-bots")
        if await accounts.account(self._store, owner) is None:
            raise Refused("a bot account belongs to an account; make yourself one first", "bots-need-account")
        guest = guests.new_bot_account()
        token = guests.new_bot_token(guest)
        likenesses = names.likenesses(name)
        full = Refused(f"you have {self._most} bot accounts; delete one first", "bots-full", most=self._most)
        if len(await bots.of_owner(self._store, owner)) >= self._most:
            raise full
        bot = StoredBot(guest, owner, name, *likenesses, guests.digest(token), everyone, now(), 0)
        taken = Refused("another bot account has this name, or one that looks like it", "bot-name-taken")
        if await bots.is_alike(self._store, *likenesses):
            raise taken
        try:
            await self._store.change([accounts.hold(owner), *bots.add(bot, self._most)])
        except Conflict:  # with another call of that moment
            raise taken if await bots.is_alike(self._store, *likenesses) else full from None
        return {"bot": _shown(guest), "token": token}

    async def change(self, owner: str, bot: str, *, everyone: bool) -> None:
        """Say who may challenge a bot account."""
        guest = await self._owned(owner, bot)
        await self._store.change([bots.set_everyone(guest, owner, everyone)])

    async def renew(self, owner: str, bot: str) -> NewBotToken:
        """Give a bot account another token; the old one is void, and everything that it had opened is closed."""
        guest = await self._owned(owner, bot)
        token = guests.new_bot_token(guest)
        playing = [table.id for table in await newest_of_guest(self._store, guest, MOST_SHOWN)]
        async with self._tables.aside(playing):
            await self._store.change([bots.set_token(guest, owner, guests.digest(token))])
        self._feeds.wake(guest)
        return {"bot": _shown(guest), "token": token}

    async def remove(self, owner: str, bot: str) -> None:
        """Delete a bot account. Its games stay, with a former player; bots of the server go on in those in play."""
        guest = await self._owned(owner, bot)
        await self._accounts.leave(guest)
        self._feeds.wake(guest)

    async def _owned(self, owner: str, bot: str) -> str:
        guest = guests.BOT_ACCOUNT + bot
        found = await bots.one(self._store, guest)
        if found is None or found.owner != owner:
            raise Refused("you have no such bot account", "no-bot")
        return guest

    # --- For those who challenge them ---

    async def ready(self, guest: str) -> list[ReadyBot]:
        """Return the bot accounts that a guest may challenge now, its own first."""
        found = await bots.ready(self._store, guest, now() - ONLINE, MOST_READY)
        return [{"bot": _shown(one.guest), "name": one.name, "yours": one.owner == guest} for one in found]

    async def to_challenge(self, bot: str, guest: str) -> str:
        """Return the guest of a bot account that may be challenged now. Refused otherwise."""
        if all(one["bot"] != bot for one in await self.ready(guest)):
            raise Refused("this bot account is not connected, or not open to you", "bot-away")
        return guests.BOT_ACCOUNT + bot


def _shown(guest: str) -> str:
    """Return the public id of a bot account."""
    return guests.bot_id(guest) or ""
