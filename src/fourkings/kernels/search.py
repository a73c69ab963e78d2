"""Double dummy: the exact worth of a position with all cards seen, for any payoff, any two sides, any duties.

The question asked is always one with two answers: "do those who want much make the collectors gain at least `goal`?"
Values come from a few such questions. A question is searched depth first with its own stack, trick by trick, with a
table of what is known at the start of a trick.

**What a result covers.** Every answer comes with a set of *relevant* cards, those whose rank mattered. Its contract: the
same bound holds in every position with the same lead, the same length of every suit in every hand, and the same holders
of the highest cards of each suit, counted down to the lowest relevant one; which of the lower cards are where does not
matter. So a rank is relevant where it decided something: the winner of a trick with a second card of its suit in it; who
was winning when a duty asked for that; the card that had to be overruffed. Cards of special kind (they carry points of
their own, or are named by a duty) are relevant as long as they are in play, and a table entry names them by themselves.

Cards are in a solver's order here: the higher bit of a suit is the stronger card, whatever the game's ranks are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel, spliced
from .bits import count, deposit, extract, highest, lowest
from .play import Duties, beats, playable, sheet, suit_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

# Terms, one word each: what the deal is about.
TRUMP: Final = 0
GETS: Final = 1  # seats whose gains are counted
WANTS: Final = 2  # seats that want them to be many: the same, or the others where taking costs
TRICK: Final = 3  # gain of each trick, never negative unless MIXED
LAST_MANY: Final = 4
LAST_EACH: Final = 5
SPECIAL: Final = 6  # cards that are not of the common kind of their suit
DUTIES: Final = 7
MIXED: Final = 13  # 1 where some gains are negative
BOUND: Final = 14  # 1 where a duty binds: any beyond following suit
TERMS: Final = 21

# Terms, too: how much what speaks for a card weighs in `guess`. They change what is tried first, never a value.
HABITS: Final = 15
LOSE_LOW: Final = 15  # for a card that follows or ruffs: the lower the better, where the side loses the trick …
WIN_LOW: Final = 16  # … and where it wins it
SPARE_TRUMP: Final = 17
DISCARD_LOW: Final = 18
DISCARD_LONG: Final = 19  # from a long suit
KEEP_TOP: Final = 20
FORCE_TOP: Final = 20  # not a term: for a third hand's card that only the fourth's best card beats

# A frame of the stack: one card to be played.
SEAT: Final = 0
PLACE: Final = 1
LED: Final = 2
BEST: Final = 3
AHEAD: Final = 4
RUFFED: Final = 5
RANKED: Final = 6  # 1 where the trick's best card has met another of its suit
GAIN: Final = 8  # of the collectors, up to the start of this trick
LOW: Final = 9  # the least that they can still gain from this trick on …
HIGH: Final = 10  # … and the most
SHAPE: Final = 11  # lengths of suits, four bits each
VALUE: Final = 12  # the best bound among the cards tried
RELEVANT: Final = 13
EXTRA: Final = 14  # cards relevant to which cards may be played here
MOVES: Final = 15
NEXT: Final = 16
POINTS: Final = 17  # gains on the cards of this trick
WON_BY: Final = 18  # the winning card where its rank won the trick that the last card tried here completed
ODD_WORD: Final = 19
UPPER_WORD: Final = 20
GOOD: Final = 21  # the card that was enough, -1 while there is none
LATER: Final = 22  # cards not yet listed: see `list_moves`
FRAME: Final = 24
MAX_PLY: Final = 53
ROOM: Final = 16

# The table: a slot for each shape, and its results in a row of their own, the newest last.
SLOT: Final = 8
SHAPE_KEY: Final = 0
SPECIAL_KEY: Final = 1
STAMP: Final = 2  # generation: an older one means an empty slot
START: Final = 3
MANY: Final = 4
SPACE: Final = 5
ENTRY: Final = 4
ODD: Final = 0  # who holds the cards from the top: the lower bit of the seat …
UPPER: Final = 1  # … and the upper
COVER: Final = 2  # how far down from the top the entry tells
KNOWN: Final = 3  # bounds and a card that was good: see `packed`
USED: Final = 0  # entries taken
SLOTS_USED: Final = 1
NODES: Final = 2
GENERATION: Final = 3
STATE: Final = 4

BIG: Final = 1 << 20
LANES: Final = 0x1FFF_1FFF_1FFF_1FFF
LOW32: Final = (1 << 32) - 1
NO_ANSWER: Final = -(1 << 40)


@spliced
def stronger_than(card: int) -> int:
    """The cards of its suit that beat a card, in the solver's order."""
    return suit_of(card) & (-2 << card)


@spliced
def top_part(cards: int, relevant: int) -> int:
    """Of `cards`, those of each suit from its top down to its lowest relevant one."""
    part = 0
    for shift in (0, 16, 32, 48):
        mine = relevant & 0x1FFF << shift
        if mine:
            part |= cards & 0x1FFF << shift & -(mine & -mine)
    return part


@kernel
def forget(state: Words) -> None:
    """Empties the table: what it holds belongs to one trump suit, payoff and pair of sides."""
    state[USED] = 0
    state[SLOTS_USED] = 0
    state[GENERATION] += 1


# --- the table of what is known ------------------------------------------------------------------------------------


@spliced
def holders(hands: Words, every: int) -> tuple[int, int]:
    """Who holds each card, suit by suit from the top down: the lower and the upper bits of the seats, in four lanes."""
    odd_seats, upper_seats = int(hands[1] | hands[3]), int(hands[2] | hands[3])
    odd, upper = 0, 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        raised = shift + 13 - count(suit)
        odd |= extract(odd_seats, suit) << raised
        upper |= extract(upper_seats, suit) << raised
    return odd, upper


@spliced
def cover_of(part: int) -> int:
    """The lanes' bits for so many top cards of each suit as `part` has."""
    cover = 0
    for shift in (0, 16, 32, 48):
        many = count(part & 0x1FFF << shift)
        cover |= ((1 << many) - 1) << shift + 13 - many
    return cover


