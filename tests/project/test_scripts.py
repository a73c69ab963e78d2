"""The scripts: known faults of packages, figures on pages, and the imports of research."""

import importlib
import json
import re
import subprocess
import sys
import tomllib
from itertools import repeat
from pathlib import Path

import pytest

from fourkings import __version__
from fourkings.kernels import PARTS

SCRIPTS = Path(__file__).parents[2] / "scripts"
FAULT = {"id": "PYSEC-2014-8", "fix_versions": ["2.7.2"], "aliases": [], "description": "…"}
PACKAGES = {
    "clean": [{"name": "click", "version": "8.5.1", "vulns": []}],
    "faulty": [{"name": "jinja2", "version": "2.4.1", "vulns": [FAULT]}],
    "skipped": [{"name": "anyio", "skip_reason": "not found"}],
}
BAD = {"vulnerabilities": {"vite": {"severity": "high", "range": "<=6.0.8"}, "x": {"severity": "low", "range": "*"}}}


@pytest.mark.parametrize(
    ("python", "npm", "code", "said"),
    [
        ("clean", {"vulnerabilities": {}}, 0, "no fault is known"),
        ("faulty", {}, 1, "a.lock: jinja2 2.4.1: PYSEC-2014-8, mended in 2.7.2"),
        ("clean", BAD, 1, "b.json: vite <=6.0.8: high"),
        ("skipped", {"vulnerabilities": {}}, 2, "could not be asked"),
        ("none", {"vulnerabilities": {}}, 2, "could not be asked"),
        ("clean", {"message": "405"}, 2, "could not be asked"),
    ],
)
def test_a_list_of_faults_that_does_not_answer_is_no_all_clear(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: str, npm: object, code: int, said: str
):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    audit = importlib.import_module("audit")
    answer = json.dumps({"dependencies": PACKAGES[python], "fixes": []}) if python in PACKAGES else "Traceback …"
    assert audit.report({"a.lock": audit.of_python(answer), "b.json": audit.of_npm(json.dumps(npm))}) == code
    printed = capsys.readouterr().out
    assert said in printed
    assert "low" not in printed


def test_the_leaderboard_is_that_of_the_results(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    leaderboard = importlib.import_module("leaderboard")
    assert leaderboard.page() == leaderboard.PAGE.read_text("utf-8")


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
