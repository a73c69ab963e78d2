"""Opponents inside the vector environment, in the form that its kernels take."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from fourkings import encoding
from fourkings.bots import policies
from fourkings.envs.encoding import encoded
from fourkings.kernels import load
from fourkings.kernels.policy.careful import SHARES, TEMPERS
from fourkings.rulebook.game import Rules

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

Opponents = Literal["chance", "careful", "net"]
"""Random play; the bot careful's play in penalty deals and a neural net's best card in others; or a net's random choice."""
NAMES: Final[tuple[str, ...]] = get_args(Opponents)


class Taught(NamedTuple):
    """The data by which opponents play each contract of a game, as `kernels.envs.opponents` takes it."""

    worths: Int64Array  #: (contract, 66), as `kernels.policy.linear` takes them
    costly: Int64Array  #: (contract,): the cards that count
    care: Int64Array  #: (contract,): 1 if careful has rules of its own
    net_of: Int64Array  #: (contract,): index of its net
    nets: Int64Array  #: (net, words)
    tempers: Float64Array


class Room(NamedTuple):
    """Scratch memory in which one thread computes the play of opponents."""

    masks: Int64Array
    shares: Float64Array
    seen: Int64Array

    @classmethod
    def new(cls) -> Room:
        """Return new scratch memory."""
        import numpy as np

        masks, features = load("policy.chances", plain=True).MASKS, load("policy.features", plain=True).FEATURES
        return cls(np.zeros(masks, np.int64), np.zeros(SHARES), np.zeros(features, np.int64))


@lru_cache(16)
def taught(rules: Rules, who: str) -> Taught:
    """Return the data by which these opponents play a game's contracts, empty for random play; who: one of `NAMES`."""
    import numpy as np

    contracts = encoded(rules, 1, False).by_number
    size = load("policy.net", plain=True).SIZE
    worths, costly = np.zeros((len(contracts), 66), np.int64), np.zeros(len(contracts), np.int64)
    care, net_of = np.zeros(len(contracts), np.int64), np.zeros(len(contracts), np.int64)
    nets, kinds = [np.zeros(size, np.int64)], [""]
    for number, contract in enumerate(contracts if who != "chance" else ()):
        arrays = encoding.arrays_of(contract)
        worths[number], costly[number], care[number] = arrays.worth, arrays.costly, encoding.is_negative(contract)
        kind = policies.kind(rules, contract)
        if kind not in kinds:
            kinds.append(kind)
            nets.append(policies.weights(policies.NEWEST, kind, 0.0 if who == "careful" else 1.0)[0])
        net_of[number] = kinds.index(kind)
    return Taught(worths, costly, care, net_of, np.stack(nets), np.array(TEMPERS))
