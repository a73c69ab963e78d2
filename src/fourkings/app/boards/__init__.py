"""Boards on a server: the sets of the day, a board being played, the field of bots, and what all make of them."""

from __future__ import annotations

from fourkings.app.boards.board_session import BoardSession, NotNow
from fourkings.app.boards.days import ends, open_day
from fourkings.app.shared.days import day_of

__all__ = ["BoardSession", "NotNow", "day_of", "ends", "open_day"]
