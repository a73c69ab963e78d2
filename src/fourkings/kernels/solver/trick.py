"""A trick card by card: what may be played at a place, what is tried next there, and what a card played leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import count, highest, lowest
from ..play import Duties, beats, duty_masks, playable, suit_of
from . import layout as t
from .history import recall
from .leads import list_leads
from .ordering import best_discard, best_listed, first_ones, list_cards
from .strength import equals, others_than, stronger_than, unlike

if TYPE_CHECKING:
    from ..arrays import Int64Row

WAITING: Final = -2  # as MANY: what else is to be tried first is worked out once the card from the history has failed


@inlined
def legal(place: int, at: int, memory: Int64Row) -> int:
    """The cards that may be played at a place; leaves there the cards whose rank that depends on."""
    part = at + place * t.PART
    seat, led = memory[at + t.LEADER] + place & 3, memory[at + t.LED] if place else 0
    hand = memory[t.HANDS + seat]
    if not memory[t.BOUND]:
        memory[part + t.EXTRA] = 0
        return hand & led or hand
    return bound(place, part, hand, led, memory)


@kernel
def bound(place: int, part: int, hand: int, led: int, memory: Int64Row) -> int:
    """The same where duties bind."""
    trump, best = memory[t.TRUMP], memory[part + t.BEST]
    duties = Duties(
        memory[t.DUTIES],
        memory[t.DUTIES + 1],
        memory[t.DUTIES + 2],
        memory[t.DUTIES + 3],
        memory[t.DUTIES + 4],
        memory[t.DUTIES + 5],
    )
    above, extra = trump, 0
    if place and trump >> best & 1:
        above = stronger_than(best)
    if duties.ruff and place and hand & led == 0 and hand & trump:
        asks_who_wins = duties.ruff > 1 and memory[part + t.RANKED] == 1
        if asks_who_wins or (duties.overruff and trump >> best & 1):
            extra = 1 << best
    memory[part + t.EXTRA] = extra
    return playable(hand, duty_masks(place, led, memory[part + t.AHEAD], memory[part + t.RUFFED], above, trump, duties))


@inlined
def begin(place: int, at: int, may: int, hint: int, memory: Int64Row) -> None:
    """Gets the choice at a place ready: nothing is tried yet."""
    part, seat = at + place * t.PART, memory[at + t.LEADER] + place & 3
    memory[part + t.LEFT] = may
    memory[part + t.VALUE] = -t.BIG if memory[t.WANTS] >> seat & 1 else t.BIG
    memory[part + t.RELEVANT] = 0
    memory[part + t.MANY] = -1
    memory[part + t.FIRST] = 0
    memory[part + t.SPOT] = -1
    # A card that was good before is most often good again: the others wait until it has failed.
    if memory[t.PLAIN] and may & may - 1:
        good = recall(place, at, memory)
        if good >= 0 and may >> good & 1:
            memory[part + t.FIRST] = 1 << good
            memory[part + t.MANY] = WAITING if place else -1
        elif place:
            memory[part + t.FIRST] = first_ones(place, at, seat, may, memory)
    if place == 0 and hint >= 0 and memory[part + t.FIRST] == 0:
        memory[part + t.FIRST] = may & 1 << hint


@inlined
def choose(place: int, at: int, memory: Int64Row) -> int:
    """The next card to try at a place, -1 where none is left; it and its equals are then no longer left."""
    part, seat = at + place * t.PART, memory[at + t.LEADER] + place & 3
    left = memory[part + t.LEFT]
    if left == 0:
        return -1
    hand = memory[t.HANDS + seat]
    others = others_than(place, at, seat, memory)
    if memory[part + t.MANY] == WAITING and left & memory[part + t.FIRST] == 0:
        memory[part + t.MANY] = -1
        memory[part + t.FIRST] = first_ones(place, at, seat, left, memory)
    if left & memory[part + t.FIRST]:
        card = lowest(left & memory[part + t.FIRST])
    elif left & left - 1 == 0:
        card = lowest(left)
    elif place and memory[t.PLAIN]:
        card = lowest(left) if hand & memory[at + t.LED] else best_discard(left, hand, others, memory)
    else:
        if memory[part + t.MANY] < 0:
            if place == 0 and memory[t.WANTS] == memory[t.GETS]:
                list_leads(at, left, memory)
            else:
                list_cards(place, at, left, memory)
        card = best_listed(part, left, memory)
    group = equals(card, hand, others, unlike(card, memory)) & left
    card = highest(group)
    memory[part + t.LEFT] = left ^ group
    memory[part + t.GROUP] = group
    memory[part + t.CARD] = card
    return card


@inlined
def between(second: int, best: int, memory: Int64Row) -> int:
    """The cards in play above the second best of a trick, up to the best: a cut below any of them tells who wins."""
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    return (every | 1 << best) & (2 << best) - (2 << second)


@inlined
def play_card(  # noqa: C901, PLR0912, PLR0915
    place: int, at: int, card: int, costs: int, memory: Int64Row
) -> None:
    """Plays a card and writes what the next place sees, or the next trick where this one is complete."""
    part, leader = at + place * t.PART, memory[at + t.LEADER]
    seat, trump = leader + place & 3, memory[t.TRUMP]
    memory[t.HANDS + seat] ^= 1 << card
    lane = seat * 16 + (card >> 4) * 4
    shape = memory[part + t.SHAPE] - (1 << lane if lane < 60 else 0)
    best, ahead, ruffed, ranked, points, second = card, 0, 0, 0, memory[t.WEIGHT + card], -1
    led = memory[at + t.LED]
    if place == 0:
        led = suit_of(card)
        memory[at + t.LED] = led
    else:
        best, ahead = memory[part + t.BEST], memory[part + t.AHEAD]
        ruffed, ranked = memory[part + t.RUFFED], memory[part + t.RANKED]
        points += memory[part + t.POINTS]
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            second = best if same_suit else -1
            best, ahead, ranked = card, place, same_suit
        else:
            ranked |= same_suit
            if costs:
                second = max(memory[part + t.SECOND], card) if same_suit else memory[part + t.SECOND]
        if led != trump:
            ruffed |= (trump >> card & 1) << place
    if place < 3:
        after = part + t.PART
        memory[after + t.BEST] = best
        memory[after + t.AHEAD] = ahead
        memory[after + t.RUFFED] = ruffed
        memory[after + t.RANKED] = ranked
        memory[after + t.POINTS] = points
        memory[after + t.SHAPE] = shape
        if costs:
            memory[after + t.SECOND] = second
        return
    gain, high = memory[at + t.GAIN], memory[at + t.HIGH]
    won = memory[t.TRICK] + points
    if count(memory[t.HANDS + seat]) < memory[t.LAST_MANY]:
        won += memory[t.LAST_EACH]
    taker = leader + ahead & 3
    if memory[t.GETS] >> taker & 1:
        gain += won
    if not memory[t.MIXED]:
        high -= won
    if costs:
        memory[at + t.WON_BY] = between(second, best, memory) if ranked else 0
    else:
        memory[at + t.WON_BY] = 1 << best if ranked else 0
    after = at + t.FRAME
    memory[after + t.LEADER] = taker
    memory[after + t.GAIN] = gain
    memory[after + t.LOW] = memory[at + t.LOW]
    memory[after + t.HIGH] = high
    memory[after + t.POINTS] = 0
    memory[after + t.SHAPE] = shape


@inlined
def last_trick(leader: int, gain: int, costs: int, memory: Int64Row) -> tuple[int, int]:
    """The collectors' gain once the last trick is taken, where nobody has a choice; and the card whose rank decided."""
    trump = memory[t.TRUMP]
    best = lowest(memory[t.HANDS + leader])
    ahead, ranked, second, won = leader, 0, -1, memory[t.TRICK] + memory[t.WEIGHT + best]
    for later in (1, 2, 3):
        seat = leader + later & 3
        card = lowest(memory[t.HANDS + seat])
        won += memory[t.WEIGHT + card]
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            second = best if same_suit else -1
            best, ahead, ranked = card, seat, same_suit
        else:
            second = max(second, card) if same_suit else second
            ranked |= same_suit
    if memory[t.LAST_MANY]:
        won += memory[t.LAST_EACH]
    relevant = 1 << best if ranked else 0
    if costs and ranked:
        relevant = between(second, best, memory)
        relevant &= -relevant
    return gain + (won if memory[t.GETS] >> ahead & 1 else 0), relevant
