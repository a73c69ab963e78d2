"""Banks of time: how far the running clock of each table has come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ticking",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ran", sa.Integer, nullable=False),
        sa.Column("at", sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
