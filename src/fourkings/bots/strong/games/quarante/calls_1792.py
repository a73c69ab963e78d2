"""Calls of Quarante's rules of 1792: a clique is announced if its likely score is worth more than what it reveals.

A clique is three or four kings, queens or jacks in one hand. Its score is counted over likely deals, as if all others
announced theirs; the cost of announcing was measured by playing deals again with the other choice (`COST`). So a clique is
concealed only if announcing it scores next to nothing: jacks after another's three, queens after the partner's who can only
have kings, a rank that the partner is sure to beat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots import evaluation
from fourkings.bots.careful.calls import choose_clique
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.quarante.belief import BELIEF
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Mask, Seat, mask
from fourkings.rulebook.games._cliques import CLIQUES, cliques
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

COST: Final = 0.5
"""Points lost in a deal by the others' knowledge of a clique (0.49 ± 0.29: 785 choices of 30,000
deals, research/ARCHIVE.md): of the three who hear it two are opponents."""
WORLDS: Final = 60
"""Deals over which the score is counted."""


def choose(view: View, seed: int, count: int) -> str | None:
    """Return the announcement of a clique; None to announce nothing and play a card."""
    said = choose_clique(view)
    if said is None:
        return said
    clique = clique_of(view, said)
    if clique is None or mean_gain(view, clique, seed) > COST:
        return said
    if view.stage == "play":
        return None
    return "good" if "good" in view.legal else said


def clique_of(view: View, said: str) -> str | None:
    """Return the clique that a call announces, or begins to announce; None for "good"."""
    kind, _, rest = said.partition(":")
    number = int(rest) if kind == "count" else max((count for _, count in view.calls.said), default=0)
    own = [
        clique for clique in cliques(mask(view.dealt)) if len(clique) == number and (kind == "count" or clique[0] == rest)
    ]
    return max(own, key=CLIQUES.__getitem__, default=None)


def mean_gain(view: View, clique: str, seed: int, count: int = WORLDS) -> float:
    """Return how much more a side scores on average by announcing a clique than by concealing it."""
    return sum(gains(view, clique, draw(BELIEF, view, seed, count))) / count


def gains(view: View, clique: str, samples: Int64Array) -> list[int]:
    """Return how much more a side scores by announcing a clique than by concealing it, in each of some deals."""
    gone, differences = played(view), []
    for row in samples.tolist():
        dealt = [hand | out for hand, out in zip(row, gone, strict=True)]
        others = others_cliques(view, dealt)
        differences.append(_points(view, [*others, (view.turn, clique)]) - _points(view, others))
    return differences


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """Return each call's score, less what it reveals; the call "good", which announces nothing, scores 0."""
    deals = draw(BELIEF, view, seed, count) if samples is None else samples
    columns = list[list[float]]()
    for call in calls:
        clique = clique_of(view, call)
        columns.append([gain - COST for gain in gains(view, clique, deals)] if clique else [0.0] * len(deals))
    return CallValues(calls, arrays.float_table(zip(*columns, strict=True), len(calls)), evaluation.first_equal_rows(deals))


def others_cliques(view: View, dealt: list[Mask]) -> list[tuple[Seat, str]]:
    """Return the cliques that the other seats have announced or are going to announce, with their seats.

    Those of seats that spoke, and of seats still to play to the first trick. dealt: each seat's hand as dealt.
    """
    announced = []
    spoke = {seat for seat, count in view.calls.said if count}
    if view.stage == "calls":
        named = dict(view.calls.named)
        number = max(count for _, count in view.calls.said)
        for seat in spoke - {view.turn}:
            ranks = [clique for clique in cliques(dealt[seat]) if len(clique) == number]
            if seat in named:
                ranks = [rank * number for rank in [named[seat]] if rank]
            announced += [(seat, max(ranks, key=CLIQUES.__getitem__))] if ranks else []
        return announced
    to_come = {view.turn + step & 3 for step in range(1, 4 - len(view.trick))}
    for seat in (spoke | to_come) - {view.turn}:
        if own := cliques(dealt[seat]):
            announced.append((seat, max(own, key=CLIQUES.__getitem__)))
    return announced


def _points(view: View, named: list[tuple[Seat, str]]) -> int:
    """Return the score of the highest of these cliques, negative if it is the opponents'."""
    number = max((len(clique) for _, clique in named), default=0)
    best = max((entry for entry in named if len(entry[1]) == number), key=lambda entry: CLIQUES[entry[1]], default=None)
    if best is None:
        return 0
    return CLIQUES[best[1]] * (1 if best[0] & 1 == view.turn & 1 else -1)
