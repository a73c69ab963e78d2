"""Attribution of a loss: both actions are played on in the same deals, and the loss is split by ownership.

After the first different card the two continuations are different games, so a split trick by trick would be noise. What
can be compared is who ends up with what: each scoring card, each trick that one's own cards win, each bid made. In deals
whose points add up these parts add up to the loss. A contract that is made or fails is one part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.strong.belief import draw, enumerate_deals
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.recipe import best_plan_values
from fourkings.kernels import arrays
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, mask, members
from fourkings.rulebook.tricks import card_points
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.bots.strong.recipe import Recipe
    from fourkings.kernels.arrays import Int64Array

Number = TypeVar("Number", bound=float)
DEALS: Final = 240
"""Deals in which both cards are played on, times those that the recipe plays for each."""
REPEATED: Final = 480
"""Least playouts if all deals that fit are enumerated."""
INDEPENDENT: Final = 30
"""Different deals below which nothing is said about how often something happens."""
USUALLY: Final = 0.75
OFTEN: Final = 0.5
"""Shares of the deals from which something happens usually, and often."""
WEAKER, STRONGER = 0, 1
"""The places of the two cards in every pair."""


class Share(NamedTuple):
    """A part of the loss."""

    kind: str  #: one of `KINDS`
    subject: int  #: a card, a set of cards, or a seat, by its kind
    gains: Sequence[float]  #: by deal, the points that the better card saves here
    happens: tuple[Sequence[bool], Sequence[bool]]  #: by card and deal, whether the event takes place


KINDS: Final = {
    "pot": "the cards on the table go to my side",
    "card": "my side ends up with a scoring card",
    "cards": "the number of scoring cards of a set with which my side ends up, none of them named",
    "trick": "a card of mine wins its trick",
    "partner-tricks": "the number of tricks of my partner's cards",
    "bid": "a seat makes its bid",
    "last": "the last tricks go to my side",
}
"""The kinds of parts, each with its event."""


@dataclass(frozen=True)
class Continuations:
    """Two cards played on in the same deals, all four seats playing as the judge has them play."""

    view: View
    weaker: Card
    stronger: Card
    samples: Int64Array  #: the deals, (deals, 4)
    values: list[list[float]]  #: by deal and card, the value to the seat to act
    points: list[list[list[int]]]  #: by deal, card and seat, the points taken
    tricks: list[list[list[int]]]  #: by deal, card and seat, the tricks taken
    cards: list[list[list[Mask]]]  #: by deal, card and seat, the cards taken

    @property
    def me(self) -> Seat:
        """The seat to act."""
        return self.view.turn

    @cached_property
    def side(self) -> tuple[Seat, ...]:
        """The seats that win and lose together with the seat to act."""
        return (self.me, self.me ^ 2) if self.view.rules.game.PARTNERS else (self.me,)

    @cached_property
    def swing(self) -> int:
        """Points of loss for a point that changes sides: two where the other side's count against mine."""
        return 2 if self.view.rules.game.PARTNERS else 1

    @cached_property
    def independent(self) -> int:
        """The number of different deals."""
        return len(set(map(tuple, self.samples.tolist())))

    @cached_property
    def losses(self) -> list[float]:
        """By deal, the loss of the weaker card: in points of the deal, or in what bids score."""
        if encoding.stakes(self.view).bids:
            return [row[STRONGER] - row[WEAKER] for row in self.values]
        return _point_losses(self)

    @cached_property
    def shares(self) -> list[Share]:
        """The parts of the loss."""
        return _bid_shares(self) if encoding.stakes(self.view).bids else _point_shares(self)

    @cached_property
    def trick_shares(self) -> list[Share]:
        """The tricks of my side by the card that wins them: parts of the loss if tricks count, else what lies behind it."""
        return _trick_shares(self, 1.0)

    @cached_property
    def turning_tricks(self) -> list[Share]:
        """For each card of my hand, the loss in the deals in which it wins its trick after one of the two cards only.

        Empty if tricks or bids are parts of the loss themselves.
        """
        if encoding.stakes(self.view).bids or encoding.contract_of(self.view).payoff.trick:
            return []
        shares = [share for share in self.trick_shares if share.kind == "trick"]
        return [
            share._replace(gains=[loss if gain else 0.0 for loss, gain in zip(self.losses, share.gains, strict=True)])
            for share in shares
        ]

    def owned(self, cards: Mask) -> list[list[int]]:
        """Return by deal and card how many of some cards my side takes."""
        return [[(taken & cards).bit_count() for taken in pair] for pair in self._side_cards]

    @cached_property
    def _side_cards(self) -> list[list[Mask]]:
        """By deal and card, all the cards that my side takes."""
        return [[reduce(or_, (taken[seat] for seat in self.side)) for taken in pair] for pair in self.cards]

    def wins(self, card: Card) -> tuple[list[bool], list[bool]]:
        """Return by card and deal whether a card of my hand wins the trick to which I play it."""
        weaker = [bool(pair[WEAKER][self.me] >> card & 1) for pair in self.cards]
        return weaker, [bool(pair[STRONGER][self.me] >> card & 1) for pair in self.cards]


