"""Layout 13: bot accounts, and the seats that are offered to them."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Add the tables; there are no bot accounts yet."""
    op.create_table(
        "bots",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("likeness", sa.String, nullable=False, unique=True),
        sa.Column("lower_likeness", sa.String, nullable=False, unique=True),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("everyone", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("here", sa.BigInteger, nullable=False),
    )
    op.create_index("bots_by_owner", "bots", ["owner"])
    op.create_index("bots_by_here", "bots", ["here"])
    op.create_table(
        "challenges",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_by_guest", "challenges", ["guest"])
