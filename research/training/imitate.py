"""Nets of how players choose their cards, one for each kind of deal: strong weighs deals and plays them out by these.

python -m research.training.imitate OUT.npz [OPTIONS]

Writes `players.npz` of strong's recipes. Flat, strong 8 (50 samples a decision) and careful sit at mixed tables, and each
choice between unequal cards is a lesson: a softmax of the net's merits has to make the card played likely. A net begins as
policy 2 (`policy-2.npz`). `--others` deals more have options: King's short pack, or ruffing if one cannot follow. One deal
in ten is held out: the script prints its mean log-likelihood of a choice and the share of choices that are the likeliest
card, beside those of policy 2 and of random choice, and a hash of each net. The nets of the Quarantes
(`quarante/players.npz`) were taught in this way by what flat 1 and strong 5 had played as pairs: 4,000 deals each.
"""

import hashlib
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numba
import numpy as np

from fourkings.arena import deals
from fourkings.bots import Bot, careful, evaluation, flat
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, apply
from fourkings.rulebook.games import GAMES
from fourkings.training.imitation import card_features
from fourkings.views import view
from research import command
from research.kinds import KINDS
from research.training.selfplay import HALF, LANES, Net, stepped
from research.training.teach import OTHERS, rounded, unpacked
from research.training.teacher import Strong8, nets

BEGIN, EPOCHS, SIZE, RATE, HELD = 2, 12, 64, 0.004, 2e-4
PACES: Final = ((0.5, 1.0), (0.8, 0.3), (1.0, 0.1))
"""Up to which part of the lessons by how much of the rate."""
Players = Mapping[str, tuple[Bot, int | None]]
PLAYERS: Final[Players] = {"f": (flat, None), "s": (Strong8(), 50), "c": (careful, None)}
"""Who plays, and over how many deals they look at a card."""
TABLES: Final = ("fsfs", "sfsf", "ssss", "scsf", "fcsc", "csfs", "ffss", "sfcf")
"""Who sits at seats 0 to 3: four deals at each table, one from each dealer."""


class Lessons(NamedTuple):
    """Choices, one after the other: those of choice i are the rows from `starts[i]` on."""

    deal: Any
    group: Any
    starts: Any
    chosen: Any
    rows: Any  # of each card, a row for each feature


