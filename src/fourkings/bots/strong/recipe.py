"""A recipe: the one idea of strong, with the ingredients that a game puts into it.

Draw deals that fit what was seen, as often as what was said and done makes them likely (`belief`). Play each legal card out
in every one of them (`rollout`), or solve the last tricks (`endgame`). Take a utility of the outcomes: the points, or the
chance to win the match (`utility`). Play the card of the best mean, and where the figures cannot tell two cards apart, the
one that good sense plays (`tie_break`). Calls are weighed by the game's own `talk`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Protocol

from fourkings.bots import worlds
from fourkings.bots.careful.advice import Advice
from fourkings.bots.judged import CallValues, CardValues
from fourkings.bots.strong.belief import Belief, draw, every
from fourkings.bots.strong.rollout import Rollout, better
from fourkings.bots.strong.tie_break import sensible
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

Utility = Callable[[View, worlds.Outcome], "Float64Array"]
"""What outcomes are worth to the seat to play, in points: (deals, cards)."""


def always(view: View) -> bool:
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
    far: Callable[[View], bool] = always  # where the utility is points; else it is the match, told in points
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
    return sensible(view, judged, recipe.tie_break)


def judge(recipe: Recipe, view: View, seed: int, many: int) -> CardValues:
    """Every card that may be played, over deals that are likely."""
    cards, belief = worlds.candidates(view), recipe.belief
    if len(cards) == 1:
        return CardValues(cards, arrays.floats(1, 1))
    if (ending := recipe.endgame) and ending.applies(view):
        samples, weights = every(belief, view) or (draw(belief, view, seed, max(1, many // ending.share)), None)
        if (solved := ending.values(view, cards, samples, weights, recipe.utility)) is not None:
            return CardValues(cards, solved, weights, samples)
    samples = draw(belief, view, seed, many * recipe.rollout.deals)
    plans = (recipe.utility(view, outcome) for outcome in recipe.rollout.play(view, samples, cards, seed))
    return CardValues(cards, reduce(better, plans), samples=samples)
