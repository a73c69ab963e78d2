"""Whatever is thrown at a command, it says what is wrong in a sentence, and its exit code is one that is documented."""

import gzip
import json
import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from fourkings.cli import COMMANDS, cli, main

CODES = {
    int(code) for code in re.findall(r"^\| (\d+) \|", (Path(__file__).parents[2] / "docs/cli.md").read_text("utf-8"), re.M)
}
NUMBERS = ("-1", "0", "1e9", "9" * 30, "9" * 5000, "nan", "inf", "-inf", "1.5", "", "x", "½", "0x10")
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("FOURKINGS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("fourkings.cli.serve._serve", lambda *_: pytest.fail("it began to serve"))

    def typed(*arguments: str | Path) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["fourkings", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            main()
        assert stopped.value.code in CODES
        said = capfd.readouterr().err
        assert "Traceback" not in said
        return int(str(stopped.value.code)), said

    return typed


@pytest.fixture
def rubbish(tmp_path: Path) -> dict[str, Path]:
    """Files that are not what a command wants, by what is wrong with them."""
    folder = tmp_path / "rubbish"
    (folder / "a folder").mkdir(parents=True)
    contents = {
        "empty": b"",
        "binary": bytes(range(256)) * 40,
        "like a database": b"SQLite format 3\0and nothing more",
        "like an archive": b"\x1f\x8b\x08and nothing more",
        "half an archive": gzip.compress(b'{"format": "fourkings/1"}\n' * 100)[:60],
        "half an object": b'{"format": "fourkings/1", ',
        "a list": b"[1, 2]",
        "scalars": b'null\n"text"\n5\ntrue\n',
        "nested": b"[" * 200_000,
        "hardly a record": b'{"format": "fourkings/1"}',
        "strange numbers": b'{"format": NaN}\n{"format": 1e999}\n{"format": ' + b"9" * 5000 + b"}",
        "another encoding": '{"format": "fourkings/1"}'.encode("utf-16"),
        "no bytes of text": b"\0" * 5000,
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return {path.name: path for path in folder.iterdir()} | {"missing": folder / "missing"}


@pytest.mark.parametrize("command", ["replay", "verify", "luck", "solve", "dd", "restore"])
def test_every_reader_refuses_rubbish(command: str, run: Run, rubbish: dict[str, Path]) -> None:
    for name, path in rubbish.items():
        code, said = run(command, path)
        if name == "empty" and command in ("luck", "solve", "dd"):  # nothing to count, nothing to solve
            assert code == 0
            continue
        assert code == 2, name
        assert said, name
        assert len(max(said.splitlines(), key=len)) < 1500, name


def wrong_lines(*kinds: str) -> list[str]:
    """Command lines of these kinds, where NINES is a number of thousands of digits and BYTE half a letter."""
    lines = tomllib.loads(Path(__file__).with_name("wrong_lines.toml").read_text("utf-8"))
    return [line for kind in kinds for line in lines[kind].splitlines()]


def expanded(line: str) -> tuple[str, ...]:
    return tuple(shlex.split(line.replace("NINES", "9" * 5000).replace("BYTE", "\udcff")))


@pytest.mark.parametrize("typed", wrong_lines("places", "rubbish"))
def test_places_that_cannot_be(typed: str, run: Run, rubbish: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: path.read_bytes() for name, path in rubbish.items() if path.is_file()}
    monkeypatch.chdir(rubbish["empty"].parent)
    code, said = run(*expanded(typed))
    assert code == 2
    assert said
    after = {path.name: path.read_bytes() for path in rubbish["empty"].parent.iterdir() if path.is_file()}
    assert after == before  # and nothing was made or changed


def numbers() -> list[tuple[str, str]]:
    pairs = []
    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        pairs += [
            (name, option.opts[0])
            for option in command.params
            if isinstance(option.type, (click.types.IntParamType, click.types.FloatParamType))
        ]
    return pairs


NEEDED = {
    "simulate": ("king", "--max-deals", "1"),
    "match": ("king", "chance", "chance", "--sets", "1", "--max-deals", "1"),
    "league": ("king", "chance", "careful", "--sets", "1", "--max-deals", "1", "--processes", "1"),
    "teach": ("quarante", "--steps", "1", "--deals", "4", "--watched", "1", "--processes", "1"),
}
FILES = {"league": "--folder", "teach": "--out"}
"""The option of what a command writes, where it would write the same each time."""


@pytest.mark.parametrize(
    ("command", "option"),
    # A seed of every form is taken, and what is taught from it takes seconds.
    [pytest.param(*pair, marks=pytest.mark.costly) if pair == ("teach", "--seed") else pair for pair in numbers()],
)
def test_numbers_that_are_none_are_refused(
    command: str, option: str, run: Run, rubbish: dict[str, Path], tmp_path: Path
) -> None:
    file = (str(rubbish["empty"]),) if command in ("replay", "verify", "luck", "solve") else ()
    for number in NUMBERS:
        if option == "--seconds" and number in ("1.5", "1e9"):
            continue  # time is no count
        stop = ("--host", "256.1.1.1") if command == "serve" else ()  # so that nothing is served in any case
        small = command != "match" or not number.startswith("9" * 5)
        if option == "--seed" and small and number in ("-1", "0", "9" * 30):
            own = (FILES[command], str(tmp_path / number)) if command in FILES else ()
            assert run(command, *NEEDED[command], *own, option, number)[0] == 0
        elif command == "doctor":
            assert number == "0" or run(command, option, number)[0] == 2
        elif option == "--processes" or small:
            assert run(command, *NEEDED.get(command, ()), *file, *stop, option, number)[0] == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_arguments_that_nobody_asked_for(command: str, run: Run) -> None:
    for arguments in (
        ("--nonsense",),
        ("one", "two", "three", "four"),
        ("",),
        ("\udcff",),
        ("--lang", "xx"),
        ("--json=5",),
    ):
        assert run(command, *arguments)[0] == 2, arguments


@pytest.mark.parametrize("typed", wrong_lines("words"))
def test_words_that_mean_nothing(typed: str, run: Run) -> None:
    code, said = run(*expanded(typed))
    assert code == 2
    assert "Error: " in said


def test_a_card_of_five_thousand_characters_is_told_in_short(run: Run, tmp_path: Path):
    vectors = json.loads((Path(__file__).parents[2] / "docs/vectors/seal.json").read_text("utf-8"))
    record = vectors["matches"][0]
    record["deals"][0]["hands"][0][0] = "9" * 5000
    (tmp_path / "long.json").write_text(json.dumps(record))
    assert run("verify", tmp_path / "long.json")[0] == 1
