"""Card reading exercises: a reader lays ten chips on the three other seats for a hidden card, with a logarithmic score.

The reader is compared with two others. To chance, all deals that fit are equally likely. The judge also weighs how likely
each player would have played so, with the belief by which reviews judge. What is asked depends only on what the reader
sees, so neither the question nor its timing reveals where the card is.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple

from fourkings.analysis.action_values import view_seed
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.puzzles import reveal
from fourkings.puzzles.form import Course, Position, position_in, position_json
from fourkings.puzzles.fresh import MATCHES, some_deal
from fourkings.rng import random_stream
from fourkings.rulebook.cards import Card, Mask, Seat, card, members, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view

CHIPS: Final = 10
SPARE: Final = 0.1
"""Added to the chips of every seat, so that holding the card without a chip costs 6.7 bits, not infinitely many."""
PLAYERS: Final = ("careful", "club")
"""The bots of the deals: fast ones whose cards reveal something about their hands."""
DEALS: Final = 1000
"""Deals that the judge samples."""
NEWS: Final = 0.3
"""Least bits that the judge must know beyond chance in an ordinary question."""
NO_NEWS: Final = 0.03
"""Most bits that the judge knows beyond chance in a question with nothing to read."""
QUIET: Final = 4
"""A question in so many has nothing to read, so that being asked reveals nothing."""
HIGH: Final = "TJQKA"
"""Ranks to ask for if possible."""
ENOUGH: Final = 100
"""Least answers for which a calibration curve is shown."""
MOVED: Final = 0.1
"""Least gain of a seat in the judge's belief, between two turns of the reader, that makes a turning point."""

Shares = tuple[float, float, float]
"""Probability of a card at each of the three other seats, in the order of turns after the reader's; adds up to 1."""


class Reading(NamedTuple):
    """A question to the reader, who plays a seat: which other seat holds a card?"""

    asked: Position
    card: Card
    chance: Shares
    judge: Shares
    course: tuple[tuple[int, Shares], ...]  #: the judge's shares at each turn of the reader, by the actions before it

    @property
    def seats(self) -> tuple[Seat, Seat, Seat]:
        """The seats that may hold it, in the order of `Shares`."""
        return others(self.asked.view.seat or 0)

    @property
    def holder(self) -> int:
        """Index among `seats` of the holder."""
        return next(index for index, seat in enumerate(self.seats) if self.card in self.asked.deal.hands[seat])

    def turning_point(self) -> tuple[int, int, int] | None:
        """Return the reader's two turns between which a seat gained most in the judge's belief, and that seat's index.

        The turns are given by the actions before them. None if no seat gained `MOVED`.
        """
        moves = [
            (after[place] - before[place], earlier, later, place)
            for (earlier, before), (later, after) in zip(self.course, self.course[1:], strict=False)
            for place in range(3)
        ]
        most = max(moves, default=(0.0, 0, 0, 0))
        return most[1:] if most[0] >= MOVED else None


