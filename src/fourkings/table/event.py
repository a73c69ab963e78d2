"""The base class of a table's events; and the rules of a game as JSON, as logs contain them."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Self

from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import find, rules


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table: a change of its state, and a line of its log."""

    what: ClassVar[str] = ""
    """The kind of event, as messages to clients name it."""
    noted: ClassVar[bool] = False
    """True if the match keeps it as a `Note`, so that a client that reconnects still finds it in the log of the deal."""
    changes_players: ClassVar[bool] = False
    """True if it changes who plays in a seat, or which bot would."""
    changes_hosting: ClassVar[bool] = False
    """True if it changes who is host or what the host has decided, so that clients need the new values."""

    def apply(self, state: Any, /) -> Any:
        """Return the state of the table after this event, whose legality is not checked again."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """Return the event's fields by name, without those that have their default value."""
        defaults = _defaults(type(self))  # type: ignore[arg-type]  # mypy looks at the hash of an instance
        return {name: value for name, default in defaults if (value := getattr(self, name)) != default}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any], game: Game | None) -> Self:
        """Return the event that `to_json` wrote; `game` is the table's, None before its rules are known.

        Raises LookupError, TypeError or ValueError for anything else.
        """
        return cls(**{field.name: raw[field.name] for field in fields(cls) if field.name in raw})


@cache
def _defaults(kind: type[Any]) -> list[tuple[str, Any]]:
    """Return the name and the default value of each field of an event."""
    return [(field.name, field.default) for field in fields(kind)]


def encode_rules(chosen: Rules) -> dict[str, Any]:
    """Return the rules of a match as a JSON object for the log: game, preset and options."""
    return {"game": chosen.game.ID, "preset": chosen.preset, "options": dict(chosen.values)}


def parse_rules(raw: Mapping[str, Any]) -> Rules:
    """Return the rules that `encode_rules` wrote."""
    return rules(find(raw["game"]), raw["preset"], raw["options"])
