"""The documents say all that the program does: whoever adds something is told here to write it down."""

import doctest
import importlib
import json
import re
import subprocess
import tomllib
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from build_tools.manual import filled
from fourkings import records
from fourkings.cli import COMMANDS
from fourkings.i18n.languages import LANGUAGES as LISTED
from fourkings.i18n.languages import REVIEWED, twin, twins
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.settings import Settings
from installing import EXAMPLES, WORKED_EXAMPLE
from readings import messages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CODES = {"" if code == "en" else f".{code}": code for code in REVIEWED if code in twins(DOCS / "index.md")}
LANGUAGES = tuple(CODES)
TRANSLATED = [code for code in LISTED if code != "en"]


@cache
def doc(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@cache
def committed() -> tuple[Path, ...]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_every_option_value_and_preset_is_on_the_rule_page(game: Game, language: str):
    text = doc(f"rules/{game.ID}{language}.md")
    for option in game.OPTIONS:
        assert f"`{option.name}`" in text
        ends = option.ends
        assert all(f"`{value}`" in text or f"{value}" in text for value in ends)
    for preset in game.PRESETS:
        assert f"`{preset}`" in text


def test_every_key_of_a_record_is_in_its_format():
    text = doc("record.md")
    source = Path(records.reader.__file__).read_text("utf-8")
    keys = set(re.findall(r"\.(?:key|maybe)\(\"(\w+)\"\)", source))
    assert {"format", "opening", "kings", "face_up", "void", "totals"} <= keys
    for key in keys:
        assert f"`{key}`" in text, key
    assert f"`{records.FORMAT}`" in text
    assert f"{records.MAX_BYTES >> 20} MiB" in text


def test_the_command_line_is_described_by_its_own_help():
    text = doc("cli.md")
    assert filled(text, "en", "cli.md") == text, "run scripts/help.py"
    links = {command.replace(" ", "-") for command in re.findall(r"^## `fourkings (.+)`$", text, re.MULTILINE)}
    assert links == set(re.findall(r"\(#fourkings-([a-z-]+)\)", text.partition("<!--")[0]))
    assert "default: (" not in text
    for command in COMMANDS:
        assert f"## `fourkings {command}`" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_every_metric_is_told_to_hosts(language: str):
    text = doc(f"settings{language}.md")
    assert filled(text, CODES[language], "settings.md") == text, "run scripts/help.py"
    for field in fields(Settings):
        assert f"| `FOURKINGS_{field.name.upper()}` |" in text, field.name
    for metric in Metrics().registry.collect():
        series = f"{metric.name}_total" if metric.type == "counter" else metric.name
        assert f"| `{series}` | {metric.type} |" in text, series


def test_every_part_of_a_game_is_in_how_to_add_one():
    text = doc("add-a-game.md")
    for part in (name for name in {**vars(Game), **Game.__annotations__} if not name.startswith("_")):
        assert f"`{part}`" in text, part
    named = re.findall(r"`((?:tests|src|docs|web|scripts|examples)/[\w./]+)`", text)
    assert len(named) > 30
    for name in named:
        assert (ROOT / name).exists(), name
    for path in (EXAMPLES / WORKED_EXAMPLE).rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl", ".md") and "__pycache__" not in path.parts:
            assert f"`{path.relative_to(ROOT).as_posix()}`" in text, f"{path.name} is a file of the worked example"


def test_links_between_documents_lead_somewhere():
    for path in (*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "research").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_links_stay_in_the_language_of_their_page():
    for code in TRANSLATED:
        for path in (ROOT / f"README.{code}.md", *DOCS.rglob(f"*.{code}.md")):
            english = path.name.replace(f".{code}.", ".")
            for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
                page = path.parent / target
                own = page.with_name(f"{page.stem}.{code}.md")
                assert page.name == english or not own.exists(), f"{path.name}: {target}, not {own.name}"


QUOTING = (
    "play,today,host,evening,evening-cards,clubs,operate,check,learn,install,boards,puzzles,review,review-your-game,"
    "faq,privacy,site"
)
"""Pages for players and hosts, where words in italics are words of the screen, with … or a number for what is filled in."""


@pytest.mark.parametrize("code", LISTED)
def test_a_label_that_a_page_quotes_is_on_the_screen(code: str):
    def plain(text: str) -> str:
        return re.sub(r"[\s\u202f]+", " ", text).strip(" .:").casefold()

    texts = {plain(reading.text) for texts in messages(code).values() for reading in texts}
    screen = "|".join(re.sub(r"\\\{\w+\\\}", r"(?:…|\\d+)", re.escape(text)) for text in texts)
    pages = (twin(page, code) for page in (ROOT / "README.md", *(DOCS / f"{name}.md" for name in QUOTING.split(","))))
    for page in (page for page in pages if page.is_file()):
        text = re.sub(r"```.*?```|<!--.*?-->|`[^`]*`|\*\*|\*\[[^\]]*\]\([^)]*\)\*", "", page.read_text("utf-8"), flags=re.S)
        for label in re.findall(r"(?<!\w)\*(?![\s*])([^*]+)\*(?!\w)", text):
            assert re.fullmatch(screen, plain(label)), f"{page.name}: *{label}* is not on the screen"


def test_marks_of_drafts_follow_the_sign_offs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    pages = importlib.import_module("pages")
    signed_off = tomllib.loads((DOCS / "languages.toml").read_text("utf-8"))
    assert {*signed_off} == {*REVIEWED}
    assert all(entry["by"] and entry["on"] for entry in signed_off.values())
    readme, listed = ((ROOT / name).read_text("utf-8") for name in ("README.md", pages.LIST))
    assert (readme, listed) == (pages.marked_links(readme, signed_off), pages.marked_list(listed, signed_off))
    assert "[Türkçe](README.tr.md)* ·" in pages.marked_links(readme, {"tr": {}})
    assert '"reviewed"' not in pages.marked_list(listed, {})


@pytest.mark.parametrize("name", sorted(path.name for path in ROOT.glob("README*.md")))
def test_the_readme_runs(name: str):
    ran = doctest.testfile(str(ROOT / name), module_relative=False)
    assert ran.failed == 0
    assert ran.attempted > 3


def test_the_example_of_the_record_format_is_json_with_every_option():
    (example,) = re.findall(r"```json\n(.*?)```", doc("record.md"), re.DOTALL)
    shown = json.loads(example)
    assert shown["format"] == records.FORMAT
    assert list(shown["options"]) == [option.name for option in GAMES[shown["game"]].OPTIONS]


def test_locks_name_no_registry():
    for path in committed():
        if path.suffix == ".lock":
            assert "://" not in path.read_text("utf-8")
        if path.name == "package-lock.json":
            assert '"resolved"' not in path.read_text("utf-8")


def test_no_path_of_a_machine_is_committed():
    """In no file that is text, whatever its name ends with."""
    homes = re.compile(rb"/(?:home|Users|root|work)/\w+")
    texts = {path: path.read_bytes() for path in committed() if path != Path(__file__)}
    named = {path: home[0] for path, text in texts.items() if b"\0" not in text and (home := homes.search(text))}
    assert named == {}
