"""Card reading exercises: a reader lays ten chips on the three other seats for a hidden card.

First come deductions: seats that can't hold the card by what was played or announced. Then the judge, whose belief is that
of reviews, weighs how likely each player would have played so. A question is asked only if one of the two says something.
That depends on what the reader sees alone, so neither the question nor its timing reveals where the card is.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from typing import Any, Final, NamedTuple

from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.lessons.worked_deals import Moment
from fourkings.puzzles import reveal
from fourkings.puzzles.form import Course, Position, position_in, position_json
from fourkings.puzzles.fresh import MATCHES, some_deal
from fourkings.rng import random_stream
from fourkings.rulebook.cards import Card, Mask, Seat, card, members, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, State
from fourkings.rulebook.match import Match
from fourkings.sampling import constraints
from fourkings.sampling.exclusions import Exclusion, exclusions
from fourkings.views import View, view, view_seed

CHIPS: Final = 10
PLAYERS: Final = ("careful", "club")
"""The bots of the deals: fast ones whose cards reveal something about their hands."""
DEALS: Final = 1000
"""Deals that the judge samples."""
CLEAR: Final = 0.15
"""Least squared distance of the judge's belief from even shares in a question without a deduction: such as 65, 25, 10 %."""
MOVED: Final = 0.1
"""Least gain of a seat in the judge's belief, in two separate samples, by which an action is a sign."""
STRETCH: Final = 3
"""Actions between two beliefs of a first look for a sign: the others' in a trick. Then each of a stretch is tried."""
HIGH: Final = "TJQKA"
"""Ranks to ask for if possible."""
ENOUGH: Final = 100
"""Least answers for which a calibration curve is shown."""
LIKELIER: Final = "likelier"
"""The kind of a clue that made a seat likelier; all others are kinds of exclusions."""

Shares = tuple[float, float, float]
"""Probability of a card at each of the three other seats, in the order of turns after the reader's; adds up to 1."""
EVEN: Final = (1 / 3, 1 / 3, 1 / 3)


class Reading(NamedTuple):
    """A question to the reader, who plays a seat: which other seat holds a card?"""

    asked: Position
    card: Card
    judge: Shares
    sign: int  #: the number, from 1, of an action that spoke for the judge's likeliest seat; 0 if none did clearly

    @property
    def seats(self) -> tuple[Seat, Seat, Seat]:
        """The seats that may hold it, in the order of `Shares`."""
        return others(self.asked.view.seat or 0)

    @property
    def holder(self) -> int:
        """Index among `seats` of the holder."""
        return next(index for index, seat in enumerate(self.seats) if self.card in self.asked.deal.hands[seat])


class Clue(NamedTuple):
    """A clue to a hidden card: a seat that can't hold it, or one that an action made likelier."""

    kind: str  #: `LIKELIER`, or the kind of an exclusion
    seat: Seat  #: the seat that can't hold the card, or that became likelier
    by: Seat  #: the seat that showed it
    moment: int = 0  #: the number of the action that showed it among all of the deal, from 1; 0 if none did by itself
    trick: int = 0  #: the trick of that action, from 1; 0 for a call
    action: Action | None = None  #: the card or call
    led: Card | None = None  #: the card led to the trick


