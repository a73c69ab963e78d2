"""Strong 7 as it was, to hold others against it: `fourkings match king strong research/strong_7.py:Strong7`.

It differs from strong 8 in one thing: it may play a card that another of its hand would replace at no cost.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fourkings.players import bots
from fourkings.players.bots import Bot
from fourkings.players.bots.strong import WORLDS, recipe, tie_break
from fourkings.players.bots.strong.recipes import recipe_of
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View


class Strong7:
    """Strong, version 7."""

    NAME, VERSION = "strong", 7

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """What strong 7 did with this view and these dice."""
        seed, many = rng.below(1 << 62), limit or WORLDS
        if len(view.legal) == 1:
            return view.legal[0]
        with as_it_was():
            return recipe.decide(recipe_of(view.rules), view, seed, many)


@contextmanager
def as_it_was() -> Iterator[None]:
    """Every card is looked at, as it was until version 8."""
    kept = tie_break.sound
    vars(tie_break)["sound"] = lambda view, judged: judged
    try:
        yield
    finally:
        vars(tie_break)["sound"] = kept


def find(name: str) -> Bot:
    """A bot by name; `strong 7` is this one."""
    return Strong7() if name == "strong 7" else bots.find(name)
