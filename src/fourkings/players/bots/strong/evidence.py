"""Evidence of the cards played: how likely the others' choices were in each sample, by three pictures of players.

A player chooses as a net says that players do, by odds that hang on a card's features, or by merit, as careful and a linear
policy see it. None is what the people at the table do, so a choice has a share of doubt, and the answer counts for less
than it says: by how much stands in the recipes. Each function gives log-likelihoods, (deals,), from samples, (deals, 4).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from fourkings.kernels import load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.players.bots import worlds
from fourkings.rulebook.cards import Mask, Seat, mask
from fourkings.rulebook.tricks import laid_down, played
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


def seen(view: View) -> bool:
    """True where others have played cards."""
    return any(gone for seat, gone in enumerate(played(view)) if seat != view.turn)


def by_net(view: View, samples: Int64Array, net: Int64Array, habit: float = 1.0) -> Float64Array:
    """Players choose as a net says, one row for all seats: see `kernels/likelihood/net`."""
    import numpy as np

    k, found = load("likelihood.net"), np.empty(len(samples))
    contract = worlds.contract_of(view)
    made, partners, dear = worlds.arrays_of(contract), int(view.rules.game.PARTNERS), int(worlds.costs(contract))
    k.likelihoods(samples, plies(view), *made, partners, dear, habit, net[0], odds(), np.zeros(k.ROOM, np.int64), found)
    return found


def by_odds(view: View, samples: Int64Array, weights: Int64Array) -> Float64Array:
    """Players choose by odds, a linear policy's merits read so: see `kernels/likelihood/linear`."""
    import numpy as np

    k, found = load("likelihood.linear"), np.empty(len(samples))
    made, partners = worlds.arrays_of(worlds.contract_of(view)), int(view.rules.game.PARTNERS)
    k.likelihoods(samples, plies(view), *made, partners, weights, odds(), found)
    return found


def by_merit(view: View, samples: Int64Array, weights: Int64Array, heats: tuple[float, float]) -> Float64Array:
    """Players choose by a softmax of merits, careful's and a linear policy's: see `kernels/likelihood/softmax`.

    heats: of both merits, how much better a card must be to come e times as often; 0 leaves that one out.
    """
    import numpy as np

    found, made = np.empty(len(samples)), worlds.arrays_of(worlds.contract_of(view))
    k = load("likelihood.softmax")
    k.likelihoods(samples, view.turn, *history(view), *made, weights, np.array(TEMPERS), np.array(heats), found)
    return found


@cache
def odds() -> Int64Array:
    """A million times 2 to the power of minus so many units."""
    import numpy as np

    k = load("likelihood.linear", plain=True)
    return np.array([round(2 ** (20 - step / k.UNIT)) for step in range(k.DEEPEST * k.UNIT)], np.int64)


# --- what was played ----------------------------------------------------------------------------------------------


def history(view: View) -> tuple[Int64Array, Int64Array]:
    """The leader of each trick, and the cards in the order played."""
    import numpy as np

    leaders = [trick.leader for trick in view.tricks] + [view.leader] * bool(view.trick)
    cards = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    return np.array(leaders, np.int64), np.array(cards, np.int64)


def plies(view: View) -> Int64Array:
    """The cards that the others chose, with all that was known at that moment: rows of `kernels/likelihood/linear`."""
    import numpy as np

    rows = [row for seat, row in _plies(view) if seat != view.turn]
    return np.array(rows, np.int64).reshape(-1, load("likelihood.linear", plain=True).PLY)


def _plies(view: View) -> Iterator[tuple[Seat, list[int]]]:
    k, playout = load("likelihood.linear", plain=True), load("playout", plain=True)
    contract = worlds.contract_of(view)
    made = worlds.arrays_of(contract)
    worth = made.worth.tolist()
    later = played(view)
    rest = sum(later) | _unplayed(view)
    shown, won = 0, [0, 0, 0, 0]
    left = view.hand.bit_count() + later[view.turn].bit_count()
    needs = worlds.needs(view)[0].tolist() if worlds.stakes(view).bids else None
    total = worlds.won(view)
    linear, features = load("policy.linear", plain=True), load("policy.features", plain=True)
    for leader, cards in laid_down(view):
        pot = worth[64] + (worth[65] if left <= contract.payoff.last[0] else 0)
        trick = (0, 0, 0, 0)
        for place, card in enumerate(cards):
            seat, row = leader + place & 3, [0] * k.PLY
            row[k.SEAT], row[k.CARD], row[k.LATER], row[k.PLACE] = seat, card, later[seat], place
            row[k.LED : k.RUFFED + 1] = trick
            row[k.POT], row[k.REST], row[k.SHOWN] = pot, rest, shown
            row[k.LIES] = mask(cards[:place])
            if needs is not None:
                need = [one + taken for one, taken in zip(needs, total, strict=True)]
                row[k.MOOD] = linear.mood(seat, need, won, left)
                row[k.BIDS] = features.standing(seat, need, won, left)
            yield seat, row
            later[seat] ^= 1 << card
            rest ^= 1 << card
            pot += worth[card]
            if place and card >> 4 != cards[0] >> 4:
                shown |= 1 << 4 * seat + (cards[0] >> 4)
            trick = playout.laid(card, place, trick, contract.stronger[trick[1]], contract.trump)
        if len(cards) == 4:
            won[leader + trick[2] & 3] += 1
            left -= 1


def _unplayed(view: View) -> Mask:
    """All cards that somebody still holds."""
    return mask(view.rules.game.pack(view.rules)) & ~sum(played(view))
