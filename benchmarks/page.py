"""The results of a run in words and tables, and the page of the docs that has them between two marks."""

from __future__ import annotations

import os
import platform
import textwrap
from pathlib import Path
from typing import Any

BEGIN = "<!-- bench: `make bench` writes what is between these marks -->"
END = "<!-- /bench -->"
HEADING = "## Beside other libraries"
LINE = 120
"""The longest line of a page."""

OURS = tuple(f"{game}-4 python" for game in ("koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass"))
PEERS = (
    "openspiel hearts python",
    "openspiel hanabi python",
    "rlcard uno",
    "pettingzoo connect four",
    "catanatron-4",
)
"""The contestants that Python asks decision by decision, ours and theirs."""


def shape() -> dict[str, Any]:
    """Return the machine's shape, and nothing by which it could be told from another of that shape."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return {
        "cores": os.cpu_count(),
        "memory": f"{memory / 2**30:.0f} GB",
        "architecture": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
    }


def check(page: Path) -> None:
    """Before anything is measured: whether the page has the two marks. ValueError says what is wrong."""
    text = page.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise ValueError(f"{page} has not the two marks {BEGIN} and {END}, once each and in this order")


def write(page: Path, data: dict[str, Any]) -> None:
    """Put a run between the marks; the rest of the page stays as it is, and the page is never half written."""
    check(page)
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    whole = f"{before}{BEGIN}\n\n{section(data)}\n\n{END}{after}"
    half = page.with_suffix(".new")
    half.write_text(whole, encoding="utf-8")
    half.replace(page)


def section(data: dict[str, Any]) -> str:
    """Return a run with its command, the machine's shape and the versions."""
    machine = data["machine"]
    versions = ", ".join(f"{name} {version}" for name, version in data["versions"].items())
    build = "compiled" if data["compiled"] else "**not compiled**"
    about = (
        f"`make bench`: {machine['cores']} cores ({machine['architecture']}), {machine['memory']} of memory, "
        f"{machine['system']}, Python {machine['python']}; {versions}; ludotheque {build}. "
        f"{data['rounds']} rounds of {data['slice']} s."
    )
    lines = [HEADING, "", textwrap.fill(about, LINE), "", "```", table(data), "", ratios(data), "```", "", beside(data)]
    return "\n".join(lines)


def table(data: dict[str, Any]) -> str:
    """Return a line for each contestant."""
    lines = [f"{'':30}{'decisions/s':>12}{'per game':>10}{'choices':>9}"]
    for row in data["rows"]:
        choices = f"{row['choices'] / row['decisions']:.0%}" if row["choices"] else "–"
        lines.append(f"{row['name']:30}{row['decisions_per_second']:>12,}{row['decisions_per_game']:>10}{choices:>9}")
    return "\n".join(lines)


def ratios(data: dict[str, Any]) -> str:
    """Return a line for each pair that was compared slice by slice."""
    return "\n".join(
        f"{one['ours']} / {one['theirs']}: {one['ratio']} ({one['quartiles'][0]} - {one['quartiles'][1]})"
        for one in data["ratios"]
    )


def beside(data: dict[str, Any]) -> str:
    """Our five games beside the peers, from Python: how many decisions of ours for one of theirs (medians)."""
    rates = {row["name"]: row["decisions_per_second"] for row in data["rows"]}
    lines = [
        f"| decisions for one of | {' | '.join(PEERS)} |",
        f"| --- |{' ---: |' * len(PEERS)}",
        *(f"| {ours} | {' | '.join(f'{rates[ours] / rates[peer]:.1f}' for peer in PEERS)} |" for ours in OURS),
    ]
    return "\n".join(lines)
