"""Layout 5: seats that decide at the same time, and what they have decided before they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the columns: at older tables nothing is decided early."""
    op.add_column("tables", sa.Column("deciding", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("early", sa.JSON(none_as_null=True)))
