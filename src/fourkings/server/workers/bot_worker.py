"""The worker process that thinks for the bots: everything in here runs there, one question after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from fourkings.bots import find
from fourkings.bots.careful.advice import Advice
from fourkings.rng import bot_dice
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

POLITE = 5
"""By how much the server goes first where processor time is short."""
ADVISER = "strong"
"""The bot that gives hints."""


def initialize() -> None:
    """To stop is for the server alone, which goes first; where it is gone, however it ended, nobody waits for an answer.

    Ctrl-C, and what stops a service, come to all processes of a server at once.
    """
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_with, args=(parent,), name="fourkings-parent", daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def is_cold() -> bool:
    """Whether this process has kernels to compile first."""
    from fourkings.precompile import is_warm

    return not is_warm()


def choose(name: str, view: View, seed: int) -> Action:
    """The action of the bot of that name."""
    return find(name).choose(view, bot_dice(seed))


def decide(name: str, view: View, dice: Stream) -> Action:
    """The action of the bot of that name, with dice that are given: they tell nothing of what they were made of."""
    return find(name).choose(view, dice)


def advise(view: View, seed: int) -> Advice:
    """The adviser's action, and why."""
    from fourkings.bots import strong

    return strong.advise(view, bot_dice(seed))


def weigh(view: View, seed: int) -> tuple[Advice, dict[Action, float]]:
    """The adviser's action, and what each card is worth to it in points on average; nothing of cards that are alike."""
    from fourkings.bots import strong

    advice = strong.advise(view, bot_dice(seed))
    if view.stage != "play" or len(view.legal) == 1 or isinstance(advice.action, str):
        return advice, {}
    judged = strong.judge(view, bot_dice(seed).below(1 << 62), strong.WORLDS)
    return advice, dict[Action, float](zip(judged.cards, judged.means(), strict=True))
