"""Translated documents: rule pages, their tables, and everything that the code explains."""

import importlib
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from cases import few
from fourkings.cli import cli
from fourkings.i18n import REVIEWED, doc_translations, languages
from fourkings.i18n.markers import BadMarker
from fourkings.i18n.rule_pages import fill_tables, game_and_language, rule_tables
from fourkings.rulebook.games import GAMES

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {page.stem: page.read_text(encoding="utf-8") for page in sorted(RULES.glob("*.md"))}


def markers(page: str) -> list[str]:
    return re.findall(r"<!-- table: (.*?) -->", page)


def test_every_game_has_a_page_in_every_language() -> None:
    pages = {game_and_language(stem) for stem in PAGES}
    drafts = {(game, code) for game, code in pages if code not in REVIEWED}
    assert pages - drafts == {(game, code) for game in ("general", *GAMES) for code in REVIEWED}
    assert {game for game, _ in drafts} <= {"general", *GAMES}


@pytest.mark.parametrize("stem", few(PAGES, 18))
def test_the_tables_of_a_page_are_those_of_the_code(stem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As people see them: a draft has the English of an option that it does not have yet."""
    monkeypatch.setattr(languages, "MARK", "")
    assert fill_tables(PAGES[stem], stem, stem) == PAGES[stem], "write the pages anew with scripts/pages.py"


@pytest.mark.parametrize("stem", PAGES)
def test_a_page_has_every_table_once(stem: str) -> None:
    page = PAGES[stem]
    assert sorted(markers(page)) == sorted(rule_tables(*game_and_language(stem)))
    assert page.count("<!-- end -->") == len(markers(page)) == page.count("<!-- table")


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("<!-- table: weather -->\n<!-- end -->", "the program writes no table: weather;"),
        ("<!-- tabel: options -->\n<!-- end -->", "the program writes no tabel: options;"),
        ("<!-- table: options -->", "the marker table: options is not closed; add <!-- end -->"),
        (
            "<!--table: options-->\n<!-- table: presets -->\n<!-- end -->",
            "the marker table: options is not closed; add <!-- end -->",
        ),
    ],
)
def test_a_wrong_marker_is_an_error_with_its_line(page: str, why: str) -> None:
    with pytest.raises(BadMarker, match=f"^king.md, line 3: {re.escape(why)}"):
        fill_tables(f"# King\n<!-- for the next author -->\n{page}\n", "king", "king.md")


@pytest.mark.parametrize("stem", PAGES)
def test_a_page_has_every_clause_of_the_english_one(stem: str) -> None:
    """Drafts too may add and reorder. A clause that stands in English alone is a rule that their readers lack."""
    english, page = ({*re.findall(r"\b[A-Z]{2,3}-\d+", PAGES[name])} for name in (game_and_language(stem)[0], stem))
    assert english <= page, f"docs/rules/{stem}.md lacks {', '.join(sorted(english - page))}"


FILES = sorted(Path(doc_translations.__file__).parent.glob("*.toml"))
SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("languages").asked()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_sentence_is_superfluous(asked: dict[str, set[str]], path: Path):
    """What is missing `scripts/languages.py` tells, and a test for the languages that are reviewed."""
    for part, pairs in tomllib.loads(path.read_text("utf-8")).items():
        assert set(pairs) <= asked[part], part


def test_a_sentence_without_its_twin_stays_english():
    assert doc_translations.translate("fr", "help", "Nobody\n  said this.") == "⟦en⟧ Nobody said this."


def test_english_is_what_the_code_says():
    assert doc_translations.translate("en", "help", "Nobody\n  said this.") == "Nobody said this."


@pytest.mark.parametrize(
    ("spoken", "said"), [("fr_FR.UTF-8", "Usage\u202f: fourkings games [OPTIONS] [JEU]"), ("C", "Usage: fourkings games [")]
)
def test_help_speaks_the_machine_s_language(spoken: str, said: str):
    ran = CliRunner(env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": spoken}).invoke(
        cli, ["games", "--help"], prog_name="fourkings"
    )
    assert ran.exit_code == 0
    assert said in ran.output
    unfolded = re.sub(r"\n +", " ", ran.output)  # the more languages there are, the sooner the line breaks
    assert ("par défaut\u202f: (celle de la machine)" in unfolded) == spoken.startswith("fr")
