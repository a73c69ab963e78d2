"""The speed of rules, playouts, solver, samples and reviews, on fixed deals, with signatures that no speed-up changes."""

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import numpy as np

from fourkings import arena, encoding, playout, sampling
from fourkings.bench.row import Row
from fourkings.bots import find
from fourkings.kernels import load
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.solver import Position, Solver, positions
from fourkings.views import View, view

DEALS: Final = 1000
PLAYOUTS: Final = 200_000
SAMPLES: Final = 200_000
SOLVES: Final = 20
SOLVER_NODES: Final = 2_000_000
"""The node limit of the solver."""
CASES: Final = (
    ("quarante", {}, 1, "H", (0, 2)),
    ("quarante-1792", {}, 1, "H", (0, 2)),
    ("400", {}, 1, None, (0, 2)),
    *(("jeu-du-roi", {}, number, None, (0,)) for number in (1, 2, 3, 4, 5, 6, 7)),
    ("king", {"king_of_hearts_duty": "when_void"}, 5, None, (0,)),
    ("king", {"must_trump": "on"}, 7, "S", (0,)),
    ("king", {}, 8, None, (0,)),
)
"""The deals of playouts and solver: game, options, number in a match, trump, and the side whose points count."""


def bench_rules() -> Iterator[Row]:
    """Measure random legal play by the plain state machine, one core, no compiler: deals and actions a second."""
    for game in GAMES.own:
        played, came = _random_deals(game)
        actions = sum(map(len, played))
        best = min(_seconds(lambda game: play(game, DEALS, lambda match, action: None), [game]) for _ in range(3))
        params = {
            "game": f"{game:<14}", "deals": f"{DEALS}", "actions": f"{actions}", "signature": came,
            "dealt": f"{DEALS / best:8,.0f}", "acted": f"{actions / best:9,.0f}",
        }  # fmt: skip
        yield Row("rules", params, {"game": game, "deals": DEALS, "actions": actions, "signature": came, "seconds": best})


def bench_playouts() -> Iterator[Row]:
    """Measure random playouts from the deal, one core: each case's sum of points, and playouts a second."""
    kernels = load("playout")
    for game, options, number, trump, _ in CASES:
        position = fixed_deal(game, options, number, trump, 0)
        board = np.zeros(kernels.BOARD, np.int64)
        board[:4], board[4] = position.hands, position.leader
        given = (board, encoding.terms(position.contract), np.array(position.contract.stronger, np.int64))
        points = np.zeros((PLAYOUTS, 4), np.int64)
        best = 1e9
        for _ in range(3):
            points[:] = 0
            begun = time.perf_counter()
            kernels.playouts(*given, playout.policy_words(None), np.zeros(8, np.int64), 1, 0, points)
            best = min(best, time.perf_counter() - begun)
        came = signature(points.sum(0).tolist())
        params = {
            "game": f"{game:<14}", "deal": f"{number:<2}", "playouts": f"{PLAYOUTS}", "signature": came,
            "speed": f"{PLAYOUTS / best:9,.0f}",
        }  # fmt: skip
        figures = {"game": game, "deal": number, "playouts": PLAYOUTS, "signature": came, "seconds": best}
        yield Row("playout", params, figures)


def bench_solver() -> Iterator[Row]:
    """Measure the solver, one core: full deals, and every card of deals with eight cards a hand. Nodes, values and time."""
    solver = Solver()
    _solved(solver, 8, CASES[2])  # so that nothing is compiled while time is taken
    for cards in (8, 13):
        for case in CASES:
            if cards == 8 or case[0] in {"400", "king"}:
                yield _solved(solver, cards, case)


