"""Careful's calls in King's auction, by what the hand is worth to play, buy and sell, and an auction carried to its end.

The bot calls by this file as it stands; compiled, it is for a seat that thinks about what the others will say in deals that
fit.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..elementary import exp
from .auction import (
    ASK_FIRST,
    ASKED,
    BID,
    BOUGHT,
    BUYER,
    DEALER,
    DECIDE,
    DECLARED,
    DENIED,
    FALLBACK,
    FIXED,
    FREE,
    LEADER,
    LOST,
    MINUS,
    MUST_SELL,
    NAMED,
    OPEN,
    PLENTY,
    POSITIVE,
    PRICE,
    REFUSED,
    RUNGS,
    SAY_ASK,
    SAY_AUCTION,
    SAY_BID,
    SAY_DECLARE,
    SAY_NO,
    SAY_PASS,
    SAY_REFUSE,
    SAY_SELL,
    SAY_SPLIT,
    SAY_ULTIMATUM,
    SAY_YES,
    SHARE,
    SPLIT_UP,
    STANDING,
    START,
    STEP,
    STILL_BIDDING,
    TALK,
    TRICK,
    TURN,
    ULTIMATUM,
    may_split,
    must_sell,
    next_threatened,
    paid,
    say,
    units,
)  # fmt: skip
from .hand_value import AGAINST, KINDS, NEGATIVE

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

MARGIN: Final = 10.0
"""Points that a purchase must bring before it is worth the trouble."""
NAMED_POSITIVE: Final = 0.65
"""How often a deal still to be named turns out positive."""
RISES: Final = log(0.45)
"""The chance that a bidder goes up by one trick's price, and so on for each further one, by its logarithm."""
SOMEBODY_PAYS: Final = (0.25, 0.45)
"""The chance that an ultimatum is taken by one of the one or two asked after this seat."""
AFTER_A_NO: Final = 0.5
"""How much less likely a bidder gives in to an ultimatum who has just said no to more."""


@kernel
def price(rung: int, rules: Int64Array) -> float:
    """What a rung costs its buyer in points. A dealer who takes fewer tricks has fewer taken over."""
    if MINUS >> rung & 1:
        return float(units(rung) * rules[LOST]) * (1.0 if rules[FIXED] else 0.93)
    return float(units(rung) * rules[TRICK])


@kernel
def positive(mine: Float64Array) -> float:
    """The best of the trumps and no trump."""
    most = float(mine[0])
    for kind in range(1, NEGATIVE):
        most = max(most, float(mine[kind]))
    return most


@kernel
def bought(rung: int, mine: Float64Array, rules: Int64Array) -> float:
    """A seat's points where it buys at this rung."""
    if rules[FREE]:
        return max(positive(mine), float(mine[NEGATIVE])) - price(rung, rules)
    return (float(mine[NEGATIVE]) if MINUS >> rung & 1 else positive(mine)) - price(rung, rules)


@kernel
def sold(rung: int, mine: Float64Array, rules: Int64Array) -> float:
    """The dealer's points from a sale at this rung."""
    if MINUS >> rung & 1:
        return min(float(mine[NEGATIVE]) + price(rung, rules), float(rules[START]))
    return float(mine[AGAINST]) + price(rung, rules)


@kernel
def keep(talk: Int64Array, mine: Float64Array, rules: Int64Array) -> float:
    """The dealer's points where nothing is sold."""
    most = max(positive(mine), float(mine[NEGATIVE]))
    return max(most, float(rules[SHARE])) if may_split(talk, rules) else most


@kernel
def unnamed(mine: Float64Array) -> float:
    """Where somebody else will name something."""
    return NAMED_POSITIVE * float(mine[AGAINST]) + (1 - NAMED_POSITIVE) * float(mine[NEGATIVE])


