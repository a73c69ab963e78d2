"""Bots, the artificial players: each chooses an action from a view alone, which has only what its seat may see."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from fourkings.bots import careful, chance, flat, levels, strong
from fourkings.rng import RandomSource, random_stream
from fourkings.rulebook.cards import UnknownName
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.views import PlayerView, View, is_seated

__all__ = ["BOTS", "LEVELS", "Bot", "BuiltInBot", "Forfeit", "by_scores", "find", "title"]


class Bot(Protocol):
    """A bot: a module or an object with a name, a version and one decision."""

    @property
    def NAME(self) -> str:
        """The name by which people choose it."""

    @property
    def VERSION(self) -> int:
        """Version of its play; raise it when any decision may change."""

    def choose(self, view: PlayerView, rng: Stream, limit: int | None = None) -> Action:
        """Return a legal action for the seat of the view, whose turn it is.

        rng: the bot's random stream; limit: how much work it may do, in units of its own (None: its usual work). The
        action depends on these three alone.
        """


class Forfeit(Exception):
    """Forfeit of a match by a bot that can't, or must not, go on. The message gives the reason in a sentence."""


class BuiltInBot:
    """A bot of `BOTS`, those in this program: takes any random source and refuses a view without a choice."""

    __slots__ = ("NAME", "VERSION", "_bot")

    def __init__(self, bot: Bot) -> None:
        self.NAME: Final = bot.NAME
        self.VERSION: Final = bot.VERSION
        self._bot = bot

    def by_scores(self, rules: Rules) -> bool:
        """Return True if its play in this game may depend on the scores before the deal."""
        return by_scores(self._bot, rules)

    def __repr__(self) -> str:
        return f"BOTS[{self.NAME!r}]"

    def choose(self, view: View, rng: RandomSource = None, limit: int | None = None) -> Action:
        """Return a legal action for the seat of the view, whose turn it is.

        view: what that seat may see; rng: a `Stream`, a `random.Random`, a seed, or None for fresh randomness; limit: how
        much work the bot may do, in units of its own (None: its usual work). The same three give the same action.

        Raises ValueError for a view without a legal action: a watcher's, of a seat that isn't to act, or of a finished
        deal. Raises TypeError for anything that isn't a view.
        """
        if not isinstance(view, View):
            raise TypeError(f"a bot is given what its seat may see, view(state, seat), and not a {type(view).__name__}")
        if not is_seated(view) or not view.legal:
            who = "a watcher" if view.seat is None else f"seat {view.seat}"
            now = "the deal is over" if view.stage == "done" else f"it is the turn of seat {view.turn}"
            raise ValueError(f"{who} has nothing to choose: {now}")
        return self._bot.choose(view, random_stream(rng), limit)


_MODULES: Final[tuple[Bot, ...]] = (levels.BEGINNER, levels.CLUB, strong, careful, flat, chance)


class _Bots(dict[str, BuiltInBot]):
    def __missing__(self, name: object) -> BuiltInBot:
        raise UnknownName(f"there is no bot {name!r}: the bots are {', '.join(self)}")


BOTS: Final[Mapping[str, BuiltInBot]] = _Bots({bot.NAME: BuiltInBot(bot) for bot in _MODULES})
"""The bots by name."""

LEVELS: Final = (levels.BEGINNER.NAME, levels.CLUB.NAME, strong.NAME)
"""The bots that people choose among, weakest first."""


def find(name: str) -> BuiltInBot:
    """Return a bot by name; raise ValueError, listing all names, if there is none."""
    return BOTS[name]


def by_scores(bot: Bot, rules: Rules) -> bool:
    """Return True if a bot's play in this game may depend on the scores before the deal, or if it has no `by_scores`."""
    asked: Callable[[Rules], bool] | None = getattr(bot, "by_scores", None)
    return asked(rules) if asked else True


def title(bot: Bot) -> str:
    """Return a bot's name with its version, as in logs and records: `"careful 1"`."""
    return f"{bot.NAME} {bot.VERSION}"
