"""1792's calls: a clique is told where what it is likely to score is worth more than what it tells.

What it scores is counted over deals that are likely, as if all others told theirs; what telling costs was measured by
playing deals again with the other choice (`COST`). So a clique is kept just where telling it scores next to nothing: jacks
after another's three, queens after the partner's who can only have kings, a rank that the partner is sure to beat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots import careful, evaluation
from fourkings.bots.careful.advice import Advice
from fourkings.bots.careful.calls import choose_clique
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.quarante.belief import BELIEF
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Mask, Seat, mask
from fourkings.rulebook.games._cliques import BY_VALUE, CLIQUES, cliques
from fourkings.rulebook.tricks import played
from fourkings.sampling import Deals, constraints
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

COST: Final = 0.5
"""Points that a deal goes worse where the others know of a clique (0.49 ± 0.29: `research/studies/cliques.py --kept`, 785
choices of 30,000 deals): of three who listen two are opponents."""
WORLDS: Final = 60
"""Deals over which that is counted."""


def choose(view: View, seed: int, count: int) -> str | None:
    """What to say of one's clique; None to say nothing and play a card."""
    said = choose_clique(view)
    if said is None:
        return said
    clique = meant(view, said)
    if clique is None or gain(view, clique, seed) > COST:
        return said
    if view.stage == "play":
        return None
    return "good" if "good" in view.legal else said


def advise(view: View, call: str, seed: int, count: int) -> Advice:
    """How often a clique is the highest that an opponent might tell, or careful's reason."""
    if not call.startswith("count:") or (clique := meant(view, call)) is None:
        return Advice(call, *careful.explain(view, call))
    return Advice(call, "sampled-clique", {"clique": clique, "percent": highest(view, clique, seed, count)}, deals=count)


def highest(view: View, clique: str, seed: int, count: int) -> int:
    """Of 100 deals that fit, in how many no opponent was dealt a higher clique."""
    gone, own, fine = played(view), BY_VALUE.index(clique), 0
    for row in Deals(constraints(view)).draw(seed, count).tolist():
        theirs = [clique for seat in (view.turn + 1 & 3, view.turn + 3 & 3) for clique in cliques(row[seat] | gone[seat])]
        fine += all(BY_VALUE.index(clique) < own for clique in theirs)
    return round(100 * fine / count)


def meant(view: View, said: str) -> str | None:
    """The clique that a word tells, or begins to tell; None for "good"."""
    kind, _, rest = said.partition(":")
    number = int(rest) if kind == "count" else max((count for _, count in view.talk.said), default=0)
    own = [
        clique for clique in cliques(mask(view.dealt)) if len(clique) == number and (kind == "count" or clique[0] == rest)
    ]
    return max(own, key=CLIQUES.__getitem__, default=None)


def gain(view: View, clique: str, seed: int, count: int = WORLDS) -> float:
    """What telling it scores for the side beyond keeping it, on average over deals."""
    return sum(gains(view, clique, draw(BELIEF, view, seed, count))) / count


def gains(view: View, clique: str, samples: Int64Array) -> list[int]:
    """The same in each of some deals."""
    gone, differences = played(view), []
    for row in samples.tolist():
        dealt = [hand | out for hand, out in zip(row, gone, strict=True)]
        others = cliques_named(view, dealt)
        differences.append(_points(view, [*others, (view.turn, clique)]) - _points(view, others))
    return differences


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """What each word scores, less what it tells; "good" scores nothing."""
    deals = draw(BELIEF, view, seed, count) if samples is None else samples
    columns = list[list[float]]()
    for call in calls:
        clique = meant(view, call)
        columns.append([gain - COST for gain in gains(view, clique, deals)] if clique else [0.0] * len(deals))
    return CallValues(calls, arrays.real_table(zip(*columns, strict=True), len(calls)), evaluation.first_equal_rows(deals))


def cliques_named(view: View, dealt: list[Mask]) -> list[tuple[Seat, str]]:
    """The cliques of others that are named, or will be: of who spoke, and of who is still to play to the first trick."""
    announced = []
    spoke = {seat for seat, count in view.talk.said if count}
    if view.stage == "talk":
        named = dict(view.talk.named)
        number = max(count for _, count in view.talk.said)
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
    """What the highest of them scores, against us where it is theirs."""
    number = max((len(clique) for _, clique in named), default=0)
    best = max((entry for entry in named if len(entry[1]) == number), key=lambda entry: CLIQUES[entry[1]], default=None)
    if best is None:
        return 0
    return CLIQUES[best[1]] * (1 if best[0] & 1 == view.turn & 1 else -1)
