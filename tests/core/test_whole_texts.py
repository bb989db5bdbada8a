"""Every text is whole and in one language alone: of the games, the page, its refusals, and the server."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from ludotheque import Game, registered_games
from ludotheque.core.actions import DIGITS
from ludotheque.core.events import Event
from ludotheque.texts.texts import NOT_YOU, SEATS, YOU, Texts

SPOKEN = [(game, language) for game in registered_games().values() for language in game.languages]
READERS = [NOT_YOU, *("-".join(some) for size in (1, 2) for some in itertools.combinations(SEATS, size))]
ROOT = Path(__file__).parents[2]
FOLDERS = [
    ROOT / "web/src/text/shell",
    ROOT / "web/src/text/shell/seldom",
    ROOT / "src/ludotheque/texts/shared",
    *(
        ROOT / "src/ludotheque/app" / part / "text"
        for part in ("protocol", "people/notifications", "people/result_cards")
    ),
]
"""The texts that are of no game."""
TERMINAL = ROOT / "src/ludotheque/terminal/text"
PLATFORM = [(folder, language) for folder in FOLDERS for language in ("en", "fr", "ko")]
NAMES = {"Ludotheque", "Lorc", "Delapouite", "localhost", "iPad", "iPhone", "Discord", "Slack"}
TERMS = {"CSV", "HTTPS", "JSON", "QR", "TOML", "false", "https", "id", "true"}
"""Names and technical terms that every language writes in Latin letters."""
NUMBERS = (0, 1, 2, 5)
NAME = "오토"
"""A name that has no Latin letter, so that one in Korean is a word that was left."""
WORD = "하나"
PLURALS = {"one", "other", "0"}
DANGLING = re.compile(r"(^|\s)[.,]|[.,:]{2}$")
"""A full stop or comma after a space, or two marks at the end: a part of the sentence is missing."""
LATIN = re.compile("[A-Za-z]{2,}")
NO_LATIN = {"ko"}
"""The languages whose texts have no word in Latin letters."""
COUNTS = {"count", "discarded", "fans", "goal", "held", "left", "limit", "most", "n", "points", "spare"}
"""The variables that count something, in the texts of games and of the terminal."""
ONE_OF_MANY = re.compile(r"(?<![\w.+−$-])1 (\w+s|dice|people)\b")
SINGULARS = {"Fireworks", "becomes", "begins", "happiness", "opens"}
"""Words that end in s and may follow a 1."""
MANY = {
    *("board-limit", "log-season", "reason-crowded", "reason-fits", "tell-no-tableau"),  # 3 and more
    *("log-end-tie", "log-over", "log-over-tie", "log-reached", "log-share", "reason-fifteen", "reason-lead"),
    *("draw-track", "tell-goal"),
    *("board-cost-alike", "log-bribe", "reason-alike"),
}
"""Texts whose counts are never 1."""
JOINED = {"en": "A and B", "fr": "A et B", "ko": "A 및 B"}


def source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def patterns(source: str) -> Iterator[tuple[str, str | None, ast.Pattern]]:
    """Yield each text: its id, the name of its attribute if it is one, and its pattern."""
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, None, entry.value
            yield from ((entry.id.name, one.id.name, one.value) for one in entry.attributes)


class Variables(visitor.Visitor):
    """The values that each variable of a pattern has to be tried with."""

    def __init__(self, pattern: ast.Pattern, counted: tuple[int, ...] = ()) -> None:
        self.values: dict[str, tuple[str | int, ...]] = {}
        self.counted = counted
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        plain = self.counted if name in COUNTS else ()
        self.values.setdefault(name, plain or (NAME if name.rstrip(DIGITS) in SEATS else WORD,))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else "0" for variant in node.variants]
        if name == YOU:
            assert set(keys) <= set(READERS), keys
            self.values[name] = tuple(READERS)
        elif set(keys) & PLURALS:
            self.values[name] = NUMBERS
        else:
            self.values[name] = tuple(keys)
        self.generic_visit(node)


def renderings(
    bundle: FluentBundle, pattern: ast.Pattern, compiled: object, counted: tuple[int, ...] = ()
) -> Iterator[str]:
    """Yield a text with all the values of its variables; those that only count have ``counted``, if there are any."""
    values = Variables(pattern, counted).values
    for some in itertools.product(*values.values()):
        said, errors = bundle.format_pattern(compiled, dict(zip(values, some, strict=True)))
        assert not errors, errors
        yield str(said)


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_every_text_is_whole_in_its_language(game: Game, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    source = game.text(language)
    bundle.add_resource(FluentResource(source))
    for id, attribute, pattern in patterns(source):
        message = bundle.get_message(id)
        compiled = message.value if attribute is None else message.attributes[attribute]
        for said in renderings(bundle, pattern, compiled):
            told = f"{id}: {said!r}"
            assert said.strip(), told
            assert "  " not in said.replace("\n", " ") and "{" not in said, told
            assert not DANGLING.search(said), told
            assert language not in NO_LATIN or not LATIN.search(said), told


@pytest.mark.parametrize("text", [*(game.text("en") for game in registered_games().values()), source(TERMINAL, "en")])
def test_a_count_agrees_with_its_noun(text: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    wrong = []
    for id, attribute, pattern in patterns(text):
        message = bundle.get_message(id)
        compiled = message.value if attribute is None else message.attributes[attribute]
        for said in renderings(bundle, pattern, compiled, NUMBERS):
            wrong += [f"{id}: {said!r}" for one in ONE_OF_MANY.findall(said) if one not in SINGULARS]
    assert [one for one in wrong if one.partition(":")[0] not in MANY] == []


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_lists_are_joined_as_the_language_joins_them(game: Game, language: str) -> None:
    assert Texts(game, language).listed(["A", "B"]) == JOINED[language]


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_the_reader_is_never_called_by_name_for_their_own_deeds(game: Game, language: str) -> None:
    texts, args = Texts(game, language), {"seat": 0, "target": 1, "other": 2}
    named = [
        id
        for id in texts.ids()
        if id.startswith("log-")
        and NAME in texts.event(Event(id.removeprefix("log-"), args), [NAME, "", ""])
        and NAME in texts.to(0).event(Event(id.removeprefix("log-"), args), [NAME, "", ""])
    ]
    assert named == []


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_a_turn_can_be_said_in_one_line(game: Game, language: str) -> None:
    texts = Texts(game, language)
    assert texts.has("turn-who") and texts.has("turn-said")
    assert any(texts.part(Event(id.removeprefix("log-")), "brief", []) for id in texts.ids() if id.startswith("log-"))


def placed(value: object) -> str:
    return str(value.relative_to(ROOT)) if isinstance(value, Path) else str(value)


def words_of(folder: Path, language: str) -> dict[str, tuple[set[str], list[str]]]:
    """Return the variables and the renderings of each text of a folder."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(folder, language)))
    found = {}
    for id, attribute, pattern in patterns(source(folder, language)):
        assert attribute is None, id
        compiled = bundle.get_message(id).value
        found[id] = (set(Variables(pattern).values), list(renderings(bundle, pattern, compiled)))
    return found


@pytest.mark.parametrize(("folder", "language"), PLATFORM, ids=placed)
def test_every_text_of_the_platform_is_whole_in_its_language(folder: Path, language: str) -> None:
    english = words_of(folder, "en")
    found = words_of(folder, language)
    assert sorted(found) == sorted(english)
    for id, (variables, texts) in found.items():
        assert variables == english[id][0], f"{id}: its variables are not those of English"
        for said in texts:
            told = f"{id}: {said!r}"
            assert said.strip(), told
            assert "  " not in said and "{" not in said, told
            assert not DANGLING.search(said), told
            if language in NO_LATIN:
                assert set(LATIN.findall(said)) <= NAMES | TERMS, told
            elif language != "en" and len(said.split()) > 2:
                assert said not in english[id][1], f"{told} is English"
