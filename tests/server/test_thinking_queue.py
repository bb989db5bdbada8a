"""The order and the length of thoughts, by a clock that the test turns."""

from __future__ import annotations

import itertools
import random
from statistics import mean

import pytest

from ludotheque.app.thinking.asking import Busy, Kind
from ludotheque.app.thinking.queue import (
    DEATHS,
    LEAST,
    LENGTH_WEIGHT,
    MOST_ASKED,
    OVERDUE,
    SLICE,
    TARGET,
    Finished,
    Queue,
    Slice,
    ThoughtRequest,
)


class Bench:
    """A queue, its workers, and the time."""

    def __init__(self, workers: int = 2) -> None:
        self.queue = Queue()
        self.now = 1000.0
        self.numbers = itertools.count(1)
        self.workers = [f"w{number}" for number in range(workers)]
        for worker in self.workers:
            self.queue.join(worker)

    def ask(self, kind: Kind, wanted: float, *accounts: str, waited: float = 0.0) -> int:
        number = next(self.numbers)
        self.queue.submit(ThoughtRequest(number, kind, wanted, self.now - waited, accounts), self.now)
        return number

    def next(self, worker: int = 0) -> Slice | None:
        return self.queue.next(self.workers[worker], self.now)

    def work(self, worker: int = 0) -> Slice:
        piece = self.next(worker)
        assert piece is not None, "there is nothing to do"
        return piece

    def done(self, piece: Slice, worker: int = 0, *, settled: bool = False) -> Finished | None:
        self.now += piece.seconds
        return self.queue.done(self.workers[worker], piece.seconds, settled, self.now)

    def finish(self, worker: int = 0) -> tuple[int, float]:
        """Work until something is finished; return its number and the seconds since this call."""
        begun = self.now
        while True:
            finished = self.done(self.work(worker), worker)
            if finished is not None:
                return finished.number, self.now - begun

    def order(self, count: int) -> list[int]:
        return [self.finish()[0] for _ in range(count)]


# --- Order ---


def test_people_are_served_by_how_long_they_have_been_waiting() -> None:
    bench = Bench()
    late, early = bench.ask(Kind.PEOPLE, 1.0, waited=1.0), bench.ask(Kind.PEOPLE, 1.0, waited=5.0)
    assert bench.order(2) == [early, late]


def test_a_short_thought_passes_a_long_one() -> None:
    bench = Bench()
    long, short = bench.ask(Kind.PEOPLE, 1.0, waited=1.0), bench.ask(Kind.PEOPLE, 0.01)
    assert bench.order(2) == [short, long]


def test_a_long_thought_is_not_passed_for_ever() -> None:
    bench = Bench()
    long = bench.ask(Kind.PEOPLE, 4.0, waited=LENGTH_WEIGHT)
    bench.ask(Kind.PEOPLE, 0.01)
    assert bench.order(1) == [long]


def test_a_short_thought_passes_a_long_one_that_runs() -> None:
    bench = Bench(1)
    long = bench.ask(Kind.PEOPLE, 4.0)
    piece = bench.work()
    assert piece == Slice(long, SLICE, 4.0 - SLICE, True)
    short = bench.ask(Kind.PEOPLE, 0.01)
    assert bench.done(piece) is None
    assert bench.finish()[0] == short
    again = bench.work()
    assert (again.number, again.fresh) == (long, False)


def test_hints_come_before_bots_that_are_watched_and_those_before_analyses() -> None:
    bench = Bench()
    analysis, bots, hint = (bench.ask(kind, 1.0) for kind in (Kind.ANALYSIS, Kind.BOTS, Kind.HINT))
    people = bench.ask(Kind.PEOPLE, 1.0)
    assert bench.order(4) == [people, hint, bots, analysis]


# --- Length ---


