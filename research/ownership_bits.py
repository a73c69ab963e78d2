"""What beliefs know of the hidden cards of Quarante de Roi: uniform, as strong weighs deals, by ownership, and by both.

python research/ownership_bits.py NET --data DIR [--deals 20000] [--seed 5] [--drawn 3000] [--most 150]

In deals of `ownership_deals.py` that were kept back one position of each is looked at, of the seat to play, before a
random card of the first seven tricks. Printed is by how many bits the deal really dealt is likelier than one drawn
uniformly, and the bits that the holder of a card still costs, by who sat at the table. `both`: ownership times what strong
weighs by, each to a power; the powers are chosen on half of the positions, and what is printed is of the other half.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from ownership import LANES, MERITS, Net, read, row_of, scene
from ownership_deals import CLIQUES, GAME, TABLES, Played, played_deals
from ownership_sampler import Row, draw, fill, marginals, room

from fourkings.players.arena import deals as arena_deals
from fourkings.players.arena import interval, mean_text
from fourkings.players.bots.strong.recipes.quarante.belief import BELIEF
from fourkings.players.sample import Deals, constraints
from fourkings.rulebook import games
from fourkings.rulebook.game import State, apply
from fourkings.rulebook.games import GAMES
from fourkings.windows.view import View, view

POWERS: Final = [(own, told) for own in (0.0, 0.15, 0.3, 0.45, 0.6, 0.8, 1.0) for told in (0.0, 0.5, 0.75, 1.0, 1.25)]
"""Of ownership, and of what strong weighs by."""


class Known(NamedTuple):
    """Of one position: bits beyond chance, and bits a card; logarithms of weights for `both`."""

    trick: int
    cards: int
    deal: Sequence[float]  # bits beyond chance: today, ownership
    card: Sequence[float]  # bits of all its cards: uniform, today, ownership
    true: Sequence[float]  # logarithms of the true deal's weights: ownership (its share), today
    drawn: Any  # (2, deals): the same of deals drawn by ownership


def state_at(played: Played, deal: int, seed: int, ply: int) -> State:
    """A deal as it was before a card."""
    rules, number = games.rules(GAMES[GAME]), int(played.number[deal])
    secret = arena_deals.secret_of(f"{GAME} lessons", seed, number)
    state = arena_deals.dealt(rules, GAME, secret, int(played.dealer[deal]))
    for place in range(ply + 1):
        if place < 4:
            for bit, clique in enumerate(CLIQUES):
                if played.told[deal, state.turn] >> bit & 1:
                    state = apply(state, f"clique:{clique}")
        if place < ply:
            state = apply(state, int(played.cards[deal, place]))
    return state


def hands_of(seen: View, cards: Any, found: Any) -> Any:
    """Deals as masks, (deals, 4), from the holders of the unseen cards."""
    hands = np.tile(np.array(constraints(seen).known, np.int64), (len(found), 1))
    for holder in range(3):
        hands[:, seen.turn + holder + 1 & 3] |= ((found == holder) * (1 << cards)).sum(1)
    return hands


def owners_of(seen: View, cards: Any, hands: Any) -> Any:
    """The other way round."""
    found = np.zeros((len(hands), len(cards)), np.int64)
    for holder in range(3):
        found[hands[:, seen.turn + holder + 1 & 3][:, None] >> cards & 1 == 1] = holder
    return found


def evidence(seen: View, hands: Any) -> Any:
    """The logarithms of what strong weighs deals by."""
    return sum((one(seen, hands) for one in BELIEF.evidence), np.zeros(len(hands)))


def bits_of(shares: Any, owners: Any) -> float:
    """What the true holders of all cards cost by these shares."""
    return -float(np.log2(np.maximum(shares[range(len(owners)), owners], 1e-4)).sum())


def known(state: State, net: Net, rooms: tuple[Any, Any, Any], many: int, seed: int) -> Known:
    """One position."""
    seen = view(state, state.turn)
    row, _ = row_of(seen, net, *rooms)
    cards = rooms[0].cards[: len(row.weights)].copy()
    true = np.array([state.hands], np.int64)
    owners = owners_of(seen, cards, true)[0]
    # 1. Ownership, exactly.
    table, shares, found = room(row), np.zeros((len(cards), 3)), np.zeros((many, len(cards)), np.int64)
    whole = fill(*row, table)
    marginals(*row, table, np.zeros_like(table), shares)
    with np.errstate(divide="ignore"):
        logs = np.log(row.weights)
    own_true = float(logs[range(len(cards)), owners].sum() - math.log(whole))
    draw(*row, table, seed, found)
    # 2. Uniformly, and as strong weighs.
    count = fill((row.weights > 0).astype(float), *row[1:], np.zeros_like(table))
    evenly = np.zeros((len(cards), 3))
    table2 = np.zeros_like(table)
    plain = Row((row.weights > 0).astype(float), *row[1:])
    fill(*plain, table2)
    marginals(*plain, table2, np.zeros_like(table), evenly)
    uniform = Deals(constraints(seen)).draw(seed, many)
    weights, said = evidence(seen, uniform), float(evidence(seen, true)[0])
    most = weights.max()
    likely = np.exp(weights - most)
    today = np.stack([((owners_of(seen, cards, uniform) == one) * likely[:, None]).sum(0) for one in range(3)], 1)
    gained = (said - most - math.log(likely.mean())) / math.log(2), own_true / math.log(2) + math.log2(count)
    drawn = np.stack(
        [logs[np.arange(len(cards)), found].sum(1) - math.log(whole), evidence(seen, hands_of(seen, cards, found))]
    )
    card = bits_of(evenly, owners), bits_of(today / likely.sum(), owners), bits_of(shares, owners)
    return Known(len(seen.tricks), len(cards), gained, card, (own_true, said), (drawn.astype(np.float32), math.log(count)))


def both(one: Known, own: float, said: float) -> float:
    """Bits beyond chance by ownership and what strong weighs by, each to a power: by deals drawn from ownership."""
    logs, count = one.drawn
    total = (own - 1) * logs[0] + said * logs[1]
    most = total.max()
    normal = most + math.log(np.exp(total - most).mean())
    return (own * one.true[0] + said * one.true[1] - normal + count) / math.log(2)


def positions(played: Played, who: str, given: argparse.Namespace, net: Net) -> Iterator[Known]:
    """A position of each deal."""
    tables = [at for at, name in enumerate(TABLES) if name == who]
    here = np.nonzero(played.kept_back & np.isin(played.table, tables))[0]
    dice, rooms = (
        np.random.default_rng(given.seed),
        (scene(), np.zeros((9, LANES), np.float32), np.zeros((4, MERITS), np.float32)),
    )
    for deal in here[: given.most]:
        state = state_at(played, deal, given.seed, int(dice.integers(28)))
        if Deals(constraints(view(state, state.turn))).count > 1:
            yield known(state, net, rooms, given.drawn, int(dice.integers(1 << 40)))


def row(who: str, found: Sequence[Known], powers: tuple[float, float]) -> str:
    """The figures of a table."""
    columns = [[one.deal[0] for one in found], [one.deal[1] for one in found], [both(one, *powers) for one in found]]
    cards = sum(one.cards for one in found)
    a_card = [f"{sum(one.card[way] for one in found) / cards:.3f}" for way in range(3)]
    more = [mine - theirs for theirs, mine in zip(columns[0], columns[2], strict=True)]
    cells = [who, str(len(found)), *(mean_text(interval(one), 2) for one in (*columns, more)), *a_card]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Say what beliefs know of hidden cards.")
    parser.add_argument("net", type=Path)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--drawn", type=int, default=3000)
    parser.add_argument("--most", type=int, default=150)
    given = parser.parse_args()
    played, net = played_deals(given.data, given.seed, given.deals), read(given.net)
    whole = {who: list(positions(played, who, given, net)) for who in dict.fromkeys(TABLES)}
    halves = [one for found in whole.values() for one in found[::2]]
    powers = max(POWERS, key=lambda pair: sum(both(one, *pair) for one in halves))
    alone = max((pair for pair in POWERS if not pair[0]), key=lambda pair: sum(both(one, *pair) for one in halves))
    more = [both(one, *alone) - one.deal[0] for found in whole.values() for one in found[1::2]]
    print(f"powers: ownership {powers[0]}, as strong weighs {powers[1]}")
    print(f"without ownership, as strong weighs to the power {alone[1]}: {mean_text(interval(more), 2)} beyond strong")
    columns = "as strong weighs", "ownership", "both", "both beyond strong", "a card: uniform", "strong", "ownership"
    print(f"| who plays | positions | {' | '.join(columns)} |")
    print("|---|---|---|---|---|---|---|---|---|")
    for who, found in whole.items():
        print(row(who, found[1::2], powers), flush=True)
    for trick in range(7):
        at = [one for found in whole.values() for one in found if one.trick == trick]
        print(row(f"trick {trick + 1}, all", at, powers) if len(at) > 1 else "")


if __name__ == "__main__":
    main()
