"""Who thinks for a chair: its bot, or a simpler one where that fails or is late, so that a table always goes on."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fourkings.bots import BOTS, Bot, chance
from fourkings.deck import Stream
from fourkings.game import Action
from fourkings.view import View

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds that a bot may think."""
DEFAULT: Final = next((name for name in ("careful",) if name in BOTS), chance.NAME)
"""The bot that sits down where nobody asked for another."""


async def think(view: View, name: str, dice: Stream) -> tuple[Action, str]:
    """A legal action for the view's seat, and the name of the bot that found it."""
    for bot in _helpers(name):
        action = await _ask(bot, view, dice)
        if action is not None:
            return action, bot.NAME
    return view.legal[0], chance.NAME


def _helpers(name: str) -> list[Bot]:
    """The bot of that name, and who answers for it."""
    names = dict.fromkeys((name, DEFAULT, chance.NAME))
    return [BOTS[one] for one in names if one in BOTS]


async def _ask(bot: Bot, view: View, dice: Stream) -> Action | None:
    """What the bot does; None where it fails, is late, or breaks the rules."""
    try:
        action = await asyncio.wait_for(asyncio.to_thread(bot.choose, view, dice), PATIENCE)
    except TimeoutError:
        log.warning("bot %s took longer than %s s in %s", bot.NAME, PATIENCE, view.rules.game.ID)
        return None
    except Exception:
        log.exception("bot %s failed in %s", bot.NAME, view.rules.game.ID)
        return None
    if action in view.legal:
        return action
    log.error("bot %s chose what is not legal in %s", bot.NAME, view.rules.game.ID)
    return None
