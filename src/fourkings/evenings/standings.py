"""The standings of an evening or a club: each round as a share of the people with whom its players are compared.

If each table has its own cards, a share is that of the opponents at the table who are beaten. If all tables have the same
boards, it is match points: for each deal, the share of other tables where the same seat made less. A deal that fewer tables
played is weighed by Neuberg's formula. In a match of teams it is the share of deals that were won against the other table.
Bots are compared with, and have no place.

A mean of few rounds ranks nobody: people who have played fewer than half of the mean number of rounds follow all others.
Rounds of two stages are not compared: after a cut, those who stay are ahead of those who were cut.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
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
    points: float  #: their own minus those of the others, summed over all rounds
    share: Interval  #: the mean share of a round, with its 95 % interval
    place: int = 0  #: from 1; equal shares and points have equal places
    first: int = 0  #: the range of places that their interval allows: from this one
    last: int = 0  #: to this one
    few: bool = False  #: they have played too few rounds to be ranked with the others


class ClubStanding(NamedTuple):
    """The standing of a member of a club over all its evenings."""

    person: str
    evenings: int  #: of which they have played a round
    rounds: int
    share: Interval  #: the mean share of a round; the interval is infinite after a single one
    place: int  #: from 1; equal shares have equal places
    first: int  #: the range of places that their interval allows: from this one
    last: int  #: to this one
    few: bool  #: they have played too few rounds to be ranked with the others


class RoundScore(NamedTuple):
    """The result of a unit (a person, a pair or a team) in a round."""

    unit: tuple[int, ...]
    share: float
    gain: float  #: its points minus those of the others


def standings(evening: Evening) -> tuple[Standing, ...]:
    """Rank all units that have played a round that counts, the best first."""
    shares, points = defaultdict[tuple[int, ...], list[float]](list), defaultdict[tuple[int, ...], float](float)
    for round_ in evening.rounds:
        for unit, share, gain in _scores_of_round(evening, round_):
            shares[unit].append(share)
            points[unit] += gain
    stages, unranked = {unit: _stage(evening, unit) for unit in shares}, list[Standing]()
    for unit, of_unit in shares.items():
        few = has_too_few_rounds(len(of_unit), [len(shares[other]) for other in shares if stages[other] == stages[unit]])
        unranked.append(Standing(unit, tuple(of_unit), points[unit], bounded(of_unit), few=few))

    def group(standing: Standing) -> tuple[float, bool]:
        return -stages[standing.entrants], standing.few

    def rank(standing: Standing) -> tuple[tuple[float, bool], float, float]:
        return group(standing), -round(standing.share.mean, 9), -round(standing.points, 9)

    ordered = sorted(unranked, key=lambda standing: (rank(standing), standing.entrants))
    ranks = list(map(rank, ordered))
    ranges = place_ranges([(group(standing), standing.share) for standing in ordered])
    return tuple(
        standing._replace(place=ranks.index(rank(standing)) + 1, first=first, last=last)
        for standing, (first, last) in zip(ordered, ranges, strict=True)
    )


def club_standings(evenings: Iterable[Evening], person_of: Callable[[str], str]) -> tuple[ClubStanding, ...]:
    """Rank all who have played a round that counts, the best first; partners both count, forgotten people don't.

    person_of: maps a player's id in one evening to a person in all of them; empty for nobody.
    """
    shares, evenings_of = defaultdict[str, list[float]](list), defaultdict[str, int](int)
    for evening in evenings:
        for standing in standings(evening):
            for number in standing.entrants:
                entrant = evening.entrant(number)
                if entrant and (person := person_of(entrant.player)):
                    shares[person].extend(standing.shares)
                    evenings_of[person] += 1
    intervals = {person: bounded(of_person) for person, of_person in shares.items()}
    counts = {person: len(of_person) for person, of_person in shares.items()}
    few = {person: has_too_few_rounds(count, [*counts.values()]) for person, count in counts.items()}
    ranks = {person: (few[person], -round(intervals[person].mean, 9)) for person in shares}
    ordered = sorted(shares, key=lambda person: (ranks[person], -counts[person], person))
    ordered_ranks = [ranks[person] for person in ordered]
    ranges = place_ranges([(few[person], intervals[person]) for person in ordered])
    return tuple(
        ClubStanding(
            person,
            evenings_of[person],
            counts[person],
            intervals[person],
            ordered_ranks.index(ranks[person]) + 1,
            first,
            last,
            few[person],
        )
        for person, (first, last) in zip(ordered, ranges, strict=True)
    )


def has_too_few_rounds(rounds: int, rounds_of_all: Sequence[int]) -> bool:
    """Return True if a number of rounds is below half of the mean of everybody's."""
    return 2 * rounds * len(rounds_of_all) < sum(rounds_of_all)


def _stage(evening: Evening, unit: tuple[int, ...]) -> float:
    """Return the number of the round after which a cut left a unit out; infinity if none did."""
    entrant = evening.entrant(unit[0])
    return entrant.cut if entrant and entrant.cut else math.inf


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
                scores.append(RoundScore(evening.unit(person), share, gain_of(rules, table.result.scores, seat)))
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
                scores.append(RoundScore(evening.unit(person), side_share, gain))
    return scores


def _swings(rules: Rules, ours: Result, crossed: Result) -> list[float]:
    """Return for each deal that both tables of two teams played how much more the first team gained than the other.

    Without such deals, the scores are compared.
    """
    others = {deal.number: deal.points for deal in crossed.deals}
    both = [(deal.points, others[deal.number]) for deal in ours.deals if deal.number in others]
    return [gain_of(rules, here, 0) - gain_of(rules, there, 0) for here, there in both or [(ours.scores, crossed.scores)]]


def _beaten(rules: Rules, result: Result, seat: int) -> float:
    """Return the share of the opponents at a seat's table whom it has beaten, ties half: one side, or three others."""
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
