"""Errors of the command line in every language: what click says, what commands say, and what lower floors raise."""

from __future__ import annotations

import ast
import json
import re
import shlex
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import click
import pytest

from fourkings.cli import cli, main
from fourkings.windows.i18n import language
from fourkings.windows.i18n.errors import error_sentence
from fourkings.windows.languages import LANGUAGES

ROOT = Path(__file__).parents[2] / "src" / "fourkings"
TRANSLATED = [code for code in LANGUAGES if code != "en"]
UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u206f]")
MARK = "⟦en⟧"
"""What stands before an English sentence in place of a missing one."""


# --- what is typed wrong --------------------------------------------------------------------------------------------


def commands(group: click.Group = cli, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*before, name))
        yield (*before, name), command


def wrong(command: click.Command) -> Iterator[tuple[str, ...]]:
    """Arguments that a command refuses, one for each kind of its parameters."""
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
    """An option with values that it refuses, or without one."""
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


OWN = """
--nonsense
gmes
nonsense
boards
boards mke
games foo
games quarant
rules x
simulate king --bots ,,,
simulate king --bots a,b
simulate king --bots carefull
simulate king --option deck
simulate king --option deck=
simulate king --option deck=52 --option deck=32
simulate king --option dek=52
simulate king --preset nonsense
simulate 400 --option target=nan
simulate king --out missing/x
match king chance
match king chance nonsense
match king chance engine:
match king chance 'engine:a "b'
match king chance 'engine:nonsense'
match king chance chance --kind x
match king chance chance --deals --kind x
match king chance chance --deals --kind tricky
match king chance chance --deals --stop won
match king chance chance --deals --out x
league king chance --folder x
league king chance chance --folder x
teach quarante --leave-out nonsense
boards make king --boards 100000
boards make king --secret x
boards mirror king --contribution x
boards mirror king --contribution aa
boards play set.json
boards play text.txt --field
boards score bad.json bad.json
puzzles show nonsense
puzzles show text.txt
puzzles show bytes
replay empty
replay text.txt
replay bytes
replay bad.json
replay list.json
replay half.gz
verify empty
verify text.txt
verify text.txt --seal zz
review empty
review bytes
review bad.json
solve text.txt
solve list.json
solve object.json
solve key.json
solve half.gz
luck .
luck text.txt
luck missing
luck ://
luck http://x
luck sqlite:///missing
backup - --json
backup missing/x
backup out --data text.txt
backup out --database nonsense
restore text.txt
restore half.gz
serve --host ''
serve --host 256.1.1.1
serve --port 0 --database nonsense
serve --port 0 --bus nonsense
serve --origin nonsense
serve --imprint nonsense
serve --log-level loud
doctor --host ''
completion nonsense
site .
site text.txt
"""
FILES = {
    "empty": b"",
    "bytes": bytes(range(256)) * 40,
    "text.txt": b"no record\n",
    "bad.json": b'{"format": "fourkings/0"}',
    "list.json": b"[1, 2]\n",
    "object.json": b'{"game": "king"}\n',
    "key.json": b'{"gam": "king"}\n',
    "half.gz": b"\x1f\x8b\x08and nothing more",
}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that no command wants, in which nothing is served."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOURKINGS_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("fourkings.cli.serve._serve", lambda *_: pytest.fail("it began to serve"))
    return tmp_path