def others(seat: Seat) -> tuple[Seat, Seat, Seat]:
    """Return the three other seats in the order of turns."""
    return (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4


def bits(share: float) -> float:
    """Return the surprise, in bits, that a seat with this share (of chips or belief) holds the card.

    It is 0 for full certainty and 1.58 for ignorance.
    """
    return -math.log2((CHIPS * share + SPARE) / (CHIPS + 3 * SPARE))


def news(belief: Shares, chance: Shares) -> float:
    """Return how many bits better than chance a belief expects to score."""
    return sum(share * (bits(by_chance) - bits(share)) for share, by_chance in zip(belief, chance, strict=True))


def chance(seat_view: View, target: Card) -> Shares:
    """Return the exact share of all deals that fit in which each other seat holds the target card."""
    known = constraints(seat_view)
    every = Deals(known).count

    def share_of(seat: Seat) -> float:
        if known.known[seat] >> target & 1:
            return 1.0
        a, b, c, d = (mask if other == seat else mask | 1 << target for other, mask in enumerate(known.cannot))
        return Deals(replace(known, cannot=(a, b, c, d))).count / every

    return tuple(map(share_of, others(seat_view.seat or 0)))  # type: ignore[return-value]


def judge(seat_view: View) -> dict[Card, Shares]:
    """Return the shares of each card that the reader doesn't see, by the belief of the judge."""
    samples = draw(recipe_of(seat_view.rules).belief, seat_view, view_seed(seat_view, "reading"), DEALS)
    return _sample_shares(seat_view, samples)


def question(seat_view: View, quiet: bool, rng: Stream) -> tuple[Card, Shares, Shares] | None:
    """Return a card to ask for, with its shares by chance and by the judge; None if this view has none.

    quiet: ask for a card of which nothing is known beyond chance, else for one of which something is.
    """
    if seat_view.seat is None or not seat_view.hand:
        return None
    beliefs = judge(seat_view)
    even = _sample_shares(seat_view, Deals(constraints(seat_view)).draw(view_seed(seat_view, "reading: even"), DEALS))
    cards = [
        card
        for card, shares in even.items()
        if max(shares) < 1 and quiet == (news(beliefs[card], shares) < (NO_NEWS if quiet else NEWS))
    ]
    cards = [card for card in cards if name(card)[0] in HIGH] or cards
    if not cards:
        return None
    target = cards[rng.below(len(cards))]
    return target, chance(seat_view, target), beliefs[target]


def deal(rules: Rules, secret: bytes) -> Reading | None:
    """Return a question from a new deal between bots, determined by a secret of 32 bytes; None if there is none."""
    rng = Stream(secret, b"fourkings/reading/1")
    quiet = rng.below(QUIET) == 0
    for _ in range(MATCHES):
        for seat_view, _, origin, course in some_deal(rules, PLAYERS, rng):
            if answer := question(seat_view, quiet, rng):
                position = Position(rules, seat_view, origin, course)
                return Reading(position, *answer, tuple(_judge_course(position, answer[0])))
    return None


def at_table(match: Match) -> Reading | None:
    """Return an ordinary question for the seat to act in a running deal, determined by its view; or None."""
    state, actions = match.state, match.deals[-1].actions
    seat_view = view(state, state.turn)
    answer = question(seat_view, False, random_stream(view_seed(seat_view, "reading: table")))
    if answer is None:
        return None
    course = Course(state.deal.dealt, tuple(action for _, action in actions))
    origin = {"deal": len(match.deals), "action": len(actions) + 1}
    return Reading(Position(match.rules, seat_view, origin, course), *answer, ())


def _judge_course(position: Position, target: Card) -> Iterator[tuple[int, Shares]]:
    """Yield the judge's shares of a card at each turn of the reader, by the number of actions before it."""
    reader = position.view.seat or 0
    for moment in reveal.before(position):
        if moment.state.turn == reader and moment.state.stage != "done":
            yield moment.number, judge(view(moment.state, reader)).get(target, (0.0, 0.0, 0.0))


def _sample_shares(seat_view: View, samples: Any) -> dict[Card, Shares]:
    """Return the shares of each card that the viewer doesn't see over sampled deals, (deals, 4)."""
    deals: list[list[Mask]] = samples.tolist()
    hidden = reduce(or_, (hand for row in deals for hand in row)) & ~seat_view.hand
    counts = {hidden_card: [0, 0, 0] for hidden_card in members(hidden)}
    for row in deals:
        for index, seat in enumerate(others(seat_view.seat or 0)):
            for hidden_card in members(row[seat] & hidden):
                counts[hidden_card][index] += 1
    return {hidden_card: (a / len(deals), b / len(deals), c / len(deals)) for hidden_card, (a, b, c) in counts.items()}


class Calibration(NamedTuple):
    """The share of cases in which the seats that were given so many chips held the card."""

    chips: int
    seats: int
    held: int


def calibration(answers: Iterable[tuple[Sequence[int], int]]) -> list[Calibration]:
    """Return a calibration for each number of chips. answers: chips on the three seats, and the index of the holder."""
    counts = [[0, 0] for _ in range(CHIPS + 1)]
    for chips, holder in answers:
        for index, count in enumerate(chips):
            counts[count][0] += 1
            counts[count][1] += index == holder
    return [Calibration(chips, seats, held) for chips, (seats, held) in enumerate(counts) if seats]


def reading_json(reading: Reading) -> dict[str, Any]:
    """Return a question as JSON, including where the card is."""
    return position_json(reading.asked) | {
        "card": name(reading.card), "chance": reading.chance, "judge": reading.judge, "course": reading.course,
    }  # fmt: skip


def read_reading(document: dict[str, Any]) -> Reading:
    """Return the question that `reading_json` wrote."""
    course = tuple((number, tuple(shares)) for number, shares in document["course"])
    shares = tuple(document["chance"]), tuple(document["judge"])
    return Reading(position_in(document), card(document["card"]), *shares, course)
