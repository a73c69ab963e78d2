"""Administrators: who was appointed, what they did, what is announced, who is barred, who is gone."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _table("administrators", _text("player"), _seconds("since"), key="player")
    _table("deeds", *map(_text, ("id", "player", "what", "about", "person")), _seconds("at"), key="id")
    op.create_index("deeds_by_time", "deeds", ["at"])
    _table("notices", *map(_text, ("id", "text")), _seconds("at"), key="id")
    _table("bars", _text("player"), _seconds("until"), key="player")
    _table("gone", sa.Column("digest", sa.LargeBinary, nullable=False), _seconds("at"), key="digest")
    op.create_index("gone_by_time", "gone", ["at"])


def _table(name: str, *parts: sa.schema.SchemaItem, key: str) -> None:
    op.create_table(name, *parts, sa.PrimaryKeyConstraint(key), sqlite_with_rowid=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _seconds(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False)
