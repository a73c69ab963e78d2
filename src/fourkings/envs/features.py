"""Suit-independent features of each legal card, for learners."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.envs._checks import about
from fourkings.envs.spaces import number_of_card
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.game import Game, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fourkings.kernels.arrays import Int64Array

ABOUT: Final = about("features")
"""Descriptions of the features by name, in order."""
NUM_FEATURES: Final = len(ABOUT)


class Looks(NamedTuple):
    """Features of the legal cards of some tables, ordered by table and then by the card's number."""

    features: NDArray[np.float32]  #: (M, 19), one row per card
    table: NDArray[np.int64]  #: (M,), the row of its observation
    card: NDArray[np.int64]  #: (M,), its number as an action


def of_cards(game: Game | str, observation: NDArray[Any], action_mask: NDArray[Any], rules: Rules | None = None) -> Looks:
    """Return the features of every legal card; a table at its calls has no row.

    game: a game or its id; observation, action_mask: arrays of shapes (N, 797) and (N, 130); rules: if not the game's
    default. Raise ValueError for other shapes.
    """
    import numpy as np

    seen, masks = np.ascontiguousarray(observation, np.int16), np.ascontiguousarray(action_mask, np.int8)
    if seen.ndim != 2 or seen.shape[1] != 797 or masks.shape != (len(seen), 130):
        raise ValueError(f"observations are of shape (N, 797), masks of shape (N, 130), not {seen.shape} and {masks.shape}")
    count = int(np.count_nonzero(masks[:, :52]))
    looks = Looks(np.zeros((count, NUM_FEATURES), np.float32), np.zeros(count, np.int64), np.zeros(count, np.int64))
    load("envs.card_features").look(seen, masks, _heights(rules or games.rules(game)), *looks)
    return looks


@lru_cache(16)
def _heights(rules: Rules) -> Int64Array:
    """Return the number of cards of its suit that each card of the pack beats; -1 for other cards."""
    import numpy as np

    pack, contract = rules.game.pack(rules), next(iter(rules.game.contracts(rules, 1).values()))
    heights = np.full(52, -1, np.int64)
    for card in pack:
        heights[number_of_card(card)] = sum(contract.stronger[other] >> card & 1 for other in pack)
    return heights