@spliced
def covered(cover: int, every: int) -> int:
    """The cards in play that the lanes of an entry speak of."""
    part = 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        part |= deposit((cover >> shift & 0x1FFF) >> 13 - count(suit), suit)
    return part


@spliced
def slot_of(shape: int, special: int, slots: Words, generation: int) -> int:
    """Where in the table a shape is, or would be: slots are probed in a row."""
    mixed = (shape & LOW32) * 1540483477 ^ (shape >> 32) * 1977326743
    mixed ^= (special & LOW32) * 2045966681 ^ (special >> 32) * 1274126177
    last = len(slots) // SLOT - 1
    place = (mixed >> 23 ^ mixed) & last
    while slots[place * SLOT + STAMP] == generation:
        if slots[place * SLOT + SHAPE_KEY] == shape and slots[place * SLOT + SPECIAL_KEY] == special:
            break
        place = place + 1 & last
    return place * SLOT


@spliced
def packed(low: int, high: int, card: int) -> int:
    """Bounds and a card (-1 for none) in one word."""
    return (low + BIG) << 32 | (high + BIG) << 8 | card + 1


@spliced
def unpacked(known: int) -> tuple[int, int, int]:
    """The bounds and the card again."""
    return (known >> 32) - BIG, (known >> 8 & 0xFFFFFF) - BIG, (known & 0xFF) - 1


@spliced
def look_up(
    shape: int, special: int, odd: int, upper: int, need: int, slots: Words, entries: Words, state: Words
) -> tuple[int, int, int]:
    """What the table knows: (a bound, its entry's cover, a card that was good), with -1 as cover where it knows nothing.

    The bound is on what the collectors gain from here on, and answers whether that is at least `need`. A card that was
    good in a like position, or else in the last one of that shape, comes in any case (-1 for none).
    """
    slot = slot_of(shape, special, slots, int(state[GENERATION]))
    if slots[slot + STAMP] != state[GENERATION]:
        return 0, -1, -1
    start = int(slots[slot + START]) * ENTRY
    entry = start + int(slots[slot + MANY]) * ENTRY
    hint = int(entries[entry - ENTRY + KNOWN] & 0xFF) - 1
    alike = False
    while entry > start:
        entry -= ENTRY
        if ((entries[entry + ODD] ^ odd) | (entries[entry + UPPER] ^ upper)) & entries[entry + COVER] == 0:
            low, high, card = unpacked(int(entries[entry + KNOWN]))
            if low >= need:
                return low, int(entries[entry + COVER]), card
            if high < need:
                return high, int(entries[entry + COVER]), card
            if not alike and card >= 0:
                alike, hint = True, card
    return 0, -1, hint


@kernel
def keep(
    shape: int, special: int, odd: int, upper: int, cover: int, low: int, high: int, card: int,
    slots: Words, entries: Words, state: Words,
) -> None:  # fmt: skip
    """Writes a result into the table, or into the entry that says the same of the same cards; empties a full table."""
    slot = slot_of(shape, special, slots, int(state[GENERATION]))
    if slots[slot + STAMP] == state[GENERATION]:
        start = int(slots[slot + START]) * ENTRY
        for entry in range(start, start + int(slots[slot + MANY]) * ENTRY, ENTRY):
            other = (entries[entry + ODD] ^ odd) | (entries[entry + UPPER] ^ upper)
            if entries[entry + COVER] == cover and other & cover == 0:
                least, most, good = unpacked(int(entries[entry + KNOWN]))
                entries[entry + KNOWN] = packed(max(low, least), min(high, most), card if card >= 0 else good)
                return
    many = int(slots[slot + MANY]) if slots[slot + STAMP] == state[GENERATION] else 0
    space = int(slots[slot + SPACE]) if many else 0
    if (state[USED] + 2 * space + 2) * ENTRY > len(entries) or (state[SLOTS_USED] + 1) * 2 * SLOT > len(slots):
        forget(state)
        slot, many, space = slot_of(shape, special, slots, int(state[GENERATION])), 0, 0
    if many == 0:
        state[SLOTS_USED] += 1
        slots[slot + SHAPE_KEY] = shape
        slots[slot + SPECIAL_KEY] = special
        slots[slot + STAMP] = state[GENERATION]
    if many == space:
        # The row is full: it moves to one of twice the length at the end of what is taken.
        room = max(2, 2 * space)
        start, new = int(slots[slot + START]) * ENTRY, int(state[USED]) * ENTRY
        for word in range(many * ENTRY):
            entries[new + word] = entries[start + word]
        slots[slot + START] = state[USED]
        slots[slot + SPACE] = room
        state[USED] += room
    entry = (int(slots[slot + START]) + many) * ENTRY
    entries[entry + ODD] = odd
    entries[entry + UPPER] = upper
    entries[entry + COVER] = cover
    entries[entry + KNOWN] = packed(low, high, card)
    slots[slot + MANY] = many + 1


# --- tricks that are sure ------------------------------------------------------------------------------------------


@spliced
def run_of_tops(hand: int, others: int) -> int:
    """The cards of a hand, in one suit, that no card of the others beats; the others' cards of that suit go along."""
    return hand & -(1 << highest(others) + 1) if others else hand


@spliced
def top_few(hand: int, many: int) -> int:
    """The highest cards of a hand in one suit, so many of them."""
    size = count(hand)
    return deposit(((1 << many) - 1) << size - many, hand) if many < size else hand


@spliced
def longest(first: int, second: int, third: int) -> int:
    """The most cards that one of three hands holds."""
    return max(count(first), count(second), count(third))


@spliced
def worth_of(cards: int, weight: Words) -> int:
    """The gains that cards carry."""
    total = 0
    while cards:
        total += weight[lowest(cards)]
        cards &= cards - 1
    return total