@pytest.mark.parametrize("wanted", [0.01, 0.1, 1.0, 4.0])
@pytest.mark.parametrize("workers", [1, 2, 8])
def test_levels_keep_their_strength_on_an_idle_machine(wanted: float, workers: int) -> None:
    bench = Bench(workers)
    bench.ask(Kind.PEOPLE, wanted)
    assert bench.finish()[1] == pytest.approx(wanted)


def test_budgets_shrink_so_that_all_are_served_in_time() -> None:
    bench = Bench(2)
    for _ in range(31):
        bench.ask(Kind.PEOPLE, 1.0)
    assert bench.work().seconds == pytest.approx(TARGET * 2 / 30)


def test_budgets_leave_time_for_what_a_slice_costs_beside_thinking() -> None:
    bench = Bench(2)
    for _ in range(30):
        bench.ask(Kind.PEOPLE, 0.01)
        piece = bench.work()
        bench.now += 0.005
        bench.done(piece)
    for _ in range(21):
        bench.ask(Kind.PEOPLE, 1.0)
    assert bench.work().seconds == pytest.approx(TARGET * 2 / 20 - 0.005, abs=0.0005)


def test_no_budget_shrinks_below_its_floor() -> None:
    bench = Bench(2)
    for _ in range(1000):
        bench.ask(Kind.PEOPLE, 1.0)
    easy = bench.ask(Kind.PEOPLE, 0.01, waited=100)
    piece = bench.work()
    assert (piece.number, piece.seconds) == (easy, 0.01)
    assert bench.work(1).seconds == LEAST[Kind.PEOPLE]


def test_a_hint_under_load_is_shorter_but_not_worthless() -> None:
    bench = Bench(2)
    for _ in range(50):
        bench.ask(Kind.PEOPLE, 1.0)
    hint = bench.ask(Kind.HINT, 1.0, waited=OVERDUE + 1)
    piece = bench.work()
    assert (piece.number, piece.seconds, piece.last) == (hint, LEAST[Kind.HINT], True)


def test_a_thought_that_runs_is_cut_when_people_come() -> None:
    bench = Bench(1)
    expert = bench.ask(Kind.PEOPLE, 4.0, waited=5.0)
    bench.done(bench.work())
    for _ in range(20):
        bench.ask(Kind.PEOPLE, 1.0)
    finished, seconds = bench.finish()
    assert finished == expert
    assert seconds < 0.01


def test_what_is_left_of_a_budget_is_told() -> None:
    bench = Bench()
    number = bench.ask(Kind.PEOPLE, 1.0)
    assert bench.done(bench.work(), settled=True) == Finished(number, pytest.approx(1.0 - SLICE))


# --- The back row ---


def test_analyses_never_take_all_workers() -> None:
    bench = Bench(3)
    for number in range(5):
        bench.ask(Kind.ANALYSIS, 10.0, f"guest {number}")
    assert bench.next(0) is not None
    assert bench.next(1) is not None
    assert bench.next(2) is None
    bench.ask(Kind.PEOPLE, 0.1)
    assert bench.next(2) is not None


def test_one_worker_does_everything_in_slices() -> None:
    bench = Bench(1)
    analysis = bench.ask(Kind.ANALYSIS, 10.0)
    piece = bench.work()
    assert (piece.number, piece.seconds) == (analysis, SLICE)
    people = bench.ask(Kind.PEOPLE, 1.0)
    bench.done(piece)
    assert bench.finish()[0] == people


def test_a_review_waits_for_people_however_long_it_has_waited() -> None:
    bench = Bench(workers=1)
    review = bench.ask(Kind.REVIEW, 60.0, waited=100 * OVERDUE)
    person = bench.ask(Kind.PEOPLE, 0.2)
    hint = bench.ask(Kind.HINT, 1.0)
    assert [bench.finish()[0], bench.finish()[0]] == [person, hint]
    assert bench.work().number == review


