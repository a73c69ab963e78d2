"""Bots against bots: whole matches from a seed, and duplicate matches, where luck in the cards falls out.

A duplicate match is one secret played several times: one A against three B in all four seats, or, in games of partners,
A and B with sides changed. It yields one figure for each question, so figures of different secrets are independent.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from fourkings.bots import Bot, find
from fourkings.cards import Seat
from fourkings.deck import Stream
from fourkings.match import Match, deal_from_secret, from_secret, step
from fourkings.options import Rules
from fourkings.view import view

MAX_DEALS: Final = 200
"""A match that has seen so many deals is left as it stands: a 400 of chance bots may never end."""


def secret_of(rules: Rules, seed: int, number: int) -> bytes:
    """The secret of the match `number` (from 0) of a simulation."""
    return hashlib.sha256(f"fourkings/simulate/1\0{rules.game.ID}\0{seed}\0{number}".encode()).digest()


def simulate(rules: Rules, bots: Sequence[Bot], seed: int, matches: int, max_deals: int = MAX_DEALS) -> Iterator[Match]:
    """Matches of these four entrants, in the order joined; the same arguments give the same matches."""
    for number in range(matches):
        yield play(rules, bots, secret_of(rules, seed, number), max_deals)


def play(rules: Rules, bots: Sequence[Bot], secret: bytes, max_deals: int = MAX_DEALS) -> Match:
    """One match from its secret, which also rolls the bots' dice."""
    names = [f"{bot.NAME} {number}" for number, bot in enumerate(bots, 1)]
    match = from_secret(rules, secret, names)
    dice = [Stream(secret, f"bot {entrant}".encode()) for entrant in range(4)]
    while True:
        while not match.between_deals and match.result is None:
            entrant = match.opening.seats[match.state.turn]
            seen = view(match.state, match.state.turn)
            match = step(match, bots[entrant].choose(seen, dice[entrant]))
        if match.result or len(match.deals) >= max_deals:
            return match
        match = deal_from_secret(match, secret)


# --- duplicate matches --------------------------------------------------------------------------------------------


class Score(NamedTuple):
    """What A made of one duplicate match, each a mean over its seatings."""

    won: float  # share of the matches won, ties shared; an unfinished match counts as tied by all
    points: float  # A's points beyond the mean of the table; for partners, beyond the other side's
    rank: float  # A's place, 1 to 4 or 1 to 2, equal scores sharing places
    deals: int
    unfinished: int


class Interval(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def interval(sample: Sequence[float]) -> Interval:
    """Mean and 95 % interval of independent figures, by the normal law; endless for fewer than two."""
    mean = math.fsum(sample) / len(sample)
    if len(sample) < 2:
        return Interval(mean, math.inf)
    variance = math.fsum((one - mean) ** 2 for one in sample) / (len(sample) - 1)
    return Interval(mean, 1.96 * math.sqrt(variance / len(sample)))


def duels(
    rules: Rules, a: str, b: str, seed: int, matches: int, max_deals: int = MAX_DEALS, processes: int | None = None
) -> Iterator[Score]:
    """A against B by name, one score for each duplicate match, in order; the same whatever the number of processes."""
    tasks = [(rules, a, b, secret_of(rules, seed, number), max_deals) for number in range(matches)]
    processes = min(processes or len(os.sched_getaffinity(0)), matches)
    if processes == 1:
        yield from map(_named_duel, tasks)
        return
    # Fresh processes, for a copied one would hold whatever locks the caller's threads do.
    with multiprocessing.get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(_named_duel, tasks)


def _named_duel(task: tuple[Rules, str, str, bytes, int]) -> Score:
    rules, a, b, secret, max_deals = task
    return duel(rules, find(a), find(b), secret, max_deals)


def duel(rules: Rules, a: Bot, b: Bot, secret: bytes, max_deals: int = MAX_DEALS) -> Score:
    """One secret with A and B in every seating."""
    scores = [_score(play(rules, bots, secret, max_deals), seats) for bots, seats in seatings(rules, a, b, secret)]
    count = len(scores)
    won, points, rank = (math.fsum(column) / count for column in list(zip(*scores, strict=True))[:3])
    return Score(won, points, rank, sum(one.deals for one in scores), sum(one.unfinished for one in scores))


def seatings(rules: Rules, a: Bot, b: Bot, secret: bytes) -> Iterator[tuple[list[Bot], tuple[Seat, ...]]]:
    """The bots by entrant and the seats that A has, for every seating: the opening's draw says who sits where."""
    seats = from_secret(rules, secret).opening.seats
    for own in ((0, 2), (1, 3)) if rules.game.PARTNERS else ((0,), (1,), (2,), (3,)):
        bots = [b] * 4
        for seat in own:
            bots[seats[seat]] = a
        yield bots, own


def _score(match: Match, own: tuple[Seat, ...]) -> Score:
    """One match from the view of A's seats."""
    totals = [float(one) for one in match.totals]
    game = match.rules.game
    if game.PARTNERS and not game.TEAM_SCORES:
        totals = [totals[0] + totals[2], totals[1] + totals[3]]
    me, many = own[0], len(totals)
    points = totals[me] - totals[1 - me] if many == 2 else totals[me] - sum(totals) / many
    if match.result is None:
        return Score(1 / many, points, (many + 1) / 2, len(match.deals), 1)
    winners = {seat % many for seat in match.result.winners}
    won = 1 / len(winners) if me in winners else 0.0
    return Score(won, points, place(me, winners, totals), len(match.deals), 0)


def place(me: int, winners: Iterable[int], totals: Sequence[float]) -> float:
    """The place of one among the totals, winners first, equals sharing theirs."""
    won = set(winners)
    merits = [(one in won, 0.0 if one in won else total) for one, total in enumerate(totals)]
    better, equal = sum(one > merits[me] for one in merits), merits.count(merits[me])
    return better + (equal + 1) / 2
