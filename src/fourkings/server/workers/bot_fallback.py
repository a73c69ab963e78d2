"""Bots with fallbacks: if one fails or is late, a simpler one acts, so that a table always goes on."""

import asyncio
import logging
from typing import Final

from fourkings.analysis.hints import Advice, advise_by_rule
from fourkings.bots import BOTS, Bot, careful, chance, title
from fourkings.rng import bot_stream
from fourkings.rulebook.game import Action
from fourkings.server.workers import bot_worker
from fourkings.server.workers.bot_pool import BotPool, NoAnswer, NotReady
from fourkings.views import View, is_seated

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0  # seconds that a bot may think; it may also wait as long until a worker is free
LIGHT: Final = frozenset({careful.NAME, chance.NAME})
"""Bots that take a tenth of a millisecond and need no compiler: they run in the loop, because a thread costs more."""


async def choose(bot_pool: BotPool, view: View, name: str, seed: int) -> tuple[Action, str]:
    """Return a legal action for the view's seat, and which bot chose it (`name` or a fallback), with its version."""
    for bot in _with_fallbacks(name):
        action = await _ask(bot_pool, bot, view, seed)
        if action is not None:
            return action, title(bot)
    return view.legal[0], title(chance)


async def advise(bot_pool: BotPool, view: View) -> tuple[Advice, str]:
    """Return a hint for the view's seat, and the bot that gives it, with its version: careful if the other is late.

    It may take three times as long as a bot's action: a rule of thumb has no reason to give.
    """
    try:
        return await bot_pool.ask_last(3 * PATIENCE, bot_worker.advise, view), title(BOTS[bot_worker.ADVISER])
    except NoAnswer as error:
        log.log(logging.DEBUG if isinstance(error, NotReady) else logging.WARNING, "hint: %s", error)
    except Exception:
        log.exception("no hint in %s", view.rules.game.ID)
    return await asyncio.to_thread(advise_by_rule, view), title(careful)


def _with_fallbacks(name: str) -> list[Bot]:
    names = dict.fromkeys((name, careful.NAME, chance.NAME))
    return [BOTS[name] for name in names if name in BOTS]


async def _ask(bot_pool: BotPool, bot: Bot, view: View, seed: int) -> Action | None:
    """Return the bot's action; None if it fails, is late, or breaks the rules."""
    game = view.rules.game.ID
    try:
        if bot.NAME in LIGHT and is_seated(view):
            action = bot.choose(view, bot_stream(seed))
        else:
            action = await bot_pool.ask(PATIENCE, bot_worker.choose, bot.NAME, view, seed)
    except NoAnswer as error:
        log.log(logging.DEBUG if isinstance(error, NotReady) else logging.WARNING, "bot %s: %s", bot.NAME, error)
        return None
    except Exception:
        log.exception("bot %s failed in %s", bot.NAME, game)
        return None
    if action in view.legal:
        return action
    log.error("bot %s chose what is not legal in %s", bot.NAME, game)
    return None
