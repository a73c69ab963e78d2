"""What a page without a server costs: bytes, and seconds to the first card that can be played.

A host of static files on this machine sends a site at a given speed, all connections together, and compresses nothing. Each
first visit is by a browser with an empty cache. The second one is by the same browser, and the host does not wait.

The bots are those that the page proposes.

Run, with the path of a Chromium: python -m research.figures.page CHROMIUM [--write]
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import platform
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO, Any, NamedTuple

from playwright.sync_api import BrowserContext, Playwright, expect, sync_playwright

from fourkings import site
from research.sections import write

HEADING = "## A page without a server"
SPEEDS = (20, 4)
"""Megabits a second."""
PART = 1 << 14
"""Bytes that are sent at once."""
MB = 1_000_000
LONGEST = 600_000
"""Milliseconds that a card may take."""


class Visit(NamedTuple):
    """What a visit took."""

    lobby: float  # seconds until a match can be begun
    card: float  # seconds from then until a card can be played
    bytes_before: int  # sent before anybody played
    bytes_after: int


class Host(ThreadingHTTPServer):
    """Sends the files of a folder, at so many bytes a second in all."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        self.speed, self.sent = float("inf"), 0
        self._free, self._lock = 0.0, threading.Lock()
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))

    def wait(self, many: int) -> None:
        """Wait until so many bytes may be sent."""
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
    expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible(timeout=LONGEST)
    card = time.monotonic() - began
    page.close()
    return Visit(lobby, card, before, host.sent - sent - before)


def visits(playwright: Playwright, chromium: str, host: Host) -> list[tuple[str, Visit]]:
    """A first visit at each speed, and a second one at the last."""
    rows = []
    browser = playwright.chromium.launch(executable_path=chromium)
    for speed in SPEEDS:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        host.speed = speed * MB / 8
        rows.append((f"first visit, {speed} Mbit/s", visit(context, host)))
        if speed == SPEEDS[-1]:
            host.speed = float("inf")
            rows.append(("second visit", visit(context, host)))
        context.close()
    browser.close()
    return rows


def section(folder: Path, rows: list[tuple[str, Visit]], command: str) -> str:
    """The section of the results."""
    files = json.loads((folder / "engine" / "engine.json").read_text("utf-8"))["files"]
    where = f"{os.cpu_count()} cores ({platform.machine()}, load {os.getloadavg()[0]:.0f})"
    lines = [
        HEADING,
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, {where}, headless Chromium: `{command}`. The processor was not slowed down.",
        "",
        "| King, experienced bots | lobby | first card after it | sent before | sent after |",
        "|---|---|---|---|---|",
    ]
    for name, row in rows:
        before, after = f"{row.bytes_before / 1000:,.0f} KB", f"{row.bytes_after / MB:.2f} MB"
        lines.append(f"| {name} | {row.lobby:.1f} s | {row.card:.1f} s | {before} | {after} |")
    parts = ", ".join(f"`{name}` {size / MB:.2f}" for name, size in sorted(files.items(), key=lambda file: -file[1]))
    kernels, whole = kernels_and_nets(folder / "engine", files), sum(files.values())
    asked = f"{kernels / MB:.2f} MB of kernels and nets (0.5 asked), {(whole - kernels) / MB:.2f} of all else (7.5 asked)"
    lines += ["", f"The engine is {whole / MB:.2f} MB, {asked}:", f"{parts}.", ""]
    return "\n".join(lines)


def kernels_and_nets(engine: Path, files: Mapping[str, int]) -> int:
    """Bytes of the kernels, and of the nets in the house: those are packed already."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((engine / "house.zip.gz").read_bytes()))) as house:
        nets = sum(file.file_size for file in house.infolist() if file.filename.endswith(".npz"))
    return nets + files["kernels.wasm.gz"]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("chromium")
    parser.add_argument("--write", action="store_true", help="write the section of RESULTS.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.write(Path(folder) / "site")
        host = Host(Path(folder) / "site")
        threading.Thread(target=host.serve_forever, daemon=True).start()
        text = section(
            Path(folder) / "site", visits(playwright, given.chromium, host), "python -m research.figures.page CHROMIUM"
        )
        host.shutdown()
    sys.stdout.write(text)
    if given.write:
        write(text, HEADING)


if __name__ == "__main__":
    main()
