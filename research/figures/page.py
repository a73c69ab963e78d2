"""What a page without a server costs: bytes, seconds to the first card that can be played, to a puzzle, and for a review.

A host of static files on this machine sends a site at a given speed, all connections together, and compresses nothing. Each
first visit is by a browser with an empty cache. The second one is by the same browser, and the host does not wait.

The bots are those that the page proposes. A match to review is played by them, and handed to the page as a record.

Run, with the path of a Chromium: python -m research.figures.page CHROMIUM [--reviews king,400] [--write]
Once more with a slow processor: see `research.figures.slowed`.
"""

import gzip
import io
import json
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO, Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from fourkings import BOTS, GAMES, Match, Stream, deal_from_secret, dumps, match_from_secret, push, rules, site, view
from fourkings.analysis.matches import moments
from fourkings.app.reviews.judging import judge_action
from research import command
from research.figures.slowed import TIMES, factor, slowed

HEADING = "## A page without a server"
SPEEDS = (20, 4)
"""Megabits a second."""
PART = 1 << 14
"""Bytes that are sent at once."""
MB = 1_000_000
LONGEST = 600_000
"""Milliseconds that a card may take, or a review."""
AGAIN = 5
"""Second visits, of which the middle one counts."""
SHARES = {4: "quarter"}
SECRET = bytes(32)
"""All cards of the matches that are reviewed follow from it."""


class Visit(NamedTuple):
    """Seconds and bytes of a visit."""

    lobby: float  # seconds until a match can be begun
    dealt: float  # seconds from then until the hand is dealt
    card: float  # and until a card can be played: bots act before, in their own time
    bytes_before: int  # sent before anybody played
    bytes_after: int


class Puzzled(NamedTuple):
    """Seconds of a first visit that opens the puzzle of the day."""

    listed: float  # seconds until it can be opened
    shown: float  # seconds from then until it is on the table
    ready: float  # and until the engine is there, which judges an answer


class Reviewed(NamedTuple):
    """Seconds of a review."""

    what: str
    actions: int  # looked at
    decisions: int  # judged: there was a choice that mattered
    page: float  # seconds in the page, with the start of its Python
    here: float  # seconds natively


class Host(ThreadingHTTPServer):
    """A file server with a limited rate in bytes a second."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        self.speed, self.sent = float("inf"), 0
        self._free, self._lock = 0.0, threading.Lock()
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))

    def wait(self, many: int) -> None:
        """Wait until this many bytes may be sent."""
        with self._lock:
            self.sent += many
            self._free = max(self._free, time.monotonic()) + many / self.speed
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Files(SimpleHTTPRequestHandler):
    """One request."""

    server: Host

    def copyfile(self, source: IO[bytes], outputfile: Any) -> None:
        while content := source.read(PART):
            self.server.wait(len(content))
            outputfile.write(content)

    def log_message(self, *words: object) -> None:
        """Nothing is logged."""


def visit(context: BrowserContext, host: Host) -> Visit:
    """Open the lobby, begin a match, and wait for a card that can be played."""
    page, sent, began = context.new_page(), host.sent, time.monotonic()
    page.goto(f"http://127.0.0.1:{host.server_port}/")
    button = page.locator(".poster-king button.primary")
    expect(button).to_be_enabled(timeout=LONGEST)
    lobby, before = time.monotonic() - began, host.sent - sent
    began = time.monotonic()
    button.click()
    expect(page.locator(".hand [data-card]")).not_to_have_count(0, timeout=LONGEST)
    dealt = time.monotonic() - began
    expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible(timeout=LONGEST)
    card = time.monotonic() - began
    page.close()
    return Visit(lobby, dealt, card, before, host.sent - sent - before)


def puzzled(browser: Browser, host: Host, speed: int) -> Puzzled:
    """Open the puzzles on a first visit, and King's puzzle of the day as soon as possible."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    host.speed = speed * MB / 8
    page, began = context.new_page(), time.monotonic()
    page.goto(f"http://127.0.0.1:{host.server_port}/#/learn/puzzles")
    button = page.locator(".poster-king a.primary")
    expect(button).to_be_visible(timeout=LONGEST)
    listed, began = time.monotonic() - began, time.monotonic()
    button.click()
    expect(page.locator(".ask")).to_be_visible(timeout=LONGEST)
    shown = time.monotonic() - began
    expect(page.locator(".loading-house")).to_have_count(0, timeout=LONGEST)
    ready = time.monotonic() - began
    context.close()
    return Puzzled(listed, shown, ready)


