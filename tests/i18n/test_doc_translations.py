"""What the code explains in English is there in the other languages: every sentence, and none that the code has no more."""

import importlib
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings.cli import cli, main
from fourkings.i18n import doc_translations

FILES = sorted(Path(doc_translations.__file__).parent.glob("*.toml"))
SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The sentences that all pages ask for, by part."""
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


def test_a_complaint_is_in_one_language(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.argv", ["fourkings", "games", "poker"])
    with pytest.raises(SystemExit, match="2"):
        main()
    said = capsys.readouterr().err
    assert said.startswith("Usage\u202f: fourkings games [OPTIONS] [JEU]\n")
    assert "\nErreur\u202f: Valeur incorrecte pour '[JEU]'" in said
