"""Every number on the lab's page, again: from the rows alone, in plain Python, by what docs/lab.md says they are."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import erf, log, sqrt
from pathlib import Path
from statistics import fmean, quantiles, stdev, variance
from typing import Any

import polars as pl
import pytest

from ludotheque import load
from ludotheque.lab import report, runner
from ludotheque.lab.experiment import Experiment, ladder
from ludotheque.lab.names import Names
from tests.lab.pages import Page

Z = 1.959964
LEAST = 20
NONE = "–"
Cell = str | tuple[Any, ...]
"""The text of a cell, or a function that writes it and the numbers that it writes."""
Games = list[dict[str, Any]]
Sides = tuple[list[list[float]], list[list[float]]]


def agrees(said: str, cell: Cell) -> bool:
    """Return whether a cell says these numbers; one that lies between two roundings may be either."""
    if isinstance(cell, str):
        return said == cell
    write, *values = cell
    return any(said == write(*(value * nudge for value in values)) for nudge in (1 - 1e-9, 1, 1 + 1e-9))


def check(page: Page, chapter: str, title: str, rows: list[list[Cell]]) -> None:
    """Compare a table, without its heads, with what it should say."""
    _heads, *told = page.tables[chapter, title]
    assert len(told) == len(rows), (chapter, title, told)
    for line, cells in zip(told, rows, strict=True):
        assert len(line) == len(cells), (title, line, cells)
        for one, cell in zip(line, cells, strict=True):
            wanted = cell if isinstance(cell, str) else [cell[0](*cell[1:])]
            assert agrees(one, cell), (chapter, title, line, one, wanted)


# --- How numbers are written ---


def write(value: float, unit: str = "", sign: bool = False) -> str:
    """Write a figure of a measure: shares in percent, their differences in percentage points; most to a tenth."""
    form = f"{'+' if sign else ''}.{2 if unit == '' and abs(value) < 10 else 1}f"
    said = format(100 * value if unit == "share" else value, form)
    said = said.lstrip("+-") if float(said) == 0 else said
    return said.replace("-", "−") + bare(unit, sign)


def bare(unit: str, sign: bool = False) -> str:
    return {"share": " pp" if sign else "%", "minutes": " min"}.get(unit, "")


def bounds(low: float, high: float, unit: str = "", sign: bool = False) -> str:
    first = write(low, unit, sign)
    return f"{first[: len(first) - len(bare(unit, sign))]} to {write(high, unit, sign)}"


def chance_of(p: float) -> str:
    return "p < 0.001" if p < 0.0005 else f"p = {p:.3f}"


# --- Estimates ---


def estimate(games: Sequence[Sequence[float]]) -> tuple[int, float, float, float]:
    """Count the seats; find their share of wins and Wilson's interval for as many independent ones as they count."""
    games = [game for game in games if game]
    seats = sum(map(len, games))
    share = sum(map(sum, games)) / seats
    many = float(len(games))
    if len(games) < seats and len(games) > 1 and 0 < share < 1:
        variance = sum((sum(game) - share * len(game)) ** 2 for game in games) / seats**2
        many = min(seats, share * (1 - share) / variance) if variance else seats
    centre = (share + Z * Z / (2 * many)) / (1 + Z * Z / many)
    margin = Z / (1 + Z * Z / many) * sqrt(share * (1 - share) / many + Z * Z / (4 * many * many))
    return seats, share, max(0.0, centre - margin), min(1.0, centre + margin)


def share(games: Sequence[Sequence[float]]) -> Cell:
    _, found, low, high = estimate(games)
    return (lambda a, b, c: f"{write(a, 'share')} {bounds(b, c, 'share')}", found, low, high)


def shares(groups: dict[str, list[list[float]]]) -> list[list[Cell]]:
    return [[label, str(estimate(games)[0]), share(games)] for label, games in groups.items()]


def grouped(games: Games, column: str, team: bool) -> dict[str, list[list[float]]]:
    labels = sorted({label for game in games for label in game[column]})
    found = {}
    for label in labels:
        won = [[w for one, w in zip(game[column], game["wins"], strict=True) if one == label] for game in games]
        found[label] = [each[:1] for each in won if each] if team else won
    return found


