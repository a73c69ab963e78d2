"""King's talk as careful talks it, as kernels: what hands are worth by counting, and an auction carried to its end.

It is `bots.careful.count` and `bots.careful.king_auction` once more, rule for rule, over numbers instead of words: for a
seat that thinks about what the others will say in deals that fit. What the rules mean is told there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .bits import count, highest, lowest

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]
    Values = NDArray[np.float64]

# --- what a hand is worth -------------------------------------------------------------------------------------------

NT: Final = 4
NEGATIVE: Final = 5
"""What may be declared, by number: the four suits come first."""
AGAINST: Final = 6
"""Where somebody else names a trump to his liking."""
KINDS: Final = 6
WORTHS: Final = 7

HONOURS: Final = (1.0, 0.6, 0.3, 0.1)
TRUMP_FIT: Final = ((-1.31, 0.89, 0.76, 0.70, 0.0, 0.08), (-1.65, 0.87, 0.77, 0.82, -0.23, 0.32))
PLAIN_FIT: Final = ((-0.05, 1.05), (0.83, 1.01))
DEFENCE_FIT: Final = ((0.60, 0.52), (1.19, 0.67))
BURDEN_FIT: Final = ((-0.96, 1.28, -0.50, -0.12), (-1.96, 1.66, -0.51, -0.36))
"""`count`'s weights, of the short pack and the long."""


@kernel
def honours(mine: int, suit: int) -> float:
    """What the high cards of one suit are worth."""
    total, missing, held, many = 0.0, 0, 0, count(mine)
    while suit and missing < 4:
        card = highest(suit)
        suit ^= 1 << card
        if mine >> card & 1:
            held += 1
            if many - held >= min(missing, 2):
                total += HONOURS[missing]
        else:
            missing += 1
    return total


@kernel
def burden(hand: int, pack: int) -> float:
    """How many tricks a hand takes against its will, before fitting."""
    total = 0.0
    for suit in range(4):
        cards = pack & 0x1FFF << 16 * suit
        others, cover, below = count(cards & ~hand), 1.0, 0
        while cards:
            if hand >> lowest(cards) & 1:
                total += cover * (below / others) ** 1.5 if others else 1.0
                cover *= 0.75
            else:
                below += 1
            cards &= cards - 1
    return total


@kernel
def worth(hand: int, pack: int, trick: int, lost: int, start: int, found: Values) -> None:
    """A hand's points by what is declared, and where somebody else declares: fills `WORTHS` of `found`."""
    size = 1 if count(pack) == 52 else 0
    most, plain, length, short, empty, single = count(pack) / 4, 0.0, 0, 0, 0, 0
    for suit in range(4):
        whole = 0x1FFF << 16 * suit
        many = count(hand & whole)
        found[suit] = honours(hand & whole, pack & whole)
        plain += found[suit]
        length += max(0, many - 4)
        short += max(0, 2 - many)
        empty += 1 if many == 0 else 0
        single += 1 if many == 1 else 0
    fit = TRUMP_FIT[size]
    for suit in range(4):
        many = count(hand & 0x1FFF << 16 * suit)
        ruffs = min(many, short - max(0, 2 - many))
        tricks = fit[0] + fit[1] * many + fit[2] * found[suit] + fit[3] * (plain - found[suit])
        tricks += fit[4] * (length - max(0, many - 4)) + fit[5] * ruffs
        found[suit] = trick * min(most, max(0.0, tricks))
    found[NT] = trick * min(most, max(0.0, PLAIN_FIT[size][0] + PLAIN_FIT[size][1] * plain))
    found[AGAINST] = trick * min(most, max(0.0, DEFENCE_FIT[size][0] + DEFENCE_FIT[size][1] * plain))
    weights = BURDEN_FIT[size]
    unwanted = weights[0] + weights[1] * burden(hand, pack) + weights[2] * empty + weights[3] * single
    found[NEGATIVE] = start - lost * min(most, max(0.0, unwanted))


