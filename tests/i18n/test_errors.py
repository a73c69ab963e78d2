"""Errors of the command line in every language: what click says, what commands say, and what lower floors raise."""

import ast
import json
import re
import shlex
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import click
import pytest

from cases import few
from cli.test_bad_input import expanded, wrong_lines
from fourkings.cli import cli, main
from fourkings.i18n import Language, language
from fourkings.i18n.errors import error_sentence
from fourkings.i18n.languages import LANGUAGES
from newcomers import finished
from raised import GAP, foreign_texts, last_word, raised, spoken, texts, walked

TRANSLATED = [code for code in LANGUAGES if code != "en" and finished(code)]
UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u206f]")
MARK = "⟦en⟧"
"""What stands before an English sentence in place of a missing one."""


def commands(group: click.Group = cli, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*before, name))
        yield (*before, name), command


def wrong(command: click.Command) -> Iterator[tuple[str, ...]]:
    yield ("--nonsense",)
    yield ("--hel",)
    yield ("one", "two", "three", "four", "five")
    kinds = set()
    before: tuple[str, ...] = ()
    for parameter in command.params:
        kind = (type(parameter.type), parameter.callback, getattr(parameter, "is_flag", None))
        if isinstance(parameter, click.Argument):
            yield before
            if not isinstance(parameter.type, click.Path) or parameter.type.exists:
                yield (*before, "nonsense/x")
                yield (*before, ".")
            before = (*before, "quarante")
        elif kind not in kinds:
            yield from ((*before, *wrong_value) for wrong_value in wrong_values(parameter))
        kinds.add(kind)


def wrong_values(option: click.Parameter) -> Iterator[tuple[str, ...]]:
    name, kind = option.opts[0], option.type
    if getattr(option, "is_flag", False):
        yield (f"{name}=5",)
        return
    yield (name,)
    if isinstance(kind, (click.types.IntParamType, click.types.FloatParamType)):
        yield (name, "x")
        if isinstance(kind, (click.IntRange, click.FloatRange)):
            yield (name, "-1")
    elif isinstance(kind, click.Path):
        yield (name, "text.txt" if kind.dir_okay else ".")
    elif isinstance(kind, click.Choice) or option.callback:
        yield (name, "nonsense")


FILES = {
    "empty": b"", "bytes": bytes(range(256)) * 40, "text.txt": b"no record\n",
    "bad.json": b'{"format": "fourkings/0"}', "list.json": b"[1, 2]\n", "object.json": b'{"game": "king"}\n',
    "key.json": b'{"gam": "king"}\n', "half.gz": b"\x1f\x8b\x08and nothing more",
}  # fmt: skip


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOURKINGS_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("fourkings.cli.serve._serve", lambda *_: pytest.fail("it began to serve"))
    return tmp_path


class Typed:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capfd = monkeypatch, capfd

    def errors(self, arguments: tuple[str, ...], code: str) -> str:
        return self.run(arguments, code)[1]

    def run(self, arguments: tuple[str, ...], code: str) -> tuple[str, str]:
        self.monkeypatch.setenv("LC_ALL", f"{code}.UTF-8")
        self.monkeypatch.setattr("sys.argv", ["fourkings", *arguments])
        with pytest.raises(SystemExit):
            main()
        heard = self.capfd.readouterr()
        return heard.out, heard.err


