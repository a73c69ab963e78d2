"""Commands of the documents as a reader types them, and the page for `man fourkings`."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from build_tools.manual import escaped, page, pages
from cases import few
from fourkings import __version__
from fourkings.cli import COMMANDS, cli
from fourkings.i18n import languages
from fourkings.i18n.doc_translations import translate
from watchdog import started

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("README*.md")), ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
ALREADY = tomllib.loads(Path(__file__).with_name("run_elsewhere.toml").read_text("utf-8"))
OF_THE_REPOSITORY = re.compile(r"\.venv/bin/python (?:-m (?:mypy|pytest)|scripts/)|grep ")
"""What whoever changes the program runs in a clone: its tests, and scripts that write into it."""
SERVES = re.compile(r"(python3 scripts/run\.py|fourkings|fourkings serve( .*)?)")
"""What serves until it is stopped."""
LONG = {"boards.md", "review.md"}
"""Pages whose few commands think for half a minute; `test_boards` and `analysis/test_reviews` run the same ones on less."""
FIRST = {"README.md", "cli.md", "install.md"}


def blocks(page: Path) -> Iterator[list[str]]:
    for block in re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE):
        lines = block.replace("\\\n", " ").splitlines()
        yield [text for line in lines if (text := re.sub(r"(^|\s+)#(\s.*)?$", "", line).strip())]


def shown(page: Path) -> list[str]:
    return [command for block in blocks(page) for command in block]


def every() -> list[object]:
    """The commands of each page, told in their order like a story; those of the first pages read in each run.

    Those of a page in another language, but for the names of files those of the English one, are heavy, and so are those
    that think for long.
    """
    heavy = {page for page in PAGES if "." in page.stem or page.name in LONG}
    marks = {
        page: [pytest.mark.heavy] if page in heavy else [pytest.mark.costly] for page in PAGES if page.name not in FIRST
    }
    marks |= {page: [] for page in PAGES if page.name in FIRST}
    return [pytest.param(commands, id=page.name, marks=marks[page]) for page in PAGES if (commands := shown(page))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_of_a_clone_name_files_that_are_there(page: Path):
    for command in filter(OF_THE_REPOSITORY.match, shown(page)):
        named = re.findall(r"(?<![\w/.>])(?:tests|scripts)/[\w./-]+", command.partition(">")[0])
        assert [path for path in named if not (ROOT / path).exists()] == [], command
        if command.startswith("grep "):
            subprocess.run(shlex.split(command), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def form(command: str) -> list[str]:
    """The program, its command and its options; files and people may have other names, answers another language."""
    return [
        word if number < 2 or word.startswith("-") else "…"
        for number, word in enumerate(shlex.split(re.sub(r" --lang \w+", "", command)))
    ]


@pytest.mark.parametrize("page", [page for page in PAGES if "." in page.stem], ids=lambda page: page.name)
def test_a_page_in_another_language_shows_the_same_commands(page: Path):
    english = page.with_name(f"{page.stem.partition('.')[0]}.md")
    assert [*map(form, shown(page))] == [*map(form, shown(english))]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A folder with `fourkings` and `python3` as this environment has them, and nothing else of the user's."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("fourkings", "python3"):
        what = "-m fourkings " if name == "fourkings" else ""
        (tools / name).write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {what}"$@"\n')
        (tools / name).chmod(0o755)
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "FOURKINGS_PORT": "0"}
    caches = {"FOURKINGS_CACHE": os.environ.get("FOURKINGS_CACHE") or str(Path.home() / ".cache")}
    return {**os.environ, **home, **caches, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}


@pytest.mark.skipif(os.name == "nt", reason="the documents speak to a POSIX shell")
@pytest.mark.parametrize("commands", few(every(), 14))
def test_every_command_runs_as_it_is_written(commands: list[str], tmp_path: Path, environment: dict[str, str]):
    (tmp_path / "scripts").symlink_to(ROOT / "scripts")
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "scripts").symlink_to(ROOT / "scripts")
    (folder / "my_bot.py").symlink_to(ROOT / "examples" / "ten_lines.py")
    for command in commands:
        if command in ALREADY or OF_THE_REPOSITORY.match(command):
            continue
        if SERVES.fullmatch(command):
            with started(["sh", "-c", f"exec {command}"], folder, environment, wrapped=True):
                pass
        else:
            ran = subprocess.run(
                ["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
            )
            assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"


MAN = Path(__file__).parents[2] / "docs" / "man"
MANUALS = pages(MAN)


@pytest.mark.parametrize("code", MANUALS)
def test_the_page_is_that_of_todays_help(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "MARK", "")
    assert MANUALS[code].read_text("utf-8") == page(code), "run scripts/help.py"


@pytest.mark.parametrize("code", MANUALS)
def test_every_command_and_every_option_is_in_it(code: str) -> None:
    text = page(code).replace("\\-", "-")
    assert f'"four-kings {__version__}"' in text
    for name in COMMANDS:
        assert f"\n.SS fourkings {name}" in text
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        for option in command.params:
            if isinstance(option, click.Option):
                assert re.search(rf"\n\\fB.*{re.escape(option.opts[0])}\b", text), option.name


@pytest.mark.parametrize("code", MANUALS)
def test_exit_codes_are_those_of_the_page_on_the_command_line(code: str) -> None:
    listed = re.findall(r"^\\fB(\d+)\\fR$", page(code), re.MULTILINE)
    table = (MAN.parent / "cli.md").read_text("utf-8")
    assert listed == re.findall(r"^\| (\d+) \|", table.partition("|---|---|")[2].partition("\n\n")[0], re.MULTILINE)


def test_no_word_is_taken_for_a_command() -> None:
    assert escaped(".gz is unpacked") == "\\&.gz is unpacked"
    assert escaped("a \\ and `--json`") == "a \\e and \\fB\\-\\-json\\fR"


@pytest.mark.parametrize("code", MANUALS)
@pytest.mark.skipif(not shutil.which("groff"), reason="groff is not installed here")
def test_groff_has_nothing_against_it(code: str) -> None:
    ran = subprocess.run(
        ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", str(MANUALS[code])], capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""
    printed = re.sub(".\b", "", ran.stdout)  # a letter in bold is printed twice, with a backspace between
    assert translate(code, "names", "GAME") in printed