@kernel
def worths(hands: Words, pack: int, trick: int, lost: int, start: int, found: Values) -> None:
    """The worth of the four hands of each deal, by deal and seat."""
    for row in range(len(hands)):
        for seat in range(4):
            worth(int(hands[row, seat]), pack, trick, lost, start, found[row, seat])


# --- the talk ---------------------------------------------------------------------------------------------------------

# The talk so far: see `games._auction.Talk`; rungs by number, -1 for none, `PASSED` a bit for each seat.
STEP: Final = 0
TURN: Final = 1
STANDING: Final = 2
LEADER: Final = 3
PASSED: Final = 4
PRICE: Final = 5
FALLBACK: Final = 6
BUYER: Final = 7
DECLARED: Final = 8
DEALER: Final = 9
TALK: Final = 10

OPEN, BID, DECIDE, ASKED, DENIED, REFUSED, ULTIMATUM, BOUGHT, ALONE, NAMED, SPLIT_UP = range(11)
"""The steps of the talk."""

# The rules.
RUNGS: Final = 0
TRICK: Final = 1
LOST: Final = 2
START: Final = 3
SHARE: Final = 4  # of a split, the dealer's
SPLIT_LIMIT: Final = 5  # the highest rung with which the deal may be split, -1: only without a bid, -2: never
MUST_SELL: Final = 6
FREE: Final = 7
FIXED: Final = 8
PLENTY: Final = 9
ALWAYS: Final = 10  # 1 where there is always an auction
RULES: Final = 11

# What is said: one of these, times 100, and a rung or a declaration, and 50 more for a positive fallback.
SAY_DECLARE, SAY_AUCTION, SAY_BID, SAY_PASS, SAY_SELL, SAY_REFUSE, SAY_ASK, SAY_ULTIMATUM, SAY_SPLIT, SAY_YES, SAY_NO = (
    range(11)
)
POSITIVE: Final = 50

UNITS: Final = (1, 2, 3, 1, 4, 5, 6, 2, 7, 8)
MINUS: Final = 1 << 3 | 1 << 7
"""The rungs with a minus."""
MARGIN: Final = 10.0
NAMED_POSITIVE: Final = 0.65
RISES: Final = 0.45
SOMEBODY_PAYS: Final = (0.0, 0.25, 0.45)


@kernel
def price(rung: int, rules: Words) -> float:
    """What a rung costs its buyer in points."""
    if MINUS >> rung & 1:
        return float(UNITS[rung] * rules[LOST]) * (1.0 if rules[FIXED] else 0.93)
    return float(UNITS[rung] * rules[TRICK])


@kernel
def positive(mine: Values) -> float:
    """The best of the trumps and no trump."""
    most = float(mine[0])
    for kind in range(1, NEGATIVE):
        most = max(most, float(mine[kind]))
    return most


@kernel
def bought(rung: int, mine: Values, rules: Words) -> float:
    """A seat's points where it buys at this rung."""
    if rules[FREE]:
        return max(positive(mine), float(mine[NEGATIVE])) - price(rung, rules)
    return (float(mine[NEGATIVE]) if MINUS >> rung & 1 else positive(mine)) - price(rung, rules)


@kernel
def sold(rung: int, mine: Values, rules: Words) -> float:
    """The dealer's points where he sells at this rung."""
    if MINUS >> rung & 1:
        return min(float(mine[NEGATIVE]) + price(rung, rules), float(rules[START]))
    return float(mine[AGAINST]) + price(rung, rules)


@kernel
def may_split(talk: Words, rules: Words) -> bool:
    """True where the bidding ended low enough for a split."""
    return bool(rules[SPLIT_LIMIT] > -2 and talk[STANDING] <= rules[SPLIT_LIMIT])


@kernel
def keep(talk: Words, mine: Values, rules: Words) -> float:
    """The dealer's points where nothing is sold."""
    most = max(positive(mine), float(mine[NEGATIVE]))
    return max(most, float(rules[SHARE])) if may_split(talk, rules) else most


