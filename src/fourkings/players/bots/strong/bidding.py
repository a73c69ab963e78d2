"""400: the bid by the chance to win the match, and how often it is made, over deals that are likely by what was bid."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.players.bots import flat
from fourkings.players.bots.strong import four
from fourkings.players.bots.strong.race import race
from fourkings.rulebook.games.four_hundred import BIDS, CONTRACT, smallest_bid, smallest_sum, value
from fourkings.windows.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fourkings.kernels.arrays import Int64Array

TRIED: Final = 9
"""Bids looked at, from the smallest up."""
AFRESH: Final = 1 << 61
"""Turned in a seed, it draws other deals."""
SURE: Final = 0.87
"""How much the logarithm of a bid's odds in playouts counts: this and the next two fitted, see `research/RESULTS.md`."""
DEAR: Final = 0.073
"""What each point that a bid is worth adds to it,"""
FAIR: Final = 3.2
"""beyond so many,"""
DEAREST: Final = 10
"""up to so many: dearer bids are too rare to know."""


class Outlook(NamedTuple):
    """What becomes of a bid, by deal: the four bids, and the tricks that each seat takes, were it void or not."""

    bids: Int64Array
    tricks: Int64Array

    def played(self, view: View) -> NDArray[np.bool_]:
        """Where the four bids reach the smallest sum (FH-6)."""
        found: NDArray[np.bool_] = self.bids.sum(1) >= smallest_sum(view.scores)
        return found


def bid(view: View, seed: int, many: int) -> str:
    """The bid: for points where the target is far, else for the match."""
    if four.far(view):
        return str(flat.bid(view, seed, many))
    return best(weighed(view, seed, many))


def best(chances: dict[str, float]) -> str:
    """The bid of the best chance, of equals the lowest."""
    return max(chances, key=lambda word: (round(chances[word], 9), -BIDS[word]))


def weighed(view: View, seed: int, many: int, trust: float = four.TRUST) -> dict[str, float]:
    """The chance to win the match with each bid; after a void deal it is what it was."""
    found = {}
    for word, outlook in outlooks(view, seed, many, trust):
        after = four.scores_after(view.rules, view.scores, outlook.bids, outlook.tricks)
        after[~outlook.played(view)] = view.scores
        found[word] = float(race(view.rules).chance(after, view.turn).mean())
    return found


def made(view: View, seed: int, many: int) -> dict[str, float]:
    """The chance that each bid is made where the deal is played; nothing of bids with which every deal is void."""
    found, most = {}, 0.0
    for word, (won, played) in counted(view, seed, many).items():
        found[word] = at_the_table(won, played, value(view.rules, BIDS[word], view.scores[view.turn]))
    for word in reversed(found):  # who takes so many tricks takes fewer, too
        most = found[word] = max(most, found[word])
    return found


def counted(view: View, seed: int, many: int) -> dict[str, tuple[int, int]]:
    """In how many playouts each bid is made, and how many there are: of deals that are played with it, where there are any.

    Who has bid little, and is played all the same, has others against him who bid much. The deals are others than those
    by which `bid` chooses with the same seed: there the bid that looks best has more luck than it will have.
    """
    found = {}
    for word, outlook in outlooks(view, seed ^ AFRESH, many):
        if (played := outlook.played(view)).any():
            found[word] = int((outlook.tricks[played, view.turn] >= BIDS[word]).sum()), int(played.sum())
    return found


def at_the_table(won: int, many: int, worth: int) -> float:
    """The chance of a bid worth so much that is made in so many playouts.

    A table is less sure than playouts by one rule of thumb. And there each plays for his bid whatever it counts, while who
    thinks lets a bid of two points go to make one of ten, his partner's or his own.
    """
    odds = math.log((won + 0.5) / (many - won + 0.5))
    return 1 / (1 + math.exp(-SURE * odds - DEAR * (min(worth, DEAREST) - FAIR)))


def outlooks(view: View, seed: int, many: int, trust: float = four.TRUST) -> Iterator[tuple[str, Outlook]]:
    """Every bid from the smallest up, played out in each of many likely deals: four bids and thirteen tricks."""
    import numpy as np

    from fourkings.kernels import load
    from fourkings.players.bots import _policies, _worlds

    words = [word for word in view.legal if isinstance(word, str)][:TRIED]
    worlds = four.likely(view, seed, many, trust)
    kernels, deal = load("policy.linear"), _worlds.deal(CONTRACT)
    given = _worlds.board(view)
    given[kernels.LEADER] = view.dealer + 1 & 3
    policies, noise = _policies.weights(four.POLICY, "400"), round(four.NOISE * 2**32)
    none, room = np.array([-1], np.int64), np.zeros(kernels.ROOM, np.int64)
    for word in words:
        bids = _all_bids(view, worlds, BIDS[word], seed)
        points, tricks = (np.zeros((len(worlds), 1, 4), np.int64) for _ in range(2))
        kernels.evaluate(worlds, given, bids, none, *deal, policies, noise, seed, 0, room, points, tricks)
        yield word, Outlook(bids, tricks[:, 0])


def _all_bids(view: View, worlds: Int64Array, mine: int, seed: int) -> Int64Array:
    """The four bids in each world: what was said, mine, and what those to come are likely to say."""
    import numpy as np

    bids = np.zeros((len(worlds), 4), np.int64)
    rng = np.random.Generator(np.random.PCG64(seed))
    count = len(view.talk.bids)
    for place in range(4):
        seat = view.dealer + 1 + place & 3
        if place < count:
            bids[:, seat] = view.talk.bids[place]
        elif place == count:
            bids[:, seat] = mine
        else:
            crowd = four.CROWD * (bids.sum(1) - four.USUAL * place)
            likely = four.promised(worlds[:, seat]) + crowd + four.SPREAD * rng.standard_normal(len(worlds))
            bids[:, seat] = np.rint(likely).clip(smallest_bid(view.scores[seat]), 13)
    return bids
