"""Layout 15: rematches, with the seats that they keep for the players of the game before."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Add the tables; the rematches of earlier releases are tables like any other."""
    op.create_table(
        "kept_seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_index("kept_seats_by_guest", "kept_seats", ["guest"])
    op.create_table(
        "rematches",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("next", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("rematches_by_next", "rematches", ["next"])
