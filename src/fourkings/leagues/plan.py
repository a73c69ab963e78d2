"""The plan of a league: its bots, their pairs, and how one duplicate set of a pair is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from fourkings._version import __version__
from fourkings.arena import Finder, ForfeitedMatch, duel, secret_of
from fourkings.engines import find, source
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules


@dataclass(frozen=True)
class Plan:
    """The settings of a league; the same plan always gives the same standings."""

    game: str  #: the game's id
    preset: str  #: its preset
    options: tuple[tuple[str, int | str], ...]  #: the options that differ from the preset's
    bots: tuple[str, ...]  #: by the names that `fourkings.engines.find` takes
    seed: int  #: of the secrets
    sets: int  #: duplicate sets of each pair
    max_deals: int  #: deals after which a match is abandoned
    gauntlet: bool = False  #: only the first bot meets the others
    stop: str | None = None  #: `"won"` or `"points"`: a pair is done once a sequential test of it is sure

    @property
    def rules(self) -> Rules:
        """The rules of the league's matches."""
        return games.rules(self.game, self.preset, dict(self.options))

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs of bots, by number. If one bot plays against three of the other, each pair meets both ways."""
        count, both = len(self.bots), not self.rules.game.PARTNERS
        met = [(a, b) for a in range(count) for b in range(count) if a != b and (both or a < b)]
        return [pair for pair in met if 0 in pair] if self.gauntlet else met

    def tasks(self) -> Iterator[Task]:
        """Yield every set to play, the first ones of all pairs before the second ones."""
        pairs = self.pairs()
        yield from (Task(self, *pair, number) for number in range(self.sets) for pair in pairs)

    def to_json(self, versions: Mapping[str, str]) -> dict[str, Any]:
        """Return the journal's first line: the plan with versions and sources of its bots, none of which may change."""
        sources = {bot: digest for bot in self.bots if (digest := source(bot, self.game))}
        return {
            "league": "fourkings/league/1", "program": __version__, "game": self.game, "preset": self.preset,
            "options": dict(self.options), "bots": list(self.bots), "versions": dict(versions), "sources": sources,
            "seed": self.seed, "sets": self.sets, "max_deals": self.max_deals, "gauntlet": self.gauntlet, "stop": self.stop,
        }  # fmt: skip


class Task(NamedTuple):
    """A duplicate set to play: set `number` of the pair of bots `a` and `b`, by their numbers in the plan."""

    plan: Plan
    a: int
    b: int
    number: int


class SetResult(NamedTuple):
    """The result of one duplicate set, as the journal stores it. Figures are those of bot `a`."""

    a: int
    b: int
    number: int
    won: float
    points: float
    deals: int
    unfinished: int
    forfeits: tuple[ForfeitedMatch, ...] = ()

    @property
    def key(self) -> tuple[int, ...]:
        """The pair and the number of the set."""
        return self[:3]


def play_set(task: Task, opponent: Finder = find) -> SetResult:
    """Play the duplicate set of a task: the same cards in every seating of its two bots.

    opponent: finds bot `b` by name.
    """
    plan, a, b, number = task
    rules = plan.rules
    bots = find(plan.bots[a]), opponent(plan.bots[b])
    score = duel(rules, *bots, secret_of(rules, plan.seed, number), plan.max_deals)
    return SetResult(a, b, number, score.won, score.points, score.deals, score.unfinished, score.forfeits)
