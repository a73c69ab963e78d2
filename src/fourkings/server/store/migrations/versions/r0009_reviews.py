"""Reviews of matches that are over: which were asked for, how far they have come, and their verdicts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

SECONDS: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def _table_id() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, _table_id(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("asked", SECONDS, nullable=False),
        sa.Column("reached", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.Text, _table_id(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "place"),
        sqlite_with_rowid=False,
    )
