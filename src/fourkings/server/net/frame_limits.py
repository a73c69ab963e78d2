"""Limits of what comes over WebSockets, counted in frames and bytes, for a message may be made of any number of frames.

One step of a connection's parser reads a few frames, and then it is the turn of all the others. A connection that sends
more than its budget is closed; an address has a budget for all its connections together.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from websockets.streams import StreamReader

from fourkings.server.net.rate_limits import BURST, SHARED, RateLimiter, is_loopback

FRAMES_PER_STEP: Final = 16
"""Frames that are read before others have their turn: what they cost is less than what a card costs."""
FRAMES: Final = 10.0
"""Frames a second for control frames, which no limit of requests counts."""
FRAMES_PER_REQUEST: Final = 4.0
"""Frames that a request may be sent in, over a long time."""
FRAME_BURST: Final = 8.0
"""Seconds' worth of frames that may come at once: requests that are refused as too fast are answered till then."""
BYTES_PER_FRAME: Final = 700.0
"""Bytes that a frame may have, over a long time: the longest requests are rare."""
HELD_UP: Final = 0.5
"""Seconds for which nothing is read from a connection whose address has spent its budget."""


class FrameReader(StreamReader):
    """A stream of frames of which only so many may be begun until they are allowed again."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = FRAMES_PER_STEP

    def at_eof(self) -> Generator[None, None, bool]:
        """The parser asks here before each frame: it waits where it may begin no more of them."""
        while True:
            if self.buffer and self.frames:
                self.frames -= 1
                return False
            if self.eof and not self.buffer:
                return True
            yield


class FrameBudget:
    """What one connection may still send."""

    __slots__ = ("_bytes", "_frames", "_limits", "_since")

    def __init__(self, limits: FrameLimits, now: float) -> None:
        self._limits, self._since = limits, now
        self._frames = limits.most_frames
        self._bytes = limits.most_frames * BYTES_PER_FRAME

    def spend(self, now: float, frames: int, size: int) -> bool:
        """Count frames and bytes that have come; False where they are too many."""
        limits, more = self._limits, (now - self._since) * self._limits.frames
        self._since = now
        self._frames = min(limits.most_frames, self._frames + more) - frames
        self._bytes = min(limits.most_frames * BYTES_PER_FRAME, self._bytes + more * BYTES_PER_FRAME) - size
        return self._frames >= 0 and self._bytes >= 0

    @property
    def half_spent(self) -> bool:
        """True for a connection that sends much itself."""
        return self._frames < self._limits.most_frames / 2


class FrameLimits:
    """The budgets of frames by how many requests a second a session may send."""

    def __init__(self, rate: float, free: Callable[[str], bool] = is_loopback) -> None:
        """`free` are addresses whose connections have no budget in common."""
        self.frames = FRAMES + FRAMES_PER_REQUEST * rate
        self.most_frames = self.frames * FRAME_BURST
        self._addresses = RateLimiter(self.frames * SHARED, free=free, burst=BURST)

    def budget(self, now: float) -> FrameBudget:
        """The budget of a new connection."""
        return FrameBudget(self, now)

    def allow(self, address: str, frames: int) -> bool:
        """Count frames for an address; False where its connections have sent too many together."""
        return self._addresses.allow(address, frames)
