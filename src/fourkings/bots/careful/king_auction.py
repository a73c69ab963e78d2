"""King's four last deals, by the rules of `kernels/king/bidding` as they stand in Python: calls follow from points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fourkings.encoding.king import KINDS, call_of, rules_words, talk_words
from fourkings.kernels import load
from fourkings.rulebook.cards import mask
from fourkings.rulebook.game import Param
from fourkings.rulebook.games._auction import ASKS, DECLARATIONS, NEGATIVE, RUNGS, ULTIMATUMS
from fourkings.rulebook.games.king import LOST, START, TRICK, pack
from fourkings.views import View

bidding: Final[Any] = load("king.bidding", plain=True)
hand_value: Final[Any] = load("king.hand_value", plain=True)


def worth(view: View) -> list[float]:
    """The points of the viewer's hand by what is declared (`KINDS`), and where somebody else names a trump."""
    full = mask(pack(view.rules))
    size, points = full.bit_count(), [0.0] * hand_value.WORTHS
    hand_value.worth(mask(view.dealt), full, TRICK[size], -LOST[size], START[size], points)
    return points


def choose(view: View) -> str:
    """The call that is worth most; of equals the first that the rules list."""
    return best(view, worth(view))


def best(view: View, mine: list[float]) -> str:
    """The call that is worth most to a hand with these points."""
    return call_of(bidding.word_of(talk_words(view), mine, rules_words(view.rules)))


def explain(view: View, word: str) -> tuple[str, Mapping[str, Param]]:
    """What speaks for a call, in points."""
    mine, rules = worth(view), rules_words(view.rules)

    def points(of: Any, rung: str) -> int:
        exact: float = of(RUNGS.index(rung), mine, rules)
        return round(exact)

    if word in DECLARATIONS:
        return _why_declared(mine, DECLARATIONS[word])
    if word in RUNGS:
        return "bid-rung", {"rung": word, "points": points(bidding.bought, word)}
    if word in ASKS or word in ULTIMATUMS:
        rung = ASKS.get(word) or ULTIMATUMS[word][0]
        return "ask-more" if word in ASKS else "ultimatum", {"rung": rung, "points": points(bidding.sold, rung)}
    own = round(max(mine[: hand_value.KINDS]))
    if word == "sell":
        return "sell", {"points": points(bidding.sold, view.talk.standing), "own": own}
    if word in ("yes", "no"):
        return f"answer-{word}", {"rung": view.talk.price, "points": points(bidding.bought, view.talk.price)}
    return f"king-{word}", {"points": own}


def _why_declared(mine: list[float], what: str) -> tuple[str, Mapping[str, Param]]:
    points = {"points": round(mine[KINDS.index(what)])}
    if what in ("NT", NEGATIVE):
        return "declare-no-trump" if what == "NT" else "declare-negative", points
    return "declare-trump", {"suit": what, **points}