@spliced
def unruffed(suit: int, drawn: int, enemies: int, trump: int, hands: Words) -> int:
    """How many rounds of a suit no enemy can ruff once so many rounds of trumps are drawn."""
    rounds = 13
    if trump and suit != trump:
        for seat in range(4):
            if enemies >> seat & 1 and count(int(hands[seat]) & trump) > drawn:
                rounds = min(rounds, count(int(hands[seat]) & suit))
    return rounds


@spliced
def may_cash(team: int, ruff: int) -> bool:
    """True where no duty to ruff makes a side trump its own tricks: nobody is behind, or partners opposite are exempt."""
    if ruff == 0 or count(team) == 1:
        return True
    return ruff > 1 and team in (0b0101, 0b1010)


@spliced
def cashed(leader: int, team: int, enough: int, hands: Words, weight: Words, terms: Words) -> tuple[int, int, int]:  # noqa: C901, PLR0912, PLR0915
    """What the side on lead can take at once: (tricks, their least gain, the cards relied on).

    The leader cashes the tops of its suits, trumps first; then, where it can reach the partner's winner of some suit
    with a low card, the partner cashes what are tops by then. The contract: against any play, the side of the seats
    `team` takes at least so many tricks from here on, and in them at least that gain. It stops where the gain is
    `enough`. No duty may stand in the way: there must be no lead ban and no duty to ruff.
    """
    trump, each = int(terms[TRUMP]), int(terms[TRICK])
    mine, one, two, three = (
        int(hands[leader]), int(hands[leader + 1 & 3]), int(hands[leader + 2 & 3]), int(hands[leader + 3 & 3])
    )  # fmt: skip
    others = one | two | three
    enemies, size = 15 ^ team, count(mine)
    tricks, gain, relevant, drawn = 0, 0, 0, 0
    cash = 0  # rounds cashed by the leader, four bits a suit

    # 1. The leader's own tricks, trumps first.
    for turn in range(5):
        suit = trump if turn == 0 else 0x1FFF << 16 * (turn - 1)
        if suit == 0 or (turn and suit == trump) or mine & suit == 0:
            continue
        held = mine & suit
        rounds = count(run_of_tops(held, others & suit))
        deep = longest(one & suit, two & suit, three & suit)
        needed = min(rounds, deep)
        if rounds >= deep:
            rounds = count(held)
        rounds = min(rounds, unruffed(suit, drawn, enemies, trump, hands))
        if rounds == 0:
            continue
        if turn == 0:
            drawn = rounds
        tops = top_few(held, rounds)
        tricks += rounds
        gain += each * rounds + worth_of(tops, weight)
        relied = top_few(held, min(rounds, needed))
        relevant |= relied & -relied
        cash |= rounds << (lowest(suit) >> 2)
        if gain >= enough or tricks >= size:
            return min(tricks, size), gain, relevant

    # 2. A partner's tricks after them, if the leader can reach it.
    best_tricks, best_gain, best_relevant = tricks, gain, relevant
    for step in range(1, 4):
        partner = leader + step & 3
        if not team >> partner & 1:
            continue
        friend = int(hands[partner])
        rest = (mine | others) ^ friend
        entry = False
        more_tricks, more_gain, more_relevant = tricks, gain, relevant
        for shift in (0, 16, 32, 48):
            suit = 0x1FFF << shift
            held = friend & suit
            before = cash >> (shift >> 2) & 15
            left = count(held) - before
            if left <= 0:
                continue
            used = top_few(mine & suit, before)
            if before and before == count(mine & suit):
                used = mine & suit
            rounds = min(count(run_of_tops(held, rest & suit & ~used)), left)
            if rounds == 0:
                continue
            deep = longest(rest & suit & mine, rest & suit & int(hands[partner + 1 & 3]), 0)
            deep = max(
                deep, longest(rest & suit & int(hands[partner + 2 & 3]), rest & suit & int(hands[partner + 3 & 3]), 0)
            )
            needed = min(rounds, max(deep - before, 0))
            if before + rounds >= deep:
                rounds = left
            rounds = min(rounds, unruffed(suit, drawn, enemies, trump, hands) - before)
            if rounds <= 0:
                continue
            if count(mine & suit) > before:
                entry = True
            more_tricks += rounds
            more_gain += each * rounds + worth_of(top_few(held, rounds), weight)
            relied = top_few(held, min(rounds, needed))
            more_relevant |= relied & -relied
        if entry and more_gain > best_gain:
            best_tricks, best_gain, best_relevant = more_tricks, more_gain, more_relevant
    return min(best_tricks, size), best_gain, best_relevant


@spliced
def kept(leader: int, team: int, hands: Words, weight: Words, terms: Words) -> tuple[int, int, int]:  # noqa: C901, PLR0912
    """What the side not on lead takes sooner or later: (tricks, their least gain, the cards relied on).

    The contract is that of `cashed`, for the other side. Two things are sure: the top trumps of one hand each win
    a trick; and without trumps, where the leader has only suits of which enemies hold the top, the enemy who takes the
    first trick goes on with the tops of its hand.
    """
    trump, each = int(terms[TRUMP]), int(terms[TRICK])
    mine = int(hands[leader])
    every = int(hands[0] | hands[1] | hands[2] | hands[3])
    tricks, gain, relevant = 0, 0, 0
    if trump:
        held = every & trump
        if held:
            top = highest(held)
            for seat in range(4):
                hand = int(hands[seat]) & trump
                if hand >> top & 1 and not team >> seat & 1:
                    tops = run_of_tops(hand, held & ~hand)
                    tricks, gain, relevant = count(tops), count(tops) * each + worth_of(tops, weight), tops & -tops
        return tricks, gain, relevant
    # 1. The tops of the suits that the leader may lead: all with enemies?
    tops = 0
    for shift in (0, 16, 32, 48):
        if mine & 0x1FFF << shift:
            tops |= 1 << highest(every & 0x1FFF << shift)
    for seat in range(4):
        if team >> seat & 1 and hands[seat] & tops:
            return 0, 0, 0
    # 2. What each enemy with one of them cashes: the least of these is sure.
    tricks, gain, relevant = 99, 0, tops
    for seat in range(4):
        hand = int(hands[seat])
        if hand & tops:
            many, points = 0, 0
            for shift in (0, 16, 32, 48):
                suit = 0x1FFF << shift
                if hand & suit:
                    run = run_of_tops(hand & suit, every & suit & ~hand)
                    many += count(run)
                    points += worth_of(run, weight)
                    relevant |= run & -run
            if tricks == 99 or many * each + points < gain:
                tricks, gain = many, many * each + points
    return tricks, gain, relevant


