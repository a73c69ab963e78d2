"""The standings of an evening: what everybody made of each round, as a share of the people they are compared with.

Where each table has its own cards, a share is that of the opponents at the table that one has beaten. Where all tables
have the same boards, it is match points: deal by deal, that of the other tables where the same seat made less. A deal
that fewer tables played is weighed by Neuberg's formula. In a match of teams it is the share of deals that were won
against the other table. Bots are compared with, and are in no place.

A mean of few rounds ranks nobody: who has played fewer than half of the mean number of rounds follows all others. And
rounds of two stages are not compared: after a cut, those who stay are ahead of those who were cut.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from fourkings.arena.intervals import Interval, bounded
from fourkings.evenings.events import Evening, Playing, Result, Round
from fourkings.rulebook.game import Rules
from fourkings.rulebook.mirror import gain_of


class Standing(NamedTuple):
    """An entrant, or a pair, with what they have made of the evening so far."""

    entrants: tuple[int, ...]
    shares: tuple[float, ...]  #: of each round that they played, 0 to 1
    points: float  #: their own beyond the others', summed over all rounds
    share: Interval  #: the mean share of a round, with its 95 % interval
    place: int = 0  #: from 1; equal shares and points have equal places
    first: int = 0  #: the places that are not told apart from theirs: from this one
    last: int = 0  #: to this one
    few: bool = False  #: they have played too few rounds to be ranked with the others


def standings(now: Evening) -> tuple[Standing, ...]:
    """All who have played a round that counts, the best first."""
    shares: dict[tuple[int, ...], list[float]] = {}
    points: dict[tuple[int, ...], float] = {}
    for round_ in now.rounds:
        for unit, share, gain in _of_round(now, round_):
            shares.setdefault(unit, []).append(share)
            points[unit] = points.get(unit, 0.0) + gain
    stages, listed = {unit: _stage(now, unit) for unit in shares}, list[Standing]()
    for unit, own in shares.items():
        few = too_few(len(own), [len(shares[other]) for other in shares if stages[other] == stages[unit]])
        listed.append(Standing(unit, tuple(own), points[unit], bounded(own), few=few))

    def group(standing: Standing) -> tuple[float, bool]:
        return -stages[standing.entrants], standing.few

    def rank(standing: Standing) -> tuple[tuple[float, bool], float, float]:
        return group(standing), -round(standing.share.mean, 9), -round(standing.points, 9)

    ordered = sorted(listed, key=lambda standing: (rank(standing), standing.entrants))
    ranks = list(map(rank, ordered))
    spans = not_told_apart([(group(standing), standing.share) for standing in ordered])
    return tuple(
        standing._replace(place=ranks.index(rank(standing)) + 1, first=first, last=last)
        for standing, (first, last) in zip(ordered, spans, strict=True)
    )


def too_few(rounds: int, of_all: Sequence[int]) -> bool:
    """True if somebody has played fewer than half of the mean number of rounds."""
    return 2 * rounds * len(of_all) < sum(of_all)


def _stage(now: Evening, unit: tuple[int, ...]) -> float:
    """How far an entrant or a pair has come: to the round of a cut that left them out, else to the end."""
    entrant = now.entrant(unit[0])
    return entrant.cut if entrant and entrant.cut else math.inf


def not_told_apart(ordered: Sequence[tuple[Hashable, Interval]]) -> list[tuple[int, int]]:
    """For each of these the first and the last place that it may have, from 1: those whose intervals it overlaps.

    ordered: groups one after the other, each interval with the group that it is compared in.
    """
    spans, before = list[tuple[int, int]](), 0
    for _, members in groupby(ordered, key=itemgetter(0)):
        group = [interval for _, interval in members]
        for own in group:
            better, worse = (sum(other.low > own.high for other in group), sum(other.high < own.low for other in group))
            spans.append((before + 1 + better, before + len(group) - worse))
        before += len(group)
    return spans


Made = tuple[tuple[int, ...], float, float]
"""An entrant or a pair, their share of a round, and their points beyond the others'."""


def _of_round(now: Evening, round_: Round) -> list[Made]:
    """What all entrants made of a round, a pair or a team only once, whether a bot played for somebody of it or not."""
    if now.plan.kind == "teams":
        return _of_teams(now, round_)
    rules, pairs, rows = now.plan.rules, now.plan.kind == "pairs", list[Made]()
    for table in round_.tables:
        if table.result is None:
            continue
        for seat in range(2 if pairs else 4):
            person = max(table.seats[seat], table.seats[seat + 2]) if pairs else table.seats[seat]
            if person < 0:
                continue
            unit = now.unit(person)
            share = _matchpoints(rules, round_, table, seat) if now.plan.same_boards else _beaten(rules, table.result, seat)
            rows.append((unit, share, gain_of(rules, table.result.scores, seat)))
    return rows


def _of_teams(now: Evening, round_: Round) -> list[Made]:
    """What teams made of their matches, of two tables each: deal by deal, who of both made more of the same cards."""
    rows: list[Made] = []
    for ours, crossed in zip(round_.tables[::2], round_.tables[1::2], strict=True):
        if ours.result is None or crossed.result is None:
            continue
        gains = _swings(now.plan.rules, ours.result, crossed.result)
        share = sum((gain > 0) + (gain == 0) / 2 for gain in gains) / len(gains)
        for seat, won, gained in ((0, share, sum(gains)), (1, 1 - share, -sum(gains))):
            people = (*ours.seats[seat::2], *crossed.seats[1 - seat :: 2])
            if max(people) > 0:
                rows.append((now.unit(max(people)), won, gained))
    return rows


def _swings(rules: Rules, ours: Result, crossed: Result) -> list[float]:
    """By deal that both tables have played, what the first team made beyond the other; else by the scores."""
    others = {deal.number: deal.points for deal in crossed.deals}
    both = [(deal.points, others[deal.number]) for deal in ours.deals if deal.number in others]
    return [gain_of(rules, here, 0) - gain_of(rules, there, 0) for here, there in both or [(ours.scores, crossed.scores)]]


def _beaten(rules: Rules, result: Result, seat: int) -> float:
    """The share of the opponents at a table that a seat has beaten, ties half: one side, or three others."""
    if rules.game.PARTNERS:
        both = {winner & 1 for winner in result.winners} == {0, 1}
        return 0.5 if both else float(seat in result.winners)
    own = result.scores[seat]
    others = [score for place, score in enumerate(result.scores) if place != seat]
    return sum((score < own) + (score == own) / 2 for score in others) / len(others)


def _matchpoints(rules: Rules, round_: Round, table: Playing, seat: int) -> float:
    """The mean over the deals of a table of the match points in one seat; one half where no other table played any."""
    assert table.result is not None
    others = [other.result for other in round_.tables if other.result is not None and other is not table]
    shares = []
    for deal in table.result.deals:
        own = gain_of(rules, deal.points, seat)
        same = [same for result in others for same in result.deals if same.number == deal.number]
        gains = [gain_of(rules, played.points, seat) for played in same]
        beaten = sum((gain < own) + (gain == own) / 2 for gain in gains)
        shares.append(_neuberg(beaten, len(gains) + 1, len(others) + 1))
    return math.fsum(shares) / len(shares) if shares else 0.5


def _neuberg(beaten: float, played: int, tables: int) -> float:
    """The share of match points for a deal that `played` of the tables have a result of, as if all had (Neuberg)."""
    if tables == 1:
        return 0.5
    return (tables / played * (2 * beaten + 1) - 1) / (2 * (tables - 1))
