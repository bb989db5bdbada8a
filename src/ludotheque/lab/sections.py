"""The report of one arm: a section for each question that a designer asks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import polars as pl

from ludotheque.core.game import Game
from ludotheque.lab import difference, figures, plots
from ludotheque.lab.difference import Difference
from ludotheque.lab.figures import CardFigures, Mean, Use, WinRate
from ludotheque.lab.measures import FIRST, LENGTH, POINTS, RACE, SCORE, TEAM, Measure, is_team, measures
from ludotheque.lab.names import LAST, Names
from ludotheque.lab.page import NONE, Plot, ReportTable, Section, TableCell, amount, between, chance, mean_of, share_of
from ludotheque.lab.plots import Dot

CARDS_DRAWN = 30
OPENINGS_SHOWN = 30
RARE = 0.05
"""A kind of action that so small a part of seats ever takes is called rare."""


class Arm:
    """The games of one arm, all with the same number of players, and the names to speak of them."""

    def __init__(self, game: Game, names: Names, rows: pl.DataFrame) -> None:
        self.game = game
        self.names = names
        self.rows = rows
        self.team: bool = is_team(game, rows)
        self.measures: list[Measure] = measures(game, rows)
        self.players: int = int(rows["players"][0])
        self.counted = "games" if self.team else "seats"
        """The name of that of which wins are counted by card or action: a team counts once a game."""
        self.cards: list[CardFigures] = figures.by_card(rows, self.team)
        self.uses: list[Use] = figures.by_kind(rows, [verb.name for verb in game.actions.verbs], self.team)

    def mean(self, measure: Measure) -> Mean:
        """Return the mean of a measure over the games."""
        return figures.mean(measure.label, list(measure.of(self.rows).values()))

    def rate(self, measure: Measure) -> WinRate | None:
        """Return a measure that is whether someone won as a rate, which has an interval of its own; None for others."""
        if measure is TEAM:
            return figures.of_team(self.rows, measure.label)
        return figures.by_place(self.rows)[0] if measure is FIRST else None

    def sections(self) -> list[Section]:
        """Return all sections that have something to say."""
        found = [
            self.team_wins() if self.team else self.places(),
            self.bots(),
            self.length(),
            self.tension(),
            self.points(),
            self.endings(),
            self.openings(),
            self.of_cards(),
            self.kinds(),
            self.counts(),
        ]
        return [one for one in found if one is not None]

    # --- The findings in short ---

    def short(self) -> list[str]:
        """Return the most important findings, a sentence each."""
        means = {one.key: self.mean(one) for one in self.measures}
        low, high = self.game.minutes
        length = (
            f"A game has {amount(means['decisions'].mean, '')} decisions, {means['forced'].mean:.0%} of them forced,"
            f" and takes about {means['minutes'].mean:.0f} minutes by our estimate; the box says {low} to {high}."
        )
        if self.team:
            won = figures.of_team(self.rows, "")
            return [
                f"{won.rate:.1%} of games are won ({between(*won.interval, 'share')}).",
                length,
                *self.apart(),
            ]
        race = (
            f"The winner leads alone to the end after {means['tension'].mean:.0%} of the game, on average; the lead"
            f" changes {amount(means['lead_changes'].mean, '')} times."
        )
        margin = (
            f"The winning score is {amount(means['best'].mean, 'points')} points,"
            f" {amount(means['margin'].mean, 'points')} more than the second."
        )
        return [self.advantage(), length, race, margin, *self.apart()]

    def advantage(self) -> str:
        """Say whether the place at the table matters."""
        places = figures.by_place(self.rows)
        p = difference.even(self.wins_by_place())
        best = max(places, key=lambda one: one.rate)
        found = (
            f"place {best.label} wins {best.rate:.1%} of games ({between(*best.interval, 'share')}), where"
            f" {1 / self.players:.1%} would be even ({chance(p)})"
        )
        if p <= difference.DOUBT:
            return f"The place at the table matters: {found}."
        return f"No place at the table is clearly better in {len(self.rows):,} games: {found}."

    def apart(self) -> list[str]:
        """Say which cards stand out, and which kinds of actions no one took."""
        found = []
        for tests, did in ((self.gains(), "had"), (self.worths(), "played")):
            clear = [one for one in tests if one.clear]
            if clear:
                more = [self.names.card(one.label) for one in clear if one.difference > 0]
                less = [self.names.card(one.label) for one in reversed(clear) if one.difference < 0]
                found += [f"Those who {did} one of these won more often: {some(more)}."] if more else []
                found += [f"Those who {did} one of these won less often: {some(less)}."] if less else []
            elif tests:
                found.append(f"No card or piece stands out from noise by those who {did} it ({len(tests)} compared).")
        unused = [self.names.kind(one.verb) for one in self.uses if not one.times]
        if unused:
            found.append(ended(f"Never done in these games: {some(unused)}"))
        return found

    # --- Who wins ---

    def wins_by_place(self) -> list[list[float]]:
        """Return the shares of each game by place: the first to decide, then the others clockwise."""
        games = self.rows.select("first", "wins").iter_rows()
        return [[*wins[first:], *wins[:first]] for first, wins in games]

    def places(self) -> Section:
        """Wins by the place at the table."""
        found = figures.by_place(self.rows)
        even = 1 / self.players
        p = difference.even(self.wins_by_place())
        verdict = "That is clear of noise." if p <= difference.DOUBT else "That is not clear of noise."
        words = (
            f"Place 1 makes the first decision of the game, the others follow clockwise. If the place did not matter,"
            f" each would win {even:.1%}. A difference between places as great as here would then come by chance alone"
            f" in {p:.1%} of such runs ({chance(p)}). {verdict}",
        )
        drawn = [
            dot(f"place {one.label}", one, "games", marked=p <= difference.DOUBT and apart_from(one, even))
            for one in found
        ]
        plot = plots.dots(drawn, "share of games won", ".0%", f"{self.players} places and their shares of wins", even)
        table = ReportTable(
            "Wins by place",
            ("Place", "Games", "Wins"),
            [[TableCell(one.label), count(one), share_of(one)] for one in found],
        )
        note = "The dashed line is an even share. In colour: clear of noise."
        return Section("Does the place at the table matter?", words, [Plot("Wins by place", plot, note)], [table])

    def team_wins(self) -> Section:
        """Wins of the players together."""
        won = figures.of_team(self.rows, "won")
        who = "The player" if self.players == 1 else "The players together"
        table = ReportTable("Wins", ("", "Games", "Won"), [[TableCell(who), count(won), share_of(won)]])
        return Section("How often is the game won?", tables=[table])

    def bots(self) -> Section | None:
        """Wins by bot, if several competed."""
        found = figures.by_bot(self.rows)
        if self.team or len(found) < 2:
            return None
        plot = plots.dots(
            [dot(one.label, one, "seats") for one in found], "share of seats that won", ".0%", "Wins by bot"
        )
        rows = [[TableCell(one.label), count(one), share_of(one)] for one in found]
        table = ReportTable("Wins by bot", ("Bot", "Seats", "Wins"), rows)
        return Section("Which bot wins?", plots=[Plot("Wins by bot", plot)], tables=[table])

    # --- Length, tension, points ---

    def measured(self, title: str, wanted: Sequence[Measure]) -> ReportTable:
        """Return a table of measures with their means and the middle of their games."""
        rows = []
        for measure in wanted:
            values = list(measure.of(self.rows).values())
            low, middle, high = np.quantile(values, [0.1, 0.5, 0.9])
            spread = TableCell(amount(middle, measure.unit), between(low, high, measure.unit))
            rows.append([TableCell(measure.label, measure.meaning), mean_of(self.mean(measure), measure.unit), spread])
        return ReportTable(
            title,
            ("", "Mean, 95% interval", "Median, 8 of 10 games"),
            rows,
            "The interval says where the true mean may be; 8 of 10 games lie between the two figures below the median.",
        )

    def length(self) -> Section:
        """Return the length of games and how much there is to choose."""
        lasted = [one for one in self.measures if one.key in LAST]
        low, high = self.game.minutes
        words = (f"The box says {low} to {high} minutes.",)
        decisions = plots.columns(
            [("games", figures.bins(self.rows["decisions"].to_list()))], "decisions in a game", "games", "Decisions"
        )
        minutes = plots.columns(
            [("games", figures.bins(self.rows["minutes"].to_list(), least=0.25))],
            "estimated minutes",
            "games",
            "Estimated minutes",
        )
        drawn = [Plot("Decisions of all seats in a game", decisions), Plot("Estimated time of a game", minutes)]
        return Section("How long is a game?", words, drawn, [self.measured("Length and choices", [*lasted, *LENGTH])])

    def tension(self) -> Section | None:
        """Return for how long the winner is open."""
        tenths = figures.by_tenth(self.rows)
        if self.team or not tenths:
            return None
        words = [
            "A game is tense if its winner is open for long. The lead is that of the score of the moment, which"
            " everyone or only the rules may know.",
        ]
        if all(alone == 1 for *_others, alone in tenths[:-1]):
            words.append(
                "This game counts its points at the end, so that no one leads before, and the lead says nothing."
            )
        leads = plots.leads(
            tenths, "Shares of games in which a winner, another seat or no one leads, by the part played"
        )
        percent = [100 * value for value in self.rows["tension"].drop_nulls().to_list()]
        late = plots.columns(
            [("games", figures.bins([min(value, 99.0) for value in percent], among=[0, 99], least=5))],
            "percent of the game after which the winner led to the end", "games", "Tension",
        )  # fmt: skip
        drawn = [
            Plot(
                "Who is in the lead?", leads, "The earlier the winners lead everywhere, the less is left to play for."
            ),
            Plot("When did the winner take the lead for good?", late),
        ]
        return Section("How long is the winner open?", words, drawn, [self.measured("The race", RACE)])

    def points(self) -> Section:
        """Show the spread of scores, and which lines of the sheet make the difference."""
        scored = [*([] if self.team else POINTS), SCORE]
        pairs = [
            (score, win)
            for scores, wins in self.rows.select("scores", "wins").iter_rows()
            for score, win in (zip(scores, wins, strict=True) if not self.shared() else [(scores[0], wins[0])])
        ]
        groups = [
            (name, [score for score, win in pairs if (win > 0) == won])
            for name, won in (("won", True), ("did not win", False))
        ]
        every = [score for score, _win in pairs]
        drawn = [(name, figures.bins(scores, among=every)) for name, scores in groups if scores]
        of = "games" if self.shared() else "seats"
        spread = plots.columns(drawn, "points", of, "How often each score came, of those who won and who did not")
        return Section(
            "How are points scored?",
            plots=[Plot(f"Scores of {of}", spread)],
            tables=[self.measured("Scores", scored), *self.sheet()],
        )

    def shared(self) -> bool:
        """Return whether all seats of each game have one score together."""
        return self.team and all(len(set(each)) == 1 for each in self.rows["scores"].to_list())

    def sheet(self) -> list[ReportTable]:
        """Each line of the score sheet, over all seats and by whether they won."""
        rows = []
        for line in figures.sheet(self.rows):
            won, lost = figures.by_win(self.rows, line.label)
            name = self.names.line(line.label)
            sides = [TableCell(NONE if one is None else amount(one, "points")) for one in (won, lost)]
            rows.append([TableCell(name), mean_of(line, "points"), *sides])
        heads = ("Line", "Points of a seat", "of winners", "of others")
        note = "A line that makes the difference gives winners more than others. A line that a game lacks counts 0."
        return [ReportTable("Score sheet", heads, rows, note)] if rows else []

    # --- Endings, openings, cards, actions ---

    def endings(self) -> Section:
        """Return the ways in which games ended, and the endings that never came."""
        found = figures.by_ending(self.rows)
        rows = [[TableCell(self.names.ending(one.label)), TableCell(f"{one.wins:.0f}"), share_of(one)] for one in found]
        never = [self.names.ending(id) for id in self.game.endings if id not in {one.label for one in found}]
        note = "Never came: " + " · ".join(never) if never else ""
        return Section("How do games end?", tables=[ReportTable("Endings", ("", "Games", "Share"), rows, note)])

    def openings(self) -> Section | None:
        """Wins by the first choice of a seat."""
        found = figures.by_opening(self.rows, self.team)
        if not found:
            return None
        shown = found[:OPENINGS_SHOWN]
        clear = {
            test.label for test in figures.opened(self.rows, [one.label for one in shown], self.team) if test.clear
        }
        drawn = [dot(self.names.action(one.label), one, self.counted, marked=one.label in clear) for one in shown]
        at = None if self.team else 1 / self.players
        plot = plots.dots(drawn, f"share of {self.counted} that won", ".0%", "Wins by the first choice of a seat", at)
        rows = [[TableCell(self.names.action(one.label)), count(one), share_of(one)] for one in shown]
        less = f" The {len(shown)} commonest of {len(found)}." if len(shown) < len(found) else ""
        words = (
            f"The first decision of a seat that left a choice. Openings are shown that {figures.LEAST} {self.counted}"
            f" or more made, the commonest first.{less}",
        )
        note = f"In colour: clear of noise beside all other openings, all {len(shown)} counted (Holm)."
        table = ReportTable("Wins by opening", ("Opening", self.counted.capitalize(), "Wins"), rows, folded=True)
        return Section("Which opening wins?", words, [Plot("Wins by opening", plot, note)], [table])

    def of_cards(self) -> Section | None:
        """Wins with and without each card, and which cards are left out."""
        if not self.game.cards:
            return None
        words = [
            "Held: it came to a hand or in front at some time. What holding and playing mean in this game is written in"
            " the documentation (Card usage). A difference is no cause: those who win do more, and so hold more.",
        ]
        found: list[Plot] = []
        tables: list[ReportTable] = []
        for tests, did, sides in (
            (self.gains(), "held", [("Held: won", "Never had: won")]),
            (self.worths(), "played", [("Played: won", "Not played: won")]),
        ):
            if tests:
                found.append(self.cards_drawn(tests, did))
                heads = ("Card or piece", *sides[0], "Difference")
                rows = [[TableCell(self.names.card(one.label)), *self.card_cells(one, did)] for one in tests]
                tables.append(
                    ReportTable(f"All {len(tests)} cards and pieces that were {did}", heads, rows, folded=True)
                )
        return Section("Which cards and pieces win?", words, found, [*tables, *self.cards_left_out()])

    def gains(self) -> list[Difference]:
        """Return by how much those who held a card won more often, the best first, for those held often enough."""
        return sorted((one.gain for one in self.cards if one.gain is not None), key=lambda one: -one.difference)

    def worths(self) -> list[Difference]:
        """Return by how much those who played a card won more often, the best first, for those played often enough."""
        return sorted((one.worth for one in self.cards if one.worth is not None), key=lambda one: -one.difference)

    def cards_drawn(self, tests: Sequence[Difference], did: str) -> Plot:
        """Draw the differences of the best and the worst cards."""
        half = CARDS_DRAWN // 2
        shown = tests if len(tests) <= CARDS_DRAWN else [*tests[:half], *tests[-half:]]
        by_id = {card.held.label: card for card in self.cards}
        drawn = []
        for one in shown:
            sides = sides_of(by_id[one.label], did)
            counted = f"{sides[0].games} {self.counted} with it, {sides[1].games} without"
            drawn.append(Dot(self.names.card(one.label), one.difference, one.low, one.high, counted, one.clear))
        which = "" if len(shown) == len(tests) else f" The {half} best and the {half} worst of {len(tests)}."
        note = f"In colour: clear of noise, all {len(tests)} tests counted (Holm).{which}"
        title = f"By how much those who {did} it won more often than those who did not"
        return Plot(title, plots.dots(drawn, "difference in wins", "+.0%", title, 0), note)

    def card_cells(self, test: Difference, did: str) -> list[TableCell]:
        """Return the figures of a card: the wins of both sides, and the difference."""
        card = next(card for card in self.cards if card.held.label == test.label)
        return [*sides(card, did), tested(test)]

    def cards_left_out(self) -> list[ReportTable]:
        """Return which cards nothing is said of, and why."""
        rows = [
            [TableCell(f"{why} ({len(ids)})"), TableCell(", ".join(map(self.names.card, ids)))]
            for why, ids in left_out(self.game.cards, self.cards)
        ]
        note = f"Compared are cards that {figures.LEAST} {self.counted} held (or played), and as many did not."
        return (
            [ReportTable("Left out, and why", ("Reason", "Cards and pieces"), rows, note, prose=True)] if rows else []
        )

    def kinds(self) -> Section:
        """Return how often each kind of action was taken."""
        often = sorted((one for one in self.uses if one.times), key=lambda one: -one.times)
        drawn = [(self.names.kind(one.verb), one.times) for one in often]
        plot = plots.bars(drawn, "times in a game, all seats", "How often each kind of action is taken")
        rows = [[TableCell(self.names.kind(one.verb)), *self.use_cells(one)] for one in often]
        heads = ("Action", "Times in a game", f"{self.counted.capitalize()} that ever did", "They won", "Difference")
        rare = [self.names.kind(one.verb) for one in often if ever(one) < RARE]
        unused = [self.names.kind(one.verb) for one in self.uses if not one.times]
        words = ["Forced decisions count too. An ellipsis stands for a card, a place or a number."]
        if unused:
            words.append(ended(f"Never done: {', '.join(unused)}"))
        if rare:
            words.append(ended(f"Done by less than {RARE:.0%} of {self.counted}: {', '.join(rare)}"))
        table = ReportTable("Actions and who wins with them", heads, rows, folded=True)
        return Section("Which rules are used?", words, [Plot("How often each kind of action is taken", plot)], [table])

    def use_cells(self, use: Use) -> list[TableCell]:
        """Return the figures of a kind of action."""
        return [
            TableCell(f"{use.times:.2f}"),
            TableCell(f"{ever(use):.1%}", f"{use.ever.games} of {use.ever.games + use.never.games}"),
            TableCell(f"{use.ever.rate:.1%}", f"others {use.never.rate:.1%}" if use.never.games else ""),
            tested(use.gain),
        ]  # fmt: skip

    def counts(self) -> Section | None:
        """Numbers that the game itself counts."""
        known = {self.names.number(name) for name in ("score", "points", "round", "year")}
        found = [one for one in figures.counted(self.rows) if self.names.number(one.label) not in known]
        rows = [[TableCell(self.names.number(one.label)), mean_of(one, "")] for one in found]
        table = ReportTable(
            "At the end of the game", ("", "Mean, 95% interval"), rows, "What each seat has is a mean over seats."
        )
        return Section("What else does the game count?", tables=[table]) if rows else None


def left_out(ids: Sequence[str], seen: Sequence[CardFigures]) -> list[tuple[str, list[str]]]:
    """Return the cards of which nothing is said, neither of holding nor of playing them, by the reason."""
    by_id = {one.held.label: one for one in seen}
    silent = [id for id in ids if id not in by_id or (by_id[id].gain is None and by_id[id].worth is None)]
    few = [id for id in silent if id in by_id and by_id[id].held.games < figures.LEAST]
    reasons = {
        "Never held by anyone": [id for id in silent if id not in by_id],
        "Held too seldom": few,
        "Held by nearly everyone": [id for id in silent if id in by_id and id not in few],
    }
    return [(why, found) for why, found in reasons.items() if found]


def sides_of(card: CardFigures, did: str) -> tuple[WinRate, WinRate]:
    """Return the wins of those who held, or played, a card, and of the others."""
    return (card.held, card.never) if did == "held" else (card.played, card.unplayed)


def sides(card: CardFigures, did: str) -> list[TableCell]:
    """Return the wins of those who held, or played, a card, and of the others, as cells."""
    return [
        TableCell(f"{one.rate:.1%}", f"{between(*one.interval, 'share')} of {one.games}") for one in sides_of(card, did)
    ]


def tested(gain: Difference | None) -> TableCell:
    """Return a difference of shares with its interval and test."""
    if gain is None:
        return TableCell(NONE)
    interval = between(gain.low, gain.high, "share", sign=True)
    return TableCell(amount(gain.difference, "share", sign=True), f"{interval}; {chance(gain.p)}", gain.clear)


def ever(use: Use) -> float:
    """Return the part of seats that ever took a kind of action."""
    return use.ever.games / (use.ever.games + use.never.games)


def count(one: WinRate) -> TableCell:
    """Return how many a share is of."""
    return TableCell(str(one.games))


def dot(label: str, one: WinRate, counted: str, *, marked: bool = True) -> Dot:
    """Return a share for a plot."""
    return Dot(label, one.rate, *one.interval, f"{one.games} {counted}", marked)


def apart_from(one: WinRate, value: float) -> bool:
    """Return whether a value lies outside of a share's interval."""
    low, high = one.interval
    return not low <= value <= high


def ended(sentence: str) -> str:
    """Return a sentence with a full stop, which an ellipsis at its end replaces.

    >>> ended("Never done: Keep …"), ended("Never done: Pass")
    ('Never done: Keep …', 'Never done: Pass.')
    """
    return sentence if sentence.endswith("…") else f"{sentence}."


def some(names: Sequence[str], most: int = 6) -> str:
    """List names, the first ones if they are many.

    >>> some(["a", "b", "c"], most=2)
    'a, b and 1 more'
    """
    return ", ".join(names) if len(names) <= most else f"{', '.join(names[:most])} and {len(names) - most} more"
