"""The settings of one server: from a file, the environment and flags, all of them fields of one model."""

from __future__ import annotations

import argparse
import difflib
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, cast, get_args, get_origin
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic.fields import FieldInfo
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from ludotheque.core.errors import BadInput
from ludotheque.server.database.place import Place, place
from ludotheque.server.mail import address

PREFIX = "LUDOTHEQUE_"
FILE = Path("ludotheque.toml")
STATIC = Path(__file__).with_name("static")
PERIODS = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0}


def default_database() -> Path:
    """Return the file in which the tables are kept when nothing else is said: in the user's data folder (XDG)."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "ludotheque" / "tables.db"


def default_workers() -> int:
    """Return one process less than there are processors, but two, so that a long thought does not block a short one."""
    return max(2, (os.cpu_count() or 2) - 1)


class Rate(NamedTuple):
    """A limit such as ``60/minute``: that many at once, and refilled steadily at that rate."""

    number: int
    period: str

    @property
    def per_second(self) -> float:
        """Return the number refilled each second."""
        return self.number / PERIODS[self.period]

    def __str__(self) -> str:
        return f"{self.number}/{self.period}"


def _rate(value: object) -> object:
    if not isinstance(value, str):
        return value
    found = re.fullmatch(r"([1-9]\d{0,8})/(\w+)", value)
    if found is None or found[2] not in PERIODS:
        raise ValueError(f"a rate reads NUMBER/PERIOD, such as 60/minute; periods are {', '.join(PERIODS)}")
    return Rate(int(found[1]), found[2])


def _split(value: object) -> object:
    return [one.strip() for one in value.split(",") if one.strip()] if isinstance(value, str) else value


def _public_address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError("an address reads https://HOST, without a path")
    return text.rstrip("/")


Limit = Annotated[Rate, NoDecode, BeforeValidator(_rate)]
Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)]
"""Several values; with commas between them in the environment."""
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Several = Annotated[int, Field(ge=1)]
Port = Annotated[int, Field(ge=0, le=65535)]


class Settings(BaseSettings):
    """Everything that can be chosen about a server; times are in seconds.

    The constructor takes what it is given and reads nothing else; :func:`read_settings` reads the outside.
    """

    model_config = SettingsConfigDict(
        extra="forbid", frozen=True, env_prefix=PREFIX, use_attribute_docstrings=True, validate_default=True
    )

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Port = 8000
    """The port to listen on; 0 takes any free one."""
    database: Annotated[Place, BeforeValidator(place)] = Field(default_factory=default_database)
    """The database of the tables: the path of a file, or postgresql://USER@HOST/NAME."""
    static: Path = STATIC
    """The folder of the built web client."""

    allow_origin: Words = ()
    """An origin besides the server's own host whose pages may write to it, such as https://play.example.org."""
    allow_host: Words = ()
    """A host name that the server answers to, such as play.example.org; * is any."""
    trusted_proxies: Words = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""

    workers: Several = Field(default_factory=default_workers)
    """Processes that bots think in."""
    thinking: str | None = None
    """The queue of thoughts that this server shares (ludotheque think --listen); one of its own, if left out."""
    thinking_secret_file: Path | None = None
    """The file with the secret of that queue; the environment's LUDOTHEQUE_THINKING_SECRET, if left out."""
    bot_pause: Seconds = 0.6
    """The least time a bot's action takes, so that people can follow."""
    commit_seconds: Seconds = 10.0
    """The time that the deal waits for players to connect once all seats are taken."""
    reveal_seconds: Seconds = 5.0
    """The time that it then waits for them to reveal their contributions to the shuffles."""
    hint_seconds: Annotated[float, Field(gt=0, le=60)] = 1.0
    """The thinking time of a hint."""
    idle_seconds: Annotated[float, Field(gt=0)] = 60.0
    """The time after which a table without connections leaves memory."""
    lobby_seconds: Annotated[float, Field(gt=0)] = 5.0
    """The time between two looks at open tables, which list them on and fill them with bots."""
    drain_seconds: Seconds = 0.0
    """The time that /ready says no before a stopping server closes connections: for load balancers."""

    expire_unbegun: Annotated[int, Field(ge=0)] = 30
    """Days without a change after which a table whose game never began is deleted; 0 is never."""
    expire_finished: Annotated[int, Field(ge=0)] = 0
    """Days without a change after which a finished game is deleted; 0 is never."""
    unseen_days: Annotated[int, Field(ge=0)] = 14
    """Days after which a player who was not here need not agree to close a game that cannot go on; 0 is never."""

    contact: str | None = None
    """The way to reach you, for the privacy page: an e-mail address or a link."""

    public_address: Annotated[str, AfterValidator(_public_address)] | None = None
    """The address by which people reach this server, such as https://play.example.org; links in mail begin with it."""
    smtp_host: str | None = None
    """The mail server to send by; no mail is sent if left out."""
    smtp_port: Port = 587
    """The port of the mail server: 587 for starttls, 465 for tls, as a rule."""
    smtp_user: str | None = None
    """The name to log in to the mail server with."""
    smtp_password_file: Path | None = None
    """The file with the password for that."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """The encryption of the connection to the mail server; none only for one on the same machine."""
    mail_from: Annotated[str, AfterValidator(address)] | None = None
    """The address that mail comes from, such as play@example.org."""

    call_after: Seconds = 10.0
    """The time after which a player who is not at the table is called by push and webhooks, when it is their turn."""
    mail_after: Seconds = 3600.0
    """The time after which a player of a slow game gets mail, when it is their turn."""
    calls_to_loopback: bool = False
    """Send calls to addresses of this machine, too: only for tests, as its guests name the addresses."""

    limits: bool = True
    """Limit requests by guest and by address; off for benchmarks."""
    requests_per_address: Limit = Rate(3000, "minute")
    """API requests of one address."""
    tables_rate: Limit = Rate(60, "hour")
    """Tables that one guest may open."""
    positions_rate: Limit = Rate(30, "hour")
    """Tables of one guest that start from a position or a card file of its own."""
    replays_rate: Limit = Rate(60, "minute")
    """Replays that one guest may ask for."""
    analyses_rate: Limit = Rate(30, "minute")
    """Analyses that one guest may ask for."""
    hints_rate: Limit = Rate(60, "minute")
    """Hints that one guest may ask for, at all tables."""
    lines_rate: Limit = Rate(60, "minute")
    """Lines of chat that one guest may write, at all tables."""
    seats_rate: Limit = Rate(30, "minute")
    """Changes of seats, and questions about them, that one guest may ask for, at all tables."""
    meetings_rate: Limit = Rate(30, "minute")
    """Seats at open tables that one guest may take, and people that it may call to a table, or block."""
    identity_rate: Limit = Rate(60, "hour")
    """Links to other devices, and sign-ins, that one guest may ask for."""
    mails_rate: Limit = Rate(6, "hour")
    """Sign-in links by mail that one guest may ask for."""
    exports_rate: Limit = Rate(6, "hour")
    """Exports of everything of one's own that one guest may ask for."""
    reports_rate: Limit = Rate(10, "hour")
    """People whom one guest may report."""
    archive_rate: Limit = Rate(60, "minute")
    """Pages of its finished games, and figures, that one guest may ask for."""
    clubs_rate: Limit = Rate(60, "minute")
    """Changes of clubs and tournaments that one guest may make."""
    ways_rate: Limit = Rate(30, "hour")
    """Changes of how one guest is called, and letters that ask an address to confirm."""
    cards_rate: Limit = Rate(60, "minute")
    """Pictures of results that one guest may ask for, and pages of tables that name them to other sites."""
    looks_rate: Limit = Rate(600, "minute")
    """Tables, lists, texts and other things that one guest may look at."""
    guests_per_address: Several = 10
    """One address may do as much as this many guests; it is the only limit of a client without a cookie."""
    tables_per_guest: Several = 100
    """Unfinished tables that one guest may open in a day."""
    record_entries: Several = 20_000
    """The most entries of a record from outside."""
    study_seconds: Annotated[float, Field(gt=0)] = 20.0
    """The time that reading and replaying one record may take."""
    studies_waiting: Several = 32
    """Records that may wait to be replayed; more are refused for the moment."""

    sockets_per_address: Several = 1000
    """Open sockets of one address, at all tables."""
    spectators_per_table: Several = 64
    """Spectators of one table."""
    sockets_per_seat: Several = 16
    """Open sockets of one seat."""
    messages_per_second: Annotated[float, Field(gt=0)] = 20.0
    """Of one socket, on average."""
    message_burst: Several = 60
    """Of one socket, at once."""
    lines_per_second: Annotated[float, Field(gt=0)] = 0.5
    """Of chat from one socket, on average: every line is kept."""
    line_burst: Several = 10
    """Lines of chat from one socket, at once."""
    strikes: Several = 10
    """Malformed, oversized or too many messages after which a socket is closed."""

    metrics_port: Port | None = None
    """Serve Prometheus metrics on a port of their own; 0 takes any free one."""
    metrics_host: str = "127.0.0.1"
    """The address of that port."""
    metrics_token: Annotated[SecretStr, Field(min_length=16)] | None = None
    """Serve metrics at /metrics to whoever sends this bearer token. Better set in the file or the environment."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least that is logged."""
    log_format: Literal["text", "json"] = "text"
    """Log lines for people, or JSON objects for programs."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003  # pydantic-settings names the arguments
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read nothing but the arguments."""
        return (init_settings,)


