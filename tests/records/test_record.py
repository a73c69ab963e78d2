"""Records as text: written and read again, also those of every released version; text from outside steers nothing."""

import errno
import gc
import json
import random
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cases import CASES, Case, few, sampled
from fourkings import __version__
from fourkings.arena import simulate
from fourkings.bots import chance
from fourkings.cli import cli
from fourkings.duplicate.sets import new_set, read_set, set_json
from fourkings.engines import find as find_engine
from fourkings.puzzles.form import NotAPuzzle, read_puzzle
from fourkings.records import FORMAT, NotARecord, dumps, from_json, loads, to_json, token
from fourkings.records.replay import Fault, replay
from fourkings.records.verify import verify
from fourkings.rulebook import deck
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, find, parse_action, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.sanitize import NESTED, NotJSON, cleaned, printable, read_json, system_reason
from fourkings.solver.positions import PositionError, parse
from fourkings.table.shown_names import distinct

TOP = ["format", "game", "preset", "options", "entrants", "opening", "deals", "result"]
EXAMPLE = {  # the example of docs/record.md, its elisions left out
    "format": "fourkings/1",
    "game": "400",
    "preset": "classic",
    "options": {"expose_first": "on", "values": "seed", "target": 41, "partner_floor": "positive"},
    "entrants": ["Amal", "Bruno", "Chloé", "Dario"],
    "opening": {"draw": [["9H", "AS", "2C", "AD"], [None, "KD", None, "4S"]], "seats": [0, 1, 2, 3], "dealer": 1},
    "deals": [],
}


def played(case: Case, seed: int = 1, deals: int = 4) -> Match:
    return next(simulate(case.rules, [chance] * 4, seed, 1, deals))


@pytest.mark.parametrize("case", sampled(CASES))
def test_what_is_written_is_read_again(case: Case):
    match = played(case)
    for with_legal in (False, True):
        line = dumps(match, with_legal)
        assert "\n" not in line
        record = loads(line)
        assert record.rules == case.rules
        assert record.raw == to_json(match, with_legal)
        assert replay(record) == match
        assert dumps(replay(record), with_legal) == line


@pytest.mark.parametrize("case", sampled(CASES))
def test_keys_and_their_order(case: Case):
    match = played(case, deals=12)
    record = to_json(match, with_legal=True)
    assert list(record) == (TOP if match.result else TOP[:-1])
    assert record["format"] == FORMAT
    assert record["options"] == {option.name: case.rules[option.name] for option in case.game.OPTIONS}
    kings = case.game.ID == "quarante-1792" and case.rules["partners"] == "kings"
    assert list(record["opening"]) == ["draw", *(["kings"] if kings else []), "seats", "dealer"]
    for number, deal in enumerate(record["deals"], 1):
        shown = ["turned"] if case.game.TEAM_SCORES else []
        if case.game.ID == "400" and case.rules["expose_first"] == "on":
            shown = ["face_up"]
        void = ["void"] if deal.get("void") else []
        assert list(deal) == ["number", "dealer", "hands", *shown, "actions", *void, "points", "totals"]
        assert deal["number"] == number
        assert len(deal["points"]) == len(deal["totals"]) == (2 if case.game.TEAM_SCORES else 4)
        for _, action, every in deal["actions"]:
            assert action in every
            assert every == sorted(every)


@pytest.mark.parametrize("game", few(GAMES, 2))
def test_a_running_deal_has_no_points_and_can_be_read(game: str):
    dice, chosen_rules = random.Random(2), rules(GAMES[game])
    secret = dice.randbytes(deck.SECRET_BYTES)
    match = from_secret(chosen_rules, secret)
    for _ in range(150):
        if match.result:
            break
        record = to_json(match)
        assert "result" not in record
        assert ("points" in record["deals"][-1]) == match.between_deals
        assert replay(loads(dumps(match))) == match
        if match.between_deals:
            match = deal_from_secret(match, secret)
        else:
            match = apply_unchecked(match, dice.choice(legal(match.state)))


def test_the_example_of_the_format_holds():
    assert replay(from_json(EXAMPLE)).opening.dealer == 1
    assert list(EXAMPLE) == TOP[:-1]
    with pytest.raises(Fault, match="FH-10"):
        replay(from_json(EXAMPLE | {"result": {"scores": [43, 7, 12, -3], "winners": [0, 2]}}))


