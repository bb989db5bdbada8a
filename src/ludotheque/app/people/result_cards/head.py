"""Open Graph tags in the head of a page."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from ludotheque.app.people.archive.played import Played
from ludotheque.app.people.result_cards.drawing import HEIGHT, WIDTH
from ludotheque.app.people.result_cards.facts import Facts, custom_input_words, facts, say
from ludotheque.app.protocol.server_texts import Language
from ludotheque.app.store.interface import StoredTable
from ludotheque.app.tables.custom_inputs import custom_inputs_of
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load

PAGE = re.compile(r"^(?P<page>table|replay|join)/(?P<table>[\w-]{1,64})/?$", re.ASCII)
LANGUAGES: tuple[Language, ...] = ("en", "fr", "ko")


def table_of(path: str) -> str | None:
    """Return the table of a page's path.

    >>> table_of("replay/Ab-1"), table_of("learn/koryo"), table_of("table/a.b")
    ('Ab-1', None, None)
    """
    found = PAGE.match(path)
    return found["table"] if found else None


def language_of(accepted: str) -> Language:
    """Return the language of the client that a browser, or the robot of a site, prefers.

    >>> language_of("ko-KR,ko;q=0.9"), language_of("de, fr;q=0.8"), language_of("")
    ('ko', 'fr', 'en')
    """
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((one for want in wanted for one in LANGUAGES if one == want), "en")


def tags(found: Played | StoredTable, base: str, table: str, language: Language, *, drawn: bool) -> str:
    """Return the tags of the page of a table.

    A game that is not over is only named: who plays it is not for the archives of other sites.

    Args:
        found: a finished game, or the table of one that is not over.
        base: the address of this server, without a slash at its end.
        table: the table.
        language: the language of the words.
        drawn: whether this server draws cards.
    """
    if isinstance(found, StoredTable):
        values = _unfinished(found, base, language)
    else:
        values = _finished(facts(found, language), base, language)
        if drawn:
            values |= {
                "og:image": f"{base}/api/tables/{table}/card.png?language={language}",
                "og:image:type": "image/png",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "twitter:card": "summary_large_image",
            }
    return "".join(_tag(name, value) for name, value in values.items())


def _tag(name: str, value: str) -> str:
    key = "property" if name.startswith("og:") else "name"
    return f'<meta {key}="{name}" content="{html.escape(value, quote=True)}" />'


def _finished(known: Facts, base: str, language: Language) -> dict[str, str]:
    scores = [_scored(line.name, line.score, language) for line in known.lines]
    return {
        "og:site_name": "Ludotheque",
        "og:type": "website",
        "og:title": say(language, "result", game=known.title, verdict=known.verdict),
        "og:description": _described(", ".join(scores), known.brought),
        **_cover(known.game, base),
    }


def _scored(name: str, score: int | None, language: Language) -> str:
    return name if score is None else say(language, "seat", name=name, score=score)


def _unfinished(table: StoredTable, base: str, language: Language) -> dict[str, str]:
    try:
        game = load(table.game)
    except BadInput:
        return {}
    about = {
        "players": _range(game.players[0], game.players[-1]),
        "minutes": _range(*game.minutes),
    }
    return {
        "og:site_name": "Ludotheque",
        "og:type": "website",
        "og:title": say(language, "site", game=game.title),
        "og:description": _described(
            custom_input_words(custom_inputs_of(table), language), say(language, "about", **about)
        ),
        **_cover(table.game, base),
    }


def _described(*parts: str) -> str:
    """Join the parts of a description that there are."""
    return " · ".join(part for part in parts if part)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _cover(id: str, base: str) -> Mapping[str, str]:
    """Return the picture of a game that has one."""
    try:
        known = load(id)
    except BadInput:
        return {}
    if known.picture("cover") is None:
        return {}
    return {"og:image": f"{base}/api/games/{id}/pictures/cover.webp", "og:image:type": "image/webp"}
