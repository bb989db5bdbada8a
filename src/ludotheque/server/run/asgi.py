"""Build the ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount

from ludotheque.app.analysis.studies import Studies
from ludotheque.app.app import App, People
from ludotheque.app.calls.every import EVERY
from ludotheque.app.people.accounts.accounts import Accounts
from ludotheque.app.people.accounts.letters import SignInLetters
from ludotheque.app.people.accounts.passkeys import Passkeys
from ludotheque.app.people.archive.archive import Archive
from ludotheque.app.people.archive.archivist import Archivist
from ludotheque.app.people.bot_accounts.bots import BotRegister
from ludotheque.app.people.bot_accounts.challenges import Challenges
from ludotheque.app.people.bot_accounts.feeds import Feeds
from ludotheque.app.people.clubs.clubs import Clubs
from ludotheque.app.people.clubs.tournaments import Tournaments
from ludotheque.app.people.conduct.blocks import Blocks
from ludotheque.app.people.conduct.reports import Reports
from ludotheque.app.people.lobby.lobby import Lobby
from ludotheque.app.people.lobby.rematches import Rematches
from ludotheque.app.people.moderation.expiry import keep_expiring
from ludotheque.app.people.notes import Notes
from ludotheque.app.people.notifications.channels import Channels
from ludotheque.app.people.notifications.letters import Letters
from ludotheque.app.people.notifications.notifier import Notifier
from ludotheque.app.people.notifications.senders import Senders
from ludotheque.app.protocol.guests import Guests
from ludotheque.app.tables.tables import Tables
from ludotheque.app.tables.timekeeping.ticker import Ticker
from ludotheque.app.thinking.asking import Thinker
from ludotheque.server.databases.opening import open_store
from ludotheque.server.limits import Limits
from ludotheque.server.mail import SmtpMail
from ludotheque.server.outgoing import HttpsClient
from ludotheque.server.printing.printer import CardPrinter
from ludotheque.server.processes import Workers
from ludotheque.server.run import collector, health
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import TABLES, TableMetrics, WatchedThinker, on_port
from ludotheque.server.telemetry.tracing import Tracing
from ludotheque.server.transport.client import client
from ludotheque.server.transport.guard import Guard
from ludotheque.server.transport.heads import head_of
from ludotheque.server.transport.http import REFUSALS, api
from ludotheque.server.transport.sockets import Sockets

log: logging.Logger = logging.getLogger(__name__)


def create_app(
    settings: Settings | None = None, thinker: Thinker | None = None, ticker: Ticker | None = None
) -> Starlette:
    """Return the server as an ASGI application. It opens its database when it starts (StoreError if it cannot).

    ``thinker`` answers for the bots; worker processes of its own, if it is left out.
    ``ticker`` is the time that the players' clocks, the waits before a deal and the pauses of bots go by.
    """
    chosen = settings or Settings()
    tracing = Tracing.chosen(chosen)
    thinkers = WatchedThinker(thinker or Workers(chosen.workers), tracing)
    limits = Limits(chosen)

    @contextlib.asynccontextmanager
    async def lifespan(asgi: Starlette) -> AsyncIterator[None]:
        store, ownership = await open_store(chosen.database)
        tables = Tables(
            store, thinkers, chosen, ownership, ticker, watch=TableMetrics(), free_memory=collector.give_back
        )
        guests = Guests(await store.key())
        blocks = Blocks(store, tables, guests)
        lobby = Lobby(store, tables, guests, blocks)
        archivist = Archivist(store, tables)
        archive = Archive(store, guests, archivist)
        clubs = Clubs(store, guests, archive)
        mail, outside = SmtpMail(chosen), HttpsClient(loopback=chosen.calls_to_loopback)
        letters = Letters(guests, chosen.public_address or "")
        senders = Senders(chosen, store, mail, letters, outside)
        channels = Channels(chosen, store, mail, letters, senders, loopback=chosen.calls_to_loopback)
        notifier = Notifier(chosen, store, senders, mail, tables, ownership)
        accounts = Accounts(store, tables, guests)
        feeds = Feeds()
        bots = BotRegister(store, tables, accounts, feeds, chosen.bots_per_account)
        challenges = Challenges(store, tables, bots, blocks, feeds)
        asgi.state.app = App(
            store=store,
            tables=tables,
            thinker=thinkers,
            studies=Studies(chosen.study_seconds, chosen.studies_waiting),
            notes=Notes(store),
            archive=archive,
            rematches=Rematches(store, tables, lobby, blocks, challenges.challenge),
            record_entries=chosen.record_entries,
            hint_seconds=chosen.hint_seconds,
            people=People(
                settings=chosen,
                store=store,
                guests=guests,
                lobby=lobby,
                blocks=blocks,
                reports=Reports(store),
                bots=bots,
                challenges=challenges,
                feeds=feeds,
                clubs=clubs,
                tournaments=Tournaments(store, tables, clubs, archivist),
                channels=channels,
                accounts=accounts,
                passkeys=Passkeys(store, accounts, guests),
                letters=SignInLetters(store, guests, mail),
                mail=mail,
                printer=CardPrinter(),
            ),
        )
        asgi.state.limits = limits
        asgi.state.notifier = notifier
        asgi.state.health = health.Health(chosen, store)
        TABLES.set_function(lambda: len(tables))
        await tables.wake()
        old = keep_expiring(store, ownership, chosen.expire_unbegun, chosen.expire_finished, tables.__contains__)
        everlasting = (tables.sweep(), old, tables.look_after(), tables.keep_positions())
        calls = (lobby.look_after(chosen.lobby_seconds), archivist.look_after(), notifier.look_after(), channels.tidy())
        closing = tables.stranded.look_after()
        chores = [asyncio.create_task(chore) for chore in (*everlasting, *calls, closing)]
        try:
            with on_port(chosen.metrics_host, chosen.metrics_port):
                yield
        finally:
            for chore in chores:
                chore.cancel()
            await notifier.close()
            await mail.close()
            outside.close()
            await tables.close()
            await ownership.close()  # after the tables: what they were writing is theirs to write
            thinkers.close()
            await store.close()
            await tracing.close()

    return Starlette(
        routes=[Mount("/api", api(EVERY)), *health.ROUTES, Mount("/", client(chosen.static, head_of))],
        exception_handlers=REFUSALS,
        middleware=[
            *tracing.layers(),
            Middleware(Guard, settings=chosen, limits=limits),
            Middleware(Sockets, limits=limits, settings=chosen, tracing=tracing),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        lifespan=lifespan,
    )
