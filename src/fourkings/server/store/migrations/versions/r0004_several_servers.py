"""Several servers on one database: who is up, who moves which table, who is where, and one key for all sessions."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("news", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.create_table("keys", _text("name"), _bytes("value"), sa.PrimaryKeyConstraint("name"), sqlite_with_rowid=False)
    op.create_table("servers", _text("id"), _seconds("until"), sa.PrimaryKeyConstraint("id"), sqlite_with_rowid=False)
    op.create_table(
        "leases",
        _text("table_id"),
        _text("server"),
        _of_table(),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("leases_by_server", "leases", ["server"])
    op.create_table(
        "presence",
        *map(_text, ("table_id", "player", "server")),
        _of_table(),
        sa.PrimaryKeyConstraint("table_id", "player", "server"),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_by_server", "presence", ["server"])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _seconds(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False)


def _of_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")
