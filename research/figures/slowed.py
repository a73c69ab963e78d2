"""A browser whose pages and workers have the processor for a part of the time only, as on a slow device.

The browser's own throttling (`Emulation.setCPUThrottlingRate`) slows the thread of a page, and refuses workers: "Operation
is only supported for pages, not workers". Here the processes of its pages are halted and let go on in turn: workers,
compilers and all. What loads files for them is not slowed.

How many times as long a fixed loop takes, with the path of a Chromium: python -m research.figures.slowed CHROMIUM
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

TIMES: Final = 4
"""How many times slower."""
SHARE: Final = 0.005
"""Seconds that they run at a time."""
LOOK: Final = 0.2
"""Seconds between two looks for new processes."""
LOOP: Final = """(() => {
    const since = performance.now();
    let n = 0;
    for (let i = 0; i < 4e8; i++) n = (n * 31 + i) | 0;
    return performance.now() - since + 0 * n;
})()"""
PAGE: Final = f"""<script>
    const worker = new Worker(URL.createObjectURL(new Blob([`onmessage = () => postMessage({LOOP})`])));
    const inWorker = () => new Promise((done) => {{
        worker.onmessage = ({{ data }}) => done(data);
        worker.postMessage(0);
    }});
</script>"""


def _pages_of(group: int) -> set[int]:
    """Return the page processes in a process group."""
    pages = set()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if b"--type=renderer" in path.read_bytes() and os.getpgid(int(path.parent.name)) == group:
                pages.add(int(path.parent.name))
    return pages


def _send(pages: set[int], number: int) -> None:
    for page in pages:
        with suppress(ProcessLookupError):
            os.kill(page, number)


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Slow all pages of a browser down."""
    (main,) = (
        process["id"]
        for process in browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        if process["type"] == "browser"
    )
    group, over = os.getpgid(main), threading.Event()

    def slow() -> None:
        pages, looked, ran, halted = set[int](), 0.0, 0.0, 0.0
        while not over.is_set():
            if time.monotonic() - looked > LOOK:
                pages, looked = _pages_of(group), time.monotonic()
            since = time.monotonic()
            _send(pages, signal.SIGCONT)
            time.sleep(SHARE)
            _send(pages, signal.SIGSTOP)
            until = time.monotonic()
            ran += until - since  # one that slept too long is made up for
            time.sleep(max(0.0, (TIMES - 1) * ran - halted))
            halted += time.monotonic() - until
        _send(_pages_of(group), signal.SIGCONT)

    thread = threading.Thread(target=slow)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def factor(playwright: Playwright, chromium: str) -> float:
    """Return how many times as long a fixed loop takes in a worker of a slowed page."""
    browser = playwright.chromium.launch(executable_path=chromium)
    page = browser.new_page()
    page.set_content(PAGE)
    _looped(page)
    plain = _looped(page)
    with slowed(browser):
        slow = _looped(page)
    browser.close()
    return slow / plain


def _looped(page: Page) -> float:
    return float(page.evaluate("inWorker()"))


def main() -> None:
    with sync_playwright() as playwright:
        print(f"{factor(playwright, sys.argv[1]):.2f} times as long")


if __name__ == "__main__":
    main()