# --- From outside ---


class Started(NamedTuple):
    """The parsed command line."""

    settings: Settings
    open_browser: bool


def read_settings(prog: str, arguments: Sequence[str] | None = None) -> Started:
    """Read flags, then the environment, then the file: the first that names a setting decides.

    Raises:
        BadInput: naming the setting at fault, and where it was found if that is the file.
    """
    chosen = vars(_parser(prog).parse_args(arguments))
    open_browser, config = chosen.pop("open_browser"), chosen.pop("config")
    file = _file(config)

    class Outside(Settings):
        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
            file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            from_file = (TomlConfigSettingsSource(settings_cls, file),) if file is not None else ()
            return (init_settings, env_settings, *from_file)

    try:
        return Started(Outside(**chosen), open_browser)
    except ValidationError as error:
        raise BadInput(_in_words(cast(list[Mapping[str, Any]], error.errors()), file)) from None
    except (SettingsError, ValueError, OSError) as error:  # a file that is no TOML, or cannot be read
        raise BadInput(f"{file}: {error}" if file is not None else str(error)) from None


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Return the variables that look like settings and are none; tests and tools have some of that prefix, too."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _file(config: str | None) -> Path | None:
    if config is None:
        return FILE if FILE.is_file() else None
    if not Path(config).is_file():
        raise BadInput(f"--config: there is no file {config}")
    return Path(config)


