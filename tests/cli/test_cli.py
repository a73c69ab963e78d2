"""The command line as a user meets it: a process of its own where that may matter, within this one for the many cases."""

import io
import json
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fourkings import precompile
from fourkings.cli import COMMANDS, main
from fourkings.kernels import PARTS
from fourkings.rulebook.games import GAMES

FOURKINGS = (sys.executable, "-m", "fourkings")
HEAVY_MODULES = {
    "aiosqlite", "asyncio", "fastapi",  "http", "hypothesis",  "llvmlite", "numba", "numpy", "pydantic",
    "rich", "sqlite3", "ssl", "starlette", "textual", "unittest",  "uvicorn",
}  # fmt: skip


def run(*arguments: str | Path, text: bytes = b"", **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **settings}
    command = [*FOURKINGS, *map(str, arguments)]
    ran = subprocess.run(command, input=text, capture_output=True, env=environment, timeout=300, check=False)
    done = subprocess.CompletedProcess(command, ran.returncode, ran.stdout.decode(), ran.stderr.decode())
    assert "Traceback" not in done.stderr, done.stderr
    return done


def inside(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = ["fourkings", *map(str, arguments)]
    out, errors = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        for name, new in (("argv", command), ("stdout", out), ("stderr", errors)):
            patch.setattr(sys, name, new)
        with pytest.raises(SystemExit) as stop:
            main()
    texts = [stream.buffer.getvalue().decode() for stream in (out, errors)]  # type: ignore[attr-defined]
    return subprocess.CompletedProcess(command, stop.value.code, *texts)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict:
    out = tmp_path_factory.mktemp("records") / "king.jsonl"
    assert run("simulate", "king", "--seed", "1", "--out", out).returncode == 0
    return json.loads(out.read_text("utf-8"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str):
    ran = inside(command, "--help")
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"Usage: fourkings {command} ")
    assert ran.stdout == inside(command, "-h").stdout


def test_the_help_lists_every_command():
    ran = run("--help")
    assert ran.returncode == 0
    for command in COMMANDS:
        assert f"\n  {command} " in ran.stdout
    assert run("--version").stdout.startswith("fourkings ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "poker"], "there is no game 'poker': the games are quarante, quarante-1792, 400, jeu-du-roi, king"),
        (["simulate", "king", "--preset", "x"], "king has no preset 'x': the presets are classic, short, portugal"),
        (["simulate", "king", "--option", "x=1"], "king has no option 'x': the options are length, deck"),
        (["simulate", "king", "--option", "deck=40"], "deck = 40: the values are 52, 32 (KG-27)"),
        (["simulate", "king", "--option", "deck=32", "--option", "deck=52"], "deck is set twice; set it once"),
        (["simulate", "400", "--option", "target=10"], "target = 10: the values are 11–200 (FH-10)"),
        (
            ["simulate", "quarante", "--option", "cliques_first=on", "--option", "cliques=best_only"],
            "cliques_first = on goes only with cliques = all, not best_only (QR-12)",
        ),
        (["simulate", "king", "--bots", "nobody"], "there is no bot 'nobody': the bots are "),
        (["simulate", "king", "--bots", "chance,chance"], "one name for all four, or four names"),
        (
            ["simulate", "king", "--out", "/no/such/folder/file"],
            "the folder /no/such/folder does not exist; create it first",
        ),
        (["replay"], "Missing argument 'RECORD...'"),
        (["serve", "--port", "abc"], "Invalid value for '--port': 'abc' is not a whole number."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_one_clear_sentence(arguments: list[str], complaint: str):
    ran = inside(*arguments)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert complaint in ran.stderr
    assert ran.stderr.count("Error: ") == 1


def test_games_and_rule_pages_in_both_languages():
    for language, other in (("en", "fr"), ("fr", "en")):
        every = run("games", LC_ALL=f"{language}_XX.UTF-8")
        assert every.returncode == 0
        assert every.stdout != inside("games", "--lang", other).stdout
        for game in GAMES.values():
            assert game.ID in every.stdout
    for game, language, other in zip(GAMES.values(), ("en", "fr") * 3, ("fr", "en") * 3, strict=False):
        shown = inside("games", game.ALIASES[0], "--lang", language)
        assert shown.returncode == 0
        for option in game.OPTIONS:
            assert f"  {option.name} = {option.default}  ({option.clause})" in shown.stdout
        for preset in game.PRESETS:
            assert f"\n  {preset}" in shown.stdout
        page = inside("rules", game.ID, "--lang", other)
        assert page.returncode == 0
        assert all(clause in page.stdout for clause in game.CLAUSES)


def test_a_terminal_without_suits_prints_letters_for_them():
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    command = [*FOURKINGS, "games", "king", "--lang", "fr"]
    ran = subprocess.run(command, capture_output=True, env=environment, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr
    said = ran.stdout.decode("latin-1")
    assert "du RH, sauf en dernière carte" in said
    assert "?:" not in said


def test_completion_knows_commands_and_games():
    asked = run(COMP_WORDS="fourkings simulate q", COMP_CWORD="2", _FOURKINGS_COMPLETE="bash_complete")
    assert "quarante-1792" in asked.stdout
    asked = run(COMP_WORDS="fourkings rep", COMP_CWORD="1", _FOURKINGS_COMPLETE="bash_complete")
    assert asked.stdout.split() == ["plain,replay"]


def test_a_cold_start_imports_nothing_heavy():
    code = "import sys; sys.argv[1:] = ['games']\ntry: import runpy; runpy.run_module('fourkings', run_name='__main__')\n"
    code += "finally: print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "quarante" in ran.stdout
    assert HEAVY_MODULES & set(ran.stderr.split()) == set()


@pytest.mark.costly
def test_the_same_seed_gives_the_same_bytes(tmp_path: Path):
    first = {}
    for game in GAMES:
        arguments = ["simulate", game, "--seed", "7", "--matches", "2", "--max-deals", "4", "--legal"]
        first[game], again = (run(*arguments, PYTHONHASHSEED=seed).stdout for seed in ("1", "2"))
        assert first[game] == again
        assert first[game].count("\n") == 2
    arguments = ["simulate", "king", "--max-deals", "4", "--legal"]
    out = tmp_path / "king"
    assert run(*arguments, "--seed", "7", "--matches", "2", "--out", out).stdout == ""
    assert out.read_bytes() == first["king"].encode()
    assert run("replay", out).stdout == "2 records hold.\n"
    assert run(*arguments, "--seed", "7", "--matches", "3").stdout.startswith(first["king"])
    assert run(*arguments, "--seed", "8", "--matches", "2").stdout != first["king"]


@pytest.mark.costly
def test_a_failed_simulation_leaves_the_old_file(tmp_path: Path):
    out = tmp_path / "kept.jsonl"
    out.write_text("kept")
    for wrong in (["--preset", "x"], ["--bots", "nobody"], ["--option", "deck=1"]):
        assert run("simulate", "king", *wrong, "--out", out).returncode == 2
    process = subprocess.Popen(
        [*FOURKINGS, "simulate", "king", "--matches", "100000", "--out", out],
        stderr=subprocess.PIPE,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509
    )
    wait_for(lambda: len(list(tmp_path.iterdir())) == 2)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=300)[1].decode().strip() == "Stopped."
    assert process.returncode == 130
    assert out.read_text() == "kept"
    assert list(tmp_path.iterdir()) == [out]


def hear_ctrl_c() -> None:
    """In a process about to be run: who runs the tests in the background has taught its children to overhear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def wait_for(condition) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.costly
def test_a_reader_who_leaves_is_not_complained_to(record: dict, tmp_path: Path):
    many = tmp_path / "many"
    many.write_text((json.dumps(record) + "\n") * 3)
    for command in (["simulate", "king", "--matches", "50"], ["games", "king"], ["rules", "king"], ["replay", str(many)]):
        with subprocess.Popen([*FOURKINGS, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout
            assert process.stderr
            if command[0] == "simulate":
                assert process.stdout.read(1) == b"{"
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(timeout=300) == 0


@pytest.mark.costly
def test_nowhere_to_write(tmp_path: Path):
    for command in (["games"], ["simulate", "king"]):
        shell = f"exec {' '.join([*FOURKINGS, *command])}"
        assert subprocess.run(f"{shell} >&-", shell=True, capture_output=True, check=True).stderr == b""
        full = subprocess.run(f"{shell} >/dev/full", shell=True, capture_output=True, text=True, check=False)
        assert full.returncode == 2
        assert full.stderr == "Error: the system: No space left on device\n"


def complaints(file: Path, *bad: bytes | str | dict, code: int = 2) -> list[str]:
    """What `replay` says of records that are all bad, without their places; --quiet says nothing and exits alike."""
    texts = [json.dumps(record) if isinstance(record, dict) else record for record in bad]
    file.write_bytes(b"\n".join(text.encode() if isinstance(text, str) else text for text in texts))
    ran = inside("replay", file)
    quiet = inside("replay", file, "--quiet")
    assert (ran.returncode, quiet.returncode) == (code, code)
    assert (ran.stdout, quiet.stdout, quiet.stderr) == ("", "", "")
    said = ran.stderr.splitlines()
    for number, line in enumerate(said, 1):
        assert line.startswith(f"{file}:{number}: ")
        assert len(line) < 1000
    return [line.removeprefix(f"{file}:{number}: ") for number, line in enumerate(said, 1)]


def check_complaints(tmp_path: Path, expected: list[tuple[bytes | str | dict, str]], code: int = 2) -> None:
    said = complaints(tmp_path / "bad", *(bad for bad, _ in expected), code=code)
    assert len(said) == len(expected)
    for line, (_, wanted) in zip(said, expected, strict=True):
        assert wanted in line


def test_files_that_hold_no_record(record: dict, tmp_path: Path):
    file, whole = tmp_path / "none", json.dumps(record)
    for nothing in ("", "\n \r\n\t\n"):
        file.write_text(nothing)
        ran = inside("replay", file)
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{file}: The file contains no record.\n")
    not_an_object = [
        (text, "the record: a JSON object is expected") for text in ("[]", "null", '"fourkings/1"', "7", "true")
    ]
    check_complaints(
        tmp_path,
        [
            (whole[: len(whole) // 2], "this is not JSON"),
            (whole[:-1], "this is not JSON"),
            ("Dear Sir,", 'this is not JSON: "Dear Sir," at character 1 does not fit'),
            (b'{"\xff\xfe": 1}', "byte 3 is not UTF-8 text"),
            (whole.encode("utf-16-le"), "this is not JSON"),
            ("[" * 300_000, "nested more than 100 deep"),
            ('{"format":' * 300_000, "nested more than 100 deep"),
            *not_an_object,
            ("{}", "'format' is missing"),
        ],
    )


def test_records_of_a_wrong_form(record: dict, tmp_path: Path):
    deal, opening = record["deals"][0], record["opening"]

    def without(keys: dict, key: str) -> dict:
        return {k: v for k, v in keys.items() if k != key}

    def with_deal(**keys: object) -> dict:
        return record | {"deals": [deal | keys]}

    top = ("format", "game", "preset", "options", "entrants", "opening", "deals")
    dealt = ("number", "dealer", "hands", "actions")
    check_complaints(
        tmp_path,
        [
            *((without(record, key), f"{key!r} is missing") for key in top),
            *((record | {"deals": [without(deal, key)]}, f"deals[0]: {key!r} is missing") for key in dealt),
            *((record | {"opening": without(opening, key)}, f"opening: {key!r} is missing") for key in opening),
            (record | {"entrants": ["A"]}, "entrants: four entries"),
            (record | {"opening": opening | {"draw": [["AS"]]}}, "opening.draw[0]: four entries"),
            (with_deal(hands=deal["hands"][:3]), "deals[0].hands: four entries"),
            (with_deal(hands=[[7], *deal["hands"][1:]]), "deals[0].hands[0][0]: text is expected"),
            (with_deal(dealer=4), "deals[0].dealer: a number from 0 to 3"),
            (with_deal(dealer=True), "deals[0].dealer: a number from 0 to 3"),
            (with_deal(number=1.5), "deals[0].number: a whole number"),
            (with_deal(points=[1.0, 0, 0, 0]), "deals[0].points[0]: a whole number"),
            (with_deal(points=None), "deals[0].points: a list is expected"),
            (record | {"deals": [without(deal, "totals")]}, "points and totals stand together"),
            (with_deal(actions=[[0]]), "deals[0].actions[0]: an action is [seat, action]"),
            (with_deal(actions=[[0, 5]]), "deals[0].actions[0][1]: text is expected"),
            (with_deal(void="no"), "deals[0].void: true or false"),
            (record | {"result": {"scores": [0, 0, 0, 0], "winners": [9]}}, "result.winners[0]: a number from 0 to 3"),
            (record | {"result": {"scores": [0, 0, 0, 0]}}, "result: 'winners' is missing"),
        ],
    )


def test_numbers_and_keys_that_json_should_not_hold(record: dict, tmp_path: Path):
    whole = json.dumps(record)

    def numbered(text: str) -> str:
        return whole.replace('"number": 1,', f'"number": {text},', 1)

    never = [(numbered(number), f"{number} is not a number") for number in ("NaN", "Infinity", "-Infinity")]
    twice = (whole.replace("{", '{"game": "king", ', 1), 'the key "game" appears twice')
    check_complaints(
        tmp_path,
        [*never, (numbered("9" * 5000), "a number of thousands of digits"), (numbered("1e400"), "a whole number"), twice],
    )
    check_complaints(tmp_path, [(numbered("9" * 400), "this is deal 1 of the match")], code=1)


def test_hands_that_are_not_dealt_from_the_pack(record: dict, tmp_path: Path):
    hand, other = record["deals"][0]["hands"][:2]

    def with_hand(cards: list[str]) -> dict:
        deal = record["deals"][0]
        return record | {"deals": [deal | {"hands": [cards, *deal["hands"][1:]]}]}

    check_complaints(
        tmp_path,
        [
            (with_hand(hand[1:]), "Deal 1: the hand of seat 0 has 12 cards, not 13 (GEN-2)"),
            (with_hand([*hand, hand[0]]), "has 14 cards, not 13 (GEN-2)"),
            (with_hand([hand[1], *hand[1:]]), f"{hand[1]} is dealt twice (GEN-2)"),
            (with_hand([other[0], *hand[1:]]), f"{other[0]} is dealt twice (GEN-2)"),
            (with_hand(["1H", *hand[1:]]), "'1H' is not a card"),
        ],
        code=1,
    )


def test_a_line_of_fifty_megabytes_costs_little(tmp_path: Path):
    """It is never in memory as a whole."""
    file = tmp_path / "long"
    with file.open("wb") as out:
        for _ in range(50):
            out.write(b'{"a":' + b" " * (1 << 20))
    shell = f"ulimit -v 600000; exec {' '.join(FOURKINGS)} replay {file}"
    ran = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == f"{file}:1: the line is longer than 32 MiB, so it is not a match record\n"


def test_what_a_long_line_is_followed_by_is_still_read(record: dict, tmp_path: Path):
    file = tmp_path / "mixed"
    whole = json.dumps(record).encode()
    file.write_bytes(
        whole + b"\n" + b"x" * (33 << 20) + b"\n" + whole.replace(b'"number": 2', b'"number": 3', 1) + b"\n{}\n"
    )
    ran = run("replay", file)
    assert ran.returncode == 2
    places = [line.removeprefix(f"{file}:").partition(":")[0] for line in ran.stderr.splitlines()]
    assert places == ["2", "3", "4"]
    assert "deal 2" in ran.stderr
    assert "(GEN-6)" in ran.stderr


def test_records_that_are_laid_out_otherwise(record: dict, tmp_path: Path):
    file = tmp_path / "fine"
    for content in (
        json.dumps(record, indent=2).encode(),
        json.dumps(record, indent=2).replace("\n", "\r\n").encode(),
        json.dumps(record, separators=(",", ":"), sort_keys=True).encode(),
        json.dumps(record | {"comment": {"by": ["us"]}}).encode(),
        json.dumps(record).encode("utf-8-sig"),
        b"\n\n" + json.dumps(record).encode() + b"\r\n\r\n",
    ):
        file.write_bytes(content)
        assert inside("replay", file).stdout == "1 record holds.\n"
    assert run("replay", "-", text=file.read_bytes()).stdout == "1 record holds.\n"


@pytest.mark.costly
def test_playouts_compile_no_solver() -> None:
    code = "from fourkings.precompile import steps; steps()['playouts'](); import sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    compiled = [name for name in loaded if name.startswith("fourkings.kernels.compiled.")]
    assert compiled
    assert not any(".solver" in name for name in compiled)


def test_a_comparison_says_that_kernels_are_compiled_in_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, before its processes start; bots that answer at once compile nothing."""
    monkeypatch.setattr(precompile, "is_warm", lambda parts: False)
    monkeypatch.setattr(precompile, "warm", lambda tell, parts: tell("solver"))
    monkeypatch.setattr(logging.getLogger("fourkings"), "level", logging.WARNING)
    command = "match jeu-du-roi careful {} --sets 1 --max-deals 1 --processes 1 --lang fr"
    ran = {bot: inside(*command.format(bot).split()) for bot in ("flat", "chance")}
    assert [bot_ran.returncode for bot_ran in ran.values()] == [0, 0]
    assert (
        f"Compilation\N{NARROW NO-BREAK SPACE}: solver (environ {PARTS['solver']} s, une seule fois)" in ran["flat"].stderr
    )
    assert "Compilation" not in ran["chance"].stderr
