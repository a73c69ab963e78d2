"""The bots: each chooses an action from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from fourkings.bots import careful, chance, flat, levels, strong
from fourkings.rng import Dice, stream
from fourkings.rulebook.cards import UnknownName
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.views import PlayerView, View, is_seated

__all__ = ["BOTS", "LEVELS", "Bot", "BuiltInBot", "Forfeit", "by_scores", "find", "title"]


class Bot(Protocol):
    """What a bot is: a module or an object with a name, a version that changes with its play, and one decision."""

    @property
    def NAME(self) -> str:
        """The name that people choose it by."""

    @property
    def VERSION(self) -> int:
        """The number of its way of playing: another one wherever the same view and dice may lead to another action."""

    def choose(self, view: PlayerView, rng: Stream, limit: int | None = None) -> Action:
        """A legal action for the seat of the view, whose turn it is.

        rng: the dice that the bot may roll; limit: how much work it may do, in units of its own (None: its usual work).
        The action depends on these three alone.
        """


class Forfeit(Exception):
    """A bot that cannot go on, or must not: it has lost its match. The message is the reason, in a sentence."""


class BuiltInBot:
    """A bot of `BOTS`: a `Bot` that takes dice of any kind, and says so where there is nothing to choose."""

    __slots__ = ("NAME", "VERSION", "_bot")

    def __init__(self, bot: Bot) -> None:
        self.NAME: Final = bot.NAME
        self.VERSION: Final = bot.VERSION
        self._bot = bot

    def by_scores(self, rules: Rules) -> bool:
        """True if what it does in this game may hang on the points of the deals before."""
        return by_scores(self._bot, rules)

    def __repr__(self) -> str:
        return f"BOTS[{self.NAME!r}]"

    def choose(self, view: View, rng: Dice = None, limit: int | None = None) -> Action:
        """A legal action for the seat of the view, whose turn it is.

        view: what that seat may see; rng: a `Stream`, a `random.Random`, a seed, or None for fresh dice; limit: how much
        work the bot may do, in units of its own (None: its usual work). The same three lead to the same action.

        Raises ValueError for a view that has no legal action: a watcher's, of another seat than the one to act, or of a
        deal that is over. Raises TypeError for anything that is not a view.
        """
        if not isinstance(view, View):
            raise TypeError(f"a bot is given what its seat may see, view(state, seat), and not a {type(view).__name__}")
        if not is_seated(view) or not view.legal:
            who = "a watcher" if view.seat is None else f"seat {view.seat}"
            now = "the deal is over" if view.stage == "done" else f"it is the turn of seat {view.turn}"
            raise ValueError(f"{who} has nothing to choose: {now}")
        return self._bot.choose(view, stream(rng), limit)


_MODULES: Final[tuple[Bot, ...]] = (levels.BEGINNER, levels.CLUB, strong, careful, flat, chance)


class _Bots(dict[str, BuiltInBot]):
    def __missing__(self, name: object) -> BuiltInBot:
        raise UnknownName(f"there is no bot {name!r}: the bots are {', '.join(self)}")


BOTS: Final[Mapping[str, BuiltInBot]] = _Bots({bot.NAME: BuiltInBot(bot) for bot in _MODULES})
"""The bots by name."""

LEVELS: Final = (levels.BEGINNER.NAME, levels.CLUB.NAME, strong.NAME)
"""Those that people choose among, the weakest first."""


def find(name: str) -> BuiltInBot:
    """The bot of that name. Raises ValueError, with the names of all, if there is none."""
    return BOTS[name]


def by_scores(bot: Bot, rules: Rules) -> bool:
    """True if what a bot does in this game may hang on the points of the deals before; so it is if it says nothing."""
    asked: Callable[[Rules], bool] | None = getattr(bot, "by_scores", None)
    return asked(rules) if asked else True


def title(bot: Bot) -> str:
    """The name of a bot with its version, as logs and records keep it: `"careful 1"`."""
    return f"{bot.NAME} {bot.VERSION}"
