"""What a server writes for its operator: lines for people or for programs, and in neither a hand, a name or a token."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import services
from fourkings.server.play.sessions import COOKIE
from serving import device

SECONDS = 300


# What is logged is the same in both forms; in JSON all of a line's fields are there.
@pytest.mark.costly
@pytest.mark.parametrize("form", [pytest.param("text", marks=pytest.mark.heavy), "json"])
def test_a_whole_evening_at_debug_tells_nothing_of_anybody(tmp_path: Path, form: str):
    port = services.free_port()
    flags = ["--no-open", "--port", str(port), "--data", str(tmp_path / "data"), "--workers", "0", "--tempo", "0"]
    logged = ["--log-level", "debug", "--log-format", form]
    with (tmp_path / "log").open("wb") as file:
        running = subprocess.Popen(
            [sys.executable, "-m", "fourkings", "serve", *flags, *logged], stderr=file, stdout=file, env={**os.environ}
        )
    try:
        address = f"http://127.0.0.1:{port}"
        waited(port)
        with device(address) as client:
            client.put("/api/me", json={"name": "Zenobia", "lang": "fr"})
            cookie = client.cookies[COOKIE]
            table = client.make(game="quarante", bots="careful")
            with client.sit(table) as line:
                hand = line.hello()["now"]["hand"]
                line.write("act", version=1, action="nonsense")
                line.hear("refusal")
    finally:
        running.send_signal(signal.SIGTERM)
        assert running.wait(SECONDS) == 0
    log = (tmp_path / "log").read_text()
    assert "Application startup complete" in log
    for word in ("Zenobia", cookie, *(f'"{card}"' for card in hand)):
        assert word not in log
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
        assert {"at", "level", "by", "said"} <= set(lines[0])


def waited(port: int) -> None:
    until = time.monotonic() + SECONDS
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < until
        time.sleep(0.1)
