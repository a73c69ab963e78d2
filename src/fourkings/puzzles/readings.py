"""Readings: where a hidden card lies. A reader lays ten chips on the three other seats, and the logarithm scores them.

Beside the reader stand two others. To chance each deal that fits what was seen is as likely as any other. The judge also
asks how likely each player would have played so: it is the belief of the bot that judges reviews. What is asked depends on
what the reader sees alone, so neither the question nor the moment tells where the card lies.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple

from fourkings.analysis.worth import seed_of
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.puzzles import reveal
from fourkings.puzzles.form import Course, Position, position_in, position_json
from fourkings.puzzles.fresh import MATCHES, some_deal
from fourkings.rng import stream
from fourkings.rulebook.cards import Card, Mask, Seat, card, members, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view

CHIPS: Final = 10
SPARE: Final = 0.1
"""What every seat is given besides its chips: so a seat without a chip costs 6.7 bits where it holds the card, not all."""
PLAYERS: Final = ("careful", "club")
"""The bots of the deals: fast ones whose cards tell something of their hands."""
DEALS: Final = 1000
"""Deals that the judge draws."""
NEWS: Final = 0.3
"""Bits that the judge knows beyond chance, at the least, where there is something to read;"""
NO_NEWS: Final = 0.03
"""and at the most where there is nothing:"""
QUIET: Final = 4
"""one question of so many is of that kind, so that being asked is no news."""
HIGH: Final = "TJQKA"
"""Ranks that are asked for where one of them can be."""
ENOUGH: Final = 100
"""Answers from which on a calibration curve is told."""
MOVED: Final = 0.1
"""The share that the judge moves to a seat between two own turns, at the least, to be told as what told most."""

Shares = tuple[float, float, float]
"""How likely a card is at each of the three other seats, in order of their turns after the reader's; together one."""


class Reading(NamedTuple):
    """A question: where a card lies that the reader does not see."""

    asked: Position
    card: Card
    chance: Shares
    judge: Shares
    course: tuple[tuple[int, Shares], ...]  #: the judge at each turn of the reader so far: after how many actions

    @property
    def seats(self) -> tuple[Seat, Seat, Seat]:
        """The seats that may hold it, in the order of the shares."""
        return others(self.asked.view.seat or 0)

    @property
    def holder(self) -> int:
        """The place among `seats` of the one that holds it."""
        return next(place for place, seat in enumerate(self.seats) if self.card in self.asked.deal.hands[seat])

    def turning_point(self) -> tuple[int, int, int] | None:
        """Two turns, by the actions before them, and the place to which the judge moved most in between; None: nowhere."""
        moves = [
            (after[place] - before[place], earlier, later, place)
            for (earlier, before), (later, after) in zip(self.course, self.course[1:], strict=False)
            for place in range(3)
        ]
        most = max(moves, default=(0.0, 0, 0, 0))
        return most[1:] if most[0] >= MOVED else None


