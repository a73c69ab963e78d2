"""How long bots take. A pause never depends on what a bot holds or may do, so that nothing can be read from it (GEN-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fourkings.table.match import Act, Deal, LogEvent, Table
from fourkings.table.protocol import Pace


class Pauses(NamedTuple):
    """Seconds before a bot acts, by what happened last."""

    think: float  # a card was played, into a trick that goes on
    trick: float  # a trick was taken, and lies there to be read
    word: float  # something was said
    deal: float  # a deal begins


PAUSES: Final[Mapping[Pace, Pauses]] = {
    "quick": Pauses(0.25, 0.6, 0.5, 0.5),
    "brisk": Pauses(0.5, 1.0, 0.9, 0.9),
    "calm": Pauses(0.9, 1.7, 1.5, 1.5),
    "slow": Pauses(1.6, 3.0, 2.6, 2.6),
}
LONGEST_PAUSE: Final = max(second for pauses in PAUSES.values() for second in pauses)
"""Seconds."""
RESTING: Final = Pauses(0.15, 0.35, 0.35, 0.35)
"""Where every trick left is certainly one player's, and that player has asked for the rest."""


def pause(fact: LogEvent | None, table: Table, pauses: Pauses) -> float:
    """Seconds to wait after that fact, None for a table that was just looked at again."""
    match fact:
        case Act(_, str(), _):
            return pauses.word
        case Act() if not table.state.trick:
            return pauses.trick
        case Deal():
            return pauses.deal
        case _:
            return pauses.think
