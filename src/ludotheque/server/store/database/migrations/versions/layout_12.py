"""Layout 12: who was here when, consents to close a game, spectators sent away, whose names a history has."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"

SEEN = (
    "INSERT INTO seen (guest, at) SELECT seats.guest, MAX(tables.updated) FROM seats "
    'JOIN tables ON tables.id = seats."table" WHERE seats.guest IS NOT NULL GROUP BY seats.guest'
)
"""The last change of a guest's tables is the best that older databases know of when it was here."""
WHOSE = (
    'UPDATE seatings SET guest = (SELECT seats.guest FROM seats WHERE seats."table" = seatings."table" '
    "AND seats.seat = seatings.seat AND seats.name = seatings.name)"
)


def upgrade() -> None:
    """Add the tables and columns; tournaments have been played without options so far."""
    op.create_table(
        "seen",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "consents",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    op.create_index("consents_by_guest", "consents", ["guest"])
    op.create_table(
        "sent_away",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
    )
    op.create_index("sent_away_by_guest", "sent_away", ["guest"])
    op.add_column("seatings", sa.Column("guest", sa.String))
    op.create_index("seatings_by_guest", "seatings", ["guest"])
    op.add_column("tournaments", sa.Column("options", sa.JSON(none_as_null=True)))
    op.execute(SEEN)
    op.execute(WHOSE)