def visits(playwright: Playwright, chromium: str, host: Host) -> tuple[list[tuple[str, Visit]], list[tuple[str, Puzzled]]]:
    """Visit once at each speed, twice at the last, also with a slow processor and with a puzzle."""
    rows, puzzles = [], []
    browser = playwright.chromium.launch(executable_path=chromium)
    for speed in SPEEDS:
        rows += visited(browser, host, speed, "", speed == SPEEDS[-1])
        puzzles.append((f"first visit, {speed} Mbit/s", puzzled(browser, host, speed)))
    with slowed(browser):
        rows += visited(browser, host, SPEEDS[-1], ", processor slowed", True)
        puzzles.append((f"first visit, {SPEEDS[-1]} Mbit/s, processor slowed", puzzled(browser, host, SPEEDS[-1])))
    browser.close()
    return rows, puzzles


def visited(browser: Browser, host: Host, speed: int, how: str, again: bool) -> Iterator[tuple[str, Visit]]:
    """Visit for the first time and again with the same browser."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    host.speed = speed * MB / 8
    yield f"first visit, {speed} Mbit/s{how}", visit(context, host)
    host.speed = float("inf")
    if again:
        second = sorted((visit(context, host) for _ in range(AGAIN)), key=lambda each: each.dealt)
        yield f"second visit{how}", second[AGAIN // 2]
    context.close()


def match_of(game: str) -> Match:
    """Return a match that four of the page's default bots have played."""
    match, dice, bot = match_from_secret(rules(game), SECRET, entrants=tuple("ABCD")), Stream(SECRET, b"page"), BOTS["club"]
    while match.result is None:
        if match.between_deals:
            match = deal_from_secret(match, SECRET)
        else:
            match = push(match, bot.choose(view(match.state, match.state.turn), dice))
    return match


def reviewed(browser: Browser, host: Host, match: Match) -> float:
    """Return the seconds from handing in a record until its review is done."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{host.server_port}/#/matches")
    page.locator(".take-in summary").click(timeout=LONGEST)
    page.locator(".take-in textarea").fill(dumps(match))
    # The house is there already, as it is after a match that was played here.
    expect(page.locator(".loading-house")).to_have_count(0, timeout=LONGEST)
    began = time.monotonic()
    page.locator(".take-in button.primary").click()
    expect(page.locator(".costliest progress")).to_be_visible(timeout=LONGEST)
    expect(page.locator(".costliest progress")).to_have_count(0, timeout=LONGEST)
    took = time.monotonic() - began
    context.close()
    return took


def reviews(playwright: Playwright, chromium: str, host: Host, games: Sequence[str]) -> list[Reviewed]:
    """Review a match of each game in a page and natively; the first game's also with a slow processor."""
    browser, rows = playwright.chromium.launch(executable_path=chromium), []
    host.speed = float("inf")
    for game in games:
        match = match_of(game)
        asked = list(moments(match, 0))
        judge_action(asked[0])  # compiles
        began = time.monotonic()
        decisions = sum(judge_action(moment) is not None for moment in asked)
        here = time.monotonic() - began
        rows.append(Reviewed(f"`{game}`", len(asked), decisions, reviewed(browser, host, match), here))
        if game == games[0]:
            with slowed(browser):
                slow = reviewed(browser, host, match)
            rows.append(rows[0]._replace(what=f"`{game}`, processor slowed", page=slow))
    browser.close()
    return rows


