"""Self-play of a net (see `kernels/policy/net`) in floating point, compiled: what `teach.py` learns from.

A deal is played several times by the net as it stands. What a seat gained in one of them beyond the mean of the others is
luck of the cards taken out, and speaks for the cards that it played there: each of its decisions moves the merits that way
(policy gradient, Williams 1992), in small steps (Adam, Kingma and Ba 2014), with a little reward for staying undecided.
"""

from typing import Any, NamedTuple

import numba
import numpy as np

from fourkings.kernels import load

BITS, PLAY, PLAYOUT, ROLLOUT, THUMB, SEEN, SENSE = (
    load(name) for name in ("bits", "play", "playout", "policy.rollout", "policy.linear", "policy.features", "policy.net")
)
count, lowest, Duties, laid, may_play, settle = (
    BITS.popcount, BITS.lowest, PLAY.Duties, PLAYOUT.add_card, PLAYOUT.legal_cards, PLAYOUT.add_points,
)  # fmt: skip
whole, single, standing, friends_and_foes = SEEN.decision_rows, SEEN.card_rows, SEEN.bid_status, THUMB.friends_and_foes
WHOLE, SINGLE, LANES, ROWS = SEEN.DECISION_FEATURES, SEEN.CARD_FEATURES, SENSE.LANES, SEEN.ROWS
SITUATIONS, TRUMP, LAST_MANY, DUTIES = THUMB.SITUATIONS, PLAYOUT.TRUMP, PLAYOUT.LAST_COUNT, PLAYOUT.DUTIES
LEADER, VOIDS, PARTNERS, BIDDING = ROLLOUT.LEADER, ROLLOUT.VOIDS, ROLLOUT.PARTNERS, ROLLOUT.BIDDING
PLIES, CARDS, HALF, TINY, EVERYBODY = 52, 13, LANES // 2, 1e-4, 15


class Begun(NamedTuple):
    """Deals about to be played: a row for each, and the contracts by number."""

    hands: Any
    boards: Any
    needs: Any
    values: Any  # 400: what each seat's bid counts
    contracts: Any
    terms: Any
    stronger: Any
    worth: Any
    costly: Any


class Net(NamedTuple):
    """Lanes (group, row, lane) and points (group, row), in merits."""

    lanes: Any
    points: Any


class Notes(NamedTuple):
    """The record of each decision of a deal."""

    rows: Any  # of the decision's features
    singles: Any  # and of each card's
    many: Any
    lanes: Any  # of each card, added up
    chance: Any
    chosen: Any
    group: Any
    seat: Any


def notes() -> Notes:
    return Notes(
        np.zeros((PLIES, WHOLE), np.int64), np.zeros((PLIES, CARDS, SINGLE), np.int64), np.zeros(PLIES, np.int64),
        np.zeros((PLIES, CARDS, LANES), np.float32), np.zeros((PLIES, CARDS), np.float32),
        *(np.zeros(PLIES, np.int64) for _ in range(3)),
    )  # fmt: skip


