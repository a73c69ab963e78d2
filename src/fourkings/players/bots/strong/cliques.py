"""1792: a clique is told where what it is likely to score is worth more than what it tells.

What it scores is counted over deals that are likely, as if all others told theirs; what telling costs was measured by
playing deals again with the other choice (`COST`). So a clique is kept just where telling it scores next to nothing: jacks
after another's three, queens after the partner's where he can only have kings, a rank that the partner is sure to beat.
"""

from __future__ import annotations

from typing import Final

from fourkings.players.bots.careful import cliques as plain
from fourkings.players.bots.strong import reading
from fourkings.rulebook.cards import Mask, Seat, mask
from fourkings.rulebook.games._cliques import CLIQUES, cliques
from fourkings.rulebook.tricks import played
from fourkings.windows.view import View

GAME: Final = "quarante-1792"
COST: Final = 0.5
"""Points that a deal goes worse where the others know of a clique (0.51 ± 0.29): of three who listen two are opponents."""
WORLDS: Final = 60


def word(view: View, seed: int) -> str | None:
    """What to say of one's clique; None to say nothing and play a card."""
    said = plain.choose(view)
    if said is None or view.rules.game.ID != GAME:
        return said
    clique = meant(view, said)
    if clique is None or gain(view, clique, seed) > COST:
        return said
    if view.stage == "play":
        return None
    return "good" if "good" in view.legal else said


def meant(view: View, said: str) -> str | None:
    """The clique that a word tells, or begins to tell; None for "good"."""
    kind, _, rest = said.partition(":")
    number = int(rest) if kind == "count" else max((many for _, many in view.talk.said), default=0)
    own = [one for one in cliques(mask(view.dealt)) if len(one) == number and (kind == "count" or one[0] == rest)]
    return max(own, key=CLIQUES.__getitem__, default=None)


def gain(view: View, clique: str, seed: int, many: int = WORLDS) -> float:
    """What telling it scores for the side beyond keeping it, on average over deals."""
    gone = played(view)
    total = 0
    for row in reading.likely(view, seed, many).tolist():
        dealt = [hand | out for hand, out in zip(row, gone, strict=True)]
        others = told(view, dealt)
        total += _points(view, [*others, (view.turn, clique)]) - _points(view, others)
    return total / many


def told(view: View, dealt: list[Mask]) -> list[tuple[Seat, str]]:
    """The cliques of others that are named, or will be: of who spoke, and of who is still to play to the first trick."""
    found = []
    spoke = {seat for seat, many in view.talk.said if many}
    if view.stage == "talk":
        named = dict(view.talk.named)
        number = max(many for _, many in view.talk.said)
        for seat in spoke - {view.turn}:
            ranks = [one for one in cliques(dealt[seat]) if len(one) == number]
            if seat in named:
                ranks = [rank * number for rank in [named[seat]] if rank]
            found += [(seat, max(ranks, key=CLIQUES.__getitem__))] if ranks else []
        return found
    to_come = {view.turn + step & 3 for step in range(1, 4 - len(view.trick))}
    for seat in (spoke | to_come) - {view.turn}:
        if own := cliques(dealt[seat]):
            found.append((seat, max(own, key=CLIQUES.__getitem__)))
    return found


def _points(view: View, named: list[tuple[Seat, str]]) -> int:
    """What the highest of them scores, against us where it is theirs."""
    number = max((len(clique) for _, clique in named), default=0)
    best = max((one for one in named if len(one[1]) == number), key=lambda one: CLIQUES[one[1]], default=None)
    if best is None:
        return 0
    return CLIQUES[best[1]] * (1 if best[0] & 1 == view.turn & 1 else -1)
