"""Exercises: what was dealt to somebody, and what they answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "exercises",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("player", "game", "kind")),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("result", NUMBER, nullable=True),
        sa.Column("at", NUMBER, nullable=True),
        sa.PrimaryKeyConstraint("player", "game", "kind", "number"),
        sqlite_with_rowid=False,
    )
