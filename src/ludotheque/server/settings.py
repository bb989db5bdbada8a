"""The settings of a server, read from flags, the environment and a file into one model."""

from __future__ import annotations

import argparse
import difflib
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, cast, get_args, get_origin
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

from ludotheque.app.people.mail import address
from ludotheque.app.rates import PERIODS, Rate
from ludotheque.core.errors import BadInput
from ludotheque.server.databases.place import Place, place

PREFIX = "LUDOTHEQUE_"
FOR_TESTS = (
    *("EXPECT_COMPILED", "FILES", "FITS", "FUZZ", "GAMES", "LEAKS", "MANY", "ONLY"),
    *("PURE", "QUICK", "SNAPSHOTS", "WORLDS"),
)
"""Variables of builds and tests, which also reach the servers they start."""
FILE = Path("ludotheque.toml")
STATIC = Path(__file__).with_name("static")


def default_database() -> Path:
    """Return the default database file, in the user's data folder (XDG)."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "ludotheque" / "tables.db"


def default_workers() -> int:
    """Return one less than the number of processors, but at least 2: a long search must not block short ones."""
    return max(2, (os.cpu_count() or 2) - 1)


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
"""Several values, separated by commas in the environment."""
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Several = Annotated[int, Field(ge=1)]
Port = Annotated[int, Field(ge=0, le=65535)]


class Settings(BaseSettings):
    """All settings of a server. Times are in seconds unless a setting says days.

    The constructor uses only its arguments. :func:`read_settings` reads flags, the environment and the file.
    """

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict(
        extra="forbid", frozen=True, env_prefix=PREFIX, use_attribute_docstrings=True, validate_default=True
    )

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Port = 8000
    """The port to listen on. With 0 the system picks a free one."""
    database: Annotated[Place, BeforeValidator(place)] = Field(default_factory=default_database)
    """The database: the path of a SQLite file, or postgresql://USER@HOST/NAME."""
    static: Path = STATIC
    """The folder with the built web client."""

    allow_origin: Words = ()
    """A further origin whose pages may write to this server, such as https://play.example.org."""
    allow_host: Words = ()
    """A host name that the server answers to, such as play.example.org. Use * for any name."""
    trusted_proxies: Words = ("127.0.0.1", "::1")
    """Addresses or networks of trusted proxies, whose X-Forwarded-For and X-Forwarded-Proto count."""

    workers: Several = Field(default_factory=default_workers)
    """The number of processes for bots, hints and analyses."""
    bot_pause: Seconds = 0.6
    """The minimum seconds before a bot's turn, so that people can follow. Its further actions follow sooner."""
    commit_seconds: Seconds = 10.0
    """Seconds to wait for players to connect before the deal, once all seats are taken."""
    reveal_seconds: Seconds = 5.0
    """Further seconds to wait for players to reveal their contributions to the shuffle."""
    hint_seconds: Annotated[float, Field(gt=0, le=60)] = 1.0
    """The thinking time of a hint, in seconds."""
    idle_seconds: Annotated[float, Field(gt=0)] = 60.0
    """Seconds after which a table without connections is unloaded from memory."""
    lobby_seconds: Annotated[float, Field(gt=0)] = 5.0
    """Seconds between two checks of the open tables, which renew their listings and add bots."""
    drain_seconds: Seconds = 0.0
    """Seconds during which a stopping server fails /ready before it closes connections, for load balancers."""

    expire_unbegun: Annotated[int, Field(ge=0)] = 30
    """Delete tables that never started after this many days without a change. 0 keeps them."""
    expire_finished: Annotated[int, Field(ge=0)] = 0
    """Delete finished games after this many days. 0 keeps them."""
    unseen_days: Annotated[int, Field(ge=0)] = 14
    """Players absent for this many days need not agree to close a game that cannot continue. 0 always asks."""

    contact: str | None = None
    """Your e-mail address or a link, for the privacy page."""

    public_address: Annotated[str, AfterValidator(_public_address)] | None = None
    """The address at which players reach this server, such as https://play.example.org. Links in mail start with it."""
    smtp_host: str | None = None
    """The mail server. Without it no mail is sent."""
    smtp_port: Port = 587
    """The port of the mail server: usually 587 for starttls, 465 for tls."""
    smtp_user: str | None = None
    """The user name for the mail server."""
    smtp_password_file: Path | None = None
    """The file with the password for the mail server."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """Encryption of the connection to the mail server. Use none only if it runs on the same machine."""
    mail_from: Annotated[str, AfterValidator(address)] | None = None
    """The sender address of mail, such as play@example.org."""

    call_after: Seconds = 10.0
    """Seconds before an absent player is notified of a turn by push or webhook."""
    mail_after: Seconds = 3600.0
    """Seconds before an absent player of a slow game is notified of a turn by mail."""
    calls_to_loopback: bool = False
    """Allow notifications to addresses of this machine. For tests only: guests choose the addresses."""

    limits: bool = True
    """Limit requests by guest and by address. Turn it off only for benchmarks."""
    requests_per_address: Limit = Rate(3000, "minute")
    """API requests from one address."""
    tables_rate: Limit = Rate(60, "hour")
    """Tables that a guest may open."""
    tables_per_address: Limit = Rate(40, "minute")
    """Tables that all guests of one address together may open in a short time."""
    positions_rate: Limit = Rate(30, "hour")
    """Tables that a guest may open from a position or card file."""
    replays_rate: Limit = Rate(60, "minute")
    """Replays that a guest may request."""
    analyses_rate: Limit = Rate(30, "minute")
    """Analyses that a guest may request."""
    hints_rate: Limit = Rate(60, "minute")
    """Hints that a guest may request, across all tables."""
    lines_rate: Limit = Rate(60, "minute")
    """Chat lines that a guest may write, across all tables."""
    notes_rate: Limit = Rate(60, "minute")
    """Changes that a guest may make to their notes, across all tables."""
    seats_rate: Limit = Rate(30, "minute")
    """Seat changes, and requests for them, that a guest may make, across all tables."""
    meetings_rate: Limit = Rate(30, "minute")
    """Seats at open tables that a guest may take, and players that a guest may call or block."""
    identity_rate: Limit = Rate(60, "hour")
    """Device links and sign-ins that a guest may request."""
    mails_rate: Limit = Rate(6, "hour")
    """Sign-in links by mail that a guest may request."""
    exports_rate: Limit = Rate(6, "hour")
    """Exports of personal data that a guest may request."""
    reports_rate: Limit = Rate(10, "hour")
    """Reports about other players that a guest may file."""
    archive_rate: Limit = Rate(60, "minute")
    """Pages of finished games and statistics that a guest may request."""
    clubs_rate: Limit = Rate(60, "minute")
    """Changes of clubs and tournaments that a guest may make."""
    ways_rate: Limit = Rate(30, "hour")
    """Changes of notification settings, and confirmation mails, that a guest may request."""
    cards_rate: Limit = Rate(60, "minute")
    """Pictures of results, and previews of tables for other sites, that a guest may request."""
    looks_rate: Limit = Rate(600, "minute")
    """Reads of tables, lists, texts and the like that a guest may make."""
    guests_per_address: Several = 10
    """The limits of one address, as a multiple of one guest's. Clients without a cookie have no other limit."""
    tables_per_guest: Several = 100
    """Unfinished tables that a guest may open in a day."""
    bots_per_account: Annotated[int, Field(ge=0)] = 5
    """Maximum number of bot accounts per account. With 0 there are none, and existing tokens are refused."""
    record_entries: Several = 20_000
    """Maximum number of entries in an uploaded game record."""
    study_seconds: Annotated[float, Field(gt=0)] = 20.0
    """The time limit for reading and replaying one uploaded record, in seconds."""
    studies_waiting: Several = 32
    """Maximum number of uploaded records in the queue for replay. Further ones are refused until there is room."""

    connections_per_address: Several = 1500
    """Maximum number of open connections of one address, sockets included. Those of trusted proxies are not counted."""
    sockets_per_address: Several = 1000
    """Maximum number of open sockets of one address, across all tables."""
    spectators_per_table: Several = 64
    """Maximum number of spectators of one table."""
    sockets_per_seat: Several = 16
    """Maximum number of open sockets of one seat."""
    messages_per_second: Annotated[float, Field(gt=0)] = 20.0
    """Average messages per second from one socket."""
    message_burst: Several = 60
    """Maximum number of messages at once from one socket."""
    lines_per_second: Annotated[float, Field(gt=0)] = 0.5
    """Average chat lines per second from one socket. Every line is stored."""
    line_burst: Several = 10
    """Maximum number of chat lines at once from one socket."""
    strikes: Several = 10
    """Malformed, oversized or excess messages after which a socket is closed."""

    metrics_port: Port | None = None
    """A separate port for Prometheus metrics. With 0 the system picks a free one."""
    metrics_host: str = "127.0.0.1"
    """The address of the metrics port."""
    metrics_token: Annotated[SecretStr, Field(min_length=16)] | None = None
    """Serve metrics at /metrics to clients with this bearer token. Prefer the file or the environment to a flag."""
    traces: bool = False
    """Send OpenTelemetry traces. The standard variables, such as OTEL_EXPORTER_OTLP_ENDPOINT, configure them."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The minimum level of log messages."""
    log_format: Literal["text", "json"] = "text"
    """The log format: text for people, json for programs."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003  # pydantic-settings names the arguments
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Use only the arguments."""
        return (init_settings,)


