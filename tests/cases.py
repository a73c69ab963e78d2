"""Every game as it can be set up: each preset, and each option at every value away from its default."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from fourkings.rulebook import games
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.options import Option, Value


@dataclass(frozen=True)
class Case:
    """One way to play a game; its name is that of its golden file."""

    game: Game
    preset: str
    option: str | None = None
    value: Value | None = None

    @property
    def rules(self) -> Rules:
        return games.rules(self.game, self.preset, {} if self.option is None else {self.option: self.value})

    @property
    def arguments(self) -> list[str]:
        if self.option is None:
            return [self.game.ID, "--preset", self.preset]
        return [self.game.ID, "--option", f"{self.option}={self.value}"]

    def __str__(self) -> str:
        return f"{self.game.ID}-{self.preset if self.option is None else f'{self.option}={self.value}'}"


def away_from_default(option: Option) -> list[Value]:
    """Every other value; of a range the lowest and the highest."""
    return [value for value in option.ends if value != option.default]


def cases_of(game: Game) -> list[Case]:
    """Return a game's presets, then each option at every other value."""
    return [
        *(Case(game, preset) for preset in game.PRESETS),
        *(Case(game, "classic", option.name, value) for option in game.OPTIONS for value in away_from_default(option)),
    ]


CASES = [case for game in GAMES.values() for case in cases_of(game)]


def sampled(cases: Sequence[Case]) -> list[Any]:
    """The presets and every ninth of the options as parameters of a test; every third is `costly`, the others `heavy`.

    For what passes on whatever a game does, such as views and messages: golden files, perft and the rules' own tests have
    every option.
    """
    options = [case for case in cases if case.option]
    marks = {case: _marks(place) for place, case in enumerate(options)}
    return [pytest.param(case, id=str(case), marks=marks.get(case, ())) for case in cases]


def _marks(place: int) -> list[pytest.MarkDecorator]:
    if place % 9 == 0:
        return []
    return [pytest.mark.costly if place % 3 == 0 else pytest.mark.heavy]


def few(values: Iterable[Any], always: int) -> list[Any]:
    """The values as parameters of a test, so many of them always, from the first to the last; the others are `costly`.

    For what one value shows nearly as well as another, and costs seconds in all of them.
    """
    parameters = type(pytest.param())
    every = [
        value if isinstance(value, parameters) else pytest.param(*value if isinstance(value, tuple) else (value,))
        for value in values
    ]
    last = max(1, always - 1)
    chosen = {round(number * (len(every) - 1) / last) for number in range(always)}
    return [
        value if place in chosen else pytest.param(*value.values, id=value.id, marks=[*value.marks, pytest.mark.costly])
        for place, value in enumerate(every)
    ]
