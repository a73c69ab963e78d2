"""King's four last deals: what the hand is worth to play, to buy and to sell, in points; every word follows from these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fourkings.players.bots.careful import count
from fourkings.players.encoding.king import PLENTY
from fourkings.rulebook.cards import Mask, mask
from fourkings.rulebook.game import Param
from fourkings.rulebook.games._auction import (
    ASKS,
    DECLARATIONS,
    FEW_BIDS,
    NEGATIVE,
    POSITIVE_RUNG,
    RUNGS,
    ULTIMATUMS,
    units,
)
from fourkings.rulebook.games.king import LOST, SPLIT, START, TRICK, pack
from fourkings.rulebook.options import ON
from fourkings.windows.view import View

MARGIN: Final = 10
"""Points that a purchase must bring before it is worth the trouble."""
NAMED_POSITIVE: Final = 0.65
"""How often a deal still to be named turns out positive."""
RISES: Final = 0.45
"""The chance that a bidder goes up by one trick's price, and so on for each further one."""
SOMEBODY_PAYS: Final = (0.0, 0.25, 0.45)
"""The chance that an ultimatum is taken by one of the none, one or two asked after me."""
AFTER_A_NO: Final = 0.5
"""How much less likely a bidder gives in to an ultimatum who has just said no to more."""


class Worth(NamedTuple):
    """A hand's points under each kind of deal, by who names it."""

    declared: Mapping[str, float]  # by what I declare
    against: float  # somebody else names a trump
    burdened: float  # somebody else names negative
    trick: int  # the points of a trick: the unit of a positive price
    lost: int  # and what a trick costs in a negative deal: the unit of a negative one

    @property
    def positive(self) -> float:
        """The best of the trumps and no trump."""
        return max(value for what, value in self.declared.items() if what != NEGATIVE)

    @property
    def best(self) -> float:
        return max(self.declared.values())

    @property
    def unnamed(self) -> float:
        """Somebody else will name something."""
        return NAMED_POSITIVE * self.against + (1 - NAMED_POSITIVE) * self.burdened


def worth(view: View) -> Worth:
    """The worth of the viewer's hand."""
    full = mask(pack(view.rules))
    hand, size = mask(view.dealt), full.bit_count()
    trick, lost, start = TRICK[size], -LOST[size], START[size]
    costly = count.unwanted(hand, full)
    declared = {what: trick * count.tricks(hand, _suit(what), full) for what in ("S", "H", "D", "C", "NT")}
    declared[NEGATIVE] = start - lost * costly
    against = trick * count.tricks_against(hand, full)
    return Worth(declared, against, declared[NEGATIVE], trick, lost)


def _suit(what: str) -> Mask:
    return 0 if what == "NT" else 0x1FFF << ("SHDC".index(what) << 4)


def price(view: View, mine: Worth, rung: str) -> float:
    """What a rung costs its buyer in points. A dealer who takes fewer tricks has fewer taken over."""
    if rung in POSITIVE_RUNG:
        return units(rung) * mine.trick
    sure = 1.0 if view.rules["negative_price"] == "fixed" else 0.93
    return units(rung) * mine.lost * sure


def bought(view: View, mine: Worth, rung: str) -> float:
    """My points where I buy at this rung."""
    if view.rules["free_declaration"] == ON:
        return mine.best - price(view, mine, rung)
    kind = mine.positive if rung in POSITIVE_RUNG else mine.declared[NEGATIVE]
    return kind - price(view, mine, rung)


def sold(view: View, mine: Worth, rung: str) -> float:
    """My points where I, the dealer, sell at this rung."""
    if rung in POSITIVE_RUNG:
        return mine.against + price(view, mine, rung)
    return min(mine.burdened + price(view, mine, rung), START[_size(view)])


def keep(view: View, mine: Worth) -> float:
    """My points as dealer where nothing is sold: the best declaration, or the split where it is open."""
    return max(mine.best, float(SPLIT[_size(view)][0]) if "split" in view.legal else 0.0)


def _size(view: View) -> int:
    return int(view.rules["deck"])


# --- the value of each word ---------------------------------------------------------------------------------------


def _open(view: View, mine: Worth, word: str) -> float:
    if word in DECLARATIONS:
        return mine.declared[DECLARATIONS[word]]
    # Opening costs nothing where one may refuse; where one must sell, a common price has to be good enough.
    return sold(view, mine, "+3") if view.rules["must_sell"] == ON else float(PLENTY[_size(view)] * mine.trick)


def _bid(view: View, mine: Worth, word: str) -> float:
    """Against leaving the deal to the others."""
    if word not in RUNGS:
        return MARGIN
    standing = view.talk.standing
    without = mine.unnamed if standing is None else mine.against if standing in POSITIVE_RUNG else mine.burdened
    return bought(view, mine, word) - without


def _decide(view: View, mine: Worth, word: str) -> float:
    standing = view.talk.standing
    if word == "sell":
        return sold(view, mine, standing) if standing else 0.0
    if word in DECLARATIONS:
        return mine.declared[DECLARATIONS[word]]
    if word == "split":
        return float(SPLIT[_size(view)][0])
    if word in ASKS:
        return _asked_for(view, mine, ASKS[word])
    if word in ULTIMATUMS:
        return _threatened(view, mine, *ULTIMATUMS[word])
    return keep(view, mine) - 0.5  # refusing is only a way to declare: where that can be done at once, do it


