"""Functions that run in the worker processes of bots, one job after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import TYPE_CHECKING

from fourkings.bots import find
from fourkings.rng import bot_stream
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.system import be_nicer
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.analysis.hints import Advice

NICENESS = 5  # niceness of workers: the server itself goes first
ADVISER = "strong"  # the bot whose judgement hints are


def initialize() -> None:
    """Set up a worker, which ends only with its server, however that ends.

    It ignores the signals that stop a server, because Ctrl-C and service managers send them to all of its processes.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    be_nicer(NICENESS)
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


def advise(view: View) -> Advice:
    """Return a hint: the action that a good player would take, and why."""
    from fourkings.analysis import hints

    return hints.advise(view)
