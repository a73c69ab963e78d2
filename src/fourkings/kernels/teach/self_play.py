"""Self-play of a net in floating point, and what its steps learn from it.

A deal is played several times by the net as it stands. What a seat gained in one of them beyond the mean of the others is
luck of the cards taken out, and speaks for the cards that it played there: each of its decisions moves the merits that way
(policy gradient, Williams 1992), in small steps (Adam, Kingma and Ba 2014), with a little reward for staying undecided.

Beside the rows of a card's features (see `policy.features`) a net has rows of the contract's traits, which count in every
decision of a deal: so one net may be taught on many contracts. Dice are those of playouts, and sums are made in a fixed
order, so a net comes out the same on any number of threads.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .. import kernel
from ..bits import count, lowest, nth
from ..playout import LAST_MANY, LOW32, TRUMP, duties_of, first_chance, laid, may_play, next_chance, settle, shown
from ..policy.features import FEATURES, ROWS, WHOLE, single, standing, whole
from ..policy.linear import BIDDING, LEADER, PARTNERS, VOIDS, friends_and_foes
from ..policy.net import LANES

if TYPE_CHECKING:
    from ..arrays import Float32Array, Float64Array, Int64Array

TRAITS: Final = 6
"""Traits of a contract, a row each; `fourkings.bots.policies.taught` says which."""
TRAIT_ROWS: Final = 28
ALL_ROWS: Final = ROWS + TRAIT_ROWS
SINGLE: Final = FEATURES - WHOLE
EVERYBODY: Final = 15
CARDS: Final = 13
PLIES: Final = 52
HALF: Final = LANES // 2
SEEN: Final = 12
ROOM: Final = SEEN + FEATURES
"""Working memory: hands, cards taken and tricks won of the four seats, and a row for each feature."""
SCRATCH: Final = 4
"""Rows of lanes that are worked in."""
TINY: Final = 1e-4
"""A pull that is no more than this is left out."""


class Deals(NamedTuple):
    """Deals about to be played, a row for each, and the contracts by number."""

    hands: Int64Array
    boards: Int64Array
    needs: Int64Array
    values: Int64Array  # where tricks are bid: what each seat's bid counts
    contracts: Int64Array
    terms: Int64Array
    stronger: Int64Array
    worth: Int64Array
    costly: Int64Array
    traits: Int64Array  # by contract the rows of its traits


class Net(NamedTuple):
    """Lanes (group, row, lane) and points (group, row), in merits; or the slopes of both."""

    lanes: Float32Array
    points: Float32Array


class Notes(NamedTuple):
    """What is written down of each decision of a deal."""

    rows: Int64Array  # of the decision's features
    singles: Int64Array  # and of each card's
    many: Int64Array
    lanes: Float32Array  # of each card, added up
    chance: Float64Array
    chosen: Int64Array
    group: Int64Array
    seat: Int64Array


@kernel
def play(  # noqa: C901, PLR0912, PLR0915 - a loop by numbered steps, which calls would slow down
    deals: Deals, number: int, mine: Net, theirs: Net, own: int, greedy: int, chance: int, room: Int64Array,
    scratch: Float32Array, note: Notes,
) -> tuple[int, int, int]:  # fmt: skip
    """Plays a deal, the seats in `own` (a bit each) by `mine`, and notes their decisions.

    greedy: 1 for the best card always. Leaves in `room` what each seat took and how many tricks; returns how many decisions
    are noted, the winners (two bits each, the last trick's lowest), and the dice.
    """
    board, need, contract = deals.boards[number], deals.needs[number], int(deals.contracts[number])
    terms, stronger, worth, traits = (
        deals.terms[contract], deals.stronger[contract], deals.worth[contract], deals.traits[contract],
    )  # fmt: skip
    costly, duties, trump = int(deals.costly[contract]), duties_of(terms), int(terms[TRUMP])
    held, taken, won, rows = room[:4], room[4:8], room[8:12], room[SEEN:]
    base, lanes = scratch[0], scratch[1]
    leader, voids, partners = int(board[LEADER]), int(board[VOIDS]), int(board[PARTNERS])
    for seat in range(4):
        held[seat] = deals.hands[number, seat]
        taken[seat] = won[seat] = 0
    trick, on_table, pot, noted, winners, bids = (0, 0, 0, 0), 0, 0, 0, 0, 0
    left, everything = count(int(held[0])), int(held[0] | held[1] | held[2] | held[3])
    while left:
        pot += int(worth[64]) + (int(worth[65]) if left <= terms[LAST_MANY] else 0)
        for played in range(4):
            seat = leader + played & 3
            hand, above = int(held[seat]), int(stronger[trick[1]])
            may = may_play(hand, played, trick, above, trump, duties)
            if may & may - 1 == 0:
                card = lowest(may)
            else:
                # 1. The merits of the cards.
                rest = everything ^ hand
                if board[BIDDING]:
                    bids = standing(seat, need, won, left)
                group = whole(seat, hand, rest, played, trick, above, pot, voids, partners, bids, trump, costly, rows)
                own_seat = own >> seat & 1
                net_lanes = mine.lanes[group] if own_seat else theirs.lanes[group]
                net_points = mine.points[group] if own_seat else theirs.points[group]
                plain = 0.0
                for lane in range(LANES):
                    base[lane] = 0
                for place in range(WHOLE + TRAITS):
                    feature_row = int(rows[place]) if place < WHOLE else int(traits[place - WHOLE])
                    if place < WHOLE:
                        note.rows[noted, place] = feature_row
                    plain += net_points[feature_row]
                    for lane in range(LANES):
                        base[lane] += net_lanes[feature_row, lane]
                foes, friend = friends_and_foes(voids, seat, partners)
                ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
                many, most, best, rest_of = 0, -1e9, 0, may
                while rest_of:
                    card = lowest(rest_of)
                    rest_of &= rest_of - 1
                    single(
                        card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows
                    )  # fmt: skip
                    merit = plain
                    for lane in range(LANES):
                        lanes[lane] = base[lane]
                    for place in range(SINGLE):
                        feature_row = int(rows[WHOLE + place])
                        note.singles[noted, many, place] = feature_row
                        merit += net_points[feature_row]
                        for lane in range(LANES):
                            lanes[lane] += net_lanes[feature_row, lane]
                    for lane in range(LANES):
                        part = max(lanes[lane], 0.0)
                        merit += part if lane < HALF else -part
                        note.lanes[noted, many, lane] = lanes[lane]
                    note.chance[noted, many] = merit
                    if merit > most:
                        most, best = merit, many
                    many += 1
                # 2. One of them, by a softmax.
                total = 0.0
                for place in range(many):
                    note.chance[noted, place] = exp(note.chance[noted, place] - most)
                    total += note.chance[noted, place]
                chance = next_chance(chance)
                drawn, upto, chosen = (chance & LOW32) / 4294967296.0 * total, 0.0, -1
                for place in range(many):
                    upto += note.chance[noted, place]
                    if chosen < 0 and drawn < upto:
                        chosen = place
                    note.chance[noted, place] /= total
                chosen = best if greedy or chosen < 0 else chosen
                note.many[noted], note.chosen[noted], note.group[noted], note.seat[noted] = many, chosen, group, seat
                noted += own_seat
                card = nth(may, chosen)
            # 3. It is laid.
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = shown(voids, seat, card, trick[0], 0)
            trick = laid(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        won[leader] += 1
        winners = winners << 2 | leader
        on_table, pot, trick = 0, 0, (0, 0, 0, 0)
        left -= 1
    return noted, winners, chance


@kernel
def gains(deals: Deals, number: int, room: Int64Array, winners: int, points: Int64Array, gained: Float64Array) -> None:
    """What each seat has gained: its points beyond the mean, or its side's beyond the other's."""
    board, need = deals.boards[number], deals.needs[number]
    for seat in range(4):
        points[seat] = 0
    settle(room[4:8], winners, deals.terms[deals.contracts[number]], points)
    for seat in range(4):
        gained[seat] = points[seat]
        if board[BIDDING]:
            gained[seat] = deals.values[number, seat] * (1 if room[8 + seat] >= need[seat] else -1)
    if board[PARTNERS]:
        ours = gained[0] + gained[2] - gained[1] - gained[3]
        gained[0] = gained[2] = ours
        gained[1] = gained[3] = -ours
    else:
        mean = (gained[0] + gained[1] + gained[2] + gained[3]) / 4
        for seat in range(4):
            gained[seat] -= mean


@kernel
def credit(
    note: Notes, place: int, gain: float, doubt: float, traits: Int64Array, slopes: Net, scratch: Float32Array
) -> None:
    """Adds to the slopes what one decision says."""
    group, many, open_ = int(note.group[place]), int(note.many[place]), 0.0
    slope, every, whole_slope = scratch[2], scratch[3], 0.0
    lanes, points = slopes.lanes[group], slopes.points[group]
    for lane in range(LANES):
        every[lane] = 0
    for card in range(many):
        open_ -= note.chance[place, card] * log(note.chance[place, card] + 1e-9)
    for card in range(many):
        chance = note.chance[place, card]
        pull = gain * ((1.0 if card == note.chosen[place] else 0.0) - chance)
        pull -= doubt * chance * (log(chance + 1e-9) + open_)
        if abs(pull) < TINY:
            continue
        whole_slope += pull
        for lane in range(LANES):
            up = pull if lane < HALF else -pull
            slope[lane] = up if note.lanes[place, card, lane] > 0 else 0.0
            every[lane] += slope[lane]
        for feature in range(SINGLE):
            feature_row = int(note.singles[place, card, feature])
            points[feature_row] += pull
            for lane in range(LANES):
                lanes[feature_row, lane] += slope[lane]
    for feature in range(WHOLE + TRAITS):
        feature_row = int(note.rows[place, feature]) if feature < WHOLE else int(traits[feature - WHOLE])
        points[feature_row] += whole_slope
        for lane in range(LANES):
            lanes[feature_row, lane] += every[lane]


@kernel
def learn(
    deals: Deals, net: Net, others: Net, share: float, first: int, many: int, seed: int, doubt: float,
    scales: Float64Array,
    slopes: Net, room: Int64Array, scratch: Float32Array, points: Int64Array, gained: Float64Array, sizes: Int64Array,
    notes: tuple[Notes, ...],
) -> None:  # fmt: skip
    """Adds up the slopes of some deals of a step, each played as often as there are notes.

    share: in so many of the deals `others` holds one to three of the seats; first, many: which deals of the step, by the
    dice of `seed`; scales: by contract, how much what a seat gains goes up and down from deal to deal.
    """
    times = len(notes)
    for deal in range(first, first + many):
        chance = next_chance(first_chance(seed, deal))
        number, own = (chance & LOW32) * len(deals.hands) >> 32, EVERYBODY
        chance = next_chance(chance)
        if (chance & LOW32) / 4294967296.0 < share:
            chance = next_chance(chance)
            own = 1 + ((chance & LOW32) * (EVERYBODY - 1) >> 32)
        for turn in range(times):
            sizes[turn], winners, chance = play(
                deals, number, net, others, own, 0, chance, room, scratch, notes[turn]
            )  # fmt: skip
            gains(deals, number, room, winners, points, gained[turn])
        contract = int(deals.contracts[number])
        traits, scale = deals.traits[contract], scales[contract]
        for turn in range(times):
            for place in range(int(sizes[turn])):
                seat, total = int(notes[turn].seat[place]), 0.0
                for other in range(times):
                    total += gained[other, seat]
                beyond = gained[turn, seat] - (total - gained[turn, seat]) / (times - 1)
                credit(notes[turn], place, beyond / scale, doubt, traits, slopes, scratch)


@kernel
def climb(numbers: Any, slopes: Any, share: float, held: float, mean: Any, square: Any, rate: float, time: int) -> None:
    """One step of Adam upwards, by the sums of some slopes, which are cleared.

    numbers, mean, square: (n,); slopes: (sums, n); share: what the sums are multiplied by; held: how much of each number is
    taken from its slope; time: the number of the step, from 1.
    """
    soft, hard = 1 - 0.9**time, 1 - 0.999**time
    for place in range(len(numbers)):
        slope = 0.0
        for part in range(len(slopes)):
            slope += slopes[part, place]
            slopes[part, place] = 0
        slope = slope * share - held * numbers[place]
        mean[place] = 0.9 * mean[place] + 0.1 * slope
        square[place] = 0.999 * square[place] + 0.001 * slope * slope
        numbers[place] += rate * (mean[place] / soft) / (sqrt(square[place] / hard) + 1e-4)


@kernel
def duel(
    deals: Deals, mine: Net, theirs: Net, room: Int64Array, scratch: Float32Array, points: Int64Array, gained: Float64Array,
    note: Notes, edges: Float64Array,
) -> None:  # fmt: skip
    """Fills in what `mine` gains on each deal, over all seatings against `theirs`, each playing its best card."""
    for number in range(len(edges)):
        edges[number] = 0.0
        pairs = int(deals.boards[number, PARTNERS])
        seatings = 2 if pairs else 4
        for seat in range(seatings):
            own = 5 << seat if pairs else 1 << seat
            _, winners, _ = play(deals, number, mine, theirs, own, 1, 1, room, scratch, note)
            gains(deals, number, room, winners, points, gained)
            edges[number] += gained[seat] / seatings


@kernel
def spread(
    deals: Deals, many: int, net: Net, seed: int, room: Int64Array, scratch: Float32Array, points: Int64Array,
    gained: Float64Array, note: Notes, first_seat: Float64Array,
) -> None:  # fmt: skip
    """Fills in what seat 0 gains in each of the first deals, all seats playing by a net."""
    for number in range(many):
        _, winners, _ = play(
            deals, number, net, net, EVERYBODY, 0, first_chance(seed, number), room, scratch, note
        )  # fmt: skip
        gains(deals, number, room, winners, points, gained)
        first_seat[number] = gained[0]
