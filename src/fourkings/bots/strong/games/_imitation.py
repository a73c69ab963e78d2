"""How players choose their cards, as nets taught by what they played: `players.npz`, a net for each kind of deal.

`research/training/imitate.py` teaches them what flat 1, careful 1 and strong 8 had played at mixed tables.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fourkings.bots import policies
from fourkings.bots.policies import shipped
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fourkings.kernels.arrays import Int64Array


@cache
def imitation(rules: Rules, contract: Contract) -> Int64Array | None:
    """The net of that very kind of deal, a row for all seats; None if nobody has been watched in such."""
    numbers = nets().get(policies.very_kind(rules, contract))
    return None if numbers is None else policies.net(numbers)


@cache
def nets() -> Mapping[str, memoryview]:
    """The nets by kind of deal, as they are shipped."""
    return shipped.read(files("fourkings.bots.strong.games") / "players.npz")
