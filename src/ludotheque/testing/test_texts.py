"""Every prompt, log line and action has text in every language, and an anchor in the guide."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ludotheque import Event, Game, Match, SeededChance
from ludotheque.core import defaults
from ludotheque.testing.cases import GAMES, Case, cases, decisions, games, sample
from ludotheque.testing.said import keys, left_over, unsaid
from ludotheque.texts.description import describe
from ludotheque.texts.texts import ONLY, Texts

SPOKEN = [(game, language) for game in games() for language in game.languages]
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def spoken(case: Case, seeds: int) -> Iterator[tuple[str, Any]]:
    """Every prompt, event and offered action of some random games, with the reasons why others are not.

    Views too, where the game has words for the generic board.
    """
    described = any(id.startswith("view-") for id in Texts(case.game).ids())
    for seed in range(seeds):
        match = Match.start(case.game, case.players, dict(case.options), chance=SeededChance(seed))
        dice = SeededChance(seed + 50)
        yield from (("event", event) for event in match.opening)
        for _ in decisions(case.game, match):
            yield "prompt", (case.game.prompt(match.state), case.game.verbs(match.state))
            actions = match.state.legal_actions()
            for action in actions:
                yield "action", case.game.actions.to_json(action)
            for verb in case.game.actions.verbs:
                yield "why", case.game.explain(match.state, verb.name, {})
            if described:
                yield "view", case.game.view(match.state, match.state.current_player())
            match.act(actions[dice.below(len(actions))])
            yield from (("event", event) for event in match.plies[-1].events)
        yield "prompt", (case.game.prompt(match.state), frozenset())
        yield from (("view", case.game.view(match.state, seat)) for seat in (None, *range(case.players)))
        for line in case.game.sheet(match.state):
            yield "sheet", line.key
            yield "sheet", None if line.rival is None else "rival"


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_everything_said_has_text(game: Game, language: str) -> None:
    texts = Texts(game, language)
    names = ["Ada", "Ben", "Chu", "Dee"]
    said = set()
    for case in cases():
        if case.game is not game:
            continue
        for kind, what in spoken(case, max(1, GAMES // 3)):
            if kind == "event":
                said.add(texts.event(what, names))
            elif kind == "prompt":
                asked, verbs = what
                said.update((texts.prompt(asked, names), texts.prompt(asked, names, verbs=verbs)))
            elif kind == "action":
                said.add(texts.action(what, names))
            elif kind == "view":
                describe(texts, what, names)
            elif what is not None:
                said.add(texts.message(f"{kind}-{what}"))
    gaps = [f"text/{language}.ftl has no {id}: add it, or mend what it says" for id in texts.missing()]
    assert not gaps, "\n".join(gaps)
    assert all(text and "{" not in text for text in said)
    # A word that is also said without a number needs a default form that names none.
    assert not [text for text in said if "count" in text.split()]
    assert len(said) > 10


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_every_rule_named_has_its_anchor_in_the_guide(game: Game, language: str) -> None:
    anchors = ANCHOR.findall(game.guide(language))
    assert len(anchors) == len(set(anchors)), "an anchor stands twice"
    assert set(anchors) == set(ANCHOR.findall(game.guide("en"))), "the guides have the same rules"
    named = set()
    for case in cases():
        if case.game is game:
            said = list(spoken(case, 1))
            named |= {event.rule for kind, event in said if kind == "event"}
            named |= {what[0].rule for kind, what in said if kind == "prompt"}
    # The prompt of a game that writes none of its own names no rule.
    unruled = {""} if game.rules.prompt is defaults.turn else set()
    assert named - set(anchors) == unruled


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_what_the_sources_can_say_has_text(game: Game, language: str) -> None:
    """Events, prompts, lines of the sheet and reasons, also those that random games do not come to."""
    gaps = unsaid(game, language)
    assert not gaps, "\n".join(gaps)


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_consequences_are_said_without_what_may_differ(game: Game, language: str) -> None:
    texts, names = Texts(game, language), [f"Player {seat}" for seat in range(max(game.players))]
    kinds = {one.key: one for one in game.consequences}
    assert len(kinds) == len(game.consequences), "a kind of event stands twice"
    assert all(texts.has(f"log-{key}") for key in kinds)
    for one in kinds.values():
        has = "consequence" in texts.attributes(f"log-{one.key}")
        assert has == bool(one.aside), f"text/{language}.ftl: .consequence of log-{one.key} is missing, or has no use"
    events = [what for case in cases() if case.game is game for kind, what in spoken(case, 1) if kind == "event"]
    for event in events:
        if event.key in kinds:
            aside = kinds[event.key].aside
            assert event.args.keys() >= set(aside)
            alone = Event(event.key, {name: value for name, value in event.args.items() if name not in aside})
            assert texts.part(alone, "consequence", names) or texts.event(alone, names)
    assert not texts.missing()


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_every_text_can_be_reached(game: Game, language: str) -> None:
    seen: set[str] = set()
    for players in game.players:
        for state in sample(Case(game, players, ()), 1):
            seen.update(*(keys(game.view(state, seat)) for seat in (None, *range(players))))
    spare = left_over(game, language, seen)
    assert not spare, "\n".join(spare)


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_what_is_asked_of_some_verbs_names_verbs(game: Game, language: str) -> None:
    texts = Texts(game, language)
    verbs = sorted(verb.name for verb in game.actions.verbs)
    asked = {(id, name) for id in texts.ids() for name in texts.attributes(id) if name.startswith(ONLY)}
    wrong = [
        f"{id}.{name}"
        for id, name in sorted(asked)
        if not id.startswith("prompt-") or not are_verbs(name.removeprefix(ONLY), verbs)
    ]
    assert not wrong, f"text/{language}.ftl: no prompt, or no verbs of the game in their order: {', '.join(wrong)}"


def are_verbs(name: str, verbs: Sequence[str]) -> bool:
    """Return whether a name consists of verbs in their order, with a hyphen between two.

    >>> are_verbs("done", ["done", "play", "play-top"]), are_verbs("done-play-top", ["done", "play", "play-top"])
    (True, True)
    >>> are_verbs("play-done", ["done", "play"]), are_verbs("end", ["done", "play"])
    (False, False)
    """
    return any(
        name == verb or (name.startswith(f"{verb}-") and are_verbs(name[len(verb) + 1 :], verbs[at + 1 :]))
        for at, verb in enumerate(verbs)
    )


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_every_kind_of_words_has_words(game: Game, language: str) -> None:
    """``.of = rank`` of a field needs texts ``rank-...``."""
    texts = Texts(game, language)
    kinds = {id: texts.attribute(id, "of") for id in texts.ids() if id.startswith("view-")}
    bare = [
        f"text/{language}.ftl: {id} is .of = {kind}, and there is no text {kind}-...: name another kind, or add them"
        for id, kind in kinds.items()
        if kind and not any(other.startswith(f"{kind}-") for other in texts.ids())
    ]
    assert not bare, "\n".join(bare)


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda value: getattr(value, "id", value))
def test_words_are_chosen_by_a_verb_of_the_game(game: Game, language: str) -> None:
    """``.choose = play`` of a field needs a verb ``play``."""
    texts = Texts(game, language)
    verbs = {verb.name for verb in game.actions.verbs}
    chosen = {id: texts.attribute(id, "choose") for id in texts.ids() if id.startswith("view-")}
    wrong = [
        f"text/{language}.ftl: {id} is .choose = {name}, and the game has no such verb"
        for id, name in chosen.items()
        if name and name not in verbs
    ]
    assert not wrong, "\n".join(wrong)


def test_every_ending_is_said(game: Game) -> None:
    for language in game.languages:
        texts = Texts(game, language)
        gaps = [one for one in game.endings if not texts.has(f"ending-{one}")]
        assert not gaps, "\n".join(f"text/{language}.ftl has no ending-{one}: add it" for one in gaps)


def test_options_are_explained(game: Game) -> None:
    for language in game.languages:
        texts = Texts(game, language)
        for option in game.options.declared():
            for id in (f"option-{option['name']}", f"option-{option['name']}-help"):
                assert texts.has(id), f"text/{language}.ftl has no {id}: add it"
            assert option["page"], f"the option {option['name']!r} does not say which page it comes from: `page=...`"


def _luminance(colour: str) -> float:
    """Return the relative luminance of ``#rrggbb`` as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_its_colours_can_be_read(game: Game) -> None:
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in game.look), f"{game.look}: colours are #rrggbb"
    dark, light = sorted(map(_luminance, (game.look.ground, game.look.ink)))
    assert (light + 0.05) / (dark + 0.05) >= 4.5, f"{game.look.ink} cannot be read on {game.look.ground}"
    assert game.weight in range(1, 6)
