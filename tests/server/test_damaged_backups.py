"""A damaged backup is refused in a sentence with its line, by documented exit codes, and leaves nothing behind."""

import gzip
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings, strategies

from fourkings.cli import cli
from fourkings.server.backup.restore import check, restore
from fourkings.server.backup.stored_texts import READERS
from fourkings.server.backup.writing import BackupError
from fourkings.server.net.settings import Settings
from server.test_backup import backup, fill, sealed

pytestmark = [pytest.mark.parametrize("database", ["sqlite"], indirect=True), pytest.mark.usefixtures("database")]

PYTHONS_WORDS = re.compile(r"Error\b|Traceback|Errno|int\(\)|NoneType|object is not|not enough values|codec|<class")
"""What Python says of errors, which no sentence for people may contain."""


@pytest.fixture(scope="module")
def whole(database: str, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of one finished match, one in the middle of a trick, and one just begun."""
    full = Settings(data=tmp_path_factory.mktemp("full"))
    fill(full)
    return backup(full)


@pytest.fixture(scope="module")
def small(database: str, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of one match in mid-deal and one just begun: for damage by chance, again and again."""
    few = Settings(data=tmp_path_factory.mktemp("few"))
    fill(few, ["jeu-du-roi"])
    return backup(few)


@pytest.fixture
def empty(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "empty")


def changed(text: bytes, table: str, which: int, change: Callable[[dict[str, Any]], object]) -> tuple[bytes, int]:
    """The backup with one row of a table changed, its checksum made to agree; and the line of that row."""
    lines = text.splitlines(keepends=True)[:-1]
    places = [place for place, line in enumerate(lines) if line.startswith(f'["{table}"'.encode())]
    row = json.loads(lines[places[which]])
    change(row[1])
    lines[places[which]] = json.dumps(row).encode() + b"\n"
    return sealed(lines), places[which] + 1


def value(column: str, new: object) -> Callable[[dict[str, Any]], object]:
    return lambda row: row.__setitem__(column, new)


ROWS: dict[str, tuple[str, int, Callable[[dict[str, Any]], object]]] = {
    "a column is missing in a later row": ("table_events", 300, lambda row: row.pop("at")),
    "a column is missing in the first row": ("tables", 0, lambda row: row.pop("summary")),
    "a column too many": ("tables", 1, value("colour", "red")),
    "a summary that is not JSON": ("tables", 1, value("summary", "{")),
    "a summary without entries": ("tables", 1, value("summary", "[]")),
    "a summary that is text": ("tables", 1, value("summary", '"abc"')),
    "a summary without end": ("tables", 1, value("summary", "[1e400]")),
    "a summary with an endless number": ("tables", 1, value("summary", "[1e400, 1, [0], false, [], []]")),
    "half a character": ("tables", 2, value("game", "\ud800")),
    "a character that no database takes": ("people", 0, value("name", "A\0B")),
    "a number that no database takes": ("tables", 0, value("changes", 10**30)),
    "a number with five thousand digits": ("tables", 0, value("changes", float("1e308"))),
    "a number as text": ("table_events", 5, value("version", "6")),
    "a truth value as a number": ("table_events", 5, value("version", True)),
    "text as a number": ("tables", 0, value("game", 400)),
    "nothing where something has to be": ("tables", 0, value("game", None)),
    "a secret that is not hexadecimal": ("tables", 0, value("secret", "zz")),
    "a secret that is a list": ("tables", 0, value("secret", [1])),
    "an event that is not JSON": ("table_events", 7, value("event", "{")),
    "an event that is a list": ("table_events", 7, value("event", "[]")),
    "an event without a type": ("table_events", 7, value("event", "{}")),
    "an event nested too deep": ("table_events", 7, value("event", "[" * 100_000)),
    "a pace that is unknown": ("tables", 0, value("pace", "hasty")),
    "an origin that is unknown": ("tables", 0, value("origin", '{"from": "the moon"}')),
    "an event of no table": ("table_events", 7, value("table_id", "nobody's")),
    "an event twice": ("table_events", 7, value("version", 7)),
}
"""Damage inside a row, at which its line is named."""


@pytest.mark.parametrize("damage", ROWS)
def test_a_damaged_row_is_refused_with_its_line(whole: bytes, empty: Settings, damage: str):
    text, line = changed(whole, *ROWS[damage])
    with pytest.raises(BackupError, match=rf"^line {line} of the backup") as refused:
        restore(empty, io.BytesIO(text))
    assert not PYTHONS_WORDS.search(str(refused.value))
    assert not empty.data.exists()


LOGS: dict[str, tuple[str, int, Callable[[dict[str, Any]], object], str]] = {
    "a game that is unknown": ("tables", 1, value("game", "bridge"), "names the game 'bridge'"),
    "a preset of another game": ("tables", 1, value("preset", "brazil"), "names the preset 'brazil'"),
    "a version of later": ("tables", 1, value("summary", "[9, 1, [0, 0, 0, 0], false, [], [], 0, 0, []]"), "ends with"),
    "scores of another match": ("tables", 1, value("summary", "[4, 1, [9, 0, 0, 0], false, [], [], 0, 0, []]"), "scores"),
    "half a secret": ("tables", 1, value("secret", "ab" * 16), "secret is incomplete"),
    "an unknown event": ("table_events", 7, value("event", '{"type":"explode"}'), "cannot be read"),
    "an event of seat 9": ("table_events", 7, value("event", '{"type":"act","seat":9,"action":"KH"}'), "breaks"),
    "an event without its fields": ("table_events", 7, value("event", '{"type":"act"}'), "cannot be read"),
    "an event out of place": ("table_events", 7, value("event", '{"type":"join","player":"x","place":0}'), "does not fit"),
    "an undo of nothing": ("table_events", 7, value("event", '{"type":"undo","deal":99,"actions":3}'), "does not fit"),
    "a deal of one card": ("table_events", 1, value("event", '{"type":"deal","hands":[["KH"],[],[],[]]}'), "complete pack"),
}
"""Damage that only the replay of a log finds."""


@pytest.mark.parametrize("damage", LOGS)
def test_a_damaged_log_is_named_with_its_line(whole: bytes, empty: Settings, damage: str):
    *where, said = LOGS[damage]
    text, line = changed(whole, *where)
    restored = restore(empty, io.BytesIO(text))
    assert [(broken.line, said in broken.fault) for broken in restored.broken] == [(line, True)], restored.broken
    assert not PYTHONS_WORDS.search(restored.broken[0].fault)
    assert not empty.data.exists()


@pytest.mark.parametrize(
    ("column", "text"),
    [
        (("board_fields", "points"), "[[20, 24], [30, 14]]"),
        (("board_plays", "points"), "[20, 24]"),
        (("board_plays", "lost"), '["much"]'),
        (("board_sets", "contents"), '{"game": "king"}'),
        (("verdicts", "decision"), '{"deal": 1, "action": 0, "verdict": "mistake", "loss": 3, "explanation": null}'),
        (("exercises", "task"), "[]"),
        (("tables", "origin"), '{"names": ["A"], "seats": [0, 1, 2, 3]}'),
    ],
)
def test_a_text_that_no_page_could_read_is_refused(column: tuple[str, str], text: str):
    with pytest.raises((ValueError, LookupError, TypeError, AttributeError)):
        READERS[column](text)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: [*lines[:9], b"not JSON\n", *lines[9:]],
        lambda lines: [*lines[:9], b"\xff\xfe\n", *lines[9:]],
        lambda lines: [*lines[:9], b"[1, 2]\n", *lines[9:]],
        lambda lines: [*lines[:9], b'["bridges", {}]\n', *lines[9:]],
        lambda lines: [*lines[:9], b'["table_events", {"at": NaN}]\n', *lines[9:]],
        lambda lines: [*lines[:9], b'["table_events", {"at": 1, "at": 2}]\n', *lines[9:]],
    ],
)
def test_a_foreign_line_is_refused(whole: bytes, empty: Settings, spoil: Callable[[list[bytes]], list[bytes]]):
    with pytest.raises(BackupError, match=r"^line 10 of the backup"):
        restore(empty, io.BytesIO(sealed(spoil(whole.splitlines(keepends=True)[:-1]))))
    assert not empty.data.exists()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text + b"\n", "^line {last} of the backup should be its last"),
        (lambda text: b"", "cut off"),
        (lambda text: text[: len(text) * 9 // 10], "cut off or changed"),
        (lambda text: b"".join(text.splitlines(keepends=True)[:-1]), "without its last line: the file was cut off"),
        (lambda text: text.replace("Ännchen".encode(), b"Annchen"), "its checksum does not agree"),
    ],
)
def test_what_was_cut_off_changed_or_continued_is_refused(
    whole: bytes, empty: Settings, spoil: Callable[[bytes], bytes], said: str
):
    with pytest.raises(BackupError, match=said.format(last=whole.count(b"\n"))):
        restore(empty, io.BytesIO(spoil(whole)))
    assert not empty.data.exists()


