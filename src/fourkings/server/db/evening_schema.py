"""The tables of evenings and clubs."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, Table, Text, text

from fourkings.server.db.schema_base import SECONDS, metadata


def _evening_id() -> ForeignKey:
    return ForeignKey("evenings.id", ondelete="CASCADE")


evenings: Final = Table(
    "evenings",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("director", Text, nullable=False),  # a digest of the token that lets a person direct it
    Column("pace", Text, nullable=False),
    Column("created", SECONDS, nullable=False),
    Column("updated", SECONDS, nullable=False),
    Column("over", Integer, nullable=False, server_default=text("0")),
    Index("evenings_by_over", "over", "updated"),
    sqlite_with_rowid=False,
)
evening_facts: Final = Table(
    "evening_facts",
    metadata,
    Column("evening_id", Text, _evening_id(), primary_key=True, nullable=False),
    Column("version", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("fact", Text, nullable=False),
    Column("at", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
evening_entrants: Final = Table(
    "evening_entrants",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("evening_id", Text, _evening_id(), primary_key=True, nullable=False),
    Index("evening_entrants_by_evening", "evening_id"),
    sqlite_with_rowid=False,
)
clubs: Final = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("keeper", Text, nullable=False),  # a digest of the token that lets a person keep it
    Column("created", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
club_evenings: Final = Table(
    "club_evenings",
    metadata,
    Column("evening_id", Text, _evening_id(), primary_key=True, nullable=False),
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Index("club_evenings_by_club", "club_id"),
    sqlite_with_rowid=False,
)