def continue_both(view: View, weaker: Card, stronger: Card, seed: int, deals: int = DEALS) -> Continuations:
    """Play two legal cards on in the same deals that fit the view.

    seed: of deals and playouts; deals: how many, times those that the recipe plays for each.
    """
    recipe, pair = recipe_of(view.rules), [weaker, stronger]
    samples = _deals(recipe, view, seed, deals)
    plans = recipe.rollout.play(view, samples, pair, seed)
    plain = [recipe.utility(view, plan) for plan in plans]
    each = [plan.tolist() for plan in plain]
    chosen = reduce(best_plan_values, plain).tolist()
    best = [
        next(number for number, rows in enumerate(each) if all(a[k] == b[k] for a, b in zip(rows, chosen, strict=True)))
        for k in (WEAKER, STRONGER)
    ]

    def of_best(pick: Callable[[evaluation.Outcome], Int64Array | None]) -> list[list[list[int]]]:
        rows = [numbers.tolist() for plan in plans if (numbers := pick(plan)) is not None]
        return [[rows[best[k]][deal][k] for k in (WEAKER, STRONGER)] for deal in range(len(samples))]

    return Continuations(
        view, weaker, stronger, samples, chosen,
        of_best(lambda plan: plan.points), of_best(lambda plan: plan.tricks), of_best(lambda plan: plan.cards),
    )  # fmt: skip


def _deals(recipe: Recipe, view: View, seed: int, count: int) -> Int64Array:
    """Return likely deals, (deals, 4): all that fit, as often as they are likely, if they are few; else drawn ones."""
    from fourkings.bots.strong.belief import resample

    if enumerated := enumerate_deals(recipe.belief, view):
        return resample(enumerated.samples, enumerated.weights, max(count, REPEATED), halves=True)
    return draw(recipe.belief, view, seed, count * recipe.rollout.deals)


# --- the parts ----------------------------------------------------------------------------------------------------


def _differences(counts: Sequence[Sequence[float]], points: float) -> list[float]:
    return [points * (row[STRONGER] - row[WEAKER]) for row in counts]


def _events(counts: Sequence[Sequence[float]], least: float = 1) -> tuple[list[bool], list[bool]]:
    return [row[WEAKER] >= least for row in counts], [row[STRONGER] >= least for row in counts]


