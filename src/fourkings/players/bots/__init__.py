"""The players of wood: each thinks from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from fourkings.players.bots import careful, chance, flat, levels, strong
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View


class Bot(Protocol):
    """A bot is a module (or an object) with a name, a version that changes with its play, and one decision."""

    @property
    def NAME(self) -> str: ...
    @property
    def VERSION(self) -> int: ...
    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """A legal action, by the view, the dice and a limit on the work (None: the bot's own) alone."""


BOTS: Final[Mapping[str, Bot]] = {bot.NAME: bot for bot in (levels.BEGINNER, levels.CLUB, strong, careful, flat, chance)}


def find(name: str) -> Bot:
    """The bot of that name; `ValueError` with the names of all where there is none."""
    if found := BOTS.get(name):
        return found
    raise ValueError(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")


def title(bot: Bot) -> str:
    """A bot with its version, as logs and records keep it: `"careful 1"`."""
    return f"{bot.NAME} {bot.VERSION}"
