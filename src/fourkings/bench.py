"""Benchmarks: fixed work, its signature and its speed. A change that ought to change nothing keeps every signature."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from fourkings import sample
from fourkings.deck import Stream
from fourkings.game import Action, legal
from fourkings.games import GAMES
from fourkings.match import Match, deal_from_secret, from_secret, step
from fourkings.options import rules
from fourkings.view import View, view

DEALS: Final = 1000


def bench_rules() -> Iterator[str]:
    """Random legal play by the plain state machine, one core, no compiler: deals and actions a second in every game."""
    for game in GAMES.values():
        played, signature = _fixed_deals(game.ID, DEALS)
        actions = sum(map(len, played))
        best = min(_timed(game.ID, DEALS) for _ in range(3))
        yield (
            f"rules {game.ID:<14} {DEALS} deals  {actions} actions  signature {signature}  "
            f"{DEALS / best:8,.0f} deals/s  {actions / best:9,.0f} actions/s"
        )


def _play(game: str, deals: int, each: Callable[[Match, Action], None]) -> None:
    """Deals by chance from fixed secrets, match after match."""
    done, number = 0, 0
    while done < deals:
        secret = hashlib.sha256(f"bench rules {game} {number}".encode()).digest()
        dice, number = Stream(secret, b"bench"), number + 1
        match = from_secret(rules(GAMES[game]), secret)
        while True:
            while not match.between_deals and match.result is None:
                every = legal(match.state)
                action = every[dice.below(len(every))]
                each(match, action)
                match = step(match, action)
            done += 1
            if match.result or done == deals or len(match.deals) == 20:
                break
            match = deal_from_secret(match, secret)


def _fixed_deals(game: str, deals: int) -> tuple[list[list[Action]], str]:
    """The actions of each deal, and a short hash over all of them."""
    played: list[list[Action]] = []
    last: list[object] = [None]

    def keep(match: Match, action: Action) -> None:
        if match.state.deal is not last[0]:
            played.append([])
            last[0] = match.state.deal
        played[-1].append(action)

    _play(game, deals, keep)
    return played, hashlib.sha256(repr(played).encode()).hexdigest()[:12]


def _timed(game: str, deals: int) -> float:
    begun = time.perf_counter()
    _play(game, deals, lambda match, action: None)
    return time.perf_counter() - begun


SAMPLES: Final = 200_000


def bench_sample() -> Iterator[str]:
    """Deals that fit a view, one core, compiled: twelve views of every game, building counts and drawing apart."""
    for game in GAMES:
        views = _fixed_views(game)
        build = min(_timed_each(sample.count, views) for _ in range(5))
        fits = [sample.Deals(sample.facts(one)) for one in views]
        digest = hashlib.sha256("".join(f"{one.count} {one.draw(1, 1000).tolist()}" for one in fits).encode())
        draw = min(_timed_each(lambda one: one.draw(1, SAMPLES), fits) for _ in range(3))
        yield (
            f"sample {game:<14} {len(views)} views  signature {digest.hexdigest()[:12]}  "
            f"{build * 1e6 / len(views):6,.0f} µs a view  {SAMPLES * len(views) / draw:11,.0f} samples/s"
        )


def _fixed_views(game: str) -> list[View]:
    """What whoever leads to a trick sees, twelve times in ten deals."""
    seen: list[View] = []

    def keep(match: Match, action: Action) -> None:
        state = match.state
        if state.stage == "play" and not state.trick:
            seen.append(view(state, state.turn))

    _play(game, 10, keep)
    return seen[:: max(1, len(seen) // 12)][:12]


def _timed_each(work: Callable[[Any], object], things: Iterable[object]) -> float:
    """Seconds for the work on all of them."""
    begun = time.perf_counter()
    for one in things:
        work(one)
    return time.perf_counter() - begun


def bench_playout() -> Iterator[str]:
    """Compiled playouts by chance and by policy, in every game."""
    from fourkings.bench_engine import bench_playout as run

    return run()


def bench_solve() -> Iterator[str]:
    """Exact values of fixed deals, double dummy."""
    from fourkings.bench_engine import bench_solve as run

    return run()


def bench_server() -> Iterator[str]:
    """Tables of four WebSocket clients, a card a second each: the most with 99 of 100 actions told to all under 100 ms."""
    from fourkings import bench_server as bench

    yield from bench.bench_server()


def bench_thinking() -> Iterator[str]:
    """Tables of people before and while twenty tables of bots think: how long actions take."""
    from fourkings import bench_thinking as bench

    yield from bench.bench_thinking()


BENCHES: Final[Mapping[str, Callable[[], Iterator[str]]]] = {
    "rules": bench_rules,
    "playout": bench_playout,
    "solve": bench_solve,
    "sample": bench_sample,
    "server": bench_server,
    "thinking": bench_thinking,
}
