"""A linear policy: it plays the legal card whose weighted sum of features, the merit, is greatest.

A card is judged by its situation (leading, going above the trick, staying below it, ruffing, throwing off; and who is
winning), each with weights of its own, and by a few plain features (its points, the cards above and below it that others
hold, the length of its suit …).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import lowest, popcount
from ..play import beats, suit_of
from ..playout import LAST_COUNT, TRUMP, current_trick
from . import rollout
from .rollout import BIDDING, CHOOSER, PARTNERS, PLAYED, SEATS_SCRATCH, VOIDS, total_worth

if TYPE_CHECKING:
    Trick = tuple[int, int, int, int]
    from ..arrays import Int64Array

SCRATCH: Final = SEATS_SCRATCH  #: words of working memory

# Situations; eight more if the partner is winning the trick, and all of them again for each mood (see `mood`).
LEADING: Final = 0
ABOVE: Final = 0  #: Plus the cards on the table, 1 to 3: going above them in the suit led, or trumps on trumps
BELOW: Final = 4
RUFFING: Final = 5  #: One more if it is the last card of the trick
THROWING: Final = 7
SITUATIONS: Final = 8
MOODS: Final = 4

# Features of a card.
ONE: Final = 0
WORTH: Final = 1  # what it counts for the seat that takes it, in eighths of the greatest value of the deal
POT: Final = 2  # the cards on the table and the trick itself, in the same unit
OVER: Final = 3  # cards of its suit that others hold and that beat it
UNDER: Final = 4  # and that do not beat it
LENGTH: Final = 5  # cards of its suit in the hand
COVER: Final = 6  # those of them below it
MASTER: Final = 7  # 1 if nobody else holds a higher card of its suit
HEIGHT: Final = 8  # 12 less the cards of its suit that beat it, wherever they are
HASTE: Final = 9  # height times the cards in hand, quartered
COSTLY_UNDER: Final = 10  # cards that count, held by others, in its suit below it
COSTLY_OVER: Final = 11  # and above it
FOES_VOID: Final = 12  # opponents who have shown a void in its suit
FRIEND_VOID: Final = 13  # 1 if the partner has
TRUMPED: Final = 14  # 1 for a trump
RUFFS_OUT: Final = 15  # for a plain card: trumps that others hold
TRUMPS_OUT: Final = 16  # for a trump: trumps that others hold
OWN_TRUMPS: Final = 17  # for a plain card: trumps in the hand
FEATURES: Final = 18
WEIGHTS: Final = MOODS * 2 * SITUATIONS * FEATURES


@inlined
def situation(card: int, played: int, led: int, best: int, above: int, trump: int) -> int:
    """Return the situation that playing a card makes, such as RUFFING; `above` are the cards that beat `best`."""
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
    costly: int, weights: Int64Array, offset: int,
) -> int:  # fmt: skip
    """Return the merit of a card in a situation whose weights begin at `offset`.

    rest: cards that the others hold · foes: for each suit a nibble, the number of opponents void · friend: a bit for each
    suit in which the partner is.
    """
    suit, higher = suit_of(card), int(stronger[card])
    out, mine = rest & suit, hand & suit
    over = popcount(out & higher)
    height = 12 - popcount(higher)
    suit_index = card >> 4
    total = int(weights[offset + ONE]) + int(weights[offset + WORTH]) * int(worth[card]) + int(weights[offset + POT]) * pot
    total += int(weights[offset + OVER]) * over + int(weights[offset + UNDER]) * (popcount(out) - over)
    total += int(weights[offset + LENGTH]) * popcount(mine) + int(weights[offset + COVER]) * (popcount(mine & ~higher) - 1)
    total += int(weights[offset + HEIGHT]) * height + int(weights[offset + HASTE]) * (height * popcount(hand) >> 2)
    total += int(weights[offset + COSTLY_UNDER]) * popcount(out & costly & ~higher)
    total += int(weights[offset + COSTLY_OVER]) * popcount(out & costly & higher)
    total += int(weights[offset + FOES_VOID]) * (foes >> 4 * suit_index & 15) + int(weights[offset + FRIEND_VOID]) * (
        friend >> suit_index & 1
    )
    if over == 0:
        total += int(weights[offset + MASTER])
    if trump >> card & 1:
        return total + int(weights[offset + TRUMPED]) + int(weights[offset + TRUMPS_OUT]) * popcount(out)
    return (
        total
        + int(weights[offset + RUFFS_OUT]) * popcount(rest & trump)
        + int(weights[offset + OWN_TRUMPS]) * popcount(hand & trump)
    )


@kernel
def friends_and_foes(voids: int, seat: int, partners: int) -> tuple[int, int]:
    """Return how many opponents have shown a void in each suit, four bits each, and a bit for each void of the partner."""
    foes = 0
    for step in range(1, 4):
        if not (partners and step == 2):
            void_bits = voids >> 4 * (seat + step & 3)
            foes += (void_bits & 1) | (void_bits & 2) << 3 | (void_bits & 4) << 6 | (void_bits & 8) << 9
    friend = voids >> 4 * (seat + 2 & 3) & 15 if partners else 0
    return foes, friend


@kernel
def mood(seat: int, need: Int64Array, won: Int64Array, left: int) -> int:
    """Return 1 if a seat's bid is made or lost already, plus 2 if its partner's is; left: tricks to come."""
    own, other = int(need[seat] - won[seat]), int(need[seat ^ 2] - won[seat ^ 2])
    return (1 if own <= 0 or own > left else 0) + (2 if other <= 0 or other > left else 0)


@inlined
def choose(
    legal: int, seat: int, hand: int, rest: int, played: int, trick: Trick, above: int, pot: int, voids: int, left: int,
    rng: int, need: Int64Array, won: Int64Array, partners: int, bidding: int, trump: int, stronger: Int64Array,
    worth: Int64Array, costly: int, policy: Int64Array, scratch: Int64Array,
) -> tuple[int, int]:  # fmt: skip
    """Return the legal card of greatest merit, the lowest of equals, and the generator; called by `rollout.play_out`."""
    foes, friend = friends_and_foes(voids, seat, partners)
    ahead = SITUATIONS if partners and played >= 2 and trick[2] == played - 2 else 0
    start = ahead + (2 * SITUATIONS * mood(seat, need, won, left) if bidding else 0)
    chosen, best_value = -1, 0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        offset = (start + situation(card, played, trick[0], trick[1], above, trump)) * FEATURES
        value = merit(card, hand, rest, foes, friend, pot, trump, stronger, worth, costly, policy, offset)
        if chosen < 0 or value > best_value:
            chosen, best_value = card, value
    return chosen, rng


@kernel
def evaluate(
    samples: Int64Array, board: Int64Array, needs: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int, policies: Int64Array, noise: int, seed: int, first: int, scratch: Int64Array,
    points: Int64Array, tricks: Int64Array, taken: Int64Array,
) -> None:  # fmt: skip
    """Play out every sample once for each card by linear policies, a row of weights a seat: see `rollout.evaluate`."""
    rollout.evaluate(
        choose, samples, board, needs, cards, terms, stronger, worth, costly, policies, noise, seed, first, scratch, points,
        tricks, taken,
    )  # fmt: skip


@kernel
def judge(
    hands: Int64Array, board: Int64Array, need: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int, situations: Int64Array, rows: Int64Array,
) -> None:  # fmt: skip
    """Write how the policy sees each card that the seat to play could choose: its situation, and its features.

    situations: filled, the index of the situation of each card · rows: filled, the features. A feature is read off by
    giving it the weight one, and all others none.
    """
    trump, seat = int(terms[TRUMP]), int(board[CHOOSER])
    trick, on_table = current_trick(board, PLAYED, stronger, trump)
    in_play, played, hand = int(hands[0] | hands[1] | hands[2] | hands[3]), int(board[PLAYED]), int(hands[seat])
    pot = total_worth(on_table, worth) + int(worth[64])
    if popcount(hand) <= terms[LAST_COUNT]:
        pot += int(worth[65])
    foes, friend = friends_and_foes(int(board[VOIDS]), seat, int(board[PARTNERS]))
    start = SITUATIONS if board[PARTNERS] and played >= 2 and trick[2] == played - 2 else 0
    if board[BIDDING]:
        start += 2 * SITUATIONS * mood(seat, need, need ^ need, popcount(hand))
    for index in range(len(cards)):
        card = int(cards[index])
        situations[index] = start + situation(card, played, trick[0], trick[1], int(stronger[trick[1]]), trump)
        weights = rows[index] ^ rows[index]
        for feature in range(FEATURES):
            weights[feature] = 1
            rows[index, feature] = merit(
                card, hand, in_play ^ hand, foes, friend, pot, trump, stronger, worth, costly, weights, 0
            )
            weights[feature] = 0
