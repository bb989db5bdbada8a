"""Layout 8: the turn of each player since when, ways to call people, and the calls that were made."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Add the column and the tables: at older tables a turn has lasted since their last change."""
    op.add_column("tables", sa.Column("turns", sa.JSON(none_as_null=True)))
    op.create_table(
        "ways",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("ways_by_guest", "ways", ["guest"])
    op.create_table(
        "rings",
        sa.Column("way", sa.String, sa.ForeignKey("ways.id"), primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("rings_by_table", "rings", ["table"])
    op.create_index("rings_by_state", "rings", ["state"])
    op.create_table(
        "muted",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
    )
    op.create_index("muted_by_guest", "muted", ["guest"])
