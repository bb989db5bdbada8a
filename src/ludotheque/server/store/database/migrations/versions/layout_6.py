"""Layout 6: tables can be listed for everyone, and people called to them."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the tables; no older table is listed."""
    op.create_table(
        "listings",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("fill", sa.String),
        sa.Column("fill_at", sa.BigInteger),
    )
    op.create_table(
        "calls",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("calls_by_guest", "calls", ["guest"])
