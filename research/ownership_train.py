"""Teaches a net who holds the hidden cards of Quarante de Roi (`ownership.py`), and says what it knows beyond chance.

python research/ownership_train.py OUT.npz --data DIR [--deals 20000] [--seed 5] [--epochs 3] [--rate 0.003]

Plays the deals of `ownership_deals.py` (or takes those that stand in DIR), learns from nine rounds of tables in ten and
prints, of the rest, how many bits likelier the deal really dealt is by the net than by uniform drawing, by who played;
then a hash of the net. On one machine the same command gives the same hash. 20,000 deals take 17 minutes of one core to
play; an epoch over them takes one.

A deal's chance is its share of all that fit, so the sampler is part of what is learnt: the slope of a card's merit is
whether the holder holds it, less how often they do in deals drawn by these merits, counted exactly.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import time
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
from ownership import EVERY, LANES, LOW, MERITS, PACK, ROWS, Net, look, scene, think, weigh
from ownership_deals import TABLES, Played, played_deals
from ownership_sampler import fill, marginals
from selfplay import stepped

from fourkings.players import encoding
from fourkings.players.arena import deals as arena_deals
from fourkings.rulebook import games
from fourkings.rulebook.games import GAMES

SIZE: Final = 256
"""Positions to a step."""
HELD: Final = 2e-4
"""How strongly numbers are drawn towards nothing."""
VIEWS: Final = 2
"""Seats that learn from each card played: the one to play and another."""
LAST: Final = 0.03
"""The rate falls along a cosine to this part of itself."""


def begun(seed: int) -> Net:
    """A net that knows nothing."""
    dice = np.random.default_rng(seed)

    def drawn(spread: float, *shape: int) -> Any:
        return (spread * dice.standard_normal(shape)).astype(np.float32)

    return Net(
        drawn(0.15, 2 * ROWS, LANES), drawn(0.08, EVERY, LANES), drawn(0.1, LANES, LANES), drawn(0.17, 2, LANES, LANES),
        np.zeros((2, LANES), np.float32), drawn(0.03, 2, LANES, MERITS), np.zeros((2, MERITS), np.float32),
    )  # fmt: skip


@numba.njit(nogil=True)
def posed(played, deal, ply, me, terms, stronger, pack, room):  # type: ignore[no-untyped-def]
    """Fills the scene of a seat before a card of a deal was played."""
    cards, leaders = played.cards[deal], played.leaders[deal]
    told, spoken, own = np.zeros(4, np.int64), 1 << me, played.hands[deal, me]
    for seat in range(4):
        far = seat - leaders[0] & 3
        if far < ply:
            spoken |= 1 << seat
        if spoken >> seat & 1:
            told[seat] = played.told[deal, seat]
    for one in range(ply):
        own &= ~(1 << cards[one])
    kind = played.turned[deal] >> 4
    look(
        me, own, pack, played.dealer[deal], played.turned[deal], cards[:ply], leaders, leaders[ply >> 2], told, spoken,
        terms[kind], stronger, room,
    )  # fmt: skip


@numba.njit(nogil=True)
def counted(room, weights):  # type: ignore[no-untyped-def]
    """The sampler's table for so many unseen cards, and what all deals weigh."""
    many, needs = room.unseen[0], room.needs
    opens = room.opens[:many]
    table = np.zeros((many + 1, needs[0] + 1, needs[1] + 1, max(0, opens.max()) + 1))
    return table, fill(weights[:many], needs, opens, room.tellers[:many], table)


