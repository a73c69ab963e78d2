"""Imitation learning: bots play at mixed tables, and nets learn to choose cards as they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings import encoding
from fourkings.arena.deals import deal_of_kind, secret_of
from fourkings.bots import Bot, careful, evaluation, flat
from fourkings.bots.policies import taught
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import default
from fourkings.kernels import load
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, apply
from fourkings.rulebook.tricks import cards_played
from fourkings.training import nets
from fourkings.views import View, view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STRONG_SAMPLES: Final = 50
"""Deals that the bot `strong` samples to choose a card at these tables."""
FLAT_SAMPLES: Final = 100
"""Deals that the bot `flat` samples to choose a card at these tables."""
CHUNK: Final = 8
"""Deals of one task, the unit of work of a process."""


class _StrongWithoutNets:
    """The bot `strong` with the default recipe, which needs no nets of the game, and with few samples."""

    NAME, VERSION = "strong", 1

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        seed = rng.below(1 << 62)
        return seen.legal[0] if len(seen.legal) == 1 else recipe.decide(default.RECIPE, seen, seed, limit or STRONG_SAMPLES)


PLAYERS: Final[Mapping[str, tuple[Bot, int | None]]] = {
    "f": (flat, FLAT_SAMPLES), "s": (_StrongWithoutNets(), STRONG_SAMPLES), "c": (careful, None),
}  # fmt: skip
"""The bots to imitate, by the letter used in TABLES, and how many deals each samples for a card."""
TABLES: Final = ("fsfs", "sfsf", "ssss", "scsf", "fcsc", "csfs", "ffss", "sfcf")
"""The bots in seats 0 to 3 of each table; four deals are played at each, one from each dealer."""


class Task(NamedTuple):
    """A task of one process: play `deals` deals of a kind, from the number `first` on."""

    rules: Rules
    kind: str
    seed: int
    first: int
    deals: int


class Choices(NamedTuple):
    """Cards that players chose in deals of one contract, with the features of all cards they could choose from."""

    deals: NDArray[Any]  # the number of its deal
    groups: NDArray[Any]
    chosen: NDArray[Any]  # the index of the card among the cards
    cards: NDArray[Any]  # the number of cards
    rows: NDArray[Any]  # for each card, a row for each feature


def watch(task: Task) -> dict[str, Choices]:
    """Play a task's deals with bots; return the cards that they chose, by the name of the contract."""
    import numpy as np

    kept: dict[str, list[tuple[int, int, Any, int]]] = {}
    for number in range(task.first, task.first + task.deals):
        secret = secret_of(f"teach watched {task.kind}", task.seed, number)
        state = deal_of_kind(task.rules, task.kind, secret, number % 4)
        rngs = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
        seats = [PLAYERS[letter] for letter in TABLES[number // 4 % len(TABLES)]]
        while state.stage != "done":
            seen = view(state, state.turn)
            bot, limit = seats[state.turn]
            action = bot.choose(seen, rngs[state.turn], limit)
            if isinstance(action, int) and len(seen.legal) > 1:
                cards = evaluation.candidates(seen)  # of equal cards the one that stands for all, as these players look
                if len(cards) > 1 and action in cards:
                    row = (number, *card_features(seen, cards), cards.index(action))
                    kept.setdefault(taught.name_of(encoding.contract_of(seen)), []).append(row)
            state = apply(state, action)
    return {
        name: Choices(
            np.array([row[0] for row in rows], np.int32), np.array([row[1] for row in rows], np.int8),
            np.array([row[3] for row in rows], np.int8), np.array([len(row[2]) for row in rows], np.int8),
            np.concatenate([row[2] for row in rows]),
        )
        for name, rows in kept.items()
    }  # fmt: skip


def card_features(seen: View, cards: list[int]) -> tuple[int, Any]:
    """Return the features of cards as the seat to play knows them: the decision's group, and row numbers by card."""
    import numpy as np

    k = load("policy.features")
    hands, rows = np.zeros(4, np.int64), np.zeros((len(cards), k.FEATURES), np.int64)
    hands[seen.turn] = seen.hand
    hands[seen.turn + 1 & 3] = (
        mask(seen.rules.game.pack(seen.rules)) & ~cards_played(seen) & ~seen.hand
    )  # whose they are is not asked
    group = k.look(
        hands, encoding.board(seen), encoding.needs(seen)[0], np.array(cards),
        *encoding.arrays_of(encoding.contract_of(seen)), rows,
    )  # fmt: skip
    return group, rows.astype(np.int16)


EPOCHS, SIZE, RATE, WEIGHT_DECAY = 12, 64, 0.004, 2e-4
PACES: Final = ((0.5, 1.0), (0.8, 0.3), (1.0, 0.1))
"""The learning rate by phase: up to which fraction of the epochs, and the factor of RATE until then."""
FEWEST: Final = 200
"""Fewest choices from which a net is trained."""
HELD_OUT: Final = 10
"""The interval at which deals are held out of the training to test the net: the last of every ten."""


def imitate(watched: Sequence[Choices], seed: int) -> tuple[NDArray[np.int8], dict[str, Any]] | None:
    """Train a net to choose as in these choices; return it, with its figures on those held out, or None if too few."""
    import numpy as np

    if not watched or sum(len(part.deals) for part in watched) < FEWEST:
        return None
    joined = Choices(*(np.concatenate(column) for column in zip(*watched, strict=True)))
    k = load("training.imitation")
    choices = k.Choices(
        joined.groups.astype(np.int64), np.concatenate([[0], np.cumsum(joined.cards, dtype=np.int64)]),
        joined.chosen.astype(np.int64), joined.rows,
    )  # fmt: skip
    kept_back = joined.deals % HELD_OUT == HELD_OUT - 1
    net = nets.quantise(_train(choices, np.nonzero(~kept_back)[0], seed))
    tried = np.nonzero(kept_back)[0]
    mean, likeliest = _measure(choices, tried, nets.dequantise(net))
    by_chance = -float(np.log(np.diff(choices.starts))[tried].mean()) if len(tried) else 0.0
    figures = {"log_chance": round(mean, 4), "by_chance": round(by_chance, 4), "likeliest": round(likeliest, 4)}
    return net[:, : load("policy.features", plain=True).ROWS], {"choices": len(joined.deals), **figures}


def _train(choices: Any, among: Any, seed: int) -> Any:
    """Train a net on the choices with the numbers `among`, for all epochs."""
    import numpy as np

    k, net = load("training.imitation"), nets.initial_net()
    memory, rngs, time = nets.adam_state(net), np.random.default_rng(seed), 0
    sums, merits = np.zeros((16, k.LANES), np.float32), np.zeros(16)
    slopes = np.zeros((1, net.lanes.size), np.float32), np.zeros((1, net.points.size), np.float32)
    of_net = type(net)(slopes[0].reshape(net.lanes.shape), slopes[1].reshape(net.points.shape))
    for epoch in range(EPOCHS):
        pace = next(pace for upto, pace in PACES if epoch < upto * EPOCHS)
        order = rngs.permutation(among)
        for start in range(0, len(order), SIZE):
            batch, time = order[start : start + SIZE], time + 1
            k.learn(batch, choices, net, of_net, 1, sums, merits)
            nets.adam_step(net, slopes, memory, 1 / len(batch), WEIGHT_DECAY, RATE * pace, time)
    return net


def _measure(choices: Any, among: Any, net: Any) -> tuple[float, float]:
    """Return, over the choices with the numbers `among`, the mean log probability and the share of likeliest cards."""
    import numpy as np

    if not len(among):
        return 0.0, 0.0
    k = load("training.imitation")
    likely, right = k.learn(among, choices, net, net, 0, np.zeros((16, k.LANES), np.float32), np.zeros(16))
    return likely / len(among), right / len(among)