@spliced
def sure_bound(seat: int, goal: int, gain: int, high: int, hands: Words, weight: Words, terms: Words) -> tuple[int, int]:
    """A bound that answers the question at once, and the cards it relies on; NO_ANSWER where what is sure is too little.

    `gain` is what the collectors have, `high` the most they can come to; the bound is as that of `reaches`.
    """
    collecting = terms[GETS] >> seat & 1
    team = int(terms[GETS]) if collecting else 15 ^ int(terms[GETS])
    to_reach, to_deny = goal - gain, high - goal + 1
    if may_cash(team, int(terms[DUTIES + 2])):
        tricks, sure, relevant = cashed(seat, team, to_reach if collecting else to_deny, hands, weight, terms)
        if tricks == count(int(hands[seat])):
            sure = high - gain
        if sure >= (to_reach if collecting else to_deny):
            return gain + sure if collecting else high - sure, relevant
    tricks, sure, relevant = kept(seat, team, hands, weight, terms)
    if sure >= (to_deny if collecting else to_reach):
        return high - sure if collecting else gain + sure, relevant
    return NO_ANSWER, 0


# --- the cards worth trying ----------------------------------------------------------------------------------------


@spliced
def strength(card: int, led: int, trump: int) -> int:
    """How strong a card is in a trick: trumps above the suit led above the rest, which is 0."""
    if trump >> card & 1:
        return 33 + (card & 15)
    return 17 + (card & 15) if led >> card & 1 else 0


@spliced
def can_reach(hand: int, led: int, trump: int, eager: int) -> int:
    """The strength of the best card with which a hand can join a trick if it is eager, else of the least it must."""
    mine = hand & led
    if mine:
        return strength(highest(mine) if eager else lowest(mine), led, trump)
    if eager and hand & trump:
        return strength(highest(hand & trump), led, trump)
    return 0


@spliced
def holder_among(card: int, mine: int, friends: int, before: int) -> int:
    """Who holds a card: the leader (0), a friend (1), an enemy who plays before the last seat (2) or there (3); 4: none."""
    if card < 0:
        return 4
    if mine >> card & 1:
        return 0
    if friends >> card & 1:
        return 1
    return 2 if before >> card & 1 else 3


@spliced
def stays_ahead(friends: int, enemies: int, led: int, trump: int) -> bool:
    """Whether trumps of friends, or without them a card led, stay ahead of an enemy hand that may ruff the suit led."""
    return enemies & led != 0 or enemies & trump == 0 or highest(friends & trump) > highest(enemies & trump)


@spliced
def for_lead(card: int, seat: int, team: int, trump: int, hands: Words) -> int:  # noqa: C901, PLR0911, PLR0912, PLR0915
    """What speaks for leading a card where taking pays: high for suits that the side runs, finesses or sets up.

    The cases, and most figures, are those by which DDS 2.9 (Haglund and Hein) weighs its leads, told here for any split of
    the seats. They order what is tried and decide no value.
    """
    suit, mine = suit_of(card), int(hands[seat])
    friends, before, last = 0, 0, 0
    for step in range(1, 4):
        cards = int(hands[seat + step & 3])
        if team >> (seat + step & 3) & 1:
            friends |= cards
        elif step == 3:
            last = cards
        else:
            before |= cards
    every = mine | friends | before | last
    cards = every & suit
    relative = 1 + count(cards & stronger_than(card))
    length, friends_length = count(mine & suit), count(friends & suit)
    many_before, many_last = count(before & suit), count(last & suit)
    plain = suit != trump
    # 1. Few cards with the enemies mean few answers to look at.
    left = count(mine)
    weight = -((many_before or left) + (many_last or left)) * 128 // (13 if trump else 19)
    # 2. Who holds the three best cards.
    top = highest(cards)
    second = highest(cards ^ 1 << top)
    third = highest(cards & (1 << second) - 1) if second >= 0 else -1
    best = holder_among(top, mine, friends, before)
    next_best = holder_among(second, mine, friends, before)
    third_best = holder_among(third, mine, friends, before)
    sequence = (
        (card & 15) > 0
        and mine & suit & (1 << card) - 1 != 0
        and highest(cards & (1 << card) - 1) == highest(mine & suit & (1 << card) - 1)
    )
    single = (many_before == 1 and best == 2) or (many_last == 1 and best == 3)
    friend_best = highest(friends & suit) > highest((before | last) & suit)
    runs = stays_ahead(0, before, suit, trump) and stays_ahead(0, last, suit, trump)
    if trump == 0:
        if friends_length == 0:
            weight -= 9
        if card == top or friend_best:
            if next_best == 3:
                weight -= 1 if many_last != 1 else 0
            elif next_best == 2:
                weight += 22 if many_before != 1 else 16
            alone = (next_best != 2 or many_before == 1) and (next_best != 3 or many_last == 1)
            return weight + (45 if alone else 18) + relative
        if best == 3 or next_best == 3:
            weight -= 10 if many_last != 1 else 0
        elif best == 2 and next_best == 1:
            weight += 31 if friends_length != 1 else 0
        if next_best == 1 and third_best == 1:
            weight += 35
        elif next_best + third_best == 1 and friends_length > 1:
            weight += 25
        if single:
            return weight + 28 + relative
        if best == 0:
            return weight - 17 + relative
        if not sequence:
            return weight + 12 + relative
        return weight + 48 if card == second else weight + 29 - relative
    # 3. With trumps: who can ruff.
    if plain:
        if (many_before == 0 and before & trump) or (many_last == 0 and last & trump):
            weight -= 12
        if friends_length == 0 and friends & trump and many_last:
            weight += 17
    if best == 3 or next_best == 3:
        weight -= 12 if many_last != 1 else 0
    elif best == 2 and next_best == 1:
        weight += 27 if friends_length != 1 else 0
    if plain and length == 1 and mine & trump and friends_length > 1 and best == 1:
        weight += 19
    friend_ruffs = plain and friends_length == 0 and friends & trump != 0
    wins = False
    if not plain:
        wins = card == top or friend_best
    elif friend_ruffs:
        wins = stays_ahead(friends, before, suit, trump) and stays_ahead(friends, last, suit, trump)
    elif card == top or friend_best:
        wins = runs
    if wins:
        if single:
            return weight + 35 + relative
        if best == 0:
            if next_best == 1:
                return weight + 48 + relative
            return weight + 31 if card == top else weight - 3 + relative
        if best == 1:
            return weight + (42 if next_best == 0 else 28) + relative
        if sequence:
            return weight + 40 if card == second else weight + 22 + relative
        return weight + 11 + relative
    if next_best == 1 and third_best == 1:
        weight += 20
    elif next_best + third_best == 1 and friends_length > 1:
        weight += 13
    if single:
        return weight + relative + 2
    if best == 0:
        if next_best == 1:
            return weight + 33 + relative
        return weight + 38 if card == top else weight - 14 + relative
    if best == 1:
        return weight + 34 + relative
    if sequence and card == second:
        return weight + 35
    return weight + 15 - (card & 15)


