"""Boards on a server: the sets of the day, a board being played, the field of bots, and what all make of them."""

from __future__ import annotations

from fourkings.server.after.boards.days import ends, open_day
from fourkings.server.after.boards.sitting import NotNow, Sitting
from fourkings.server.common.days import day_of

__all__ = ["NotNow", "Sitting", "day_of", "ends", "open_day"]
