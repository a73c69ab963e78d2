"""The plan of a training: what is trained, and for how long. The same plan gives the same nets."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from fourkings._version import __version__
from fourkings.arena.deals import kinds
from fourkings.bots.policies import taught
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract

TRIED: Final = 800
"""Most deals on which a net is tested in each contract: enough to measure its gain."""


class NoContract(ValueError):
    """Raised for a contract that the game doesn't have; the message lists the names."""


@dataclass(frozen=True)
class Plan:
    """The settings of a training of one game's nets: rules, seed and amounts."""

    rules: Rules
    seed: int = 0
    steps: int = 9000  #: of self-play, for each contract
    deals: int = 9000  #: of each kind, for self-play
    watched_deals: int = 1000  #: of each kind, in which players are watched
    leave_out: str | None = None  #: a contract without training, to see how the net for all plays it

    def __post_init__(self) -> None:
        if self.leave_out is not None and self.leave_out not in self.contracts:
            raise NoContract(f"{self.leave_out!r} is no contract of {self.rules.game.ID}: they are {self.names}")

    @property
    def random_seed(self) -> int:
        """The seed of the random generators: 31 bits that depend on the plan's seed, which may be any integer."""
        return int.from_bytes(hashlib.sha256(str(self.seed).encode()).digest()[:4], "big") >> 1

    @property
    def trial_deals(self) -> int:
        """Number of deals of each contract on which a net is tested; it has not learned from them."""
        return min(TRIED, self.deals)

    @property
    def names(self) -> str:
        """The names of the contracts in one line, for an error message."""
        return "; ".join(map(repr, self.contracts))

    @cached_property
    def contracts(self) -> Mapping[str, tuple[tuple[int, Contract], ...]]:
        """The contracts of the game by name; each comes with the number of a deal that is played for it."""
        named: dict[str, list[tuple[int, Contract]]] = {}
        for number in sorted(set(kinds(self.rules).values())):
            for contract in self.rules.game.contracts(self.rules, number).values():
                named.setdefault(taught.name_of(contract), []).append((number, contract))
        return {name: tuple(rows) for name, rows in named.items()}

    @property
    def about(self) -> dict[str, Any]:
        """The plan as an object for JSON, with the program's version: everything that the nets depend on."""
        return {
            "program": __version__, "game": self.rules.game.ID, "preset": self.rules.preset,
            "options": dict(self.rules.values), "seed": self.seed, "steps": self.steps, "deals": self.deals,
            "watched": self.watched_deals, "leave_out": self.leave_out,
        }  # fmt: skip
