"""The program with two new languages: `it`, a draft with one sentence, and `he`, from right to left, with none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
LIST = "src/fourkings/windows/i18n/languages.json"
ITALIAN = {"name": "Italiano", "draft": "bozza", "locale": "it_IT", "figures": "it", "decimal": ",", "thousands": "."}
HEBREW = {"name": "עברית", "draft": "טיוטה", "locale": "he_IL", "figures": "he", "decimal": ".", "thousands": ","}
OWN = "Il 400 libanese"


def house(folder: Path) -> Path:
    """A copy of the checkout, without its page, where both languages are listed: the data is all that differs."""
    copytree(ROOT / "src", folder / "src", ignore=ignore_patterns("__pycache__", "static"))
    copytree(ROOT / "docs", folder / "docs", ignore=ignore_patterns("images", "__pycache__"))
    listed = json.loads((folder / LIST).read_text("utf-8"))
    for code, facts, direction in (("it", ITALIAN, "ltr"), ("he", HEBREW, "rtl")):
        listed[code] = facts | {"status": "draft", "direction": direction, "spaced": False}
    (folder / LIST).write_text(json.dumps(listed), "utf-8")
    own = folder / LIST.replace("languages.json", "it/games.ftl")
    own.parent.mkdir()
    own.write_text(f"game-400 = {OWN}\n", "utf-8")
    return folder


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What makes Python take the program from there."""
    paths = os.pathsep.join(map(str, (folder / "src", ROOT / "scripts", ROOT / "tests")))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1", **more}


def run(folder: Path, *arguments: str, **more: str) -> str:
    """What Python says with that program; a failure shows what it says instead."""
    command = [sys.executable, *arguments]
    ran = subprocess.run(command, env=environment(folder, **more), capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