@numba.njit(nogil=True, fastmath=True)
def back(room, trump, net, lanes, pull, slopes):  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912
    """Adds to the slopes what the pulls on the merits, (4, MERITS), ask of the net."""
    every = np.zeros(LANES, np.float32)
    for suit in range(4):
        kind, first, second = (0 if suit == trump else 1), lanes[1 + suit], lanes[5 + suit]
        upper, lower = np.zeros(LANES, np.float32), np.zeros(LANES, np.float32)
        slopes.level[kind] += pull[suit]
        for one in range(LANES):
            if second[one] > 0:
                for merit in range(MERITS):
                    upper[one] += pull[suit, merit] * net.outer[kind, one, merit]
                    slopes.outer[kind, one, merit] += pull[suit, merit] * second[one]
        slopes.base[kind] += upper
        for one in range(LANES):
            if first[one] > 0:
                for lane in range(LANES):
                    lower[one] += upper[lane] * net.inner[kind, one, lane]
                    slopes.inner[kind, one, lane] += upper[lane] * first[one]
        for one in range(LANES):
            if lanes[0, one] > 0:
                for lane in range(LANES):
                    every[one] += lower[lane] * net.across[one, lane]
                    slopes.across[one, lane] += lower[lane] * lanes[0, one]
        for number in range(room.many[suit]):
            row = room.rows[suit, number]
            for lane in range(LANES):
                slopes.suit[row, lane] += lower[lane]
    for place in range(5):
        for number in range(room.many[place]):
            row = room.rows[place, number]
            for lane in range(LANES):
                slopes.all[row, lane] += every[lane]


@numba.njit(nogil=True)
def learn(order, played, net, slopes, room, terms, stronger, pack):  # type: ignore[no-untyped-def]
    """Adds up the slopes of some positions: rows of deal, ply and seat. Returns the mean logarithm of the true deal."""
    lanes, merits, pull = (
        np.zeros((9, LANES), np.float32),
        np.zeros((4, MERITS), np.float32),
        np.zeros((4, MERITS), np.float32),
    )
    weights, shares, total = np.zeros((24, 3)), np.zeros((24, 3)), 0.0
    for place in range(len(order)):
        deal, ply, me = order[place]
        posed(played, deal, ply, me, terms, stronger, pack, room)
        many, trump = room.unseen[0], played.turned[deal] >> 4
        think(room, trump, net, lanes, merits)
        weigh(room, merits, weights)
        table, whole = counted(room, weights)
        marginals(weights[:many], room.needs, room.opens[:many], room.tellers[:many], table, np.zeros_like(table), shares)
        total -= np.log(whole)
        pull[:] = 0
        for one in range(many):
            card = room.cards[one]
            for holder in range(3):
                holds = played.hands[deal, me + holder + 1 & 3] >> card & 1
                pull[card >> 4, 3 * ((card & 15) - LOW) + holder] = np.float32(holds - shares[one, holder])
                if holds:
                    total += np.log(weights[one, holder])
        back(room, trump, net, lanes, pull, slopes)
    return total / len(order)


@numba.njit(nogil=True)
def told(order, played, net, room, terms, stronger, pack, found):  # type: ignore[no-untyped-def]
    """Of each position: bits of the deal by chance and by the net; the same a card by the shares; how many cards."""
    lanes, merits = np.zeros((9, LANES), np.float32), np.zeros((4, MERITS), np.float32)
    weights, shares = np.zeros((24, 3)), np.zeros((24, 3))
    found[:] = 0
    for place in range(len(order)):
        deal, ply, me = order[place]
        posed(played, deal, ply, me, terms, stronger, pack, room)
        many = room.unseen[0]
        think(room, played.turned[deal] >> 4, net, lanes, merits)
        for way in range(2):
            if way:
                weigh(room, merits, weights)
            else:
                weights[:] = room.may
            table, whole = counted(room, weights)
            marginals(
                weights[:many], room.needs, room.opens[:many], room.tellers[:many], table, np.zeros_like(table), shares
            )
            found[place, way] = np.log2(whole)
            for one in range(many):
                for holder in range(3):
                    if played.hands[deal, me + holder + 1 & 3] >> room.cards[one] & 1:
                        found[place, way] -= np.log2(weights[one, holder])
                        found[place, 2 + way] -= np.log2(shares[one, holder])
        found[place, 4] = many


def contracts() -> tuple[Any, Any]:
    """The terms of a deal by its trump, and which cards are stronger."""
    rules, found = games.rules(GAMES["quarante"]), {}
    for number in range(200):
        state = arena_deals.dealt(rules, "quarante", arena_deals.secret_of("contracts", 1, number), 0)
        if state.deal.turned is not None and state.contract is not None:
            found[state.deal.turned >> 4] = encoding.arrays_of(state.contract)
    return np.array([found[suit].terms for suit in range(4)]), found[0].stronger


