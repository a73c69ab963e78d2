"""What stands in a list has its sentences: a bot, a level and its button, a key in the help, a line of an account."""

import re
from pathlib import Path

import pytest

from fourkings.bots import BOTS, levels, strong
from fourkings.i18n.bundle import ftl_source
from fourkings.i18n.languages import REVIEWED

ROOT = Path(__file__).parents[2]
SETTINGS = (ROOT / "web" / "src" / "logic" / "settings.ts").read_text("utf-8")
BUTTONS = re.findall(r"'(\w+)'", re.search(r"LEVELS = \[(.*?)\]", SETTINGS)[1])  # type: ignore[index]
KEYS = (
    (ROOT / "web" / "src" / "table" / "keys.ts").read_text("utf-8").partition("export const KEYS = {")[2].partition("}")[0]
)
COMMANDS = re.findall(r"'(\w+)',", KEYS)
GOLDEN = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests" / "golden").glob("*.txt")))
LINES = sorted(set(re.findall(r"^  [A-Z]+-\d+ ([\w-]+) .*: (?:-?\d+ ?)+$", GOLDEN, re.MULTILINE)))
"""The lines of the accounts in all golden playthroughs, by their keys."""
PAGES = [ROOT / "docs" / name for name in ("bots.md", "bots.fr.md")]


SENTENCES = [
    *(f"house-bot-{name}" for name in BOTS),
    *(f"house-level-{name}" for name in BUTTONS),
    *(f"help-{command}" for command in COMMANDS),
    *(f"line-{line}" for line in LINES),
]


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("key", SENTENCES)
def test_every_bot_level_key_and_line_has_its_sentence(key: str, code: str) -> None:
    assert f"\n{key} = " in ftl_source(code, "page"), f"{key} in i18n/{code}/page.ftl"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_row_in_the_documents(name: str, page: Path) -> None:
    assert f"\n| `{name}` | " in page.read_text("utf-8"), f"a row for {name} in docs/{page.name}"


def test_every_level_has_its_button() -> None:
    names = {level.NAME for level in vars(levels).values() if isinstance(level, levels.Level)}
    assert names <= set(BOTS), "a level is in `_MODULES` of bots"
    assert set(BUTTONS) == names | {strong.NAME}, "LEVELS in web/src/logic/settings.ts"
