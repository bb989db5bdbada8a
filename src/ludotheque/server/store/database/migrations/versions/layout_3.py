"""Layout 3: people contribute to the chance of a table, which is dealt once they have."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the column. Tables at which someone is missing are dealt again: no one could act there yet."""
    op.add_column("tables", sa.Column("contributions", sa.JSON(none_as_null=True)))
    op.execute(
        "UPDATE tables SET ply = 0, player = NULL, setup = '[]' "
        "WHERE id IN (SELECT \"table\" FROM seats WHERE kind = 'human' AND token_hash IS NULL)"
    )
