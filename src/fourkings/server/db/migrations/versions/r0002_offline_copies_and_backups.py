"""Offline copies of matches, what came back from them, and the list of backups."""

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
    op.add_column("tables", sa.Column("offline_copy", sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_table(
        "returned_events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("offline_version", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "backups",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("checked", SECONDS, nullable=True),
        sa.Column("fault", sa.Text, nullable=False, server_default=sa.text("''")),
        sa.PrimaryKeyConstraint("digest"),
        sqlite_with_rowid=False,
    )
