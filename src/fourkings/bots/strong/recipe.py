"""A recipe: strong's one algorithm, with the parts that a game supplies.

Sample deals that fit the view, as often as the calls and plays make them likely (`belief`). Play each legal card out in
every one of them (`rollout`), or solve the last tricks (`endgame`). Take a utility of the outcomes: the points, or the
chance to win the match (`utility`). Cards that trail clearly drop out, and the rest are compared in more deals (`race`).
Play the card with the best mean; between cards that the figures can't tell apart, play the one of good sense
(`tie_break`). The game's own `calls` weigh its calls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial, reduce
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from fourkings import encoding
from fourkings.bots import careful, evaluation
from fourkings.bots.dominated import undominated
from fourkings.bots.evaluation import CallValues, CardValues
from fourkings.bots.strong.belief import Belief, Draws, draw, enumerate_deals
from fourkings.kernels import arrays, load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

CLEAR: Final = 2.0
"""Standard errors that a plan must gain: of two random means the greater is biased. By `tests/court`: the plain maximum of
two means spoilt a small ruff there."""


@dataclass(frozen=True)
class Rollout:
    """The way in which a recipe plays deals out, and how many."""

    play: Callable[[View, Int64Array, list[Card], int], tuple[evaluation.Outcome, ...]]
    """From a view, samples (deals, 4), cards and a seed: the outcome of each plan that the seat to play may follow."""
    deals: int = 1
    """Deals played out for each that was requested."""


def best_plan_values(plain: Float64Array, planned: Float64Array, clear: float = CLEAR) -> Float64Array:
    """Return each card's values, (deals, cards), by the second plan for just the cards that are clearly better with it.

    plain, planned: the values by both plans; those of the first are overwritten; clear: standard errors to gain.
    """
    load("outcomes").planned(plain, planned, clear, arrays.float_zeros(len(plain)))
    return plain


def play_out_as_careful(view: View, samples: Int64Array, cards: list[Card], noise: float, seed: int) -> evaluation.Outcome:
    """Play out every deal once for each card as careful plays; noise: the share of cards drawn at random."""
    k, contract = load("policy.careful_playout"), encoding.arrays_of(encoding.contract_of(view))
    outcome = evaluation.Outcome.empty(len(samples), len(cards))
    k.evaluate(
        samples, encoding.board(view), arrays.int_array(cards), contract.terms, contract.stronger, tempers(),
        round(noise * 2**32), seed, 0, arrays.zeros(k.SCRATCH), arrays.float_zeros(k.SHARES), *outcome,
    )  # fmt: skip
    return outcome


@cache
def tempers() -> Float64Array:
    """Return careful's parameters, a row for each kind of negative payoff."""
    rows: Float64Array = arrays.reshape(arrays.float_array(chain(*TEMPERS)), len(TEMPERS), len(TEMPERS[0]))
    return rows


def join_outcomes(first: evaluation.Outcome, second: evaluation.Outcome) -> evaluation.Outcome:
    """Return the outcomes in some deals followed by those in others."""
    assert first.cards is not None
    assert second.cards is not None
    return evaluation.Outcome(
        arrays.concatenate(first.points, second.points),
        arrays.concatenate(first.tricks, second.tricks),
        arrays.concatenate(first.cards, second.cards),
    )


SAME: Final = 1e-6
"""Points: means over all deals that fit have no sampling error; they are equal if no further apart than this."""


def sensible_card(view: View, judged: CardValues, margin: float, raced: list[Card] | None = None) -> Card:
    """Return the card with the best mean if it is clearly better than careful's, else careful's.

    margin: standard errors that the gain must reach; raced: the cards before a race, which may have left careful's behind.
    Careful's card is chosen only from undominated ones: a card thrown
    away for nothing often costs too little for the figures to show. If all deals that fit were solved, their means decide:
    unblocking a suit has a reason.
    """
    cards = sound_cards(view, judged)
    best = judged.best_of(cards)
    plain = careful.choose(replace(view, legal=tuple(raced or cards)), Stream(b"", b""))
    if plain == best or plain not in cards:
        return best
    means, indices = judged.means(), (judged.cards.index(best), judged.cards.index(int(plain)))
    if judged.weights is not None:
        return best if means[indices[0]] - means[indices[1]] > SAME else int(plain)
    gain = evaluation.deficits(judged.values, indices[0])[indices[1]]
    return best if gain.mean > margin * gain.error else int(plain)


def sound_cards(view: View, judged: CardValues) -> list[Card]:
    """Return the cards that no other replaces at no cost; all cards if solved deals favour one of the rest."""
    sane = undominated(view, judged.cards)
    if judged.weights is None or len(sane) == len(judged.cards):
        return sane
    means = judged.means()
    best = max(means[judged.cards.index(card)] for card in sane)
    return judged.cards if max(means) > best + SAME else sane


Utility = Callable[[View, evaluation.Outcome], "Float64Array"]
"""The value of outcomes to the seat to play, in points: (deals, cards)."""


class Endgame(Protocol):
    """A solver of the last tricks, used instead of playouts."""

    @property
    def share(self) -> int:
        """Return n if one in n of the requested deals is solved, unless all that fit are."""

    def applies(self, view: View) -> bool:
        """Return True if few enough cards are left."""

    def values(
        self, view: View, cards: list[Card], samples: Int64Array, weights: Float64Array | None, utility: Utility
    ) -> Float64Array | None:
        """Return each card's values, (deals, cards), or None if it would take too long."""


