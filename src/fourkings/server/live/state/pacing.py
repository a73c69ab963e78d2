"""The pacing of a table: how fast its bots act, when the next of them may, and whose rest is played for them."""

from __future__ import annotations

from fourkings.rulebook.cards import Seat
from fourkings.server.pace import PAUSES, RESTING, pause
from fourkings.table.messages import Pace
from fourkings.table.state import Deal, Fact, Table, Undo


class Pacing:
    """Decides when a bot acts, by nothing that is hidden (GEN-10)."""

    def __init__(self, pace: str, factor: float, at: float) -> None:
        """`pace` as it is stored; `factor` is the server's own, on every pause; from `at` on a bot may act."""
        self._factor, self.next_at = factor, at
        self.stored = pace
        self.rest: Seat | None = None
        """The seat that has asked for the rest of its cards to be played."""

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

    def after(self, fact: Fact, now: Table, at: float) -> None:
        """A fact of the match holds: the next bot waits for as long as people need to see it."""
        if isinstance(fact, Deal | Undo):
            self.rest = None
        self._wait(fact, now, at)

    def look_again(self, now: Table, at: float) -> None:
        """The first player comes to a table where nobody was: bots give them a moment."""
        self.next_at = at + self._factor * pause(None, now, PAUSES[self.pace])

    def _wait(self, fact: Fact, now: Table, at: float) -> None:
        pauses = RESTING if self.rest is not None else PAUSES[self.pace]
        self.next_at = at + self._factor * pause(fact, now, pauses)
