"""400: cards by the chance to win the match, over deals that are likely by what was bid and played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.players.bots.flat import Judged
from fourkings.players.bots.strong import drawing, reading
from fourkings.players.bots.strong.race import race
from fourkings.rulebook.cards import HEARTS, Card, rank_mask
from fourkings.rulebook.games.four_hundred import smallest_bid, value
from fourkings.rulebook.tricks import played
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array
    from fourkings.rulebook.game import Rules

POLICY: Final = 1
NOISE: Final = 0.1
PROMISES: Final = (0.23, 0.46, 0.84, 0.59, 0.37, 0.21, 0.38, 0.26, 0.16, 0.13, 0.07, 0.08)
"""A bid from a hand, as careful and flat bid below 30, by least squares: see `promised`."""
CROWD: Final = -0.14
"""For each trick that those before have bid beyond the usual."""
USUAL: Final = 2.9
SPREAD: Final = 0.6
"""How far bids lie from that, as a standard deviation."""
DOUBT: Final = 0.05
"""How often somebody bids by another light."""
TRUST: Final = 0.8
IN_SIGHT: Final = 70
"""Points from the highest score to the target that `race` looks over."""


def promised(hands: Int64Array) -> Float64Array:
    """The bid that a hand promises: trumps, their top four, plain aces, guarded kings and queens, shortness, length."""
    import numpy as np

    suits = [hands >> 16 * suit & 0x1FFF for suit in range(4)]
    high = [(rank_mask(rank) & 0x1FFF).bit_length() - 1 for rank in "AKQJ"]
    trump = (HEARTS & -HEARTS).bit_length() - 1 >> 4
    trumps = np.bitwise_count(suits[trump]).astype(np.float64)
    found = PROMISES[0] + PROMISES[1] * trumps
    for place, bit in enumerate(high):
        found += PROMISES[2 + place] * (suits[trump] >> bit & 1)
    short = np.zeros(len(hands))
    for suit, cards in enumerate(suits):
        if suit == trump:
            continue
        length = np.bitwise_count(cards).astype(np.float64)
        ace, king, queen = (cards >> bit & 1 for bit in high[:3])
        found += PROMISES[6] * ace + PROMISES[7] * (king & (length >= 2)) + PROMISES[8] * (queen & (length >= 3))
        found += PROMISES[9] * (ace & king) + PROMISES[11] * np.maximum(0, length - 4)
        short += np.maximum(0, 2 - length)
    found += PROMISES[10] * np.minimum(trumps, short)
    return np.asarray(found)


def said(view: View, dealt: Int64Array) -> Float64Array:
    """How likely the others' bids are with these hands as dealt, by row and seat."""
    import numpy as np

    found = np.ones(len(dealt))
    before = 0
    for place, bid in enumerate(view.talk.bids):
        seat = view.dealer + 1 + place & 3
        if seat != view.seat:
            mean = promised(dealt[:, seat]) + CROWD * (before - USUAL * place)
            least = smallest_bid(view.scores[seat])
            up = _below((bid + 0.5 - mean) / SPREAD)
            down = _below((bid - 0.5 - mean) / SPREAD) if bid > least else 0.0
            found *= (1 - DOUBT) * (up - down) + DOUBT / 5
        before += bid
    return found


def _below(far: Float64Array) -> Float64Array:
    """The normal law, near enough, by the logistic one."""
    import numpy as np

    found: Float64Array = 1 / (1 + np.exp(-1.702 * far))
    return found


def likely(view: View, seed: int, many: int, trust: float = TRUST) -> Int64Array:
    """Deals that fit, as often as they are likely by bids and cards; trust: how much a bid's logarithm counts."""
    import numpy as np

    from fourkings.players.sample import Deals, constraints

    if not view.talk.bids:
        return Deals(constraints(view)).draw(seed, many)
    drawn = Deals(constraints(view)).draw(seed, many * reading.CHOSEN_FROM)
    gone = np.array(played(view), np.int64)
    weight = said(view, drawn | gone) ** trust
    if view.stage == "play":
        plies = reading.history(view)
        if len(plies):
            weight = weight * reading.weights(view, drawn, plies)
    return reading.picked(drawn, weight, many)


# --- the score ----------------------------------------------------------------------------------------------------


def far(view: View) -> bool:
    """True where the target is out of sight: then only points count."""
    return int(view.rules["target"]) - max(view.scores) > IN_SIGHT


def scores_after(rules: Rules, scores: tuple[int, ...], bids: Int64Array, tricks: Int64Array) -> Int64Array:
    """The four scores after a deal, by row."""
    import numpy as np

    found = np.zeros(tricks.shape, np.int64)
    for seat in range(4):
        worth = np.array([0, 0] + [value(rules, bid, scores[seat]) for bid in range(2, 14)])[bids[:, seat]]
        found[:, seat] = scores[seat] + np.where(tricks[:, seat] >= bids[:, seat], worth, -worth)
    return found


# --- the cards ----------------------------------------------------------------------------------------------------


def judge(view: View, seed: int, many: int) -> Judged:
    """Every card that may be played: the chance to win the match, told in points of this moment."""
    import numpy as np

    from fourkings.players.bots import _policies, _worlds

    cards = _worlds.candidates(view)
    if len(cards) == 1:
        return Judged(cards, np.zeros((1, 1)))
    worlds = likely(view, seed, many)
    plain = played_out(view, worlds, cards, _policies.weights(POLICY, "400"), seed)
    if not drawing.applies(view):
        return Judged(cards, plain)
    return Judged(cards, drawing.better(plain, played_out(view, worlds, cards, drawing.policies(POLICY, view.turn), seed)))


def played_out(view: View, worlds: Int64Array, cards: list[Card], policies: Int64Array, seed: int) -> Float64Array:
    """What each card is worth in each deal, where all play by these policies."""
    import numpy as np

    from fourkings.players.bots import _worlds

    found = _worlds.evaluate(view, worlds, cards, policies, NOISE, seed)
    if far(view):
        return _worlds.utility(view, found)
    tricks = (found.tricks + np.array(_worlds.won(view))).reshape(-1, 4)
    bids = np.tile([_worlds.bid_of(view, seat) for seat in range(4)], (len(tricks), 1))
    after = scores_after(view.rules, view.scores, bids, tricks)
    chances = race(view.rules).chance(after, view.turn) - race(view.rules).chance(np.array([view.scores]), view.turn)
    worths: Float64Array = chances.reshape(len(worlds), len(cards)) / a_point(view)
    return worths


def a_point(view: View) -> float:
    """What a point is worth here: the chance to win by four points more for each partner, against four less."""
    import numpy as np

    scores = np.array([view.scores, view.scores])
    for seat in (view.turn, view.turn ^ 2):
        scores[:, seat] += (4, -4)
    more, less = race(view.rules).chance(scores, view.turn)
    return max(1e-4, float(more - less) / 16)
