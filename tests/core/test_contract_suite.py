"""The contract suite finds what it is there to find."""

from __future__ import annotations

import dataclasses

import pytest

from ludotheque import Chance, Event, Game, Ledger, Match, Record, State, load
from ludotheque.testing.cases import Case, walk
from ludotheque.testing.records import golden, read, replays
from ludotheque.testing.said import left_over, unsaid
from ludotheque.testing.test_ledger import check, untold


def test_a_golden_hash_that_fails_names_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("koryo")
    record = Record.loads(game.folder().joinpath("golden", "win-4.json").read_text(encoding="utf-8"))

    def other(state: State) -> dict[str, object]:
        return {**game.to_json(state), "bank": 9} if state.round > 3 else game.to_json(state)

    changed = dataclasses.replace(game, to_json=other)
    monkeypatch.setattr("ludotheque.core.match.load", lambda _: changed)
    monkeypatch.setattr("ludotheque.testing.records.load", lambda _: changed)
    with pytest.raises(AssertionError, match=r"entry \d+ .* another position at: bank"):
        replays(changed, "win-4.json", record)


def test_a_golden_game_of_other_rules_is_named_with_its_file_and_the_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("leduc")
    changed = dataclasses.replace(game, version=2)
    monkeypatch.setattr("ludotheque.core.match.load", lambda _: changed)
    name = golden(game)[0]
    cure = rf"golden/{name}: field 'version'.* `ludotheque simulate leduc .*--record DIR`.*python -m tools.golden leduc"
    with pytest.raises(AssertionError, match=cure):
        replays(changed, name, read(game, name))


class Endless(State):
    """Two players who pass and pass."""

    def current_player(self) -> int:
        return 0

    def offer(self, actions: list[int]) -> None:
        actions.append(0)

    def perform(self, action: int) -> None:
        pass

    def copy(self, chance: Chance) -> State:
        return Endless(2, chance)


def test_a_game_that_never_ends_is_noticed_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.testing.cases._endless", set())
    endless = dataclasses.replace(load("leduc"), new=lambda _players, _options, chance, _events: Endless(2, chance))
    walked = walk(Case(endless, 2, ()), 1)
    with pytest.raises(AssertionError, match=r"Leduc poker does not end: .* 50,000 decisions.*bound the game"):
        for _ in walked:
            pass
    # The other tests of the suite do not wait for it again.
    with pytest.raises(AssertionError, match="does not end"):
        next(walk(Case(endless, 2, ()), 2))


def test_a_change_that_no_event_tells_is_found() -> None:
    """The check itself: a log that leaves one kind of event out fails."""
    game = load("koryo")
    assert game.ledger is not None
    told = game.ledger.follow

    def forgetful(table: dict, event: Event) -> None:
        if event.key != "bank":
            told(table, event)

    record = Record.loads(game.folder().joinpath("golden", "win-4.json").read_text(encoding="utf-8"))
    match = Match.resume(record)
    assert not untold(game, match)
    with pytest.raises(AssertionError, match="tokens"):
        check(dataclasses.replace(game, ledger=Ledger(forgetful, game.ledger.derived)), match)


class Rewritten(Game):
    """Leduc with other texts."""

    change: tuple[str, str]

    def text(self, language: str) -> str:
        return super().text(language).replace(*self.change)


def rewritten(old: str, new: str) -> Game:
    leduc = load("leduc")
    game = Rewritten(**{field.name: getattr(leduc, field.name) for field in dataclasses.fields(leduc)})
    object.__setattr__(game, "change", (old, new))
    return game


@pytest.mark.parametrize(
    ("id", "place"),
    [
        ("why-two-raises", "__init__.py"),
        ("log-draw", "rules.py"),
        ("log-raise", "rules.py"),
        ("prompt-over", "__init__.py"),
        ("sheet-chips", "__init__.py"),
    ],
)
def test_a_text_that_is_rarely_said_is_missed_with_file_and_line(id: str, place: str) -> None:
    assert unsaid(load("leduc"), "en") == []
    (gap,) = unsaid(rewritten(f"\n{id} =", "\nelse ="), "en")
    assert f"text/en.ftl has no {id}, which {place}, line " in gap


@pytest.mark.parametrize("id", ["why-no-luck", "log-told", "view-colour", "ending-war", "action-bid", "option-blind"])
def test_a_text_that_nothing_can_reach_is_named_with_the_cure(id: str) -> None:
    assert left_over(load("leduc"), "en", ()) == []
    (gap,) = left_over(rewritten("tagline =", f"{id} = never\ntagline ="), "en", ())
    assert "text/en.ftl" in gap and id in gap and "delete" in gap
