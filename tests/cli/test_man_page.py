"""The page for `man fourkings`: that of today's help, in every language, and roff without a fault."""

import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from fourkings import __version__
from fourkings.cli import COMMANDS, cli
from fourkings.cli.manual import escaped, page, pages
from fourkings.i18n import languages
from fourkings.i18n.doc_translations import translate
from fourkings.i18n.languages import twins

MAN = Path(__file__).parents[2] / "docs" / "man"
PAGES = pages(MAN)


@pytest.mark.parametrize("code", PAGES)
def test_the_page_is_that_of_todays_help(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "MARK", "")
    assert PAGES[code].read_text("utf-8") == page(code), "run scripts/help.py"


@pytest.mark.parametrize("code", PAGES)
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


@pytest.mark.parametrize("code", PAGES)
def test_exit_codes_are_those_of_the_page_on_the_command_line(code: str) -> None:
    listed = re.findall(r"^\\fB(\d+)\\fR$", page(code), re.MULTILINE)
    table = twins(MAN.parent / "cli.md").get(code, MAN.parent / "cli.md").read_text("utf-8")
    assert listed == re.findall(r"^\| (\d+) \|", table.partition("|---|---|")[2].partition("\n\n")[0], re.MULTILINE)


def test_no_word_is_taken_for_a_command() -> None:
    assert escaped(".gz is unpacked") == "\\&.gz is unpacked"
    assert escaped("a \\ and `--json`") == "a \\e and \\fB\\-\\-json\\fR"


@pytest.mark.parametrize("code", PAGES)
@pytest.mark.skipif(not shutil.which("groff"), reason="groff is not installed here")
def test_groff_has_nothing_against_it(code: str) -> None:
    ran = subprocess.run(
        ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", str(PAGES[code])], capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""
    printed = re.sub(".\b", "", ran.stdout)  # a letter in bold is printed twice, with a backspace between
    assert translate(code, "names", "GAME") in printed
