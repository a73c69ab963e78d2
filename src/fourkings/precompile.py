"""Precompilation: everything that is compiled on first use, compiled now and cached for later processes."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, get_args

if TYPE_CHECKING:
    from fourkings.rulebook.deck import Stream
    from fourkings.views import View

PLAY: Final = ("playouts", "solver", "bots")  #: the parts that bots and reviews need


def steps() -> Mapping[str, Callable[[], object]]:
    """Return the parts of the program that are compiled on use: by name, a function that uses the part once."""
    from fourkings import solver

    return {"playouts": _playouts, "solver": solver.rehearse, "bots": rehearse, "tables": _tables}


def parts_of(bots: Iterable[str]) -> tuple[str, ...]:
    """Return the parts (names of `steps`) that bots need; one of another package compiles what it uses by itself."""
    from fourkings.bots import BOTS, careful, chance, flat, levels

    thinking = (BOTS.keys() & set(bots)) - {chance.NAME, careful.NAME}
    simple = {flat.NAME, levels.BEGINNER.NAME, levels.CLUB.NAME}
    return () if not thinking else ("playouts",) if thinking <= simple else PLAY


def is_warm(parts: Iterable[str] = PLAY) -> bool:
    """Return True if these parts (see `steps`) were compiled before, by the kernels and the compiler as they are now."""
    from fourkings.kernels import compiled

    return all(map(compiled.is_compiled, parts))


def warm(tell: Callable[[str], None], parts: Iterable[str] = PLAY) -> None:
    """Compile those of these parts that are not compiled yet; call `tell` with the name of each before."""
    from fourkings.kernels import compiled

    for part in parts:
        if not compiled.is_compiled(part):
            tell(part)
            steps()[part]()
            compiled.mark_compiled(part)


def _playouts() -> None:
    """Play a deal of every kind by playouts alone: what the simpler bots need."""
    from fourkings.bots import levels

    _rehearsed(levels.CLUB.choose)


def _tables() -> None:
    from fourkings.envs import vector
    from fourkings.rulebook.games import GAMES

    for game in GAMES.own:
        for opponents in (None, *get_args(vector.Opponents)):
            with vector.make(game, 2, opponents=opponents) as env:
                env.reset(seed=1)
                env.step(env.by_chance())


def rehearse() -> None:
    """Play a deal of every kind, all its calls and each lead: what the bots need is then compiled and loaded.

    Each decision takes as little thought as possible; the other cards of a trick need nothing else.
    """
    from fourkings.analysis import hints
    from fourkings.bots import strong

    leads = _rehearsed(strong.choose)
    for lead in leads:
        hints.advise(lead)


def _rehearsed(think: Callable[[View, Stream, int], object]) -> list[View]:
    """Play the deals, and return one lead of each game."""
    from fourkings.rulebook import games
    from fourkings.rulebook.deck import Stream
    from fourkings.rulebook.game import apply, legal, start
    from fourkings.rulebook.games import GAMES
    from fourkings.rulebook.match import from_secret
    from fourkings.views import view

    leads: list[View] = []
    for game in GAMES.values():
        deal = from_secret(games.rules(game), bytes(32)).state.deal
        for number in {1, max(1, len(game.deal_titles(deal.rules)))}:
            state = start(deal.rules, number, deal.dealer, deal.scores, deal.dealt)
            while state.stage != "done":
                if not state.trick:
                    think(seen := view(state, state.turn), Stream(b"", b""), 2)
                    if number == 1 and state.stage == "play" and not state.tricks:
                        leads.append(seen)
                state = apply(state, legal(state)[0])
    return leads


@functools.cache
def prepare() -> None:
    """Compile what is not compiled yet and load the rest, once per process."""
    if is_warm():
        rehearse()
    else:
        warm(lambda step: None)
