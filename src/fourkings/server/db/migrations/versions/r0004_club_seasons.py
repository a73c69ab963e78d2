"""A club's season: how many evenings a place needs, and how many of them count."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in ("minimum", "best"):
        op.execute(f"ALTER TABLE clubs ADD COLUMN {column} INTEGER NOT NULL DEFAULT 0")
