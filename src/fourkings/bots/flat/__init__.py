"""Flat: deals that fit the view, each legal card played out once in each by a linear policy, and the best mean wins.

Frozen by version, play and policy (`policies/1.json`) together: it is the field in which strength is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourkings import encoding
from fourkings.bots import careful, policies, worlds
from fourkings.bots.flat import bids
from fourkings.bots.judged import CardValues
from fourkings.kernels import arrays
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.sampling import Deals, constraints
from fourkings.views import View

NAME: Final = "flat"
VERSION: Final = 1
WORLDS: Final = 200
"""Deals looked at for a decision: more gain almost nothing."""
NOISE: Final = 0.1
"""The share of a playout's cards that are drawn by chance: players who never err teach too much trust in them."""
POLICY: Final = 1
BIDS: Final[Mapping[str, Callable[[View, int, int], Action]]] = {bids.GAME: bids.bid}
"""The games in which flat bids by playouts; other calls are careful's."""


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """The card of the best mean over `limit` deals (None: `WORLDS`); calls as careful makes them."""
    seed = rng.below(1 << 62)
    if len(view.legal) == 1:
        return view.legal[0]
    if view.stage == "talk" and (bid := BIDS.get(view.rules.game.ID)):
        return bid(view, seed, limit or WORLDS)
    if any(isinstance(action, str) for action in view.legal) and isinstance(said := careful.choose(view, rng), str):
        return said
    judged = judge(view, seed, limit or WORLDS)
    totals = worlds.sums(judged.values)
    return judged.cards[totals.index(max(totals))]


def judge(view: View, seed: int, many: int, plain: bool = False) -> CardValues:
    """Every card that may be played, over this many deals; plain: the slow walk in Python."""
    cards = worlds.candidates(view)
    if len(cards) == 1:
        return CardValues(cards, arrays.floats(1, 1))
    samples = Deals(constraints(view)).draw(seed, many, plain=plain)
    weights = policies.weights(POLICY, policies.kind(view.rules, encoding.contract_of(view)))
    outcome = worlds.evaluate(view, samples, cards, weights, NOISE, seed, plain)
    return CardValues(cards, worlds.utility(view, outcome))
