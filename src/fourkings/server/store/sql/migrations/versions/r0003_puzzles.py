"""Answers to puzzles, and the ratings of their players and of the puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NUMBER: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle"),
        sqlite_with_rowid=False,
    )
    for table, owner in (("puzzle_players", ("player", "game")), ("puzzle_ratings", ("puzzle", "game"))):
        op.create_table(
            table,
            *(sa.Column(name, sa.Text, nullable=False) for name in owner),
            *(sa.Column(name, NUMBER, nullable=False) for name in ("rating", "deviation", "volatility")),
            sa.PrimaryKeyConstraint(*(owner if table == "puzzle_players" else owner[:1])),
            sqlite_with_rowid=False,
        )
