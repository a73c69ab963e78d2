"""Engines whose answers are too deep for JSON, and engines whose children outlive them: a forfeit, and the match ends."""

import os
import sys
import time
from pathlib import Path

import pytest

from engines.test_engines import HELLO, ODD, views
from fourkings.bots import Forfeit
from fourkings.engines.process import Engine
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import GAMES

LONG = 600
"""Seconds that a child would hold a pipe."""


def odd(folder: Path, what: str) -> Engine:
    program = folder / "odd.py"
    program.write_text(ODD.replace("HELLO", repr(HELLO)).replace("DO", what))
    return Engine("odd", (sys.executable, str(program)), 30.0)


@pytest.mark.parametrize("depth", [50_000, 200_000])
def test_an_answer_that_is_nested_too_deep_is_a_forfeit(tmp_path: Path, depth: int):
    engine = odd(tmp_path, f"print('[' * {depth}, flush=True)")
    with pytest.raises(Forfeit, match=r"no line of JSON|has ended"):
        engine.choose(next(views(games.rules(GAMES["king"]))), Stream(bytes(32), b"x"))
    engine.stop()


@pytest.mark.skipif(os.name != "posix", reason="no groups of processes elsewhere")
def test_a_child_that_holds_the_pipes_ends_with_its_engine(tmp_path: Path):
    holds = f"import subprocess; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep({LONG})']); sys.exit(3)"
    engine, begun = odd(tmp_path, holds), time.monotonic()
    with pytest.raises(Forfeit, match="exit code 3"):
        engine.choose(next(views(games.rules(GAMES["king"]))), Stream(bytes(32), b"x"))
    engine.stop()
    assert time.monotonic() - begun < LONG / 2