def played(kind: str, rules: Rules, number: int, seed: int, players: Players) -> list[tuple[Any, ...]]:
    """Return every choice between unequal cards in one deal: the index of the card, the group and rows."""
    secret = deals.secret_of(f"{kind} imitate", seed, number)
    state = deals.deal_of_kind(rules, KINDS[kind][1] if kind in KINDS else kind, secret, number % 4)
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    seats = [players[letter] for letter in TABLES[number // 4 % len(TABLES)]]
    taught = []
    while state.stage != "done":
        seen = view(state, state.turn)
        bot, limit = seats[state.turn]
        action = bot.choose(seen, dice[state.turn], limit)
        if isinstance(action, int) and len(seen.legal) > 1:
            cards = evaluation.candidates(seen)
            if len(cards) > 1 and action in cards:
                taught.append((cards.index(action), *card_features(seen, cards)))
        state = apply(state, action)
    return taught


def lessons(kind: str, many: int, others: int, seed: int) -> Lessons:
    """Return the choices of deals by the usual rules, then of some with other options if the game has them."""
    game = KINDS[kind][0]
    options: list[dict[str, str]] = [{}] * many
    if game in OTHERS:
        options += [OTHERS[game][number // 4 % len(OTHERS[game])] for number in range(others)]
    kept = []
    for number, changed in enumerate(progress(options, unit="deal", name=kind)):
        rules = games.rules(GAMES[game], options=changed)
        kept += [(number, *choice) for choice in played(kind, rules, number, seed, PLAYERS)]
    return gathered(kept)


def gathered(kept: list[tuple[Any, ...]]) -> Lessons:
    """Return choices, each with the number of its deal, as lessons."""
    numbers, chosen, groups, rows = zip(*kept, strict=True)
    starts = np.cumsum([0, *(len(row) for row in rows)])
    return Lessons(np.array(numbers), np.array(groups), starts, np.array(chosen), np.concatenate(rows).astype(np.int64))


@numba.njit(nogil=True, fastmath=True)
def learn(order, given, net, memory, rate, held, time, teach):  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912
    """Train on choices in this order; return their mean logarithm, the share of likeliest cards, and the steps done."""
    lanes, points = np.zeros_like(net.lanes), np.zeros_like(net.points)
    sums, merits = np.zeros((16, LANES), np.float32), np.zeros(16, np.float32)
    loss, right, since = 0.0, 0, 0
    for place in range(len(order)):
        choice = order[place]
        group, start, chosen = given.group[choice], given.starts[choice], given.chosen[choice]
        many = given.starts[choice + 1] - start
        # 1. The merits of the cards.
        most, best, total = np.float32(-1e9), 0, 0.0
        for card in range(many):
            sums[card] = 0
            merits[card] = 0
            for feature in range(given.rows.shape[1]):
                row = given.rows[start + card, feature]
                merits[card] += net.points[group, row]
                for lane in range(LANES):
                    sums[card, lane] += net.lanes[group, row, lane]
            for lane in range(LANES):
                part = max(sums[card, lane], np.float32(0))
                merits[card] += part if lane < HALF else -part
            if merits[card] > most:
                most, best = merits[card], card
        for card in range(many):
            total += np.exp(merits[card] - most)
        loss += merits[chosen] - most - np.log(total)
        right += chosen == best
        if not teach:
            continue
        # 2. What the choice says of them.
        for card in range(many):
            pull = np.float32((1.0 if card == chosen else 0.0) - np.exp(merits[card] - most) / total)
            for feature in range(given.rows.shape[1]):
                row = given.rows[start + card, feature]
                points[group, row] += pull
                for lane in range(LANES):
                    if sums[card, lane] > 0:
                        lanes[group, row, lane] += pull if lane < HALF else -pull
        since += 1
        if since == SIZE or place == len(order) - 1:
            share = np.float32(1 / since)
            time, since = time + 1, 0
            lanes[:] = lanes * share - np.float32(held) * net.lanes
            points[:] = points * share - np.float32(held) * net.points
            stepped(net.lanes.reshape(-1), lanes.reshape(-1), memory[0], memory[1], rate, time)
            stepped(net.points.reshape(-1), points.reshape(-1), memory[2], memory[3], rate, time)
            lanes[:], points[:] = 0, 0
    return loss / len(order), right / len(order), time


def taught(given: Lessons, among: Any, net: Net, seed: int) -> Net:
    """Return the net after all lessons."""
    net = Net(net.lanes.copy(), net.points.copy())
    memory = tuple(np.zeros(part.size, np.float32) for part in (net.lanes, net.lanes, net.points, net.points))
    chance, time = np.random.default_rng(seed), 0
    for epoch in range(EPOCHS):
        pace = next(pace for upto, pace in PACES if epoch < upto * EPOCHS)
        _, _, time = learn(chance.permutation(among), given, net, memory, RATE * pace, HELD, time, True)
    return net


def figures_of(given: Lessons, among: Any, net: Net) -> str:
    """Return a net's figures on these choices."""
    nothing = tuple(np.zeros(part.size, np.float32) for part in (net.lanes, net.lanes, net.points, net.points))
    mean, right, _ = learn(among, given, net, nothing, 0.0, 0.0, 0, False)
    return f"{mean:.3f} a choice, {100 * right:.1f} %"


def main() -> None:
    kinds = [kind for kind, (game, _) in KINDS.items() if kind != "auction" and not GAMES[game].PARTNERS]
    parser = command.parser(__doc__, kinds=kinds, deals=2000, others=500, seed=7)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    trained: dict[str, Any] = {}
    for kind in given.kinds:
        since, start = time.process_time(), unpacked(nets(BEGIN)[kind])
        taught = lessons(kind, given.deals, given.others, given.seed)
        trained[kind], text = result(taught, start, given.seed)
        given.out.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(given.out, allow_pickle=False, **trained)
        print(f"{kind}: {text}; {time.process_time() - since:.0f} s", flush=True)


def result(given: Lessons, start: Net, seed: int) -> tuple[Any, str]:
    """Return the net of these lessons, in sixteenths, and a line about it."""
    kept_back = given.deal % 10 == 9
    test, train = np.nonzero(kept_back)[0], np.nonzero(~kept_back)[0]
    net = rounded(taught(given, train, start, seed))
    chance = -float(np.log(np.diff(given.starts))[test].mean())
    return net, (
        f"{len(given.deal)} choices; {figures_of(given, test, unpacked(net))}; policy {BEGIN}: "
        f"{figures_of(given, test, start)}; by chance {chance:.3f}; {hashlib.sha256(net.tobytes()).hexdigest()[:16]}"
    )


if __name__ == "__main__":
    main()
