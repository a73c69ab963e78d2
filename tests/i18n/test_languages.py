"""A language is data: what a reviewed one needs, how a new one begins, and how a correction gets into its files."""

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import ModuleType

import pytest

from fourkings.i18n import Language, MissingSentence, bundle
from fourkings.i18n.languages import LANGUAGES, REVIEWED, in_every_language, language_of
from newcomers import I18N, ITALIAN, OWN, ROOT, environment, finished, house, run


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module("languages")


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_a_reviewed_language_lacks_nothing(code: str, script: ModuleType):
    lacking = [each for each in script.demanded(code) if each.missing]
    report = "\n".join(script.report(code, lacking))
    if lacking and code not in REVIEWED:
        pytest.skip(f"{report}\nwhich: python3 scripts/languages.py {code} --names".replace("\n", "; "))
    assert not lacking, f"{report}\nwhich: python3 scripts/languages.py {code} --names"


def test_every_file_is_of_a_language_that_is_listed(script: ModuleType):
    assert not script.unlisted(), "\n".join(script.report_unlisted())


def test_a_new_row_changes_no_other(script: ModuleType):
    text = (ROOT / script.LIST).read_text("utf-8")
    assert script._new_language._json(json.loads(text)) == text


def test_a_reader_that_stops_early_is_no_error():
    command = [sys.executable, "-c", "import sys, languages; sys.stdin.read(); languages.main('ru', '--names')"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment(ROOT), stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_figures_are_written_as_the_language_writes_them():
    assert Language("fr").figure("12,345.6") == "12\u202f345,6"
    assert Language("en").figure("12,345.6") == "12,345.6"


def test_the_language_of_a_machine_or_a_browser_is_found_in_the_list():
    assert [language_of(tag) for tag in ("fr_CA.UTF-8", "fr-CA", "FR", "C.UTF-8", "la", "")] == ["fr"] * 3 + ["en"] * 3
    assert language_of("", "la", "fr") == "fr"


def test_a_text_without_its_english_is_refused():
    with pytest.raises(ValueError, match="not there in English"):
        in_every_language({"fr": "Bonjour."})


def test_a_sentence_that_is_missing_is_english_and_shows_in_tests(monkeypatch: pytest.MonkeyPatch):
    without = {("fr", "games"): "game-400 = Le 400 libanais\n"}
    source = bundle.ftl_source
    monkeypatch.setattr(bundle, "ftl_source", lambda code, file: without.get((code, file)) or source(code, file))
    words = Language("fr")
    assert (words.game("400"), words.game("quarante"), words.suit("H")) == (
        "Le 400 libanais",
        "⟦en⟧ Quarante de Roi",
        "cœur",
    )
    assert words.about("400").aim == f"⟦en⟧ {Language('en').about('400').aim}"
    with pytest.raises(MissingSentence):
        words.game("whist")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house(tmp_path_factory.mktemp("house"))


@pytest.mark.costly
def test_the_command_line_speaks_it_and_english_for_the_rest(copy: Path):
    games = run(copy, "-m", "fourkings", "games", "--lang", "it")
    assert OWN in games
    assert "Quarante de Roi" in games
    assert "⟦" not in games
    for lang in ("it", "he"):
        assert "auction" in run(copy, "-m", "fourkings", "games", "king", "--lang", lang)
        assert run(copy, "-m", "fourkings", "rules", "king", "--lang", lang).startswith("# King\n")
    helped = run(copy, "-m", "fourkings", "games", "--help", LC_ALL="it_CH.UTF-8")
    assert "Usage: fourkings games" in helped
    others = [code for code in LANGUAGES if code not in ("it", "he")]
    assert "|".join([*others, "it", "he"]) in " ".join(helped.split()).replace("| ", "|")


LANGUAGE = "import sys, languages; languages.main(*sys.argv[1:])"
"""The script, with the program of a copy."""


def counts(report: str) -> dict[str, tuple[int, int]]:
    rows = re.findall(r"^  (.*): (\d+) of (\d+) ", report, re.M)
    return {file: (int(few), int(many)) for file, few, many in rows}


@pytest.mark.costly
def test_the_script_counts_what_is_missing_by_file(copy: Path):
    report = run(copy, "-c", LANGUAGE, "it", "--names")
    assert report.startswith("it, Italiano, draft: missing\n")
    missing = counts(report)
    few, many = missing["src/fourkings/i18n/it/games.ftl"]
    assert few == many - 1
    for file in (
        "src/fourkings/i18n/it/cards.ftl",
        "src/fourkings/lessons/king.toml",
        "docs/deals/king.toml",
        "src/fourkings/i18n/doc_translations/it.toml [help]",
        "docs/rules/*.it.md",
        "docs/*.it.md",
    ):
        few, many = missing[file]
        assert few == many > 4, file
    named = report.splitlines()
    assert "    game-king" in named
    assert "    game-400.aim" in named
    assert "    game-400" not in named


def test_a_new_language_has_every_english_sentence_in_a_comment(copy: Path, script: ModuleType):
    new = script._new_language
    english = (copy / I18N / "en" / "games.ftl").read_text("utf-8")
    italian = (copy / I18N / "it" / "cards.ftl").read_text("utf-8")
    assert "# game-400 = The Lebanese 400\n" in new.commented(english)
    assert "\n# suit-H = " in italian
    assert not re.search(r"^[^#\n]", italian, re.M)
    assert new.row("it", "Italiano") == ITALIAN | {"status": "draft", "draft": "draft", "direction": "ltr", "spaced": False}
    assert new.row("ar", "العربية")["figures"] == "ar-u-nu-latn"
    persian = new.row("fa", "فارسی")
    assert (persian["direction"], persian["locale"]) == ("rtl", "fa_IR")


def test_only_a_file_that_is_translated_in_full_is_held_to_it(copy: Path):
    assert [finished(code, file, copy) for code, file in (("it", "errors"), ("it", "faults"), ("tr", "errors"))] == [
        False, False, True,
    ]  # fmt: skip


@pytest.mark.parametrize("code", ["it", "IT", "../it"])
def test_a_language_that_is_there_or_has_no_code_is_not_begun(copy: Path, code: str, script: ModuleType):
    with pytest.raises(ValueError, match="there already" if code == "it" else "no code of a language"):
        script._new_language.begin(copy, code, "Italiano", {})


ARABIC = re.compile(r"```text\n(language: ar\n.*?)```", re.S)
LESSON = 'clause = "KG-7"\nen = "Hi {name}."\nla = "Salve {name}, \\"amice\\" bone."\n'
FLUENT = """\
seat-empty = Sella vacat
seat-free = Haec sella vacat
seat-taken = { $who } sedet in sella { $seat }
seat-count = { $count ->
    [one] Una tantum sella vacat
   *[other] Nunc { $count } sellae vacant
}
"""
PAGE = "# Ludus\n\nRex cordium\nnon placet (KG-7).\n\n<!-- table: x -->\n| Sella vacat |\n<!-- end -->\n"
ENGLISH = "seat-bot = A bot sits here\nseat-held = { $who } keeps this seat\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name, text in {
        f"{I18N}/la/page.ftl": FLUENT,
        f"{I18N}/en/page.ftl": ENGLISH,
        "src/fourkings/lessons/king.toml": LESSON,
        "docs/rules/king.la.md": PAGE,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def sent(now: str, better: str, *more: str) -> str:
    return "\n".join(["language: la", f"as it is: {now}", f"better:   {better}", *more])


@pytest.mark.parametrize(
    ("now", "better", "file", "line"),
    [
        ("Haec sella vacat", "Nemo hic sedet", f"{I18N}/la/page.ftl", "seat-free = Nemo hic sedet"),
        ("Una tantum sella vacat", "Una sella", f"{I18N}/la/page.ftl", "    [one] Una sella"),
        ("Nunc { $count } sellae vacant", "{ $count } vacant", f"{I18N}/la/page.ftl", "   *[other] { $count } vacant"),
        ("Anna sedet in sella 3", "In sella 3 sedet Anna", f"{I18N}/la/page.ftl", "In sella { $seat } sedet { $who }"),
        ("sedet in sella", "iam tenet sellam", f"{I18N}/la/page.ftl", "{ $who } iam tenet sellam { $seat }"),
        ('Salve Anna, "amice" bone.', 'Ave, "Anna".', "src/fourkings/lessons/king.toml", 'la = "Ave, \\"{name}\\"."'),
        ("rex cordium".capitalize() + " non placet", "Rex cordium malus est", "docs/rules/king.la.md", "malus est (KG-7)."),
    ],
)
def test_a_sentence_is_replaced_where_it_stands(
    home: Path, script: ModuleType, now: str, better: str, file: str, line: str
) -> None:
    before = {path: path.read_text("utf-8") for path in home.rglob("*.*")}
    report = script._correct.correct(home, sent(now, better), ["en", "la"])
    after = {path: path.read_text("utf-8") for path in before}
    assert [path for path in before if before[path] != after[path]] == [home / file]
    assert line in after[home / file]
    assert report.startswith(f"{file}:")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (sent("Sella vacat nunc", "x"), "no sentence of la reads so.*\n  grep -rn 'Sella vacat nunc'"),
        (sent("sella vacat", "x"), "is there 2 times.*\n  where: .*page.ftl:2\n  where: .*page.ftl:5"),
        (sent("A bot sits here", "x"), r"nobody has written this sentence in la yet.*en/page.ftl:1 \(seat-bot\)"),
        (sent("Anna keeps this seat", "x"), r"nobody has written this sentence in la yet.*en/page.ftl:2 \(seat-held\)"),
        (sent("Anna sedet in sella 3", "Anna sedet"), r"3 stands for { \$seat }: .* has it 0 times"),
        (sent("{ $who } sedet in sella { $seat }", "{ $who } sedet"), r"page.ftl:3 \(seat-taken\): .* lacks {\$seat}"),
        (sent("Haec sella vacat", "Haec { $x } vacat"), r"the file has no {\$x}"),
        (sent("Haec sella vacat", "Haec sella { vacat"), "is no Fluent"),
        (sent("Rex cordium non placet (KG-7).", "Rex malus est."), "king.la.md:3: .* lacks KG-7"),
        (sent("Haec sella vacat", "Haec sella vacat"), "is the one that is there"),
        ("language: la\nbetter: x", "no line begins with as it is:"),
        ("language: xx\nas it is: x\nbetter: y", "no language 'xx' is listed"),
    ],
)
def test_what_is_in_doubt_changes_nothing(home: Path, script: ModuleType, text: str, why: str) -> None:
    before = [path.read_text("utf-8") for path in sorted(home.rglob("*.*"))]
    with pytest.raises(script._correct.Refused, match=f"(?s){why}"):
        script._correct.correct(home, text, ["en", "la"])
    assert [path.read_text("utf-8") for path in sorted(home.rglob("*.*"))] == before


@pytest.mark.costly
def test_the_correction_on_the_page_on_translating_ends_in_its_file(tmp_path: Path) -> None:
    copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("__pycache__", "static"))
    copytree(ROOT / "docs", tmp_path / "docs", ignore=ignore_patterns("images"))
    page = ARABIC.search((ROOT / "docs/translate.md").read_text("utf-8"))
    assert page
    better = page[1].rpartition("better:")[2].strip()
    ran = subprocess.run(
        [sys.executable, "-c", "import languages; languages.main('--correct', '-')"],
        input=page[1],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.stdout.startswith(f"{I18N}/ar/reasons.ftl:"), ran.stderr
    assert f"reason-deal-over = {better}\n" in (tmp_path / I18N / "ar/reasons.ftl").read_text("utf-8")
