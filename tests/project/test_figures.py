"""The figures that documents show are those of the results, and the results say how each is had again."""

import re
from itertools import repeat
from pathlib import Path

import pytest

from fourkings.kernels import PARTS

ROOT = Path(__file__).parents[2]
RESULTS = (ROOT / "research" / "RESULTS.md").read_text("utf-8")
FIGURES = re.compile(r"<!-- figures: .*?<!-- end -->", re.DOTALL)
MEASURED = re.compile(r"\d[\d.,\s]*\s?(?:%|ms|µs|KiB|MiB|times\b|fois\b)")


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import figures

    return figures


def test_the_figures_of_every_page_are_those_of_the_results(figures):
    shown = 0
    for page in figures.pages():
        text = page.read_text("utf-8")
        assert figures.filled(page, RESULTS) == text, f"{page.name}: run scripts/figures.py"
        shown += text.count("<!-- figures: ")
    assert shown > 8


def test_commands_announce_the_time_that_compiling_takes(figures):
    from _figures import Results, compiling

    assert compiling(Results(RESULTS, "en")) == PARTS


def test_no_figure_is_written_by_hand(figures):
    for page in figures.pages():
        by_hand = FIGURES.sub("", page.read_text("utf-8"))
        unmeasured = [figure for figure in MEASURED.findall(by_hand) if re.sub(r"\s", "", figure) != "95%"]
        assert not unmeasured, f"{page.name}: {unmeasured}"


def test_another_figure_in_the_results_is_another_on_the_page(figures, tmp_path: Path):
    page = tmp_path / "page.fr.md"
    page.write_text("<!-- figures: matches -->\n<!-- end -->\n", "utf-8")
    before = figures.filled(page, RESULTS)
    (row,) = re.findall(r"^\| `king` \| 150 .*\n|^\| `king` \| 60 \|.*$", RESULTS, re.MULTILINE)
    assert "34,8\u202f% (29,7–40,9)" in before
    assert "43,8\u202f% (29,7–40,9)" in figures.filled(page, RESULTS.replace(row, row.replace("34.8", "43.8")))


def test_a_later_strong_counts(figures, tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("<!-- figures: matches -->\n<!-- end -->\n", "utf-8")
    rows = [row for row in RESULTS.splitlines() if re.match(r"\| `king` \| \d+ \| three flat \|", row)]
    cells = rows[0].split(" | ")
    cells[1], cells[4] = "99", "77.7 ± 0.1 %"
    later = RESULTS.replace(rows[0], " | ".join(cells) + "\n" + rows[0])
    assert "| King | 25% | 77.7 ± 0.1% |" in figures.filled(page, later)


@pytest.mark.parametrize("renamed", ["## The server\n", "## Levels\n", "| who | playouts a second |"])
def test_what_is_no_longer_there_is_named(figures, renamed: str):
    results = RESULTS.replace(renamed, renamed.replace("e", "ë"))
    with pytest.raises(KeyError, match=r"research/RESULTS\.md"):
        list(map(figures.filled, figures.pages(), repeat(results)))
