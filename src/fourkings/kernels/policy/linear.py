"""Playouts by a linear policy: weights of features, given as data, over whole deals that fit a view.

A rule of thumb is a table of weights. The card to be played is judged by the situation it makes (leading, going above the
trick, staying below it, ruffing, throwing off; and who wins the trick so far) and by a few plain features (its points, the
cards above and below it that others hold, its suit's length …): its merit is the sum of feature times weight, and the card
of the greatest merit is played, or at times one by chance. Only what the seat to play could know goes into a feature.
All numbers are integers and every playout has its own generator, so compiler or not, the figures are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import count, lowest, nth
from ..play import Duties, beats, suit_of
from ..playout import LAST_MANY, LOW32, TRUMP, begun, duties_of, first_chance, laid, may_play, next_chance, settle, shown

if TYPE_CHECKING:
    from ..arrays import Int64Array

# A board: who leads, how many cards lie on the table, those cards, which suits each seat has shown to be void in (bit
# 4 * seat + suit), the seat that chooses a card, 1 where seats are partners, 1 where tricks are bid.
LEADER: Final = 0
PLAYED: Final = 1
TABLE: Final = 2
VOIDS: Final = 5
CHOOSER: Final = 6
PARTNERS: Final = 7
BIDDING: Final = 8
BOARD: Final = 9

# Situations; eight more where the partner wins the trick so far, and all of them again for each mood (see `mood`).
LEADING: Final = 0
ABOVE: Final = 0
"""Plus the cards on the table, 1 to 3: going above them in the suit led, or trumps on trumps."""
BELOW: Final = 4
RUFFING: Final = 5
"""One more where it is the last card of the trick."""
THROWING: Final = 7
SITUATIONS: Final = 8
MOODS: Final = 4

# Features of a card.
ONE: Final = 0
WORTH: Final = 1  # what it counts for the seat that takes it, in eighths of the dearest thing of the deal
POT: Final = 2  # what lies on the table and what the trick itself counts, in the same unit
OVER: Final = 3  # cards of its suit that beat it and are held by others
UNDER: Final = 4  # and that do not
LENGTH: Final = 5  # cards of its suit in the hand
COVER: Final = 6  # and those of them below it
MASTER: Final = 7  # 1 where nobody else holds a card of its suit above it
HEIGHT: Final = 8  # 12 less the cards of its suit that beat it, wherever they are
HASTE: Final = 9  # height times the cards in hand, quartered
COSTLY_UNDER: Final = 10  # cards that count, held by others, in its suit below it
COSTLY_OVER: Final = 11  # and above it
FOES_VOID: Final = 12  # opponents who have shown that they have none of its suit
FRIEND_VOID: Final = 13  # 1 where the partner has
TRUMPED: Final = 14  # 1 for a trump
RUFFS_OUT: Final = 15  # for a plain card: trumps that others hold
TRUMPS_OUT: Final = 16  # for a trump: trumps that others hold
OWN_TRUMPS: Final = 17  # for a plain card: trumps in the hand
FEATURES: Final = 18
WEIGHTS: Final = MOODS * 2 * SITUATIONS * FEATURES

HANDS: Final = 0
TAKEN: Final = 4
WON: Final = 8
MOOD: Final = 12
ROOM: Final = 16
"""Working memory: hands, cards taken, tricks won and moods of the four seats."""


@inlined
def situation(card: int, played: int, led: int, best: int, above: int, trump: int) -> int:
    """The situation that a card makes: `above` are the cards of the best one's suit that beat it."""
    if played == 0:
        return LEADING
    if beats(card, best, above, trump):
        if led >> card & 1:
            return ABOVE + played
        return RUFFING + (1 if played == 3 else 0)
    return BELOW if led >> card & 1 else THROWING