def mean(games: Sequence[Sequence[float]], unit: str = "") -> Cell:
    values = [value for game in games for value in game]
    centre, margin = fmean(values), Z * stdev(map(fmean, games)) / sqrt(len(games))
    return (lambda a, b, c: f"{write(a, unit)} {bounds(b, c, unit)}", centre, centre - margin, centre + margin)


def middle(values: Sequence[float], unit: str) -> Cell:
    low, *_, median, _, _, _, high = quantiles(values, n=10, method="inclusive")
    return (lambda a, b, c: f"{write(a, unit)} {bounds(b, c, unit)}", median, low, high)


def by_normal(found: float, error: float) -> float:
    return 1 - erf(abs(found) / error / sqrt(2)) if error else float(found == 0)


def marked(tests: dict[str, float]) -> set[str]:
    """Return which tests are clear of noise by Holm's rule."""
    clear = set()
    for left, name in zip(range(len(tests), 0, -1), sorted(tests, key=lambda one: tests[one]), strict=True):
        if tests[name] > 0.05 / left:
            break
        clear.add(name)
    return clear


def gain_of(sides: Sides) -> tuple[float, float, float] | None:
    """Return a difference of shares, its standard error over games, and p; None if 20 seats are not on both sides."""
    counts = [sum(map(len, side)) for side in sides]
    if min(counts) < LEAST:
        return None
    one, other = (sum(map(sum, side)) / many for side, many in zip(sides, counts, strict=True))
    error = 0.0
    for with_it, without in zip(*sides, strict=True):
        error += (sum(win - one for win in with_it) / counts[0] - sum(win - other for win in without) / counts[1]) ** 2
    return one - other, sqrt(error), by_normal(one - other, sqrt(error))


def gain_cell(gain: tuple[float, float, float] | None) -> Cell:
    if gain is None:
        return NONE
    found, error, p = gain

    def said(a: float, b: float, c: float) -> str:
        return f"{write(a, 'share', True)} {bounds(b, c, 'share', True)}; {chance_of(p)}"

    return (said, found, found - Z * error, found + Z * error)


# --- One arm ---


MEASURES: dict[str, tuple[str, str, Callable[[dict[str, Any]], float]]] = {
    "Won": ("share", "team", lambda game: game["wins"][0]),
    "The first to play wins": ("share", "race", lambda game: game["wins"][game["first"]]),
    "Winning score": ("points", "race", lambda game: max(game["scores"])),
    "Margin of the best": (
        "points", "race", lambda game: sorted(game["scores"])[-1] - sorted(game["scores"])[-2],
    ),
    "Score": ("points", "", lambda game: fmean(game["scores"])),
    "Last round": ("", "stats.round", lambda game: game["stats.round"]),
    "Last year": ("", "stats.year", lambda game: game["stats.year"]),
    "Decisions": ("", "", lambda game: game["decisions"]),
    "Choices": ("", "", lambda game: game["choices"]),
    "Forced decisions": ("share", "", lambda game: (game["decisions"] - game["choices"]) / game["decisions"]),
    "Branching": ("", "", lambda game: game["branching"]),
    "Estimated time": ("minutes", "", lambda game: game["minutes"]),
    "Changes of the lead": ("", "race", lambda game: game["lead_changes"]),
    "Tension": ("share", "race", lambda game: game["tension"]),
    "Greatest deficit overcome": ("points", "race", lambda game: game["comeback"]),
}  # fmt: skip
"""Each with its unit, and what games have it: teams, rivals, those with a column, or all."""
TABLES = {
    "Length and choices": (
        "Last round", "Last year", "Decisions", "Choices", "Forced decisions", "Branching", "Estimated time",
    ),
    "The race": ("Changes of the lead", "Tension", "Greatest deficit overcome"),
    "Scores": ("Winning score", "Margin of the best", "Score"),
}  # fmt: skip


def measured(games: Games, team: bool) -> dict[str, dict[int, float]]:
    """Return the measures that these games have, by the numbers of games."""
    kinds = {"", "team" if team else "race", *games[0]}
    return {
        label: {game["number"]: float(value(game)) for game in games}
        for label, (_unit, kind, value) in MEASURES.items()
        if kind in kinds
    }


