"""Random legal play by the plain state machine, and the deals that it makes from fixed secrets."""

import hashlib
import time
from collections.abc import Callable, Iterator
from typing import Final

from fourkings.bench.row import Row
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret

DEALS: Final = 1000


def bench() -> Iterator[Row]:
    """Measure random legal play by the plain state machine, one core, no compiler: deals and actions a second in every
    game.
    """
    for game in GAMES.own.values():
        played, signature = _fixed_deals(game.ID, DEALS)
        actions = sum(map(len, played))
        best = min(_timed(game.ID, DEALS) for _ in range(3))
        params = {
            "game": f"{game.ID:<14}", "deals": f"{DEALS}", "actions": f"{actions}", "signature": signature,
            "dealt": f"{DEALS / best:8,.0f}", "acted": f"{actions / best:9,.0f}",
        }  # fmt: skip
        figures = {"game": game.ID, "deals": DEALS, "actions": actions, "signature": signature, "seconds": best}
        yield Row("rules", params, figures)


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


def _fixed_deals(game: str, deals: int) -> tuple[list[list[Action]], str]:
    """Return the actions of each deal, and a short hash of them."""
    played: list[list[Action]] = []
    last: list[object] = [None]

    def keep(match: Match, action: Action) -> None:
        if match.state.deal is not last[0]:
            played.append([])
            last[0] = match.state.deal
        played[-1].append(action)

    play(game, deals, keep)
    return played, hashlib.sha256(repr(played).encode()).hexdigest()[:12]


def _timed(game: str, deals: int) -> float:
    begun = time.perf_counter()
    play(game, deals, lambda match, action: None)
    return time.perf_counter() - begun