@spliced
def outlook(place: int, seat: int, led: int, best: int, ahead: int, hands: Words, terms: Words) -> tuple[int, int]:
    """The strengths that the side of a seat and the other can bring to a trick, without the card of the seat itself."""
    trump, gets = int(terms[TRUMP]), int(terms[GETS])
    eager = 1 if terms[WANTS] == gets else 0
    team = gets >> seat & 1
    ours, theirs = 0, 0
    if place:
        power = strength(best, led, trump)
        if gets >> (seat - place + ahead & 3) & 1 == team:
            ours = power
        else:
            theirs = power
    for later in range(place + 1, 4):
        other = seat + later - place & 3
        power = can_reach(int(hands[other]), led, trump, eager)
        if gets >> other & 1 == team:
            ours = max(ours, power)
        else:
            theirs = max(theirs, power)
    return ours, theirs


@spliced
def guess(
    card: int, place: int, seat: int, led: int, ours: int, theirs: int, points: int, hands: Words, weight: Words,
    terms: Words,
) -> int:  # fmt: skip
    """How promising a card looks: high for one that its side would want to play. Only the order of trying hangs on it.

    `ours` and `theirs` are the outlook for this trick.
    """
    trump = int(terms[TRUMP])
    eager = 1 if terms[WANTS] == terms[GETS] else 0
    suit = suit_of(card)
    own = strength(card, led, trump)
    ours = max(ours, own)
    taken = 1 if ours > theirs else 0
    gain = int(terms[TRICK]) + points + int(weight[card])
    if not eager:
        worth = (gain * 32 + 16) * (-1 if taken else 1)
        return worth + (card & 15)
    worth = (gain * 32 + 16) * (1 if taken else -1)
    if led >> card & 1 or suit == trump:
        worth -= int(terms[WIN_LOW if taken else LOSE_LOW]) * (card & 15) >> 1
        last = int(hands[seat + 1 & 3]) & led
        if place == 2 and not taken and suit == led and own == ours and last:
            # The third hand makes the fourth spend its top: the cheapest card above its second best.
            second = last ^ 1 << highest(last)
            worth += FORCE_TOP if 1 << card > second else 0
        return worth - (int(terms[SPARE_TRUMP]) if suit == trump and suit != led else 0)
    hand = int(hands[seat]) & suit
    worth += int(terms[DISCARD_LONG]) * count(hand) - (int(terms[DISCARD_LOW]) * (card & 15) >> 1)
    every = int(hands[0] | hands[1] | hands[2] | hands[3])
    if run_of_tops(hand, every & suit & ~hand) >> card & 1:
        worth -= int(terms[KEEP_TOP])
    return worth


@spliced
def list_moves(  # noqa: C901, PLR0915
    ply: int, may: int, hint: int, hands: Words, frames: Words, moves: Words, groups: Words, kind: Words, weight: Words,
    terms: Words,
) -> None:  # fmt: skip
    """Writes down one card of each group of equal ones, the most promising first.

    Cards are equal where one hand holds them, they are of one kind, and no card that can still win lies between.
    """
    base = ply * FRAME
    seat, place, best = int(frames[base + SEAT]), int(frames[base + PLACE]), int(frames[base + BEST])
    led, ahead, points = int(frames[base + LED]), int(frames[base + AHEAD]), int(frames[base + POINTS])
    others = int(hands[0] | hands[1] | hands[2] | hands[3]) ^ int(hands[seat])
    if place:
        others |= 1 << best
    many, first, later = 0, ply * ROOM, 0
    if hint >= 0 and may >> hint & 1:
        # The card that was good before is most often good again: the others wait until it has failed.
        later = may & ~suit_of(hint)
        may &= suit_of(hint)
    while may:
        card = highest(may)
        group, last = 1 << card, card
        may ^= group
        rest = may & suit_of(card)
        while rest:
            below = highest(rest)
            if kind[below] != kind[card] or others & (1 << last) - (2 << below):
                break
            group |= 1 << below
            rest ^= 1 << below
            last = below
        may &= ~group
        if later and not group >> hint & 1:
            later |= group
            continue
        moves[first + many] = card
        groups[first + many] = group
        many += 1
    # The most promising first; a single card needs no looking at.
    eager = terms[WANTS] == terms[GETS]
    team = int(terms[GETS]) if terms[GETS] >> seat & 1 else 15 ^ int(terms[GETS])
    ours, theirs = 0, 0
    if place and many > 1:
        ours, theirs = outlook(place, seat, led, best, ahead, hands, terms)
    for place_of in range(first, first + many if many > 1 else first):
        card, group = int(moves[place_of]), int(groups[place_of])
        if place == 0 and eager:
            worth = for_lead(card, seat, team, int(terms[TRUMP]), hands)
        else:
            if place == 0:
                led = suit_of(card)
                ours, theirs = outlook(place, seat, led, best, ahead, hands, terms)
            worth = guess(card, place, seat, led, ours, theirs, points, hands, weight, terms)
        at = place_of
        while at > first and moves[at - 1] >> 8 < worth:
            moves[at] = moves[at - 1]
            groups[at] = groups[at - 1]
            at -= 1
        moves[at] = worth << 8 | card
        groups[at] = group
    frames[base + LATER] = later
    frames[base + MOVES] = many
    frames[base + NEXT] = 0