def check_measures(page: Page, chapter: str, games: Games, team: bool) -> None:
    found = measured(games, team)
    for title, labels in TABLES.items():
        if (chapter, title) not in page.tables:
            assert team and title == "The race"
            continue
        _heads, *rows = page.tables[chapter, title]
        wanted = [label for label in labels if label in found]
        assert len(rows) == len(wanted)
        for row, label in zip(rows, wanted, strict=True):
            values, unit = list(found[label].values()), MEASURES[label][0]
            assert row[0].startswith(f"{label} ")
            assert len(row[0]) > len(label) + 10, "it says what the measure means"
            assert agrees(row[1], mean([[value] for value in values], unit)), (row, label)
            assert agrees(row[2], middle(values, unit)), (row, label)


def check_wins(page: Page, chapter: str, games: Games, team: bool) -> None:
    if team:
        who = "The player" if games[0]["players"] == 1 else "The players together"
        check(page, chapter, "Wins", [[who, str(len(games)), share([game["wins"][:1] for game in games])]])
        return
    # Asked first is place 1, the seat after it (clockwise, the next number) place 2.
    players = games[0]["players"]
    places = {str(n + 1): [[g["wins"][(g["first"] + n) % players]] for g in games] for n in range(players)}
    check(page, chapter, "Wins by place", shares(places))
    drawn = dots(page.plots[chapter, "Wins by place"])
    assert [one["label"] for one in drawn] == [f"place {place}" for place in places]
    for one, wins in zip(drawn, places.values(), strict=True):
        assert (one["value"], one["low"], one["high"]) == pytest.approx(estimate(wins)[1:])
    if len({name for game in games for name in game["bots"]}) > 1:
        check(page, chapter, "Wins by bot", shares(grouped(games, "bots", team)))
    else:
        assert (chapter, "Wins by bot") not in page.tables


