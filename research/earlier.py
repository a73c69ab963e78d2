"""Strong 7 to 12 as they were, to hold others against them: `fourkings match king strong research/earlier.py:Strong9`.

Strong 12 plays deals of the 400 out by policy 2, as those before 11 did, and the others as strong does now. Strong 11
plays all out by policy 3, `policy-3.npz`, those before it by policy 2, `policy-2.npz`. Strong 9 plays King for points
to the end of the match. Strong 8 asks what careful and a linear policy see in the cards played, where all play for
themselves, and plays deals out by careful and policy 2; in the 400 it plays them out by the linear policy alone.
Strong 7 moreover may play a card that another of its hand would replace at no cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import numpy as np
from people import AnyEqual

from fourkings.players import bots, encoding
from fourkings.players.bots import Bot, policies, worlds
from fourkings.players.bots.strong import WORLDS, recipe, recipes, tie_break
from fourkings.players.bots.strong.recipe import Recipe
from fourkings.players.bots.strong.recipes import RECIPES, _alone, four_hundred, king
from fourkings.players.bots.strong.rollout import Rollout, by_careful, joined
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

POLICIES: Final = {number: Path(__file__).with_name(f"policy-{number}.npz") for number in (2, 3)}
"""What strong 4 to 10 and strong 11 played deals out by. No command makes them again: that of the first lessons of policy 2
was not kept, and policy 3 was taught by chance without a seed."""
newest_nets: Final = policies.nets


@cache
def nets(version: int) -> Mapping[str, NDArray[np.int8]]:
    """The nets of a version, of those that are kept here too; 4 differs from 5 in the 400 alone."""
    if version == 4:
        return dict(newest_nets(5)) | {"400": nets(2)["400"]}
    if version not in POLICIES:
        return newest_nets(version)
    with np.load(POLICIES[version]) as found:
        return {kind: found[kind] for kind in found.files}


def out_alone(view: View, samples: recipe.Int64Array, cards: list[Card], seed: int) -> tuple[worlds.Outcome, ...]:
    """Half of the deals by the newest policy, half as careful plays, where they cost; else all by the newest policy."""
    contract = encoding.contract_of(view)
    half = len(samples) // 2 if encoding.costs(contract) else 0
    net = policies.weights(policies.NEWEST, policies.kind(view.rules, contract))
    found = worlds.evaluate(view, samples[half:], cards, net, _alone.NET_NOISE, seed)
    if half:
        found = joined(found, by_careful(view, samples[:half], cards, _alone.CAREFUL_NOISE, seed))
    return (found,)


BEFORE: Final[Mapping[str, Recipe]] = {
    **RECIPES,
    "400": replace(RECIPES["400"], rollout=Rollout(four_hundred.by_linear)),
    "jeu-du-roi": replace(
        RECIPES["jeu-du-roi"],
        belief=replace(RECIPES["jeu-du-roi"].belief, evidence=(_alone.by_merits,)),
        rollout=Rollout(out_alone),
    ),
    "king": replace(
        RECIPES["king"],
        belief=replace(RECIPES["king"].belief, evidence=(king.likely_by(_alone.by_merits),)),
        rollout=Rollout(out_alone),
    ),
}
"""The recipes of strong 8, and of 7."""


class Strong12:
    """Strong, version 12."""

    NAME, VERSION = "strong", 12

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """What that version did with this view and these dice."""
        seed, many = rng.below(1 << 62), limit or WORLDS
        if len(view.legal) == 1:
            return view.legal[0]
        with as_it_was(self.VERSION):
            return recipe.decide(recipes.recipe_of(view.rules), view, seed, many)


class Strong11(Strong12):
    """Strong, version 11."""

    VERSION = 11


class Strong10(Strong12):
    """Strong, version 10."""

    VERSION = 10


class Strong9(Strong12):
    """Strong, version 9."""

    VERSION = 9


class Strong8(Strong12):
    """Strong, version 8."""

    VERSION = 8


class Strong7(Strong12):
    """Strong, version 7."""

    VERSION = 7


EARLIER: Final[Mapping[str, type[Strong12]]] = {
    f"strong {bot.VERSION}": bot for bot in (Strong7, Strong8, Strong9, Strong10, Strong11, Strong12)
}


@contextmanager
def as_it_was(version: int) -> Iterator[None]:
    """Strong thinks as in version 7 to 12."""
    changed: list[tuple[ModuleType, str, object]] = [
        (policies, "NEWEST", {11: 3, 12: 4}.get(version, 2)),
        (policies, "nets", nets),
    ]
    if version < 10:  # points alone
        changed.append((king.match, "far", lambda view: True))
    if version < 9:
        changed.append((recipes, "RECIPES", BEFORE))
    if version < 8:  # every card is looked at
        changed.append((tie_break, "sound", lambda view, judged: judged))
    kept = [(module, name, getattr(module, name)) for module, name, _ in changed]
    try:
        for module, name, value in changed:
            setattr(module, name, value)
        king.auction.forget()
        yield
    finally:
        for module, name, value in kept:
            setattr(module, name, value)
        king.auction.forget()


def find(name: str) -> Bot:
    """A bot by name; `strong 7` to `strong 12` are these, and `flat any` is flat who plays any of equal cards."""
    if name in EARLIER:
        return EARLIER[name]()
    return AnyEqual(bots.find(name.removesuffix(" any"))) if name.endswith(" any") else bots.find(name)
