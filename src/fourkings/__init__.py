"""Four Kings: five old trick-taking games for four, with exact rules, records, bots and a solver.

The public API: everything that a program needs to play, watch, record and analyse a match. Each name is imported on first
use, so that `import fourkings` costs nothing. The reference describes the other modules, layer by layer; they may change.
"""

import importlib
from typing import TYPE_CHECKING, Any, Final

from fourkings._version import __version__

if TYPE_CHECKING:
    from fourkings.analysis import Decision, Judgement, Review, review
    from fourkings.analysis.judge import judge
    from fourkings.arena import play, simulate
    from fourkings.bots import BOTS, Bot
    from fourkings.envs.frames import to_polars
    from fourkings.i18n import Language, language
    from fourkings.records import NotARecord, Record, dumps, legal_tokens, loads, token
    from fourkings.records.replay import Fault, replay
    from fourkings.records.verify import Report, verify
    from fourkings.rulebook.cards import Card, Mask, Seat, card, mask, members
    from fourkings.rulebook.cards import name as card_name
    from fourkings.rulebook.cards import names as card_names
    from fourkings.rulebook.deck import Stream
    from fourkings.rulebook.game import Action, Deal, Game, Reason, Refused, Result, Rules, State, legal, why_not
    from fourkings.rulebook.game.drawing import Hand
    from fourkings.rulebook.games import GAMES, UnknownGame, rules
    from fourkings.rulebook.match import Match, deal_from_secret, push
    from fourkings.rulebook.match import from_secret as match_from_secret
    from fourkings.rulebook.match import from_state as match_from_state
    from fourkings.rulebook.options import Option, OptionError
    from fourkings.rulebook.tricks import Contract, Trick
    from fourkings.sampling import count, determinize, sample
    from fourkings.solver import Solution, Solver, Worth, solve
    from fourkings.solver.positions import PositionError, position
    from fourkings.table.client_view import view_of
    from fourkings.views import PlayerView, View, view

__all__ = [
    "BOTS", "GAMES", "Action", "Bot", "Card", "Contract", "Deal", "Decision", "Fault", "Game", "Hand", "Judgement",
    "Language", "Mask", "Match", "NotARecord", "Option", "OptionError", "PlayerView", "PositionError", "Reason",
    "Record", "Refused", "Report", "Result", "Review", "Rules", "Seat", "Solution", "Solver", "State", "Stream",
    "Trick", "UnknownGame", "View", "Worth", "__version__", "card", "card_name", "card_names", "count",
    "deal_from_secret", "determinize", "dumps", "judge", "language", "legal", "legal_tokens", "loads", "mask",
    "match_from_secret", "match_from_state", "members", "play", "position", "push", "replay", "review", "rules",
    "sample", "simulate", "solve", "to_polars", "token", "verify", "view", "view_of", "why_not",
]  # fmt: skip

_FACE: Final = {
    "rulebook.cards": ("Card", "Mask", "Seat", "card", "card_name=name", "card_names=names", "mask", "members"),
    "rulebook.options": ("Option", "OptionError"),
    "rulebook.tricks": ("Contract", "Trick"),
    "rulebook.deck": ("Stream",),
    "rulebook.game": ("Action", "Deal", "Game", "Reason", "Refused", "Result", "Rules", "State", "legal", "why_not"),
    "rulebook.games": ("GAMES", "UnknownGame", "rules"),
    "rulebook.game.drawing": ("Hand",),
    "rulebook.match": ("Match", "match_from_secret=from_secret", "match_from_state=from_state", "deal_from_secret", "push"),
    "views": ("PlayerView", "View", "view"),
    "records": ("NotARecord", "Record", "dumps", "legal_tokens", "loads", "token"),
    "records.replay": ("Fault", "replay"),
    "records.verify": ("Report", "verify"),
    "i18n": ("Language", "language"),
    "sampling": ("count", "determinize", "sample"),
    "solver": ("Solution", "Solver", "Worth", "solve"),
    "solver.positions": ("PositionError", "position"),
    "bots": ("BOTS", "Bot"),
    "arena": ("play", "simulate"),
    "table.client_view": ("view_of",),
    "envs.frames": ("to_polars",),
    "analysis": ("Decision", "Judgement", "Review", "review"),
    "analysis.judge": ("judge",),
}
"""The public names by the module that has them, the same as above; `name=other` if the module calls it `other`."""
_HOME: Final = {
    name: (f"fourkings.{module}", other or name)
    for module, names in _FACE.items()
    for name, _, other in (entry.partition("=") for entry in names)
}


if not TYPE_CHECKING:  # a type checker reads the imports above, and so tells a name that does not exist

    def __getattr__(name: str) -> Any:
        """Import the object of a public name on first use."""
        if name not in _HOME:
            raise AttributeError(f"module 'fourkings' has no attribute {name!r}")
        module, other = _HOME[name]
        value = globals()[name] = getattr(importlib.import_module(module), other)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
