"""Leaks: how often a planted one is found within some matches, and how many players without one are told any.

python -m research.figures.leaks [OPTIONS]

Decisions come from matches of club players, each seat judged as a review judges it. A simulated player meets the decisions
of some of these seats, match after match, and chooses as a club player would. One with a leak takes the worst choice
instead, in a share of the decisions of one theme. The coach is asked after each has played as many matches.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fourkings.analysis.matches import moments
from fourkings.app.reviews.judging import judge_action
from fourkings.app.reviews.leaks import leak_of
from fourkings.arena.matches import play, secret_of
from fourkings.bots import find
from fourkings.rulebook.games import rules
from research import command

Decision = dict[str, Any]
PLAYER: Final = "club"
"""Who plays the matches that are judged, and as whom a player without a leak chooses."""
OFTEN: Final = 3.0
"""Decisions a match in which a theme comes, at the least, to be planted: a rare one costs little, and is no leak."""


def seats(game: str, seed: int, matches: int) -> Iterator[list[Decision]]:
    """Yield the judged decisions of each seat of some matches."""
    order = rules(game)
    for number in range(matches):
        match = play(order, [find(PLAYER)] * 4, secret_of(order, seed, number))
        for seat in range(4):
            rows = [text for moment in moments(match, seat) if (text := judge_action(moment)) is not None]
            yield [json.loads(text) for text in rows]


def chosen(decision: Decision, theme: str, rate: float, dice: random.Random) -> Decision:
    """Return a simulated player's decision; theme: that of the leak, empty for none."""
    losses = [loss for loss, _ in decision["losses"]]
    if theme in decision["themes"] and dice.random() < rate:
        played = losses.index(max(losses))
    else:
        played = dice.choices(range(len(losses)), decision["habits"][PLAYER])[0]
    return decision | {"places": [played, decision["places"][1]]}


def theme_named(bank: list[list[Decision]], theme: str, rate: float, played: int, dice: random.Random) -> str:
    """Return the theme that the coach reports to a simulated player; empty for none."""
    matches = [[chosen(row, theme, rate, dice) for row in dice.choice(bank)] for _ in range(played)]
    leak = leak_of(matches)
    return leak.theme if leak else ""


def main() -> None:
    parser = command.parser(__doc__, game="jeu-du-roi", matches=3, played=20, players=400, rate=0.5, seed=1, kept=Path)
    args = parser.parse_args()
    if args.kept and args.kept.exists():
        bank = json.loads(args.kept.read_text("utf-8"))
    else:
        bank = list(seats(args.game, args.seed, args.matches))
        if args.kept:
            args.kept.write_text(json.dumps(bank), "utf-8")
    dice = random.Random(args.seed)
    print(f"{args.game}: {sum(map(len, bank))} decisions of {len(bank)} seats", flush=True)
    clean = sum(bool(theme_named(bank, "", 0.0, args.played, dice)) for _ in range(args.players))
    print(f"without a leak: {clean} of {args.players} are told one ({clean / args.players:.1%})", flush=True)
    counts = Counter(theme for rows in bank for row in rows for theme in row["themes"])
    themes = sorted(theme for theme, count in counts.items() if count >= OFTEN * len(bank))
    each = max(1, args.players // len(themes))
    by_name = by_any = 0
    for theme in themes:
        answers = [theme_named(bank, theme, args.rate, args.played, dice) for _ in range(each)]
        exact, anything = answers.count(theme), sum(map(bool, answers))
        by_name, by_any = by_name + exact, by_any + anything
        others = Counter(answer for answer in answers if answer not in ("", theme)).most_common(3)
        print(f"  {theme}: {exact} of {each} by name, {anything} told something; others named: {dict(others)}", flush=True)
    many = each * len(themes)
    print(f"with a leak: {by_name} of {many} by name ({by_name / many:.1%}), {by_any} told something ({by_any / many:.1%})")


if __name__ == "__main__":
    main()
