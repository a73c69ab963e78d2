"""Clubs, and the evenings of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SECONDS: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("keeper", sa.Text, nullable=False),
        sa.Column("created", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_evenings",
        sa.Column("evening_id", sa.Text, nullable=False),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("evening_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_evenings_by_club", "club_evenings", ["club_id"])
