"""The cliques of both Quarantes: what was told, and how likely deals are by what was not."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Seat, rank_mask
from fourkings.rulebook.games.quarante import ID as MODERN
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

KEPT: Final = 0.1
"""The chance that a clique that might have been told is kept; not measured alone."""


def not_told(view: View, samples: Int64Array) -> Float64Array:
    """How likely each deal is by the cliques in it that nobody told, though they might have."""
    named, said = _told(view)
    # Where four was said before, three were not to be told.
    least = max(3, *said.values()) if said else 3
    all_have_spoken = view.rules.game.ID == MODERN and view.rules["announce"] == "before_lead"
    silent = [
        (seat, gone, rank_mask(rank))
        for seat, gone in enumerate(played(view))
        if seat != view.turn and (gone or all_have_spoken) and seat not in said
        for rank in "KQJ"
        if (seat, rank) not in named
    ]
    logs = arrays.floats(len(samples))
    load("likelihood.weights").kept(samples, arrays.table(silent, 3), least, math.log(KEPT), logs)
    return logs


def _told(view: View) -> tuple[set[tuple[Seat, str]], dict[Seat, int]]:
    """The ranks named, with their players, and in 1792 the numbers said."""
    talk = view.talk
    if view.rules.game.ID == MODERN:
        return {(seat, clique[0]) for seat, clique in talk.announced}, {}
    return set(), dict(talk.said)


def cliques_told(view: View) -> list[tuple[Seat, str]]:
    """The cliques named aloud."""
    talk = view.talk
    if view.rules.game.ID == MODERN:
        return list(talk.announced)
    number = max((many for _, many in talk.said), default=0)
    return [(seat, rank * number) for seat, rank in talk.named if rank]
