"""Self-play of a net in floating point, and the policy gradient that it learns from.

A deal is played several times by the net as it is. What a seat gains in one replay beyond the mean of the others has the
luck of the cards removed, and credits the cards that it played there: each of its decisions moves the merits that way
(policy gradient, Williams 1992), in small steps (Adam, Kingma and Ba 2014), with a small bonus for entropy.

Beside the rows of a card's features (see `policy.features`) a net has rows for the contract's traits, which count in every
decision of a deal: so one net can be trained on many contracts. The random numbers are those of playouts, and sums are made
in a fixed order, so a net comes out the same on any number of threads.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .. import kernel
from ..bits import lowest, nth, popcount
from ..playout import (
    LAST_COUNT,
    LOW32,
    TRUMP,
    add_card,
    add_points,
    add_shown_voids,
    duties_of,
    legal_cards,
    next_random,
    seed_rng,
)
from ..policy.features import CARD_FEATURES, DECISION_FEATURES, FEATURES, ROWS, bid_status, card_rows, decision_rows
from ..policy.linear import friends_and_foes
from ..policy.net import LANES
from ..policy.rollout import BIDDING, LEADER, PARTNERS, SEATS_SCRATCH, VOIDS

if TYPE_CHECKING:
    from ..arrays import Float32Array, Float64Array, Int64Array

TRAITS: Final = 6  #: Traits of a contract, a row each; see `fourkings.bots.policies.taught`
TRAIT_ROWS: Final = 28
ALL_ROWS: Final = ROWS + TRAIT_ROWS
EVERYBODY: Final = 15
CARDS: Final = 13
PLIES: Final = 52
HALF: Final = LANES // 2
SCRATCH: Final = SEATS_SCRATCH + FEATURES
"""Words of working memory: hands, cards taken and tricks won of the four seats, and a row number for each feature."""
LANE_ROWS: Final = 4  #: rows of lanes of working memory
TINY: Final = 1e-4  #: smaller contributions to a gradient are left out


class Deals(NamedTuple):
    """Deals to be played, a row for each, and their contracts, to which `contracts` refers by number."""

    hands: Int64Array
    boards: Int64Array
    needs: Int64Array
    values: Int64Array  # if tricks are bid: what each seat's bid counts
    contracts: Int64Array
    terms: Int64Array
    stronger: Int64Array
    worth: Int64Array
    costly: Int64Array
    traits: Int64Array  # by contract, the rows of its traits


class Net(NamedTuple):
    """A net in floating point: lanes (group, row, lane) and points (group, row), in merits; or the gradients of both."""

    lanes: Float32Array
    points: Float32Array


class Notes(NamedTuple):
    """A record of the decisions made in one deal, from which gradients are computed; a row for each."""

    rows: Int64Array  # of the decision's features
    singles: Int64Array  # of each card's features
    options: Int64Array  # how many cards to choose from
    lanes: Float32Array  # of each card, summed
    chance: Float64Array
    chosen: Int64Array
    group: Int64Array
    seat: Int64Array


@kernel
def play(  # noqa: C901, PLR0912, PLR0915 - a loop by numbered steps, which calls would slow down
    deals: Deals, number: int, mine: Net, theirs: Net, own_seats: int, greedy: int, rng: int, scratch: Int64Array,
    lane_scratch: Float32Array, decisions: Notes,
) -> tuple[int, int, int]:  # fmt: skip
    """Play the deal with this number, the seats in `own_seats` (a bit each) by `mine`, and record their decisions.

    The other seats play by `theirs`. greedy: 1 to always play the best card. Leaves in `scratch` what each seat took and
    its number of tricks; returns the number of decisions recorded, the winners (two bits each, the last trick's lowest),
    and the generator.
    """
    board, need, contract = deals.boards[number], deals.needs[number], int(deals.contracts[number])
    terms, stronger, worth, traits = (
        deals.terms[contract], deals.stronger[contract], deals.worth[contract], deals.traits[contract],
    )  # fmt: skip
    costly, duties, trump = int(deals.costly[contract]), duties_of(terms), int(terms[TRUMP])
    hands_left, taken, won, rows = scratch[:4], scratch[4:8], scratch[8:12], scratch[SEATS_SCRATCH:]
    base, lanes = lane_scratch[0], lane_scratch[1]
    leader, voids, partners = int(board[LEADER]), int(board[VOIDS]), int(board[PARTNERS])
    for seat in range(4):
        hands_left[seat] = deals.hands[number, seat]
        taken[seat] = won[seat] = 0
    trick, on_table, pot, decision_count, winners, bids = (0, 0, 0, 0), 0, 0, 0, 0, 0
    left, in_play = popcount(int(hands_left[0])), int(hands_left[0] | hands_left[1] | hands_left[2] | hands_left[3])
    while left:
        pot += int(worth[64]) + (int(worth[65]) if left <= terms[LAST_COUNT] else 0)
        for played in range(4):
            seat = leader + played & 3
            hand, above = int(hands_left[seat]), int(stronger[trick[1]])
            legal = legal_cards(hand, played, trick, above, trump, duties)
            if legal & legal - 1 == 0:
                card = lowest(legal)
            else:
                # 1. The merits of the cards.
                rest = in_play ^ hand
                if board[BIDDING]:
                    bids = bid_status(seat, need, won, left)
                group = decision_rows(
                    seat, hand, rest, played, trick, above, pot, voids, partners, bids, trump, costly, rows
                )
                own_seat = own_seats >> seat & 1
                net_lanes = mine.lanes[group] if own_seat else theirs.lanes[group]
                net_points = mine.points[group] if own_seat else theirs.points[group]
                plain = 0.0
                for lane in range(LANES):
                    base[lane] = 0
                for index in range(DECISION_FEATURES + TRAITS):
                    feature_row = int(rows[index]) if index < DECISION_FEATURES else int(traits[index - DECISION_FEATURES])
                    if index < DECISION_FEATURES:
                        decisions.rows[decision_count, index] = feature_row
                    plain += net_points[feature_row]
                    for lane in range(LANES):
                        base[lane] += net_lanes[feature_row, lane]
                foes, friend = friends_and_foes(voids, seat, partners)
                ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
                count, most, best, rest_of = 0, -1e9, 0, legal
                while rest_of:
                    card = lowest(rest_of)
                    rest_of &= rest_of - 1
                    card_rows(
                        card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows,
                    )  # fmt: skip
                    merit = plain
                    for lane in range(LANES):
                        lanes[lane] = base[lane]
                    for index in range(CARD_FEATURES):
                        feature_row = int(rows[DECISION_FEATURES + index])
                        decisions.singles[decision_count, count, index] = feature_row
                        merit += net_points[feature_row]
                        for lane in range(LANES):
                            lanes[lane] += net_lanes[feature_row, lane]
                    for lane in range(LANES):
                        part = max(lanes[lane], 0.0)
                        merit += part if lane < HALF else -part
                        decisions.lanes[decision_count, count, lane] = lanes[lane]
                    decisions.chance[decision_count, count] = merit
                    if merit > most:
                        most, best = merit, count
                    count += 1
                # 2. Draw one by a softmax.
                total = 0.0
                for index in range(count):
                    decisions.chance[decision_count, index] = exp(decisions.chance[decision_count, index] - most)
                    total += decisions.chance[decision_count, index]
                rng = next_random(rng)
                drawn, upto, chosen = (rng & LOW32) / 4294967296.0 * total, 0.0, -1
                for index in range(count):
                    upto += decisions.chance[decision_count, index]
                    if chosen < 0 and drawn < upto:
                        chosen = index
                    decisions.chance[decision_count, index] /= total
                chosen = best if greedy or chosen < 0 else chosen
                (
                    decisions.options[decision_count],
                    decisions.chosen[decision_count],
                    decisions.group[decision_count],
                    decisions.seat[decision_count],
                ) = count, chosen, group, seat
                decision_count += own_seat
                card = nth(legal, chosen)
            # 3. Play it.
            hands_left[seat] = hand ^ 1 << card
            in_play ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = add_shown_voids(voids, seat, card, trick[0], 0)
            trick = add_card(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        won[leader] += 1
        winners = winners << 2 | leader
        on_table, pot, trick = 0, 0, (0, 0, 0, 0)
        left -= 1
    return decision_count, winners, rng


@kernel
def seat_gains(
    deals: Deals, number: int, scratch: Int64Array, winners: int, points: Int64Array, gains: Float64Array
) -> None:
    """Fill `gains` with what each seat gained in a deal: its points beyond the mean, or its side's beyond the other's."""
    board, need = deals.boards[number], deals.needs[number]
    for seat in range(4):
        points[seat] = 0
    add_points(scratch[4:8], winners, deals.terms[deals.contracts[number]], points)
    for seat in range(4):
        gains[seat] = points[seat]
        if board[BIDDING]:
            gains[seat] = deals.values[number, seat] * (1 if scratch[8 + seat] >= need[seat] else -1)
    if board[PARTNERS]:
        ours = gains[0] + gains[2] - gains[1] - gains[3]
        gains[0] = gains[2] = ours
        gains[1] = gains[3] = -ours
    else:
        mean = (gains[0] + gains[1] + gains[2] + gains[3]) / 4
        for seat in range(4):
            gains[seat] -= mean


@kernel
def add_gradient(
    decisions: Notes, index: int, gain: float, doubt: float, traits: Int64Array, slopes: Net, lane_scratch: Float32Array
) -> None:
    """Add to `slopes` the policy gradient of a decision; gain: of its seat; doubt: weight of the entropy."""
    group, count, entropy = int(decisions.group[index]), int(decisions.options[index]), 0.0
    gradient, lane_totals, total_gradient = lane_scratch[2], lane_scratch[3], 0.0
    lanes, points = slopes.lanes[group], slopes.points[group]
    for lane in range(LANES):
        lane_totals[lane] = 0
    for card in range(count):
        entropy -= decisions.chance[index, card] * log(decisions.chance[index, card] + 1e-9)
    for card in range(count):
        rng = decisions.chance[index, card]
        pull = gain * ((1.0 if card == decisions.chosen[index] else 0.0) - rng)
        pull -= doubt * rng * (log(rng + 1e-9) + entropy)
        if abs(pull) < TINY:
            continue
        total_gradient += pull
        for lane in range(LANES):
            step = pull if lane < HALF else -pull
            gradient[lane] = step if decisions.lanes[index, card, lane] > 0 else 0.0
            lane_totals[lane] += gradient[lane]
        for feature in range(CARD_FEATURES):
            feature_row = int(decisions.singles[index, card, feature])
            points[feature_row] += pull
            for lane in range(LANES):
                lanes[feature_row, lane] += gradient[lane]
    for feature in range(DECISION_FEATURES + TRAITS):
        feature_row = (
            int(decisions.rows[index, feature]) if feature < DECISION_FEATURES else int(traits[feature - DECISION_FEATURES])
        )
        points[feature_row] += total_gradient
        for lane in range(LANES):
            lanes[feature_row, lane] += lane_totals[lane]


@kernel
def learn(
    deals: Deals, net: Net, others: Net, share: float, first: int, count: int, seed: int, doubt: float,
    scales: Float64Array, slopes: Net, scratch: Int64Array, lane_scratch: Float32Array, points: Int64Array,
    gains: Float64Array, sizes: Int64Array, notes: tuple[Notes, ...],
) -> None:  # fmt: skip
    """Play the deals of one part of a training step, and add their policy gradients to `slopes`.

    Each deal is played as often as there are notes. share: in so many of the deals `others` holds one to three of the seats
    · first, count: which deals of the step, by the random numbers of `seed` · doubt: weight of the entropy · scales: by
    contract, the spread of a seat's gain from deal to deal.
    """
    replays = len(notes)
    for deal in range(first, first + count):
        rng = next_random(seed_rng(seed, deal))
        number, own_seats = (rng & LOW32) * len(deals.hands) >> 32, EVERYBODY
        rng = next_random(rng)
        if (rng & LOW32) / 4294967296.0 < share:
            rng = next_random(rng)
            own_seats = 1 + ((rng & LOW32) * (EVERYBODY - 1) >> 32)
        for replay in range(replays):
            sizes[replay], winners, rng = play(
                deals, number, net, others, own_seats, 0, rng, scratch, lane_scratch, notes[replay],
            )  # fmt: skip
            seat_gains(deals, number, scratch, winners, points, gains[replay])
        contract = int(deals.contracts[number])
        traits, scale = deals.traits[contract], scales[contract]
        for replay in range(replays):
            for index in range(int(sizes[replay])):
                seat, total = int(notes[replay].seat[index]), 0.0
                for other in range(replays):
                    total += gains[other, seat]
                beyond = gains[replay, seat] - (total - gains[replay, seat]) / (replays - 1)
                add_gradient(notes[replay], index, beyond / scale, doubt, traits, slopes, lane_scratch)


@kernel
def climb(
    numbers: Any, slopes: Any, share: float, hands_left: float, mean: Any, square: Any, rate: float, time: int
) -> None:
    """Take one ascent step of the Adam optimizer on `numbers`; the sums of gradients in `slopes` are cleared.

    numbers, mean, square: (n,) · slopes: (sums, n) · share: factor of the sums · hands_left: weight decay · rate: of
    learning · time: the number of the step, from 1.
    """
    soft, hard = 1 - 0.9**time, 1 - 0.999**time
    for index in range(len(numbers)):
        gradient = 0.0
        for part in range(len(slopes)):
            gradient += slopes[part, index]
            slopes[part, index] = 0
        gradient = gradient * share - hands_left * numbers[index]
        mean[index] = 0.9 * mean[index] + 0.1 * gradient
        square[index] = 0.999 * square[index] + 0.001 * gradient * gradient
        numbers[index] += rate * (mean[index] / soft) / (sqrt(square[index] / hard) + 1e-4)


@kernel
def duel(
    deals: Deals, mine: Net, theirs: Net, scratch: Int64Array, lane_scratch: Float32Array, points: Int64Array,
    gains: Float64Array, decisions: Notes, edges: Float64Array,
) -> None:  # fmt: skip
    """Fill `edges` with what `mine` gains on each deal against `theirs`, over all seatings, each playing its best card."""
    for number in range(len(edges)):
        edges[number] = 0.0
        pairs = int(deals.boards[number, PARTNERS])
        seatings = 2 if pairs else 4
        for seat in range(seatings):
            own_seats = 5 << seat if pairs else 1 << seat
            _, winners, _ = play(deals, number, mine, theirs, own_seats, 1, 1, scratch, lane_scratch, decisions)
            seat_gains(deals, number, scratch, winners, points, gains)
            edges[number] += gains[seat] / seatings


@kernel
def spread(
    deals: Deals, count: int, net: Net, seed: int, scratch: Int64Array, lane_scratch: Float32Array, points: Int64Array,
    gains: Float64Array, decisions: Notes, first_seat: Float64Array,
) -> None:  # fmt: skip
    """Fill `first_seat` with what seat 0 gains in each of the first `count` deals, if all seats play by one net."""
    for number in range(count):
        _, winners, _ = play(
            deals, number, net, net, EVERYBODY, 0, seed_rng(seed, number), scratch, lane_scratch, decisions,
        )  # fmt: skip
        seat_gains(deals, number, scratch, winners, points, gains)
        first_seat[number] = gains[0]