@pytest.mark.parametrize(
    ("damage", "code"),
    [("a summary without end", 2), ("a column is missing in a later row", 2), ("a game that is unknown", 1)],
)
@pytest.mark.parametrize("command", [["restore"], ["backup", "--check"]])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_commands_name_the_line_and_end_by_the_documented_code(
    whole: bytes, empty: Settings, tmp_path: Path, damage: str, code: int, command: list[str], lang: str
):
    text, line = changed(whole, *(ROWS | LOGS)[damage][:3])
    (tmp_path / "bad").write_bytes(text)
    called = CliRunner().invoke(cli, [*command, str(tmp_path / "bad"), "--data", str(empty.data)], env={"LANG": lang})
    assert called.exit_code == code, called.output
    assert str(line) in called.stderr
    assert not PYTHONS_WORDS.search(called.stderr.removeprefix("Error: "))
    assert not empty.data.exists()


SPOILS = strategies.lists(
    strategies.tuples(strategies.sampled_from(["flip", "cut", "swap", "double", "drop"]), strategies.floats(0, 0.9999)),
    min_size=1,
    max_size=3,
)


def spoiled(text: bytes, spoils: list[tuple[str, float]]) -> bytes:
    """The text with bytes flipped or cut out, and lines swapped, doubled or left out."""
    for kind, share in spoils:
        at, lines = int(share * len(text)), text.splitlines(keepends=True)
        line = int(share * (len(lines) - 1))
        match kind:
            case "flip":
                text = text[:at] + bytes([text[at] ^ 1 << at % 8]) + text[at + 1 :] if text else text
            case "cut":
                text = text[:at] + text[at + 1 + at % 50 :]
            case "swap":
                lines[line : line + 2] = reversed(lines[line : line + 2])
                text = b"".join(lines)
            case "double":
                text = b"".join([*lines[: line + 1], *lines[line:]])
            case "drop":
                text = b"".join([*lines[:line], *lines[line + 1 :]])
    return text


