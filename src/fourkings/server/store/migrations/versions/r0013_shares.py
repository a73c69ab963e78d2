"""Links to matches that are over, for those who are given one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("hidden", sa.Integer, nullable=False),
        sa.Column("at", sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("token"),
        sqlite_with_rowid=False,
    )
    op.create_index("shares_by_table", "shares", ["table_id"])
    op.create_index("shares_by_player", "shares", ["player"])
