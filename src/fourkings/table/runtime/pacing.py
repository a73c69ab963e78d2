"""The pauses of bots. A pause never depends on what a bot holds or may do, so it reveals nothing (GEN-10)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Seat
from fourkings.table.match import Act, Deal, LogEvent, Table, Undo
from fourkings.table.protocol import Pace


class Pauses(NamedTuple):
    """Seconds before a bot acts, by what happened last."""

    think: float  # a card was played, into a trick that goes on
    trick: float  # a trick was taken, and is shown for a while
    word: float  # a call was made
    deal: float  # a deal begins


PAUSES: Final[Mapping[Pace, Pauses]] = {
    "quick": Pauses(0.25, 0.6, 0.5, 0.5),
    "brisk": Pauses(0.5, 1.0, 0.9, 0.9),
    "calm": Pauses(0.9, 1.7, 1.5, 1.5),
    "slow": Pauses(1.6, 3.0, 2.6, 2.6),
}
LONGEST_PAUSE: Final = max(second for pauses in PAUSES.values() for second in pauses)
"""The longest pause at any pace, in seconds."""
RESTING: Final = Pauses(0.15, 0.35, 0.35, 0.35)
"""The pauses while the rest of a deal is played for a player who is certain of every trick left."""
MARGIN: Final = 1.2
"""Least ratio of a pause to the time of the slowest recent bot job."""
FADES: Final = 0.99
"""Factor by which the time of the slowest recent job shrinks with each further job."""
LONGEST_THOUGHT: Final = 1.2
"""Seconds up to which a slow job makes pauses longer: one that takes more is an accident."""
FIRST_HOLD: Final = 0.5
LONGEST_HOLD: Final = 8.0
"""Seconds until an automatic action that failed is tried again: at first, and at most."""


def pause(event: LogEvent | None, table: Table, pauses: Pauses) -> float:
    """Return the seconds to wait after an event, or after a player arrived (None)."""
    match event:
        case Act(_, str(), _):
            return pauses.word
        case Act() if not table.state.trick:
            return pauses.trick
        case Deal():
            return pauses.deal
        case _:
            return pauses.think


class Pacing:
    """The time at which the next bot may act, which depends on nothing that is hidden (GEN-10)."""

    def __init__(self, pace: str, factor: float, at: float) -> None:
        """`pace`: the players' choice, as stored; `factor`: the server's, on every pause; `at`: when bots may first act."""
        self._factor, self.next_at = factor, at
        self.stored = pace
        self._slowest = 0.0
        self.rest: Seat | None = None
        """The seat whose remaining cards are played automatically; None if no player has asked for that."""
        self.failures = 0
        """How often in a row an automatic action has failed."""
        self.held_until = at
        """The time before which no automatic action is tried, as one failed a moment ago."""

    @property
    def factor(self) -> float:
        """The server's factor on every pause."""
        return self._factor

    @property
    def pace(self) -> Pace:
        """The pace that the people chose; one that this version does not know is calm."""
        return self.stored if self.stored in PAUSES else "calm"  # type: ignore[return-value]

    @property
    def pauses(self) -> bool:
        """True if bots pause at all; in tests they may act as soon as they can."""
        return self._factor > 0

    def choose(self, pace: str) -> None:
        """Set the pace that the players chose."""
        self.stored = pace

    def play_rest(self, seat: Seat) -> None:
        """Play the rest of a seat's cards from now on: every trick left is certain."""
        self.rest = seat

    def stop_rest(self) -> None:
        """Stop playing the rest of the cards for a player."""
        self.rest = None

    def hold(self, at: float) -> None:
        """Delay the next try of an automatic action that failed, each time for longer."""
        self.held_until = at + min(FIRST_HOLD * 2**self.failures, LONGEST_HOLD)
        self.failures += 1

    def go_on(self) -> None:
        """Forget earlier failures, as an automatic action succeeded."""
        self.failures = 0

    def after(self, event: LogEvent, table: Table, at: float) -> None:
        """Set when the next bot may act after an event: once people have had time to see it."""
        if isinstance(event, Deal | Undo):
            self.rest = None
        wait = self._factor * pause(event, table, PAUSES[self.pace] if self.rest is None else RESTING)
        self.next_at = at + (max(wait, MARGIN * self._slowest) if self.rest is None and self.pauses else wait)

    def look_again(self, table: Table, at: float) -> None:
        """Delay the next bot a moment, for the first player who comes to the table to look at it."""
        self.next_at = at + self._factor * pause(None, table, PAUSES[self.pace])

    def learn(self, took: float) -> None:
        """Take account of a bot job's seconds: pauses shorter than the slowest recent job would reveal forced actions."""
        self._slowest = max(min(took, LONGEST_THOUGHT), FADES * self._slowest)
