"""Days: the same for everybody, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(at: float) -> str:
    """The day, in UTC, of a time in seconds since 1970: `2026-11-22`."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
