"""Bots that are programs of their own: what they are told, what they do wrong, and what that costs them."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from fourkings.arena import duel, play, spread
from fourkings.bots import BOTS, Forfeit
from fourkings.engines import NoBot, find, finding, process, wire
from fourkings.engines.process import Engine
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import GAMES
from tables import seen_by_turn

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
HELLO = '{"type": "hello", "protocol": "fourkings/engine/2", "name": "odd", "version": 3}'
ODD = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(HELLO, flush=True)
    elif message["type"] == "view":
        DO
"""


@pytest.mark.parametrize("game", GAMES.own)
def test_a_view_is_read_as_it_was_written(game: str) -> None:
    for preset in GAMES[game].PRESETS:
        rules = games.rules(game, preset)
        message = json.loads(wire.line(wire.rules_message(rules)))
        assert wire.rules_of(message) == rules
        for number, seen in enumerate(seen_by_turn(rules, 1, 11)):
            assert wire.view_of(json.loads(wire.line(wire.view_message(seen, number, "00" * 32))), rules) == seen


def odd(tmp_path: Path, what: str, hello: str = HELLO, seconds: float = 5.0) -> Engine:
    script = tmp_path / "odd.py"
    script.write_text(ODD.replace("HELLO", repr(hello)).replace("DO", what), "utf-8")
    return Engine("odd", [sys.executable, "-I", str(script)], seconds)


FIRST = 'print(json.dumps({"type": "action", "id": message["id"], "action": message["legal"][0]}), flush=True)'
FAULTS = [
    ("time.sleep(60)", r"said nothing for 0\.5 seconds"),
    ("sys.exit('no idea')", r"has ended \(exit code 1\): no idea"),
    ("sys.exit(os.environ.get('FOURKINGS_CHAT_KEY', 'no key'))", r"has ended \(exit code 1\): no key"),
    ("os._exit(3)", r"has ended \(exit code 3\)"),
    (
        "sys.exit('node:x:1\\n\\nError: Cannot find module x\\n    at y (z)\\n  code: 1,\\n}\\n\\nNode.js v20')",
        r"has ended \(exit code 1\): Error: Cannot find module x; Node.js v20$",
    ),
    ("print('what?', flush=True)", r"printed 'what\?', which is no line of JSON"),
    ("print('[1]', flush=True)", r"printed '\[1\]', which is no message"),
    ("print('x' * 99999, flush=True)", r"printed 'xxx.*\.\.\.', which is no line of JSON"),
    (FIRST.replace('message["legal"][0]', '"XX"'), "wanted to play 'XX': 'XX' is neither a card nor a word of king"),
    (FIRST.replace('message["legal"][0]', '"sell"'), "wanted to play sell, which is not legal; legal were "),
    (FIRST.replace('message["id"]', "0"), "answered .* to question 1"),
    (FIRST.replace('"action": ', '"other": '), "answered .* to question 1"),
    ('print(json.dumps({"type": "hello"}), flush=True)', "said .* where a message of the type 'action' was due"),
]


@pytest.mark.parametrize(("what", "said"), FAULTS, ids=[said[:24] for _, said in FAULTS])
def test_an_engine_at_fault_loses_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, said: str
) -> None:
    monkeypatch.setenv(process.KEY, "sk-secret")
    engine = odd(tmp_path, what, seconds=0.5 if "sleep" in what else 20.0)
    seen = next(seen_by_turn(games.rules("king"), 1, 1))
    assert (engine.NAME, engine.VERSION) == ("odd", 3)
    with pytest.raises(Forfeit, match=f"^odd {said}") as lost:
        engine.choose(seen, Stream(b"", b""))
    fault = "late" if said.startswith("said nothing") else "illegal" if said.startswith("wanted") else "crash"
    assert process.fault_of(str(lost.value)) == fault
    assert engine._process is None


def hang_or_return(path: Path | None) -> None:
    if path:
        code = f"import os, pathlib, time; pathlib.Path({str(path)!r}).write_text(str(os.getpid())); time.sleep(600)"
        _ = Engine("hangs", [sys.executable, "-I", "-c", code], 60.0).NAME