class Typed:
    """Command lines as they are typed, and what is said of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capfd = monkeypatch, capfd

    def errors(self, arguments: tuple[str, ...], code: str) -> str:
        """What is said on standard error, in a language of the machine."""
        return self.run(arguments, code)[1]

    def run(self, arguments: tuple[str, ...], code: str) -> tuple[str, str]:
        """What is said on standard output and on standard error."""
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


@pytest.mark.parametrize("names", CALLS)
def test_every_command_refuses_in_every_language(names: str, typed: Typed) -> None:
    first, *others = [(*names.split(), *arguments) for arguments in dict.fromkeys(wrong(CALLS[names]))]
    faults = check(typed, first, TRANSLATED)
    assert faults + [fault for arguments in others for fault in check(typed, arguments, ())] == []


@pytest.mark.parametrize(("number", "line"), [*enumerate(OWN.strip().splitlines())])
def test_what_a_command_finds_wrong_is_said_in_every_language(number: int, line: str, typed: Typed) -> None:
    assert check(typed, tuple(shlex.split(line)), [TRANSLATED[number % len(TRANSLATED)]]) == []


def test_english_that_is_left_is_found() -> None:
    assert english_left("Error: no such game", "Erreur : ce jeu n'existe pas.") == []
    assert english_left("Error: no such game", "Error: no such game") == ["Error: no such game"]
    assert english_left("Error: x", f"Erreur : {MARK} no such game") == [f"Erreur : {MARK} no such game"]


def test_the_language_is_that_of_the_flag_even_of_a_wrong_line(typed: Typed) -> None:
    assert typed.errors(("games", "foo", "--lang", "fr"), "ru").splitlines()[-1].startswith("Erreur\u202f: ")
    assert typed.errors(("games", "--lang=fr", "foo"), "ru").splitlines()[0].startswith("Usage\u202f: ")
    assert typed.errors(("games", "--lang", "xx"), "ru").splitlines()[-1].startswith("Ошибка: ")


def test_a_program_is_told_in_english(typed: Typed) -> None:
    for command in ("replay", "verify"):
        printed, _ = typed.run((command, "--json", "bad.json", "--lang", "ar"), "ar")
        assert json.loads(printed)["why"].startswith("format: ")
    printed, said = typed.run(("solve", "text.txt"), "ar")
    assert json.loads(printed)["error"] == "not a line of JSON: write one object per line"
    assert MARK not in said


# --- what is raised -------------------------------------------------------------------------------------------------

TREES = {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}
GAP = "\0"
"""Stands in a sentence for what is filled in."""
KNOWN = "the match is over"
SENTENCES = language("fr", isolating=False)


def is_known(english: str) -> bool:
    return MARK not in (own := error_sentence(SENTENCES, english)) and own != english


def name(node: ast.AST) -> str:
    """The last word of a name, as of `click.UsageError`."""
    return ast.unparse(node).rpartition(".")[2]


def handlers() -> Iterator[tuple[Path, ast.ExceptHandler, set[str]]]:
    """What is caught under a name that is looked at, in every module."""
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
                if mentions(node.body, node.name):
                    yield path, node, set(map(name, types))


def mentions(nodes: list[ast.stmt] | list[ast.expr], word: str) -> bool:
    return any(isinstance(inner, ast.Name) and inner.id == word for node in nodes for inner in ast.walk(node))


CLASSES = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
TUPLES = {node.name for node in CLASSES if "NamedTuple" in map(name, node.bases)}
BASES = {node.name: set(map(name, node.bases)) for node in CLASSES if node.name not in TUPLES}
"""The classes of the program, with what they are made from."""


def printed_errors() -> set[str]:
    """The errors of the program whose message a command prints, or hands on in one that it prints."""
    errors = {"UsageError", "BadParameter", "ClickException"}
    errors |= {error for path, _, types in handlers() if path.parts[0] == "cli" for error in types & BASES.keys()}
    before: set[str] = set()
    while errors != before:
        before = set(errors)
        errors |= {child for child, parents in BASES.items() if parents & errors}
        for _, handler, types in handlers():
            raised = [
                node.exc for node in ast.walk(handler) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
            ]
            if any(name(call.func) in errors and mentions([call], str(handler.name)) for call in raised):
                errors |= types & BASES.keys()
    return errors


PRINTED = printed_errors()
OF_FILES = ("players/boards/", "rulebook/cards.py", "rulebook/games/")
"""What reads cards, words and boards, and raises ValueError where it cannot."""


def texts(node: ast.AST, tree: ast.Module) -> list[str]:
    """The sentences that an expression may be, with gaps; none where it is no text of this place."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.JoinedStr):
        return ["".join(part.value if isinstance(part, ast.Constant) else GAP for part in node.values)]
    if isinstance(node, ast.IfExp):
        return texts(node.body, tree) + texts(node.orelse, tree)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return ["".join(pair) for pair in product(texts(node.left, tree), texts(node.right, tree))]
    return []


