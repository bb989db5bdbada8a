"""The tables of a database, as the migrations leave them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    text,
)

METADATA = MetaData()

TO_ARCHIVE = text("over AND NOT archived")

META = Table(
    "meta",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("setup", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("owner", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("contributions", JSON(none_as_null=True)),
    Column("updated", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("player", Integer),
    Column("over", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("terms", JSON(none_as_null=True)),
    Column("hushed", Boolean, nullable=False, server_default=false()),
    Column("clocks", JSON(none_as_null=True)),
    Column("due", BigInteger),
    Column("deciding", JSON(none_as_null=True)),
    Column("early", JSON(none_as_null=True)),
    Column("takebacks", Integer, nullable=False, server_default="0"),
    Column("ended", String),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("turns", JSON(none_as_null=True)),
    Column("carried", JSON(none_as_null=True)),
    Index("tables_by_owner", "owner"),
    Index("tables_to_archive", "updated", sqlite_where=TO_ARCHIVE, postgresql_where=TO_ARCHIVE),
)
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("position", String, nullable=False),
)
"""Late positions of games, apart from their tables: a row of SQLite is written whole at each move."""
SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("guest", String),
    Column("token_hash", String),
    Column("invite", String),
    Column("proposes", Boolean, nullable=False, server_default=false()),
    Index("seats_by_guest", "guest"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("do", String, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("hash", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("undo", Integer, nullable=False),
)
SEATINGS = Table(
    "seatings",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("why", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String),
    Index("seatings_by_guest", "guest"),
)
LISTINGS = Table(
    "listings",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("fill", String),
    Column("fill_at", BigInteger),
)
CALLS = Table(
    "calls",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("calls_by_guest", "guest"),
)
KEPT_SEATS = Table(
    "kept_seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Index("kept_seats_by_guest", "guest"),
)
"""Open seats of a rematch that wait for those who sat there before, with their names."""
REMATCHES = Table(
    "rematches",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("next", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("rematches_by_next", "next"),
)
"""The table at which a finished game is played again, and the seat of the finished game whose player wished it."""
NOTES = Table(
    "notes",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("text", String, nullable=False),
    Index("notes_by_guest", "guest"),
)
"""The private notes of players at tables."""
TAKEBACKS = Table(
    "takebacks",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
)
"""The plies at which something was taken back that had been shown, and the seats that did."""
WAYS = Table(
    "ways",
    METADATA,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("language", String, nullable=False),
    Column("site", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("ways_by_guest", "guest"),
)
RINGS = Table(
    "rings",
    METADATA,
    Column("way", ForeignKey("ways.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rings_by_table", "table"),
    Index("rings_by_state", "state"),
)
MUTED = Table(
    "muted",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Index("muted_by_guest", "guest"),
)
CONSENTS = Table(
    "consents",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("ply", Integer, nullable=False),
    Index("consents_by_guest", "guest"),
)
"""Players who agree to close a game that cannot go on from that ply."""
SENT_AWAY = Table(
    "sent_away",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Index("sent_away_by_guest", "guest"),
)
"""Spectators whom the host of a table has sent away; an empty guest stands for all without a cookie."""
CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String),
    Index("chat_by_table", "table"),
    Index("chat_by_guest", "guest"),
)
COOKIES = Table(
    "cookies",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("generation", Integer, nullable=False),
)
"""Guests of whom older cookies have been ended; the cookies of all others are of generation 0."""
SEEN = Table(
    "seen",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The times when guests who hold a seat were here last, to a day."""
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("mail", String, unique=True),
    Column("mail_shown", String),
    Column("created", BigInteger, nullable=False),
)
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_guest", "guest"),
)
TICKETS = Table(
    "tickets",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("mail", String),
    Column("mail_shown", String),
    Column("until", BigInteger, nullable=False),
    Index("tickets_by_guest", "guest"),
)
"""Links and challenges that can be used once: only their hashes."""
BOTS = Table(
    "bots",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("name", String, nullable=False),
    Column("likeness", String, nullable=False, unique=True),
    Column("lower_likeness", String, nullable=False, unique=True),
    Column("token_hash", String, nullable=False),
    Column("everyone", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("here", BigInteger, nullable=False),
    Index("bots_by_owner", "owner"),
    Index("bots_by_here", "here"),
)
"""Bot accounts: only the hashes of their tokens; ``here`` is when the program was connected last."""
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("challenges_by_guest", "guest"),
)
"""Open seats that hosts have offered to bot accounts."""
GAMES = Table(
    "games",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ended", String),
    Column("takebacks", Integer, nullable=False),
    Column("substitutes", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("unrated", String),
    Index("games_by_number", "number", unique=True),
)
PLAYS = Table(
    "plays",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer),
    Column("value", Float),
    Column("place", Integer),
    Column("outcome", String, nullable=False),
    Column("before", Integer),
    Column("after", Integer),
    Index("plays_by_guest", "guest", "at"),
)
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("blocked", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("about", String, nullable=False),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", String, nullable=False),
    Column("text", String, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("closed", BigInteger),
    Index("reports_by_table", "table", "by", "about", unique=True),
    Index("reports_by_reporter", "by"),
)
CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("link", String, nullable=False, unique=True),
    Column("founder", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("club", ForeignKey("clubs.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Index("members_by_guest", "guest"),
)
CLUB_TABLES = Table(
    "club_tables",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("club", ForeignKey("clubs.id"), nullable=False),
    Index("club_tables_by_club", "club"),
)
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String, primary_key=True),
    Column("club", ForeignKey("clubs.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("options", JSON(none_as_null=True)),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tournaments_by_club", "club"),
)
ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("out", Boolean, nullable=False),
    Index("entrants_by_guest", "guest"),
)
PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, nullable=False),
    Column("table", String),
    Column("points", Integer),
)
"""Results of rounds that are over stay when their tables are deleted: hence no foreign key."""
BOT_FAILURES = Table(
    "bot_failures",
    METADATA,
    Column("game", String, primary_key=True),
    Column("level", String, primary_key=True),
    Column("version", String, primary_key=True),
    Column("times", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("table", String, nullable=False),
    Column("error", String, nullable=False),
)
"""Failures of bots at tables, counted, with the last of each kind. They outlive its table: hence no foreign key."""