def others(seat: Seat) -> tuple[Seat, Seat, Seat]:
    """Return the three other seats in the order of turns."""
    return (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4


def best_chips(judge: Shares) -> tuple[int, int, int]:
    """Return the best reader's answer: the ten chips that are closest to the judge's shares."""
    chips = [int(CHIPS * share) for share in judge]
    by_rest = sorted(range(3), key=lambda place: chips[place] - CHIPS * judge[place])
    for place in by_rest[: CHIPS - sum(chips)]:
        chips[place] += 1
    first, second, third = chips
    return first, second, third


def score(chips: Sequence[int], judge: Shares) -> int:
    """Return the score of an answer, from 0 to 100: how close it is to the best reader's, compared with even chips.

    It is 100 for the best reader's chips and 0 for chips no closer to these than even ones, by squared distance. That is
    the quadratic score of probabilities (Brier, 1950) as the judge expects it, up to scale and the rounding of chips.
    Where the card really was, and so luck, plays no part.
    """
    best = _shares(best_chips(judge))
    return round(100 * max(0.0, 1 - _distance(_shares(chips), best) / _distance(EVEN, best)))


def _shares(chips: Sequence[int]) -> list[float]:
    return [laid / CHIPS for laid in chips]


def _distance(shares: Sequence[float], from_shares: Sequence[float]) -> float:
    """Return the squared distance between two beliefs."""
    return sum((share - origin) ** 2 for share, origin in zip(shares, from_shares, strict=True))


def clues(reading: Reading) -> tuple[Clue, ...]:
    """Return what could be read of the card: first the seats that can't hold it, then an action that spoke for one.

    Each clue names the seat and what shows it: the card, its trick and its player, or the call. The last one, of kind
    `LIKELIER`, is about the seat that the judge believes in; it is left out if no action raised this belief clearly.
    """
    moments = reveal.before(reading.asked)
    clues_found = [_exclusion_clue(excluded, moments) for excluded in exclusions(reading.asked.view, reading.card)]
    if reading.sign:
        clues_found.append(_sign_clue(reading, moments[reading.sign - 1].state, moments[reading.sign]))
    return tuple(clues_found)


def _exclusion_clue(excluded: Exclusion, moments: Sequence[Moment]) -> Clue:
    """Return an exclusion as a clue, with the number of the action that shows it."""
    seat, kind, trick, played, led = excluded
    if played is not None:
        number = next(moment.number for moment in moments if moment.action == played)
        return Clue(kind, seat, seat, number, trick, played, led)
    if kind == "announcement":
        number = next(moment.number for moment in moments if seat in _claimants(moment))
        return Clue(kind, seat, seat, number, action=moments[number].action)
    return Clue(kind, seat, seat)


def _claimants(moment: Moment) -> set[Seat]:
    """Return the seats whose calls so far prove something about their hands."""
    deal = moment.state.deal
    return {claim.seat for claim in deal.rules.game.claims(deal.rules, deal.dealer, moment.state.calls)}


def _sign_clue(reading: Reading, before: State, sign: Moment) -> Clue:
    """Return the action that spoke for the judge's likeliest seat as a clue."""
    assert sign.seat is not None
    seat = reading.seats[_likeliest(reading.judge)]
    if isinstance(sign.action, int):
        led = (*before.trick, sign.action)[0]
        return Clue(LIKELIER, seat, sign.seat, sign.number, len(before.tricks) + 1, sign.action, led)
    return Clue(LIKELIER, seat, sign.seat, sign.number, action=sign.action)


def _likeliest(shares: Shares) -> int:
    return shares.index(max(shares))


def judge(seat_view: View, purpose: str = "reading") -> dict[Card, Shares]:
    """Return the shares of each card that the reader doesn't see, by the belief of the judge; purpose: of its samples."""
    samples = draw(recipe_of(seat_view.rules).belief, seat_view, view_seed(seat_view, purpose), DEALS)
    deals: list[list[Mask]] = samples.tolist()
    hidden = reduce(or_, (hand for row in deals for hand in row)) & ~seat_view.hand
    counts = {hidden_card: [0, 0, 0] for hidden_card in members(hidden)}
    for row in deals:
        for index, seat in enumerate(others(seat_view.seat or 0)):
            for hidden_card in members(row[seat] & hidden):
                counts[hidden_card][index] += 1
    return {hidden_card: (a / len(deals), b / len(deals), c / len(deals)) for hidden_card, (a, b, c) in counts.items()}


def question(position: Position, rng: Stream) -> Reading | None:
    """Return a question at a position, about a card of which something can be read; None if there is no such card.

    Either a seat is excluded, or the judge's belief is clearly not even and an action moved it. A card that only one seat
    can hold is asked for if there is no other. Only what the reader sees decides.
    """
    beliefs, course, certain = judge(position.view), _Course(position), None
    for target in _candidates(position.view, rng):
        shares = beliefs[target]
        excluded = exclusions(position.view, target) if min(shares) == 0 else ()
        if len(excluded) == 2:
            certain = certain or Reading(position, target, shares, 0)
        elif excluded or _distance(shares, EVEN) >= CLEAR:
            sign = course.sign(target, shares, {row.played for row in excluded})
            if excluded or sign:
                return Reading(position, target, shares, sign)
    return certain


def _candidates(seat_view: View, rng: Stream) -> Iterator[Card]:
    """Yield the cards whose place the reader doesn't know in random order, high ones first."""
    cards = list(members(constraints(seat_view).unseen))
    while cards:
        wanted = [target for target in cards if name(target)[0] in HIGH] or cards
        target = wanted[rng.below(len(wanted))]
        cards.remove(target)
        yield target


class _Course:
    """The judge's belief over a deal: at its beginning and after each action of the other seats."""

    def __init__(self, position: Position) -> None:
        self.reader = position.view.seat or 0
        self.moments = [moment for moment in reveal.before(position) if moment.seat != self.reader]
        self._beliefs = cache(self._judge)

    def sign(self, target: Card, shares: Shares, excluding: Collection[Action | None]) -> int:
        """Return the number of an action that raised the judge's belief in the likeliest seat much; 0 if none did clearly.

        It is the greatest step of the trick that raised it most. There is none if two seats are about as likely, or if
        a second sample doesn't confirm it. shares: the judge's in the end; excluding: actions that exclude a seat.
        """
        likeliest = _likeliest(shares)
        if shares[likeliest] - sorted(shares)[1] < MOVED:
            return 0

        def gain(first: int, last: int, purpose: str = "reading") -> float:
            before, after = (self._beliefs(place, purpose)[target][likeliest] for place in (first, last))
            return after - before

        ends = [*range(0, len(self.moments) - 1, STRETCH), len(self.moments) - 1]
        for first, last in sorted(pairwise(ends), key=lambda stretch: gain(*stretch), reverse=True):
            if gain(first, last) < MOVED:
                return 0
            places = [place for place in range(first + 1, last + 1) if self.moments[place].action not in excluding]
            best = max(places, key=lambda place: gain(place - 1, place), default=0)
            if best and min(gain(best - 1, best), gain(best - 1, best, "reading: again")) >= MOVED:
                return self.moments[best].number
        return 0

    def _judge(self, place: int, purpose: str) -> dict[Card, Shares]:
        # The belief takes the seat whose turn it is for the one who asks.
        return judge(replace(view(self.moments[place].state, self.reader), turn=self.reader), purpose)


def deal(rules: Rules, secret: bytes) -> Reading | None:
    """Return a question from a new deal between bots, determined by a secret of 32 bytes; None if there is none."""
    rng = Stream(secret, b"fourkings/reading/1")
    for _ in range(MATCHES):
        for seat_view, _, origin, course in some_deal(rules, PLAYERS, rng):
            if reading := question(Position(rules, seat_view, origin, course), rng):
                return reading
    return None


def at_table(match: Match) -> Reading | None:
    """Return a question for the seat to act in a running deal, determined by its view; or None."""
    state, actions = match.state, match.deals[-1].actions
    seat_view = view(state, state.turn)
    course = Course(state.deal.dealt, tuple(action for _, action in actions))
    origin = {"deal": len(match.deals), "action": len(actions) + 1}
    position = Position(match.rules, seat_view, origin, course)
    return question(position, random_stream(view_seed(seat_view, "reading: table")))


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
        "card": name(reading.card), "judge": reading.judge, "sign": reading.sign,
    }  # fmt: skip


def read_reading(document: dict[str, Any]) -> Reading:
    """Return the question that `reading_json` wrote."""
    return Reading(position_in(document), card(document["card"]), tuple(document["judge"]), document["sign"])
