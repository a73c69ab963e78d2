"""The last cards over all likely deals at once: nobody plays by what he cannot know.

Every hand that a seat may hold chooses one card for all the deals in which it holds it (`kernels/search/ending`), for its
own utility and by what was played since. Deals come weighed by what is likely, each once.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import load
from fourkings.players.bots.flat import Judged
from fourkings.players.bots.strong.whole import whole
from fourkings.rulebook.cards import Card
from fourkings.rulebook.games._auction import Talk
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

CARDS: Final[dict[str, int]] = {"400": 3}
"""Cards in hand from which on it is done, by game: where it makes a difference, see `research/RESULTS.md`."""
LIMIT: Final = 1 << 40
_own = threading.local()


def applies(view: View) -> bool:
    """True where the cards left are few enough."""
    return view.stage == "play" and 1 < view.hand.bit_count() <= CARDS.get(view.rules.game.ID, 0)


def judge(view: View, seed: int, many: int) -> Judged | None:
    """Every card that may be played, over deals that are likely; None where it would take too long."""
    import numpy as np

    from fourkings.players.bots import _worlds

    cards = _worlds.candidates(view)
    if len(cards) == 1:
        return Judged(cards, np.zeros((1, 1)))
    worlds, weights = whole(view) or (likely(view, seed, many), None)
    found = values(view, cards, worlds, aim(view), weights=weights)
    return None if found is None else Judged(cards, found, weights)


def likely(view: View, seed: int, many: int) -> Int64Array:
    """Deals that fit, as often as they are likely, as `strong` takes them in each game."""
    from fourkings.players.bots import _policies, _worlds
    from fourkings.players.bots.strong import beliefs, four, reading

    if view.rules.game.ID == "400":
        return four.likely(view, seed, many)
    if view.rules.game.PARTNERS:
        return reading.likely(view, seed, many)
    contract = _worlds.contract_of(view)
    weights = _policies.weights(beliefs.POLICY, _policies.kind(view.rules, contract))
    return beliefs.likely(view, contract, weights, seed, many)


class Aim(NamedTuple):
    """What the seats play for: their points mixed, and a table by tricks and points."""

    mix: Float64Array
    steps: Int64Array
    table: Float64Array


def aim(view: View) -> Aim:
    """What each seat plays for here, as `strong` sees it: points, the side's beyond the other's, or the match."""
    from fourkings.players.bots.strong import columns

    if view.rules.game.ID == "400":
        return _bids(view)
    if view.rules.game.PARTNERS:
        return _columns(view) if columns.near(view) else _plain(_sides())
    return _taken_over(view)


def _plain(mix: Float64Array) -> Aim:
    import numpy as np

    return Aim(mix, np.zeros(8, np.int64), np.zeros((1, 4)))


def _sides() -> Float64Array:
    """Each seat's points for its side, against the other."""
    import numpy as np

    seats = np.arange(4)
    return np.where((seats[:, None] ^ seats) & 1, -1.0, 1.0)


def _bids(view: View) -> Aim:
    """400: by the tricks to come of all four seats."""
    import numpy as np

    from fourkings.players.bots import _worlds
    from fourkings.players.bots.strong import four

    left = view.held[view.leader + 3 & 3]
    base = left + 1
    taken = np.stack(np.meshgrid(*[np.arange(base)] * 4, indexing="ij"), -1).reshape(-1, 4)
    table = np.zeros(taken.shape)
    fits = taken.sum(1) == left
    totals = taken[fits] + np.array(_worlds.won(view))
    if four.far(view):
        table[fits] = _worlds.bids_scored(view, totals) @ _sides()
    else:
        table[fits] = _chances(view, totals)
    return Aim(np.zeros((4, 4)), np.array([base**3, base**2, base, 1, 0, 0, 0, 0]), table)


