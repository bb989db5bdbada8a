"""Run the contestants side by side: each in a warm worker of its own, short slices in turn, medians with quartiles.

python -m benchmarks [--rounds N] [--slice SECONDS] [--page FILE] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import quantiles
from typing import Any

from benchmarks import page
from benchmarks.contestants import CONTESTANTS, RATIOS, Slice, versions
from benchmarks.workers import workers
from ludotheque.core.build import is_compiled


def measure(rounds: int, seconds: float) -> dict[str, list[Slice]]:
    """Slices in turn, so that a change of the machine's mood meets everyone alike."""
    slices: dict[str, list[Slice]] = {name: [] for name in CONTESTANTS}
    with workers(list(CONTESTANTS)) as pipes:
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", flush=True)
            for name, pipe in pipes.items():
                pipe.send(seconds)
                slices[name].append(pipe.recv())
    return slices


def spread(values: list[float]) -> tuple[float, float, float]:
    """Lower quartile, median, upper quartile."""
    low, middle, high = quantiles(values, n=4)
    return low, middle, high


def report(slices: dict[str, list[Slice]], seconds: float) -> dict[str, Any]:
    """Rates with quartiles for each contestant, and ratios slice by slice."""
    rates = {name: [one.decisions / one.seconds for one in found] for name, found in slices.items()}
    rows = []
    for name, found in slices.items():
        low, middle, high = spread(rates[name])
        games = sum(one.games for one in found)
        rows.append(
            {
                "name": name,
                "games": games,
                "decisions": sum(one.decisions for one in found),
                "choices": sum(one.choices for one in found),
                "decisions_per_game": round(sum(one.decisions for one in found) / games, 2),
                "decisions_per_second": round(middle),
                "quartiles": [round(low), round(high)],
            }
        )
    ratios = []
    for ours, theirs in RATIOS:
        low, middle, high = spread([a / b for a, b in zip(rates[ours], rates[theirs], strict=True)])
        ratios.append(
            {"ours": ours, "theirs": theirs, "ratio": round(middle, 2), "quartiles": [round(low, 2), round(high, 2)]}
        )
    return {
        "versions": versions(),
        "compiled": is_compiled(),
        "machine": page.shape(),
        "rounds": min(len(found) for found in slices.values()),
        "slice": seconds,
        "rows": rows,
        "ratios": ratios,
    }


def several(text: str) -> int:
    """Return enough rounds for quartiles."""
    if int(text) < 2:
        raise argparse.ArgumentTypeError("quartiles need at least 2 rounds")
    return int(text)


def main() -> None:
    """Measure, print, and write the page and JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=several, default=11, help="slices of each contestant, 2 or more")
    parser.add_argument("--slice", type=float, default=0.3, help="seconds of processor time")
    parser.add_argument("--page", type=Path, help="write the run into this page, between its marks")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    arguments = parser.parse_args()
    if arguments.page:
        page.check(arguments.page)
    if arguments.page and not is_compiled():
        parser.error("the page has figures of the compiled build, and this is not compiled")
    data = report(measure(arguments.rounds, arguments.slice), arguments.slice)
    print(f"\n{page.section(data)}")
    if arguments.page:
        page.write(arguments.page, data)
    if arguments.json:
        arguments.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
