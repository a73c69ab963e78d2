"""How long bots think in a page beside natively: the same decisions in Python for browsers (Node.js) and here, in one run.

Run, where the page is built: python -m research.figures.page_bots [--decisions 120] [--bots strong,club] [--write]
"""

import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from build_tools import wasm_kernels, web
from fourkings.site import ENGINE, house
from research import command

HEADING: Final = "## Bots in a page"
ROOT: Final = Path(__file__).parents[2]
RUNNER: Final = ROOT / "tests" / "kernels" / "ahead.mjs"
PROGRAM: Final = """
import json, statistics, time
from fourkings.bots import BOTS
from fourkings.rng import bot_stream
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret, from_secret, push
from fourkings.views import view

def timed(game, bot, decisions):
    done, cards, calls, number = [], [], [], 0
    while len(done) < decisions:
        match, number = from_secret(rules(GAMES[game]), bytes([number]) * 32, list("ABCD")), number + 1
        while match.result is None and len(done) < decisions:
            if match.between_deals:
                match = deal_from_secret(match, bytes([number]) * 32)
                continue
            seen = view(match.state, match.state.turn)
            since = time.perf_counter()
            action = BOTS[bot].choose(seen, bot_stream(len(done)))
            if len(seen.legal) > 1:
                (calls if isinstance(action, str) else cards).append(time.perf_counter() - since)
            done.append(action)
            match = push(match, action)
    times = cards[WARM:] + calls
    means = [1000 * statistics.median(of) if of else 0 for of in (times, calls)]
    return [len(times), *means, 1000 * sorted(times)[int(0.95 * len(times))], " ".join(map(str, done))]

for game in GAMES.own:
    for bot in BOTS_ASKED:
        print(json.dumps([game, bot, *timed(game, bot, DECISIONS)]), flush=True)
"""
WARM: Final = 5
"""Decisions after which code is compiled as well as it will be."""


class Row(NamedTuple):
    """A bot's times in a game."""

    game: str
    bot: str
    many: int
    median: float  # milliseconds
    call: float  # of calls alone
    most: float  # 19 of 20 take less
    done: str  # what it did


def rows(command: list[str]) -> list[Row]:
    """Run the program and return its rows."""
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [Row(*json.loads(line)) for line in printed.splitlines()]


def measured(decisions: int, bots: list[str]) -> tuple[list[Row], list[Row]]:
    """Return the rows of this machine's Python and of a page."""
    node = web.node()
    assert node, "no Node.js"
    with tempfile.TemporaryDirectory() as out:
        folder = Path(out)
        given = f"BOTS_ASKED, DECISIONS, WARM = {bots!r}, {decisions}, {WARM}\n"
        (folder / "program.py").write_text(given + PROGRAM, "utf-8")
        (folder / "house.zip").write_bytes(house())
        (folder / "kernels.wasm").write_bytes(gzip.decompress((ENGINE / wasm_kernels.PACKED).read_bytes()))
        here = rows([sys.executable, str(folder / "program.py")])
        page = [node[0], RUNNER, ROOT / "web" / "node_modules" / "pyodide", folder / "kernels.wasm", folder / "program.py"]
        fluent = ROOT / "web" / "src" / "offline" / "fluent.ts"
        there = rows([str(part) for part in (*page, fluent, ENGINE / "libraries.zip", folder / "house.zip")])
    return here, there


def section(here: list[Row], there: list[Row]) -> str:
    lines = [
        HEADING,
        "",
        f"{command.machine()}: `python -m research.figures.page_bots`.",
        "Milliseconds for a decision with a choice: median in a page under Node.js, natively, how many times as long;",
        "the median of calls, and what 19 of 20 take less than, in the page.",
        "",
        "| game | bot | decisions | page | natively | times | calls | 95 % |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for native, page in zip(here, there, strict=True):
        times = f"{page.median:.1f} | {native.median:.1f} | {page.median / native.median:.1f}"
        lines.append(f"| {page.game} | {page.bot} | {page.many} | {times} | {page.call:.0f} | {page.most:.0f} |")
    alike = [native.done for native in here] == [page.done for page in there]
    lines += ["", "All decisions are the same." if alike else "**They did not decide alike.**", ""]
    return "\n".join(lines)


def main() -> None:
    given = command.parser(__doc__, decisions=120, bots=["strong", "club"], write=...).parse_args()
    here, there = measured(given.decisions, given.bots)
    command.publish(section(here, there), HEADING, given.write)


if __name__ == "__main__":
    main()
