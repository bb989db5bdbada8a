"""The deployment, as far as it can be looked over without containers."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSED = ["compose.yaml", "dask.yaml", "single.yaml"]


def test_haproxy_takes_its_configuration() -> None:
    if shutil.which("haproxy") is None:
        pytest.skip("HAProxy missing: see tools/postgres")
    checked = subprocess.run(
        ["haproxy", "-c", "-f", DEPLOY / "haproxy.cfg"], capture_output=True, text=True, timeout=20, check=False
    )
    assert checked.returncode == 0, checked.stderr
    assert "[WARNING]" not in checked.stderr


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd missing")
    unit = (DEPLOY / "ludotheque.service").read_text(encoding="utf-8")
    copy = tmp_path / "ludotheque.service"
    copy.write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", unit), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", copy], capture_output=True, text=True, timeout=20, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("name", COMPOSED)
def test_a_compose_file_follows_the_published_schema(name: str) -> None:
    checked = lint("check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / name)
    assert checked.returncode == 0, checked.stdout


def test_a_linter_has_nothing_to_say_of_the_dockerfile() -> None:
    checked = lint("hadolint", "--no-color", DEPLOY / "Dockerfile")
    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_linters_find_faults(tmp_path: Path) -> None:
    compose, dockerfile = tmp_path / "compose.yaml", tmp_path / "Dockerfile"
    compose.write_text("services: {one: {image: a, command: 5}}", encoding="utf-8")
    dockerfile.write_text("FROM debian\nRUN cd /tmp\n", encoding="utf-8")
    assert lint("check-jsonschema", "--builtin-schema", "vendor.compose-spec", compose).returncode != 0
    assert lint("hadolint", dockerfile).returncode != 0


def lint(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program that lies beside Python, in the environment for development."""
    program, *rest = command
    return subprocess.run(
        [Path(sys.executable).parent / program, *rest], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("name", COMPOSED)
def test_everything_that_a_compose_file_names_is_there(name: str) -> None:
    composed = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
    for service in composed["services"].values():
        assert ("build" in service) != ("image" in service)
        if "build" in service:
            file = DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]
            assert f" AS {service['build'].get('target', 'client')}\n" in file.read_text(encoding="utf-8")
        assert set(service.get("depends_on", ())) <= set(composed["services"])
        assert set(service.get("networks", ())) <= set(composed.get("networks", ()))
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            if source.startswith("$"):  # a folder that the reader names
                continue
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in composed["volumes"]


def test_the_image_copies_what_is_there_and_runs_as_nobody_special() -> None:
    stages = re.split(r"(?m)^FROM ", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))[1:]
    for copied in re.findall(r"(?m)^COPY (?!--from)(.+) \S+$", "\n".join(stages)):
        for source in copied.split():
            assert (ROOT / source).exists(), source
    (made,) = re.findall(r"(?m)^RUN useradd --system --uid (\d+) ", stages[-1])
    assert int(made) > 0
    assert re.findall(r"(?m)^USER (.+)$", stages[-1]) == [made]
    assert re.search(r"(?m)^HEALTHCHECK ", stages[-1])
    assert "gcc" not in stages[-1]
