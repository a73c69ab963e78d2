"""Belief in both Quarantes: what the others played, told and kept to themselves.

How players choose their cards is given as data: a net for each game (`players.npz`), taught what flat and strong played.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.bots import policies
from fourkings.bots.policies import shipped
from fourkings.bots.strong import evidence
from fourkings.bots.strong.belief import Belief
from fourkings.bots.strong.games.quarante.announced import not_told
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DRAWN: Final = 4
"""Deals drawn for each that is used."""
TRUST: Final = 0.8
"""How much of the net's log-likelihood counts: the deal really played is 2.39 ± 0.35 bits likelier by it (133 views), 2.48
at 1.0 and 2.18 at 0.6."""


@cache
def imitation(game: str) -> Int64Array:
    """The net that chooses as players do, as the kernels take it, by `research/training/imitate.py`: one row for all."""
    return policies.net(shipped.read(files("fourkings.bots.strong.games.quarante") / "players.npz")[game])


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did."""
    return evidence.scaled(evidence.by_net(view, samples, imitation(view.rules.game.ID)), TRUST)


BELIEF: Final = Belief((cards_played, not_told), heard=evidence.seen, drawn=DRAWN)
