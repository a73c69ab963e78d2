"""A table's facts as text, one line of JSON each: the log that a table is folded together from again.

Cards and actions go by the names that records use. A log is for the server alone: it holds every hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from fourkings.cards import card, name
from fourkings.game import Action, Game
from fourkings.games import find, parse_action
from fourkings.opening import Opened
from fourkings.options import rules
from fourkings.record import token
from fourkings.table import Act, Chair, Deal, Fact, Leave, Opening, Return, Undo


class NotALog(ValueError):
    """Lines that are no log of a table: which line fails, and on what."""


def line(fact: Fact) -> str:
    """The fact as one line of JSON, without its line end."""
    return json.dumps({"type": _TYPES[type(fact)], **_written(fact)}, ensure_ascii=False, separators=(",", ":"))


def facts(lines: Iterable[str]) -> Iterator[Fact]:
    """The facts of a whole log, from its opening on; `NotALog` at the first line that is none."""
    game: Game | None = None
    for number, text in enumerate(lines, 1):
        try:
            raw = json.loads(text)
            fact = _READERS[raw["type"]](raw, game)
        except (ValueError, LookupError, TypeError) as error:
            raise NotALog(f"line {number} of the log: {type(error).__name__}: {error}") from error
        if isinstance(fact, Opening):
            game = fact.rules.game
        yield fact


# --- writing ------------------------------------------------------------------------------------------------------

_TYPES: Final[Mapping[type, str]] = {
    Opening: "opening",
    Deal: "deal",
    Act: "act",
    Undo: "undo",
    Leave: "leave",
    Return: "return",
}


def _written(fact: Fact) -> dict[str, Any]:
    match fact:
        case Opening(chosen, chairs, opened):
            return {
                "game": chosen.game.ID,
                "preset": chosen.preset,
                "options": dict(chosen.values),
                "chairs": [{"name": one.name, "player": one.player, "bot": one.bot, "away": one.away} for one in chairs],
                "draw": [[None if one is None else name(one) for one in row] for row in opened.draw],
                "seats": opened.seats,
                "dealer": opened.dealer,
                "kings": [[entrant, name(one)] for entrant, one in opened.kings],
            }
        case Deal(hands):
            return {"hands": [list(map(name, hand)) for hand in hands]}
        case Act(seat, action, bot):
            return {"seat": seat, "action": token(action)} | ({"bot": bot} if bot else {})
        case Undo(deal, actions):
            return {"deal": deal, "actions": actions}
        case Leave(entrant) | Return(entrant):
            return {"entrant": entrant}


# --- reading ------------------------------------------------------------------------------------------------------


def _opening(raw: Mapping[str, Any], game: Game | None) -> Opening:
    if game is not None:
        raise ValueError("a table opens only once")
    chosen = rules(find(raw["game"]), raw["preset"], raw["options"])
    chairs = tuple(Chair(one["name"], one["player"], one["bot"], one["away"]) for one in raw["chairs"])
    draw = tuple(tuple(None if one is None else card(one) for one in row) for row in raw["draw"])
    kings = tuple((entrant, card(one)) for entrant, one in raw["kings"])
    return Opening(chosen, chairs, Opened(draw, tuple(raw["seats"]), raw["dealer"], kings))


def _action(text: str, game: Game | None) -> Action:
    if game is None:
        raise ValueError("the opening is missing")
    return parse_action(game, text)


_READERS: Final[Mapping[str, Callable[[Mapping[str, Any], Game | None], Fact]]] = {
    "opening": _opening,
    "deal": lambda raw, game: Deal(tuple(tuple(map(card, hand)) for hand in raw["hands"])),
    "act": lambda raw, game: Act(raw["seat"], _action(raw["action"], game), raw.get("bot")),
    "undo": lambda raw, game: Undo(raw["deal"], raw["actions"]),
    "leave": lambda raw, game: Leave(raw["entrant"]),
    "return": lambda raw, game: Return(raw["entrant"]),
}
