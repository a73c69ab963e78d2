"""Strangers: tables that their hosts have opened to all, and who does not want to meet whom again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("until", sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "avoided",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("avoided_by_other", "avoided", ["other"])
