"""Duplicate matches: one secret (the bytes that decide the cards) played in every seating, and one score for the set."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from fourkings.arena.matches import DEVELOP, MAX_DEALS, Finder, forfeit_origin, origin_of, play, record_line, secret_of
from fourkings.arena.processes import spread
from fourkings.bots import Bot, find
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match, from_secret

GIVE_UP: Final = 3
"""A bot that forfeits every match of so many sets in a row is given up."""


class ForfeitedMatch(NamedTuple):
    """A match that a side forfeited: it counts as lost, whatever the cards brought."""

    by: str  #: `"a"` or `"b"`
    reason: str  #: the first one, if several seats of the side have one


class Score(NamedTuple):
    """A's score in one duplicate set; each figure is a mean over its seatings."""

    won: float  #: share of the matches won, ties shared; an unfinished match counts as tied by all
    points: float  #: A's points beyond the mean of the table; for partners, beyond the other side's
    rank: float  #: A's place, 1 to 4 or 1 to 2, equal scores sharing places
    deals: int
    unfinished: int
    records: tuple[str, ...] = ()
    """The matches as lines of JSON, if requested."""
    forfeits: tuple[ForfeitedMatch, ...] = ()
    """The forfeited matches, once for each side that forfeited."""


class HasForfeits(Protocol):
    """A result of a duplicate set, with its forfeited matches."""

    @property
    def forfeits(self) -> tuple[ForfeitedMatch, ...]: ...


def duels(
    rules: Rules, a: str, b: str, seed: int, matches: int, max_deals: int = MAX_DEALS, processes: int | None = None,
    seeds: str = DEVELOP, records: bool = False, finder: Finder = find,
) -> Iterator[Score]:  # fmt: skip
    """Yield scores of A against B, bots by name, one for each duplicate set, in order.

    The number of `processes` (None: one a core) doesn't change them. `seeds`: one of the two lists of secrets in `SEEDS`;
    `records`: keep the records of the matches, as lines of JSON, in each score; `finder`: finds a bot by name.
    """
    work = partial(_play_duel, rules, a, b, seed, seeds, max_deals, records, finder)
    return spread(work, range(matches), processes)


def _play_duel(
    rules: Rules, a: str, b: str, seed: int, seeds: str, max_deals: int, records: bool, finder: Finder, number: int
) -> Score:
    origin = origin_of(seed, number, seeds) if records else None
    return duel(rules, finder(a), finder(b), secret_of(rules, seed, number, seeds), max_deals, origin)


def duel(
    rules: Rules, a: Bot, b: Bot, secret: bytes, max_deals: int = MAX_DEALS, origin: dict[str, Any] | None = None
) -> Score:
    """Return A's score against B in every seating of one secret.

    origin: of the secret, for the records of the matches; None: no records are kept.
    """
    scores, written = [], []
    lost: list[ForfeitedMatch] = []
    for number, (bots, own) in enumerate(seatings(rules, a, b, secret)):
        forfeits: dict[int, str] = {}
        match = play(rules, bots, secret, max_deals, forfeits)
        reasons = {match.opening.seats.index(entrant): reason for entrant, reason in forfeits.items()}
        lost_here = _forfeits(reasons, own)
        scores.append(_score_with_forfeits(match, own, lost_here))
        lost += lost_here
        if origin is not None:
            written.append(record_line(match, bots, origin | {"seating": number} | forfeit_origin(forfeits)))
    won, points, rank = (math.fsum(column) / len(scores) for column in list(zip(*scores, strict=True))[:3])
    deals, unfinished = sum(score.deals for score in scores), sum(score.unfinished for score in scores)
    return Score(won, points, rank, deals, unfinished, tuple(written), tuple(lost))


def own_seats(rules: Rules) -> tuple[tuple[Seat, ...], ...]:
    """Return A's seats in each seating of a duplicate set."""
    return ((0, 2), (1, 3)) if rules.game.PARTNERS else ((0,), (1,), (2,), (3,))


def seatings(rules: Rules, a: Bot, b: Bot, secret: bytes) -> Iterator[tuple[list[Bot], tuple[Seat, ...]]]:
    """Yield for every seating the bots by entrant number, and A's seats. The secret also draws the entrants' seats."""
    seats = from_secret(rules, secret).opening.seats
    for own in own_seats(rules):
        bots = [b] * 4
        for seat in own:
            bots[seats[seat]] = a
        yield bots, own


def abandoned_side(rules: Rules, scores: Sequence[HasForfeits]) -> str | None:
    """Return the side that forfeited every match of the last `GIVE_UP` sets, `"a"` or `"b"`, or None."""
    last = scores[-GIVE_UP:]
    for side in "ab" if len(last) == GIVE_UP else "":
        if all(sum(match.by == side for match in score.forfeits) == len(own_seats(rules)) for score in last):
            return side
    return None


def _forfeits(reasons: Mapping[Seat, str], own: tuple[Seat, ...]) -> list[ForfeitedMatch]:
    """Return the sides that forfeited a match, with the first reason of their seats."""
    sides = {
        "a": [reasons[seat] for seat in reasons if seat in own],
        "b": [reasons[seat] for seat in reasons if seat not in own],
    }
    return [ForfeitedMatch(side, texts[0]) for side, texts in sides.items() if texts]


def _score_with_forfeits(match: Match, own: tuple[Seat, ...], lost: Sequence[ForfeitedMatch]) -> Score:
    """Return A's score: a side that forfeits has lost and gains no points; if both forfeit, the score counts."""
    score = _score(match, own)
    if len(lost) != 1:
        return score
    last = 2.0 if match.rules.game.PARTNERS else 4.0
    if lost[0].by == "a":
        return score._replace(won=0.0, points=min(0.0, score.points), rank=last, unfinished=0)
    return score._replace(won=1.0, points=max(0.0, score.points), rank=1.0, unfinished=0)


def _score(match: Match, own: tuple[Seat, ...]) -> Score:
    """Return the score of one match for A's seats."""
    totals, points = of_sides(match.rules, match.totals), gain(match.rules, match.totals, own)
    me, count = own[0], len(totals)
    if match.result is None:
        return Score(1 / count, points, (count + 1) / 2, len(match.deals), 1)
    winners = {seat % count for seat in match.result.winners}
    won = 1 / len(winners) if me in winners else 0.0
    return Score(won, points, rank_of(me, winners, totals), len(match.deals), 0)


def of_sides(rules: Rules, points: Sequence[int]) -> list[float]:
    """Return points by seat; those of partners are added up, by side."""
    if rules.game.PARTNERS and len(points) == 4:
        return [float(points[0] + points[2]), float(points[1] + points[3])]
    return list(map(float, points))


def gain(rules: Rules, points: Sequence[int], own: tuple[int, ...]) -> float:
    """Return the points of A's seats, `own`, beyond the mean of the table, or beyond the other side's."""
    totals, me = of_sides(rules, points), own[0]
    return totals[me] - totals[1 - me] if len(totals) == 2 else totals[me] - sum(totals) / len(totals)


def rank_of(me: int, winners: Iterable[int], totals: Sequence[float]) -> float:
    """Return a seat's rank among the totals, from 1; winners come first, equal totals share their rank."""
    won = set(winners)
    merits = [(seat in won, 0.0 if seat in won else total) for seat, total in enumerate(totals)]
    better, equal = sum(merit > merits[me] for merit in merits), merits.count(merits[me])
    return better + (equal + 1) / 2
