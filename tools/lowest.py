"""Print the requirements of the lowest versions that pyproject.toml allows, those of all users' extras at once.

python -m tools.lowest
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
REPOSITORY = {"dev", "docs", "mutation", "peers", "train", "wrapped"}
"""Extras for work on this repository."""
BOUND = re.compile(r"(?P<library>[\w.-]+(?:\[\w+\])?)(?:>=|==)(?P<lowest>[\w.]+)(?:,<\d+)?")
PLAYED_WITH = ("aiosmtpd", "httpx", "hypothesis", "open_spiel", "psutil", "pytest-xdist")
"""Libraries of the tests, in any version."""


def lowest() -> dict[str, str]:
    """Return the libraries that users may have, each with the lowest version.

    ValueError for a library without a lower bound, and for one with two.
    """
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    needed = [("the core", project["dependencies"])]
    needed += [one for one in project["optional-dependencies"].items() if one[0] not in REPOSITORY]
    found: dict[str, str] = {}
    for extra, requirements in needed:
        for requirement in requirements:
            if requirement.startswith("ludotheque["):
                continue
            bound = BOUND.fullmatch(requirement)
            if bound is None:
                raise ValueError(f"{requirement} of {extra} has no lower bound")
            library, version = bound["library"], bound["lowest"]
            if found.setdefault(library, version) != version:
                raise ValueError(f"{library} has two lower bounds: {found[library]} and {version}")
    return found


if __name__ == "__main__":
    print(*(f"{library}=={version}" for library, version in lowest().items()), *PLAYED_WITH, sep="\n")