# --- the search ----------------------------------------------------------------------------------------------------


@spliced
def legal(ply: int, hands: Words, frames: Words, terms: Words) -> int:
    """The cards that may be played at a frame; leaves in it the cards whose rank that depends on."""
    base = ply * FRAME
    if not terms[BOUND]:
        frames[base + EXTRA] = 0
        hand = int(hands[frames[base + SEAT]])
        return hand & int(frames[base + LED]) or hand
    trump = int(terms[TRUMP])
    duties = Duties(
        int(terms[DUTIES]),
        int(terms[DUTIES + 1]),
        int(terms[DUTIES + 2]),
        int(terms[DUTIES + 3]),
        int(terms[DUTIES + 4]),
        int(terms[DUTIES + 5]),
    )
    hand, place, led = int(hands[frames[base + SEAT]]), int(frames[base + PLACE]), int(frames[base + LED])
    best = int(frames[base + BEST])
    above = stronger_than(best) if trump >> best & 1 else trump
    extra = 0
    if duties.ruff and place and hand & led == 0 and hand & trump:
        asks_who_wins = duties.ruff > 1 and frames[base + RANKED] == 1
        if asks_who_wins or (duties.overruff and trump >> best & 1):
            extra = 1 << best
    frames[base + EXTRA] = extra
    duty = sheet(place, led, int(frames[base + AHEAD]), int(frames[base + RUFFED]), above, trump, duties)
    return playable(hand, duty)


@spliced
def play_card(ply: int, card: int, hands: Words, frames: Words, weight: Words, terms: Words) -> None:
    """Plays a card at a frame and writes the next frame, that of the next trick where this one is complete."""
    base, after = ply * FRAME, (ply + 1) * FRAME
    trump = int(terms[TRUMP])
    seat, place = int(frames[base + SEAT]), int(frames[base + PLACE])
    hands[seat] ^= 1 << card
    led, best, ahead = int(frames[base + LED]), int(frames[base + BEST]), int(frames[base + AHEAD])
    ruffed, ranked = int(frames[base + RUFFED]), int(frames[base + RANKED])
    points = int(frames[base + POINTS] + weight[card])
    lane = seat * 16 + (card >> 4) * 4
    shape = int(frames[base + SHAPE]) - (1 << lane if lane < 60 else 0)
    if place == 0:
        led, best, ahead, ruffed, ranked = suit_of(card), card, 0, 0, 0
    else:
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            best, ahead, ranked = card, place, same_suit
        else:
            ranked |= same_suit
        if led != trump:
            ruffed |= (trump >> card & 1) << place
    gain, low, high = int(frames[base + GAIN]), int(frames[base + LOW]), int(frames[base + HIGH])
    frames[base + WON_BY] = (1 << best if ranked else 0) if place == 3 else 0
    if place == 3:
        won = int(terms[TRICK]) + points
        if count(int(hands[seat])) < terms[LAST_MANY]:
            won += int(terms[LAST_EACH])
        taker = seat + 1 + ahead & 3
        if terms[GETS] >> taker & 1:
            gain += won
        if not terms[MIXED]:
            high -= won
        seat, place = taker, 0
        led, best, ahead, ruffed, ranked, points = 0, 0, 0, 0, 0, 0
    else:
        seat, place = seat + 1 & 3, place + 1
    frames[after + SEAT] = seat
    frames[after + PLACE] = place
    frames[after + LED] = led
    frames[after + BEST] = best
    frames[after + AHEAD] = ahead
    frames[after + RUFFED] = ruffed
    frames[after + RANKED] = ranked
    frames[after + POINTS] = points
    frames[after + GAIN] = gain
    frames[after + LOW] = low
    frames[after + HIGH] = high
    frames[after + SHAPE] = shape


@spliced
def last_trick(leader: int, gain: int, hands: Words, weight: Words, terms: Words) -> tuple[int, int]:
    """The collectors' gain once the last trick is taken, where nobody has a choice; and the card whose rank decided."""
    trump = int(terms[TRUMP])
    best = lowest(int(hands[leader]))
    ahead, ranked, won = leader, 0, int(terms[TRICK]) + int(weight[best])
    for step in (1, 2, 3):
        seat = leader + step & 3
        card = lowest(int(hands[seat]))
        won += int(weight[card])
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            best, ahead, ranked = card, seat, same_suit
        else:
            ranked |= same_suit
    if terms[LAST_MANY]:
        won += int(terms[LAST_EACH])
    return gain + (won if terms[GETS] >> ahead & 1 else 0), 1 << best if ranked else 0


