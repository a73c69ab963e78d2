"""Figures of a player's latest matches, from their logs: bids made, and partners."""

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
"""Latest matches whose logs are read."""


@dataclass(slots=True)
class Played:
    """A player's figures in one game."""

    bids: int = 0  #: how often they bid tricks
    made: int = 0  #: and made them
    partners: dict[str, list[int]] = field(default_factory=dict)  #: by a person's id: matches together, and those won


async def figures_by_game(
    replay_log: Callable[[str], Awaitable[TableState]], player: str, matches: Sequence[PlayedMatch]
) -> dict[str, Played]:
    """Return a player's figures by game; `matches` are finished ones, the last played first."""
    by_game: dict[str, Played] = {}
    for match in [match for match in matches if match.stored.game in GAMES][:LOOKED_AT]:
        here = by_game.setdefault(match.stored.game, Played())
        if not _has_figures(match):
            continue
        now = await replay_log(match.stored.id)
        if isinstance(now, Table) and (seat := now.seat_of(player)) is not None and now.match.result:
            _add(here, now, seat)
    return by_game


def _has_figures(match: PlayedMatch) -> bool:
    """True if the log of a match has bids or a partner: most logs need not be read."""
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
    """Return the index of the player's first deal: a latecomer has taken a bot's seat."""
    return max((place for place, taken in enumerate(seats_taken(now)) for _, other in taken if other == seat), default=0)


def _bids(deals: Iterable[PlayedDeal], seat: Seat) -> Iterable[bool]:
    """Yield for each deal in which a seat bid whether it made its bid."""
    for deal in deals:
        state = deal.state
        if state.points is not None and not state.void:
            yield state.points[seat] > 0