@inlined
def merit(
    card: int, hand: int, rest: int, foes: int, friend: int, pot: int, trump: int, stronger: Int64Array, worth: Int64Array,
    costly: int, weights: Int64Array, at: int,
) -> int:  # fmt: skip
    """The merit of a card in a situation whose weights begin at `at`.

    rest: cards that the others hold · foes: for each suit a nibble, the number of opponents void · friend: a bit for each
    suit in which the partner is.
    """
    suit, higher = suit_of(card), int(stronger[card])
    out, mine = rest & suit, hand & suit
    over = count(out & higher)
    height = 12 - count(higher)
    lies = card >> 4
    total = int(weights[at + ONE]) + int(weights[at + WORTH]) * int(worth[card]) + int(weights[at + POT]) * pot
    total += int(weights[at + OVER]) * over + int(weights[at + UNDER]) * (count(out) - over)
    total += int(weights[at + LENGTH]) * count(mine) + int(weights[at + COVER]) * (count(mine & ~higher) - 1)
    total += int(weights[at + HEIGHT]) * height + int(weights[at + HASTE]) * (height * count(hand) >> 2)
    total += int(weights[at + COSTLY_UNDER]) * count(out & costly & ~higher)
    total += int(weights[at + COSTLY_OVER]) * count(out & costly & higher)
    total += int(weights[at + FOES_VOID]) * (foes >> 4 * lies & 15) + int(weights[at + FRIEND_VOID]) * (friend >> lies & 1)
    if over == 0:
        total += int(weights[at + MASTER])
    if trump >> card & 1:
        return total + int(weights[at + TRUMPED]) + int(weights[at + TRUMPS_OUT]) * count(out)
    return total + int(weights[at + RUFFS_OUT]) * count(rest & trump) + int(weights[at + OWN_TRUMPS]) * count(hand & trump)


@kernel
def friends_and_foes(voids: int, seat: int, partners: int) -> tuple[int, int]:
    """The voids shown by others: of opponents a count for each suit, of a partner a bit for each."""
    foes = 0
    for step in range(1, 4):
        if not (partners and step == 2):
            shown = voids >> 4 * (seat + step & 3)
            foes += (shown & 1) | (shown & 2) << 3 | (shown & 4) << 6 | (shown & 8) << 9
    friend = voids >> 4 * (seat + 2 & 3) & 15 if partners else 0
    return foes, friend


@kernel
def counting(cards: int, worth: Int64Array) -> int:
    """What cards count together."""
    total = 0
    while cards:
        total += int(worth[lowest(cards)])
        cards &= cards - 1
    return total


@kernel
def mood(seat: int, need: Int64Array, won: Int64Array, left: int) -> int:
    """Where tricks are bid: 1 for a seat whose bid is made or lost already, and 2 more where its partner's is."""
    own, other = int(need[seat] - won[seat]), int(need[seat ^ 2] - won[seat ^ 2])
    return (1 if own <= 0 or own > left else 0) + (2 if other <= 0 or other > left else 0)


