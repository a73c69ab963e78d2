"""The scripts: known faults of packages, figures on pages, and the imports of research."""

import importlib
import json
import re
import subprocess
import sys
import tomllib
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from fourkings import __version__
from fourkings.i18n.languages import twins
from fourkings.kernels import PARTS

SCRIPTS = Path(__file__).parents[2] / "scripts"
CLEAN = {"dependencies": [{"name": "click", "version": "8.5.1", "vulns": []}], "fixes": []}
FAULT = {"id": "PYSEC-2014-8", "fix_versions": ["2.7.2"], "aliases": [], "description": "…"}
FAULTY = {"dependencies": [{"name": "jinja2", "version": "2.4.1", "vulns": [FAULT]}], "fixes": []}
SKIPPED = {"dependencies": [*CLEAN["dependencies"], {"name": "anyio", "skip_reason": "not found"}], "fixes": []}
BAD = {"vulnerabilities": {"vite": {"severity": "high", "range": "<=6.0.8"}, "x": {"severity": "low", "range": "*"}}}


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    import audit

    return audit


def test_the_leaderboard_is_that_of_the_results(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    leaderboard = importlib.import_module("leaderboard")
    assert leaderboard.page() == leaderboard.PAGE.read_text("utf-8")


def test_a_known_fault_is_named(audit: Any, capsys: pytest.CaptureFixture[str]):
    faults = {"a.lock": audit.of_python(json.dumps(FAULTY)), "b.json": audit.of_npm(json.dumps(BAD))}
    assert audit.report(faults) == 1
    said = capsys.readouterr().out
    assert "a.lock: jinja2 2.4.1: PYSEC-2014-8, mended in 2.7.2" in said
    assert "b.json: vite <=6.0.8: high" in said
    assert "low" not in said


def test_all_clear_is_said_where_everything_was_asked(audit: Any, capsys: pytest.CaptureFixture[str]):
    faults = {"a.lock": audit.of_python(json.dumps(CLEAN)), "b.json": audit.of_npm('{"vulnerabilities": {}}')}
    assert audit.report(faults) == 0
    assert capsys.readouterr().out.count("no fault is known") == 2


@pytest.mark.parametrize("answer", ["", "Traceback …", "[]", '{"message": "405"}', json.dumps(SKIPPED)])
def test_a_list_that_does_not_answer_is_no_all_clear(audit: Any, answer: str, capsys: pytest.CaptureFixture[str]):
    assert audit.report({"a.lock": audit.of_python(answer)}) == 2
    assert "could not be asked" in capsys.readouterr().out
    assert audit.report({"b.json": audit.of_npm(answer)}) == 2


def test_a_fault_outweighs_silence(audit: Any):
    assert audit.report({"a.lock": audit.of_python(json.dumps(FAULTY)), "b.json": audit.of_npm("")}) == 1


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


NAMES = sorted(".".join(path.relative_to(ROOT).with_suffix("").parts) for path in (ROOT / "research").glob("*/*.py"))
PEERS = ("endplay", "pyspiel", "polars")
"""Packages of `research/requirements.txt` that scripts cannot do without."""
IMPORT = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        print(error.name)
"""


@pytest.mark.costly
def test_every_script_finds_what_it_imports() -> None:
    pytest.importorskip("numpy")
    ran = subprocess.run([sys.executable, "-c", IMPORT, *NAMES], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert set(ran.stdout.split()) <= set(PEERS)


def test_the_page_for_unknown_addresses_leads_to_every_language(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    docs = importlib.import_module("docs")
    pages = {"en": "en/index.html", "fr": "fr/index.fr.html"}
    assert set(docs.MISSING) == set(twins(SCRIPTS.parent / "docs" / "index.md"))
    text = docs.missing(pages)
    assert all(f'<p lang="{code}">' in text and f'href="{page}"' in text for code, page in pages.items())


def test_a_release_has_notes_a_checklist_and_a_trial_of_each_extra(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    release = importlib.import_module("release")
    assert "### Games and rules" in release.notes(f"{__version__}.dev20260203020506")
    with pytest.raises(RuntimeError, match=r"no section 99\.0"):
        release.notes("99.0")
    assert release.left_for_a_person().count("- [ ]") > 5
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(release.WORDS) == {"", *project["optional-dependencies"]}
    with pytest.raises(RuntimeError, match=r"5\.10 MB, of 5"):
        release.within("wheel", 5_100_000)


def test_a_check_that_cannot_be_made_is_no_success(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    release = importlib.import_module("release")
    assert release.tried("a", lambda: "x", "no python3.14 on this machine").passed is None
    broken = release.tried("b", lambda: release.run(sys.executable, "-c", "raise SystemExit('no luck')", cwd=ROOT))
    assert (broken.passed, broken.detail) == (False, "no luck")
