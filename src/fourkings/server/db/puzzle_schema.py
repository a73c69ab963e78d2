"""The tables of puzzles and exercises: answers, and the ratings of players and puzzles."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Integer, Table, Text

from fourkings.server.db.schema_base import NUMBER, SECONDS, metadata

puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("puzzle", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("right", Integer, nullable=False),  # 1: the first answer was right
    Column("at", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
puzzle_players: Final = Table(
    "puzzle_players",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("game", Text, primary_key=True, nullable=False),
    Column("rating", NUMBER, nullable=False),
    Column("deviation", NUMBER, nullable=False),
    Column("volatility", NUMBER, nullable=False),
    sqlite_with_rowid=False,
)
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("rating", NUMBER, nullable=False),
    Column("deviation", NUMBER, nullable=False),
    Column("volatility", NUMBER, nullable=False),
    sqlite_with_rowid=False,
)
exercises: Final = Table(
    "exercises",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("game", Text, primary_key=True, nullable=False),
    Column("kind", Text, primary_key=True, nullable=False),
    Column("number", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("task", Text, nullable=False),
    Column("answer", Text),  # null until it is given, as are the two below
    Column("result", NUMBER),
    Column("at", SECONDS),
    sqlite_with_rowid=False,
)
