"""Layout 14: bots that failed at tables, for the host of the server."""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """Add the table; failures of earlier releases are in the log alone."""
    op.create_table(
        "bot_failures",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("level", sa.String, primary_key=True),
        sa.Column("version", sa.String, primary_key=True),
        sa.Column("times", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("error", sa.String, nullable=False),
    )
