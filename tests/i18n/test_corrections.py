"""A correction that somebody sent as text ends in the right file, or is refused with what would help."""

import importlib
import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import ModuleType

import pytest

from newcomers import I18N, ROOT, environment

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
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module("_correct")


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
    report = script.correct(home, sent(now, better), ["en", "la"])
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
    with pytest.raises(script.Refused, match=f"(?s){why}"):
        script.correct(home, text, ["en", "la"])
    assert [path.read_text("utf-8") for path in sorted(home.rglob("*.*"))] == before


def test_the_place_tells_sentences_apart(home: Path, script: ModuleType) -> None:
    report = script.correct(home, sent("sella vacat", "sedes vacat", "where: page.ftl:5"), ["en", "la"])
    assert report.startswith(f"{I18N}/la/page.ftl:5 (seat-count)")
    assert "[one] Una tantum sedes vacat" in (home / I18N / "la/page.ftl").read_text("utf-8")


def test_narrow_spaces_stand_where_the_language_wants_them(home: Path, script: ModuleType) -> None:
    script.correct(home, sent("Haec sella vacat", "« Haec » : vacat !"), ["la"], ["la"])
    assert "seat-free = «\u202fHaec\u202f»\u202f: vacat\u202f!" in (home / I18N / "la/page.ftl").read_text("utf-8")


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
    assert ran.stdout.startswith(f"{I18N}/ar/advice.ftl:"), ran.stderr
    assert f"advice-forced = {better}\n" in (tmp_path / I18N / "ar/advice.ftl").read_text("utf-8")


def test_a_file_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    with pytest.raises(SystemExit, match=r"nowhere\.txt: No such file"):
        importlib.import_module("languages").main("--correct", str(tmp_path / "nowhere.txt"))


def test_weblate_finds_every_fluent_file() -> None:
    page = (ROOT / "docs/translate.md").read_text("utf-8")
    cells = dict(re.findall(r"^\| ([\w ]+) \| `(.*)` \|$", page, re.M))
    pattern, base = re.compile(cells["regular expression"]), cells["monolingual base filename"]
    for path in (ROOT / I18N).glob("*/*.ftl"):
        match = pattern.fullmatch(path.relative_to(ROOT).as_posix())
        assert match
        assert (ROOT / base.replace("{{ component }}", match["component"])).is_file()
    assert (ROOT / cells["monolingual base language file"]).is_file()
    settings = ConfigParser()
    settings.read(ROOT / ".weblate")
    assert settings["weblate"]["translation"].endswith(f"/{Path(cells['file mask']).stem}")
