"""Players of several habits at mixed tables, and every choice between cards that they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings import encoding
from fourkings.arena.deals import dealt, secret_of
from fourkings.bots import Bot, careful, flat, worlds
from fourkings.bots.policies import taught
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import default
from fourkings.kernels import load
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, apply
from fourkings.views import View, view

if TYPE_CHECKING:
    from numpy.typing import NDArray

LOOKS: Final = 50
"""Deals that strong looks at for a card."""
FLAT_LOOKS: Final = 100
"""And flat."""
CHUNK: Final = 8
"""Deals that are watched together."""


class _Untaught:
    """Strong without nets of its own, over few deals."""

    NAME, VERSION = "strong", 1

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        seed = rng.below(1 << 62)
        return seen.legal[0] if len(seen.legal) == 1 else recipe.decide(default.RECIPE, seen, seed, limit or LOOKS)


PLAYERS: Final[Mapping[str, tuple[Bot, int | None]]] = {
    "f": (flat, FLAT_LOOKS), "s": (_Untaught(), LOOKS), "c": (careful, None),
}  # fmt: skip
"""Who plays, and over how many deals they look at a card."""
TABLES: Final = ("fsfs", "sfsf", "ssss", "scsf", "fcsc", "csfs", "ffss", "sfcf")
"""Who sits at seats 0 to 3: four deals at each table, one from each dealer."""


class Task(NamedTuple):
    """Some deals to watch, from the number `first` on."""

    rules: Rules
    kind: str
    seed: int
    first: int
    many: int


class Watched(NamedTuple):
    """Choices in one contract, one after the other."""

    deals: NDArray[Any]  # the number of its deal
    groups: NDArray[Any]
    chosen: NDArray[Any]  # the place of the card among the cards
    cards: NDArray[Any]  # how many there were
    rows: NDArray[Any]  # of each card, a row for each feature


def watch(task: Task) -> dict[str, Watched]:
    """The choices of some deals, by the name of their contract; in whatever process."""
    import numpy as np

    kept: dict[str, list[tuple[int, int, Any, int]]] = {}
    for number in range(task.first, task.first + task.many):
        secret = secret_of(f"teach watched {task.kind}", task.seed, number)
        state = dealt(task.rules, task.kind, secret, number % 4)
        dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
        seats = [PLAYERS[letter] for letter in TABLES[number // 4 % len(TABLES)]]
        while state.stage != "done":
            seen = view(state, state.turn)
            bot, limit = seats[state.turn]
            action = bot.choose(seen, dice[state.turn], limit)
            if isinstance(action, int) and len(seen.legal) > 1:
                cards = worlds.candidates(seen)  # of equal cards the one that stands for all, as these players look
                if len(cards) > 1 and action in cards:
                    row = (number, *looked(seen, cards), cards.index(action))
                    kept.setdefault(taught.name_of(encoding.contract_of(seen)), []).append(row)
            state = apply(state, action)
    return {
        name: Watched(
            np.array([row[0] for row in rows], np.int32), np.array([row[1] for row in rows], np.int8),
            np.array([row[3] for row in rows], np.int8), np.array([len(row[2]) for row in rows], np.int8),
            np.concatenate([row[2] for row in rows]),
        )
        for name, rows in kept.items()
    }  # fmt: skip


def looked(seen: View, cards: list[int]) -> tuple[int, Any]:
    """How a net sees these cards, from what the seat to play knows: the group, and a row for each feature of each card."""
    import numpy as np

    k = load("policy.features")
    gone = mask(seen.trick) | sum(mask(trick.cards) for trick in seen.tricks)
    hands, rows = np.zeros(4, np.int64), np.zeros((len(cards), k.FEATURES), np.int64)
    hands[seen.turn] = seen.hand
    hands[seen.turn + 1 & 3] = mask(seen.rules.game.pack(seen.rules)) & ~gone & ~seen.hand  # whose they are is not asked
    group = k.look(
        hands, encoding.board(seen), encoding.needs(seen)[0], np.array(cards),
        *encoding.arrays_of(encoding.contract_of(seen)), rows,
    )  # fmt: skip
    return group, rows.astype(np.int16)
