"""Flags that several commands have mean the same wherever they are; a mistyped word is answered with the nearest."""

import gzip
import json
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from build_tools.manual import parts
from fourkings import __version__
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.cli import COMMANDS, cli
from fourkings.records import loads
from fourkings.rulebook.games import GAMES, rules

DOCS = Path(__file__).parents[2] / "docs"
SIMULATE = ("simulate", "quarante", "--matches", "3", "--max-deals", "2", "--bots", "careful,chance,careful,chance")
SHARED = ("json", "quiet", "processes", "lang", "out", "preset", "option")


def run(*arguments: object, text: bytes = b"") -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=text)


def commands() -> dict[str, click.Command]:
    outer = {name: command for name in COMMANDS if (command := cli.get_command(click.Context(cli), name)) is not None}
    inner = {f"{name} {part}": inner_command for name, command in outer.items() for part, inner_command in parts(command)}
    return {name: command for name, command in outer.items() if not list(parts(command))} | inner


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("records") / "three.jsonl.gz"
    ran = run(*SIMULATE, "--out", out)
    assert ran.exit_code == 0, ran.output
    return out


@pytest.mark.parametrize("flag", SHARED)
def test_a_flag_is_the_same_wherever_it_is(flag: str) -> None:
    options = [
        option
        for command in commands().values()
        for option in command.params
        if isinstance(option, click.Option) and f"--{flag}" in option.opts
    ]
    assert len(options) > 1
    assert len({(type(option.type), option.is_flag, option.multiple) for option in options}) == 1
    if flag != "out":  # which says what is written there
        assert len({option.help for option in options}) == 1


@pytest.mark.parametrize("flag", SHARED)
def test_the_page_names_the_commands_that_have_it(flag: str) -> None:
    (row,) = re.findall(rf"^\| `--{flag}` \|.*\| (.*) \|$", (DOCS / "cli.md").read_text("utf-8"), re.MULTILINE)
    have = {name for name, command in commands().items() if any(f"--{flag}" in option.opts for option in command.params)}
    assert set(re.findall(r"`([\w ]+)`", row)) == have


def keys(command: str) -> set[str]:
    head, *sections = re.split(r"\n##+ ", (DOCS / "json.md").read_text("utf-8"))
    own = [section for section in sections if f"`{command}`" in section.partition("\n")[0]]
    return set(re.findall(r"`([\w-]+)`", "".join([head, *own])))


