"""The Python of the pages: type checkers accept it at their strictest, and the bot of the guide plays."""

import doctest
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def block(page: str) -> str:
    blocks = [text for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "class Pimc" in text]
    assert len(blocks) == 1
    return blocks[0]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bot as a reader saves it, and what else the guide says of types."""
    text = block((ROOT / "docs" / "python.md").read_text("utf-8"))
    assert len(text.splitlines()) <= 30
    folder = tmp_path_factory.mktemp("guide")
    (folder / "pimc.py").write_text(text, "utf-8")
    for page in (*ROOT.glob("README*.md"), *(ROOT / "docs").rglob("*.md")):
        stem, text = re.sub(r"\W", "_", page.stem), page.read_text("utf-8")
        if session := "".join(example.source for example in doctest.DocTestParser().get_examples(text)):
            (folder / f"{stem}_session.py").write_text(session, "utf-8")
        for number, other in enumerate(re.findall(r"^```python\n(?!>>>)(.*?)^```", text, re.DOTALL | re.MULTILINE)):
            (folder / f"{stem}_{number}.py").write_text(other, "utf-8")
    cells = json.loads((ROOT / "docs" / "browser.ipynb").read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code" and not cell["metadata"].get("tags")]
    (folder / "notebook.py").write_text("\n".join(code), "utf-8")
    (folder / "used.py").write_text(
        "from fourkings import BOTS, Bot, Rules, State, play, rules, view\n"
        "from fourkings.envs import spaces\n"
        "from pimc import Pimc\n\n\n"
        "def seated(state: State) -> int:\n    return view(state, state.turn).seat\n\n\n"
        'made: Rules = rules("king")\n'
        'bots: list[Bot] = [Pimc(), *[BOTS["careful"]] * 3]\n'
        "result = play(made, bots, bytes(32), max_deals=1).result\n"
        'number: int = spaces.number_of("king", "+3") + spaces.number_of(made.game, 0)\n',
        "utf-8",
    )
    return folder / "pimc.py"


def checked(folder: Path, *command: str) -> None:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.costly
@pytest.mark.long
def test_mypy_accepts_every_block_of_every_page(file: Path) -> None:
    pytest.importorskip("mypy")
    names = sorted(path.name for path in file.parent.glob("*.py"))
    pages = "pimc.py notebook.py README_session.py environments_session.py environments_0.py engines_0.py"
    assert set(pages.split()) < set(names)
    extras = "[mypy]\n[mypy-polars,pyspiel,open_spiel.*]\nignore_missing_imports = true\n"
    (file.parent / "mypy.ini").write_text(extras, "utf-8")
    cache = ROOT / ".mypy_cache" / "guide"
    checked(file.parent, sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), *names)


@pytest.mark.costly
@pytest.mark.long
def test_pyright_accepts_it(file: Path) -> None:
    command = Path(sys.executable).with_name("basedpyright")
    if not command.exists() and not shutil.which("basedpyright"):
        pytest.skip("basedpyright is not installed here")
    (file.parent / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', "utf-8")
    checked(file.parent, str(command), "--pythonpath", sys.executable, "pimc.py", "used.py")


def test_it_plays(file: Path) -> None:
    pytest.importorskip("numpy")
    from fourkings import BOTS, dumps, loads, play, rules

    space: dict[str, Any] = {}
    exec(compile(file.read_text("utf-8"), str(file), "exec"), space)
    bot = space["Pimc"]()
    space["WORLDS"] = 2
    match = play(rules("jeu-du-roi"), [bot, *[BOTS["careful"]] * 3], bytes(32), max_deals=1)
    assert [deal.points is not None for deal in loads(dumps(match)).deals] == [True]