# --- From outside ---


class Started(NamedTuple):
    """The parsed command line."""

    settings: Settings
    open_browser: bool


def read_settings(prog: str, arguments: Sequence[str] | None = None) -> Started:
    """Read flags, then the environment, then the file: the first that names a setting wins.

    Raises:
        BadInput: a setting is invalid. The message names it, and the file if it comes from there.
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
    """Return the variables that look like settings but are not, most likely because they are misspelt."""
    known = {f"{PREFIX}{name.upper()}" for name in (*Settings.model_fields, *FOR_TESTS)}
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
    """Build the flags from the fields."""
    parser = argparse.ArgumentParser(
        prog=prog,
        allow_abbrev=False,
        description="Run a server with tables, bots and the web client.",
        epilog=f"Each flag is also a key of {FILE} (allow_host = [...]) and an environment variable "
        f"({PREFIX}ALLOW_HOST, with commas). Flags override the environment, which overrides the file. "
        "Write rates as NUMBER/PERIOD, such as 60/minute.",
    )
    parser.add_argument(
        "--config", metavar="FILE", help=f"The settings file. Default: {FILE} in this folder, if it exists."
    )
    parser.add_argument("--open", action="store_true", dest="open_browser", help="Open the home page in a browser.")
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
    """Return the metavar of a flag for the help."""
    kinds = ((Rate, "RATE"), (Path, "PATH"), (float, "NUMBER"), (int, "NUMBER"))
    text = str(field.annotation)
    if get_origin(field.annotation) is Literal:
        return "|".join(get_args(field.annotation))
    return next((word for kind, word in kinds if field.annotation is kind or kind.__name__ in text), "TEXT")
