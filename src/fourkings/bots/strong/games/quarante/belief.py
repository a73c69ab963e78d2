"""Belief in both Quarantes: the cards that the others played, and the cliques that they announced or kept to themselves.

A clique is three or four kings, queens or jacks in one hand. How players choose their cards is data: a net for each game
(`players.npz`), taught what flat and strong played.
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
"""Chance that a clique that could have been announced is concealed; not measured alone."""


def unannounced_cliques(view: View, samples: Int64Array) -> Float64Array:
    """Return each deal's log-likelihood by its cliques that nobody announced, though they could have."""
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
    logs = arrays.float_zeros(len(samples))
    load("likelihood.weights").kept(samples, arrays.int_table(silent, 3), least, math.log(CONCEALED), logs)
    return logs


def _announced(view: View) -> tuple[set[tuple[Seat, str]], dict[Seat, int]]:
    """Return the ranks announced, with their seats, and in `quarante-1792` the number of cards that each seat announced."""
    calls = view.calls
    if view.rules.game.ID == QUARANTE.ID:
        return {(seat, clique[0]) for seat, clique in calls.announced}, {}
    return set(), dict(calls.said)


DRAWN: Final = 4
"""Deals drawn for each that is kept."""
TRUST: Final = 0.8
"""Scale of the net's log-likelihood: the deal really played is 2.39 ± 0.35 bits likelier by it (133 views), 2.48 at 1.0
and 2.18 at 0.6."""


@cache
def imitation(game: str) -> Int64Array:
    """Return the net of players' choices as the kernels take it, one row for all: see `research/training/imitate.py`."""
    return policies.net(policies.read_nets(files("fourkings.bots.strong.games.quarante") / "players.npz")[game])


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the others' cards."""
    return scale_logs(net_likelihood(view, samples, imitation(view.rules.game.ID)), TRUST)


BELIEF: Final = Belief((cards_played, unannounced_cliques), has_evidence=others_have_played, drawn=DRAWN)
