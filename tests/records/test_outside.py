"""Text from outside: half characters, controls and marks of direction end nothing and steer nothing."""

import errno
import gc
import json
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from fourkings.cli import cli
from fourkings.duplicate.sets import new_set, read_set, set_json
from fourkings.engines import find
from fourkings.puzzles.form import NotAPuzzle, read_puzzle
from fourkings.records import NotARecord, loads
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.games import GAMES, rules
from fourkings.sanitize import NESTED, NotJSON, cleaned, printable, read_json, system_reason
from fourkings.solver.positions import PositionError, parse
from fourkings.table.shown_names import distinct

HALF = "\ud800"
STEERS = "\x1b[31m\x1b]0;title\x07\x9b2J"
ROUND = "\u202eecilA\u2066"
WITH_JOINERS = {"علی‌رضا": "علی‌رضا", "क्‍ष": "क्‍ष", "Al\u200dice": "Alice", "👩\u200d🚀": "👩\u200d🚀"}


@pytest.mark.parametrize("wrong", [HALF, STEERS, ROUND, "a\nb", "a\x00b", "\u2028"])
def test_what_is_cleaned_can_be_written_and_printed(wrong: str):
    kept = cleaned(f"A{wrong}z", 40)
    assert kept.encode()
    assert kept.isprintable()
    assert kept[0] == "A"
    assert printable(wrong).encode()
    assert "\x1b" not in printable(wrong)


@pytest.mark.parametrize(
    "text", ['{"a": [1, "]["]}', '["\\"[", "\\\\"]', '["[' + "[" * 2 * NESTED + '"]', "[" + "[]," * 2 * NESTED + "[]]"]
)
def test_brackets_in_a_string_or_side_by_side_are_not_nested(text: str):
    assert read_json(text) == read_json(text.encode("utf-16")) == json.loads(text)


@pytest.mark.parametrize("opened", ["[", '{"a":', '["\\"", '])
def test_a_text_may_be_nested_so_deep_and_no_deeper(opened: str):
    closed = "]" if opened.startswith("[") else "}"
    read_json(opened * NESTED + "0" + closed * NESTED)
    with pytest.raises(NotJSON, match="nested"):
        read_json(opened * (NESTED + 1) + "0" + closed * (NESTED + 1))


@pytest.mark.parametrize(
    ("read", "refusal"), [(read_json, NotJSON), (loads, NotARecord), (parse, PositionError), (read_puzzle, NotAPuzzle)]
)
def test_nothing_is_collected_at_the_end_of_the_stack(
    read: Callable[[str], object], refusal: type[Exception], monkeypatch: pytest.MonkeyPatch
):
    def collected(*_: object) -> None: ...

    failed: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", failed.append)
    thresholds = gc.get_threshold()
    gc.callbacks.append(collected)
    gc.set_threshold(1)
    try:
        with pytest.raises(refusal):
            read("[" * 100_000)
    finally:
        gc.set_threshold(*thresholds)
        gc.callbacks.remove(collected)
    assert not failed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the text ends at character 0, before it is complete"),
        ('{"a": ', "the text ends at character 6, before it is complete"),
        ('{"a": }', '"}" at character 7 does not fit'),
        ('{"dealer": ' + "9" * 5000 + "}", "contains a number of thousands of digits"),
        (b'{"a": "\xff"}', "byte 8 is not UTF-8 text"),
    ],
)
def test_a_text_that_is_not_json_is_refused_with_its_place(text: str | bytes, said: str):
    with pytest.raises(NotJSON, match=re.escape(said)):
        read_json(text)


def test_a_refusal_of_the_system_is_in_our_own_words():
    for code, why in (
        (errno.ENOENT, "No such file or directory"),
        (errno.ESTALE, "the system reports ESTALE"),
        (None, "the system reports an error"),
    ):
        assert system_reason(OSError(code, "texts of the system differ", "file")) == why
    assert system_reason(socket.gaierror(-2, "Name or service not known")) == "Name or service not known"