def _point_shares(both: Continuations) -> list[Share]:
    """Return the parts of a deal whose points add up: cards, tricks and last tricks."""
    view, payoff = both.view, encoding.contract_of(both.view).payoff
    shares, scoring, table = list[Share](), 0, mask(view.trick)
    for cards, each in payoff.cards:
        scoring |= cards
        if cards == suit_of(cards.bit_length() - 1):
            counts = both.owned(cards)
            shares.append(Share("cards", cards, _differences(counts, both.swing * each), _events(counts)))
            scoring ^= cards
    left = scoring & sum(both.cards[0][0])
    if pot := sum(card_points(payoff, card) for card in members(table & left)):
        counts = both.owned(1 << view.trick[0])
        shares.append(Share("pot", pot, _differences(counts, both.swing * pot), _events(counts)))
    for card in members(left & ~table):
        counts = both.owned(1 << card)
        shares.append(Share("card", card, _differences(counts, both.swing * card_points(payoff, card)), _events(counts)))
    if payoff.trick:
        shares += _trick_shares(both, both.swing * payoff.trick)
    rest = [loss - sum(share.gains[deal] for share in shares) for deal, loss in enumerate(both.losses)]
    if payoff.last[0]:
        counts = [[sum(pair[k][seat] for seat in both.side) for k in (0, 1)] for pair in both.points]
        shares.append(Share("last", payoff.last[0], rest, _events([[abs(n) for n in row] for row in counts])))
    return shares


def _point_losses(both: Continuations) -> list[float]:
    """Return by deal the loss in points of the deal, whatever they are worth for the match."""
    signs = [1 if seat in both.side else -1 if both.swing == 2 else 0 for seat in SEATS]
    return [
        float(sum(sign * (pair[STRONGER][seat] - pair[WEAKER][seat]) for seat, sign in zip(SEATS, signs, strict=True)))
        for pair in both.points
    ]


def _trick_shares(both: Continuations, points: float) -> list[Share]:
    """Return the tricks of each card of my hand, and those of my partner, each trick worth the same points."""
    shares = list[Share]()
    for card in members(both.view.hand):
        events = both.wins(card)
        gains = [points * (after - before) for before, after in zip(*events, strict=True)]
        shares.append(Share("trick", card, gains, events))
    for seat in both.side[1:]:
        counts = [[pair[k][seat] for k in (WEAKER, STRONGER)] for pair in both.tricks]
        more = [row[STRONGER] > row[WEAKER] for row in counts]
        fewer = [row[STRONGER] < row[WEAKER] for row in counts]
        shares.append(Share("partner-tricks", seat, _differences(counts, points), (fewer, more)))
    return shares


def _bid_shares(both: Continuations) -> list[Share]:
    """Return what each seat scores for its bid, as one part each: a bid that is made or fails is never split."""
    view, bids = both.view, encoding.stakes(both.view).bids
    won = encoding.won(view)
    shares = list[Share]()
    flat = arrays.int_table([[a + b for a, b in zip(row, won, strict=True)] for pair in both.tricks for row in pair], 4)
    scored = evaluation.score_bids(view, flat).tolist()
    for seat in SEATS:
        sign = 1 if seat in both.side else -1
        gains = [
            sign * (scored[2 * deal + STRONGER][seat] - scored[2 * deal + WEAKER][seat]) for deal in range(len(both.tricks))
        ]
        counts = [[float(pair[k][seat] + won[seat] >= bids[seat].tricks) for k in (0, 1)] for pair in both.tricks]
        shares.append(Share("bid", seat, gains, _events(counts)))
    return shares


# --- figures ------------------------------------------------------------------------------------------------------


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of numbers; 0 if there are none."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def first_half(numbers: Sequence[Number]) -> Sequence[Number]:
    """Return every other number: the deals in which a part is found."""
    return numbers[::2]


def second_half(numbers: Sequence[Number]) -> Sequence[Number]:
    """Return the other numbers: the deals in which it is measured."""
    return numbers[1::2]


def how_often(both: Continuations, events: Sequence[bool]) -> str:
    """Return `usually` or `often` by the deals in which something happens; `may` below, or if too few deals differ."""
    share = mean([float(event) for event in events])
    if both.independent < INDEPENDENT or share < OFTEN:
        return "may"
    return "usually" if share >= USUALLY else "often"
