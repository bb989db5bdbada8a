"""Layout 7: an archive of finished games with ratings, and people block and report others.

Games that were finished before are archived by the server, a few at a time: who won needs the rules.
"""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Add the tables; every finished game waits to be archived."""
    to_archive = sa.text("over AND NOT archived")
    op.add_column("tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_to_archive", "tables", ["updated"], sqlite_where=to_archive, postgresql_where=to_archive)
    op.add_column("chat", sa.Column("guest", sa.String))
    op.create_table(
        "games",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.String),
        sa.Column("takebacks", sa.Integer, nullable=False),
        sa.Column("substitutes", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("unrated", sa.String),
    )
    op.create_index("games_by_number", "games", ["number"], unique=True)
    op.create_table(
        "plays",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("value", sa.Float),
        sa.Column("place", sa.Integer),
        sa.Column("outcome", sa.String, nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("after", sa.Integer),
    )
    op.create_index("plays_by_guest", "plays", ["guest", "at"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("blocked", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_by_table", "reports", ["table", "by", "about"], unique=True)
    op.create_index("reports_by_reporter", "reports", ["by"])
