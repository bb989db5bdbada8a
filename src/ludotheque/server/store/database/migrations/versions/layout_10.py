"""Layout 10: late positions of games, at which they go on by newer rules, and the places where they did."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Add the column and the table: older games have no position yet, only their steps."""
    op.add_column("tables", sa.Column("carried", sa.JSON(none_as_null=True)))
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.String, nullable=False),
    )