class CallStrategy(Protocol):
    """The calls of a game: strong's choice among them, and their values."""

    def choose(self, view: View, seed: int, count: int) -> str | None:
        """Return the call to make; None to play a card instead."""

    def judge(self, view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
        """Return the values of these calls, whatever is chosen.

        samples: `count` deals to use; None: likely ones. If a card may be played instead, a call's value is what it gains
        over no call, deal by deal.
        """


class Race(NamedTuple):
    """The numbers of deals in which cards are compared, round by round; each round doubles them.

    By `research/figures/races.py`, so that a decision takes no longer on average than one in 200 deals for every card.
    """

    first: int
    limit: int  # if the choice is still open


@dataclass(frozen=True)
class Recipe:
    """The parts of strong's algorithm that one game supplies."""

    belief: Belief
    rollout: Rollout
    utility: Utility
    endgame: Endgame | None
    calls: CallStrategy
    tie_break: float  # standard errors within which good sense decides between cards
    review_factor: int = 1  # factor of the number of deals if a review sees a loss
    plays_for_points: Callable[[View], bool] = lambda view: True  # else the utility is the match, expressed in points
    slope: float = 1.0  # realised share of such a loss if four strong play on: `research/figures/calibration.py`
    model_error: float = 0.08  # tricks: the standard error of the model beside that of sampling, by the same
    late_hand_size: int = 5  # hand size from which few continuations are left, so that playouts hardly mislead a review
    early_model_error: float | None = None  # the same with more cards in hand; None: no other
    call_model_error: float = 0.08  # the same for calls
    race: Race | None = None  # None: every card is judged in the same deals


def decide(recipe: Recipe, view: View, seed: int, count: int) -> Action:
    """Return the recipe's action in a view with a choice, evaluated in `count` deals."""
    return call(recipe, view, seed, count) or card(recipe, view, judge(recipe, view, seed, count))


def think(recipe: Recipe, view: View, seed: int, count: int) -> Action:
    """Return the recipe's action in a view with a choice; a card after a race, if the recipe has one.

    count: deals for a call, for the last tricks and for recipes without a race.
    """
    if recipe.race is None or (recipe.endgame and recipe.endgame.applies(view)):
        return decide(recipe, view, seed, count)
    if called := call(recipe, view, seed, count):
        return called
    cards = undominated(view, evaluation.candidates(view))
    return card(recipe, view, compare(recipe, recipe.race, view, seed, cards), cards)


def compare(recipe: Recipe, race: Race, view: View, seed: int, cards: list[Card]) -> CardValues:
    """Return the values of the cards that remain after a race of these.

    After each round, cards that trail the best by more than `CLEAR` standard errors drop out. The race ends if one card is
    left, if all that are left are worth the same in every deal, or at the limit.
    """
    asked, draws = 0, Draws(recipe.belief, view)
    plans = [arrays.float_zeros(1, len(cards))]
    deals: dict[tuple[int, ...], int] = {}
    firsts: list[int] = []  # by row, the first row of the same deal
    while len(cards) > 1 and asked < race.limit:
        step = min(asked or race.first, race.limit - asked)
        drawn = draws.draw(seed + asked, step * recipe.rollout.deals)
        firsts += [deals.setdefault(tuple(row), number) for number, row in enumerate(drawn.tolist(), len(firsts))]
        more = [recipe.utility(view, outcome) for outcome in recipe.rollout.play(view, drawn, cards, seed + asked)]
        plans, asked = list(map(arrays.concatenate, plans, more)) if asked else more, asked + step
        # a card stays in the race for a plan that may yet prove better
        values = reduce(partial(best_plan_values, clear=0.0), map(arrays.copy, plans))
        groups, best = arrays.int_array(firsts), cards.index(CardValues(cards, values).best())
        gaps = [evaluation.gain(values, best, index, groups) for index in range(len(cards))]
        if not any(map(any, gaps)):
            break
        kept = [index for index, (mean, error) in enumerate(gaps) if mean <= CLEAR * error]
        cards, plans = [cards[index] for index in kept], [arrays.columns(plan, kept) for plan in plans]
    return CardValues(cards, reduce(best_plan_values, plans))


def play_likely(recipe: Recipe, view: View, seed: int, count: int, cards: list[Card]) -> CardValues:
    """Return the values of some cards over likely deals, each by the plan that is best for it."""
    samples = draw(recipe.belief, view, seed, count * recipe.rollout.deals)
    plans = (recipe.utility(view, outcome) for outcome in recipe.rollout.play(view, samples, cards, seed))
    return CardValues(cards, reduce(best_plan_values, plans), samples=samples)


def call(recipe: Recipe, view: View, seed: int, count: int) -> str | None:
    """Return the call that the recipe makes, None to play a card instead."""
    return recipe.calls.choose(view, seed, count) if any(isinstance(action, str) for action in view.legal) else None


def card(recipe: Recipe, view: View, judged: CardValues, raced: list[Card] | None = None) -> Card:
    """Return the card to play, given the values; raced: the cards before a race."""
    return sensible_card(view, judged, recipe.tie_break, raced)


def judge(recipe: Recipe, view: View, seed: int, count: int) -> CardValues:
    """Return the values of every playable card over likely deals."""
    cards, belief = evaluation.candidates(view), recipe.belief
    if len(cards) == 1:
        return CardValues(cards, arrays.float_zeros(1, 1))
    if (ending := recipe.endgame) and ending.applies(view):
        samples, weights = enumerate_deals(belief, view) or (draw(belief, view, seed, max(1, count // ending.share)), None)
        if (solved := ending.values(view, cards, samples, weights, recipe.utility)) is not None:
            return CardValues(cards, solved, weights, samples)
    return play_likely(recipe, view, seed, count, cards)