def _in_words(errors: list[Mapping[str, Any]], file: Path | None) -> str:
    first = errors[0]
    name = str(first["loc"][0])
    if first["type"] != "extra_forbidden":
        return f"setting {name!r}: {str(first['msg']).removeprefix('Value error, ')}"
    near = difflib.get_close_matches(name, Settings.model_fields, 1)
    hint = f"; did you mean {near[0]!r}?" if near else "; `ludotheque serve --help` lists all"
    return f"{file}: unknown setting {name!r}{hint}"


def _parser(prog: str) -> argparse.ArgumentParser:
    """Make the flags from the fields."""
    parser = argparse.ArgumentParser(
        prog=prog,
        allow_abbrev=False,
        description="Serve the tables and the pages to play at.",
        epilog=f"Each flag is also a key of {FILE} (allow_host = [...]) and a variable of the environment "
        f"({PREFIX}ALLOW_HOST, with commas). A flag outweighs the environment, and that the file.",
    )
    parser.add_argument("--config", metavar="FILE", help=f"The file with the settings; {FILE} here if there is one.")
    parser.add_argument("--open", action="store_true", dest="open_browser", help="Open the page in a browser.")
    for name, field in Settings.model_fields.items():
        _add_flag(parser, name, field)
    return parser


def _add_flag(parser: argparse.ArgumentParser, name: str, field: FieldInfo) -> None:
    default = field.get_default(call_default_factory=True, validated_data={})
    more: dict[str, Any] = {"metavar": _kind(field)}
    if isinstance(default, bool):
        more = {"action": argparse.BooleanOptionalAction}
    elif isinstance(default, tuple) and not isinstance(default, Rate):
        more["action"] = "append"
    shown = ", ".join(default) if more.get("action") == "append" else default
    told = f"{field.description} [{'none' if shown in (None, '') else shown}]".replace("%", "%%")
    parser.add_argument(f"--{name.replace('_', '-')}", default=argparse.SUPPRESS, help=told, **more)


def _kind(field: FieldInfo) -> str:
    """Return what a flag takes, for the help."""
    kinds = ((Rate, "RATE"), (Path, "PATH"), (float, "NUMBER"), (int, "NUMBER"))
    text = str(field.annotation)
    if get_origin(field.annotation) is Literal:
        return "|".join(get_args(field.annotation))
    return next((word for kind, word in kinds if field.annotation is kind or kind.__name__ in text), "TEXT")
