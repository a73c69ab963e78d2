"""Players with a habit of people: of equal cards they play any, where ours always play the same one.

`deals.py`, `strangers.py` and the others know them by name: `flat any` is flat so.
"""

from __future__ import annotations

from fourkings.players.bots import Bot, worlds
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View


class AnyEqual:
    """A bot that plays any of the cards that are equal to the one it has chosen."""

    VERSION = 1

    def __init__(self, bot: Bot) -> None:
        self.bot, self.NAME = bot, f"{bot.NAME} any"

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """What the bot does, or an equal card."""
        action = self.bot.choose(view, rng, limit)
        if isinstance(action, str):
            return action
        run = next(run for run in worlds.runs(view) if action in run)
        return run[rng.below(len(run))]
