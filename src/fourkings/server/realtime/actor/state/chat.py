"""The chat of a table, as far as this server knows it: which lines its readers were shown, and who wrote how fast."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

AT_ONCE: Final = 5
"""Lines that one person may write in `WITHIN` seconds."""
WITHIN: Final = 15.0


class ChatState:
    """The numbers of the lines that readers were shown; None before the first of them came."""

    def __init__(self) -> None:
        self.shown: frozenset[int] | None = None
        self._times: dict[str, deque[float]] = {}

    def may_write(self, player: str, at: float) -> bool:
        """False for a person who writes too fast."""
        times = self._times.get(player)
        return times is None or len(times) < AT_ONCE or at - times[0] >= WITHIN

    def write(self, player: str, at: float) -> None:
        """Somebody writes a line."""
        self._times.setdefault(player, deque(maxlen=AT_ONCE)).append(at)

    def show(self, numbers: Iterable[int]) -> None:
        """These lines, and no others, were shown."""
        self.shown = frozenset(numbers)

    def add(self, number: int) -> None:
        """One more line was shown."""
        if self.shown is not None:
            self.shown |= {number}

    def remove(self, number: int) -> None:
        """A line was taken back."""
        if self.shown is not None:
            self.shown -= {number}