CHANCE = settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@CHANCE
@given(spoils=SPOILS)
def test_no_damage_passes_unseen(small: bytes, spoils: list[tuple[str, float]]):
    text = spoiled(small, spoils)
    if text != small:
        with pytest.raises(BackupError) as refused:
            check(io.BytesIO(text))
        assert not PYTHONS_WORDS.search(str(refused.value))


@CHANCE
@given(spoils=SPOILS)
def test_damage_with_a_checksum_that_agrees_never_ends_in_a_traceback(small: bytes, spoils: list[tuple[str, float]]):
    """Somebody has changed a backup and its checksum: it may still be one, and is refused in words if it is not."""
    lines = spoiled(b"".join(small.splitlines(keepends=True)[:-1]), spoils).splitlines(keepends=True)
    try:
        sentences = [broken.fault for broken in check(io.BytesIO(sealed(lines))).broken]
    except BackupError as refused:
        sentences = [str(refused)]
    assert not any(map(PYTHONS_WORDS.search, sentences))


@settings(CHANCE, max_examples=30)
@given(spoils=SPOILS)
def test_a_damaged_archive_is_refused_in_words(
    small: bytes, tmp_path_factory: pytest.TempPathFactory, spoils: list[tuple[str, float]]
):
    text, folder = spoiled(gzip.compress(small, mtime=0), spoils), tmp_path_factory.mktemp("packed")
    (folder / "bad.gz").write_bytes(text)
    called = CliRunner().invoke(cli, ["restore", str(folder / "bad.gz"), "--data", str(folder / "new")])
    assert called.exit_code == 2 or (called.exit_code == 0 and (folder / "new").exists()), called.output
    if called.exit_code:
        assert isinstance(called.exception, SystemExit)
        assert not PYTHONS_WORDS.search(called.stderr.removeprefix("Error: "))
        assert not (folder / "new").exists()
