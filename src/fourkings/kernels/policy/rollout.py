"""Playouts by a policy: a sampled deal is played to its end by a function that chooses the cards.

`linear` and `net` are such policies. Only what the seat to play could know goes into a choice. All numbers are integers and
every playout has its own generator, so the results are the same with and without the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import inlined, kernel
from ..bits import lowest, nth, part, popcount, raw, row
from ..play import Duties
from ..playout import (
    LAST_COUNT,
    LOW32,
    TRUMP,
    add_card,
    add_points,
    add_shown_voids,
    current_trick,
    duties_of,
    legal_cards,
    next_random,
    seed_rng,
)  # fmt: skip

if TYPE_CHECKING:
    from ..arrays import Int64Array

# A board: the leader, the number of cards on the table, those cards, the voids shown (bit 4 * seat + suit), the seat that
# chooses a card, 1 if opposite seats are partners, 1 if tricks are bid.
LEADER: Final = 0
PLAYED: Final = 1
TABLE: Final = 2
VOIDS: Final = 5
CHOOSER: Final = 6
PARTNERS: Final = 7
BIDDING: Final = 8
BOARD: Final = 9

SEATS_SCRATCH: Final = 12
"""Words of working memory: hands, cards taken and tricks won of the four seats. A policy may use more behind them."""


@kernel
def total_worth(cards: int, worth: Int64Array) -> int:
    """Return what some cards are worth together, by their `worth` in a contract."""
    total = 0
    while cards:
        total += int(worth[lowest(cards)])
        cards &= cards - 1
    return total


@inlined
def play_out(
    choose: Any, hands: Int64Array, board: Int64Array, need: Int64Array, card: int, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int, duties: Duties, policies: Int64Array, noise: int, rng: int, scratch: Int64Array,
) -> int:  # fmt: skip
    """Play a deal to its end by a policy, `card` first unless it is -1.

    choose: the kernel that chooses a card where there are several · hands: of the four seats · need: tricks that each seat
    still needs for its bid · policies: what `choose` plays by · noise: how often of 2**32 times a card is drawn at random.
    Leaves in `scratch` the cards that each seat took and its number of tricks; returns the winners, two bits each, the last
    trick's lowest.
    """
    trump, leader, first, voids = int(terms[TRUMP]), int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS])
    partners, bidding, memory, winners = int(board[PARTNERS]), int(board[BIDDING]), raw(scratch), 0
    hands_left, taken, won = memory, part(memory, 4), part(memory, 8)
    for seat in range(4):
        hands_left[seat] = hands[seat]
        taken[seat] = won[seat] = 0
    trick, on_table = current_trick(board, PLAYED, stronger, trump)
    pot = total_worth(on_table, worth)
    left = popcount(int(hands_left[leader + 3 & 3]))
    in_play = int(hands_left[0] | hands_left[1] | hands_left[2] | hands_left[3])
    while left:
        pot += int(worth[64]) + (int(worth[65]) if left <= terms[LAST_COUNT] else 0)
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(hands_left[seat]), int(stronger[trick[1]])
            if card < 0:
                legal = legal_cards(hand, played, trick, above, trump, duties)
                if legal & legal - 1 == 0:
                    card = lowest(legal)
                else:
                    rng = next_random(rng)
                    if rng & LOW32 < noise:
                        rng = next_random(rng)
                        card = nth(legal, (rng & LOW32) * popcount(legal) >> 32)
                    else:
                        card, rng = choose(
                            legal, seat, hand, in_play ^ hand, played, trick, above, pot, voids, left, rng, raw(need), won,
                            partners, bidding, trump, raw(stronger), raw(worth), costly,
                            row(policies, seat & len(policies) - 1), memory,
                        )  # fmt: skip
            hands_left[seat] = hand ^ 1 << card
            in_play ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = add_shown_voids(voids, seat, card, trick[0], 0)
            trick = add_card(card, played, trick, above, trump)
            card = -1
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        won[leader] += 1
        winners = winners << 2 | leader
        first, on_table, pot, trick = 0, 0, 0, (0, 0, 0, 0)
        left -= 1
    return winners


@inlined
def evaluate(
    choose: Any, samples: Int64Array, board: Int64Array, needs: Int64Array, cards: Int64Array, terms: Int64Array,
    stronger: Int64Array, worth: Int64Array, costly: int, policies: Int64Array, noise: int, seed: int, first: int,
    scratch: Int64Array, points: Int64Array, tricks: Int64Array, taken: Int64Array,
) -> None:  # fmt: skip
    """Play out every sample once for each card; add to `points` and `tricks` (sample, card, seat) what each seat takes.

    taken: filled alike, the cards that each seat takes.

    Row r is playout `first` + r of the seed, with the same random numbers for all cards. needs: one row for all samples or
    one each · cards: -1 for none, where the policy decides from the start · scratch: as much as the policy wants.
    """
    duties = duties_of(terms)
    for sample in range(len(samples)):
        rng = seed_rng(seed, first + sample)
        need = needs[sample % len(needs)]
        for index in range(len(cards)):
            winners = play_out(
                choose, samples[sample], board, need, int(cards[index]), terms, stronger, worth, costly, duties, policies,
                noise, rng, scratch,
            )  # fmt: skip
            add_points(scratch[4:8], winners, terms, points[sample, index])
            for seat in range(4):
                tricks[sample, index, seat] += scratch[8 + seat]
                taken[sample, index, seat] = scratch[4 + seat]
