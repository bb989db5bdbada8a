"""The wheel that the compiled tests run on, installed in environments that have nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / ".compiled" / "wheel"
"""The folder in which `make .compiled/.ready` leaves a source distribution, and the wheel that it builds from that."""
PIN = re.compile(r"^[\w.-]+==\S+", re.MULTILINE)


class Installed:
    """An environment with the wheel and the libraries that it asks for, and no other program on the path."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.programs = folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        self.pip("install", "--require-hashes", "--requirement", str(ROOT / "requirements" / "core.txt"))
        self.pip("install", "--no-deps", str(wheel))
        if extras:
            pins = folder / "pins.txt"
            pins.write_text("\n".join(PIN.findall((ROOT / "requirements" / "dev.txt").read_text())))
            self.pip("install", "--constraint", str(pins), f"ludotheque[{','.join(extras)}] @ {wheel.as_uri()}")

    def environment(self) -> dict[str, str]:
        """Return variables that lead to nothing outside, but what a proxy or an index of packages may need."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDO"))}
        return {**kept, "PATH": str(self.programs)}

    def run(self, program: str, *arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.programs / program, *arguments],
            env=self.environment(),
            cwd=folder or self.programs,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def pip(self, *arguments: str) -> None:
        done = self.run("python", "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def wheel() -> Path:
    (found,) = BUILT.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("clean"), wheel)
