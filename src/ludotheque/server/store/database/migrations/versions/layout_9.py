"""Layout 9: guests can have accounts, continue on other devices, and end their cookies."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Add the tables; no guest has an account yet."""
    op.create_table(
        "cookies",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("mail", sa.String, unique=True),
        sa.Column("mail_shown", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("mail", sa.String),
        sa.Column("mail_shown", sa.String),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_by_guest", "tickets", ["guest"])