@kernel
def play_on(  # noqa: C901 - a loop by numbered steps, which calls would slow down
    hands: Int64Array, board: Int64Array, need: Int64Array, card: int, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    duties: Duties, policies: Int64Array, noise: int, chance: int, room: Int64Array,
) -> int:  # fmt: skip
    """Plays a deal to its end, `card` first where it is not -1.

    hands: what each seat holds · need: tricks that each seat still wants for its bid · policies: a row of weights a seat ·
    noise: how often of 2**32 times chance decides. Leaves in `room` what each seat took and how many tricks, and returns
    the winners, two bits each, the last trick's lowest.
    """
    trump, leader, first, voids = int(terms[TRUMP]), int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS])
    partners, winners = int(board[PARTNERS]), 0
    held, taken, won, moods = room[:4], room[4:8], room[8:12], room[12:16]
    for seat in range(4):
        held[seat] = hands[seat]
        taken[seat] = won[seat] = moods[seat] = 0

    # 1. The trick that lies on the table.
    trick, on_table = begun(board, PLAYED, stronger, trump)
    pot = counting(on_table, worth)

    left = count(int(held[leader + 3 & 3]))
    everything = int(held[0] | held[1] | held[2] | held[3])
    while left:
        pot += int(worth[64]) + (int(worth[65]) if left <= terms[LAST_MANY] else 0)
        if board[BIDDING]:
            for seat in range(4):
                moods[seat] = mood(seat, need, won, left)
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(held[seat]), int(stronger[trick[1]])
            if card < 0:
                # 2. The card of greatest merit, or one by chance.
                may = may_play(hand, played, trick, above, trump, duties)
                if may & may - 1 == 0:
                    card = lowest(may)
                else:
                    chance = next_chance(chance)
                    if chance & LOW32 < noise:
                        chance = next_chance(chance)
                        card = nth(may, (chance & LOW32) * count(may) >> 32)
                    else:
                        foes, friend = friends_and_foes(voids, seat, partners)
                        ahead = SITUATIONS if partners and played >= 2 and trick[2] == played - 2 else 0
                        start, most = int(moods[seat]) * 2 * SITUATIONS + ahead, 0
                        while may:
                            lowest_card = lowest(may)
                            may &= may - 1
                            at = (start + situation(lowest_card, played, trick[0], trick[1], above, trump)) * FEATURES
                            good = merit(
                                lowest_card, hand, everything ^ hand, foes, friend, pot, trump, stronger, worth, costly,
                                policies[seat], at,
                            )  # fmt: skip
                            if card < 0 or good > most:
                                card, most = lowest_card, good
            # 3. It is laid.
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = shown(voids, seat, card, trick[0], 0)
            trick = laid(card, played, trick, above, trump)
            card = -1
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        won[leader] += 1
        winners = winners << 2 | leader
        first, on_table, pot, trick = 0, 0, 0, (0, 0, 0, 0)
        left -= 1
    return winners


@kernel
def evaluate(
    worlds: Int64Array, board: Int64Array, needs: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    policies: Int64Array, noise: int, seed: int, first: int, room: Int64Array, points: Int64Array, tricks: Int64Array,
) -> None:  # fmt: skip
    """Plays every world out once for each card: adds to `points` and `tricks` (world, card, seat) what each seat takes.

    Row r is playout `first` + r of the seed, with the same chances for all cards. needs: one row for all worlds or one
    each · cards: -1 for none, where the policies decide from the start.
    """
    duties = duties_of(terms)
    for row in range(len(worlds)):
        chance = first_chance(seed, first + row)
        need = needs[row % len(needs)]
        for place in range(len(cards)):
            winners = play_on(
                worlds[row], board, need, int(cards[place]), terms, stronger, worth, costly, duties, policies, noise,
                chance, room,
            )  # fmt: skip
            settle(room[4:8], winners, terms, points[row, place])
            for seat in range(4):
                tricks[row, place, seat] += room[8 + seat]


@kernel
def judge(
    hands: Int64Array, board: Int64Array, need: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    places: Int64Array, rows: Int64Array,
) -> None:  # fmt: skip
    """Writes down how the policy sees each card of the chooser: where its weights begin, and its features.

    A feature is read off by giving it the weight one, and all others none.
    """
    trump, seat = int(terms[TRUMP]), int(board[CHOOSER])
    trick, on_table = begun(board, PLAYED, stronger, trump)
    everything, played, hand = int(hands[0] | hands[1] | hands[2] | hands[3]), int(board[PLAYED]), int(hands[seat])
    pot = counting(on_table, worth) + int(worth[64])
    if count(hand) <= terms[LAST_MANY]:
        pot += int(worth[65])
    foes, friend = friends_and_foes(int(board[VOIDS]), seat, int(board[PARTNERS]))
    start = SITUATIONS if board[PARTNERS] and played >= 2 and trick[2] == played - 2 else 0
    if board[BIDDING]:
        start += 2 * SITUATIONS * mood(seat, need, need ^ need, count(hand))
    for place in range(len(cards)):
        card = int(cards[place])
        places[place] = start + situation(card, played, trick[0], trick[1], int(stronger[trick[1]]), trump)
        weights = rows[place] ^ rows[place]
        for feature in range(FEATURES):
            weights[feature] = 1
            rows[place, feature] = merit(
                card, hand, everything ^ hand, foes, friend, pot, trump, stronger, worth, costly, weights, 0
            )
            weights[feature] = 0
