"""People meet at tables: what they write, links of their own, and no names in the log any more."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        *map(_text, ("table_id", "player", "letter", "text", "phrase")),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        _seconds("at"),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_by_player", "chat", ["player"])
    op.create_index("chat_by_letter", "chat", ["table_id", "player", "letter"], unique=True)
    op.create_index("chat_by_time", "chat", ["at"])
    op.create_table(
        "links",
        *map(_text, ("id", "player")),
        _seconds("created"),
        _seconds("expires"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("links_by_player", "links", ["player"])
    _names_out_of_the_log(op.get_bind())


def _names_out_of_the_log(db: sa.Connection) -> None:
    """Names of people stood in a table's opening: they belong to `people`, where they can be changed and deleted."""
    facts = sa.table("facts", sa.column("table_id"), sa.column("version"), sa.column("fact"), sa.column("at"))
    people = sa.table("people", *map(sa.column, ("player", "name", "lang", "updated")))
    told = {row[0] for row in db.execute(sa.select(people.c.player))}
    opening = (facts.c.version == 1) & facts.c.fact.startswith('{"type":"opening"')
    openings = db.execute(sa.select(facts.c.table_id, facts.c.fact, facts.c.at).where(opening)).all()
    for table, line, at in openings:
        made = json.loads(line)
        named = [chair for chair in made["chairs"] if chair["player"] is not None and "name" in chair]
        for chair in named:
            name = chair.pop("name")
            if chair["player"] not in told and name:
                told.add(chair["player"])
                db.execute(people.insert().values(player=chair["player"], name=name, lang="", updated=at))
        if named:
            text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
            db.execute(facts.update().where(facts.c.table_id == table, facts.c.version == 1).values(fact=text))


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _seconds(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False)
