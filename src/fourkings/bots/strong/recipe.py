"""A recipe: the one idea of strong, with the ingredients that a game puts into it.

Draw deals that fit what was seen, as often as what was said and done makes them likely (`belief`). Play each legal card out
in every one of them (`rollout`), or solve the last tricks (`endgame`). Take a utility of the outcomes: the points, or the
chance to win the match (`utility`). Play the card of the best mean, and where the figures cannot tell two cards apart, the
one that good sense plays (`tie_break`). Calls are weighed by the game's own `talk`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, reduce
from itertools import chain
from typing import TYPE_CHECKING, Final, Protocol

from fourkings import encoding
from fourkings.bots import careful, evaluation
from fourkings.bots.careful.advice import Advice
from fourkings.bots.dominated import undominated
from fourkings.bots.evaluation import CallValues, CardValues
from fourkings.bots.strong.belief import Belief, draw, enumerate_deals
from fourkings.kernels import arrays, load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

CLEAR: Final = 2.0
"""How many of its own standard errors a plan's gain must come to: of two means by chance the greater is too great. By the
court: the better of two means without a margin spoilt a small ruff there."""


@dataclass(frozen=True)
class Rollout:
    """How deals are played out, and how many."""

    play: Callable[[View, Int64Array, list[Card], int], tuple[evaluation.Outcome, ...]]
    """From a view, samples (deals, 4), cards and a seed: the outcome of each plan that the seat to play may follow."""
    deals: int = 1
    """Deals played out for each that was asked for."""


def best_plan_values(plain: Float64Array, planned: Float64Array) -> Float64Array:
    """What each card is worth, (deals, cards): by the second plan for just those cards that are clearly better with it.

    The values of the first are changed.
    """
    load("outcomes").planned(plain, planned, CLEAR, arrays.floats(len(plain)))
    return plain


def play_out_as_careful(view: View, samples: Int64Array, cards: list[Card], noise: float, seed: int) -> evaluation.Outcome:
    """Every deal played out once for each card as careful plays; noise: the share of cards drawn by chance."""
    k, contract = load("policy.careful_playout"), encoding.arrays_of(encoding.contract_of(view))
    outcome = evaluation.Outcome(*(arrays.words(len(samples), len(cards), 4) for _ in range(2)))
    k.evaluate(
        samples, encoding.board(view), arrays.filled(cards), contract.terms, contract.stronger, tempers(),
        round(noise * 2**32), seed, 0, arrays.words(k.ROOM), arrays.floats(k.SHARES), *outcome,
    )  # fmt: skip
    return outcome


@cache
def tempers() -> Float64Array:
    """How careful players play deals, by what costs in them."""
    rows: Float64Array = arrays.shaped(arrays.reals(chain(*TEMPERS)), len(TEMPERS), len(TEMPERS[0]))
    return rows


def join_outcomes(first: evaluation.Outcome, second: evaluation.Outcome) -> evaluation.Outcome:
    """The outcomes in some deals, and then in others."""
    return evaluation.Outcome(*(arrays.joined(*pair) for pair in zip(first, second, strict=True)))


SAME: Final = 1e-6
"""Points: means over all deals that fit have no error of drawing; those no further apart than this are equal."""


def sensible_card(view: View, judged: CardValues, clear: float) -> Card:
    """The card of the best mean where it is clearly better than careful's, else careful's.

    clear: how many of its own standard errors a gain must come to.
    """
    cards = sound_cards(view, judged)
    best = judged.best_of(cards)
    plain = careful.choose(replace(view, legal=tuple(cards)), Stream(b"", b""))
    if plain == best or plain not in cards:
        return best
    means, places = judged.means(), (judged.cards.index(best), judged.cards.index(int(plain)))
    if judged.weights is not None:
        return best if means[places[0]] - means[places[1]] > SAME else int(plain)
    gain = evaluation.deficits(judged.values, places[0])[places[1]]
    return best if gain.mean > clear * gain.error else int(plain)


def sound_cards(view: View, judged: CardValues) -> list[Card]:
    """The cards that none of the others replaces at no cost."""
    sane = undominated(view, judged.cards)
    if judged.weights is None or len(sane) == len(judged.cards):
        return sane
    means = judged.means()
    best = max(means[judged.cards.index(card)] for card in sane)
    return judged.cards if max(means) > best + SAME else sane


Utility = Callable[[View, evaluation.Outcome], "Float64Array"]
"""What outcomes are worth to the seat to play, in points: (deals, cards)."""


def is_always_far(view: View) -> bool:
    """Far from the end at any moment: where a game has no other utility than points."""
    return True


class Endgame(Protocol):
    """The last tricks, solved instead of played out."""

    @property
    def share(self) -> int:
        """Of the deals asked for, one in so many is solved, where not all that fit are."""

    def applies(self, view: View) -> bool:
        """True if few enough cards are left."""

    def values(
        self, view: View, cards: list[Card], samples: Int64Array, weights: Float64Array | None, utility: Utility
    ) -> Float64Array | None:
        """What each card is worth, (deals, cards); None if it would take too long."""


class Talk(Protocol):
    """The calls of a game: strong's choice among them, and the reasons for it."""

    def choose(self, view: View, seed: int, many: int) -> str | None:
        """The call to make; None to say nothing and play a card."""

    def advise(self, view: View, call: str, seed: int, many: int) -> Advice:
        """What speaks for that call."""

    def judge(self, view: View, calls: list[str], seed: int, many: int, samples: Int64Array | None) -> CallValues:
        """What each of these calls is worth, whatever is chosen.

        samples: the deals to look at, as many as are asked for; None: such as are likely. Where a card may be played
        instead, a call is worth what it brings beyond saying nothing, deal by deal.
        """