def dots(spec: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the lines of a plot of figures with intervals, whose ticks have labels of their own."""
    (axis,) = (part["encoding"]["x"]["axis"] for part in spec["layer"] if part["encoding"]["x"].get("axis"))
    assert "%" not in axis["format"] or axis["tickMinStep"] == 0.01
    found = [spec["datasets"][part["data"]["name"]] for part in [spec, *spec["layer"]] if "data" in part]
    return next(lines for lines in found if "label" in lines[0])


def lines_of(spec: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the lines of a plot that has one table."""
    (lines,) = spec["datasets"].values()
    return list(lines)


def check_sheet(page: Page, chapter: str, games: Games, names: Names) -> None:
    rows: list[list[Cell]] = []
    lines = [name for name in games[0] if name.startswith("sheet.") and name != "sheet.total"]
    for name in [*lines, *(["sheet.total"] if "sheet.total" in games[0] else [])]:
        if any(points is not None for game in games for points in game[name] or []):
            each = [[points or 0 for points in game[name] or game["players"] * [0]] for game in games]
            wins = [game["wins"] for game in games]
            sides: list[Cell] = []
            for won in (True, False):
                mine = [
                    point for points, shares in zip(each, wins, strict=True)
                    for point, win in zip(points, shares, strict=True) if (win > 0) == won
                ]  # fmt: skip
                sides.append((lambda a: write(a, "points"), fmean(mine)) if mine else NONE)
            rows.append([names.line(name.removeprefix("sheet.")), mean(each, "points"), *sides])
    check(page, chapter, "Score sheet", rows)


def check_endings(page: Page, chapter: str, games: Games, names: Names) -> None:
    endings = Counter(game["ending"] for game in games)
    rows = {names.ending(e): [[float(game["ending"] == e)] for game in games] for e in endings}
    told = page.tables[chapter, "Endings"][1:]
    counts = [int(row[1]) for row in told]
    assert counts == sorted(counts, reverse=True)
    for label, _count, said in told:
        assert agrees(said, share(rows[label]))
    assert sorted(counts) == sorted(endings.values())


def check_openings(page: Page, chapter: str, games: Games, names: Names, team: bool) -> None:
    often = {
        word: won for word, won in grouped(games, "openings", team).items() if word and sum(map(len, won)) >= LEAST
    }
    often = dict(sorted(often.items(), key=lambda one: (-sum(map(len, one[1])), one[0]))[:30])
    if often:
        check(page, chapter, "Wins by opening", shares({names.action(word): won for word, won in often.items()}))
        tests = {}
        for word in often:
            gain = gain_of(opening_sides(games, word, team))
            if gain is not None:
                tests[names.action(word)] = gain[-1]
        drawn = dots(page.plots[chapter, "Wins by opening"])
        assert [one["label"] for one in drawn] == [names.action(word) for word in often]
        assert {one["label"] for one in drawn if one["kind"] == "clear"} == marked(tests)
    else:
        assert (chapter, "Wins by opening") not in page.tables


def opening_sides(games: Games, word: str, team: bool) -> Sides:
    """Return the wins of those who opened so, and of the others."""
    found: Sides = ([], [])
    for game in games:
        made = [opening == word for opening in game["openings"]]
        pairs = [(any(made), game["wins"][0])] if team else list(zip(made, game["wins"], strict=True))
        for side, wanted in zip(found, (True, False), strict=True):
            side.append([win for one, win in pairs if one == wanted])
    return found


def sides_by(games: Games, column: str, team: bool, has: Callable[[str], bool]) -> Sides:
    """Return the wins of seats (of a team once a game) that have something in a column, and of the others."""
    with_it, without = [], []
    for game in games:
        had = [has(words) for words in game[column]]
        pairs = [(any(had), game["wins"][0])] if team else list(zip(had, game["wins"], strict=True))
        with_it.append([win for one, win in pairs if one])
        without.append([win for one, win in pairs if not one])
    return with_it, without


def check_cards(page: Page, chapter: str, games: Games, names: Names, team: bool) -> None:
    """Expect a line for each card held (played) often enough, and often enough not; the others with reasons."""
    cards = names.game.cards
    compared = set()
    for column in ("held", "played"):
        every = {id: sides_by(games, column, team, lambda words, id=id: id in words.split()) for id in cards}
        # Nothing is said of a card that no one ever held, nor played.
        tests = {id: gain for id, sides in every.items() if (gain := gain_of(sides)) is not None}
        compared |= tests.keys()
        order = sorted(tests, key=lambda id: -tests[id][0])
        title = f"All {len(tests)} cards and pieces that were {column}"
        if not tests:
            assert (chapter, title) not in page.tables
            continue
        wanted = {}
        for id in order:
            wanted[names.card(id)] = [*map(share_and_count, every[id]), gain_cell(tests[id])]
        told = {row[0]: row[1:] for row in page.tables[chapter, title][1:]}
        assert told.keys() == wanted.keys()
        for name, cells in wanted.items():
            assert all(agrees(*pair) for pair in zip(told[name], cells, strict=True)), (name, told[name])
        drawn = dots(page.plots[chapter, f"By how much those who {column} it won more often than those who did not"])
        assert len(drawn) == min(30, len(tests))
        clear = marked({id: p for id, (_found, _error, p) in tests.items()})
        differences = {names.card(id): tests[id][0] for id in tests}
        assert [one["value"] for one in drawn] == sorted((one["value"] for one in drawn), reverse=True)
        for one in drawn:
            assert one["value"] == pytest.approx(differences[one["label"]])
            assert (one["kind"] == "clear") == (one["label"] in {names.card(id) for id in clear})
    check_left_out(page, chapter, games, names, team, compared)


def check_left_out(page: Page, chapter: str, games: Games, names: Names, team: bool, compared: set[str]) -> None:
    reasons: dict[str, list[str]] = defaultdict(list)
    for id in names.game.cards:
        held, _never = sides_by(games, "held", team, lambda words, id=id: id in words.split())
        if id not in compared:
            many = sum(map(len, held))
            why = (
                "Never held by anyone" if not many else "Held too seldom" if many < LEAST else "Held by nearly everyone"
            )
            reasons[why].append(names.card(id))
    rows = page.tables.get((chapter, "Left out, and why"), [[]])[1:]
    assert {row[0]: row[1] for row in rows} == {f"{why} ({len(ids)})": ", ".join(ids) for why, ids in reasons.items()}


def check_kinds(page: Page, chapter: str, games: Games, names: Names, team: bool) -> None:
    """Each kind of action with how often it was taken, by whom, and who won."""
    wanted = {}
    for at, verb in enumerate(names.game.actions.verbs):
        times = sum(int(line.split()[at]) for game in games for line in game["used"]) / len(games)
        sides = sides_by(games, "used", team, lambda words, at=at: int(words.split()[at]) > 0)
        did, others = (sum(map(len, side)) for side in sides)
        if not times:
            assert any(s.startswith("Never done") and names.kind(verb.name) in s for s in page.sentences[chapter])
            continue
        won = [f"{write(estimate(side)[1], 'share')}" for side in sides if any(side)]
        wanted[names.kind(verb.name)] = [
            f"{times:.2f}",
            f"{write(did / (did + others), 'share')} {did} of {did + others}",
            " others ".join(won),
            gain_cell(gain_of(sides)),
        ]
    told = {row[0]: row[1:] for row in page.tables[chapter, "Actions and who wins with them"][1:]}
    assert told.keys() == wanted.keys()
    for name, cells in wanted.items():
        assert all(agrees(*pair) for pair in zip(told[name], cells, strict=True)), (name, told[name], cells)


def check_counts(page: Page, chapter: str, games: Games, names: Names) -> None:
    wanted: dict[str, list[Cell]] = {}
    mine = [name for name in games[0] if name.startswith("stats.") and any(game[name] is not None for game in games)]
    for name in mine:
        of_seats = [f"{name.rpartition('_')[0]}_{seat}" for seat in range(games[0]["players"])]
        pooled = re.search(r"_\d+$", name) and set(of_seats) <= set(mine)
        label, columns = (name.rpartition("_")[0], of_seats) if pooled else (name, [name])
        values = [[game[column] for column in columns] for game in games]
        label = label.removeprefix("stats.")
        if label not in ("score", "points", "round", "year"):
            wanted.setdefault(names.number(label), [mean([each for each in values if None not in each])])
    rows = page.tables.get((chapter, "At the end of the game"), [[]])[1:]
    assert [row[0] for row in rows] == list(wanted)
    for row in rows:
        assert agrees(row[1], wanted[row[0]][0]), row


def check_charts(page: Page, chapter: str, games: Games, team: bool) -> None:
    """Every column has what lies in its bounds, all groups together have all values, and leads are those of games."""
    once = team and all(len(set(game["scores"])) == 1 for game in games)
    pairs = [
        (score, win) for game in games
        for score, win in zip(*((game[key][:1] if once else game[key]) for key in ("scores", "wins")), strict=True)
    ]  # fmt: skip
    spec = page.plots[chapter, f"Scores of {'games' if once else 'seats'}"]
    check_columns(spec, {"won": [s for s, w in pairs if w > 0], "did not win": [s for s, w in pairs if w == 0]})
    check_columns(page.plots[chapter, "Decisions of all seats in a game"], {"games": [g["decisions"] for g in games]})
    check_columns(page.plots[chapter, "Estimated time of a game"], {"games": [g["minutes"] for g in games]})
    if team:
        return
    late = {"games": [min(99.0, 100 * game["tension"]) for game in games]}
    check_columns(page.plots[chapter, "When did the winner take the lead for good?"], late)
    lines = lines_of(page.plots[chapter, "Who is in the lead?"])
    assert len(lines) == 30
    for line in lines:
        letter = {"a winner": "w", "another seat": "o", "no one alone": "-"}[line["who"]]
        led = [game["leads"][round(10 * line["tenth"]) - 1] for game in games]
        assert line["share"] == pytest.approx(led.count(letter) / len(games))


def check_columns(spec: dict[str, Any], groups: dict[str, list[float]]) -> None:
    lines = lines_of(spec)
    assert {line["group"] for line in lines} == {name for name, values in groups.items() if values}
    for name, values in groups.items():
        mine = [line for line in lines if line["group"] == name]
        assert len(mine) <= 24
        assert sum(line["count"] for line in mine) == len(values)
        for line in mine:
            assert line["count"] == sum(line["from"] <= value < line["to"] for value in values)
    assert spec["encoding"]["x"]["title"]
    assert spec["encoding"]["y"]["title"]


def check_arm(page: Page, chapter: str, games: Games, names: Names) -> None:
    team = names.game.cooperative or games[0]["players"] == 1
    check_wins(page, chapter, games, team)
    check_measures(page, chapter, games, team)
    check_charts(page, chapter, games, team)
    check_sheet(page, chapter, games, names)
    check_endings(page, chapter, games, names)
    check_openings(page, chapter, games, names, team)
    check_cards(page, chapter, games, names, team)
    check_kinds(page, chapter, games, names, team)
    check_counts(page, chapter, games, names)


# --- Arms beside each other ---


def check_overview(page: Page, arms: dict[str, Games], team: bool) -> None:
    labels = ["Won" if team else "The first to play wins", *([] if team else ["Winning score"]), "Score", "Decisions"]
    labels += ["Estimated time", *([] if team else ["Tension"])]
    rows = []
    for title, games in arms.items():
        found = measured(games, team)
        cells = []
        for label in labels:
            each = [[value] for value in found[label].values()]
            cells.append(share(each) if label in labels[:1] else mean(each, MEASURES[label][0]))
        rows.append([f"{title} {len(games)} games", *cells])
    check(page, "The arms beside each other", "All arms", rows)


def check_changed_card(page: Page, arms: dict[str, Games], id: str) -> None:
    """Expect the wins of those who held the swept card and of the others, arm by arm."""
    rows = []
    for title, games in arms.items():
        both = sides_by(games, "held", False, lambda words: id in words.split())
        gain = gain_of(both)
        assert gain is not None
        rows.append([title, *map(share_and_count, both), gain_cell(gain)])
    check(page, "The arms beside each other", "Wins with Fan Letter", rows)


def share_and_count(games: Sequence[Sequence[float]]) -> Cell:
    many, found, low, high = estimate(games)
    return (lambda a, b, c: f"{write(a, 'share')} {bounds(b, c, 'share')} of {many}", found, low, high)


def differences(first: Games, second: Games, team: bool, *, paired: bool) -> list[list[Cell]]:
    """Return a line for each measure: both means, their difference with its interval, and p."""
    sides = [measured(games, team) for games in (first, second)]
    found = {}
    for label in sides[0].keys() & sides[1].keys():
        one, other = sides[0][label], sides[1][label]
        if paired:
            gaps = [other[number] - one[number] for number in one]
            gap, error = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
        else:
            gap = fmean(other.values()) - fmean(one.values())
            error = sqrt(variance(one.values()) / len(one) + variance(other.values()) / len(other))
        found[label] = (fmean(one.values()), fmean(other.values()), gap, error, by_normal(gap, error))
    clear = marked({label: line[-1] for label, line in found.items()})
    rows: list[list[Cell]] = []
    for label in MEASURES:
        if label in found:
            one, other, gap, error, p = found[label]
            unit = MEASURES[label][0]

            def said(a: float, b: float, c: float, unit: str = unit) -> str:
                return f"{write(a, unit, True)} {bounds(b, c, unit, True) if b < c else ''}".strip()

            rows.append([
                label, (lambda a, unit=unit: write(a, unit), one), (lambda a, unit=unit: write(a, unit), other),
                (said, gap, gap - Z * error, gap + Z * error), chance_of(p) + (" clear" if label in clear else ""),
            ])  # fmt: skip
    return rows


def solved(names: list[str], pairs: list[tuple[str, str, float, float]]) -> dict[str, float]:
    """Find the likeliest ratings: those by which each bot wins as often as it did.

    Newton's steps, a bot at a time.
    """
    at = dict.fromkeys(names, 0.0)
    for _ in range(100):
        most = 0.0
        for name in names:
            gap = slope = 0.0
            for one, other, share, weight in pairs:
                if name in (one, other):
                    rival, won = (other, share) if name == one else (one, 1 - share)
                    chance = 1 / (1 + 10 ** ((at[rival] - at[name]) / 400))
                    gap += weight * (won - chance)
                    slope += weight * chance * (1 - chance) * log(10) / 400
            step = max(-200.0, min(200.0, gap / slope))
            at[name] += step
            most = max(most, abs(step))
        if most < 1e-4:
            break
    return {name: value - at[names[0]] for name, value in at.items()}


def met(games: list[dict[str, Any]]) -> list[list[tuple[str, str, float]]]:
    """Game by game, the pairs of different bots of which one won (or both shared it)."""
    found = []
    for game in games:
        seats = list(zip(game["bots"], game["wins"], strict=True))
        pairs = [(a, b, v, w) for at, (a, v) in enumerate(seats) for b, w in seats[at + 1 :] if a != b and v + w > 0]
        found.append([(a, b, v / (v + w)) for a, b, v, w in pairs])
    return found


def check_ratings(page: Page, games: list[dict[str, Any]]) -> None:
    """Ratings as they are; bounds as near those of another bootstrap as 400 resamples can be."""
    kinds = Counter(map(tuple, met(games)))
    drawn = {(min(a, b), max(a, b)) for kind in kinds for a, b, _ in kind}
    draws = [(a, b, share) for a, b in drawn for share in (1.0, 0.0)]
    names = [one for one in LEVELS if any(one in row["bots"] for row in games)]
    chance = random.Random(5)

    def ratings(weight: Callable[[int], float]) -> dict[str, float]:
        """Both halves of the one draw that each pair is thought to have played weigh a half."""
        mass: dict[tuple[str, str, float], float] = defaultdict(float)
        for kind, many in kinds.items():
            together = weight(many)
            for pair in kind:
                mass[pair] += together
        for pair in draws:
            mass[pair] += weight(1) / 2
        return solved(names, [(*pair, weight) for pair, weight in mass.items()])

    likeliest = ratings(float)
    again = [ratings(lambda many: chance.gammavariate(many, 1)) for _ in range(400)]  # so many exponential weights
    played = {name: sum(many for kind, many in kinds.items() if any(name in pair for pair in kind)) for name in names}
    steps = [pair for pair in pairwise(names) if "@" in pair[0] and pair[0].split("@")[0] == pair[1].split("@")[0]]
    rated = [(name, name, names[0]) for name in names]
    gained = [(f"{more} over {less}", more, less) for less, more in steps]
    for title, what, lines in zip(RATED, ("Elo", "Elo gained"), (rated, gained), strict=True):
        heads, *rows = page.tables.get((LADDER, title), [["Bot", "Games", what]])
        assert heads == ["Bot", "Games", what]
        assert len(rows) == len(lines)
        drawn = dots(page.plots[LADDER, title]) if rows else []
        for row, (label, more, less), line in zip(rows, lines, drawn, strict=True):
            assert row[:2] == [label, str(played[more])]
            told = re.fullmatch(r"([+-]\d+) ([+-]\d+) to ([+-]\d+)", row[2].replace("−", "-"))
            assert told is not None, row
            assert abs(float(told[1]) - likeliest[more] + likeliest[less]) < 0.51, row
            cuts = quantiles([one[more] - one[less] for one in again], n=40, method="inclusive")
            near = 0.3 * (cuts[-1] - cuts[0]) / 2 + 0.51
            assert [float(told[2]), float(told[3])] == pytest.approx([cuts[0], cuts[-1]], abs=near), row
            shown = [float(told[at]) for at in (1, 2, 3)]
            assert [line["value"], line["low"], line["high"]] == pytest.approx(shown, abs=0.51)


RATED = ("Skill ladder", "More simulations")
LADDER = "The ladder of bots"
LEVELS = ["random", "greedy", "easy@5", "easy@20"]
SEALED = (("sealed_orders", ("false", "true")),)
PLAYED = {
    "three seats": Experiment("koryo", (3,), (("random",),), 80, {}),
    "two of a bot": Experiment("koryo", (3, 2), (("greedy", "random", "random"), ("random",)), 20, {}),
    "leduc": Experiment("leduc", (2,), (("random",),), 60, {}, seed=3),
    "many cards": Experiment("manga_dice", (3,), (("random",),), 60, {}, seed=2),
    "team": Experiment("kick_ass", (1, 2), (("greedy",),), 2, {}),
    "cards of a team": Experiment("kick_ass", (3,), (("random",),), 60, {}),
    "ladder": Experiment("leduc", (2,), ladder(LEVELS), 60, {}),
    "options": Experiment("koryo", (2,), (("random",),), 40, {}, vary=SEALED),
    "line-ups": Experiment("koryo", (2,), (("random",), ("greedy",)), 30, {}),
    "sweep": Experiment("manga_dice", (2,), (("random",),), 40, {}, sweep=(("e02.points", ("1", "15")),)),
    "alone": Experiment("age_of_comics", (1,), (("random",),), 6, {}),
}
TESTED = {
    "sweep": ("Fan Letter (e02), points: 15", "Fan Letter (e02), points: 1", True),
    "options": ("Sealed orders: yes", "Sealed orders: no", True),
    "line-ups": ("greedy", "random", False),
}
"""Experiments with an arm that is compared with the first one, in pairs or not."""


def reported(experiment: Experiment, folder: Path) -> tuple[Page, Games]:
    rows = runner.run(experiment, folder)
    if experiment is PLAYED["cards of a team"]:  # random teams never win: who won is thrown, or all shares were 0
        chance = random.Random(6)
        won = [[float(chance.random() < 0.4)] * players for players in rows["players"]]
        rows = rows.with_columns(pl.Series("wins", won))
    path = report.write(folder, experiment, rows)
    return Page(path.read_text(encoding="utf-8")), rows.to_dicts()


def titles(experiment: Experiment, names: Names) -> list[str]:
    """Return what arms are called: by all that differs between them, or by all of one."""
    parts = [
        (
            f"{cell.players} player{'s' if cell.players > 1 else ''}",
            cell.bots[0] if len(set(cell.bots)) == 1 else ", ".join(cell.bots),
            names.changed(cell.changed),
        )
        for cell in experiment.cells()
    ]
    differ = [len(set(column)) > 1 for column in zip(*parts, strict=True)]
    shown = differ if any(differ) else [True] * 3
    return ["; ".join(one for one, show in zip(part, shown, strict=True) if show and one) for part in parts]


@pytest.mark.parametrize("name", PLAYED)
def test_every_number_is_that_of_the_rows(name: str, tmp_path: Path) -> None:
    experiment = PLAYED[name]
    page, games = reported(experiment, tmp_path)
    names = Names(load(experiment.game))
    assert page.sentences[""][1] == f"{names.game.title}: {len(games)} games"
    made = page.sentences["How these games were made"]
    assert f"{experiment.seed}" in made
    assert f"{experiment.games}" in made
    cells = experiment.cells()
    arms = {
        title: [one for one in games if one["cell"] == cell.number]
        for title, cell in zip(titles(experiment, names), cells, strict=True)
    }
    for title, mine in arms.items():
        check_arm(page, title, mine, names)
    if len({cell.players for cell in cells}) == 1 < len(arms):
        check_overview(page, arms, names.game.cooperative)
    if experiment.sweep:
        check_changed_card(page, arms, "e02")
    tests = [title for chapter, title in page.tables if chapter == "Do the arms differ?"]
    assert tests == (["Differences"] if name in TESTED else [])
    if name in TESTED:
        this, first, paired = TESTED[name]
        check(page, "Do the arms differ?", "Differences", differences(arms[first], arms[this], False, paired=paired))
        said = " ".join(page.sentences["Do the arms differ?"])
        assert ("same random numbers" in said) == paired


def test_ratings_are_those_of_the_rows(tmp_path: Path) -> None:
    """So many games that the draws assumed beside them do not show."""
    check_ratings(*reported(Experiment("leduc", (2,), ladder(LEVELS), 1200, {}), tmp_path))


def test_ratings_of_few_games_are_those_of_the_rows(tmp_path: Path) -> None:
    """So few that the draw assumed beside them shows."""
    check_ratings(*reported(PLAYED["two of a bot"], tmp_path))
