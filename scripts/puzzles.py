"""Write the counts of the datasheet of puzzles from the puzzles that come with the program: `python3 scripts/puzzles.py`.

Counts stand at the end of a row that begins with the game or the rule; the table of themes between two comments.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator

from _setup import ROOT, put, run

DATA = ROOT / "src" / "fourkings" / "puzzles" / "data"
PAGE = ROOT / "docs" / "puzzle-data.md"
HEAD = re.compile(r"(?<=<!-- themes -->\n).*?\n\|(?:---\|)+\n", re.DOTALL)


def filled() -> str:
    """Return the page with the counts of today's puzzles."""
    from fourkings.i18n.markers import fill
    from fourkings.puzzles.shipped import shipped
    from fourkings.rulebook.games import GAMES

    text, refused, themes = PAGE.read_text(encoding="utf-8"), Counter[str](), Counter[str]()
    for game in GAMES.own:
        search = json.loads((DATA / f"{game}.jsonl.search.json").read_text(encoding="utf-8"))
        puzzles = list(shipped(game))
        counts = (
            len(puzzles),
            sum(puzzle.several for puzzle in puzzles),
            search["searched"],
            sum(search["refused"].values()),
        )
        text = re.sub(
            rf"^\| `{game}` \|.*$",
            f"| `{game}` | {' | '.join(f'{count:,}' for count in counts)} |",
            text,
            flags=re.MULTILINE,
        )
        refused.update(search["refused"])
        themes.update(theme for puzzle in puzzles for theme in puzzle.themes)
    text = re.sub(
        r"^(\| (`[^|]*) \|[^|\n]*\|) [\d,]+ \|$", lambda row: f"{row[1]} {_moments(row[2], refused):,} |", text, flags=re.M
    )
    rows = "\n".join(_themes(themes))
    return fill(text, PAGE, {"themes": lambda: f"{HEAD.search(text)[0]}{rows}\n"})


def _moments(rules: str, refused: Counter[str]) -> int:
    return sum(refused[rule] for rule in re.findall("`([^`]*)`", rules))


def _themes(counts: Counter[str]) -> Iterator[str]:
    """Return a row for each theme: its name in files, on the page, when a puzzle has it, and how many have."""
    from fourkings.i18n import language
    from fourkings.puzzles.shipped import THEMES as ALL

    words = language("en", isolating=False)
    for theme in ALL:
        name, meaning = words.text(f"puzzle-theme-{theme}"), words.text(f"puzzle-theme-{theme}", "text")
        yield f"| `{theme}` | {name} | {meaning} | {counts[theme]} |"


def write() -> None:
    """Write the counts."""
    put(PAGE, filled())


if __name__ == "__main__":
    run(__file__, write)
