"""Run the contestants side by side: each in a warm worker of its own, short slices in turn, medians with quartiles.

python -m benchmarks [--rounds N] [--slice SECONDS] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from pathlib import Path
from statistics import quantiles
from typing import Any

from benchmarks.contestants import CONTESTANTS, RATIOS, Slice, versions
from benchmarks.workers import workers
from ludotheque.cli import is_compiled


def measure(rounds: int, seconds: float) -> dict[str, list[Slice]]:
    """Slices in turn, so that a change of the machine's mood meets everybody alike."""
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


def report(slices: dict[str, list[Slice]]) -> dict[str, Any]:
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
        "machine": {"cores": os.cpu_count(), "architecture": platform.machine(), "python": platform.python_version()},
        "rows": rows,
        "ratios": ratios,
    }


def show(data: dict[str, Any]) -> None:
    """The report as a table."""
    print(f"\n{'':28}{'decisions/s':>14}{'quartiles':>26}{'games':>10}{'decisions':>12}{'choices':>12}{'per game':>10}")
    for row in data["rows"]:
        low, high = row["quartiles"]
        print(
            f"{row['name']:28}{row['decisions_per_second']:>14,}{f'{low:,} - {high:,}':>26}{row['games']:>10,}"
            f"{row['decisions']:>12,}{row['choices'] or '–':>12}{row['decisions_per_game']:>10}"
        )
    print()
    for ratio in data["ratios"]:
        low, high = ratio["quartiles"]
        print(f"{ratio['ours']} / {ratio['theirs']}: {ratio['ratio']} ({low} - {high})")
    print(f"\ncompiled: {data['compiled']}, {data['versions']}, {data['machine']}")


def main() -> None:
    """Measure, print, and write JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--slice", type=float, default=0.3)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    data = report(measure(arguments.rounds, arguments.slice))
    show(data)
    if arguments.json:
        arguments.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
