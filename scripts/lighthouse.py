"""Print Lighthouse's scores: `python3 scripts/lighthouse.py [DOCS]`, DOCS being what `scripts/docs.py` has built.

Every rule page by its SEO, then the lobby, a table, two rule pages and pages of DOCS by everything, on a phone and a desk.
The exit code is 1 if a score is too low. The last figure of a line is the speed of the machine meanwhile: below 1,000, it
was busy, and the performance is lower than it should be (as root on Linux, `chrt -r 1` before the command helps).
Lighthouse itself is installed in `build/lighthouse`, by npm.
"""

import functools
import gzip
import http.server
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from _setup import ROOT, run

TOOLS = ROOT / "build" / "lighthouse"
LEAST = {"performance": 95, "accessibility": 95, "best-practices": 95, "seo": 100}
PAGES = ("", "rules/king.html", "rules/400.ar.html")
DOCUMENTS = tuple(f"en/{name}.html" for name in ("index", "install", "cli", "rules/king", "results", "api"))
FLAGS = ("--no-sandbox", "--disable-gpu")


class Compressed(http.server.SimpleHTTPRequestHandler):
    """A host of static files that compresses text, as all do."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        body = path.read_bytes() if path.is_file() else b""
        self.send_response(200 if body else 404)
        self.send_header("content-type", self.guess_type(path))
        if path.suffix in (".html", ".css", ".js", ".svg"):
            body = gzip.compress(body)
            self.send_header("content-encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@contextmanager
def files(folder: Path) -> Iterator[str]:
    """Serve a folder; yield its address, with a slash at its end."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Compressed, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def page() -> Iterator[str]:
    """Serve the page by a server of its own; yield its address, with a slash at its end."""
    from fourkings.bench.served import served

    with tempfile.TemporaryDirectory() as data, served(Path(data)) as running:
        yield running.url.replace("ws://", "http://").removesuffix("ws/")


def installed() -> list[str]:
    """Return the command of Lighthouse."""
    from build_tools import web

    located = web.node()
    if located is None:
        sys.exit("no Node.js")
    exe, npm = located
    TOOLS.mkdir(parents=True, exist_ok=True)
    command = TOOLS / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not command.is_file():
        flags = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run([*npm, "install", "lighthouse", *flags], cwd=TOOLS, env=web.environment(exe), check=True)
    return [str(exe), str(command)]


def measured(address: str, categories: list[str], *more: str) -> dict[str, Any]:
    """Return Lighthouse's report of a page."""
    from _browser import browser

    flags = ("--output=json", "--quiet", f"--chrome-flags={' '.join(FLAGS)}", f"--only-categories={','.join(categories)}")
    command = [*installed(), address, *flags, *more]
    environment = {**os.environ, "CHROME_PATH": browser()}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    report: dict[str, Any] = json.loads(ran.stdout)
    return report


def table(there: str, *more: str) -> dict[str, Any]:
    """Return the report of a player's own table, opened by a browser that has a session and nothing else."""
    from _browser import browser
    from playwright.sync_api import sync_playwright

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        flags = [*FLAGS, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(profile, executable_path=browser(), args=flags)
        table = context.request.post(f"{there}api/tables", data={"game": "king", "bots": "careful"}).json()
        return measured(f"{there}#/table/{table['table']}", [*LEAST], f"--port={port}", "--disable-storage-reset", *more)


def line(name: str, report: dict[str, Any]) -> bool:
    """Print the scores of a report, with the failed audits of those that are too low; return True if none is."""
    scores = {key: round(100 * (each["score"] or 0)) for key, each in report["categories"].items()}
    low = [key for key, score in scores.items() if score < LEAST[key]]
    speed = report["environment"]["benchmarkIndex"]
    print(f"{name:<32}" + "".join(f"{key} {score:>3}  " for key, score in scores.items()) + f"{speed:>5.0f}", flush=True)
    for key in low:
        for audit in report["categories"][key]["auditRefs"]:
            result = report["audits"][audit["id"]]
            if audit["weight"] and result["score"] is not None and result["score"] < 0.9:
                print(f"    {key}: {result['title']} {result.get('displayValue', '')}")
    return not low


def main() -> int:
    """Measure everything; return the exit code."""
    sys.path.insert(0, str(ROOT))
    from fourkings.rulebook.games import GAMES
    from fourkings.server.rule_pages import file_name
    from fourkings.server.search_pages import languages_of, pages

    rules = [f"rules/{file_name(each, code)}" for each in pages(GAMES) for code in languages_of(each)]
    devices = {"phone": (), "desk": ("--preset=desktop",)}
    with page() as there:
        fine = [line(name, measured(there + name, ["seo"])) for name in rules]
        for device, more in devices.items():
            fine += [line(f"{device} /{name}", measured(there + name, [*LEAST], *more)) for name in PAGES]
            fine += [line(f"{device} /#/table/…", table(there, *more))]
    for folder in sys.argv[1:]:
        with files(Path(folder)) as there:
            for device, more in devices.items():
                fine += [line(f"{device} {name}", measured(there + name, [*LEAST], *more)) for name in DOCUMENTS]
    return not all(fine)


if __name__ == "__main__":
    run(__file__, main)
