"""Highlights of a round: the highest bid that was fulfilled, all tricks of a deal, boards compared between tables.

Each is shown only if it is unique, except all tricks and a board with the same result everywhere. None shows a hand. A
round with the same boards has highlights once its boards are open.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from fourkings.evenings.state import Evening, RoundTable
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match

HighlightKind = Literal["bid", "slam", "points", "swing", "same"]
MIN_TABLES: Final = 3
"""Fewest tables with the same result of a board that are a highlight."""
MAX_SLAMS: Final = 2


class Bid(NamedTuple):
    """A bid (a number of tricks) that its player fulfilled."""

    deal: int
    seat: Seat
    tricks: int


class Slam(NamedTuple):
    """All tricks of a deal, taken by one seat or by partners."""

    deal: int
    seats: tuple[Seat, ...]


class MatchHighlights(NamedTuple):
    """The highlights of one match that its result does not show: fulfilled bids and slams."""

    bids: tuple[Bid, ...] = ()
    slams: tuple[Slam, ...] = ()


class Highlight(NamedTuple):
    """A highlight of a round: something notable in a deal, at one table or several."""

    kind: HighlightKind
    deal: int
    tables: tuple[int, ...]  #: from 0; of a swing the one with more points first
    people: tuple[int, ...] = ()  #: the entrants whose it is; bots are below 0
    number: int = 0  #: of tricks or points
    round: int = 0  #: from 0


def match_highlights(match: Match) -> MatchHighlights:
    """Return the fulfilled bids of a finished match, and the deals in which one side or seat took all tricks."""
    bids, slams = list[Bid](), list[Slam]()
    for number, progress in enumerate(match.deals, 1):
        state = progress.state
        if state.points is None or state.void:
            continue
        deal = state.deal
        stakes = match.rules.game.stakes(match.rules, deal.dealer, deal.scores, state.calls).bids
        bids += [Bid(number, seat, bid.tricks) for seat, bid in enumerate(stakes) if state.points[seat] == bid.worth]
        if len(state.tricks) * 4 == sum(map(len, deal.dealt)):  # some deals end before the last trick
            seats = _party(match.rules, state.tricks[0].winner)
            if all(trick.winner in seats for trick in state.tricks):
                slams.append(Slam(number, seats))
    return MatchHighlights(tuple(bids), tuple(slams))


def find_highlights(evening: Evening, number: int, matches: Mapping[int, MatchHighlights]) -> tuple[Highlight, ...]:
    """Return the highlights of a round (numbered from 0); none before it is over and its boards may be seen.

    matches: by table, of those with a record.
    """
    round_ = evening.rounds[number]
    if not round_.over or (evening.plan.same_boards and not round_.open):
        return ()
    tables = {index: table for index, table in enumerate(round_.tables) if table.result}
    matches = {index: match for index, match in matches.items() if index in tables}
    rules = evening.plan.rules
    highlights = _unique_maximum(
        Highlight("bid", bid.deal, (index,), (tables[index].seats[bid.seat],), bid.tricks)
        for index, match in matches.items()
        for bid in match.bids
    )
    highlights += [
        Highlight("slam", slam.deal, (index,), tuple(tables[index].seats[seat] for seat in slam.seats))
        for index, match in matches.items()
        for slam in match.slams
    ][:MAX_SLAMS]
    boards = defaultdict[int, dict[int, tuple[int, ...]]](dict)  # the points of each deal, by table
    for index, table in tables.items():
        for deal in table.result.deals if table.result else ():
            boards[deal.number][index] = deal.points
    highlights += _unique_maximum(_points(rules, tables))
    if evening.plan.same_boards:
        highlights += _unique_maximum(_widest_swing(rules, deal, points) for deal, points in boards.items())
        highlights += [
            Highlight("same", deal, tuple(points))
            for deal, points in boards.items()
            if MIN_TABLES <= len(points) == len(tables) and len({*points.values()}) == 1
        ][:1]
    shown = (highlight for highlight in highlights if not highlight.people or max(highlight.people) > 0)
    return tuple(highlight._replace(round=number) for highlight in shown)


def best_highlights(highlights: Sequence[Highlight]) -> list[Highlight]:
    """Return the highlights of a whole evening from those of its rounds: of each kind the highest, or the first ones."""
    slams = [highlight for highlight in highlights if highlight.kind == "slam"]
    same = [highlight for highlight in highlights if highlight.kind == "same"]
    highest = {kind: [each for each in highlights if each.kind == kind] for kind in ("bid", "points", "swing")}
    bids, points, swings = (_unique_maximum(of_kind) for of_kind in highest.values())
    return [*bids, *slams[:MAX_SLAMS], *points, *swings, *same[:1]]


def _unique_maximum(highlights: Iterable[Highlight]) -> list[Highlight]:
    """Return the highlight with the highest number, if that is positive and unique; else nothing."""
    ordered = sorted(highlights, key=lambda highlight: highlight.number, reverse=True)
    is_unique = ordered and ordered[0].number > 0 and (len(ordered) == 1 or ordered[1].number < ordered[0].number)
    return ordered[:1] if is_unique else []


def _party(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that win together with a seat: its side, or itself in a game without partners."""
    return (seat & 1, (seat & 1) + 2) if rules.game.PARTNERS else (seat,)


def _parties(rules: Rules) -> list[tuple[Seat, ...]]:
    return list(dict.fromkeys(_party(rules, seat) for seat in range(4)))


def _points_of_party(points: tuple[int, ...], seats: tuple[Seat, ...]) -> int:
    return points[seats[0]] if len(points) == 2 else sum(points[seat] for seat in seats)


def _points(rules: Rules, tables: Mapping[int, RoundTable]) -> list[Highlight]:
    """Return, for each deal, the points of each side or seat as a candidate for the highest number."""
    return [
        Highlight(
            "points",
            deal.number,
            (index,),
            tuple(table.seats[seat] for seat in seats),
            _points_of_party(deal.points, seats),
        )
        for index, table in tables.items()
        if table.result
        for deal in table.result.deals
        for seats in _parties(rules)
    ]


def _widest_swing(rules: Rules, deal: int, points_by_table: Mapping[int, tuple[int, ...]]) -> Highlight:
    """Return the widest gap between the points of two tables for the same seats on the same board."""
    swings = []
    for seats in _parties(rules):
        points = {index: _points_of_party(of_table, seats) for index, of_table in points_by_table.items()}
        most, least = max(points, key=points.__getitem__), min(points, key=points.__getitem__)
        swings.append(Highlight("swing", deal, (most, least), (), points[most] - points[least]))
    return max(swings, key=lambda swing: swing.number)
