"""Layout 11: clubs, with tables and tournaments of their own."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Add the tables; there are no clubs yet."""
    op.create_index("chat_by_guest", "chat", ["guest"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("link", sa.String, nullable=False, unique=True),
        sa.Column("founder", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("members_by_guest", "members", ["guest"])
    op.create_table(
        "club_tables",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club", sa.String, sa.ForeignKey("clubs.id"), nullable=False),
    )
    op.create_index("club_tables_by_club", "club_tables", ["club"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("club", sa.String, sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_club", "tournaments", ["club"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("out", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("table", sa.String),
        sa.Column("points", sa.Integer),
    )