def test_an_engine_that_hangs_ends_with_the_pool_that_asked_it(tmp_path: Path) -> None:
    path = tmp_path / "process"
    tasks = spread(hang_or_return, [None, path, *[None] * 8], 2)
    next(tasks)
    until = time.monotonic() + 60
    while time.monotonic() < until and not (path.exists() and path.read_text()):
        time.sleep(0.05)
    process_id = int(path.read_text())
    tasks.close()  # type: ignore[attr-defined]
    until = time.monotonic() + 30
    while time.monotonic() < until and alive(process_id):
        time.sleep(0.05)
    assert not alive(process_id)


def alive(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_last_words_of_an_engine_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine they are read only after it has ended."""
    read = process._read_stderr

    def late(*what: Any) -> None:
        time.sleep(0.3)
        read(*what)

    monkeypatch.setattr(process, "_read_stderr", late)
    engine = odd(tmp_path, "sys.exit('no idea')", seconds=20.0)
    with pytest.raises(Forfeit, match=r"has ended \(exit code 1\): no idea"):
        engine.choose(next(seen_by_turn(games.rules("king"), 1, 1)), Stream(b"", b""))


@pytest.mark.parametrize("hello", [HELLO.replace("name", "nome"), HELLO.replace("/2", "/9"), HELLO.replace("3", '"x"')])
def test_an_engine_that_says_hello_otherwise_is_none(tmp_path: Path, hello: str) -> None:
    with pytest.raises(Forfeit, match=r"said hello as .*, and not with fourkings/engine/2, a name and a version"):
        _ = odd(tmp_path, FIRST, hello).NAME


def test_a_match_that_is_forfeited_is_lost_and_played_on(tmp_path: Path) -> None:
    """It harms nobody: the others have their match; and it gains nothing by it, however the cards fell."""
    rules, good = games.rules("quarante"), BOTS["careful"]
    # It plays well for some actions, and then ends.
    engine = odd(tmp_path, f"{FIRST}\n        if message['id'] % 9 == 8: sys.exit(1)")
    forfeits: dict[int, str] = {}
    match = play(rules, [engine, good, good, good], bytes(32), forfeits=forfeits)
    assert match.result is not None
    assert list(forfeits) == [0]
    assert forfeits[0].startswith("deal 1: odd has ended (exit code 1)")
    score = duel(rules, engine, good, bytes(32), origin={})
    assert (score.won, score.rank, len(score.forfeits)) == (0.0, 2.0, 2)
    assert score.points <= 0
    assert duel(rules, good, engine, bytes(32)).won == 1.0
    assert all(list(json.loads(line)["origin"]["forfeits"].values()) for line in score.records)
    with pytest.raises(Forfeit):
        play(rules, [engine, good, good, good], bytes(32))


def test_examples_play_as_bots_of_the_house_do(tmp_path: Path) -> None:
    rules = games.rules("king", "small_pack")
    bots = [find(f"{EXAMPLES / 'ten_lines.py'}:TenLines"), find(f"engine:{sys.executable} -I {EXAMPLES / 'engine.py'}")]
    if compiler := shutil.which("cc"):
        program = tmp_path / "engine"
        subprocess.run([compiler, "-O2", "-Wall", "-Werror", "-o", str(program), str(EXAMPLES / "engine.c")], check=True)
        bots.append(find(f"engine:{program}"))
    four = [*bots, BOTS["careful"], BOTS["chance"]][:4]
    matches = [play(rules, four, bytes(32)) for _ in range(2)]
    assert matches[0].result is not None
    assert matches[0] == matches[1]
    assert [bot.NAME for bot in bots][:2] == ["ten-lines", "plain-python"]
    lines = [len((EXAMPLES / name).read_text("utf-8").splitlines()) for name in ("engine.py", "engine.c")]
    assert max(lines) < 100
    for bot in bots:
        bot.stop()  # type: ignore[attr-defined]


def test_what_is_no_bot_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Mute: pass\nclass Broken:\n    def __init__(self): raise OSError('no')\n", "utf-8"
    )
    wrong = {
        "nobody": "there is no bot 'nobody': the bots are beginner, .*; one from outside is module:Class",
        "engine:": "write the command after engine:",
        "engine:/no/such/program": "engine:/no/such/program cannot be started: No such file",
        "no_such_module:Bot": r"ModuleNotFoundError: No module named .*; no_such_module:Bot cannot be loaded",
        f"{tmp_path}/none.py:Bot": "there is no file",
        f"{tmp_path}/bad.py:Mute": r"has no choose\(view, rng, limit\)",
        f"{tmp_path}/bad.py:Broken": "OSError: no",
    }
    for name, said in wrong.items():
        with pytest.raises(NoBot, match=said):
            finding.introduced(name)


def test_bots_of_other_packages_go_by_their_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib import metadata

    point = metadata.EntryPoint("mine", "some_module:Mine", finding.GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == "fourkings.bots" else [])
    finding._installed.cache_clear()
    try:
        assert finding.names() == (*BOTS, "mine")
        bot = find("mine", 3.0)
        assert isinstance(bot, Engine)
        assert bot.command[-1] == "some_module:Mine"
    finally:
        finding._installed.cache_clear()
        finding._outside.cache_clear()


def test_a_hosted_bot_may_print(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(
        "class Loud:\n    def choose(self, view, rng, limit=None):\n        print('hm')\n        return view.legal[0]\n",
        "utf-8",
    )
    bot = find(f"{tmp_path}/loud.py:Loud")
    seen = next(seen_by_turn(games.rules("400"), 1, 1))
    assert bot.choose(seen, Stream(b"", b"")) == seen.legal[0]
    assert (bot.NAME, bot.VERSION) == ("Loud", 1)
    bot.stop()  # type: ignore[attr-defined]


def test_the_command_takes_a_bot_of_another_folder(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "ten_lines.py", tmp_path / "my_bot.py")
    command = [sys.executable, "-m", "fourkings", "match", "quarante", "my_bot:TenLines", "chance", "--sets", "1", "--json"]
    options = ["--option", "target=10", "--quiet", "--processes", "1"]
    paths = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        [*command, *options],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(ran.stdout)
    assert (result["a"], result["b"], result["forfeits"]) == ("my_bot:TenLines/1", "chance/1", [])


def test_the_bot_of_the_page_is_the_example() -> None:
    text = (ROOT / "docs" / "engines.md").read_text("utf-8")
    (shown,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert (EXAMPLES / "ten_lines.py").read_text("utf-8").endswith(shown)
    for key in wire.view_message(next(seen_by_turn(games.rules("king"), 1, 1)), 1, ""):
        assert key == "type" or f"`{key}`" in text
    assert f"{int(finding.SECONDS)} second" in text


LONG = 600
"""Seconds that a child would hold a pipe."""


@pytest.mark.parametrize("depth", [50_000, 200_000])
def test_an_answer_that_is_nested_too_deep_is_a_forfeit(tmp_path: Path, depth: int):
    engine = odd(tmp_path, f"print('[' * {depth}, flush=True)", seconds=30.0)
    with pytest.raises(Forfeit, match=r"no line of JSON|has ended"):
        engine.choose(next(seen_by_turn(games.rules("king"), 1, 1)), Stream(bytes(32), b"x"))
    engine.stop()


@pytest.mark.skipif(os.name != "posix", reason="no groups of processes elsewhere")
def test_a_child_that_holds_the_pipes_ends_with_its_engine(tmp_path: Path):
    holds = f"import subprocess; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep({LONG})']); sys.exit(3)"
    engine, begun = odd(tmp_path, holds, seconds=30.0), time.monotonic()
    with pytest.raises(Forfeit, match="exit code 3"):
        engine.choose(next(seen_by_turn(games.rules("king"), 1, 1)), Stream(bytes(32), b"x"))
    engine.stop()
    assert time.monotonic() - begun < LONG / 2
