"""The speed of sampling: full deals that fit what a player sees are counted, and drawn at random."""

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from fourkings import sampling
from fourkings.bench.play import play
from fourkings.bench.row import Row
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match
from fourkings.views import View, view

SAMPLES: Final = 200_000


def bench() -> Iterator[Row]:
    """Measure deals that fit a view, one core, compiled: twelve views of every game, counting and drawing apart."""
    for game in GAMES.own:
        views = _fixed_views(game)
        build = min(_timed_each(sampling.count, views) for _ in range(5))
        fits = [sampling.Deals(sampling.constraints(view)) for view in views]
        digest = hashlib.sha256("".join(f"{fit.count} {fit.draw(1, 1000).tolist()}" for fit in fits).encode())
        draw = min(_timed_each(lambda deals: deals.draw(1, SAMPLES), fits) for _ in range(3))
        came = digest.hexdigest()[:12]
        params = {
            "game": f"{game:<14}", "views": f"{len(views)}", "signature": came,
            "counting": f"{build * 1e6 / len(views):6,.0f}", "speed": f"{SAMPLES * len(views) / draw:11,.0f}",
        }  # fmt: skip
        figures = {
            "game": game, "views": len(views), "samples": SAMPLES * len(views), "signature": came,
            "counting": build, "seconds": draw,
        }  # fmt: skip
        yield Row("sample", params, figures)


def _fixed_views(game: str) -> list[View]:
    """Return twelve views of the leader of a trick, from ten deals."""
    seen: list[View] = []

    def keep(match: Match, action: Action) -> None:
        state = match.state
        if state.stage == "play" and not state.trick:
            seen.append(view(state, state.turn))

    play(game, 10, keep)
    return seen[:: max(1, len(seen) // 12)][:12]


def _timed_each(work: Callable[[Any], object], things: Iterable[object]) -> float:
    """Return the seconds for the work on all of them."""
    begun = time.perf_counter()
    for item in things:
        work(item)
    return time.perf_counter() - begun
