"""What a round had that people like to hear of: the highest bid that was made, all tricks of a deal, boards compared.

Each is told only where it holds of one deal alone, but for all tricks, and for a board that went the same everywhere.
Nothing here tells a hand. A round with the same boards has its curiosities once they are open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from fourkings.evenings.events import Evening, Playing
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match

Kind = Literal["bid", "slam", "points", "swing", "same"]
MANY: Final = 3
"""Tables that have to agree for a board to be curious."""
MAX_SLAMS: Final = 2


class Bid(NamedTuple):
    """A bid that was made."""

    deal: int
    seat: Seat
    tricks: int


class Slam(NamedTuple):
    """All tricks of a deal, by one seat or by partners."""

    deal: int
    seats: tuple[Seat, ...]


class Recorded(NamedTuple):
    """What a record tells of the deals of a match beyond their points."""

    bids: tuple[Bid, ...] = ()
    slams: tuple[Slam, ...] = ()


class Curiosity(NamedTuple):
    """Something curious about a deal: at one table, or with others."""

    kind: Kind
    deal: int
    tables: tuple[int, ...]  #: from 0; of a swing the one with more points first
    people: tuple[int, ...] = ()  #: the entrants whose it is; bots are below 0
    number: int = 0  #: of tricks or points


def recorded(match: Match) -> Recorded:
    """The bids made and the slams of a match."""
    bids, slams = list[Bid](), list[Slam]()
    for number, played in enumerate(match.deals, 1):
        state = played.state
        if state.points is None or state.void:
            continue
        deal = state.deal
        bid = match.rules.game.stakes(match.rules, deal.dealer, deal.scores, state.talk).bids
        bids += [Bid(number, seat, bid[seat].tricks) for seat in range(len(bid)) if state.points[seat] == bid[seat].worth]
        if len(state.tricks) * 4 == sum(map(len, deal.dealt)):  # some deals end before the last trick
            seats = _party(match.rules, state.tricks[0].winner)
            if all(trick.winner in seats for trick in state.tricks):
                slams.append(Slam(number, seats))
    return Recorded(tuple(bids), tuple(slams))


def curiosities(now: Evening, number: int, records: Mapping[int, Recorded]) -> tuple[Curiosity, ...]:
    """Those of a round that is over, from 0. `records`: of the tables that have one; none before boards are open."""
    round_ = now.rounds[number]
    if not round_.over or (now.plan.same_boards and not round_.open):
        return ()
    tables = {place: table for place, table in enumerate(round_.tables) if table.result}
    rules, listed = now.plan.rules, list[Curiosity]()
    listed += _alone(
        Curiosity("bid", bid.deal, (place,), (tables[place].seats[bid.seat],), bid.tricks)
        for place, table in records.items()
        for bid in table.bids
        if place in tables
    )
    listed += [
        Curiosity("slam", slam.deal, (place,), _people(tables[place], slam.seats))
        for place, table in records.items()
        for slam in table.slams
        if place in tables
    ][:MAX_SLAMS]
    listed += _alone(_points(rules, tables))
    if now.plan.same_boards:
        boards = _boards(tables)
        listed += _alone(_swings(rules, boards))
        same = [
            deal for deal, points in boards.items() if MANY <= len(points) == len(tables) and len({*points.values()}) == 1
        ]
        listed += [Curiosity("same", deal, tuple(boards[deal])) for deal in same[:1]]
    return tuple(row for row in listed if not row.people or max(row.people) > 0)


def _alone(rows: Iterable[Curiosity]) -> list[Curiosity]:
    """The one with the highest number; nothing where several have it, or it is none."""
    ordered = sorted(rows, key=lambda row: row.number, reverse=True)
    alone = ordered and ordered[0].number > 0 and (len(ordered) == 1 or ordered[1].number < ordered[0].number)
    return ordered[:1] if alone else []


def _party(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """Those who win together with a seat."""
    return (seat & 1, (seat & 1) + 2) if rules.game.PARTNERS else (seat,)


def _of_party(points: tuple[int, ...], seats: tuple[Seat, ...]) -> int:
    """What they made of a deal together."""
    return points[seats[0]] if len(points) == 2 else sum(points[seat] for seat in seats)


def _people(table: Playing, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(table.seats[seat] for seat in seats)


def _parties(rules: Rules) -> list[tuple[Seat, ...]]:
    return list(dict.fromkeys(_party(rules, seat) for seat in range(4)))


def _points(rules: Rules, tables: Mapping[int, Playing]) -> list[Curiosity]:
    """What each party made of each deal."""
    return [
        Curiosity(
            "points", deal.number, (place,), tuple(table.seats[seat] for seat in seats), _of_party(deal.points, seats)
        )
        for place, table in tables.items()
        if table.result
        for deal in table.result.deals
        for seats in _parties(rules)
    ]


Boards = dict[int, dict[int, tuple[int, ...]]]
"""By deal, what each table made of it."""


def _boards(tables: Mapping[int, Playing]) -> Boards:
    boards: Boards = {}
    for place, table in tables.items():
        for deal in table.result.deals if table.result else ():
            boards.setdefault(deal.number, {})[place] = deal.points
    return boards


def _swings(rules: Rules, boards: Boards) -> list[Curiosity]:
    """Of each board the widest gap between the points of two tables at the same seats."""
    rows = []
    for deal, results in boards.items():
        gaps = []
        for seats in _parties(rules):
            own = {place: _of_party(points, seats) for place, points in results.items()}
            most, least = max(own, key=own.__getitem__), min(own, key=own.__getitem__)
            gaps.append(Curiosity("swing", deal, (most, least), (), own[most] - own[least]))
        rows.append(max(gaps, key=lambda row: row.number))
    return rows