def test_readers_let_unknown_keys_be_and_keep_them():
    deal = to_json(played(CASES[0], deals=1))["deals"][0] | {"clock": [1, 2]}
    record = to_json(played(CASES[0], deals=1)) | {"event": {"round": 3}, "deals": [deal]}
    record["opening"]["weather"] = "fair"
    read = from_json(record)
    assert replay(read).totals == tuple(deal["totals"])
    assert read.raw == record


def test_an_option_left_out_has_the_value_of_the_preset():
    record = to_json(played(next(case for case in CASES if str(case) == "king-portugal")))
    record["options"] = {}
    assert from_json(record).rules == rules(GAMES["king"], "portugal")
    record["options"] = {"split_limit": "2"}
    assert from_json(record).rules["split_limit"] == 2


def test_a_position_may_be_given_without_a_draw():
    record = EXAMPLE | {"opening": {"draw": [], "seats": [3, 1, 0, 2], "dealer": 2}}
    assert replay(from_json(record)).opening.seats == (3, 1, 0, 2)


def test_the_last_king_may_be_listed_or_not():
    match = played(next(case for case in CASES if str(case) == "quarante-1792-classic"))
    record = to_json(match)
    assert record["opening"]["kings"][-1][1][0] == "K"
    record["opening"]["kings"].pop()
    assert replay(from_json(record)).opening.seats == match.opening.seats


@pytest.mark.parametrize("game", GAMES)
def test_actions_both_ways(game: str):
    game_here = GAMES[game]
    for preset in game_here.PRESETS:
        for action in (*game_here.CALLS, *game_here.pack(rules(game_here, preset))):
            assert parse_action(game_here, token(action)) == action
    nonsense = "qh 10H 1H QX bid: bid:1 bid:14 +9 -3 +0 clique:AAA clique:KK"
    for word in ("", "QH ", *nonsense.split()):
        with pytest.raises(ValueError, match="neither a card nor a word"):
            parse_action(game_here, word)
    assert all(find(alias) is game_here for alias in (game_here.ID, *game_here.ALIASES))


def test_JR_9_what_is_paid_is_in_the_record_and_may_be_left_out():
    (match,) = simulate(rules(find("jeu-du-roi"), options={"stake": 3}), [chance] * 4, seed=1, matches=1)
    record = to_json(match)
    payments = record["result"]["payments"]
    assert match.result is not None
    assert tuple(payments) == match.result.payments
    assert sum(payments) == 0 < max(payments)
    assert replay(from_json(record)) == match
    shorter = {key: value for key, value in record["result"].items() if key != "payments"}
    assert replay(from_json(record | {"result": shorter})) == match
    with pytest.raises(Fault, match=r"the payments are .*JR-9"):
        replay(from_json(record | {"result": shorter | {"payments": [1, 0, 0, -1]}}))
    unstaked = record | {"options": record["options"] | {"stake": 0}}
    with pytest.raises(Fault, match="nothing is staked"):
        replay(from_json(unstaked))


FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_released_version_replays(path: Path):
    record = loads(path.read_text("utf-8"))
    assert replay(record).result is not None
    assert verify(record).verdict == ("agrees" if path.stem.endswith("-sealed") else "open")


def test_this_version_has_left_its_records():
    here = {path.stem for path in (FOLDER / __version__).glob("*.json")}
    presets = {f"{game.ID}-{preset}" for game in GAMES.values() for preset in game.PRESETS}
    assert here == presets | {f"{game}-sealed" for game in GAMES}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_changed_record_does_not_pass(path: Path):
    raw = json.loads(path.read_text("utf-8"))
    raw["result"]["scores"][0] += 1
    with pytest.raises(ValueError, match="score"):
        replay(loads(json.dumps(raw)))


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
    bot = find_engine(f"engine:{sys.executable} {program}")
    assert bot.NAME == "[31mred"
    written = CliRunner().invoke(
        cli,
        ["simulate", "jeu-du-roi", "--bots", f"engine:{sys.executable} {program}", "--quiet", "--out", str(tmp_path / "x")],
    )
    assert written.exit_code == 0, written.output
    assert loads((tmp_path / "x").read_text().splitlines()[0]).deals
