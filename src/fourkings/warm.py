"""Compiling ahead: everything that is compiled on first use, compiled now and kept for later processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fourkings.players import encoding
from fourkings.rulebook.cards import HEARTS, LONG, mask, stronger
from fourkings.rulebook.tricks import Contract, Payoff


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """What there is to compile: its name, and a function that uses it once."""
    yield "playouts", _playouts
    yield "solver", _solver
    yield "bots", rehearse


def is_warm() -> bool:
    """True where everything was compiled before, for the kernels and the compiler as they are now."""
    from fourkings.kernels import compiled

    return not compiled.ENABLED or (compiled.FOLDER is not None and (compiled.FOLDER / "warm").exists())


def warm(tell: Callable[[str], None]) -> None:
    """Compiles what is not compiled yet, with a word before each step."""
    from fourkings.kernels import compiled

    for name, use in steps():
        tell(name)
        use()
    if compiled.FOLDER is not None:
        (compiled.FOLDER / "warm").touch()


def _small() -> tuple[Contract, tuple[int, int, int, int]]:
    a, b, c, d = (mask(LONG[seat::26]) for seat in range(4))
    return Contract(stronger("AKQJT98765432"), Payoff(trick=1), HEARTS), (a, b, c, d)


def _playouts() -> None:
    import numpy as np

    from fourkings.kernels import load
    from fourkings.players import playout

    contract, hands = _small()
    kernels = load("playout")
    board = np.zeros(kernels.BOARD, np.int64)
    board[:4] = hands
    table = np.array(contract.stronger, np.int64)
    room, points = np.zeros(8, np.int64), np.zeros((1, 4), np.int64)
    kernels.playouts(board, encoding.terms(contract), table, playout.policy_words(None), room, 1, 0, points)


def _solver() -> None:
    from fourkings.players.solver import Position, Solver

    contract, hands = _small()
    Solver(bits=10).solve(Position(contract, hands, 0), (0, 2))


def rehearse() -> None:
    """A deal of every kind, all that is said and who leads to each trick: what the bots need is then at hand.

    Each decision is thought about as little as can be; the other cards of a trick need nothing else.
    """
    from fourkings.players.bots import strong
    from fourkings.rulebook import games
    from fourkings.rulebook.deck import Stream
    from fourkings.rulebook.game import apply, legal, start
    from fourkings.rulebook.games import GAMES
    from fourkings.rulebook.match import from_secret
    from fourkings.windows.view import view

    for game in GAMES.values():
        deal = from_secret(games.rules(game), bytes(32)).state.deal
        for number in {1, max(1, len(game.deal_titles(deal.rules)))}:
            state = start(deal.rules, number, deal.dealer, deal.scores, deal.dealt)
            while state.stage != "done":
                if not state.trick:
                    strong.advise(view(state, state.turn), Stream(b"", b""), limit=2)
                state = apply(state, legal(state)[0])
