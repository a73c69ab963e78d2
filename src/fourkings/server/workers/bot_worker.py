"""Functions that run in the worker processes of bots, one job after the other."""

import multiprocessing
import os
import signal
import threading

from fourkings.bots import find
from fourkings.bots.careful.advice import Advice
from fourkings.rng import bot_stream
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

NICENESS = 5  # niceness of workers: the server itself goes first
ADVISER = "strong"  # the bot that gives hints


def initialize() -> None:
    """Set up a worker, which ends only with its server, however that ends.

    It ignores the signals that stop a server, because Ctrl-C and service managers send them to all of its processes.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_with, args=(parent,), name="fourkings-parent", daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def is_cold() -> bool:
    """Return True if this process has to compile kernels (the numeric code of bots) first."""
    from fourkings.precompile import is_warm

    return not is_warm()


def choose(name: str, view: View, seed: int) -> Action:
    """Return the action that the bot of this name chooses for a view; `seed` decides its random choices."""
    return find(name).choose(view, bot_stream(seed))


def decide(name: str, view: View, dice: Stream) -> Action:
    """Return the action of a bot with the random stream `dice`, which doesn't reveal its seed."""
    return find(name).choose(view, dice)


def advise(view: View, seed: int) -> Advice:
    """Return the action that the adviser (the bot that gives hints) would take, with its reasons."""
    from fourkings.bots import strong

    return strong.advise(view, bot_stream(seed))


def weigh(view: View, seed: int) -> tuple[Advice, dict[Action, float]]:
    """Return the adviser's action, and the expected points of each card; of equivalent cards, of one alone."""
    from fourkings.bots import strong

    advice = strong.advise(view, bot_stream(seed))
    if view.stage != "play" or len(view.legal) == 1 or isinstance(advice.action, str):
        return advice, {}
    judged = strong.judge(view, bot_stream(seed).below(1 << 62), strong.WORLDS)
    return advice, dict[Action, float](zip(judged.cards, judged.means(), strict=True))
