"""Reasons: how many clear verdicts have one that is proven, by game, cards and calls apart.

python -m research.figures.reasons [OPTIONS]

A verdict is clear where the judge says for certain that what was done lost something, or that nothing else comes as near as
a verdict asks. The better action is compared with the other: with what was done, or with the next best. A reason is a
predicate that was counted for both in deals that fit, and that speaks for the better one (`players.bots.proofs`).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from fourkings.analysis.explanations import BLAMELESS, find_proofs
from fourkings.analysis.matches import Decision, decision, moments
from fourkings.analysis.verdicts import SMALLEST
from fourkings.arena.matches import play, secret_of
from fourkings.bots import find
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES, rules
from fourkings.views import view
from research import command

PLAYERS: Final = ("careful", "beginner", "careful", "club")
"""Who played what is judged: the level of guests, and better ones."""
KING: Final = 10
"""Deals of a match of King: the last four are auctions."""


def compared(decided: Decision) -> tuple[Action, Action] | None:
    """Return the better action and the other one of a clear verdict; None if it isn't clear."""
    judged = decided.judged
    if decided.verdict not in BLAMELESS:
        return decided.best, decided.played
    if judged.lead < SMALLEST * judged.trick:
        return None
    others = [place for place in range(len(judged.choices)) if place != judged.best]
    second = min(others, key=lambda place: judged.losses[place][0])
    return decided.played, judged.choices[second][0]


def verdicts(game: str, seed: int) -> Iterator[tuple[Decision, Action, Action]]:
    """Yield clear verdicts in matches of bots, without end."""
    order, bots = rules(game), [find(name) for name in PLAYERS]
    for number in range(10**6):
        match = play(order, bots, secret_of(order, seed, number), max_deals=KING if game == "king" else 2)
        for seat in range(4):
            for moment in moments(match, seat):
                judged = decision(*moment)
                pair = judged and compared(judged)
                if judged and pair:
                    yield judged, *pair


def main() -> None:
    args = command.parser(__doc__, games=GAMES.own, verdicts=60, seed=1).parse_args()
    for game in args.games:
        clear, proven, silent = Counter[str](), Counter[str](), list[str]()
        for judged, better, other in verdicts(game, args.seed):
            kind = "calls" if isinstance(better, str) or isinstance(other, str) else "cards"
            clear[kind] += 1
            if find_proofs(view(judged.state, judged.state.turn), better, other)[0]:
                proven[kind] += 1
            else:
                silent.append(f"{better}>{other}")
            if clear.total() >= args.verdicts:
                break
        parts = [f"{kind} {proven[kind]} of {clear[kind]}" for kind in ("cards", "calls") if clear[kind]]
        share = 100 * proven.total() / clear.total()
        print(f"{game}: {proven.total()} of {clear.total()} ({share:.0f} %): {', '.join(parts)}", flush=True)
        print(f"  without: {', '.join(silent)}", flush=True)


if __name__ == "__main__":
    main()
