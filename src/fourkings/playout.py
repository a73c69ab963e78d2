"""Playouts: a deal in the play of cards, played to its end at random or by a simple policy."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

from fourkings import encoding
from fourkings.cores import usable_cores
from fourkings.kernels import load
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import State, contract_of

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array


class Policy(NamedTuple):
    """The worth of each card in four situations, 0 for a card not named. The card of greatest worth is played."""

    leading: Mapping[Card, int]  #: of a card to lead
    beating: Mapping[Card, int]  #: of a card that would win the trick so far
    following: Mapping[Card, int]  #: of a card of the suit led that would not
    discarding: Mapping[Card, int]  #: of any other
    chance: float = 0.0  #: how often a card is drawn by chance instead, from 0 to 1


def policy_words(policy: Policy | None) -> Int64Array:
    """Return a policy as an array for the compiled kernels; empty for None."""
    import numpy as np

    if policy is None:
        return np.zeros(0, np.int64)
    words = [worths.get(card, 0) for worths in policy[:4] for card in range(64)]
    return np.array([*words, round(policy.chance * 2**32)], np.int64)


def playouts(
    state: State, count: int, seed: int, policy: Policy | None = None, threads: int | None = None, plain: bool = False
) -> Int64Array:
    """Return the points of each seat in many playouts of a deal.

    state: a deal in the play of cards; count: how many playouts; policy: how cards are chosen, None for random play;
    threads: how many work at the same time, None for one a core; plain: do without the compiler. The rows depend only on
    state, seed and policy.

    Returns an array of shape (count, 4), dtype int64: a row is a playout, and holds the points of seats 0 to 3 from here
    on, by the contract's payoff. What was taken before, cliques, bids and prices are not included.
    """
    import numpy as np

    kernels: Any = load("playout", plain)
    contract = contract_of(state)
    terms, stronger = encoding.terms(contract), np.array(contract.stronger, np.int64)
    deal = (encoding.board_of_state(state), terms, stronger, policy_words(policy))
    points = np.zeros((count, 4), np.int64)
    workers = min(threads or usable_cores(), max(1, count // 256))
    cuts = [count * part // workers for part in range(workers + 1)]

    def work(part: int) -> None:
        first, stop = cuts[part], cuts[part + 1]
        kernels.playouts(*deal, np.zeros(8, np.int64), seed, first, points[first:stop])

    if workers == 1:
        work(0)
    else:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(work, range(workers)))
    return points
