"""The program with two new languages: `it`, begun by the script, with one sentence; `he`, from right to left, with none."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
I18N = "src/fourkings/i18n"
LIST = f"{I18N}/languages.json"
MANY = "e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0 or e not in 0..5"
ITALIAN = {
    "name": "Italiano", "locale": "it_IT", "figures": "it", "decimal": ",", "thousands": ".",
    "plural": {"one": "i in 1 and v in 0", "many": MANY},
}  # fmt: skip
HEBREW = {
    "name": "עברית", "draft": "טיוטה", "locale": "he_IL", "figures": "he", "decimal": ".", "thousands": ",",
    "plural": {"one": "i in 1 and v in 0 or i in 0 and v not in 0", "two": "i in 2 and v in 0"},
}  # fmt: skip
OWN = "Il 400 libanese"


def finished(code: str, file: str = "errors", folder: Path = ROOT) -> bool:
    """Return False while a draft has sentences of a file in comments, as the script began it: those are English."""
    return not re.search(r"^# [\w.-]+ = ", (folder / I18N / code / f"{file}.ftl").read_text("utf-8"), re.M)


def house(folder: Path) -> Path:
    """A copy of the checkout, without its page, where both languages are listed: the data is all that differs."""
    # The checkout may list them already.
    known = [name.format(code) for code in ("it", "he") for name in ("{}", "{}.toml", "*.{}.md")]
    copytree(ROOT / "src", folder / "src", ignore=ignore_patterns("__pycache__", "static", *known))
    copytree(ROOT / "docs", folder / "docs", ignore=ignore_patterns("images", "__pycache__", *known))
    listed = json.loads((folder / LIST).read_text("utf-8"))
    others = {code: row for code, row in listed.items() if code not in ("it", "he")}
    (folder / LIST).write_text(json.dumps(others), "utf-8")
    run(folder, "-c", "import languages; languages.main('it', '--new', 'Italiano')")
    listed = json.loads((folder / LIST).read_text("utf-8"))
    listed["he"] = HEBREW | {"status": "draft", "direction": "rtl", "spaced": False}
    (folder / LIST).write_text(json.dumps(listed), "utf-8")
    games = folder / I18N / "it" / "games.ftl"
    games.write_text(f"{games.read_text('utf-8')}game-400 = {OWN}\n", "utf-8")
    return folder


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What makes Python take the program from there."""
    paths = os.pathsep.join(map(str, (folder / "src", ROOT / "scripts", ROOT / "tests")))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1", **more}


def run(folder: Path, *arguments: str, **more: str) -> str:
    command = [sys.executable, *arguments]
    ran = subprocess.run(command, env=environment(folder, **more), capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
