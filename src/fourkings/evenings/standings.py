"""The standings of an evening or a club: each round as a share of the people its players are compared with.

If each table has its own cards, a share is that of the opponents at the table who are beaten. If all tables have the same
boards, it is match points: for each deal, the share of other tables where the same seat made less. A deal that fewer tables
played is weighed by Neuberg's formula. In a match of teams it is the share of deals that were won against the other table.
Bots are compared with, and have no place.

A mean of few rounds ranks nobody: those who were there in fewer rounds than the minimum follow all others. A cut begins a
new stage: those who stay are ahead of those who were cut, whose places no longer change. Equal shares are parted by points
per round, then, if just two are equal, by the rounds in which they met.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from fourkings.arena.intervals import Interval, bounded
from fourkings.evenings.state import Evening, Result, Round, RoundTable
from fourkings.rulebook.game import Rules
from fourkings.rulebook.mirror import gain_of


class Standing(NamedTuple):
    """The standing of an entrant, a pair or a team so far."""

    entrants: tuple[int, ...]
    shares: tuple[float, ...]  #: of each round that they played, 0 to 1
    points: float  #: their own minus those of the others, summed over the rounds that count
    share: Interval  #: the mean share of a round, with its 95 % interval
    rounds: int = 0  #: how many of the last shares count: without a carry-over, those of the final alone
    place: int = 0  #: from 1; entrants whom no tie-break parts have equal places
    first: int = 0  #: the range of places that their interval allows: from this one
    last: int = 0  #: to this one
    few: bool = False  #: they were there in too few rounds to be ranked with the others
    stage: int = 0  #: after how many rounds a cut left them out; 0 if none did


class ClubStanding(NamedTuple):
    """The standing of a member of a club over all its evenings."""

    person: str
    evenings: int  #: of which they have played a round
    rounds: int
    share: Interval  #: the mean share of a round; the interval is infinite after a single one
    place: int  #: from 1; equal shares have equal places
    first: int  #: the range of places that their interval allows: from this one
    last: int  #: to this one
    few: bool  #: they have played too few evenings to be ranked with the others


class RoundScore(NamedTuple):
    """The result of a unit (a person, a pair or a team) in a round."""

    unit: tuple[int, ...]
    share: float
    gain: float  #: its points minus those of the others


def standings(evening: Evening) -> tuple[Standing, ...]:
    """Rank all units that have played a round that counts, the best first."""
    scores = defaultdict[tuple[int, ...], dict[int, RoundScore]](dict)
    for number, round_ in enumerate(evening.rounds):
        for score in _scores_of_round(evening, round_):
            scores[score.unit][number] = score
    ordered = list[Standing]()
    people = [_people(round_) for round_ in evening.rounds]
    unplaced = sorted((_unplaced(evening, unit, scores[unit], people) for unit in scores), key=_rank)
    for tied in (sorted(group) for _, group in groupby(unplaced, _rank)):
        first, second = tied[0], tied[-1]
        ahead = _when_they_met(evening, scores[first.entrants], scores[second.entrants]) if len(tied) == 2 else 0.0
        for at, standing in enumerate(tied if ahead >= 0 else tied[::-1]):
            ordered.append(standing._replace(place=len(ordered) + 1 - (0 if ahead else at)))
    ranges = place_ranges([((-(standing.stage or math.inf), standing.few), standing.share) for standing in ordered])
    return tuple(standing._replace(first=first, last=last) for standing, (first, last) in zip(ordered, ranges, strict=True))


def _rank(standing: Standing) -> tuple[float, bool, float, float]:
    """Return what orders two standings: the stage, whether the rounds are enough, the share, and points per round."""
    per_round = standing.points / max(1, standing.rounds)
    return -(standing.stage or math.inf), standing.few, -round(standing.share.mean, 9), -round(per_round, 9)


def _unplaced(
    evening: Evening, unit: tuple[int, ...], scores: Mapping[int, RoundScore], people: Sequence[set[int]]
) -> Standing:
    entrant = evening.entrant(unit[0])
    stage = entrant.cut if entrant else 0
    span, minimum = stage_rounds(evening, stage)
    there = sum(not people[number].isdisjoint(unit) for number in span)
    counted = [score for number, score in scores.items() if number in span]
    shares = [score.share for score in counted or scores.values()]  # a finalist who sits out the first round of the final
    return Standing(
        unit,
        tuple(score.share for score in scores.values()),
        math.fsum(score.gain for score in counted),
        bounded(shares),
        len(counted),
        few=there < minimum or not counted,
        stage=stage,
    )


def stage_rounds(evening: Evening, stage: int = 0) -> tuple[range, int]:
    """Return the rounds, from 0, that count in a stage of an evening, and how many of them anybody has to be there in.

    stage: the round after which a cut ended it; 0 for the one that goes on. A final without a carry-over counts alone, once
    one of its tables has a result.
    """
    last = stage or len(evening.rounds)
    starts = [start for start, carry in evening.cuts if not carry and start < last]
    played = [number for number in range(last) if any(table.result for table in evening.rounds[number].tables)]
    first = max((start for start in starts if played and played[-1] >= start), default=0)
    over = sum(evening.rounds[number].over for number in range(first, last))
    return range(first, last), min(over, evening.minimum or math.ceil(over / 2))


def _people(round_: Round) -> set[int]:
    """Return everybody who has a seat in a round or sits it out, or whose substitute does."""
    return {round_.member(person) for seats in (*round_.seating.tables, round_.idle) for person in seats}


def _when_they_met(evening: Evening, ours: Mapping[int, RoundScore], theirs: Mapping[int, RoundScore]) -> float:
    """Return by how much one of two units did better in the rounds in which they were opponents."""
    both = [(number, ours[number], theirs[number]) for number in ours if number in theirs]
    met = (own.share - other.share for number, own, other in both if _meet(evening, number, own.unit[0], other.unit[0]))
    return round(math.fsum(met), 9)


def _meet(evening: Evening, number: int, first: int, second: int) -> bool:
    """Return True if two people were opponents in a round, from 0, or their pairs or teams were."""
    units, kind = (evening.unit(first), evening.unit(second)), evening.plan.kind
    round_ = evening.rounds[number]
    members = enumerate([round_.member(person) for person in table.seats] for table in round_.tables)
    seats = [(at // 2 if kind == "teams" else at, four) for at, four in members]
    ours, theirs = ([(at, place & 1) for at, four in seats for place in range(4) if four[place] in unit] for unit in units)
    return any(
        at == other and (kind != "partners" or side != other_side) for at, side in ours for other, other_side in theirs
    )


def club_standings(
    evenings: Iterable[Evening], person_of: Callable[[str], str], minimum: int = 0, best: int = 0
) -> tuple[ClubStanding, ...]:
    """Rank all who have played a round that counts, the best first; partners both count, forgotten people don't.

    person_of: maps a player's id in one evening to a person in all of them; empty for nobody. minimum: in how many evenings
    a person has to have played enough rounds, by default half of all, rounded up. best: how many of those evenings count,
    those with the best mean shares; by default all.
    """
    evenings, played = list(evenings), defaultdict[str, list[tuple[bool, tuple[float, ...]]]](list)
    for evening in evenings:
        for standing in standings(evening):
            for number in standing.entrants:
                entrant = evening.entrant(number)
                if entrant and (person := person_of(entrant.player)):
                    played[person].append((not standing.few, standing.shares))
    unranked = list[ClubStanding]()
    for person, of_person in played.items():
        enough = [shares for is_enough, shares in of_person if is_enough]
        few = len(enough) < min(len(evenings), minimum or math.ceil(len(evenings) / 2))
        chosen = sorted(enough, key=lambda shares: math.fsum(shares) / len(shares))[-best:] if best and enough else ()
        counted = [share for shares in chosen or [shares for _, shares in of_person] for share in shares]
        unranked.append(ClubStanding(person, len(of_person), len(counted), bounded(counted), 0, 0, 0, few))

    def rank(standing: ClubStanding) -> tuple[bool, float]:
        return standing.few, -round(standing.share.mean, 9)

    ordered = sorted(unranked, key=lambda standing: (rank(standing), -standing.rounds, standing.person))
    ranks, ranges = list(map(rank, ordered)), place_ranges([(each.few, each.share) for each in ordered])
    return tuple(
        standing._replace(place=ranks.index(rank(standing)) + 1, first=first, last=last)
        for standing, (first, last) in zip(ordered, ranges, strict=True)
    )


def place_ranges(ordered: Sequence[tuple[Hashable, Interval]]) -> list[tuple[int, int]]:
    """Return for each interval the first and the last place it allows, from 1: those of all intervals that it overlaps.

    ordered: each interval after the group that it is compared in, group by group.
    """
    ranges, before = list[tuple[int, int]](), 0
    for _, members in groupby(ordered, key=itemgetter(0)):
        group = [interval for _, interval in members]
        for interval in group:
            better = sum(other.low > interval.high for other in group)
            worse = sum(other.high < interval.low for other in group)
            ranges.append((before + 1 + better, before + len(group) - worse))
        before += len(group)
    return ranges


def _scores_of_round(evening: Evening, round_: Round) -> list[RoundScore]:
    """Score each unit of a round, once, even if a bot played for one of its members."""
    if evening.plan.kind == "teams":
        return _scores_of_teams(evening, round_)
    rules, pairs, scores = evening.plan.rules, evening.plan.kind == "pairs", list[RoundScore]()
    for table in round_.tables:
        if table.result is None:
            continue
        for seat in range(2 if pairs else 4):
            person = max(table.seats[seat], table.seats[seat + 2]) if pairs else table.seats[seat]
            if person > 0:
                same_boards = evening.plan.same_boards
                share = _matchpoints(rules, round_, table, seat) if same_boards else _beaten(rules, table.result, seat)
                unit = evening.unit(round_.member(person))
                scores.append(RoundScore(unit, share, gain_of(rules, table.result.scores, seat)))
    return scores


def _scores_of_teams(evening: Evening, round_: Round) -> list[RoundScore]:
    """Score the matches of teams, of two tables each: by the deals in which a team made more of the same cards."""
    scores = list[RoundScore]()
    for ours, crossed in zip(round_.tables[::2], round_.tables[1::2], strict=True):
        if ours.result is None or crossed.result is None:
            continue
        gains = _swings(evening.plan.rules, ours.result, crossed.result)
        share = sum((gain > 0) + (gain == 0) / 2 for gain in gains) / len(gains)
        for side, side_share, gain in ((0, share, sum(gains)), (1, 1 - share, -sum(gains))):
            person = max(*ours.seats[side::2], *crossed.seats[1 - side :: 2])
            if person > 0:
                scores.append(RoundScore(evening.unit(round_.member(person)), side_share, gain))
    return scores


def _swings(rules: Rules, ours: Result, crossed: Result) -> list[float]:
    """Return how much more the first of two teams gained in each deal that both tables played; else by the scores."""
    others = {deal.number: deal.points for deal in crossed.deals}
    both = [(deal.points, others[deal.number]) for deal in ours.deals if deal.number in others]
    return [gain_of(rules, here, 0) - gain_of(rules, there, 0) for here, there in both or [(ours.scores, crossed.scores)]]


def _beaten(rules: Rules, result: Result, seat: int) -> float:
    """Return the share of a seat's opponents at its table that it has beaten, ties half: one side, or three others."""
    if rules.game.PARTNERS:
        is_tie = {winner & 1 for winner in result.winners} == {0, 1}
        return 0.5 if is_tie else float(seat in result.winners)
    score = result.scores[seat]
    others = (*result.scores[:seat], *result.scores[seat + 1 :])
    return sum((other < score) + (other == score) / 2 for other in others) / len(others)


def _matchpoints(rules: Rules, round_: Round, table: RoundTable, seat: int) -> float:
    """Return a seat's mean match points over the deals of its table; one half if no other table played any of them."""
    assert table.result is not None
    others = [other.result for other in round_.tables if other.result is not None and other is not table]
    shares = []
    for deal in table.result.deals:
        gain = gain_of(rules, deal.points, seat)
        same_deals = [same for result in others for same in result.deals if same.number == deal.number]
        gains = [gain_of(rules, same.points, seat) for same in same_deals]
        beaten = sum((other < gain) + (other == gain) / 2 for other in gains)
        shares.append(_neuberg(beaten, len(gains) + 1, len(others) + 1))
    return math.fsum(shares) / len(shares) if shares else 0.5


def _neuberg(beaten: float, played: int, tables: int) -> float:
    """Return a seat's share of match points in a deal, which only `played` of the `tables` have a result of.

    `beaten`: how many of those made less, ties half. Neuberg's formula estimates the share as if all had played it.
    """
    if tables == 1:
        return 0.5
    return (tables / played * (2 * beaten + 1) - 1) / (2 * (tables - 1))
