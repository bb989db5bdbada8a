"""Every number on the lab's page, again: from the rows alone, in plain Python, by what docs/lab.md says they are."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from html.parser import HTMLParser
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any

import polars as pl
import pytest

from ludotheque import load
from ludotheque.lab import report, runner
from ludotheque.lab.experiment import Experiment, ladder

Z = 1.959964
LEAST = 20
SHARE = ("share", "95%", "")
DASHES = ["–", "–", "–"]
RATED = ("Skill ladder", "Does thinking longer pay?")
Cell = str | tuple[Any, ...]
Section = tuple[str, str]


class Page(HTMLParser):
    """Rows of cells by arm and heading. A drawing's cell is its label and the numbers that lie along it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[Section, list[list[str]]] = {}
        self.arm = self.title = self.text = ""
        self.chart = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        had = dict(attrs)
        drawn = [str(had[name]) for name in ("aria-label", "x", "x1", "x2", "width") if name in had]
        if tag == "svg":
            self.chart = had.get("class") == "spread"
        if self.chart and tag == "rect":
            self.rows().append([f"{had['x']} {had['y']} {had['width']} {had['height']}"])
        elif tag in ("svg", "rect", "line") and not self.chart:
            self.text += " ".join(["", *drawn])
        elif tag == "tr":
            self.rows().append([])
        elif tag in ("td", "th", "h1", "h2", "h3", "title", "p"):
            self.text = ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "h2":
            self.arm = self.text
        elif tag == "h3":
            self.title = self.text
        elif tag in ("td", "th") or (tag == "title" and self.chart):
            self.rows()[-1].append(self.text.strip())
        elif tag == "h1" or (tag == "p" and self.chart):
            self.rows().append([self.text])
            self.chart = False

    def handle_data(self, data: str) -> None:
        self.text += data

    def rows(self) -> list[list[str]]:
        return self.found.setdefault((self.arm, self.title), [])


def agrees(told: str, cell: Cell) -> bool:
    """Return whether a cell says these numbers; one that lies between two roundings may be either."""
    if isinstance(cell, str):
        return told == cell
    form, *values = cell
    return told in {form.format(*(value * nudge for value in values)) for nudge in (1 - 1e-9, 1, 1 + 1e-9)}


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


def bar(games: Sequence[Sequence[float]]) -> list[Cell]:
    _, share, low, high = estimate(games)
    drawn = ("{:.1%} {:.2f} {:.2f} {:.2f}", share, 100 * share, 100 * low, 100 * high)
    return [("{:.1%}", share), ("{:.1%} to {:.1%}", low, high), drawn]


def shares(groups: dict[str, list[list[float]]], counted: str = "games") -> list[list[Cell]]:
    lines = [[label, str(estimate(games)[0]), *bar(games)] for label, games in groups.items()]
    return [["", counted, *SHARE], *lines]


def grouped(games: list[dict[str, Any]], column: str, team: bool) -> dict[str, list[list[float]]]:
    labels = sorted({label for game in games for label in game[column]})
    found = {}
    for label in labels:
        won = [[w for one, w in zip(game[column], game["wins"], strict=True) if one == label] for game in games]
        found[label] = [each[:1] for each in won if each] if team else won
    return found


def average(label: str, games: Sequence[Sequence[float]]) -> list[Cell]:
    values = [value for game in games for value in game]
    centre, margin = fmean(values), Z * stdev(map(fmean, games)) / sqrt(len(games))
    bounds = ("{:.2f} to {:.2f}", centre - margin, centre + margin)
    return [label.replace("_", " "), ("{:.2f}", centre), bounds, ("{:.2f}", stdev(values))]


def course(games: list[dict[str, Any]], team: bool) -> list[list[Cell]]:
    names = ["decisions", "choices", "branching", "minutes", *([] if team else ["lead_changes", "decided"])]
    lines = {name: [[game[name]] for game in games] for name in names}
    lines["forced"] = [[(game["decisions"] - game["choices"]) / game["decisions"]] for game in games]
    lines["score"] = [game["scores"] for game in games]
    if not team:
        lines["winning score"] = [[max(game["scores"])] for game in games]
    mine = [name for name in games[0] if name.startswith("stats.") and any(game[name] is not None for game in games)]
    for name in mine:
        of_seats = [f"{name.rpartition('_')[0]}_{seat}" for seat in range(games[0]["players"])]
        pooled = re.search(r"_\d+$", name) and set(of_seats) <= set(mine)
        label, columns = (name.rpartition("_")[0], of_seats) if pooled else (name, [name])
        values = [[game[column] for column in columns] for game in games]
        lines.setdefault(label.removeprefix("stats."), [each for each in values if None not in each])
    return [["", "mean", "95%", "standard deviation"], *(average(*line) for line in lines.items())]


