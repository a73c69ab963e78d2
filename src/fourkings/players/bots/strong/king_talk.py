"""King's talk by simulation: each word carried to the end of the auction in deals that fit, and the deal played out.

In each deal the others talk as careful would with those hands, and so do I with what my hand is worth in the playouts; what
was then declared is played out by rule of thumb. So a word is worth what it leads to: that only who has a hand for it buys,
that a refusal leaves a deal to the others, that an ultimatum may have to be played. What was said so far weighs the deals.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.kernels import load
from fourkings.players.bots.strong.king_rows import KINDS, code, rules_row, talk_row
from fourkings.rulebook.cards import mask
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games._auction import DECLARATIONS, PASS, REFUSE, SPLIT, ULTIMATUMS, Talk
from fourkings.rulebook.games.king import START, declared_contract, pack
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

TRUST: Final = 0.5
"""How much the playouts' word on one's own hand counts beside the count of it."""
SEED: Final = 1
"""One hand is judged over the same deals in every step of the talk: its words agree with each other."""
DOUBT: Final = 0.01
"""What is left of a deal's weight for each word that careful would not have said in it: one word in twenty is another, and
then one of several. A bidding fits one deal in ten: were the other nine left much more, a price would seem to find buyers
who would have bid."""
CHOSEN_FROM: Final = 20
"""Deals drawn for each that is used."""
LEAN: Final = {
    "open": dict.fromkeys(DECLARATIONS, 1.0),
    "bid": {PASS: 10.0},
    "denied": dict.fromkeys(ULTIMATUMS, -5.0),
    "decide": {**dict.fromkeys(ULTIMATUMS, -5.0), REFUSE: -0.001, SPLIT: -0.001},
}
"""By step, points by which others must be better than these words, or these than others: players may answer otherwise.
An auction that gains less than a point is not worth everybody's time. Of equals a dealer with a bid asks for more: who is
told no can still refuse and split."""
POLICY: Final = 2
NOISE: Final = 0.03


class Weighed(NamedTuple):
    """Calls, and what each brings in each deal."""

    words: list[str]
    values: Float64Array  # by deal and word


def applies(view: View) -> bool:
    """True where King's talk is going on."""
    return view.stage == "talk" and isinstance(view.talk, Talk)


def choose(view: View, many: int) -> str:
    """The word that is worth most; of equals the first that the rules list."""
    found = weigh(view, many)
    lean = LEAN.get(view.talk.step, {})
    means = found.values.mean(0) + [lean.get(word, 0.0) for word in found.words]
    return found.words[int(means.round(6).argmax())]


def weigh(view: View, many: int) -> Weighed:
    """Every word in every one of some deals that what was said makes likely."""
    import numpy as np

    assert view.seat is not None
    k, told, me, talk = load("king.bidding"), rules_row(view.rules), view.seat, talk_row(view)
    moved, mine = _judged(view.rules, view.dealer, mask(view.dealt), me, many)
    worths, points, tricks = _fitting(view, talk, me, many)
    worths[:, me] = mine
    words = [word for word in view.legal if isinstance(word, str)]
    ends, found = np.zeros((many, len(words), k.TALK), np.int64), np.zeros((many, len(words)))
    codes = np.array([code(word) for word in words], np.int64)
    k.outcomes(talk, codes, me, worths, points, tricks, told, ends, found)
    found += _counting(view, ends, moved)
    return Weighed(words, found)


def _fitting(view: View, talk: Int64Array, me: int, many: int) -> tuple[Float64Array, Float64Array, Int64Array]:
    """Worths, points and tricks in deals as what was said makes them likely."""
    import numpy as np

    hand = mask(view.dealt)
    if view.talk.step == "open":
        worths, points, tricks = _unheard(view.rules, view.dealer, hand, me, many)
        return worths.copy(), points, tricks
    drawn, worths = _counted(view.rules, hand, me, many * CHOSEN_FROM)
    doubts = np.zeros(len(drawn), np.int64)
    load("king.inconsistent").doubted(talk, me, worths, rules_row(view.rules), doubts)
    upto = np.cumsum(DOUBT**doubts)
    picked = np.searchsorted(upto / upto[-1], (np.arange(many) + 0.5) / many).clip(0, len(drawn) - 1)
    return worths[picked], *simulated(view.rules, view.dealer, drawn[picked])