@pytest.fixture
def typed(place: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typed:
    return Typed(monkeypatch, capfd)


WORDS = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")


def english_left(english: str, own: str) -> list[str]:
    """Lines of an error that another language says as English does, and sentences that it lacks."""
    sentences = {line for line in english.splitlines() if WORDS.search(line)}
    return [line for line in own.splitlines() if line in sentences or MARK in line]


def check(typed: Typed, arguments: tuple[str, ...], codes: Iterable[str]) -> list[str]:
    """What is wrong with the errors of a command line: as it is said in some languages, and its sentence in all."""
    english, faults = typed.errors(arguments, "en"), []
    for code in codes if english else ():
        own = typed.errors(arguments, code)
        faults += [f"{code}: {line}" for line in english_left(english, own)]
        if UNSEEN.search(own) or not own:
            faults.append(f"{code}: an invisible mark, or nothing: {own!r}")
    if "Error: " in english:
        error = english[english.index("Error: ") :].strip()
        said = {code: error_sentence(language(code, isolating=False), error) for code in TRANSLATED}
        faults += [f"{code}: {text}" for code, text in said.items() if MARK in text]
    return [f"{shlex.join(arguments)}: {fault}" for fault in faults]


CALLS = {" ".join(names): command for names, command in commands()}


@pytest.mark.parametrize("names", few(CALLS, 10))
def test_every_command_refuses_in_every_language(names: str, typed: Typed) -> None:
    first, *others = [(*names.split(), *arguments) for arguments in dict.fromkeys(wrong(CALLS[names]))]
    faults = check(typed, first, TRANSLATED)
    assert faults + [fault for arguments in others for fault in check(typed, arguments, ())] == []


@pytest.mark.parametrize(("number", "line"), [*enumerate(wrong_lines("words", "places", "found"))])
def test_what_a_command_finds_wrong_is_said_in_every_language(number: int, line: str, typed: Typed) -> None:
    assert check(typed, expanded(line), [TRANSLATED[number % len(TRANSLATED)]]) == []


def test_the_language_is_that_of_the_flag_even_of_a_wrong_line(typed: Typed) -> None:
    assert typed.errors(("games", "foo", "--lang", "fr"), "ru").splitlines()[-1].startswith("Erreur\u202f: ")
    assert typed.errors(("games", "--lang=fr", "foo"), "ru").splitlines()[0].startswith("Usage\u202f: ")
    assert typed.errors(("games", "--lang", "xx"), "ru").splitlines()[-1].startswith("Ошибка: ")


def test_a_program_is_told_in_english(typed: Typed) -> None:
    for command in ("replay", "verify"):
        printed, _ = typed.run((command, "--json", "bad.json", "--lang", "ar"), "ar")
        assert json.loads(printed)["why"].startswith("format: ")
    printed, said = typed.run(("solve", "text.txt"), "ar")
    assert json.loads(printed)["error"].startswith("this is not JSON: ")
    assert MARK not in said


KNOWN = "the match is over"


@cache
def sentences() -> Language:
    return language("fr", isolating=False)


def is_known(english: str) -> bool:
    return MARK not in (own := error_sentence(sentences(), english)) and own != english


def test_every_error_that_is_raised_is_a_sentence_of_the_file() -> None:
    raised_sentences = sorted(set(raised()))
    unknown = []
    for place, text in raised_sentences:
        parts = text.split(GAP)
        filled = ((*words, "") for words in product(("x1", KNOWN), repeat=len(parts) - 1))
        samples = ("".join(part + word for part, word in zip(parts, words, strict=True)) for words in filled)
        if not any(map(is_known, samples)):
            unknown.append(f"{place}: {text.replace(GAP, '{}')!r}")
    assert unknown == [], "not in i18n/en/errors.ftl"
    assert len(raised_sentences) > 200


def test_no_sentence_contains_the_text_of_an_exception_that_is_not_ours() -> None:
    assert sorted(foreign_texts()) == []
    for line in ("str(e)", "f'{e}'", "X(e)", "e.strerror", "f'{type(e)}'", "f'{e.orig}'", "tell(e, 1)", "say(why=e)"):
        assert [*spoken([ast.parse(line)], "e")] == [1], line
    for line in ("f'{e.pos}'", "logger.info('%s', e)", "isinstance(e, X)", "f'{system_reason(e)}'"):
        assert [*spoken([ast.parse(line)], "e")] == [], line


def test_no_command_prints_an_error_in_english() -> None:
    """What goes to standard error is a sentence of a language, and only one place shows what is raised."""
    faults = []
    for path, call in walked(ast.Call):
        if path.parts[0] != "cli":
            continue
        if last_word(call.func) == "show" and path.name not in ("_help.py", "__init__.py"):
            faults.append(f"{path}:{call.lineno}: only _help.py shows an error")
        to_people = any(keyword.arg == "err" and ast.unparse(keyword.value) != "False" for keyword in call.keywords)
        if last_word(call.func) == "echo" and to_people:
            spoken = [text for argument in call.args for text in texts(argument)]
            faults += [f"{path}:{call.lineno}: {text!r}" for text in spoken if re.search("[A-Za-z]{2}", text)]
    assert faults == []