def others(seat: Seat) -> tuple[Seat, Seat, Seat]:
    """The three other seats, in the order of their turns."""
    return (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4


def bits(share: float) -> float:
    """The surprise at a seat that was given this share, in bits: 0 for one who was sure, 1.58 for one who knew nothing.

    The same for chips, a tenth each, and for beliefs.
    """
    return -math.log2((CHIPS * share + SPARE) / (CHIPS + 3 * SPARE))


def news(belief: Shares, chance: Shares) -> float:
    """The bits that one who believes this expects to know beyond chance."""
    return sum(share * (bits(by_chance) - bits(share)) for share, by_chance in zip(belief, chance, strict=True))


def chance(at: View, asked: Card) -> Shares:
    """The share of the deals that fit in which each other seat holds a card, exactly."""
    known = constraints(at)
    every = Deals(known).count

    def held_by(seat: Seat) -> float:
        if known.known[seat] >> asked & 1:
            return 1.0
        a, b, c, d = (mask if other == seat else mask | 1 << asked for other, mask in enumerate(known.cannot))
        return Deals(replace(known, cannot=(a, b, c, d))).count / every

    seat = at.seat or 0
    return tuple(map(held_by, others(seat)))  # type: ignore[return-value]


def judge(at: View) -> dict[Card, Shares]:
    """How likely each card that a reader does not see is at each other seat, by the belief of the judge."""
    samples = draw(recipe_of(at.rules).belief, at, seed_of(at, "reading"), DEALS)
    return _shares(at, samples)


def question(at: View, quiet: bool, dice: Stream) -> tuple[Card, Shares, Shares] | None:
    """A card to ask for, with the shares of chance and of the judge; None where this moment has none.

    quiet: a card of which nothing is known beyond chance; else one of which something is. It depends on the view alone.
    """
    if at.seat is None or not at.hand:
        return None
    beliefs, even = judge(at), _shares(at, Deals(constraints(at)).draw(seed_of(at, "reading: even"), DEALS))
    open_ = [asked for asked, shares in even.items() if max(shares) < 1]
    wanted = [asked for asked in open_ if quiet == (news(beliefs[asked], even[asked]) < (NO_NEWS if quiet else NEWS))]
    wanted = [asked for asked in wanted if name(asked)[0] in HIGH] or wanted
    if not wanted:
        return None
    asked = wanted[dice.below(len(wanted))]
    return asked, chance(at, asked), beliefs[asked]


def deal(rules: Rules, secret: bytes) -> Reading | None:
    """A question of a fresh deal between bots, the same for the same secret of 32 bytes; None where none was found."""
    dice = Stream(secret, b"fourkings/reading/1")
    quiet = dice.below(QUIET) == 0
    for _ in range(MATCHES):
        for at, _, origin, course in some_deal(rules, PLAYERS, dice):
            if asked := question(at, quiet, dice):
                position = Position(rules, at, origin, course)
                return Reading(position, *asked, tuple(_course(position, asked[0])))
    return None


def at_table(match: Match) -> Reading | None:
    """A question for the seat to act in a deal under way, where something is known; the same for the same view."""
    state, actions = match.state, match.deals[-1].actions
    at = view(state, state.turn)
    asked = question(at, False, stream(seed_of(at, "reading: table")))
    if asked is None:
        return None
    course = Course(state.deal.dealt, tuple(action for _, action in actions))
    return Reading(Position(match.rules, at, {"deal": len(match.deals), "action": len(actions) + 1}, course), *asked, ())


def _course(position: Position, asked: Card) -> Iterator[tuple[int, Shares]]:
    """What the judge believed of a card at each turn of the reader."""
    reader = position.view.seat or 0
    for moment in reveal.before(position):
        if moment.state.turn == reader and moment.state.stage != "done":
            yield moment.number, judge(view(moment.state, reader)).get(asked, (0.0, 0.0, 0.0))


def _shares(at: View, samples: Any) -> dict[Card, Shares]:
    """How often each card that the reader does not see lies at each other seat. samples: deals that fit, (deals, 4)."""
    deals: list[list[Mask]] = samples.tolist()
    hidden = reduce(or_, (hand for row in deals for hand in row)) & ~at.hand
    counts = {held: [0, 0, 0] for held in members(hidden)}
    for row in deals:
        for place, seat in enumerate(others(at.seat or 0)):
            for held in members(row[seat] & hidden):
                counts[held][place] += 1
    return {held: (a / len(deals), b / len(deals), c / len(deals)) for held, (a, b, c) in counts.items()}


class Calibration(NamedTuple):
    """How often a seat held the card, of those that were given so many chips."""

    chips: int
    seats: int
    held: int


def calibration(answers: Iterable[tuple[Sequence[int], int]]) -> list[Calibration]:
    """By chips, how often the seats held the card. answers: the chips on three seats, and the place that held it."""
    counts = [[0, 0] for _ in range(CHIPS + 1)]
    for chips, holder in answers:
        for place, laid in enumerate(chips):
            counts[laid][0] += 1
            counts[laid][1] += place == holder
    return [Calibration(chips, seats, held) for chips, (seats, held) in enumerate(counts) if seats]


def reading_json(reading: Reading) -> dict[str, Any]:
    """A question as JSON, whole: with where the card lies."""
    return position_json(reading.asked) | {
        "card": name(reading.card), "chance": reading.chance, "judge": reading.judge, "course": reading.course,
    }  # fmt: skip


def read_reading(document: dict[str, Any]) -> Reading:
    """The question of what `reading_json` made."""
    course = tuple((number, tuple(shares)) for number, shares in document["course"])
    shares = tuple(document["chance"]), tuple(document["judge"])
    return Reading(position_in(document), card(document["card"]), *shares, course)