@kernel
def unnamed(mine: Values) -> float:
    """Where somebody else will name something."""
    return NAMED_POSITIVE * float(mine[AGAINST]) + (1 - NAMED_POSITIVE) * float(mine[NEGATIVE])


@kernel
def likely(rung: int, talk: Words, rules: Words) -> float:
    """The chance that a bidder pays so much more than he has bid."""
    standing = int(talk[STANDING])
    if standing < 0:
        return 0.0
    more = max(1.0, (price(rung, rules) - price(standing, rules)) / rules[TRICK])
    return float(RISES**more) * (1.0 if (MINUS >> rung & 1) == (MINUS >> standing & 1) else 0.3)


@kernel
def better(good: float, most: float, word: int) -> bool:
    """True for the first word, and for one that is worth more, to the sixth digit."""
    return word < 0 or good > most + 5e-7


@kernel
def best_declaration(mine: Values, first: int, last: int) -> int:
    """The declaration that is worth most, the first of equals."""
    found = first
    for kind in range(first + 1, last):
        if mine[kind] > mine[found] + 5e-7:
            found = kind
    return found


@kernel
def bid(talk: Words, mine: Values, rules: Words) -> int:
    """A bidder's word."""
    standing, eldest = int(talk[STANDING]), int(talk[DEALER]) + 1
    without = unnamed(mine)
    if standing >= 0:
        without = mine[NEGATIVE] if MINUS >> standing & 1 else mine[AGAINST]
    first = standing + 1
    if standing >= 0 and (talk[LEADER] - eldest & 3) > (talk[TURN] - eldest & 3):
        first = standing
    word, most = -1, 0.0
    for rung in range(first, int(rules[RUNGS])):
        good = bought(rung, mine, rules) - without
        if better(good, most, word):
            word, most = SAY_BID * 100 + rung, good
    return SAY_PASS * 100 if better(MARGIN, most, word) else word


@kernel
def decide(talk: Words, mine: Values, rules: Words) -> int:  # noqa: C901 - one word after the other
    """The dealer's answer to the bidding."""
    standing, kept = int(talk[STANDING]), keep(talk, mine, rules)
    if standing < 0:
        kind = best_declaration(mine, 0, KINDS)
        return SAY_SPLIT * 100 if may_split(talk, rules) and rules[SHARE] > mine[kind] + 5e-7 else SAY_DECLARE * 100 + kind
    word, most = SAY_SELL * 100, sold(standing, mine, rules)
    before = most
    if not rules[MUST_SELL]:
        before = max(before, kept)
        if better(kept - 0.5, most, word):
            word, most = SAY_REFUSE * 100, kept - 0.5
    for rung in range(standing + 1, int(rules[RUNGS])):
        good = before + likely(rung, talk, rules) * (sold(rung, mine, rules) - before)
        if better(good, most, word):
            word, most = SAY_ASK * 100 + rung, good
    if rules[MUST_SELL]:
        return word
    for rung in range(standing + 1, int(rules[RUNGS])):
        chance = 1 - (1 - likely(rung, talk, rules)) * 0.9**2
        for fallback in (0, POSITIVE):
            alone = positive(mine) if fallback else mine[NEGATIVE]
            good = alone + chance * (sold(rung, mine, rules) - alone) - 1
            if better(good, most, word):
                word, most = SAY_ULTIMATUM * 100 + rung + fallback, good
    if may_split(talk, rules) and better(float(rules[SHARE]), most, word):
        return SAY_SPLIT * 100
    return word


@kernel
def answer(talk: Words, mine: Values, rules: Words) -> int:
    """Yes or no, to the dealer's question or his ultimatum."""
    if talk[STEP] == ASKED:
        yes = bought(int(talk[PRICE]), mine, rules) - unnamed(mine)
        no = max(MARGIN, 0.4 * (bought(int(talk[STANDING]), mine, rules) - unnamed(mine)))
    else:
        yes = bought(int(talk[PRICE]), mine, rules) - MARGIN
        threat = mine[AGAINST] if talk[FALLBACK] else mine[NEGATIVE]
        pays = SOMEBODY_PAYS[talk[DEALER] - talk[TURN] - 1 & 3]
        no = pays * mine[AGAINST] + (1 - pays) * threat
    return SAY_NO * 100 if no > yes + 5e-7 else SAY_YES * 100