@pytest.mark.parametrize(("name", "kept"), WITH_JOINERS.items())
def test_joiners_stay_where_a_script_needs_them(name: str, kept: str):
    assert cleaned(name, 40) == kept


def test_a_text_has_a_length_and_one_form():
    assert cleaned("é" * 50, 40) == "é" * 40
    assert cleaned("e\u0301", 40) == "é"
    assert len(cleaned("a" + "\u0301" * 30, 40)) <= 3


def test_names_that_are_drawn_alike_are_told_apart():
    names = ["Alice", "Alıce", "Ꭺlice", "AIice", "Аlice", "ALICE"]
    shown = list(distinct({str(place): name for place, name in enumerate(names)}).values())
    assert shown == [name if place == 0 else f"{name} ({place + 1})" for place, name in enumerate(names)]
    assert list(distinct({"a": "Ben", "b": "Zoé", "c": "Bob", "d": "مريم"}).values()) == ["Ben", "Zoé", "Bob", "مريم"]


def record(**changed: Any) -> dict[str, Any]:
    ran = CliRunner().invoke(cli, ["simulate", "jeu-du-roi", "--quiet", "--processes", "1"])
    written: dict[str, Any] = json.loads(ran.stdout)
    return written | changed


def test_a_record_with_half_a_character_is_none():
    for text in (json.dumps(record(entrants=[HALF, "b", "c", "d"])), json.dumps(record(more={"key": HALF}))):
        with pytest.raises(NotARecord, match="half a character"):
            loads(text)
    assert loads(json.dumps(record(entrants=["😀", "b", "c", "d"]))).entrants[0] == "😀", "two halves are a whole"


def test_names_of_a_record_steer_nothing():
    read = loads(json.dumps(record(entrants=[STEERS + "Ann", ROUND, "c", "d"])))
    assert all(name.isprintable() for name in read.entrants)


def test_other_texts_of_a_record_are_refused_where_they_would_steer():
    wrong = record()
    wrong["deals"][0]["hands"][0][0] = STEERS
    with pytest.raises(NotARecord, match="without control characters") as refused:
        loads(json.dumps(wrong))
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["review"]])
@pytest.mark.parametrize("wrong", [HALF, STEERS, ROUND])
def test_commands_print_nothing_that_steers(command: list[str], wrong: str, tmp_path: Path):
    bad = record(entrants=[wrong, "b", "c", "d"])
    bad["deals"][0]["hands"][0][0] = wrong
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(bad) + "\n")
    said = CliRunner().invoke(cli, [*command, str(file)])
    assert said.exit_code in (1, 2), said.output
    assert not said.exception or isinstance(said.exception, SystemExit)
    assert all(line.isprintable() for line in said.output.splitlines())


def test_a_set_has_a_name_that_can_be_written():
    secret = bytes(SECRET_BYTES)
    whole = set_json(new_set("x", rules(GAMES["king"]), 1, "careful 1", secret))
    for wrong in (HALF, STEERS):
        with pytest.raises(NotARecord):
            read_set(json.dumps(whole | {"name": wrong}))
    ran = CliRunner().invoke(cli, ["boards", "make", "king", "--name", f"{HALF}Sunday{STEERS}"])
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.output)["name"].isprintable()


ENGINE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        hello = {"type": "hello", "protocol": "fourkings/engine/2", "name": "\\ud800\\x1b[31mred", "version": 1}
        print(json.dumps(hello), flush=True)
    elif asked["type"] == "view":
        print(json.dumps({"type": "action", "id": asked["id"], "action": asked["legal"][0]}), flush=True)
"""


def test_an_engine_has_a_name_that_can_be_written(tmp_path: Path):
    program = tmp_path / "engine.py"
    program.write_text(ENGINE)
    bot = find(f"engine:{sys.executable} {program}")
    assert bot.NAME == "[31mred"
    written = CliRunner().invoke(
        cli,
        ["simulate", "jeu-du-roi", "--bots", f"engine:{sys.executable} {program}", "--quiet", "--out", str(tmp_path / "x")],
    )
    assert written.exit_code == 0, written.output
    assert loads((tmp_path / "x").read_text().splitlines()[0]).deals
