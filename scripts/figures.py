"""Write the figures of the pages that explain from research/RESULTS.md: `python3 scripts/figures.py`.

A page has them between `<!-- figures: NAME -->` and `<!-- end -->`. A name is a function of `_figures.py`.
"""

from pathlib import Path
from textwrap import wrap

from _setup import ROOT, put, run

RESULTS = ROOT / "research" / "RESULTS.md"
NAMES = ("docs/solver", "docs/bots", "docs/measuring", "docs/host", "docs/results")


def pages() -> list[Path]:
    """Return the pages with figures, in every language."""
    from fourkings.i18n.languages import twins

    return [page for name in NAMES for page in twins(ROOT / f"{name}.md").values()]


def filled(page: Path, results: str) -> str:
    """Return a page with the figures of the results."""
    from _figures import FIGURES, Results, typeset

    from fourkings.i18n.markers import fill

    say = Results(results, page.stem.partition(".")[2] or "en")
    writers = {
        f"figures: {name}": lambda figure=figure: wrapped(typeset(figure(say), say.code))
        for name, figure in FIGURES.items()
    }
    return fill(page.read_text(encoding="utf-8"), page, writers)


def wrapped(text: str) -> str:
    """Return Markdown with its lines cut at 150 columns, except those of tables."""
    cut = (
        [line]
        if line.startswith("|")
        else wrap(line, 150, subsequent_indent="  " * line.startswith("- "), break_on_hyphens=False)
        for line in text.splitlines()
    )
    return "".join(f"{line}\n" for part in cut for line in part or [""])


def write() -> None:
    """Update every page with figures."""
    results = RESULTS.read_text(encoding="utf-8")
    for page in pages():
        put(page, filled(page, results))


if __name__ == "__main__":
    run(__file__, write)