def _solved(solver: Solver, cards: int, case: tuple[Any, ...]) -> Row:
    game, options, number, trump, side = case
    values: list[object] = []
    nodes, times = 0, []
    for deal in range(SOLVES):
        position = fixed_deal(game, options, number, trump, deal, cards)
        begun = time.perf_counter()
        solution = solver.solve(position, side, nodes=SOLVER_NODES, line=False)
        times.append(time.perf_counter() - begun)
        values.append((tuple(solution.value), sorted((card, tuple(worth)) for card, worth in solution.cards.items())))
        nodes += solution.nodes
    median, worst, came = sorted(times)[SOLVES // 2], max(times), signature(values)
    params = {
        "game": f"{game:<14}", "deal": f"{number:<2}", "cards": f"{cards:>2}", "nodes": f"{nodes:>9}", "signature": came,
        "median": f"{median * 1000:8.2f}", "most": f"{worst * 1000:8.1f}",
    }  # fmt: skip
    figures = {
        "game": game, "deal": number, "cards": cards, "deals": SOLVES, "nodes": nodes, "signature": came,
        "median": median, "most": worst,
    }  # fmt: skip
    return Row("solve", params, figures)


def bench_samples() -> Iterator[Row]:
    """Measure deals that fit a view, one core, compiled: twelve views of every game, counting and drawing apart."""
    for game in GAMES.own:
        views = _fixed_views(game)
        build = min(_seconds(sampling.count, views) for _ in range(5))
        fits = [sampling.Deals(sampling.constraints(view)) for view in views]
        digest = hashlib.sha256("".join(f"{fit.count} {fit.draw(1, 1000).tolist()}" for fit in fits).encode())
        draw = min(_seconds(lambda deals: deals.draw(1, SAMPLES), fits) for _ in range(3))
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


def bench_reviews() -> Iterator[Row]:
    """Measure a review of a match of four careful bots for one seat in every game: the first verdict, and all of them."""
    from fourkings import precompile
    from fourkings.analysis import decisions

    if precompile.is_warm():
        precompile.rehearse()  # so that nothing is compiled or loaded while time is taken
    else:
        precompile.warm(lambda step: None)
    for game in GAMES.own.values():
        mine = rules(game)
        match = arena.play(mine, [find("careful")] * 4, arena.secret_of(mine, 1, 0))
        thought, first, begun = [], 0.0, time.perf_counter()
        for decision in decisions(match, 0):
            first = first or time.perf_counter() - begun
            thought.append((decision.deal, decision.action, decision.verdict, round(decision.judged.loss, 6)))
        seconds, came = time.perf_counter() - begun, signature(thought)[:8]
        params = {
            "game": f"{game.ID:<14}", "deals": f"{len(match.deals):>2}", "decisions": f"{len(thought):>3}",
            "signature": came, "first": f"{first:6.2f}", "seconds": f"{seconds:6.1f}",
        }  # fmt: skip
        figures = {
            "game": game.ID, "deals": len(match.deals), "decisions": len(thought), "signature": came, "first": first,
            "seconds": seconds,
        }  # fmt: skip
        yield Row("review", params, figures)


# --- the deals ----------------------------------------------------------------------------------------------------


def signature(what: object) -> str:
    """Return a short hash of a result."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:12]


def fixed_deal(
    game: str, options: Mapping[str, object], number: int, trump: str | None, deal: int, cards: int = 13
) -> Position:
    """Return one of a game's fixed deals, always the same.

    number: of the deal in a match, from 1; deal: which of the fixed ones; cards: the size to which hands are cut down.
    """
    chosen = rules(GAMES[game], options=options)
    contract = positions.contract_of(chosen, number, trump)
    pack = list(chosen.game.pack(chosen))
    rng = Stream(hashlib.sha256(f"bench solve {game} {deal}".encode()).digest(), b"bench")
    for left in range(len(pack), 1, -1):
        other = rng.below(left)
        pack[left - 1], pack[other] = pack[other], pack[left - 1]
    size = min(cards, len(pack) // 4)
    a, b, c, d = (mask(pack[seat * size : (seat + 1) * size]) for seat in range(4))
    return Position(contract, (a, b, c, d), deal & 3)


def play(game: str, deals: int, each: Callable[[Match, Action], None]) -> None:
    """Play random deals from fixed secrets, match after match; call `each` before every action."""
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
                match = apply_unchecked(match, action)
            done += 1
            if match.result or done == deals or len(match.deals) == 20:
                break
            match = deal_from_secret(match, secret)


def _random_deals(game: str) -> tuple[list[list[Action]], str]:
    """Return the actions of each deal, and their signature."""
    played: list[list[Action]] = []
    last: list[object] = [None]

    def keep(match: Match, action: Action) -> None:
        if match.state.deal is not last[0]:
            played.append([])
            last[0] = match.state.deal
        played[-1].append(action)

    play(game, DEALS, keep)
    return played, signature(played)


def _fixed_views(game: str) -> list[View]:
    """Return twelve views of the leader of a trick, from ten deals."""
    seen: list[View] = []

    def keep(match: Match, action: Action) -> None:
        state = match.state
        if state.stage == "play" and not state.trick:
            seen.append(view(state, state.turn))

    play(game, 10, keep)
    return seen[:: max(1, len(seen) // 12)][:12]


def _seconds(work: Callable[[Any], object], things: Iterable[object]) -> float:
    """Return the seconds for the work on all of them."""
    begun = time.perf_counter()
    for item in things:
        work(item)
    return time.perf_counter() - begun