@dataclass(frozen=True)
class Recipe:
    """How strong thinks in one game."""

    belief: Belief
    rollout: Rollout
    utility: Utility
    endgame: Endgame | None
    talk: Talk
    tie_break: float  # standard errors: cards that are no further apart are left to good sense
    thorough: int = 1  # times as many deals for what looks like a loss to a judge
    far: Callable[[View], bool] = is_always_far  # where the utility is points; else it is the match, told in points
    slope: float = 1.0  # what such a loss comes to where four strong play it out: `research/figures/calibration.py`
    doubt: float = 0.08  # tricks: the standard error of these figures beside that of drawing, by the same
    late: int = 5  # cards in hand from which on few ways are left to go on, so that playouts hardly mislead a judge
    early_doubt: float | None = None  # the same while more cards are in hand; None: no other
    call_doubt: float = 0.08  # and of those of calls


def decide(recipe: Recipe, view: View, seed: int, many: int) -> Action:
    """The action of this recipe over this many deals, where there is a choice."""
    return call(recipe, view, seed, many) or card(recipe, view, judge(recipe, view, seed, many))


def call(recipe: Recipe, view: View, seed: int, many: int) -> str | None:
    """The call to make, where there is one to make."""
    return recipe.talk.choose(view, seed, many) if any(isinstance(action, str) for action in view.legal) else None


def card(recipe: Recipe, view: View, judged: CardValues) -> Card:
    """The card to play, once each is judged."""
    return sensible_card(view, judged, recipe.tie_break)


def judge(recipe: Recipe, view: View, seed: int, many: int) -> CardValues:
    """Every card that may be played, over deals that are likely."""
    cards, belief = evaluation.candidates(view), recipe.belief
    if len(cards) == 1:
        return CardValues(cards, arrays.floats(1, 1))
    if (ending := recipe.endgame) and ending.applies(view):
        samples, weights = enumerate_deals(belief, view) or (draw(belief, view, seed, max(1, many // ending.share)), None)
        if (solved := ending.values(view, cards, samples, weights, recipe.utility)) is not None:
            return CardValues(cards, solved, weights, samples)
    samples = draw(belief, view, seed, many * recipe.rollout.deals)
    plans = (recipe.utility(view, outcome) for outcome in recipe.rollout.play(view, samples, cards, seed))
    return CardValues(cards, reduce(best_plan_values, plans), samples=samples)
