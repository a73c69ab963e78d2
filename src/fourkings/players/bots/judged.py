"""What a search found: the cards or calls looked at, and what each is worth in each deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fourkings.players.bots import worlds
from fourkings.rulebook.cards import Card

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


class Judged(NamedTuple):
    """The cards looked at, and what each is worth in each deal."""

    cards: list[Card]
    values: Float64Array  # (deals, cards)
    weights: Float64Array | None = (
        None  # (deals,) of deals that are all that fit, adding up to one; None: drawn, each as good
    )
    samples: Int64Array | None = None  # (deals, 4): the deals themselves, where who judged kept them

    def means(self) -> list[float]:
        """The mean of each card over the deals."""
        if self.weights is not None:
            return worlds.expected(self.values, self.weights)
        return [total / len(self.values) for total in worlds.sums(self.values)]

    def mean(self, values: Float64Array) -> Float64Array:
        """The mean over the deals of figures that come by deal."""
        import numpy as np

        means: Float64Array = values.mean(0) if self.weights is None else np.tensordot(self.weights, values, 1)
        return means

    def only(self, cards: list[Card]) -> Judged:
        """The same for some of the cards."""
        places = [self.cards.index(card) for card in cards]
        return self._replace(cards=cards, values=self.values[:, places])

    def best(self) -> Card:
        """The card of the greatest mean, the first of equals."""
        return self.best_of(self.cards)

    def best_of(self, cards: list[Card]) -> Card:
        """The one of these cards that has the greatest mean, the first of equals."""
        means = self.means()
        return max(cards, key=lambda card: means[self.cards.index(card)])


class JudgedCalls(NamedTuple):
    """The calls looked at, and what each is worth in each deal."""

    calls: list[str]
    values: Float64Array  # (deals, calls), in points
    groups: Int64Array | None = None  # (deals,): the same number for what came of the same deal; None: each by itself
