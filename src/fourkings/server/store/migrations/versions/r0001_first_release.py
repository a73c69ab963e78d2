"""The first release: tables, their facts, who sits there, letters answered, people."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _table("tables", *map(_text, ("id", "game", "preset")), _bytes("secret"), *map(_text, ("pace", "summary")),
           _seconds("created"), _seconds("updated"), key=("id",))  # fmt: skip
    _table(
        "facts",
        _text("table_id"),
        _number("version"),
        _text("fact"),
        _seconds("at"),
        _of_table(),
        key=("table_id", "version"),
    )
    _table("chairs", _text("player"), _text("table_id"), _of_table(), key=("player", "table_id"))
    op.create_index("chairs_by_table", "chairs", ["table_id"])
    _table("answers", *map(_text, ("table_id", "player", "letter")), _number("version"), _of_table(),
           key=("table_id", "player", "letter"))  # fmt: skip
    _table("people", *map(_text, ("player", "name", "lang")), _seconds("updated"), key=("player",))


def _table(name: str, *parts: sa.schema.SchemaItem, key: tuple[str, ...]) -> None:
    op.create_table(name, *parts, sa.PrimaryKeyConstraint(*key), sqlite_with_rowid=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, autoincrement=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _seconds(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False)


def _of_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")
