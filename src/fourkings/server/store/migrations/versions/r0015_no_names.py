"""Who told no name has none: the page gave them a word of its own language, which all others were shown."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE people SET name = '' WHERE name IN ('Player', 'Joueur')")
