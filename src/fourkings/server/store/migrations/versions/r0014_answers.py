"""Who has played a challenge that somebody sent, to be told to them once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("board_entries", sa.Column("sender", sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_table(
        "board_answers",
        sa.Column("set_id", sa.Text, sa.ForeignKey("board_sets.id", ondelete="CASCADE"), nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("set_id", "player", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_answers_by_player", "board_answers", ["player"])
    op.create_index("board_answers_by_other", "board_answers", ["other"])