def named(value: object) -> set[str]:
    """Every key of an answer that the program chose itself, and not a game or a file."""
    if isinstance(value, list):
        return set().union(*map(named, value))
    if not isinstance(value, dict):
        return set()
    free = ("presets", "params", "broken")
    inner = set().union(*(named(part) for key, part in value.items() if key not in free and value is not None))
    return set(value) | inner


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",), ("games", "king"), ("replay", "RECORDS"), ("verify", "RECORDS"), ("luck", "RECORDS"), ("doctor",),
        ("match", "quarante", "careful", "chance", "--sets", "2", "--max-deals", "2"),
        ("match", "king", "chance", "chance", "--sets", "1", "--deals", "--stop", "points"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_json_is_one_object_a_line_with_the_keys_of_the_page(arguments: tuple[str, ...], records: Path) -> None:
    given = [str(records) if argument == "RECORDS" else argument for argument in arguments]
    ran = run(*given, "--json")
    assert ran.stdout
    for line in ran.stdout.splitlines():
        answer = json.loads(line)
        assert isinstance(answer, dict)
        assert named(answer) <= keys(arguments[0])


@pytest.mark.costly
def test_a_bench_tells_its_figures_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourkings.bench.speed.DEALS", 5)
    answers = [json.loads(line) for line in run("bench", "rules", "--json").stdout.splitlines()]
    assert [answer["game"] for answer in answers if "game" in answer] == list(GAMES)
    for answer, line in zip(answers, run("bench", "rules").stdout.splitlines(), strict=True):
        if "game" in answer:
            assert f"rules, {answer['game']}" in line
            assert answer["signature"] in line
        else:
            assert answer["core"] > 0
            assert line.startswith("core")
        assert named(answer) <= keys("bench")


def test_replay_says_in_json_where_a_record_fails(records: Path, tmp_path: Path) -> None:
    good, *_ = gzip.decompress(records.read_bytes()).decode().splitlines()
    wrong = json.loads(good)
    seat, _card = wrong["deals"][0]["actions"][0]
    wrong["deals"][0]["actions"][0][1] = wrong["deals"][0]["hands"][(seat + 1) % 4][0]
    file = tmp_path / "some.jsonl"
    file.write_text(f"{good}\n{json.dumps(wrong)}\nnothing\n", "utf-8")
    empty = tmp_path / "empty"
    empty.touch()
    ran = run("replay", file, empty, "--json", "--lang", "en")
    assert ran.exit_code == 2
    assert ran.stderr == ""
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [answer["verdict"] for answer in answers] == ["holds", "breaks-rules", "no-record", "no-record"]
    assert [answer["where"] for answer in answers] == [f"{file}:1", f"{file}:2", f"{file}:3", str(empty)]
    assert [answers[1][key] for key in ("game", "deal", "action", "clause")] == ["quarante", 1, 1, "GEN-9"]
    assert "GEN-9" in answers[1]["why"]


@pytest.mark.parametrize("command", ["replay", "verify", "luck"])
def test_the_answer_does_not_depend_on_the_processes(command: str, records: Path) -> None:
    alone, two = (run(command, records, records, "--processes", many, "--lang", "en") for many in (1, 2))
    assert (alone.exit_code, alone.stdout) == (two.exit_code, two.stdout)


def test_simulate_compresses_and_the_same_seed_gives_the_same_bytes(records: Path, tmp_path: Path) -> None:
    plain, again = tmp_path / "three.jsonl", tmp_path / "again.gz"
    for out in (plain, again):
        assert run(*SIMULATE, "--out", out).exit_code == 0
    assert again.read_bytes() == records.read_bytes()
    assert gzip.decompress(records.read_bytes()) == plain.read_bytes() == run(*SIMULATE).stdout_bytes
    assert run("replay", plain, records, again).stdout == "9 records hold.\n"
    assert run("replay", "-", text=records.read_bytes()).stdout == "3 records hold.\n"
    assert run("replay", "-", text=plain.read_bytes()).stdout == "3 records hold.\n"


@pytest.mark.parametrize("command", ["replay", "verify", "luck", "solve", "boards score"])
def test_a_damaged_archive_is_one_sentence(command: str, records: Path, tmp_path: Path) -> None:
    packed = records.read_bytes()
    for number, damaged in enumerate((packed[: len(packed) // 2], packed[:40] + b"\xff" * 40 + packed[80:], packed[:12])):
        file = tmp_path / f"{number}.gz"
        file.write_bytes(damaged)
        ran = run(*command.split(), file, *[file] * (" " in command))
        assert ran.exit_code == 2
        assert "cannot be unpacked" in ran.stderr
        assert not ran.exception or isinstance(ran.exception, SystemExit)


def test_a_record_tells_who_played_and_how_to_have_it_again(records: Path, tmp_path: Path) -> None:
    for number, line in enumerate(gzip.decompress(records.read_bytes()).decode().splitlines()):
        raw = loads(line).raw
        assert raw["bots"] == [["careful 1"], ["chance 1"], ["careful 1"], ["chance 1"]]
        program = f"four-kings {__version__}"
        assert raw["origin"] == {"program": program, "seeds": "develop", "seed": 0, "number": number}
        bots = [find(name.split()[0]) for (name,) in raw["bots"]]
        chosen_rules = rules(GAMES[raw["game"]], raw["preset"], raw["options"])
        match = play(chosen_rules, bots, secret_of(chosen_rules, 0, number), max_deals=2)
        assert [list(deal.state.totals) for deal in match.deals] == [deal["totals"] for deal in raw["deals"]]
    out = tmp_path / "match.gz"
    seeds = ("--seeds", "accept", "--seed", 5)
    run("match", "quarante", "careful", "chance", "--sets", 2, "--max-deals", 1, *seeds, "--out", out)
    matches = [json.loads(line) for line in gzip.decompress(out.read_bytes()).decode().splitlines()]
    assert [match["origin"]["seating"] for match in matches] == [0, 1, 0, 1]
    assert {(match["origin"]["seeds"], match["origin"]["seed"]) for match in matches} == {("accept", 5)}
    for record in matches:
        assert sorted(bot for (bot,) in record["bots"]) == ["careful 1", "careful 1", "chance 1", "chance 1"]
        assert [bot.rpartition(" ")[0] for (bot,) in record["bots"]] == [
            name.rpartition(" ")[0] for name in record["entrants"]
        ]


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["simulat", "king"], "simulate"),
        (["simulate", "kign"], "king"),
        (["simulate", "qarante"], "quarante"),
        (["simulate", "king", "--matchs", "2"], "--matches"),
        (["simulate", "king", "--preset", "clasic"], "classic"),
        (["simulate", "king", "--option", "dekc=32"], "deck"),
        (["simulate", "king", "--option", "must_trump=onn"], "on"),
        (["simulate", "king", "--bots", "Careful"], "careful"),
        (["simulate", "king", "--bots", "chance,chance,chance,carefull"], "careful"),
        (["match", "king", "strogn", "flat"], "strong"),
        (["match", "king", "strong", "falt"], "flat"),
        (["match", "king", "flat", "flat", "--deals", "--kind", "trump"], "trumps"),
        (["match", "king", "flat", "flat", "--seeds", "acept"], "accept"),
        (["games", "--lang", "fra"], "fr"),
        (["bench", "playuot"], "playout"),
        (["completion", "bsh"], "bash"),
        (["serve", "--log-level", "infos"], "info"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_a_mistyped_word_is_answered_with_the_nearest(arguments: list[str], meant: str) -> None:
    ran = run(*arguments)
    assert ran.exit_code == 2
    assert f"Did you mean '{meant}'?" in ran.stderr


def test_a_word_that_is_like_none_is_not_guessed() -> None:
    assert "Did you mean" not in run("simulate", "bridge").stderr
    assert "Did you mean" not in run("simulate", "400", "--option", "target=10").stderr


def test_the_version_has_a_short_flag() -> None:
    assert run("-V").stdout == run("--version").stdout == f"fourkings, version {__version__}\n".replace(", version", "")
