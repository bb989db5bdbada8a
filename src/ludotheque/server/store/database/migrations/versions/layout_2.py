"""Layout 2: a bot of a team may propose before it acts."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column; the bots of older tables act without asking."""
    op.add_column("seats", sa.Column("proposes", sa.Boolean, nullable=False, server_default=sa.false()))