@kernel
def reaches(  # noqa: C901, PLR0912, PLR0915
    goal: int, allowed: int, limit: int, hands: Words, frames: Words, moves: Words, groups: Words, kind: Words,
    weight: Words, terms: Words, slots: Words, entries: Words, state: Words,
) -> int:  # fmt: skip
    """Whether the collectors gain at least `goal` in all, from the root frame (the first) on, by the cards `allowed` there.

    Returns v. Where v >= goal, they gain at least v; where v < goal, at most v; both against best play. Where the limit
    of nodes is reached first, returns NO_ANSWER; `hands` are then not put back.
    """
    gets, wants, special_cards = int(terms[GETS]), int(terms[WANTS]), int(terms[SPECIAL])
    bound_by_play = wants == gets and terms[MIXED] == 0 and terms[DUTIES] == 0 and terms[DUTIES + 1] == 0
    bound_by_play = bound_by_play and terms[DUTIES + 4] == 0
    ply, value, relevant = 0, 0, 0
    going_down = True
    while True:
        base = ply * FRAME
        seat = int(frames[base + SEAT])

        # 1. A new node: what is known of it already, else the cards to try.
        if going_down:
            hint, known, relevant = -1, False, 0
            if frames[base + PLACE] == 0:
                gain = int(frames[base + GAIN])
                low, high = gain + int(frames[base + LOW]), gain + int(frames[base + HIGH])
                if hands[seat] == 0:
                    low, high = gain, gain
                elif hands[seat] & int(hands[seat]) - 1 == 0 and ply and low < goal <= high:
                    low, relevant = last_trick(seat, gain, hands, weight, terms)
                    high = low
                if low >= goal or high < goal:
                    known = True
                    value = low if low >= goal else high
                elif ply:
                    state[NODES] += 1
                    if state[NODES] > limit:
                        return NO_ANSWER
                    if bound_by_play:
                        value, relevant = sure_bound(seat, goal, gain, high, hands, weight, terms)
                        known = value != NO_ANSWER
                    if not known:
                        every = int(hands[0] | hands[1] | hands[2] | hands[3])
                        odd, upper = holders(hands, every)
                        special = top_part(every, every & special_cards) if special_cards else 0
                        frames[base + ODD_WORD] = odd
                        frames[base + UPPER_WORD] = upper
                        shape = int(frames[base + SHAPE]) | seat << 60
                        bound, cover, hint = look_up(shape, special, odd, upper, goal - gain, slots, entries, state)
                        if cover >= 0:
                            known, relevant = True, covered(cover, every)
                            value = gain + bound
            if not known:
                may = legal(ply, hands, frames, terms)
                if ply == 0:
                    may &= allowed
                list_moves(ply, may, hint, hands, frames, moves, groups, kind, weight, terms)
                frames[base + VALUE] = -BIG if wants >> seat & 1 else BIG
                frames[base + RELEVANT] = 0
                frames[base + GOOD] = -1
                going_down = False
            else:
                if ply == 0:
                    return value
                ply -= 1

        # 2. An answer for the card played at this frame (`value`, `relevant`): is it enough, or what else is there to try?
        #    (Entered with the answer of a child in hand; right after step 1 there is none yet.)
        if going_down:
            base = ply * FRAME
            seat = int(frames[base + SEAT])
        answered = going_down
        going_down = True
        while True:
            if answered:
                at = ply * ROOM + int(frames[base + NEXT]) - 1
                card = int(moves[at] & 0xFF)
                hands[seat] |= 1 << card
                relevant |= int(frames[base + WON_BY])
                wanting = wants >> seat & 1
                enough = (1 if value >= goal else 0) == wanting
                if enough:
                    frames[base + VALUE] = value
                    frames[base + RELEVANT] = relevant
                    frames[base + GOOD] = card
                    frames[base + NEXT] = frames[base + MOVES]
                    frames[base + LATER] = 0
                else:
                    suit = suit_of(card)
                    mine = relevant & suit
                    if mine and mine & -mine <= 1 << card:
                        # Equal cards stand and fall together: if one is relevant, so is the lowest.
                        relevant |= groups[at] & -groups[at]
                    if wanting:
                        frames[base + VALUE] = max(int(frames[base + VALUE]), value)
                    else:
                        frames[base + VALUE] = min(int(frames[base + VALUE]), value)
                    frames[base + RELEVANT] |= relevant
                    # Low cards of one suit are alike to a result that looked at none of them.
                    mine = (relevant | special_cards) & suit
                    floor = mine & -mine if mine else 1 << 62
                    if 1 << card < floor:
                        skip_low(ply, suit & floor - 1, frames, moves, groups)
                        frames[base + LATER] &= ~(suit & floor - 1)

            # 3. The next card to try, if there is one.
            if frames[base + NEXT] == frames[base + MOVES] and frames[base + LATER]:
                list_moves(ply, int(frames[base + LATER]), -1, hands, frames, moves, groups, kind, weight, terms)
            if frames[base + NEXT] < frames[base + MOVES]:
                card = int(moves[ply * ROOM + int(frames[base + NEXT])] & 0xFF)
                frames[base + NEXT] += 1
                play_card(ply, card, hands, frames, weight, terms)
                ply += 1
                break

            # 4. None: the node is answered. At the start of a trick the table learns it.
            value = int(frames[base + VALUE])
            relevant = int(frames[base + RELEVANT] | frames[base + EXTRA])
            if ply == 0:
                return value
            if frames[base + PLACE] == 0:
                every = int(hands[0] | hands[1] | hands[2] | hands[3])
                special = top_part(every, every & special_cards) if special_cards else 0
                relevant = top_part(every, relevant) | special
                gain = int(frames[base + GAIN])
                low, high = (value - gain, BIG - 1) if value >= goal else (-BIG, value - gain)
                keep(
                    int(frames[base + SHAPE]) | seat << 60, special, int(frames[base + ODD_WORD]),
                    int(frames[base + UPPER_WORD]), cover_of(relevant), low, high, int(frames[base + GOOD]),
                    slots, entries, state,
                )  # fmt: skip
            ply -= 1
            base = ply * FRAME
            seat = int(frames[base + SEAT])
            answered = True


@spliced
def skip_low(ply: int, low: int, frames: Words, moves: Words, groups: Words) -> None:
    """Takes from the cards still to be tried those within the mask `low`."""
    base, first = ply * FRAME, ply * ROOM
    left = int(frames[base + NEXT])
    for at in range(left, int(frames[base + MOVES])):
        if not low >> (moves[at + first] & 0xFF) & 1:
            moves[first + left] = moves[first + at]
            groups[first + left] = groups[first + at]
            left += 1
    frames[base + MOVES] = left