def chart(games: list[dict[str, Any]], team: bool) -> list[list[Cell]]:
    """Columns of scores, of at most 24 equal widths, the highest as high as the chart."""
    once = team and all(len(set(game["scores"])) == 1 for game in games)
    values = [score for game in games for score in (game["scores"][:1] if once else game["scores"])]
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // 24)
    starts = range(low, high + 1, width)
    counts = [sum(start <= value < start + width for value in values) for start in starts]
    tall, each = [40 * count / max(counts) for count in counts], 100 / len(counts)
    lines: list[list[Cell]] = [
        [
            ("{:.2f} {:.2f} {:.2f} {:.2f}", at * each, 40 - tall[at], each * 0.9, tall[at]),
            f"{start} to {start + width - 1}: {counts[at]}",
        ]
        for at, start in enumerate(starts)
    ]
    return [*lines, [f"{low} to {high}, {width} to a column, {len(values)} {'games' if once else 'seats'}."]]


def cards(games: list[dict[str, Any]], team: bool) -> list[list[Cell]]:
    """A line for each card held and not held often enough: who held it, played it, never had it."""
    seats = []
    for game in games:
        had, used = ([set(words.split()) for words in game[column]] for column in ("held", "played"))
        together = [(set().union(*had), set().union(*used), game["wins"][0])]
        seats.append(together if team else list(zip(had, used, game["wins"], strict=True)))
    found = []
    for card in sorted({card for game in seats for had, _, _ in game for card in had}):
        held = [[win for had, _, win in game if card in had] for game in seats]
        used = [[win for _, used, win in game if card in used] for game in seats]
        never = [[win for had, _, win in game if card not in had] for game in seats]
        if min(sum(map(len, held)), sum(map(len, never))) >= LEAST:
            line: list[Cell] = [card]
            for which in (held, used, never):
                if not any(which):
                    line += DASHES
                    continue
                many, share, low, high = estimate(which)
                line += [("{:.1%}", share), str(many), ("{:.0f} to {:.0f}%", 100 * low, 100 * high)]
            found.append((estimate(never)[1] - estimate(held)[1], line))
    lines = [line for _, line in sorted(found, key=lambda one: one[0])]
    if len(lines) > 40:
        lines = lines[:20] + lines[-20:]
    who = "games" if team else "seats"
    heads: list[Cell] = ["", "held", who, "95%", "played", who, "95%", "never had", who, "95%"]
    return [heads, *lines] if lines else []


def of_arm(games: list[dict[str, Any]], team: bool) -> dict[str, list[list[Cell]]]:
    if team:
        found = {"Wins": shares({"won": [game["wins"][:1] for game in games]})}
    else:
        # Asked first is place 1, the seat after it (clockwise, the next number) place 2.
        players = games[0]["players"]
        places = {str(n + 1): [[g["wins"][(g["first"] + n) % players]] for g in games] for n in range(players)}
        found = {"Wins by place: 1 is asked first, the others follow clockwise": shares(places)}
    if not team and len({name for game in games for name in game["bots"]}) > 1:
        found["Wins by bot"] = shares(grouped(games, "bots", team), "seats")
    endings = Counter(game["ending"] for game in games).most_common()
    found["How games ended"] = shares({e: [[float(game["ending"] == e)] for game in games] for e, _ in endings})
    found["Length and course"] = course(games, team)
    found["Scores"] = chart(games, team)
    lines = {}
    for name in [name for name in games[0] if name.startswith("sheet.")]:
        if any(points is not None for game in games for points in game[name] or []):
            each = [[points or 0 for points in game[name] or game["players"] * [0]] for game in games]
            lines[name.removeprefix("sheet.")] = each
    heads: list[Cell] = ["", "mean", "95%", "standard deviation"]
    found["Score sheet, points of a seat"] = [heads, *(average(*line) for line in lines.items())]
    often = {word: won for word, won in grouped(games, "openings", team).items() if sum(map(len, won)) >= LEAST}
    often = dict(sorted(often.items(), key=lambda one: -sum(map(len, one[1])))[:30])
    title = "Wins by opening, the first choice of a seat"
    found[title] = shares(often, "games" if team else "seats") if often else []
    found[f"Cards and pieces: wins of {'the team, a game counted once' if team else 'seats'}"] = cards(games, team)
    return {title: rows for title, rows in found.items() if rows}


def compared(arms: dict[str, list[dict[str, Any]]], team: bool) -> dict[str, list[list[Cell]]]:
    """The arms beside each other, and how a team lost."""
    who = "won" if team else "first to play wins"
    lines: list[list[Cell]] = [["", "games", who, "95%", "", "best score", "decisions", "minutes"]]
    for name, games in arms.items():
        best = [max(game["scores"]) for game in games]
        score = ("{:.1f} ± {:.1f}", fmean(best), Z * stdev(best) / sqrt(len(best)))
        long = [("{:.0f}", fmean(game[column] for game in games)) for column in ("decisions", "minutes")]
        won = [[game["wins"][0 if team else game["first"]]] for game in games]
        lines.append([name, str(len(games)), *bar(won), score, *long])
    found = {"Arms beside each other": lines}
    if team:
        endings = Counter(game["ending"] for games in arms.values() for game in games)
        losses: list[list[Cell]] = [["", "games", *(ending for ending, _ in endings.most_common())]]
        for name, games in arms.items():
            mine = [sum(game["ending"] == ending for game in games) for ending, _ in endings.most_common()]
            losses.append([name, str(len(games)), *(("{:.0%}", n / len(games)) if n else "–" for n in mine)])
        found["How games ended, arm by arm"] = losses
    return found


