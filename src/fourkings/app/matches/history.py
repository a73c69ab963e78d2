"""A player's finished matches with the players by seat, read from how they opened, without a replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fourkings.app.models import Stored
from fourkings.app.ports import Tables
from fourkings.app.shared import origins
from fourkings.app.shared.origins import Practice
from fourkings.lessons import is_lesson
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.table import log
from fourkings.table.match import Opening, Participant, TakeSeat
from fourkings.table.waiting_room import Configure, OpenWaitingRoom


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match, or an imported record, and the seat of its player."""

    stored: Stored
    seat: Seat
    chairs: tuple[Participant, ...]  #: by seat, as the match opened, with latecomers in the seats that they took
    mirror: bool = False  #: True for a mirror match

    @property
    def won(self) -> bool | None:
        """True if its player won; None for a record without an end."""
        return self.seat in self.stored.summary.winners if self.stored.summary.won else None

    @property
    def counts(self) -> bool:
        """True for a match that counts in statistics: no lesson, and no imported record."""
        return not self.stored.origin and not is_lesson(self.stored.game, self.stored.secret)


async def matches_of(tables: Tables, player: str) -> list[PlayedMatch]:
    """Return a player's finished matches, the last played first, without practice."""
    over = [stored for stored in await tables.of(player) if _shown(stored)]
    openings = await tables.openings([stored.id for stored in over])
    matches = (played(match, player, openings.get(match.id, ())) for match in over)
    return [match for match in matches if match is not None]


def _shown(stored: Stored) -> bool:
    origin = origins.parse(stored.origin)
    return not isinstance(origin, Practice) and (stored.summary.won or origin is not None)


def played(stored: Stored, player: str, lines: Sequence[str]) -> PlayedMatch | None:
    """Return a match as its player played it, from the events that seat people; None for anybody else."""
    facts = list(log.parse_events(lines))
    opening = next((fact for fact in facts if isinstance(fact, Opening)), None)
    if opening is None:
        return None
    mirror = [fact.conditions.mirror for fact in facts if isinstance(fact, OpenWaitingRoom | Configure)]
    late = {fact.entrant: fact.player for fact in facts if isinstance(fact, TakeSeat)}
    entrants = [
        replace(chair, name="", player=late[entrant]) if entrant in late else chair
        for entrant, chair in enumerate(opening.participants)
    ]
    chairs = tuple(entrants[opening.opened.seats[seat]] for seat in SEATS)
    mine = seat_of(chairs, player)
    return None if mine is None else PlayedMatch(stored, mine, chairs, mirror[-1:] == [True])


def seat_of(chairs: Sequence[Participant], player: str) -> Seat | None:
    """Return a player's seat."""
    return next((seat for seat in SEATS if chairs[seat].player == player), None)
