"""What all tables of the database share: where they are listed, and how they keep a time."""

from __future__ import annotations

from typing import Final

from sqlalchemy import REAL, Double, MetaData
from sqlalchemy.types import TypeEngine

metadata: Final = MetaData()
NUMBER: Final[TypeEngine[float]] = Double().with_variant(REAL(), "sqlite")
"""A number with a fraction."""
SECONDS: Final = NUMBER
"""Seconds since 1970."""