def positions(played: Played, places: Any, seed: int, each: int = 1) -> Any:
    """Of these deals every card's seat, and as many others as asked for, less one; the last trick tells nothing new."""
    dice, rows = np.random.default_rng(seed), []
    for deal in places:
        for ply in range(28):
            turn = int(played.leaders[deal, ply >> 2]) + ply & 3
            rows += [(deal, ply, turn + far & 3) for far in (0, *dice.permutation(3)[: each - 1] + 1)]
    return np.array(rows, np.int64)


def taught(played: Played, places: Any, given: argparse.Namespace) -> Net:
    """The net after all epochs."""
    net, made = begun(given.seed), contracts()
    slopes, memory = Net(*(np.zeros_like(part) for part in net)), [np.zeros((2, part.size), np.float32) for part in net]
    room, step = scene(), 0
    for epoch in range(given.epochs):
        since = time.process_time()
        order = np.random.default_rng([given.seed, epoch]).permutation(positions(played, places, given.seed + epoch, VIEWS))
        steps, mean = len(order) // SIZE, 0.0
        for number in range(steps):
            step += 1
            rate = given.rate * (LAST + (1 - LAST) * (1 + math.cos(math.pi * step / (steps * given.epochs))) / 2)
            mean += learn(order[number * SIZE : (number + 1) * SIZE], played, net, slopes, room, *made, PACK) / steps
            for part, slope, (first, second) in zip(net, slopes, memory, strict=True):
                slope[:] = slope / SIZE - HELD * part
                stepped(part.reshape(-1), slope.reshape(-1), first, second, rate, step)
                slope[:] = 0
        kept, took = known(played, np.nonzero(played.kept_back)[0], net), time.process_time() - since
        print(f"epoch {epoch + 1}: {mean / math.log(2):.3f} bits, {kept:.3f} kept back; {took:.0f} s", flush=True)
    return net


def known(played: Played, places: Any, net: Net) -> float:
    """The mean logarithm of the true deal in these, in bits."""
    order = positions(played, places, 1)
    found = np.zeros((len(order), 5))
    told(order, played, net, scene(), *contracts(), PACK, found)
    return -float(found[:, 1].mean())


def lines(played: Played, net: Net) -> Any:
    """What the net knows of the deals kept back, by who played and by trick."""
    made, room = contracts(), scene()
    for who in dict.fromkeys(TABLES):
        here = np.nonzero(played.kept_back & np.isin(played.table, [at for at, name in enumerate(TABLES) if name == who]))[
            0
        ]
        if not len(here):
            continue
        order = positions(played, here, 1)
        found = np.zeros((len(order), 5))
        told(order, played, net, room, *made, PACK, found)
        gained, cards = found[:, 0] - found[:, 1], found[:, 4].sum()
        by_deal = gained.reshape(len(here), -1).mean(1)
        by_trick = " ".join(f"{gained[order[:, 1] >> 2 == trick].mean():.2f}" for trick in range(7))
        a_card = found[:, 2].sum() / cards, found[:, 3].sum() / cards
        half = 1.96 * by_deal.std() / max(1, len(here)) ** 0.5
        yield (
            f"{who:<14}{len(here):>5} deals  {by_deal.mean():.3f} ± {half:.3f} bits a deal ({by_trick}); "
            f"a card {a_card[0]:.4f} by chance, {a_card[1]:.4f} by the net"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a net who holds the hidden cards of Quarante de Roi.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=0.003)
    given = parser.parse_args()
    played = played_deals(given.data, given.seed, given.deals)
    net = taught(played, np.nonzero(~played.kept_back)[0], given)
    np.savez_compressed(given.out, allow_pickle=False, **dict(zip(Net._fields, net, strict=True)))
    for line in lines(played, net):
        print(line, flush=True)
    print(hashlib.sha256(b"".join(part.tobytes() for part in net)).hexdigest())


if __name__ == "__main__":
    main()
