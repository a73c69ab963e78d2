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
"""Deals that are enough to test a net."""


class NoContract(ValueError):
    """A contract that the game doesn't have; the message lists the names."""


@dataclass(frozen=True)
class Plan:
    """A course of training for one game."""

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
        """Deals of each contract on which a net is tested, and which it has not learned from."""
        return min(TRIED, self.deals)

    @property
    def names(self) -> str:
        """The names of the contracts, for a sentence."""
        return "; ".join(map(repr, self.contracts))

    @cached_property
    def contracts(self) -> Mapping[str, tuple[tuple[int, Contract], ...]]:
        """The contracts of the game by name, each with the number of a deal that has it."""
        named: dict[str, list[tuple[int, Contract]]] = {}
        for number in sorted(set(kinds(self.rules).values())):
            for contract in self.rules.game.contracts(self.rules, number).values():
                named.setdefault(taught.name_of(contract), []).append((number, contract))
        return {name: tuple(rows) for name, rows in named.items()}

    @property
    def about(self) -> dict[str, Any]:
        """The plan as JSON: exactly what the nets depend on."""
        return {
            "program": __version__, "game": self.rules.game.ID, "preset": self.rules.preset,
            "options": dict(self.rules.values), "seed": self.seed, "steps": self.steps, "deals": self.deals,
            "watched": self.watched_deals, "leave_out": self.leave_out,
        }  # fmt: skip
