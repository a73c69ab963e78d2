"""House rules: options, their values, and presets (GEN-7, GEN-8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

Value = int | str
"""The value of an option."""
ON, OFF = "on", "off"
LENGTH: Final = "length"
"""The name of the option, in games that have one, that sets how many deals a match has."""
SHORT_PRESET: Final = "short"
"""The name of the preset, in games that have one, of a match that takes about a quarter of an hour."""


@dataclass(frozen=True)
class Option:
    """A house rule. Its sentences are in `i18n`, by game and name."""

    name: str  #: its name in records and on the command line
    clause: str  #: the clause of the rules
    values: tuple[Value, ...] | range
    """A few words or numbers, default first; words and then a run of numbers; or a range of numbers."""
    default: Value  #: its value in the classic rules
    needs: Mapping[Value, tuple[str, Value]] = field(default_factory=dict, hash=False)
    """For a value: another option, and the value that it must then have."""
    numbers: range | None = None
    """The numbers among its values that share one sentence; None if each value has its own."""

    @property
    def words(self) -> tuple[Value, ...]:
        """The values that aren't in `numbers`."""
        return tuple(self.values[: len(self.values) - len(self.numbers or ())])

    @property
    def ends(self) -> tuple[Value, ...]:
        """Every value, but of `numbers` only the lowest and the highest."""
        return (*self.words, *((self.numbers[0], self.numbers[-1]) if self.numbers else ()))

    def value(self, given: object) -> Value:
        """Return the value given as itself or as its text, as `52` and `"52"`; else raise `OptionError`."""
        if type(given) in (int, str):
            for value in self.values:
                if given in (value, str(value)):
                    return value
        raise OptionError(f"{self.name} = {given}: the values are {self.allowed()} ({self.clause})")

    def allowed(self) -> str:
        """Return the allowed values, the same in every language: `"on, off"`, `"10–1000"`."""
        span = (f"{self.numbers[0]}–{self.numbers[-1]}",) if self.numbers else ()
        return ", ".join((*map(str, self.words), *span))


def choice(name: str, clause: str, *values: Value, needs: Mapping[Value, tuple[str, Value]] | None = None) -> Option:
    """Return an option of a few values, the default first. clause: the id of the rule; needs: as in `Option`."""
    return Option(name, clause, values, values[0], needs or {})


def number(name: str, clause: str, default: int, least: int, most: int) -> Option:
    """Return an option that is any whole number from `least` to `most`."""
    numbers = range(least, most + 1)
    return Option(name, clause, numbers, default, numbers=numbers)


def number_or_off(name: str, clause: str, least: int, most: int) -> Option:
    """Return an option that is off by default, or any whole number from `least` to `most`."""
    numbers = range(least, most + 1)
    return Option(name, clause, (OFF, *numbers), OFF, numbers=numbers)


class OptionError(ValueError):
    """An unknown preset, option or value. The message lists the known ones."""


def option_values(
    game: str,
    options: Sequence[Option],
    presets: Mapping[str, Mapping[str, Value]],
    preset: str,
    given: Mapping[str, object],
) -> tuple[tuple[str, Value], ...]:
    """Return the value of every option: given values override the preset's, which override the defaults.

    Raise `OptionError` for a preset, an option or a value that the game with this id doesn't have (GEN-7, GEN-8).
    """
    if preset not in presets:
        raise OptionError(f"{game} has no preset {preset!r}: the presets are {', '.join(presets)} (GEN-8)")
    if not isinstance(given, Mapping):
        raise ValueError(f"options are a mapping from names to values, such as {{'deck': '32'}}, not {given!r}")
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            raise OptionError(f"{game} has no option {name!r}: the options are {', '.join(known)} (GEN-7)")
    chosen = {**{option.name: option.default for option in options}, **presets[preset], **given}
    values = {option.name: option.value(chosen[option.name]) for option in options}
    _check_together(options, values)
    return tuple(values.items())


def _check_together(options: Sequence[Option], values: Mapping[str, Value]) -> None:
    for option in options:
        needed = option.needs.get(values[option.name])
        if needed and values[needed[0]] != needed[1]:
            raise OptionError(
                f"{option.name} = {values[option.name]} goes only with {needed[0]} = {needed[1]}, "
                f"not {values[needed[0]]} ({option.clause})"
            )
