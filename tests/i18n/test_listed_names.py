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


def said(code: str, key: str) -> bool:
    return f"\n{key} = " in ftl_source(code, "page")


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_the_name_of_its_button(name: str, code: str) -> None:
    assert said(code, f"house-bot-{name}"), f"house-bot-{name} in i18n/{code}/page.ftl"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_row_in_the_documents(name: str, page: Path) -> None:
    assert f"\n| `{name}` | " in page.read_text("utf-8"), f"a row for {name} in docs/{page.name}"


def test_every_level_has_its_button() -> None:
    names = {level.NAME for level in vars(levels).values() if isinstance(level, levels.Level)}
    assert names <= set(BOTS), "a level is in `_MODULES` of bots"
    assert set(BUTTONS) == names | {strong.NAME}, "LEVELS in web/src/logic/settings.ts"


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("name", BUTTONS)
def test_every_level_has_the_sentence_under_its_button(name: str, code: str) -> None:
    assert said(code, f"house-level-{name}"), f"house-level-{name} in i18n/{code}/page.ftl"


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_key_has_its_sentence_in_the_help(command: str, code: str) -> None:
    assert said(code, f"help-{command}"), f"help-{command} in i18n/{code}/page.ftl"


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("line", LINES)
def test_every_line_of_an_account_has_its_sentence(line: str, code: str) -> None:
    assert said(code, f"line-{line}"), f"line-{line} in i18n/{code}/page.ftl"
