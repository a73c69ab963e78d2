"""Boards: the sets of each day, a board as it is played, and how everybody did on it."""

from __future__ import annotations

from fourkings.app.boards.board_session import BoardSession, NotPossible
from fourkings.app.boards.days import day_end, open_day
from fourkings.app.shared.days import day_of

__all__ = ["BoardSession", "NotPossible", "day_end", "day_of", "open_day"]
