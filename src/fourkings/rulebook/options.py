"""House rules: the options of a game, its presets, and the rules of one match made of them (GEN-7, GEN-8)."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fourkings.rulebook.game import Game

Value = int | str
ON, OFF = "on", "off"


@dataclass(frozen=True)
class Option:
    """One house rule. Its sentences in every language stand in `words/`, found by game and name."""

    name: str
    clause: str
    values: tuple[Value, ...] | range
    """A few words or numbers, default first; or a range of whole numbers, with `default` beside it."""
    default: Value
    needs: Mapping[Value, tuple[str, Value]] = field(default_factory=dict, hash=False)
    """For a value: another option and the value that it must have, or the two cannot go together."""

    def value(self, given: object) -> Value:
        """The option's value that `given` is or spells out, a number or text; `OptionError` where there is none."""
        if type(given) in (int, str):
            for value in self.values:
                if given in (value, str(value)):
                    return value
        raise OptionError(f"{self.name} = {given}: the values are {self.allowed()} ({self.clause})")

    def allowed(self) -> str:
        """The allowed values in words: `"on, off"`, `"10 to 1000"`."""
        if isinstance(self.values, range):
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(map(str, self.values))


def choice(name: str, clause: str, *values: Value, needs: Mapping[Value, tuple[str, Value]] | None = None) -> Option:
    """An option of a few values, the default first."""
    return Option(name, clause, values, values[0], needs or {})


def number(name: str, clause: str, default: int, least: int, most: int) -> Option:
    """An option that is any whole number from `least` to `most`."""
    return Option(name, clause, range(least, most + 1), default)


class OptionError(ValueError):
    """An unknown option, value or preset; the message names the allowed ones."""


@dataclass(frozen=True)
class Rules:
    """A game with every option set: what one match is played by."""

    game: Game
    preset: str
    values: tuple[tuple[str, Value], ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", dict(self.values))
        object.__setattr__(self, "_hash", hash((self.game.ID, self.preset, self.values)))

    def __getitem__(self, option: str) -> Value:
        return self._by_name[option]  # type: ignore[attr-defined, no-any-return]

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.__name__, self.preset, self.values)

    def changed(self) -> dict[str, Value]:
        """The options that differ from the game's defaults: what a table shows as its house rules (GEN-7)."""
        return {option.name: self[option.name] for option in self.game.OPTIONS if self[option.name] != option.default}


def _again(module: str, preset: str, values: tuple[tuple[str, Value], ...]) -> Rules:
    """A game is a module, and modules do not pickle: find it again by name."""
    return Rules(importlib.import_module(module), preset, values)


def rules(game: Game, preset: str = "classic", options: Mapping[str, object] | None = None) -> Rules:
    """The rules of a match: the preset, then the options over it. `OptionError` for whatever the game does not know."""
    if preset not in game.PRESETS:
        raise OptionError(f"{game.ID} has no preset {preset!r}: the presets are {', '.join(game.PRESETS)} (GEN-8)")
    given = options or {}
    known = [option.name for option in game.OPTIONS]
    for option in given:
        if option not in known:
            raise OptionError(f"{game.ID} has no option {option!r}: the options are {', '.join(known)} (GEN-7)")
    chosen = {**{one.name: one.default for one in game.OPTIONS}, **game.PRESETS[preset], **given}
    made = Rules(game, preset, tuple((one.name, one.value(chosen[one.name])) for one in game.OPTIONS))
    _check_together(game.OPTIONS, made)
    return made


def _check_together(options: Sequence[Option], made: Rules) -> None:
    for option in options:
        needed = option.needs.get(made[option.name])
        if needed and made[needed[0]] != needed[1]:
            raise OptionError(
                f"{option.name} = {made[option.name]} goes only with {needed[0]} = {needed[1]}, "
                f"not {made[needed[0]]} ({option.clause})"
            )