@kernel
def word_of(talk: Words, mine: Values, rules: Words) -> int:  # noqa: PLR0911 - one step after the other
    """What careful says whose turn it is, by the worth of his hand."""
    step = talk[STEP]
    if step == OPEN:
        kind = best_declaration(mine, 0, KINDS)
        opening = sold(2, mine, rules) if rules[MUST_SELL] else float(rules[PLENTY] * rules[TRICK])
        return SAY_AUCTION * 100 if opening > mine[kind] + 5e-7 else SAY_DECLARE * 100 + kind
    if step == BID:
        return bid(talk, mine, rules)
    if step == DECIDE:
        return decide(talk, mine, rules)
    if step in (ASKED, ULTIMATUM):
        return answer(talk, mine, rules)
    if step == DENIED:
        refused = max(positive(mine), mine[NEGATIVE])
        if may_split(talk, rules):
            refused = max(refused, float(rules[SHARE]))
        sells = rules[MUST_SELL] or refused <= sold(int(talk[STANDING]), mine, rules) + 5e-7
        return SAY_SELL * 100 if sells else SAY_REFUSE * 100
    if step == REFUSED:
        kind = best_declaration(mine, 0, KINDS)
        return SAY_SPLIT * 100 if may_split(talk, rules) and rules[SHARE] > mine[kind] + 5e-7 else SAY_DECLARE * 100 + kind
    return SAY_DECLARE * 100 + best_declaration(mine, 0, KINDS if step == BOUGHT and rules[FREE] else NEGATIVE)


@kernel
def say(talk: Words, word: int, rules: Words) -> None:  # noqa: C901, PLR0912 - one word after the other
    """Carries the talk on by a word."""
    what, rung = word // 100, word % POSITIVE
    if what == SAY_DECLARE:
        talk[STEP], talk[DECLARED] = NAMED, rung
    elif what == SAY_AUCTION:
        talk[STEP], talk[TURN] = BID, talk[DEALER] + 1 & 3
    elif what in (SAY_BID, SAY_PASS):
        if what == SAY_BID:
            talk[STANDING], talk[LEADER] = rung, talk[TURN]
        else:
            talk[PASSED] |= 1 << int(talk[TURN])
        talk[STEP] = DECIDE
        for step in range(1, 4):
            seat = int(talk[TURN]) + step & 3
            if talk[STEP] == DECIDE and seat != talk[DEALER] and seat != talk[LEADER] and not talk[PASSED] >> seat & 1:
                talk[STEP], talk[TURN] = BID, seat
                break
        if talk[STEP] == DECIDE:
            talk[TURN] = talk[DEALER]
    elif what == SAY_ASK:
        talk[STEP], talk[PRICE], talk[TURN] = ASKED, rung, talk[LEADER]
    elif what == SAY_ULTIMATUM:
        talk[STEP], talk[PRICE], talk[FALLBACK] = ULTIMATUM, rung, word // POSITIVE & 1
        talk[TURN] = talk[DEALER] + 1 & 3
    elif what == SAY_SELL:
        sell(talk, int(talk[LEADER]), int(talk[STANDING]), rules)
    elif what == SAY_YES:
        sell(talk, int(talk[TURN]), int(talk[PRICE]), rules)
    elif what == SAY_REFUSE:
        talk[STEP] = REFUSED
    elif what == SAY_SPLIT:
        talk[STEP] = SPLIT_UP
    elif talk[STEP] == ASKED:
        talk[STEP], talk[PRICE], talk[TURN] = DENIED, -1, talk[DEALER]
    elif (talk[TURN] + 1 & 3) != talk[DEALER]:
        talk[TURN] = talk[TURN] + 1 & 3
    else:
        talk[PRICE], talk[TURN] = -1, talk[DEALER]
        talk[STEP] = ALONE if talk[FALLBACK] else NAMED
        if not talk[FALLBACK]:
            talk[DECLARED] = NEGATIVE


