"""How soon a server reviews a match, and what those who play meanwhile notice.

    python -m research.figures.reviews [OPTIONS]

A match of four careful of each game is taken in as a record, and its review asked for, one game after the other: seconds
until the first verdict is there, until the last one is, and until the whole review is told once more, from the store.

Then so many people ask at once, each for the review of a match of their own, while a card a second is played at so many
tables of four: the delays of those tables while the reviews are made and for as long again, in windows of eight seconds.
"""

import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from fourkings.arena import play, secret_of
from fourkings.bench.row import steps_a_second
from fourkings.bots import find
from fourkings.precompile import is_warm
from fourkings.records import to_json
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from research import command
from research.figures.clients import SECRET, Ours
from research.figures.server import Result, measured, prepared, started, windows_told

LOOK = 0.05
"""Seconds between two looks at a review."""


def person(url: str, name: str) -> httpx.Client:
    """Return a client with a session of its own."""
    cookie = Sessions(SECRET.encode()).cookie(name)
    return httpx.Client(base_url=url, cookies={COOKIE: cookie}, headers={"origin": url.rstrip("/")}, timeout=60.0)


def asked(who: httpx.Client, game: str, number: int) -> str:
    """Import a match of four careful and request the review of seat 0; return its path."""
    of = rules(GAMES[game])
    match = play(of, [find("careful")] * 4, secret_of(of, 1, number))
    taken = who.post("/api/records", json={"record": json.dumps(to_json(match)), "seat": 0}).raise_for_status()
    at = f"/api/tables/{taken.json()['table']}/reviews"
    who.post(at, json={"seat": 0}).raise_for_status()
    return f"{at}/0"


def review_of(who: httpx.Client, at: str, after: int = -1) -> dict[str, Any]:
    """Return the review so far."""
    review: dict[str, Any] = who.get(at, params={"after": after}).raise_for_status().json()
    return review


def alone(url: str) -> None:
    """Print a row for each game, one review at a time."""
    print("| game | decisions | first verdict | whole review | again, from the store |\n|---|---|---|---|---|")
    timed(url, "quarante", 1)  # in which the processes load what they think by
    for game in GAMES.own:
        print(timed(url, game, 0), flush=True)


def timed(url: str, game: str, number: int) -> str:
    """Return the row of a review without other load."""
    with person(url, f"{game} {number}") as who:
        at, begun, first = asked(who, game, number), time.monotonic(), 0.0
        while not (now := review_of(who, at))["done"]:
            first = first or (time.monotonic() - begun if now["verdicts"] else 0.0)
            time.sleep(LOOK)
        whole = time.monotonic() - begun
        begun = time.monotonic()
        many = len(review_of(who, at)["verdicts"])
        again = time.monotonic() - begun
    return f"| `{game}` | {many} | {first or whole:.2f} s | {whole:.1f} s | {again * 1000:.0f} ms |"


def together(url: str, places: list[tuple[str, str]], pid: int, many: int) -> None:
    """Request many reviews at once; print the delays of other tables meanwhile and afterwards."""

    def window() -> Result:
        return asyncio.run(measured(Ours, places, [pid], 1.0))

    games, begun = list(GAMES.own), time.monotonic()
    people = [person(url, f"together {number}") for number in range(many)]
    reviews = [asked(who, games[number % len(games)], number) for number, who in enumerate(people)]
    during = [window()]
    while not all(review_of(who, at, 100_000)["done"] for who, at in zip(people, reviews, strict=True)):
        during.append(window())
    took, after = time.monotonic() - begun, [window() for _ in during]
    print(windows_told(f"while {many} reviews are made ({took:.0f} s)", during))
    print(windows_told("afterwards", after), flush=True)
    for who in people:
        who.close()


def main() -> None:
    chosen = command.parser(__doc__, tables=50, together=10).parse_args()
    if not is_warm():
        raise SystemExit("compile the engine room first: fourkings warm")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        names = asyncio.run(prepared(settings, chosen.tables))
        with started(folder, FOURKINGS_DAYS="0") as (pid, url):
            alone(url)
            together(url, [(url.replace("http", "ws", 1), name) for name in names], pid, chosen.together)
    print(f"core {steps_a_second() / 1e6:.1f} million")


if __name__ == "__main__":
    main()