@numba.njit(nogil=True)
def play(number, begun, mine, theirs, own, greedy, room, note):  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912, PLR0915
    """Play a deal, the seats in `own` (a bit each) by `mine`; return the number of decisions, and the winners."""
    board, need, contract = begun.boards[number], begun.needs[number], begun.contracts[number]
    terms, stronger, worth = begun.terms[contract], begun.stronger[contract], begun.worth[contract]
    costly, held, taken, won, rows = begun.costly[contract], room[:4], room[4:8], room[8:12], room[12:]
    duties = Duties(
        int(terms[DUTIES]), int(terms[DUTIES + 1]), int(terms[DUTIES + 2]), int(terms[DUTIES + 3]),
        int(terms[DUTIES + 4]), int(terms[DUTIES + 5]),
    )  # fmt: skip
    trump, leader, voids, partners = int(terms[TRUMP]), int(board[LEADER]), int(board[VOIDS]), int(board[PARTNERS])
    held[:], taken[:], won[:] = begun.hands[number], 0, 0
    trick, on_table, pot, noted, winners, bids = (0, 0, 0, 0), 0, 0, 0, 0, 0
    left, everything = count(int(held[0])), int(held[0] | held[1] | held[2] | held[3])
    base, lanes = np.zeros(LANES, np.float32), np.zeros(LANES, np.float32)
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
                net = mine if own >> seat & 1 else theirs
                table, points = net.lanes[group], net.points[group]
                base[:] = 0
                plain = np.float32(0)
                for place in range(WHOLE):
                    row = rows[place]
                    note.rows[noted, place] = row
                    plain += points[row]
                    for lane in range(LANES):
                        base[lane] += table[row, lane]
                foes, friend = friends_and_foes(voids, seat, partners)
                ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
                many, most, rest_of = 0, np.float32(-1e9), may
                while rest_of:
                    card = lowest(rest_of)
                    rest_of &= rest_of - 1
                    single(
                        card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows
                    )  # fmt: skip
                    merit = plain
                    lanes[:] = base
                    for place in range(SINGLE):
                        row = rows[WHOLE + place]
                        note.singles[noted, many, place] = row
                        merit += points[row]
                        for lane in range(LANES):
                            lanes[lane] += table[row, lane]
                    for lane in range(LANES):
                        part = max(lanes[lane], np.float32(0))
                        merit += part if lane < HALF else -part
                        note.lanes[noted, many, lane] = lanes[lane]
                    note.chance[noted, many] = merit
                    most = max(most, merit)
                    many += 1
                # 2. One of them, by a softmax.
                total, best = 0.0, 0
                for place in range(many):
                    if note.chance[noted, place] > note.chance[noted, best]:
                        best = place
                for place in range(many):
                    note.chance[noted, place] = np.exp(note.chance[noted, place] - most)
                    total += note.chance[noted, place]
                drawn, upto, chosen = np.random.random() * total, 0.0, -1
                for place in range(many):
                    upto += note.chance[noted, place]
                    if chosen < 0 and drawn < upto:
                        chosen = place
                    note.chance[noted, place] /= total
                chosen = best if greedy or chosen < 0 else chosen
                note.many[noted], note.chosen[noted], note.group[noted], note.seat[noted] = (many, chosen, group, seat)
                noted += own >> seat & 1
                rest_of = may
                for _ in range(chosen):
                    rest_of &= rest_of - 1
                card = lowest(rest_of)
            # 3. It is laid.
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            if played and not trick[0] >> card & 1:
                voids |= 1 << 4 * seat + (lowest(trick[0]) >> 4)
            trick = laid(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        won[leader] += 1
        winners = winners << 2 | leader
        on_table, pot, trick = 0, 0, (0, 0, 0, 0)
        left -= 1
    return noted, winners


@numba.njit(nogil=True)
def gains(number, begun, room, winners, gained):  # type: ignore[no-untyped-def]
    """Compute each seat's gain: its points beyond the mean, or its side's beyond the other's."""
    points, board, need = np.zeros(4, np.int64), begun.boards[number], begun.needs[number]
    settle(room[4:8], winners, begun.terms[begun.contracts[number]], points)
    for seat in range(4):
        gained[seat] = points[seat]
        if board[BIDDING]:
            gained[seat] = begun.values[number, seat] * (1 if room[8 + seat] >= need[seat] else -1)
    if board[PARTNERS]:
        ours = gained[0] + gained[2] - gained[1] - gained[3]
        gained[0] = gained[2] = ours
        gained[1] = gained[3] = -ours
    else:
        gained -= gained.sum() / 4


@numba.njit(nogil=True, fastmath=True)
def credit(note, place, gain, doubt, lanes, points):  # type: ignore[no-untyped-def]
    """Accumulate the policy gradient of one decision."""
    group, many, open_ = note.group[place], note.many[place], 0.0
    slope, every, whole_slope = np.zeros(LANES, np.float32), np.zeros(LANES, np.float32), np.float32(0)
    for card in range(many):
        open_ -= note.chance[place, card] * np.log(note.chance[place, card] + 1e-9)
    for card in range(many):
        chance = note.chance[place, card]
        pull = gain * ((1.0 if card == note.chosen[place] else 0.0) - chance)
        pull = np.float32(pull - doubt * chance * (np.log(chance + 1e-9) + open_))
        if abs(pull) < TINY:
            continue
        whole_slope += pull
        for lane in range(LANES):
            slope[lane] = (pull if lane < HALF else -pull) if note.lanes[place, card, lane] > 0 else np.float32(0)
            every[lane] += slope[lane]
        for feature in range(SINGLE):
            row = note.singles[place, card, feature]
            points[group, row] += pull
            for lane in range(LANES):
                lanes[group, row, lane] += slope[lane]
    for feature in range(WHOLE):
        row = note.rows[place, feature]
        points[group, row] += whole_slope
        for lane in range(LANES):
            lanes[group, row, lane] += every[lane]


@numba.njit(nogil=True, fastmath=True)
def stepped(numbers, slopes, mean, square, rate, time):  # type: ignore[no-untyped-def]
    """Take one step of Adam, upwards."""
    for place in range(len(numbers)):
        slope = slopes[place]
        mean[place] = 0.9 * mean[place] + 0.1 * slope
        square[place] = 0.999 * square[place] + 0.001 * slope * slope
        steep = np.sqrt(square[place] / (1 - 0.999**time)) + 1e-4
        numbers[place] += rate * mean[place] / (1 - 0.9**time) / steep


@numba.njit(nogil=True)
def seeded(seed):  # type: ignore[no-untyped-def]
    """Seed the random numbers of compiled code."""
    np.random.seed(seed)


@numba.njit(nogil=True)
def learn(  # type: ignore[no-untyped-def]
    begun, net, memory, again, room, size, steps, rate, doubt, scale, seed, time, others, share_of_others
):
    """So many steps, each from `size` deals played `len(again)` times; memory: Adam's means and squares.

    In a share of the deals a net of `others` holds one to three of the seats: any that it can.
    """
    np.random.seed(seed)
    times = len(again)
    gained, sizes = np.zeros((times, 4)), np.zeros(times, np.int64)
    lanes, points = np.zeros_like(net.lanes), np.zeros_like(net.points)
    for step in range(steps):
        lanes[:], points[:] = 0, 0
        for _ in range(size):
            number, own = np.random.randint(len(begun.hands)), EVERYBODY
            if share_of_others and np.random.random() < share_of_others:
                own = np.random.randint(1, EVERYBODY)
            for turn in range(times):
                sizes[turn], winners = play(number, begun, net, others, own, False, room, again[turn])
                gains(number, begun, room, winners, gained[turn])
            for turn in range(times):
                for place in range(sizes[turn]):
                    seat = again[turn].seat[place]
                    beyond = gained[turn, seat] - (gained[:, seat].sum() - gained[turn, seat]) / (times - 1)
                    credit(again[turn], place, beyond / scale, doubt, lanes, points)
        share = np.float32(1 / (size * times))
        stepped(
            net.lanes.reshape(-1), lanes.reshape(-1) * share, memory[0].reshape(-1), memory[1].reshape(-1), rate,
            time + step + 1,
        )  # fmt: skip
        stepped(
            net.points.reshape(-1), points.reshape(-1) * share, memory[2].reshape(-1), memory[3].reshape(-1), rate,
            time + step + 1,
        )  # fmt: skip


@numba.njit(nogil=True)
def duel(begun, mine, theirs, room, note, seed):  # type: ignore[no-untyped-def]
    """Return what `mine` gains on each deal, over all seatings against `theirs`, each playing its best card."""
    np.random.seed(seed)
    points, gained = np.zeros(len(begun.hands)), np.zeros(4)
    for number in range(len(points)):
        seatings = 2 if begun.boards[number, PARTNERS] else 4
        for seat in range(seatings):
            own = 1 << seat if seatings == 4 else 5 << seat
            _, winners = play(number, begun, mine, theirs, own, True, room, note)
            gains(number, begun, room, winners, gained)
            points[number] += gained[seat] / seatings
    return points