def solved(names: list[str], pairs: list[tuple[str, str, float, float]]) -> dict[str, float]:
    """The likeliest ratings: those by which each bot wins as often as it did (Newton's steps, a bot at a time)."""
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
        heads, *rows = page.found.get(("", title), [["", "games", what, "95%", ""]])
        assert heads == ["", "games", what, "95%", ""]
        assert len(rows) == len(lines)
        bounds = [[float(bound) for bound in row[3].split(" to ")] for row in rows]
        low, high = min(map(min, bounds), default=0.0), max(map(max, bounds), default=0.0)
        margin = max(10.0, (high - low) / 20)
        for row, (label, more, less), told in zip(rows, lines, bounds, strict=True):
            assert row[:2] == [label, str(played[more])]
            assert abs(float(row[2]) - likeliest[more] + likeliest[less]) < 0.51, row
            cuts = quantiles([one[more] - one[less] for one in again], n=40, method="inclusive")
            assert told == pytest.approx([cuts[0], cuts[-1]], abs=0.3 * (cuts[-1] - cuts[0]) / 2 + 0.51), row
            places = [100 * (value - low + margin) / (high - low + 2 * margin) for value in (*told, float(row[2]))]
            said, x1, x2, x, wide = row[4].split()
            assert said == row[2]
            drawn_at = [float(x1), float(x2), float(x) + float(wide) / 2]
            assert drawn_at == pytest.approx(places, abs=200 / (high - low + 2 * margin))


LEVELS = ["random", "greedy", "easy@5", "easy@20"]
PLAYED = {
    "three seats": Experiment("koryo", (3,), (("random",),), 80, {}),
    "two of a bot": Experiment("koryo", (3, 2), (("greedy", "random", "random"), ("random",)), 20, {}),
    "leduc": Experiment("leduc", (2,), (("random",),), 60, {}, seed=3),
    "many cards": Experiment("manga_dice", (3,), (("random",),), 60, {}, seed=2),
    "team": Experiment("kick_ass", (1, 2), (("greedy",),), 2, {}),
    "cards of a team": Experiment("kick_ass", (3,), (("random",),), 60, {}),
    "ladder": Experiment("leduc", (2,), ladder(LEVELS), 60, {}),
}


def reported(experiment: Experiment, folder: Path) -> tuple[Page, list[dict[str, Any]]]:
    rows = runner.run(experiment, folder)
    if experiment is PLAYED["cards of a team"]:  # random teams never win: who won is thrown, or all shares were 0
        chance = random.Random(6)
        won = [[float(chance.random() < 0.4)] * players for players in rows["players"]]
        rows = rows.with_columns(pl.Series("wins", won))
    path = report.write(folder, experiment, rows)
    return Page(path.read_text(encoding="utf-8")), pl.read_parquet(folder / "games.parquet").to_dicts()


@pytest.mark.parametrize("name", PLAYED)
def test_every_number_is_that_of_the_rows(name: str, tmp_path: Path) -> None:
    experiment = PLAYED[name]
    page, games = reported(experiment, tmp_path)
    game = load(experiment.game)
    head, *settings = page.found.pop(("", ""))
    assert head == [f"{game.title}: {len(games)} games"]
    assert settings[1:3] == [["seed", str(experiment.seed)], ["games of each arm", str(experiment.games)]]
    arms = {}
    for cell in experiment.cells():
        bots = cell.bots[0] if len(set(cell.bots)) == 1 else ", ".join(cell.bots)
        arm = f"{cell.players} player{'s' if cell.players > 1 else ''}: {bots}"
        arms[arm] = [one for one in games if one["cell"] == cell.number]
    wanted: dict[Section, list[list[Cell]]] = {}
    if len(arms) > 1:
        wanted |= {("", title): rows for title, rows in compared(arms, game.cooperative).items()}
    for arm, mine in arms.items():
        wanted |= {(arm, title): rows for title, rows in of_arm(mine, game.cooperative).items()}
    told = {section: rows for section, rows in page.found.items() if section[1] not in RATED}
    assert list(told) == list(wanted)
    for section, rows in wanted.items():
        for line, cells in zip(told[section], rows, strict=True):
            assert all(agrees(*pair) for pair in zip(line, cells, strict=True)), (section, line, cells)


def test_ratings_are_those_of_the_rows(tmp_path: Path) -> None:
    """So many games that the draws assumed beside them do not show."""
    check_ratings(*reported(Experiment("leduc", (2,), ladder(LEVELS), 1200, {}), tmp_path))


def test_ratings_of_few_games_are_those_of_the_rows(tmp_path: Path) -> None:
    """So few that the draw assumed beside them shows."""
    check_ratings(*reported(PLAYED["two of a bot"], tmp_path))
