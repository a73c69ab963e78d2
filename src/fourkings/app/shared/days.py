"""Days in UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(at: float) -> str:
    """Return the UTC day of a Unix time, such as `2026-11-22`."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
