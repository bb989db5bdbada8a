"""Layout 4: seats change hands during a game, tables have terms and clocks, and a game can end before its end."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the columns and the table; older tables have the usual terms, and no one has changed seats there."""
    op.add_column("tables", sa.Column("terms", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clocks", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("takebacks", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.String))
    op.create_table(
        "seatings",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
