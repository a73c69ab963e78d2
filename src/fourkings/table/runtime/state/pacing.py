"""The pacing of a table: how fast its bots act, when the next of them may, and whose rest is played for them."""

from __future__ import annotations

from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.match import Deal, LogEvent, Table, Undo
from fourkings.table.protocol import Pace
from fourkings.table.runtime.pace import PAUSES, RESTING, pause

MARGIN: Final = 1.2
"""How much longer a pause is than the slowest thought of late."""
FADES: Final = 0.99
"""How much of a slow thought is still expected one action later."""
LONGEST_THOUGHT: Final = 1.2
"""Seconds of a thought that others wait for: a longer one is an accident."""
FIRST_HOLD: Final = 0.5
LONGEST_HOLD: Final = 8.0
"""Seconds until what failed is tried again: at first, and at most."""


class Pacing:
    """Decides when a bot acts, by nothing that is hidden (GEN-10)."""

    def __init__(self, pace: str, factor: float, at: float) -> None:
        """`pace` as it is stored; `factor` is the server's own, on every pause; from `at` on a bot may act."""
        self._factor, self.next_at = factor, at
        self.stored = pace
        self._slowest = 0.0
        self.rest: Seat | None = None
        """The seat that has asked for the rest of its cards to be played."""
        self.failures = 0
        """How often in a row what is due by itself has failed."""
        self.held_until = at
        """Nothing is done by itself before: it failed a moment ago."""

    @property
    def factor(self) -> float:
        """The server's own, on every pause."""
        return self._factor

    @property
    def pace(self) -> Pace:
        """The pace that the people chose; one that this version does not know is calm."""
        return self.stored if self.stored in PAUSES else "calm"  # type: ignore[return-value]

    def choose(self, pace: str) -> None:
        """Another pace was chosen."""
        self.stored = pace

    def play_rest(self, seat: Seat) -> None:
        """The rest of a seat's cards is played for it."""
        self.rest = seat

    def stop_rest(self) -> None:
        """Nothing is played for anybody any more."""
        self.rest = None

    def hold(self, at: float) -> None:
        """What was due failed at that time: it is tried again in a while, each time a longer one."""
        self.held_until = at + min(FIRST_HOLD * 2**self.failures, LONGEST_HOLD)
        self.failures += 1

    def go_on(self) -> None:
        """What was due is done."""
        self.failures = 0

    def after(self, fact: LogEvent, now: Table, at: float) -> None:
        """A fact of the match holds: the next bot waits for as long as people need to see it."""
        if isinstance(fact, Deal | Undo):
            self.rest = None
        self._wait(fact, now, at)

    def look_again(self, now: Table, at: float) -> None:
        """The first player comes to a table where nobody was: bots give them a moment."""
        self.next_at = at + self._factor * pause(None, now, PAUSES[self.pace])

    def _wait(self, fact: LogEvent, now: Table, at: float) -> None:
        pauses = RESTING if self.rest is not None else PAUSES[self.pace]
        wait = self._factor * pause(fact, now, pauses)
        self.next_at = at + (wait if self.rest is not None or not self.pauses else max(wait, MARGIN * self._slowest))

    @property
    def pauses(self) -> bool:
        """True where bots make any pauses: in tests they may act as soon as they can."""
        return self._factor > 0

    def learn(self, took: float) -> None:
        """A bot has thought for so long: pauses are long enough for the slowest of late, or one sees what was forced."""
        self._slowest = max(min(took, LONGEST_THOUGHT), FADES * self._slowest)
