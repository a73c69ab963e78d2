"""Features of each card that a seat may play, computed from its observation: see `fourkings.envs.features`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import kernel
from ..bits import clear, row
from . import layout as at

if TYPE_CHECKING:
    from ..arrays import Float32Array, Int8Array, Int16Array, Int64Array

(
    TAKES, HEIGHT, COST, POT, TRUMP, FOLLOWS, OWN_ABOVE, OWN_BELOW, OUT_ABOVE, OUT_BELOW, OWN_DEAR, DEAR_ABOVE, DEAR_BELOW,
    LONE, VOIDS_LATER, TRUMPS_OUT, HELD, MASTER, OWN_TRUMPS,
) = range(19)  # fmt: skip
FEATURES: Final = 19


@kernel
def look(
    observations: Int16Array, masks: Int8Array, heights: Int64Array, features: Float32Array, rows: Int64Array,
    cards: Int64Array,
) -> int:  # fmt: skip
    """Compute the features of every legal card at every table; return how many cards they are.

    observations, masks: of the tables · heights: how many cards of its suit in the pack each card beats; -1 for a card that
    is not in the pack · features, rows, cards: filled, for each legal card, with its features, its table and its number.
    """
    row_count = 0
    for table_index in range(len(observations)):
        observation, legal = row(observations, table_index), row(masks, table_index)
        for card in range(52):
            if legal[card]:
                write_features(observation, card, heights, row(features, row_count))
                rows[row_count], cards[row_count] = table_index, card
                row_count += 1
    return row_count


@kernel
def write_features(observation: Any, card: int, heights: Int64Array, into: Any) -> None:
    """Write the features of one card, 0 to 51, to the row `into`; see `look`."""
    clear(into, 0, FEATURES)
    suit, height, index = card // 13, heights[card], observation[at.PLACE]
    trump = observation[at.TRUMPS + suit]
    led, best = suit, -1
    for other in range(52):
        if observation[at.ON_TABLE + other] == 1:
            led = other // 13
    for other in range(52):
        if observation[at.ON_TABLE + other]:
            best = max(best, trick_power(observation, other, led, heights))
            into[POT] += observation[at.WORTH + other] / 20
        if heights[other] >= 0:
            count_card(observation, card, other, heights, into)
    into[TAKES] = trick_power(observation, card, led, heights) > best
    into[HEIGHT], into[COST], into[TRUMP] = height / 12, observation[at.WORTH + card] / 20, trump
    into[FOLLOWS], into[MASTER] = suit == led, into[OUT_ABOVE] == 0
    into[LONE] = into[OWN_ABOVE] + into[OWN_BELOW] == 0
    for seat in range(1, 4 - index):
        into[VOIDS_LATER] += observation[at.SHOWN_VOIDS + 4 * seat + suit] / 2


@kernel
def trick_power(observation: Any, card: int, led: int, heights: Int64Array) -> int:
    """Return a number for the strength of a card in a trick: trumps above the suit led, that above all others."""
    return int(heights[card] + 13 * (card // 13 == led) + 26 * observation[at.TRUMPS + card // 13])


@kernel
def count_card(observation: Any, card: int, other: int, heights: Int64Array, into: Any) -> None:
    """Count `other`, a card of the pack, in the features of `card` that count cards, if somebody still holds it."""
    suit, is_own = other // 13, observation[at.OWN + other]
    is_gone = 0
    for seat in range(4):
        is_gone += observation[at.BY_SEAT + 52 * seat + other]
    is_out = 0 if is_own or is_gone else 1
    into[HELD] += is_own / 13
    into[OWN_TRUMPS] += is_own * observation[at.TRUMPS + suit] / 8
    into[TRUMPS_OUT] += is_out * observation[at.TRUMPS + suit] / 8
    if suit != card // 13 or other == card:
        return
    below = 0 if heights[other] > heights[card] else 1
    into[OWN_ABOVE + below] += is_own / 4
    into[OUT_ABOVE + below] += is_out / 4
    if observation[at.WORTH + other]:
        into[OWN_DEAR] += is_own
        into[DEAR_ABOVE + below] += is_out