@kernel
def likely(rung: int, talk: Int64Array, rules: Int64Array) -> float:
    """The chance that a bidder pays so much more than was bid: hardly any where nobody has bid at all."""
    standing = int(talk[STANDING])
    if standing < 0:
        return 0.0
    more = max(1.0, (price(rung, rules) - price(standing, rules)) / rules[TRICK])
    return exp(more * RISES) * (1.0 if (MINUS >> rung & 1) == (MINUS >> standing & 1) else 0.3)


@kernel
def better(good: float, most: float, word: int) -> bool:
    """True for the first word, and for one that is worth more, to the sixth digit."""
    return word < 0 or good > most + 5e-7


@kernel
def best_declaration(mine: Float64Array, first: int, last: int) -> int:
    """The declaration that is worth most, the first of equals."""
    best = first
    for kind in range(first + 1, last):
        if mine[kind] > mine[best] + 5e-7:
            best = kind
    return best


@kernel
def bid(talk: Int64Array, mine: Float64Array, rules: Int64Array) -> int:
    """A bidder's word, against leaving the deal to the others."""
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
def best_ultimatum(talk: Int64Array, mine: Float64Array, rules: Int64Array, word: int, most: float) -> tuple[int, float]:
    """The best ultimatum and its points, or the word and points given where none is better.

    It asks all three, but after three refusals the fallback has to be played.
    """
    standing = int(talk[STANDING])
    for rung in range(standing + 1, int(rules[RUNGS])):
        chance = likely(rung, talk, rules)
        if talk[STEP] == DENIED:
            chance *= AFTER_A_NO
        elif not rules[STILL_BIDDING]:
            chance = 1 - (1 - chance) * 0.9**2
        for fallback in (0, POSITIVE):
            alone = positive(mine) if fallback else float(mine[NEGATIVE])
            good = alone + chance * (sold(rung, mine, rules) - alone) - 1
            if better(good, most, word):
                word, most = SAY_ULTIMATUM * 100 + rung + fallback, good
    return word, most


@kernel
def denied(talk: Int64Array, mine: Float64Array, rules: Int64Array) -> int:
    """The dealer's word after the bidder's no."""
    word, most = SAY_SELL * 100, sold(int(talk[STANDING]), mine, rules)
    if must_sell(talk, rules):
        return word
    refused = max(positive(mine), float(mine[NEGATIVE]))
    if may_split(talk, rules):
        refused = max(refused, float(rules[SHARE]))
    if better(refused, most, word):
        word, most = SAY_REFUSE * 100, refused
    return best_ultimatum(talk, mine, rules, word, most)[0] if rules[ASK_FIRST] else word


@kernel
def decide(talk: Int64Array, mine: Float64Array, rules: Int64Array) -> int:
    """The dealer's answer to the bidding."""
    standing, kept = int(talk[STANDING]), keep(talk, mine, rules)
    if standing < 0:
        kind = best_declaration(mine, 0, KINDS)
        return SAY_SPLIT * 100 if may_split(talk, rules) and rules[SHARE] > mine[kind] + 5e-7 else SAY_DECLARE * 100 + kind
    word, most = SAY_SELL * 100, sold(standing, mine, rules)
    before, must = most, must_sell(talk, rules)
    if not must:
        before = max(before, kept)
        if better(kept - 0.5, most, word):
            # Refusing is only a way to declare: where that can be done at once, do it.
            word, most = SAY_REFUSE * 100, kept - 0.5
    for rung in range(standing + 1, int(rules[RUNGS])):  # a question costs nothing: after a no all is as before
        good = before + likely(rung, talk, rules) * (sold(rung, mine, rules) - before)
        if better(good, most, word):
            word, most = SAY_ASK * 100 + rung, good
    if must:
        return word
    word, most = best_ultimatum(talk, mine, rules, word, most)
    if may_split(talk, rules) and better(float(rules[SHARE]), most, word):
        return SAY_SPLIT * 100
    return word


@kernel
def asked_after(talk: Int64Array, rules: Int64Array) -> int:
    """How many are asked in this ultimatum after the seat whose turn it is."""
    many, step = 0, next_threatened(talk, rules, (int(talk[TURN] - talk[DEALER]) & 3) + 1)
    while step < 4:
        many, step = many + 1, next_threatened(talk, rules, step + 1)
    return many


