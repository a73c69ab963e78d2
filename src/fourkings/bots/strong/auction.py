"""King's talk by simulation: what the hand is worth under each declaration, from deals that fit played out.

The words are weighed as careful weighs them; only the figures behind them come from playouts instead of a count.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.bots.careful import king_auction
from fourkings.bots.careful.king_auction import STEPS, Worth, why
from fourkings.cards import Mask, mask
from fourkings.game import Fact
from fourkings.games._auction import NEGATIVE
from fourkings.games.king import LOST, START, TRICK, declared_contract, pack
from fourkings.options import Rules
from fourkings.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]
    Values = NDArray[np.float64]

KINDS: Final = ("S", "H", "D", "C", "NT", NEGATIVE)
TRUST: Final = 0.5
"""How much the playouts count beside careful's figures: their declarers draw trumps too seldom."""
SEED: Final = 1
"""One hand is judged over the same deals in every step of an auction: its words agree with each other."""


def choose(view: View, many: int, policy: int) -> str:
    """The word that is worth most; of equals the first that the rules list."""
    mine, value = worth(view, many, policy), STEPS[view.talk.step]
    words = [word for word in view.legal if isinstance(word, str)]
    return max(words, key=lambda word: round(value(view, mine, word), 6))


def explain(view: View, word: str, many: int, policy: int) -> tuple[str, Mapping[str, Fact]]:
    """What speaks for a word, in points that playouts gave."""
    return why(view, word, worth(view, many, policy))


def worth(view: View, many: int, policy: int) -> Worth:
    """The worth of the viewer's hand: playouts, which know this hand, and careful's count, which knows good play."""
    assert view.seat is not None
    played, counted = simulated(view, many, policy), king_auction.worth(view)
    declared = {kind: _between(played.declared[kind], counted.declared[kind]) for kind in KINDS}
    return counted._replace(
        declared=declared, against=_between(played.against, counted.against), burdened=declared[NEGATIVE]
    )


def _between(played: float, counted: float) -> float:
    return TRUST * played + (1 - TRUST) * counted


def simulated(view: View, many: int, policy: int) -> Worth:
    """The worth of the viewer's hand by playouts alone."""
    assert view.seat is not None
    return _worth(view.rules, mask(view.dealt), view.dealer, view.seat, many, policy)


@lru_cache(64)
def _worth(rules: Rules, hand: Mask, dealer: int, seat: int, many: int, policy: int) -> Worth:
    size = int(rules["deck"])
    worlds = _worlds_of(rules, hand, seat, many)
    points = {kind: _points(rules, kind, worlds, dealer, policy) for kind in KINDS}
    declared = {kind: float(found[:, seat].mean()) for kind, found in points.items()}
    return Worth(declared, _against(worlds, points, seat), declared[NEGATIVE], TRICK[size], -LOST[size])


def _worlds_of(rules: Rules, hand: Mask, seat: int, many: int) -> Words:
    """Deals with this hand: before the cards nothing else is certain."""
    from fourkings.sample import Deals, Facts

    each = hand.bit_count()
    known, need = [0, 0, 0, 0], [each] * 4
    known[seat], need[seat] = hand, 0
    facts = Facts(
        (known[0], known[1], known[2], known[3]), mask(pack(rules)) & ~hand, (need[0], need[1], need[2], need[3]), (0,) * 4
    )
    return Deals(facts).draw(SEED, many)


def _points(rules: Rules, kind: str, worlds: Words, dealer: int, policy: int) -> Values:
    """What each seat scores in each world under a declaration."""
    import numpy as np

    from fourkings.bots import _policies, _worlds
    from fourkings.kernels import load

    kernels, contract = load("thumb"), declared_contract(rules, kind)
    given = np.zeros(kernels.BOARD, np.int64)
    given[kernels.LEADER] = dealer if rules["first_lead"] == "dealer" else dealer + 1 & 3
    points, tricks = (np.zeros((len(worlds), 1, 4), np.int64) for _ in range(2))
    kernels.evaluate(
        worlds, given, np.zeros((1, 4), np.int64), np.array([-1], np.int64), *_worlds.deal(contract),
        _policies.weights(policy, _policies.kind(rules, contract)), 0, SEED, 0, np.zeros(kernels.ROOM, np.int64), points,
        tricks,
    )  # fmt: skip
    start = START[int(rules["deck"])] if kind == NEGATIVE else 0
    return points[:, 0].astype(np.float64) + start


def _against(worlds: Words, points: dict[str, Values], seat: int) -> float:
    """My points where one of the others names what suits him: in each deal, the suit that it is best for him to name."""
    import numpy as np

    positive = np.stack([points[kind] for kind in KINDS[:5]])
    total = 0.0
    for other in range(4):
        if other != seat:
            named = _named(worlds[:, other])
            total += float(positive[named, np.arange(len(worlds)), seat].mean())
    return total / 3


def _named(hands: Words) -> Words:
    """The trump of each hand: its longest suit, of equals the one with the higher cards."""
    import numpy as np

    suits = np.stack([hands >> (16 * suit) & 0x1FFF for suit in range(4)])
    lengths = np.bitwise_count(suits).astype(np.int64)
    longest: Words = (lengths << 13 | suits).argmax(0)
    return longest
