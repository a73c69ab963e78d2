"""How players choose their cards, as nets taught by what they played: `players.npz`, a net for each kind of deal.

`research/training/imitate.py` teaches them what flat 1, careful 1 and strong 8 had played at mixed tables.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fourkings.players.bots import policies
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fourkings.kernels.arrays import Int64Array


def imitation(rules: Rules, contract: Contract) -> Int64Array | None:
    """The net of that very kind of deal, a row for all seats; None if nobody has been watched in such."""
    return nets().get(policies.very_kind(rules, contract))


@cache
def nets() -> Mapping[str, Int64Array]:
    """The nets by kind of deal, as the kernels take them."""
    import numpy as np

    with (files("fourkings.players.bots.strong.recipes") / "players.npz").open("rb") as file, np.load(file) as arrays:
        return {kind: policies.net(arrays[kind])[None] for kind in arrays.files}
