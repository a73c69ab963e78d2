"""Belief in both Quarantes: the cards that the others played, and the cliques that they announced or kept to themselves.

How players choose their cards is data: a net for each game (`players.npz`), taught what flat and strong played.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.bots import policies
from fourkings.bots.strong.belief import Belief, net_likelihood, others_have_played, scale_logs
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Seat, rank_mask
from fourkings.rulebook.games.quarante import GAME as QUARANTE
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

CONCEALED: Final = 0.1
"""The chance that a clique that might have been told is kept; not measured alone."""


def unannounced_cliques(view: View, samples: Int64Array) -> Float64Array:
    """How likely each deal is by the cliques in it that nobody told, though they might have."""
    named, said = _announced(view)
    # Where four was said before, three were not to be told.
    least = max(3, *said.values()) if said else 3
    all_have_spoken = view.rules.game.ID == QUARANTE.ID and view.rules["announce"] == "before_lead"
    silent = [
        (seat, gone, rank_mask(rank))
        for seat, gone in enumerate(played(view))
        if seat != view.turn and (gone or all_have_spoken) and seat not in said
        for rank in "KQJ"
        if (seat, rank) not in named
    ]
    logs = arrays.floats(len(samples))
    load("likelihood.weights").kept(samples, arrays.table(silent, 3), least, math.log(CONCEALED), logs)
    return logs


def _announced(view: View) -> tuple[set[tuple[Seat, str]], dict[Seat, int]]:
    """The ranks named, with their players, and in 1792 the numbers said."""
    talk = view.talk
    if view.rules.game.ID == QUARANTE.ID:
        return {(seat, clique[0]) for seat, clique in talk.announced}, {}
    return set(), dict(talk.said)


DRAWN: Final = 4
"""Deals drawn for each that is used."""
TRUST: Final = 0.8
"""How much of the net's log-likelihood counts: the deal really played is 2.39 ± 0.35 bits likelier by it (133 views), 2.48
at 1.0 and 2.18 at 0.6."""


@cache
def imitation(game: str) -> Int64Array:
    """The net that chooses as players do, as the kernels take it, by `research/training/imitate.py`: one row for all."""
    return policies.net(policies.read_nets(files("fourkings.bots.strong.games.quarante") / "players.npz")[game])


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did."""
    return scale_logs(net_likelihood(view, samples, imitation(view.rules.game.ID)), TRUST)


BELIEF: Final = Belief((cards_played, unannounced_cliques), has_evidence=others_have_played, drawn=DRAWN)
