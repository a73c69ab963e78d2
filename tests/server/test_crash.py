"""Kill -9 at any moment: whatever a player was told has happened is there again, and the match plays on.

A real server in a process of its own is killed while a real client plays; then it is started again on the same folder.
"""

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import services
import watchdog
from cases import few
from fourkings.rulebook.games import GAMES
from fourkings.server.net.settings import Settings
from serving import Line, device

pytestmark = pytest.mark.usefixtures("database")

FURTHER = 60
"""Facts that every match must go on for at the end: by chance, a 400 may never end."""
LONGEST = 600.0
"""Seconds that a server may take to stop, and a client to notice, on a machine that is busy."""
STARTED = re.compile(r"(http://127\.0\.0\.1:\d+)/")


PROGRAM = ("-m", "fourkings")


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path, program: Sequence[str] = PROGRAM, **environment: str) -> None:
        command = [sys.executable, *program, "serve", "--port", "0", "--data", str(folder), "--no-open"]
        extra = {
            "FOURKINGS_TEMPO": "0",
            "FOURKINGS_RATE": "100000",
            "FOURKINGS_WORKERS": "0",
            "PYTHONUNBUFFERED": "1",
            "FOURKINGS_DATABASE": Settings(data=folder).url,
            **environment,
        }
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=os.environ | extra, text=True
        )
        watchdog.guard(self.process.pid, signal.SIGKILL)
        line = self.process.stdout.readline()
        started = STARTED.search(line)
        assert started, line + (self.process.stdout.read() if self.process.poll() is not None else "")
        self.address = started[1]
        # A log that nobody reads would fill its pipe, and stop the server.
        self._said = list[str]()
        self._reader = threading.Thread(target=lambda: self._said.extend(self.process.stdout), daemon=True)
        self._reader.start()

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Stop it; its exit code and what it said."""
        self.process.send_signal(how)
        self.process.wait(LONGEST)
        self._reader.join()
        self.process.stdout.close()
        watchdog.ended(self.process.pid)
        return self.process.returncode, "".join(self._said)


@contextmanager
def running(folder: Path, program: Sequence[str] = PROGRAM, **environment: str) -> Iterator[Process]:
    process = Process(folder, program, **environment)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)


class Player:
    """Plays one table after another, and keeps what it was told last."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.table, self.cookie = "", ""
        self.last: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # my request that was not answered yet
        self.matches = 0

    def play(self, address: str) -> None:
        """Come back, check that nothing is lost, and play until the line breaks."""
        with device(address, self.cookie) as client:
            while True:
                try:
                    if not self.table:
                        self.table, self.cookie = client.make(**self._wanted()), client.cookies["fourkings"]
                        self.last = {}
                    with client.sit(self.table) as line:
                        self.go_on(line)
                except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError):
                    return

    def _wanted(self) -> dict[str, Any]:
        game = self.dice.choice(list(GAMES))
        options = {"quarante": {"target": 20}, "quarante-1792": {"target": 20}, "400": {"target": 11}}.get(game, {})
        return {"game": game, "options": options, "bots": "chance", "pace": "quick"}

    def go_on(self, line: Line, most: int = 10_000) -> None:
        """Play the table to its end, or so many events further."""
        last = self.last
        update = line.hello(since=last.get("version", 0))
        assert update["version"] >= last.get("version", 0), "an acknowledged event is gone"
        if update["version"] == last.get("version"):
            assert update["deal"] == last["deal"]
        self.last = update
        if self.pending:
            # Sent again as it was: done once, whether or not it was done before the kill.
            line.write(**self.pending)
            while (answer := line.hear()).get("answers") != self.pending["id"]:
                self._keep(answer)
            assert answer["type"] == "event"
            assert answer["version"] <= self.last["version"] + 1
            self._keep(answer)
            self.pending = None
        goal = self.last["version"] + most
        while not self.last["result"] and self.last["version"] < goal:
            now = self.last["deal"]
            if now["stage"] == "done":
                self._ask(line, kind="deal")
            elif now["legal"]:
                self._ask(line, kind="act", version=self.last["version"], action=self.dice.choice(now["legal"]))
            else:
                self._keep(line.hear("event"))
        if self.last["result"]:
            self.table, self.matches = "", self.matches + 1

    def _ask(self, line: Line, **request: Any) -> None:
        self.pending = {**request, "id": f"p-{time.time_ns()}"}
        line.write(**self.pending)
        while self.pending:
            answer = line.hear("event")
            self._keep(answer)
            if answer["answers"] == self.pending["id"]:
                self.pending = None

    def _keep(self, update: dict[str, Any]) -> None:
        if update["type"] == "event" and update["version"] > self.last["version"]:
            assert update["version"] == self.last["version"] + 1
            self.last = update


class Plays(Protocol):
    """Somebody who comes back to a server until it breaks."""

    def play(self, address: str) -> None: ...


def killed(folder: Path, kills: int, players: Sequence[Plays], program: Sequence[str] = PROGRAM, **env: str) -> None:
    """Let players play while the server is killed so many times, at random moments."""
    dice, failures = random.Random(kills), list[BaseException]()

    def play(player: Plays, address: str) -> None:
        try:
            player.play(address)
        except BaseException as error:  # noqa: BLE001  (whatever goes wrong in a thread is the test's to raise)
            failures.append(error)

    for _ in range(kills):
        with running(folder, program, **env) as process:
            threads = [threading.Thread(target=play, args=(player, process.address)) for player in players]
            for thread in threads:
                thread.start()
            httpx.get(f"{process.address}/livez", timeout=LONGEST)
            time.sleep(dice.uniform(0.0, 0.5))
            process.end(signal.SIGKILL)
            for thread in threads:
                thread.join(LONGEST)
            assert not failures, failures


def finish(folder: Path, players: list[Player]) -> None:
    """Every match goes on; where it comes to its end in time, its record is there."""
    with running(folder) as process:
        for player in players:
            if not player.table:
                continue
            with device(process.address, player.cookie) as client:
                table = player.table
                with client.sit(table) as line:
                    player.go_on(line, FURTHER)
                assert client.get(f"/api/tables/{table}/record").status_code == (409 if player.table else 200)


# Servers on PostgreSQL are killed in `test_together`, and in `test_store` in the middle of writes.
@services.ON_SQLITE
@pytest.mark.long
@pytest.mark.parametrize("kills", few((1, 3), 1))
def test_kills_lose_nothing(tmp_path: Path, kills: int):
    players = [Player(number) for number in range(1, 4)]
    killed(tmp_path, kills, players)
    finish(tmp_path, players)


@pytest.mark.heavy
def test_two_hundred_kills_lose_nothing(tmp_path: Path):
    players = [Player(number) for number in range(2, 5)]
    killed(tmp_path, 200, players)
    finish(tmp_path, players)
    assert sum(player.matches for player in players) > 3


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
# Stopped by SIGTERM are the servers of `test_together` at their end.
@pytest.mark.parametrize("how", [pytest.param(signal.SIGTERM, marks=pytest.mark.heavy), signal.SIGINT])
def test_a_server_stops_in_good_order(tmp_path: Path, how: signal.Signals):
    with running(tmp_path, FOURKINGS_TEMPO="1", FOURKINGS_WORKERS="1") as process, device(process.address) as client:
        with client.sit(client.make()) as line:
            line.hello()
            code, said = process.end(how)  # though the line is open
            assert "Traceback" not in said
            assert code == 0
        assert not list(tmp_path.glob("*-wal"))
