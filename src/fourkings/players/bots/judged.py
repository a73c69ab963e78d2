"""What a search found: the cards looked at, and what each is worth in each deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fourkings.rulebook.cards import Card

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array


class Judged(NamedTuple):
    """The cards looked at, and what each is worth in each deal."""

    cards: list[Card]
    values: Float64Array  # (deals, cards)
    weights: Float64Array | None = (
        None  # (deals,) of deals that are all that fit, adding up to one; None: drawn, each as good
    )

    def mean(self, values: Float64Array) -> Float64Array:
        """The mean over the deals of figures that come by deal."""
        import numpy as np

        found: Float64Array = values.mean(0) if self.weights is None else np.tensordot(self.weights, values, 1)
        return found

    def best(self) -> Card:
        """The card of the greatest sum, the first of equals."""
        worths = self.values.sum(0) if self.weights is None else self.mean(self.values)
        return self.cards[int(worths.argmax())]
