"""Reviews of fixed matches: how long until the first verdict, and until the last."""

import hashlib
import time
from collections.abc import Iterator
from typing import Final

from fourkings.arena import play, secret_of
from fourkings.bench.row import Row
from fourkings.bots import find
from fourkings.rulebook.games import GAMES, rules

SEED: Final = 1


def bench() -> Iterator[Row]:
    """Measure a review of a match of four careful bots for one seat in every game: the first verdict, and all of them."""
    from fourkings import precompile
    from fourkings.analysis import decisions

    if precompile.is_warm():
        precompile.rehearse()  # so that nothing is compiled or loaded while time is taken
    else:
        precompile.warm(lambda step: None)
    for game in GAMES.own.values():
        mine = rules(game)
        match = play(mine, [find("careful")] * 4, secret_of(mine, SEED, 0))
        thought, first, begun = [], 0.0, time.perf_counter()
        for decision in decisions(match, 0):
            first = first or time.perf_counter() - begun
            thought.append((decision.deal, decision.action, decision.verdict, round(decision.judged.loss, 6)))
        seconds = time.perf_counter() - begun
        signature = hashlib.sha256(repr(thought).encode()).hexdigest()[:8]
        params = {
            "game": f"{game.ID:<14}", "deals": f"{len(match.deals):>2}", "decisions": f"{len(thought):>3}",
            "signature": signature, "first": f"{first:6.2f}", "seconds": f"{seconds:6.1f}",
        }  # fmt: skip
        figures = {
            "game": game.ID, "deals": len(match.deals), "decisions": len(thought), "signature": signature,
            "first": first, "seconds": seconds,
        }  # fmt: skip
        yield Row("review", params, figures)