def _asked_for(view: View, mine: Worth, rung: str) -> float:
    """A question costs nothing: the old bid, or the deal itself, is still there after a no."""
    before = sold(view, mine, view.talk.standing)
    if "refuse" in view.legal:
        before = max(before, keep(view, mine))
    return before + likely(view, mine, rung) * (sold(view, mine, rung) - before)


def _threatened(view: View, mine: Worth, rung: str, fallback: str) -> float:
    """An ultimatum asks all three, but after three refusals the fallback has to be played."""
    alone = mine.declared[NEGATIVE] if fallback == NEGATIVE else mine.positive
    chance = likely(view, mine, rung)
    if view.talk.step == "denied":
        chance *= AFTER_A_NO
    elif view.talk.standing is not None and view.rules["ultimatum_to"] == "all":
        chance = 1 - (1 - chance) * 0.9**2
    return alone + chance * (sold(view, mine, rung) - alone) - 1


def likely(view: View, mine: Worth, rung: str) -> float:
    """The chance that a bidder pays so much more than was bid: hardly any where nobody has bid at all."""
    standing = view.talk.standing
    if standing is None:
        return 0.0
    more = (price(view, mine, rung) - price(view, mine, standing)) / mine.trick
    same_kind = (rung in POSITIVE_RUNG) == (standing in POSITIVE_RUNG)
    return float(RISES ** max(1.0, more)) * (1.0 if same_kind else 0.3)


def _asked(view: View, mine: Worth, word: str) -> float:
    """Yes where the higher price still pays; after a no the dealer sells at the old one about half the time."""
    without = mine.unnamed
    more = bought(view, mine, view.talk.price) - without
    old = bought(view, mine, view.talk.standing) - without
    return more if word == "yes" else max(MARGIN, 0.4 * old)


def _denied(view: View, mine: Worth, word: str) -> float:
    if word in ULTIMATUMS:
        return _threatened(view, mine, *ULTIMATUMS[word])
    return sold(view, mine, view.talk.standing) if word == "sell" else max(mine.best, _split_after_refusal(view))


def _split_after_refusal(view: View) -> float:
    """The split, where the auction ended low enough for it, or with few enough bids."""
    limit = view.rules["split_limit"]
    if limit == "off":
        return 0.0
    highest = "-1" if limit == 3 else f"+{limit}"
    open_still = highest in RUNGS and RUNGS.index(view.talk.standing) <= RUNGS.index(highest)
    if limit == FEW_BIDS:
        open_still = view.talk.bids_made < 3
    return float(SPLIT[_size(view)][0]) if open_still else 0.0


def _refused(view: View, mine: Worth, word: str) -> float:
    return float(SPLIT[_size(view)][0]) if word == "split" else mine.declared[DECLARATIONS[word]]


def _ultimatum(view: View, mine: Worth, word: str) -> float:
    """Pay, or let the dealer play what the ultimatum threatens with."""
    if word == "yes":
        return bought(view, mine, view.talk.price) - MARGIN
    threat = mine.burdened if view.talk.fallback == NEGATIVE else mine.against
    somebody_pays = SOMEBODY_PAYS[asked_after(view)]
    return somebody_pays * mine.against + (1 - somebody_pays) * threat


def asked_after(view: View) -> int:
    """How many are asked in this ultimatum after the viewer."""
    assert view.seat is not None
    later = [view.seat + step & 3 for step in range(1, view.dealer - view.seat & 3)]
    return len(later) if view.rules["ultimatum_to"] == "all" else sum(seat not in view.talk.passed for seat in later)


def _name(view: View, mine: Worth, word: str) -> float:
    return mine.declared[DECLARATIONS[word]]


STEPS: Final[Mapping[str, Callable[[View, Worth, str], float]]] = {
    "open": _open,
    "bid": _bid,
    "decide": _decide,
    "asked": _asked,
    "denied": _denied,
    "refused": _refused,
    "ultimatum": _ultimatum,
    "bought": _name,
    "alone": _name,
}
"""For each step of the talk, the points that a word is worth."""


def choose(view: View) -> str:
    """The word that is worth most; of equals the first that the rules list."""
    mine, value = worth(view), STEPS[view.talk.step]
    words = [word for word in view.legal if isinstance(word, str)]
    return max(words, key=lambda word: round(value(view, mine, word), 6))


def explain(view: View, word: str) -> tuple[str, Mapping[str, Param]]:
    """What speaks for a word, in points."""
    mine = worth(view)
    if word in DECLARATIONS:
        return _why_declared(mine, DECLARATIONS[word])
    if word in RUNGS:
        return "bid-rung", {"rung": word, "points": round(bought(view, mine, word))}
    if word in ASKS or word in ULTIMATUMS:
        rung = ASKS.get(word) or ULTIMATUMS[word][0]
        return "ask-more" if word in ASKS else "ultimatum", {"rung": rung, "points": round(sold(view, mine, rung))}
    if word == "sell":
        return "sell", {"points": round(sold(view, mine, view.talk.standing)), "own": round(mine.best)}
    if word in ("yes", "no"):
        return f"answer-{word}", {"rung": view.talk.price, "points": round(bought(view, mine, view.talk.price))}
    return f"king-{word}", {"points": round(mine.best)}


def _why_declared(mine: Worth, what: str) -> tuple[str, Mapping[str, Param]]:
    points = {"points": round(mine.declared[what])}
    if what in ("NT", NEGATIVE):
        return "declare-no-trump" if what == "NT" else "declare-negative", points
    return "declare-trump", {"suit": what, **points}
