"""Matches as one person played them: who sat where, from what is stored, without folding any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fourkings.rulebook.cards import SEATS, Seat
from fourkings.server.common import origins
from fourkings.server.common.origins import Practice
from fourkings.server.store import Stored
from fourkings.server.store.subjects import Tables
from fourkings.table import log
from fourkings.table.gathering import Configure, Gather
from fourkings.table.state import Chair, Opening
from fourkings.windows.lessons import is_lesson


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that is over, or a record from elsewhere, and the seat of who asks."""

    stored: Stored
    seat: Seat
    chairs: tuple[Chair, ...]  #: by seat, as the match opened
    mirror: bool = False  #: True for a mirror match

    @property
    def won(self) -> bool | None:
        """Whether who asks won; None for a record without an end."""
        return self.seat in self.stored.summary.winners if self.stored.summary.won else None

    @property
    def counts(self) -> bool:
        """True for a match that was played here in earnest: no lesson, and no record from elsewhere."""
        return not self.stored.origin and not is_lesson(self.stored.game, self.stored.secret)


async def matches_of(tables: Tables, player: str) -> list[PlayedMatch]:
    """The matches of somebody that are over, the last played first; no practice."""
    over = [one for one in await tables.of(player) if _shown(one)]
    openings = await tables.openings([one.id for one in over])
    found = (_played(one, player, openings.get(one.id, ())) for one in over)
    return [one for one in found if one is not None]


def _shown(stored: Stored) -> bool:
    origin = origins.parse(stored.origin)
    return not isinstance(origin, Practice) and (stored.summary.won or origin is not None)


def _played(stored: Stored, player: str, lines: Sequence[str]) -> PlayedMatch | None:
    told = list(log.parse_facts(lines))
    opening = told[-1] if told else None
    if not isinstance(opening, Opening):
        return None
    mirror = [one.conditions.mirror for one in told if isinstance(one, Gather | Configure)]
    chairs = tuple(opening.chairs[opening.opened.seats[seat]] for seat in SEATS)
    mine = seat_of(chairs, player)
    return None if mine is None else PlayedMatch(stored, mine, chairs, mirror[-1:] == [True])


def seat_of(chairs: Sequence[Chair], player: str) -> Seat | None:
    """The seat of somebody."""
    return next((seat for seat in SEATS if chairs[seat].player == player), None)
