"""docs/hosting.md tells the limits and metrics as they are."""

from __future__ import annotations

import re
from pathlib import Path

from ludotheque.app.rates import PERIODS, Rate
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import REGISTRY

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
LIMITS = PAGE.partition("## Limits")[2].partition("## Operating")[0]

OF_POSTGRESQL = {"max_connections", "max_locks_per_transaction", "synchronous_commit"}
"""Settings of the database, which the page names too."""


def test_every_setting_that_the_page_names_is_one() -> None:
    named = {word for word in re.findall(r"`([a-z]+_[a-z_]+)`", PAGE) if not word.startswith("ludotheque_")}
    assert named - OF_POSTGRESQL <= set(Settings.model_fields)
    assert len(named) > 25


def test_the_page_tells_the_defaults_of_the_limits() -> None:
    settings = Settings()
    told = 0
    for line in LIMITS.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for name in re.findall(r"`([a-z_]+)`", cells[2]) if len(cells) == 3 else ():
            value = getattr(settings, name)
            if name in ("workers", "lines_per_second"):  # told in words
                continue
            number, period = (value.number, value.period) if isinstance(value, Rate) else (value, None)
            assert f"{number:,.0f}" in cells[1], name
            assert period is None or period in cells[1], name
            told += 1
    assert told >= 18
    assert set(PERIODS) == {"second", "minute", "hour", "day"}


def test_the_page_tells_every_metric() -> None:
    own = {family.name for family in REGISTRY.collect() if family.name.startswith("ludotheque_")}
    told = {name.removesuffix("_total") for name in re.findall(r"`(ludotheque_\w+)", PAGE)}
    assert told == own
