"""What a seat may know of each card that it may play, from its observation: see `fourkings.envs.features`."""

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
    seen: Int16Array, masks: Int8Array, heights: Int64Array, looks: Float32Array, rows: Int64Array, cards: Int64Array
) -> int:
    """Fills a row for each card that may be played, with its table and its number; how many there are.

    heights: how many cards of its suit in the pack each card beats; -1 for a card that is not in the pack.
    """
    many = 0
    for number in range(len(seen)):
        line, mask = row(seen, number), row(masks, number)
        for card in range(52):
            if mask[card]:
                look_at(line, card, heights, row(looks, many))
                rows[many], cards[many] = number, card
                many += 1
    return many


@kernel
def look_at(line: Any, card: int, heights: Int64Array, into: Any) -> None:
    """What is known of one card."""
    clear(into, 0, FEATURES)
    suit, height, place = card // 13, heights[card], line[at.PLACE]
    trump = line[at.TRUMPS + suit]
    led, best = suit, -1
    for other in range(52):
        if line[at.ON_TABLE + other] == 1:
            led = other // 13
    for other in range(52):
        if line[at.ON_TABLE + other]:
            best = max(best, power(line, other, led, heights))
            into[POT] += line[at.WORTH + other] / 20
        if heights[other] >= 0:
            count(line, card, other, heights, into)
    into[TAKES] = power(line, card, led, heights) > best
    into[HEIGHT], into[COST], into[TRUMP] = height / 12, line[at.WORTH + card] / 20, trump
    into[FOLLOWS], into[MASTER] = suit == led, into[OUT_ABOVE] == 0
    into[LONE] = into[OWN_ABOVE] + into[OWN_BELOW] == 0
    for seat in range(1, 4 - place):
        into[VOIDS_LATER] += line[at.SHOWN_VOIDS + 4 * seat + suit] / 2


@kernel
def power(line: Any, card: int, led: int, heights: Int64Array) -> int:
    """How strong a card is in a trick: trumps before the suit led, that before all others."""
    return int(heights[card] + 13 * (card // 13 == led) + 26 * line[at.TRUMPS + card // 13])


@kernel
def count(line: Any, card: int, other: int, heights: Int64Array, into: Any) -> None:
    """Counts another card of the pack, where it is held by this seat or still by the others."""
    suit, own = other // 13, line[at.OWN + other]
    gone = 0
    for seat in range(4):
        gone += line[at.BY_SEAT + 52 * seat + other]
    out = 0 if own or gone else 1
    into[HELD] += own / 13
    into[OWN_TRUMPS] += own * line[at.TRUMPS + suit] / 8
    into[TRUMPS_OUT] += out * line[at.TRUMPS + suit] / 8
    if suit != card // 13 or other == card:
        return
    below = 0 if heights[other] > heights[card] else 1
    into[OWN_ABOVE + below] += own / 4
    into[OUT_ABOVE + below] += out / 4
    if line[at.WORTH + other]:
        into[OWN_DEAR] += own
        into[DEAR_ABOVE + below] += out
