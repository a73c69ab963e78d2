"""The result of the coach: sentences as message keys with parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fourkings.records import token
from fourkings.rulebook.game import Action, Game, Param
from fourkings.rulebook.games import parse_action

VERSION: Final = 8
"""The version of the coach: a stored explanation of another version isn't read, since its messages may be gone."""


class Part(NamedTuple):
    """A sentence of an explanation."""

    key: str  #: the message is `coach-<key>`
    params: Mapping[str, Param]  #: what `i18n` formats by its name: cards, seats, suits, points


class Explanation(NamedTuple):
    """Why one action is better than another, for the seat to act (“you”), from what it could see."""

    action: Action  #: the weaker action
    better: Action  #: the stronger one
    parts: tuple[Part, ...]  #: the sentences, in the order to be read
    theme: str | None = None  #: the theme of the exercises that train it; None if no principle applies
    shares: tuple[tuple[str, float], ...] = ()
    """The parts of the loss and their points, the largest first; they add up to the loss in deals played on."""


def explanation_json(explanation: Explanation) -> dict[str, Any]:
    """Return an explanation as a JSON object, with its version; without its shares."""
    return {
        "version": VERSION,
        "parts": [{"key": part.key, "params": dict(part.params)} for part in explanation.parts],
        "theme": explanation.theme,
        "action": token(explanation.action),
        "better": token(explanation.better),
    }


def read_explanation(game: Game, stored: Mapping[str, Any] | None) -> Explanation | None:
    """Return an explanation that `explanation_json` wrote; None if there is none, or one of another version."""
    if stored is None or stored["version"] != VERSION:
        return None
    parts = [
        Part(
            part["key"],
            {name: tuple(value) if isinstance(value, list) else value for name, value in part["params"].items()},
        )
        for part in stored["parts"]
    ]
    action, better = (parse_action(game, stored[name]) for name in ("action", "better"))
    return Explanation(action, better, tuple(parts), stored["theme"])
