"""The contract suite finds what it is there to find."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from ludotheque import (
    BadPosition,
    Chance,
    Event,
    Game,
    Ledger,
    Match,
    Record,
    SeededChance,
    State,
    load,
    registered_games,
)
from ludotheque.testing.cases import Case, walk
from ludotheque.testing.causes import FIRST_FRAMES, LAST_FRAMES, LONGEST_LINE, ReportedError, told_of
from ludotheque.testing.findings import MOST_ERRORS, shown, without_brief
from ludotheque.testing.records import golden, read, replays
from ludotheque.testing.said import left_over, unsaid
from ludotheque.testing.test_hidden import assert_same_when_read_again, others_know_what_is_true
from ludotheque.testing.test_ledger import check, untold


def test_a_golden_hash_that_fails_names_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("koryo")
    record = Record.loads(game.folder().joinpath("golden", "win-4.json").read_text(encoding="utf-8"))

    def other(state: State) -> dict[str, object]:
        return {**game.to_json(state), "bank": 9} if state.round > 3 else game.to_json(state)

    changed = game.with_rules(to_json=other)
    monkeypatch.setattr("ludotheque.core.match.load", lambda _: changed)
    monkeypatch.setattr("ludotheque.testing.records.load", lambda _: changed)
    with pytest.raises(AssertionError, match=r"entry \d+ .* another position at: bank"):
        replays(changed, "win-4.json", record)


def test_a_golden_game_of_other_rules_is_named_with_its_file_and_the_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("leduc")
    changed = dataclasses.replace(game, version=2)
    monkeypatch.setattr("ludotheque.core.match.load", lambda _: changed)
    name = golden(game)[0]
    cure = rf"golden/{name}: field 'version'.*\n.*\n`ludotheque simulate leduc .*--record DIR`.*tools.golden leduc"
    with pytest.raises(AssertionError, match=cure) as raised:
        replays(changed, name, read(game, name))
    _, *told = str(raised.value).splitlines()
    assert all(len(line) <= LONGEST_LINE for line in told), "a report cuts the cure"


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
    endless = load("leduc").with_rules(new=lambda _players, _options, chance, _events: Endless(2, chance))
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


CARDS = 4


class Peeking(State):
    """Three players with a card each, of four; each has seen the card of the next, or of the one before."""

    def __init__(self, chance: Chance, cards: list[int], seen: list[int], ahead: int) -> None:
        super().__init__(3, chance)
        self.cards, self.seen, self.ahead = cards, seen, ahead

    def current_player(self) -> int:
        return 0

    def offer(self, actions: list[int]) -> None:
        actions.append(0)

    def copy(self, chance: Chance) -> Peeking:
        return type(self)(chance, [*self.cards], [*self.seen], self.ahead)

    def audit(self) -> None:
        assert len(set(self.cards)) == 3, "a card is out twice"

    def resample(self, seat: int, chance: Chance) -> State:
        """Deal the one card again that this seat has not seen."""
        world = self.copy(chance)
        known = {self.cards[seat], self.seen[seat]}
        dealt = [card for card in range(CARDS) if card not in known][chance.below(CARDS - len(known))]
        world.cards[(seat + self.ahead) % 3], world.cards[(seat - self.ahead) % 3] = self.seen[seat], dealt
        world.learn(seat)
        return world

    def learn(self, seat: int) -> None:
        """Deal what the others know again, too."""
        self.seen = [self.cards[(one + self.ahead) % 3] for one in range(3)]


class Keeping(Peeking):
    """The same with a fault: what the others know is that of the true game."""

    def learn(self, seat: int) -> None:
        pass


def peeking(how: str, ahead: int) -> Game:
    """Return that game. A position says what each seat knows: that is checked, derived from the cards, or believed."""

    def read(data: dict, chance: Chance) -> State:
        if how == "believed":
            return Keeping(chance, data["cards"], data["seen"], ahead)
        state = Peeking(chance, data["cards"], [], ahead)
        state.learn(0)
        if how == "checked" and data["seen"] != state.seen:
            raise BadPosition("seen: this card is not there")
        return state

    return load("leduc").with_rules(
        to_json=lambda state: {"cards": [*state.cards], "seen": [*state.seen]},
        from_json=read,
        view=lambda state, seat: {"own": state.cards[seat], "seen": state.seen[seat]},
    )


@pytest.mark.parametrize("ahead", [1, 2])
@pytest.mark.parametrize("how", ["checked", "derived", "believed"])
def test_a_world_that_keeps_what_others_truly_know_is_found(how: str, ahead: int) -> None:
    case = Case(peeking(how, ahead), 3, ())
    seen = [(seat + ahead) % 3 for seat in range(3)]

    def worlds(kind: type[Peeking]) -> list[State]:
        return [kind(SeededChance(1), [0, 1, 2], seen, ahead).resample(0, SeededChance(seed)) for seed in range(8)]

    def whole(world: State) -> None:
        assert_same_when_read_again(case, world, {0, 1, 2})
        others_know_what_is_true(case, world, 0)

    for world in worlds(Peeking):
        whole(world)
    with pytest.raises(BadPosition if how == "checked" else AssertionError):
        for world in worlds(Keeping):
            whole(world)


def told(kind: str, message: str, place: str = "rules.py, line 3") -> ReportedError:
    return ReportedError(kind, message, place, True, [])


def test_failures_of_one_cause_differ_in_numbers_and_compared_values_alone() -> None:
    assert told("KeyError", "3").key == told("KeyError", "4").key
    assert told("AssertionError", "assert [1, 'a'] == []").key == told("AssertionError", "assert ['b'] == []").key
    assert told("AssertionError", "a leak\nassert 1 == 2").key == told("AssertionError", "a leak\nassert 3 == 4").key
    for other in (told("ValueError", "3"), told("KeyError", "x"), told("KeyError", "3", "rules.py, line 4")):
        assert other.key != told("KeyError", "3").key
    assert told("ValueError", "no text card-12").key != told("ValueError", "no text card-13").key


def test_a_recursion_without_end_is_shown_in_a_few_lines() -> None:
    def fall(depth: int) -> int:
        return fall(depth + 1)

    with pytest.raises(RecursionError) as error:
        fall(0)
    shown = told_of(load("leduc"), Path(__file__), error)
    assert len(shown.frames) == FIRST_FRAMES + 1 + LAST_FRAMES and shown.frames[FIRST_FRAMES] == "…"
    assert shown.kind == "RecursionError" and shown.place.startswith("test_contract_suite.py, line ")


@pytest.mark.parametrize("game", registered_games().values(), ids=lambda game: game.id)
def test_the_line_of_a_turn_leaves_no_move_out(game: Game) -> None:
    assert without_brief(game) == []


def test_a_move_without_a_brief_is_found() -> None:
    (gap,) = without_brief(rewritten("    .brief = called\n", ""))
    assert "text/en.ftl" in gap and "log-call:" in gap
    (gap,) = without_brief(rewritten("turn-said =", "turn-told ="))
    assert "text/en.ftl has no turn-said" in gap


def test_a_game_that_cannot_be_played_has_no_moves_without_a_brief() -> None:
    def fail(*_: object) -> State:
        raise RuntimeError("a bug")

    assert without_brief(load("leduc").with_rules(new=fail)) == []


def test_only_the_first_of_many_type_errors_are_shown() -> None:
    lines = shown([f"rules.py:{number}: error: wrong" for number in range(MOST_ERRORS + 5)], load("leduc"))
    assert "python -m mypy" in lines[0] and lines[-1] == "  … and 5 more lines"
    assert len(lines) == MOST_ERRORS + 2
