"""The effective number of the deals that strong looks at, by kind of deal and trick, and what more of them would bring.

python -m research.studies.effective [--kinds "tricks,400"] [--deals 12] [--seed 1] [--field club] [--again 10]
    [--judged 20] [--write]

Strong draws some deals for each that it uses, weighs them by what was said and done, and takes as many as it needs by
weight. The effective number is what equally likely deals would say as much: the square of the sum of weights by the sum of
their squares. Four of the field play deals of each kind; in every position in which a card is chosen it is taken as a share
of the deals used, and the mean is printed by trick. Where it is below a half, `--judged` positions of a kind are judged
three times: by the deals that strong draws, by so many times as many (`--again`), and by so many more that the answer may
count as true. Printed is what the two choices lose by that third answer, in points.
"""

from __future__ import annotations

import argparse
import datetime
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from fourkings.arena import interval, mean_text
from fourkings.bots import Bot, evaluation, find, strong, title
from fourkings.bots.strong import belief, recipe
from fourkings.bots.strong.games import recipe_of
from fourkings.cli._progress import progress
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import apply
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view
from research.kinds import KINDS, dealt
from research.sections import write

HEADING: Final = "## Effective deals"
HALF: Final = 0.5
TRUE: Final = 10
"""Times as many deals are used for the answer that counts as true."""


class Position(NamedTuple):
    """A card to be chosen."""

    trick: int  # from 1
    share: float  # effective deals by deals used
    view: View
    seed: int


def positions(kind: str, field: Bot, deals: int, seed: int) -> Iterator[Position]:
    """Every position of some deals in which strong would weigh deals."""
    for number in progress(range(deals), name=kind, unit="deal"):
        state, dice = dealt(kind, seed, number), Stream(f"effective {kind} {seed} {number}".encode(), b"")
        while state.stage != "done":
            seen = view(state, state.turn)
            if (
                state.stage == "play"
                and len(evaluation.candidates(seen)) > 1
                and (share := effective(seen, dice.below(1 << 62)))
            ):
                yield Position(len(seen.tricks) + 1, share, seen, dice.below(1 << 62))
            state = apply(state, field.choose(seen, dice))


def effective(seen: View, seed: int) -> float | None:
    """Effective deals by deals used; None where all that fit are looked at, or nothing tells them apart."""
    mine = recipe_of(seen.rules)
    fits = Deals(constraints(seen))
    solved = mine.endgame is not None and mine.endgame.applies(seen)
    if not mine.belief.has_evidence(seen) or (solved and fits.count <= mine.belief.most):
        return None
    used = strong.WORLDS * mine.rollout.deals
    weights = belief.weigh(mine.belief, seen, fits.draw(seed, used * mine.belief.drawn))
    return float(weights.sum() ** 2 / (weights**2).sum()) / used


def losses(position: Position, again: int) -> tuple[float, float]:
    """What strong's choice loses, and the choice from more deals, by an answer from many more."""
    seen, mine = position.view, recipe_of(position.view.rules)

    def means(times: int, many: int, seed: int) -> np.ndarray:
        drawn = replace(mine, belief=replace(mine.belief, drawn=mine.belief.drawn * times))
        judged = recipe.judge(drawn, seen, seed, many)
        return np.array(judged.means())

    true = means(again, TRUE * strong.WORLDS, position.seed + 1)
    plain, more = (means(times, strong.WORLDS, position.seed).argmax() for times in (1, again))
    return float(true.max() - true[plain]), float(true.max() - true[more])


def row(kind: str, positions: Sequence[Position], given: argparse.Namespace) -> str:
    """The figures of a kind."""
    by_trick: Mapping[int, list[float]] = defaultdict(list)
    for position in positions:
        by_trick[position.trick].append(position.share)
    by_trick_text = " ".join(f"{sum(shares) / len(shares):.2f}" for _, shares in sorted(by_trick.items()))
    poor = [position for position in positions if position.share < HALF]
    step = max(1, len(poor) // given.judged) if given.judged else 1
    lost = [losses(position, given.again) for position in poor[::step][: given.judged]]
    columns = ["–"] * 3
    if len(lost) > 1:
        plain, more = zip(*lost, strict=True)
        gained = [loss - other for loss, other in lost]
        columns = [
            mean_text(interval(figures), 2) if len(set(figures)) > 1 else f"{figures[0]:.2f}"
            for figures in (plain, more, gained)
        ]
    cells = [
        kind,
        str(len(positions)),
        by_trick_text,
        f"{100 * len(poor) / max(1, len(positions)):.0f} %",
        str(len(lost)),
        *columns,
    ]
    return f"| {' | '.join(cells)} |"


def lines(given: argparse.Namespace) -> Iterator[str]:
    """The section."""
    field = find(given.field)
    yield HEADING
    yield ""
    yield (
        f"{datetime.date.today()}, {title(strong)} in positions of four {title(field)}: `python -m "
        f'research.studies.effective --kinds "{",".join(given.kinds)}" --deals {given.deals} --seed {given.seed} '
        f"--field {given.field} --again {given.again} --judged {given.judged}`. Points lost by the choice."
    )
    yield ""
    yield f"| deal | positions | effective, by trick | below a half | judged | lost | with {given.again} times | gained |"
    yield "|---|---|---|---|---|---|---|---|"
    for kind in given.kinds:
        yield row(kind, list(positions(kind, field, given.deals, given.seed)), given)


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the deals that strong's judgement really rests on.")
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=list(KINDS))
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--field", default="club")
    parser.add_argument("--again", type=int, default=10)
    parser.add_argument("--judged", type=int, default=20)
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    given = parser.parse_args()
    section = "\n".join(lines(given)) + "\n"
    print(section)
    if given.write:
        write(section, HEADING)


if __name__ == "__main__":
    main()
