"""Nets for hearts: one that was taught by playing itself, and one of how players choose their cards.

python -m research.training.hearts_nets [OPTIONS]

Strong's nets have watched our five games, and hearts is none of them: in no kind of deal of ours one queen counts as much
as a whole suit. What is written here is for hearts what policy 5 and `players.npz` are for those, by the same lessons:
self-play from nothing, and what flat, strong without these nets (over 50 deals) and careful played at mixed tables.
`hearts_recipe` takes both. Nothing is learnt from any other program. What is printed is what `teach.py` and `imitate.py`
print, and a hash of each net.
"""

import hashlib
import time
from typing import Any, Final

import numpy as np

from fourkings import encoding
from fourkings.arena import deals
from fourkings.bots import find
from fourkings.cli._progress import progress
from fourkings.views import view
from research import command
from research.figures.hearts_recipe import NETS, RULES, Strong, game
from research.training.imitate import Players, gathered, played, result
from research.training.selfplay import Begun
from research.training.teach import first, rounded, taught, unpacked

SELF_PLAY_DEALS: Final = 9000


def begun(seed: int, many: int) -> Begun:
    """Return deals of hearts without the first trick's duties, which the kernels would keep to the end."""
    rows = []
    for number in range(many):
        state = deals.deal_of_kind(RULES, game.GAME.ID, deals.secret_of("teach hearts", seed, number), number % 4)
        rows.append((state.hands, encoding.board(view(state, state.turn)), [0] * 4, [0] * 4, 0))
    columns = [np.array(column, np.int64) for column in zip(*rows, strict=True)]
    return Begun(*columns, *(np.array([array], np.int64) for array in encoding.arrays_of(game.UNBROKEN)))


def self_taught(steps: int, seed: int) -> Any:
    """Return the net of self-play from nothing, in sixteenths."""
    start = first(game.GAME.ID, None)
    return rounded(taught(start, begun(seed, SELF_PLAY_DEALS), steps, seed), start)


def imitating(many: int, seed: int, start: Any) -> tuple[Any, str]:
    """Return the net that chooses as players do, and a line about it."""
    players: Players = {"f": (find("flat"), None), "s": (Strong("untaught"), 50), "c": (find("careful"), None)}
    kept = []
    for number in progress(range(many), unit="deal", name=game.GAME.ID):
        kept += [(number, *choice) for choice in played(game.GAME.ID, RULES, number, seed, players)]
    return result(gathered(kept), unpacked(start), seed)


def main() -> None:
    given = command.parser(__doc__, out=NETS, deals=2000, steps=9000, seed=7).parse_args()
    since = time.process_time()
    policy = self_taught(given.steps, given.seed)
    signed = hashlib.sha256(policy.tobytes()).hexdigest()[:16]
    print(f"self-play: {signed}; {time.process_time() - since:.0f} s", flush=True)
    players, report = imitating(given.deals, given.seed, policy)
    np.savez_compressed(given.out, allow_pickle=False, policy=policy, players=players)
    print(f"imitation: {report}; {time.process_time() - since:.0f} s", flush=True)


if __name__ == "__main__":
    main()
