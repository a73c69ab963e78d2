"""At tables: from the logs of somebody's last matches, the bids that were made, and their partners."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fourkings.app.matches.history import PlayedMatch
from fourkings.rulebook.cards import Seat, next_seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import MatchDeal as PlayedDeal
from fourkings.table.match import Table, TableState
from fourkings.table.match.summary import seats_taken

LOOKED_AT: Final = 40
"""Matches, the last played, whose logs are read."""


@dataclass(slots=True)
class Played:
    """What came of somebody's matches of one game."""

    bids: int = 0  #: how often they bid tricks
    made: int = 0  #: and made them
    partners: dict[str, list[int]] = field(default_factory=dict)  #: by a person's id: matches together, and those won


async def played_at_tables(
    replay_log: Callable[[str], Awaitable[TableState]], player: str, matches: Sequence[PlayedMatch]
) -> dict[str, Played]:
    """What came of a player's matches, by game. `matches` are over, the last played first; `replay_log` gives a table."""
    by_game: dict[str, Played] = {}
    for match in [match for match in matches if match.stored.game in GAMES][:LOOKED_AT]:
        here = by_game.setdefault(match.stored.game, Played())
        if not _tells(match):
            continue
        now = await replay_log(match.stored.id)
        if isinstance(now, Table) and (seat := now.seat_of(player)) is not None and now.match.result:
            _add(here, now, seat)
    return by_game


def _tells(match: PlayedMatch) -> bool:
    """Whether the log of a match tells bids or a partner: most logs of somebody alone need not be read."""
    game = GAMES[match.stored.game]
    return game.CALLS_PANEL == "bids" or (game.PARTNERS and match.chairs[next_seat(match.seat, 2)].player is not None)


def _add(here: Played, now: Table, seat: Seat) -> None:
    match = now.match
    bids = list(_bids(match.deals[_first_deal(now, seat) :], seat)) if match.rules.game.CALLS_PANEL == "bids" else []
    here.bids += len(bids)
    here.made += sum(bids)
    across = now.participant(next_seat(seat, 2)).player if match.rules.game.PARTNERS else None
    if across is not None:
        together = here.partners.setdefault(across, [0, 0])
        together[0] += 1
        together[1] += match.result is not None and seat in match.result.winners


def _first_deal(now: Table, seat: Seat) -> int:
    """The place of the first deal that was somebody's own: a latecomer has taken the seat of a bot."""
    return max((place for place, taken in enumerate(seats_taken(now)) for _, other in taken if other == seat), default=0)


def _bids(deals: Iterable[PlayedDeal], seat: Seat) -> Iterable[bool]:
    """For each deal in which a seat bid tricks, whether it made them."""
    for deal in deals:
        state = deal.state
        if state.points is not None and not state.void:
            yield state.points[seat] > 0