@kernel
def sell(talk: Words, buyer: int, rung: int, rules: Words) -> None:
    """The right passes to a buyer."""
    talk[STEP], talk[BUYER], talk[PRICE], talk[TURN] = BOUGHT, buyer, rung, buyer
    if MINUS >> rung & 1 and not rules[FREE]:
        talk[STEP], talk[DECLARED] = NAMED, NEGATIVE


@kernel
def paid(talk: Words, tricks: Words, rules: Words) -> int:
    """What passes from the buyer to the dealer, by the tricks that each seat takes under what was declared (KG-23)."""
    if talk[BUYER] < 0:
        return 0
    rung = int(talk[PRICE])
    if not MINUS >> rung & 1:
        return UNITS[rung] * int(rules[TRICK])
    many = UNITS[rung]
    if talk[DECLARED] == NEGATIVE and not rules[FIXED]:
        many = min(many, int(tricks[talk[DEALER]]))
    return many * int(rules[LOST])


@kernel
def outcomes(
    talk: Words, words: Words, me: int, worlds: Values, points: Values, tricks: Words, rules: Words, ends: Words,
    found: Values,
) -> None:  # fmt: skip
    """Each word of mine in each deal, carried to the end of the talk, and my points by what was then declared.

    worlds: the worth of each hand by deal, seat and `WORTHS` · points, tricks: by deal, declaration and seat · ends: room
    for the talk as it ended, by deal and word · found: by deal and word.
    """
    others = (int(rules[START]) - int(rules[SHARE])) / 3
    for row in range(len(worlds)):
        for place in range(len(words)):
            said = ends[row, place]
            for field in range(TALK):
                said[field] = talk[field]
            say(said, int(words[place]), rules)
            while said[STEP] < NAMED:
                say(said, word_of(said, worlds[row, int(said[TURN])], rules), rules)
            if said[STEP] == SPLIT_UP:
                found[row, place] = float(rules[SHARE]) if me == talk[DEALER] else others
            else:
                kind = int(said[DECLARED])
                total = points[row, kind, me]
                moved = paid(said, tricks[row, kind], rules)
                if me == said[DEALER]:
                    total += moved
                elif me == said[BUYER]:
                    total -= moved
                found[row, place] = total


# --- what the talk so far says of the others' hands -----------------------------------------------------------------


@kernel
def doubts(talk: Words, me: int, mine: Values, rules: Words, was: Words) -> int:  # noqa: C901 - one seat after the other
    """How many of the others' words so far careful would not have said with these hands; `was` is room for a talk."""
    found, dealer = 0, int(talk[DEALER])
    for field in range(TALK):
        was[field] = talk[field]
    if dealer != me and talk[STEP] != OPEN and not rules[ALWAYS]:
        was[STEP] = OPEN
        if word_of(was, mine[dealer], rules) != SAY_AUCTION * 100:
            found += 1
    was[STEP] = BID
    for seat in range(4):
        was[TURN] = seat
        if seat != me and talk[PASSED] >> seat & 1:
            if bid(was, mine[seat], rules) != SAY_PASS * 100:
                found += 1
        elif (
            seat != me
            and seat == talk[LEADER]
            and bought(int(talk[STANDING]), mine[seat], rules) - unnamed(mine[seat]) < MARGIN
        ):
            found += 1
    if talk[STEP] == ULTIMATUM:
        was[STEP] = ULTIMATUM
        for step in range(1, talk[TURN] - dealer & 3):
            was[TURN] = dealer + step & 3
            if answer(was, mine[was[TURN]], rules) != SAY_NO * 100:
                found += 1
    return found


@kernel
def doubted(talk: Words, me: int, worlds: Values, rules: Words, found: Words) -> None:
    """The doubts about each deal."""
    was = talk.copy()
    for row in range(len(worlds)):
        found[row] = doubts(talk, me, worlds[row], rules, was)