def listed(node: ast.AST, tree: ast.Module) -> list[str]:
    """The texts of a table from which one is filled in."""
    tables = {
        name(statement.target): statement.value
        for statement in tree.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Dict)
    }
    asked = [tables.get(name(inner.value)) for inner in ast.walk(node) if isinstance(inner, ast.Subscript)]
    return [text for table in asked if table for value in table.values for text in texts(value, tree)]


def around() -> dict[str, str]:
    """Functions that raise what they are given, with what they put before it."""
    frames = {}
    for tree in TREES.values():
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            given = {argument.arg for argument in function.args.args}
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and name(call.func) in PRINTED and isinstance(call.args[0], ast.JoinedStr):
                    last = call.args[0].values[-1]
                    if isinstance(last, ast.FormattedValue) and isinstance(last.value, ast.Name) and last.value.id in given:
                        frames[function.name] = texts(call.args[0], tree)[0]
    return frames


AROUND = around()


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence of an error that a command may print, with its place."""
    for path, tree in TREES.items():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            function = name(call.func)
            of_files = function == "ValueError" and path.as_posix().startswith(OF_FILES)
            if function not in PRINTED | {"fail", "with_hint"} | AROUND.keys() and not of_files:
                continue
            frame = AROUND.get(function, GAP)
            for argument in call.args:
                for text in texts(argument, tree):
                    if " " in text and text not in AROUND.values():
                        yield f"{path}:{call.lineno}", f"{frame[: -len(GAP)]}{text}"
                    yield from ((f"{path}:{call.lineno}", said) for said in listed(argument, tree))


SAMPLES = sorted(set(raised()))


@pytest.mark.parametrize(("place", "text"), SAMPLES, ids=[f"{place} {text[:40]!r}" for place, text in SAMPLES])
def test_every_error_that_is_raised_is_a_sentence_of_the_file(place: str, text: str) -> None:
    parts = text.split(GAP)
    filled = ((*words, "") for words in product(("x1", KNOWN), repeat=len(parts) - 1))
    samples = ("".join(part + word for part, word in zip(parts, words, strict=True)) for words in filled)
    assert any(map(is_known, samples)), f"{place}: {text.replace(GAP, '{}')!r} is not in i18n/en/errors.ftl"


def test_an_error_that_is_not_in_the_file_is_found() -> None:
    assert is_known("'x' is missing")
    assert is_known("a.json: 'x' is missing")
    assert not is_known("'x' has gone for a walk")
    assert not is_known("a.json: 'x' has gone for a walk")
    assert len(SAMPLES) > 200
    assert {"OptionError", "NotARecord", "OpeningFault", "BadSetting", "InUse", "Forfeit", "Failure"} <= PRINTED
    assert {"fail", "_lost"} <= AROUND.keys()


def test_no_command_prints_an_error_in_english() -> None:
    """What goes to standard error is a sentence of a language, and only one place shows what is raised."""
    faults = []
    for path, tree in TREES.items():
        for call in ast.walk(tree) if path.parts[0] == "cli" else ():
            if not isinstance(call, ast.Call):
                continue
            if name(call.func) == "show" and path.name not in ("_errors.py", "__init__.py"):
                faults.append(f"{path}:{call.lineno}: only _errors.py shows an error")
            to_people = any(keyword.arg == "err" and ast.unparse(keyword.value) != "False" for keyword in call.keywords)
            if name(call.func) == "echo" and to_people:
                spoken = [text for argument in call.args for text in texts(argument, tree)]
                faults += [f"{path}:{call.lineno}: {text!r}" for text in spoken if re.search("[A-Za-z]{2}", text)]
    assert faults == []
