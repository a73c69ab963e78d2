"""Boards: sets, who plays them, what they did, and what the field of bots made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

SECONDS: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def _set_id() -> sa.ForeignKey:
    return sa.ForeignKey("board_sets.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "board_sets",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("made", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_sets_by_day", "board_sets", ["day"])
    op.create_table(
        "board_entries",
        sa.Column("set_id", sa.Text, _set_id(), nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("began", SECONDS, nullable=False),
        sa.Column("finished", SECONDS),
        sa.Column("ranked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("set_id", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_entries_by_player", "board_entries", ["player"])
    op.create_index("board_entries_by_handle", "board_entries", ["set_id", "handle"], unique=True)
    op.create_table(
        "board_plays",
        sa.Column("set_id", sa.Text, _set_id(), nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deals", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("set_id", "player", "board"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_plays_by_player", "board_plays", ["player"])
    op.create_table(
        "board_fields",
        sa.Column("set_id", sa.Text, _set_id(), nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("set_id", "board", "bot"),
        sqlite_with_rowid=False,
    )
