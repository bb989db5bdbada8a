"""Settings: flags outweigh the environment, that the file, and whatever is unknown is refused in words."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import BadInput
from ludotheque.app.rates import Rate
from ludotheque.server.settings import Settings, read_settings, unknown_variables

PROG = "ludotheque serve"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_flags_outweigh_the_environment_and_that_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ludotheque.toml").write_text('port = 1\nstrikes = 2\nworkers = 3\nallow_host = ["a.example"]\n')
    monkeypatch.setenv("LUDOTHEQUE_PORT", "4")
    monkeypatch.setenv("LUDOTHEQUE_STRIKES", "5")
    settings = read_settings(PROG, ["--port", "6"]).settings
    assert (settings.port, settings.strikes, settings.workers, settings.allow_host) == (6, 5, 3, ("a.example",))


def test_a_file_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('tables_rate = "5/minute"\nlimits = false\n')
    settings = read_settings(PROG, ["--config", "club.toml"]).settings
    assert (settings.tables_rate, settings.limits) == (Rate(5, "minute"), False)
    with pytest.raises(BadInput, match=r"there is no file gone\.toml"):
        read_settings(PROG, ["--config", "gone.toml"])


def test_several_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_TRUSTED_PROXIES", "10.0.0.0/8, 192.0.2.1")
    settings = read_settings(PROG, ["--allow-host", "a", "--allow-host", "b", "--open"])
    assert settings.open_browser
    assert settings.settings.allow_host == ("a", "b")
    assert settings.settings.trusted_proxies == ("10.0.0.0/8", "192.0.2.1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", r"ludotheque\.toml: unknown setting 'prot'; did you mean 'port'\?"),
        ("colour = 1", "unknown setting 'colour'; `ludotheque serve --help` lists all"),
        ('port = "many"', "setting 'port': Input should be a valid integer"),
        ("port = 65536", "setting 'port': Input should be less than"),
        ('tables_rate = "60/week"', "setting 'tables_rate': a rate reads NUMBER/PERIOD"),
        ('tables_rate = "0/day"', "a rate reads NUMBER/PERIOD"),
        ("port = ", r"ludotheque\.toml: "),
    ],
)
def test_a_wrong_file_is_refused_in_words(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "ludotheque.toml").write_text(text)
    with pytest.raises(BadInput, match=reason):
        read_settings(PROG, [])


def test_a_wrong_variable_is_refused_and_an_unknown_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unknown_variables({"LUDOTHEQUE_PROT": "1", "LUDOTHEQUE_PORT": "1", "HOME": "/"}) == ["LUDOTHEQUE_PROT"]
    monkeypatch.setenv("LUDOTHEQUE_WORKERS", "0")
    with pytest.raises(BadInput, match="setting 'workers'"):
        read_settings(PROG, [])


def test_variables_of_builds_and_tests_are_known() -> None:
    files = [ROOT / "Makefile", *(ROOT / "tools").iterdir(), *(ROOT / "src" / "ludotheque" / "testing").glob("*.py")]
    named = {name for file in files if file.is_file() for name in re.findall(r"LUDOTHEQUE_[A-Z_]+", file.read_text())}
    assert "LUDOTHEQUE_EXPECT_COMPILED" in named
    assert unknown_variables(dict.fromkeys(named, "1")) == []


def test_an_unknown_flag_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        read_settings(PROG, ["--prot", "1"])
    assert end.value.code == 2
    assert "unrecognized arguments: --prot" in capsys.readouterr().err


def test_the_constructor_reads_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ludotheque.toml").write_text("port = 1\n")
    monkeypatch.setenv("LUDOTHEQUE_STRIKES", "5")
    assert (Settings().port, Settings().strikes) == (8000, 10)


def test_help_shows_every_setting() -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for name in Settings.model_fields:
        assert f"--{name.replace('_', '-')}" in shown
    assert "--config" in shown and "--open" in shown


def test_a_secret_is_not_printed() -> None:
    assert "hush-hush-hush-hush" not in repr(read_settings(PROG, ["--metrics-token", "hush-hush-hush-hush"]).settings)


def test_workers_processes_load_no_validation_library() -> None:
    modules = "ludotheque.server.processes, ludotheque.app.thinking.mind"
    code = f"import sys, {modules}; sys.exit('pydantic' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
