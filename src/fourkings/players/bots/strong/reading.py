"""Which of the deals that fit are likely, in the games of partners: what the others played, told and kept to themselves.

How players choose is given as data: in the Quarantes a net for each (`players.npz`), taught what flat and strong played, in
the 400 odds of each card by its features (`players.json`), fitted to what careful and flat played. They are not the people
at the table, so a card's chance has a share of doubt, and the answer counts for less than it says (`TRUST`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.kernels import load
from fourkings.rulebook.cards import Mask, Seat, mask, rank_mask
from fourkings.rulebook.tricks import laid_down, played
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

CHOSEN_FROM: Final = 4
"""Deals drawn for each that is used."""
TRUST: Final = 0.7
"""How much of a likelihood's logarithm counts,"""
NET_TRUST: Final = 0.8
"""and where a net says it."""
IMITATED: Final = frozenset({"quarante", "quarante-1792"})
"""Games in which a net knows how players choose."""
KEPT: Final = 0.1
"""How likely a clique that might have been told is kept."""


def likely(view: View, seed: int, many: int) -> Int64Array:
    """Deals that fit the view, as often as they are likely."""
    from fourkings.players.sample import Deals, constraints

    plies = history(view)
    if not len(plies):
        return Deals(constraints(view)).draw(seed, many)
    drawn = Deals(constraints(view)).draw(seed, many * CHOSEN_FROM)
    return picked(drawn, weights(view, drawn, plies), many)


def picked(worlds: Int64Array, weight: Float64Array, many: int) -> Int64Array:
    """So many of these deals, each as often as its weight asks, within one."""
    import numpy as np

    upto = np.cumsum(weight / weight.sum())
    places = np.searchsorted(upto, (np.arange(many) + 0.5) / many).clip(0, len(worlds) - 1)
    return np.ascontiguousarray(worlds[places])


def weights(view: View, worlds: Int64Array, plies: Int64Array) -> Float64Array:
    """How likely each deal is, beside the others."""
    import numpy as np

    from fourkings.players.bots import _worlds

    game, found = view.rules.game.ID, np.ones(len(worlds))
    made = _worlds.deal(_worlds.contract_of(view))
    if net := game in IMITATED:
        k = load("likelihood.net")
        k.likelihoods(worlds, plies, *made, imitation(game)[0], odds(), np.zeros(k.ROOM, np.int64), found)
    else:
        load("likelihood.linear").likelihoods(worlds, plies, *made, 1, players(game), odds(), found)
    likely: Float64Array = (found / found.max()) ** (NET_TRUST if net else TRUST) * kept(view, worlds)
    return likely


@cache
def odds() -> Int64Array:
    """A million times 2 to the power of minus so many units."""
    import numpy as np

    k = load("likelihood.linear", plain=True)
    return np.array([round(2 ** (20 - step / k.UNIT)) for step in range(k.DEEPEST * k.UNIT)], np.int64)


@cache
def players(game: str) -> Int64Array:
    """The odds of cards in a game, as the kernels take them."""
    from fourkings.players.bots import _policies

    text = (files("fourkings.players.bots.strong") / "players.json").read_text(encoding="utf-8")
    found: Int64Array = _policies.rows(json.loads(text)[game])[0]
    return found


@cache
def imitation(game: str) -> Int64Array:
    """The net that chooses as players do, as the kernels take it: a row for all seats."""
    import numpy as np

    from fourkings.players.bots import _policies

    with (files("fourkings.players.bots.strong") / "players.npz").open("rb") as file, np.load(file) as found:
        return _policies.net(found[game])[None]


# --- what was played ----------------------------------------------------------------------------------------------


def history(view: View) -> Int64Array:
    """The cards that the others chose, with all that was known at that moment; rows of the kernels."""
    import numpy as np

    rows = [row for seat, row in _plies(view) if seat != view.turn]
    return np.array(rows, np.int64).reshape(-1, load("likelihood.linear", plain=True).PLY)


def _plies(view: View) -> Iterator[tuple[Seat, list[int]]]:
    from fourkings.players.bots import _worlds

    k, playout = load("likelihood.linear", plain=True), load("playout", plain=True)
    contract = _worlds.contract_of(view)
    made = _worlds.deal(contract)
    worth = made.worth.tolist()
    later = played(view)
    rest = sum(later) | _unplayed(view)
    shown, won = 0, [0, 0, 0, 0]
    left = view.hand.bit_count() + later[view.turn].bit_count()
    needs = _worlds.needs(view)[0].tolist() if view.rules.game.ID == "400" else None
    total = _worlds.won(view)
    thumb = load("policy.linear", plain=True)
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
                row[k.MOOD] = thumb.mood(seat, need, won, left)
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


# --- what was not told --------------------------------------------------------------------------------------------


def kept(view: View, worlds: Int64Array) -> Float64Array:
    """How likely each deal is by the cliques in it that nobody told, though he might have."""
    import numpy as np

    found: Float64Array = np.ones(len(worlds))
    if view.rules.game.ID == "400":
        return found
    named, said = _told(view)
    # Where four was said before him, three were not for him to tell.
    least = max(3, *said.values()) if said else 3
    all_have_spoken = view.rules.game.ID == "quarante" and view.rules["announce"] == "before_lead"
    for seat, gone in enumerate(played(view)):
        if seat == view.turn or not (gone or all_have_spoken) or seat in said:
            continue
        dealt = worlds[:, seat] | gone
        for rank in "KQJ":
            if (seat, rank) not in named:
                found[np.bitwise_count(dealt & rank_mask(rank)) >= least] *= KEPT
    return found


def _told(view: View) -> tuple[set[tuple[Seat, str]], dict[Seat, int]]:
    """What was told: who named which rank, and in 1792 who said which number."""
    talk = view.talk
    if view.rules.game.ID == "quarante":
        return {(seat, clique[0]) for seat, clique in talk.announced}, {}
    return set(), dict(talk.said)