def _counting(view: View, ends: Int64Array, moved: Float64Array) -> Float64Array:
    """What the count adds to the playouts' points, by deal and word, for talks that ended so.

    The count of a trump is for who named it to his liking; where another does, the playouts stand alone.
    """
    import numpy as np

    row: Any = load("king.auction", plain=True)
    declarer = np.where(ends[:, :, row.BUYER] < 0, view.dealer, ends[:, :, row.BUYER])
    kind, played = ends[:, :, row.DECLARED], ends[:, :, row.STEP] == row.NAMED
    counts = played & ((declarer == view.seat) | (kind == KINDS.index("negative")))
    found: Float64Array = np.where(counts, moved[kind], 0.0)
    return found


@lru_cache(16)
def _judged(rules: Rules, dealer: int, hand: int, me: int, many: int) -> tuple[Float64Array, Float64Array]:
    """By how much the playouts' points of mine are moved, by declaration, and what my hand is worth to me then.

    Where I name it, they are moved so that their mean lies between the playouts' and the count's.
    """
    import numpy as np

    k = load("king.hand_value", plain=True)
    worths, points, _ = _unheard(rules, dealer, hand, me, many)
    means = points[:, :, me].mean(0)
    moved = (1 - TRUST) * (worths[0, me, : k.KINDS] - means)
    mine = np.zeros(k.WORTHS)
    mine[: k.KINDS] = means + moved
    named, rows = worths[:, :, : k.NEGATIVE].argmax(2), np.arange(many)
    mine[k.AGAINST] = np.mean([points[rows, named[:, seat], me].mean() for seat in range(4) if seat != me])
    return moved, mine


@lru_cache(16)
def _unheard(rules: Rules, dealer: int, hand: int, me: int, many: int) -> tuple[Float64Array, Float64Array, Int64Array]:
    """Worths, points and tricks in deals with this hand, before anything is said."""
    worlds = _drawn(rules, hand, me, many)
    return counted(rules, worlds), *simulated(rules, dealer, worlds)


@lru_cache(4)
def _counted(rules: Rules, hand: int, me: int, many: int) -> tuple[Int64Array, Float64Array]:
    """Deals with this hand, and what their hands are worth by count."""
    worlds = _drawn(rules, hand, me, many)
    return worlds, counted(rules, worlds)


@lru_cache(16)
def _drawn(rules: Rules, hand: int, me: int, many: int) -> Int64Array:
    """Deals with this hand: before the cards nothing else is certain."""
    from fourkings.players.sample import Constraints, Deals

    each = hand.bit_count()
    known, need = [0, 0, 0, 0], [each] * 4
    known[me], need[me] = hand, 0
    unseen = mask(pack(rules)) & ~hand
    a, b, c, d = known
    constraints = Constraints((a, b, c, d), unseen, (need[0], need[1], need[2], need[3]), (0, 0, 0, 0))
    return Deals(constraints).draw(SEED, many)


def simulated(rules: Rules, dealer: int, worlds: Int64Array) -> tuple[Float64Array, Int64Array]:
    """Points and tricks by deal, declaration and seat, nothing being paid."""
    import numpy as np

    found = [played(rules, dealer, kind, worlds) for kind in KINDS]
    return np.stack([points for points, _ in found], 1), np.stack([tricks for _, tricks in found], 1)


def counted(rules: Rules, hands: Int64Array) -> Float64Array:
    """What each hand is worth to its holder by careful's count, by deal, seat and declaration."""
    import numpy as np

    k, row, told = load("king.hand_value"), load("king.auction", plain=True), rules_row(rules)
    found = np.zeros((len(hands), 4, k.WORTHS))
    k.worths(hands, mask(pack(rules)), *(int(one) for one in told[row.TRICK : row.START + 1]), found)
    return found


def played(rules: Rules, dealer: int, kind: str, worlds: Int64Array) -> tuple[Float64Array, Int64Array]:
    """What each seat scores and takes in each deal under a declaration, nothing being paid."""
    import numpy as np

    from fourkings.players.bots import _policies, _worlds

    contract = declared_contract(rules, kind)
    policy = _policies.weights(POLICY, _policies.kind(rules, contract))
    boards, kernels = load("policy.linear", plain=True), load(_policies.kernels_of(policy))
    given = np.zeros(boards.BOARD, np.int64)
    given[boards.LEADER] = dealer if rules["first_lead"] == "dealer" else dealer + 1 & 3
    points, tricks = (np.zeros((len(worlds), 1, 4), np.int64) for _ in range(2))
    kernels.evaluate(
        worlds, given, np.zeros((1, 4), np.int64), np.array([-1], np.int64), *_worlds.deal(contract),
        policy, round(NOISE * 2**32), SEED, 0, np.zeros(kernels.ROOM, np.int64), points, tricks,
    )  # fmt: skip
    start = START[int(rules["deck"])] if kind == "negative" else 0
    return points[:, 0].astype(np.float64) + start, tricks[:, 0]
