"""A player's finished matches with the players by seat, read from how they opened, and as a list shows them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import Field

from fourkings.app.models import Stored, StoredReview
from fourkings.app.ports import People, Tables
from fourkings.app.shared import origins
from fourkings.app.shared.body import Body
from fourkings.app.shared.origins import Imported, Practice
from fourkings.app.shared.table_info import StoredInfo, stored_fields
from fourkings.lessons import is_lesson
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.table import log
from fourkings.table.match import Opening, Participant, TakeSeat
from fourkings.table.waiting_room import Configure, OpenWaitingRoom

NONE: Final[Mapping[Any, Any]] = {}


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match, or an imported record, and the seat of its player."""

    stored: Stored
    seat: Seat
    participants: tuple[Participant, ...]  #: by seat, as the match opened, with latecomers in the seats that they took
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
    """Return a match with the seat of its player, read from the log lines that seat people; None if they have no seat."""
    events = list(log.parse_events(lines))
    opening = next((event for event in events if isinstance(event, Opening)), None)
    if opening is None:
        return None
    mirror = [event.conditions.mirror for event in events if isinstance(event, OpenWaitingRoom | Configure)]
    late = {event.entrant: event.player for event in events if isinstance(event, TakeSeat)}
    entrants = [
        replace(participant, name="", player=late[entrant]) if entrant in late else participant
        for entrant, participant in enumerate(opening.participants)
    ]
    participants = tuple(entrants[opening.opened.seats[seat]] for seat in SEATS)
    mine = seat_of(participants, player)
    return None if mine is None else PlayedMatch(stored, mine, participants, mirror[-1:] == [True])


def seat_of(participants: Sequence[Participant], player: str) -> Seat | None:
    """Return a player's seat; None if they have none."""
    return next((seat for seat in SEATS if participants[seat].player == player), None)


class Seated(Body):
    """The name of a seat's player, and their bot."""

    name: str = Field(description="Empty for a person who told none.")
    bot: str = Field(description="The bot; empty for a person.")


class Reviewed(Body):
    """The state of the review of the player's seat."""

    done: bool
    faults: int = Field(description="Decisions that count as done wrong, as far as it has come.")


class MatchInfo(StoredInfo):
    """A finished match, or an imported record, as the player's list shows it."""

    mirror: bool = Field(description="A mirror match: everybody held every hand once.")
    deals: int
    seat: int = Field(description="One's own.")
    won: bool | None = Field(description="Null for a record without an end.")
    players: list[Seated] = Field(description="By seat.")
    review: Reviewed | None


async def matches_response(
    played: Sequence[PlayedMatch],
    people: People,
    reviews: Mapping[str, StoredReview] = NONE,
    faults: Mapping[tuple[str, int], int] = NONE,
) -> list[MatchInfo]:
    """Return matches as a list shows them; `reviews` by table, `faults` (mistakes) by table and seat."""
    names = await people.names(
        list({participant.player for match in played for participant in match.participants if participant.player})
    )
    return [_info(match, names, reviews.get(match.stored.id), faults) for match in played]


def _info(
    match: PlayedMatch, names: dict[str, str], review: StoredReview | None, faults: Mapping[tuple[str, int], int]
) -> MatchInfo:
    stored = match.stored
    return MatchInfo.from_object(
        match,
        **stored_fields(stored),
        deals=stored.summary.number,
        players=_players(match, names),
        review=None if review is None else Reviewed(done=review.done, faults=faults.get((stored.id, match.seat), 0)),
    )


def _players(match: PlayedMatch, names: dict[str, str]) -> list[Seated]:
    origin = origins.parse(match.stored.origin)
    if isinstance(origin, Imported):
        return [Seated(name=name, bot="") for name in origin.by_seat]
    return [
        Seated(
            name=names.get(participant.player, "") if participant.player else participant.name,
            bot="" if participant.player else participant.bot,
        )
        for participant in match.participants
    ]
