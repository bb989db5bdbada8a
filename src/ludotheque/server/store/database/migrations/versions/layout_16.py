"""Layout 16: what players note for themselves at a table, and when something was taken back there."""

import sqlalchemy as sa
from alembic import op

revision = "16"
down_revision = "15"


def upgrade() -> None:
    """Add the tables; takebacks of before are counted, and not in the log."""
    op.create_table(
        "notes",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_index("notes_by_guest", "notes", ["guest"])
    op.create_table(
        "takebacks",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