def _chances(view: View, tricks: Int64Array) -> Float64Array:
    """For each seat the chance to win the match by what all end this deal with, told in points of this moment."""
    import numpy as np

    from fourkings.players.bots import _worlds
    from fourkings.players.bots.strong import four
    from fourkings.players.bots.strong.race import race

    bids = np.tile([_worlds.bid_of(view, seat) for seat in range(4)], (len(tricks), 1))
    after = four.scores_after(view.rules, view.scores, bids, tricks)
    chance = race(view.rules).chance(after, view.turn) / four.a_point(view)
    found: Float64Array = chance[:, None] * _sides()[view.turn]
    return found


def _columns(view: View) -> Aim:
    """A Quarante near the end of the match: by the points to come of the side of seat 0."""
    import numpy as np

    from fourkings.players.bots.strong import columns, pairs

    left = pairs.left(view)
    points = np.stack([np.arange(left + 1), left - np.arange(left + 1)], -1)
    worths = [columns.worth(view, side, points) for side in (0, 1)]
    return Aim(np.zeros((4, 4)), np.array([0, 0, 0, 0, 1, 0, 1, 0]), np.stack(worths * 2, -1))


def _taken_over(view: View) -> Aim:
    """Alone, each for his own points; in a negative deal of King that was bought, with what the buyer takes over."""
    import numpy as np

    from fourkings.players.bots import _worlds

    left = view.held[view.leader + 3 & 3]
    tricks = np.zeros((left + 1, 1, 4), np.int64)
    tricks[:, 0, view.dealer] = np.arange(left + 1)
    steps = np.zeros(8, np.int64)
    if not isinstance(view.talk, Talk):
        return _plain(np.eye(4))
    steps[view.dealer] = 1
    return Aim(np.eye(4), steps, _worlds.taken_over(view, tricks)[:, 0])


def values(
    view: View, cards: list[Card], worlds: Int64Array, aim: Aim, sees: int = 0, limit: int = LIMIT, plain: bool = False,
    weights: Float64Array | None = None,
) -> Float64Array | None:  # fmt: skip
    """What each card is worth to the seat to play, by deal and card; None where the limit of nodes came first.

    sees: a bit for each seat that is taken to see all cards · weights: how likely each deal is, where no deal comes twice;
    None: each as often as it comes.
    """
    import numpy as np

    from fourkings.players.bots import _worlds

    once, back = worlds, np.arange(len(worlds))
    if weights is None:
        once, back, many = np.unique(worlds, axis=0, return_inverse=True, return_counts=True)
        weights = many.astype(np.float64)
    found = np.zeros((len(once), len(cards)))
    made, k = _worlds.deal(_worlds.contract_of(view)), load("search.ending", plain)
    board = np.zeros(k.BOARD, np.int64)
    board[k.LEADER], board[k.PLAYED] = view.leader, len(view.trick)
    board[k.TABLE : k.TABLE + len(view.trick)] = view.trick
    looked = k.solve(
        once, weights, groups(once, sees), board, np.array(cards, np.int64), made.terms, made.stronger,
        made.worth, *aim, limit, *_room(len(once)), found,
    )  # fmt: skip
    return found[back.reshape(-1)] if looked <= limit else None


def groups(worlds: Int64Array, sees: int) -> Int64Array:
    """By seat and deal the first deal in which the seat holds the same; for who sees all cards the deal itself."""
    import numpy as np

    found = np.empty((4, len(worlds)), np.int64)
    for seat in range(4):
        _, first, back = np.unique(worlds[:, seat], return_index=True, return_inverse=True)
        found[seat] = np.arange(len(worlds)) if sees >> seat & 1 else first[back]
    return found


def _room(many: int) -> tuple[Int64Array | Float64Array, ...]:
    """Working memory of each thread for so many deals."""
    import numpy as np

    if getattr(_own, "many", 0) < many:
        deepest = load("search.ending", plain=True).DEEPEST
        _own.many = many
        _own.room = (
            np.zeros((deepest, load("search.ending", plain=True).NODE), np.int64),
            np.zeros((deepest, many), np.int64),
            np.zeros((deepest, many), np.int64),
            np.zeros((deepest, many, 4)),
            np.zeros((deepest, many)),
            np.zeros((deepest, many), np.int64),
            np.zeros(many),
            np.zeros(many, np.int64),
        )
    found: tuple[Int64Array | Float64Array, ...] = _own.room
    return found