@kernel
def answer(talk: Int64Array, mine: Float64Array, rules: Int64Array) -> int:
    """Yes or no, to the dealer's question or ultimatum: what the price brings, or what the dealer does without it.

    After a no to a question the dealer sells at the old price about half the time.
    """
    if talk[STEP] == ASKED:
        yes = bought(int(talk[PRICE]), mine, rules) - unnamed(mine)
        no = max(MARGIN, 0.4 * (bought(int(talk[STANDING]), mine, rules) - unnamed(mine)))
    else:
        yes = bought(int(talk[PRICE]), mine, rules) - MARGIN
        threat = mine[AGAINST] if talk[FALLBACK] else mine[NEGATIVE]
        after = asked_after(talk, rules)
        pays = 0.0 if after == 0 else SOMEBODY_PAYS[0] if after == 1 else SOMEBODY_PAYS[1]
        no = pays * mine[AGAINST] + (1 - pays) * threat
    return SAY_NO * 100 if no > yes + 5e-7 else SAY_YES * 100


@kernel
def word_of(talk: Int64Array, mine: Float64Array, rules: Int64Array) -> int:  # noqa: PLR0911 - one step after the other
    """The call of a careful player whose turn it is, by the worth of the hand."""
    step = talk[STEP]
    if step == OPEN:
        kind = best_declaration(mine, 0, KINDS)
        # Opening costs nothing where one may refuse; where one must sell, a common price has to be good enough.
        opening = sold(2, mine, rules) if rules[MUST_SELL] else float(rules[PLENTY] * rules[TRICK])
        return SAY_AUCTION * 100 if opening > mine[kind] + 5e-7 else SAY_DECLARE * 100 + kind
    if step == BID:
        return bid(talk, mine, rules)
    if step == DECIDE:
        return decide(talk, mine, rules)
    if step in (ASKED, ULTIMATUM):
        return answer(talk, mine, rules)
    if step == DENIED:
        return denied(talk, mine, rules)
    if step == REFUSED:
        kind = best_declaration(mine, 0, KINDS)
        return SAY_SPLIT * 100 if may_split(talk, rules) and rules[SHARE] > mine[kind] + 5e-7 else SAY_DECLARE * 100 + kind
    return SAY_DECLARE * 100 + best_declaration(mine, 0, KINDS if step == BOUGHT and rules[FREE] else NEGATIVE)


@kernel
def outcomes(
    talk: Int64Array, words: Int64Array, worlds: Float64Array, points: Float64Array, tricks: Int64Array,
    rules: Int64Array, ends: Int64Array, outcome: Float64Array,
) -> None:  # fmt: skip
    """Each word of the seat to call in each deal, carried to the end of the talk, and all points by what was then declared.

    worlds: the worth of each hand by deal, seat and `WORTHS` · points, tricks: by deal, declaration and seat · ends: room
    for the talk as it ended, by deal and word · outcome: by deal, word and seat.
    """
    dealer, others = int(talk[DEALER]), (int(rules[START]) - int(rules[SHARE])) / 3
    for row in range(len(worlds)):
        for place in range(len(words)):
            said, totals = ends[row, place], outcome[row, place]
            for field in range(TALK):
                said[field] = talk[field]
            say(said, int(words[place]), rules)
            while said[STEP] < NAMED:
                say(said, word_of(said, worlds[row, int(said[TURN])], rules), rules)
            if said[STEP] == SPLIT_UP:
                for seat in range(4):
                    totals[seat] = others
                totals[dealer] = float(rules[SHARE])
            else:
                kind = int(said[DECLARED])
                for seat in range(4):
                    totals[seat] = points[row, kind, seat]
                moved = paid(said, tricks[row, kind], rules)
                if moved:
                    totals[dealer] += moved
                    totals[int(said[BUYER])] -= moved
