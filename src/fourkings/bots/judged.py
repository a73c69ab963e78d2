"""What a search found: the cards or calls looked at, and what each is worth in each deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fourkings.bots import worlds
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


class CardValues(NamedTuple):
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
        return worlds.means(self.values)

    def best_in(self) -> list[float]:
        """The share of deals in which each card is worth as much as any."""
        rows = [[float(value == max(row)) for value in row] for row in self.values.tolist()]
        return self._replace(values=arrays.real_table(rows, len(self.cards))).means()

    def best(self) -> Card:
        """The card of the greatest mean, the first of equals."""
        return self.best_of(self.cards)

    def best_of(self, cards: list[Card]) -> Card:
        """The one of these cards that has the greatest mean, the first of equals."""
        means = self.means()
        return max(cards, key=lambda card: means[self.cards.index(card)])


class CallValues(NamedTuple):
    """The calls looked at, and what each is worth in each deal."""

    calls: list[str]
    values: Float64Array  # (deals, calls), in points
    groups: Int64Array | None = None  # (deals,): the number of the first that came of the same deal; None: each by itself
