"""A profile: what somebody has played at tables, game by game: matches, bids that were made, mistakes, and partners."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from fourkings.players.review.verdicts import BLAMED
from fourkings.rulebook.cards import Seat, next_seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match
from fourkings.server.services import Services
from fourkings.server.store import Stored
from fourkings.table.state import Table
from fourkings.windows.lessons import is_lesson

LOOKED_AT: Final = 40
"""Matches, the last played, that a profile is made of: their logs are read for it."""


@dataclass(slots=True)
class Played:
    """What somebody has played of one game."""

    matches: int = 0
    won: int = 0
    bids: int = 0  #: how often they bid tricks
    made: int = 0  #: and made them
    reviewed: int = 0  #: matches whose review is done
    mistakes: int = 0  #: decisions blamed in these
    partners: dict[str, list[int]] = field(default_factory=dict)  #: by a person's id: matches together, and those won


async def profile_of(services: Services, player: str) -> dict[str, Played]:
    """What somebody has played, by game, the last `LOOKED_AT` matches: neither lessons nor what is still going on."""
    found: dict[str, Played] = {}
    over = [one for one in await services.store.tables_of(player) if _counts(one)]
    for stored in over[:LOOKED_AT]:
        now = await services.tables.fold_log(stored.id)
        if isinstance(now, Table) and (seat := now.seat_of(player)) is not None and now.match.result:
            here = found.setdefault(stored.game, Played())
            _add(here, now, seat)
            await _add_review(services, here, stored.id, seat)
    return found


def _counts(stored: Stored) -> bool:
    own = stored.summary.over and stored.game in GAMES and not stored.origin
    return own and not is_lesson(stored.game, stored.secret)


def _add(here: Played, now: Table, seat: Seat) -> None:
    match = now.match
    won = match.result is not None and seat in match.result.winners
    here.matches += 1
    here.won += won
    bids = list(_bids(match, seat))
    here.bids += len(bids)
    here.made += sum(bids)
    across = now.chair(next_seat(seat, 2)).player if match.rules.game.PARTNERS else None
    if across is not None:
        together = here.partners.setdefault(across, [0, 0])
        together[0] += 1
        together[1] += won


def _bids(match: Match, seat: Seat) -> Iterable[bool]:
    """For each deal in which a seat bid tricks, whether it made them."""
    if match.rules.game.TALK != "bids":
        return
    for deal in match.deals:
        state = deal.state
        if state.points is not None and not state.void:
            yield state.points[seat] > 0


async def _add_review(services: Services, here: Played, table: str, seat: Seat) -> None:
    found = await services.store.review(table, seat)
    if found is not None and found.done:
        here.reviewed += 1
        told = [json.loads(text) for _, text in await services.store.verdicts(table, seat)]
        here.mistakes += sum(one["verdict"] in BLAMED for one in told)