@kernel
def value_of(
    guessed: int, least: int, most: int, allowed: int, limit: int, hands: Words, frames: Words, moves: Words,
    groups: Words, kind: Words, weight: Words, terms: Words, slots: Words, entries: Words, state: Words,
) -> tuple[int, int]:  # fmt: skip
    """Bounds on the collectors' gain by the cards `allowed` at the root: equal unless the limit of nodes came first.

    `least` and `most` must be true bounds already; `guessed` is where the first question is asked.
    """
    a, b, c, d = int(hands[0]), int(hands[1]), int(hands[2]), int(hands[3])
    goal = min(max(guessed, least + 1), most)
    step, went, asked = 1, 0, 0
    while least < most:
        value = reaches(
            goal, allowed, limit, hands, frames, moves, groups, kind, weight, terms, slots, entries, state
        )  # fmt: skip
        if value == NO_ANSWER:
            hands[0], hands[1], hands[2], hands[3] = a, b, c, d
            return least, most
        asked += 1
        # Steps from the last bound: one at first, then they double the same way, and halve the rest once they turn.
        if value >= goal:
            least = max(least, value)
            step = 2 * step if went == 1 and asked > 2 else 1
            goal = min(least + step, (least + most + 1) // 2) if went != -1 else (least + most + 1) // 2
            went = 1
        else:
            most = min(most, value)
            step = 2 * step if went == -1 and asked > 2 else 1
            goal = max(most + 1 - step, (least + most + 1) // 2) if went != 1 else (least + most + 1) // 2
            went = -1
    return least, most


@kernel
def all_values(
    guessed: int, least: int, most: int, may: int, limit: int, hands: Words, frames: Words, moves: Words,
    groups: Words, kind: Words, weight: Words, terms: Words, slots: Words, entries: Words, state: Words, found: Words,
) -> tuple[int, int]:  # fmt: skip
    """Bounds on the value of the root, and in `found` on that of each card of `may`, the root's legal ones.

    For card c, found[2 * c] and found[2 * c + 1] are the least and the most that the collectors gain by it.
    """
    low, high = value_of(
        guessed, least, most, may, limit, hands, frames, moves, groups, kind, weight, terms, slots, entries, state
    )  # fmt: skip
    wanting = terms[WANTS] >> frames[SEAT] & 1
    list_moves(0, may, -1, hands, frames, moves, groups, kind, weight, terms)
    many = int(frames[MOVES])
    # The search at the root writes its own list of moves over this one: keep the groups at the far end of the room.
    for at in range(many):
        groups[MAX_PLY * ROOM + at] = groups[at]
    for at in range(many):
        group = int(groups[MAX_PLY * ROOM + at])
        card = highest(group)
        if wanting:
            card_low, card_high = value_of(
                high, least, high, 1 << card, limit, hands, frames, moves, groups, kind, weight, terms,
                slots, entries, state,
            )  # fmt: skip
        else:
            card_low, card_high = value_of(
                low + 1, low, most, 1 << card, limit, hands, frames, moves, groups, kind, weight, terms,
                slots, entries, state,
            )  # fmt: skip
        while group:
            card = lowest(group)
            group &= group - 1
            found[2 * card], found[2 * card + 1] = card_low, card_high
    return low, high


@kernel
def likely(leader: int, low: int, high: int, hands: Words, terms: Words) -> int:
    """Where in a range the collectors' gain most likely lies: by their share of the top cards, trumps and the lead.

    The weights are those of a regression on random deals of bridge; only the number of questions asked hangs on them.
    """
    if terms[GETS] != terms[WANTS] or terms[MIXED]:
        return (low + high + 1) // 2
    ours, every = 0, 0
    for seat in range(4):
        every |= int(hands[seat])
        if terms[GETS] >> seat & 1:
            ours |= int(hands[seat])
    trump, power, total = int(terms[TRUMP]), 0, 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        for points in (4, 3, 2, 1):
            if suit:
                top = highest(suit)
                suit ^= 1 << top
                total += points
                power += points if ours >> top & 1 else -points
    share = 500 + (30 if terms[GETS] >> leader & 1 else -30) + (600 if trump else 750) * power // max(total, 1)
    more_trumps = 2 * count(ours & trump) - count(every & trump)
    share += 600 * more_trumps // max(count(int(hands[leader])), 1)
    return low + ((high - low) * min(max(share, 0), 1000) + 500) // 1000


@kernel
def set_root(leader: int, table: Words, hands: Words, frames: Words, weight: Words, terms: Words, ends: Words) -> int:
    """Makes the first frame of a position; returns the cards that may be played there.

    `table` has the cards of the trick so far, which `hands` still hold here and lose. Into `ends` go the least and the
    most that the collectors can gain, and what they are likely to.
    """
    shape, low, high = 0, 0, 0
    for seat in range(4):
        for suit in range(4):
            lane = seat * 16 + suit * 4
            if lane < 60:
                shape |= count(int(hands[seat]) & 0x1FFF << suit * 16) << lane
        cards = int(hands[seat])
        while cards:
            points = int(weight[lowest(cards)])
            low, high = low + min(0, points), high + max(0, points)
            cards &= cards - 1
    tricks = count(int(hands[leader]))
    for gain, many in ((int(terms[TRICK]), tricks), (int(terms[LAST_EACH]), min(tricks, int(terms[LAST_MANY])))):
        low, high = low + many * min(0, gain), high + many * max(0, gain)
    frames[:FRAME] = 0
    frames[SEAT] = leader
    frames[SHAPE] = shape
    frames[LOW] = low
    frames[HIGH] = high
    ends[0], ends[1], ends[2] = low, high, likely(leader, low, high, hands, terms)
    for ply in range(len(table)):
        play_card(ply, int(table[ply]), hands, frames, weight, terms)
    frames[:FRAME] = frames[len(table) * FRAME : (len(table) + 1) * FRAME]
    return legal(0, hands, frames, terms)