def section(
    folder: Path,
    rows: list[tuple[str, Visit]],
    puzzles: list[tuple[str, Puzzled]],
    judged_rows: list[Reviewed],
    times: float,
) -> str:
    files = json.loads((folder / "engine" / "engine.json").read_text("utf-8"))["files"]
    lines = [
        HEADING,
        "",
        f"{command.machine()}, headless Chromium: `python -m research.figures.page CHROMIUM`.",
        f"Where the processor was slowed, the page and its workers had it a {SHARES[TIMES]} of the time: a fixed loop in a",
        f"worker took {times:.1f} times as long. Of second visits, the middle one of {AGAIN}. Between the hand and the",
        "first card that can be played lie the pauses of the bots that act before: none, or some seconds. Asked of the",
        "lobby and what comes after it: 8 s at 20 Mbit/s, 35 s at 4 Mbit/s with a slow processor, 3 s on a second visit.",
        "",
        "| King, experienced bots | lobby | hand dealt after it | first card after it | sent before | sent after |",
        "|---|---|---|---|---|---|",
    ]
    for name, row in rows:
        before, after = f"{row.bytes_before / 1000:,.0f} KB", f"{row.bytes_after / MB:.2f} MB"
        lines.append(f"| {name} | {row.lobby:.1f} s | {row.dealt:.1f} s | {row.card:.1f} s | {before} | {after} |")
    parts = ", ".join(f"`{name}` {size / MB:.2f}" for name, size in sorted(files.items(), key=lambda file: -file[1]))
    kernels, whole = kernels_and_nets(folder / "engine", files), sum(files.values())
    asked = f"{kernels / MB:.2f} MB of kernels and nets (0.5 asked), {(whole - kernels) / MB:.2f} of all else (7.5 asked)"
    lines += ["", f"The engine is {whole / MB:.2f} MB, {asked}:", f"{parts}.", ""]
    lines += [
        "A puzzle is shown before the engine is there, which judges an answer to it. Seconds until the puzzle of the day",
        "can be opened, from then until it is on the table, and until the engine is there:",
        "",
        "| King's puzzle of the day | listed | on the table after it | engine after it |",
        "|---|---|---|---|",
        *(f"| {name} | {row.listed:.1f} s | {row.shown:.1f} s | {row.ready:.1f} s |" for name, row in puzzles),
        "",
    ]
    return "\n".join(lines + told_reviews(judged_rows))


def told_reviews(rows: list[Reviewed]) -> list[str]:
    """Return the table of the reviews; nothing if there are none."""
    if not rows:
        return []
    lines = [
        "A whole match is reviewed for one seat in the second worker, whose Python is started for it. Seconds from the",
        "record handed in to the review that is done (60 asked for a Quarante), and of the same judgements natively:",
        "",
        "| match of four experienced bots | actions | decisions judged | in the page | natively |",
        "|---|---|---|---|---|",
    ]
    lines += [f"| {row.what} | {row.actions} | {row.decisions} | {row.page:.1f} s | {row.here:.1f} s |" for row in rows]
    return [*lines, ""]


def kernels_and_nets(engine: Path, files: Mapping[str, int]) -> int:
    """Return the bytes of the kernels, and of the nets in the archive, which are compressed already."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((engine / "house.zip.gz").read_bytes()))) as house:
        nets = sum(file.file_size for file in house.infolist() if file.filename.endswith(".npz"))
    return nets + files["kernels.wasm.gz"]


def main() -> None:
    parser = command.parser(__doc__, reviews=GAMES, write=...)
    parser.add_argument("chromium")
    given = parser.parse_args()
    games = [game for game in given.reviews if game]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.write(Path(folder) / "site")
        host = Host(Path(folder) / "site")
        threading.Thread(target=host.serve_forever, daemon=True).start()
        rows, puzzles = visits(playwright, given.chromium, host)
        times = factor(playwright, given.chromium)
        judged_rows = reviews(playwright, given.chromium, host, games)
        text = section(Path(folder) / "site", rows, puzzles, judged_rows, times)
        host.shutdown()
    command.publish(text, HEADING, given.write)


if __name__ == "__main__":
    main()