def test_the_budget_of_a_review_never_shrinks() -> None:
    bench = Bench(workers=1)
    for _ in range(10):
        bench.ask(Kind.REVIEW, 60.0)
    piece = bench.work()
    assert piece.seconds + piece.more == 60.0


def test_what_is_overdue_gets_a_worker_even_while_people_wait_but_only_one() -> None:
    bench = Bench(2)
    for _ in range(20):
        bench.ask(Kind.PEOPLE, 1.0)
    bench.ask(Kind.HINT, 1.0, "guest 1", waited=OVERDUE + 0.1)
    bench.ask(Kind.HINT, 1.0, "guest 2", waited=OVERDUE + 0.1)
    kinds = [bench.work(0), bench.work(1)]
    assert [piece.number > 20 for piece in kinds] == [True, False]


def test_an_analysis_is_served_in_the_end_however_many_people_come() -> None:
    bench = Bench(2)
    analysis = bench.ask(Kind.ANALYSIS, 10.0)
    begun = bench.now
    while True:
        bench.ask(Kind.PEOPLE, 1.0)
        bench.ask(Kind.PEOPLE, 1.0)
        if bench.finish()[0] == analysis:
            break
    assert bench.now - begun < 15


# --- Fairness ---


def test_a_guest_with_ten_tables_does_not_starve_others() -> None:
    """Ten tables of one guest and one of another, all answered at once: each guest gets about half."""
    bench = Bench(1)
    waits: dict[str, list[float]] = {"many": [], "one": []}
    asked: dict[int, tuple[str, str, float]] = {}

    def ask(table: str, guest: str) -> None:
        asked[bench.ask(Kind.PEOPLE, 1.0, table, guest)] = (table, guest, bench.now)

    for number in range(10):
        ask(f"table {number}", "many")
    ask("table 10", "one")
    for _ in range(400):
        finished, _seconds = bench.finish()
        table, guest, begun = asked.pop(finished)
        waits[guest].append(bench.now - begun)
        ask(table, guest)
    assert mean(waits["one"]) < 0.3 * mean(waits["many"])
    assert 150 < len(waits["many"]) < 250


def test_ten_analyses_of_one_guest_wait_behind_one_of_another() -> None:
    bench = Bench(2)
    many = [bench.ask(Kind.ANALYSIS, 10.0, "many") for _ in range(10)]
    one = bench.ask(Kind.ANALYSIS, 10.0, "one")
    assert bench.order(2) == [many[0], one]


def test_one_account_may_not_fill_the_queue() -> None:
    bench = Bench()
    for _ in range(MOST_ASKED):
        last = bench.ask(Kind.ANALYSIS, 1.0, "many")
    with pytest.raises(Busy, match="wait for the answers"):
        bench.ask(Kind.ANALYSIS, 1.0, "many")
    bench.ask(Kind.ANALYSIS, 1.0, "one")
    bench.queue.cancel(last, bench.now)
    bench.ask(Kind.ANALYSIS, 1.0, "many")


# --- Cancelling, dying ---


def test_a_request_that_was_withdrawn_is_not_served_and_weighs_nothing() -> None:
    bench = Bench()
    withdrawn = [bench.ask(Kind.PEOPLE, 1.0) for _ in range(50)]
    kept = bench.ask(Kind.PEOPLE, 1.0)
    for number in withdrawn:
        bench.queue.cancel(number, bench.now)
    assert bench.finish() == (kept, pytest.approx(1.0))
    assert bench.next() is None
    assert len(bench.queue) == 0


def test_a_running_request_that_was_withdrawn_ends_with_its_slice_and_is_forgotten() -> None:
    bench = Bench()
    number = bench.ask(Kind.ANALYSIS, 10.0)
    piece = bench.work()
    bench.queue.cancel(number, bench.now)
    assert bench.done(piece) is None
    bench.ask(Kind.PEOPLE, 1.0)
    assert bench.work().forget == (number,)


