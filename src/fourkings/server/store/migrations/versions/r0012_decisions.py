"""What the decisions on a board gave away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from fourkings.server.store.schema import SECONDS

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("board_plays", sa.Column("lost", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("board_plays", sa.Column("judging", SECONDS, nullable=False, server_default=sa.text("0")))