def test_a_begun_request_that_was_withdrawn_is_forgotten_by_its_worker() -> None:
    bench = Bench()
    number = bench.ask(Kind.ANALYSIS, 10.0)
    bench.done(bench.work())
    bench.queue.cancel(number, bench.now)
    bench.ask(Kind.PEOPLE, 1.0)
    bench.ask(Kind.PEOPLE, 1.0)
    assert bench.work(1).forget == ()
    assert bench.work(0).forget == (number,)


def test_a_begun_search_goes_on_only_where_it_was_begun() -> None:
    bench = Bench(2)
    number = bench.ask(Kind.PEOPLE, 1.0)
    bench.done(bench.work(0))
    assert bench.next(1) is None
    assert bench.work(0).number == number


def test_what_a_worker_did_when_it_died_is_begun_anew_by_another_but_not_for_ever() -> None:
    bench = Bench(2)
    number = bench.ask(Kind.PEOPLE, 1.0)
    bench.done(bench.work(0))
    assert bench.work(0).number == number
    assert bench.queue.leave("w0", bench.now) == []
    piece = bench.work(1)
    assert (piece.number, piece.fresh) == (number, True)
    for _ in range(DEATHS - 2):
        assert bench.queue.leave("w1", bench.now) == []
        bench.queue.join("w1")
        bench.work(1)
    assert bench.queue.leave("w1", bench.now) == [number]
    assert len(bench.queue) == 0


def test_what_a_dead_worker_only_kept_is_begun_anew() -> None:
    bench = Bench(2)
    kept = bench.ask(Kind.PEOPLE, 4.0)
    bench.done(bench.work(0))
    short = bench.ask(Kind.PEOPLE, 0.01)
    assert bench.work(0).number == short
    assert bench.queue.leave("w0", bench.now) == []
    assert {bench.finish(1)[0], bench.finish(1)[0]} == {kept, short}


def test_the_same_requests_get_the_same_slices() -> None:
    def run() -> list[Slice]:
        rng, bench, slices = random.Random(3), Bench(2), []
        for _ in range(500):
            kind = rng.choice(list(Kind))
            bench.ask(kind, rng.choice([0.01, 0.1, 1.0]), f"guest {rng.randrange(200)}", waited=rng.random())
            slices.append(bench.work())
            bench.done(slices[-1])
        return slices

    assert run() == run()


def test_every_request_is_answered_once_whatever_happens() -> None:
    """Random requests, withdrawals, slices and deaths: nothing is lost, nothing is answered twice."""
    rng, bench = random.Random(7), Bench(3)
    running: dict[int, Slice] = {}
    open_requests: set[int] = set()
    for step in range(4000):
        bench.now += rng.random() * 0.05
        worker = rng.randrange(3)
        what = rng.random()
        if what < 0.25 and step < 3000:
            open_requests.add(bench.ask(rng.choice(list(Kind)), rng.choice([0.01, 0.3, 2.0]), f"guest {step}"))
        elif what < 0.3 and open_requests:
            number = rng.choice(sorted(open_requests))
            open_requests.remove(number)
            bench.queue.cancel(number, bench.now)
        elif what < 0.32:
            open_requests -= set(bench.queue.leave(f"w{worker}", bench.now))
            bench.queue.join(f"w{worker}")
            running.pop(worker, None)
        elif worker in running:
            finished = bench.done(running.pop(worker), worker, settled=rng.random() < 0.2)
            if finished is not None:
                open_requests.remove(finished.number)
        elif (piece := bench.next(worker)) is not None:
            running[worker] = piece
    for worker, piece in running.items():
        if (finished := bench.done(piece, worker)) is not None:
            open_requests.remove(finished.number)
    while len(bench.queue):
        for worker in range(3):
            while (found := bench.next(worker)) is not None:
                if (finished := bench.done(found, worker)) is not None:
                    open_requests.remove(finished.number)
    assert not open_requests
