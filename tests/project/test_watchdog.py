"""A test run that was killed leaves nothing behind: no database, no bus, no server, no folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import services

WAIT = 300.0
RUN = """
import subprocess, sys, signal
import services, watchdog
cluster, bus = services.postgresql(), services.redis()
other = subprocess.Popen(["sleep", "600"])
done = subprocess.Popen(["sleep", "600"])
watchdog.guard(other.pid, signal.SIGKILL)
watchdog.guard(done.pid, signal.SIGKILL)
watchdog.ended(done.pid)
print(cluster.pid, bus.pid, other.pid, done.pid, cluster.folder, bus.folder, flush=True)
sys.stdin.read()
"""


def up(pid: int) -> bool:
    """True for a process that runs; one that has ended and was not asked after does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.costly
def test_what_a_killed_run_has_started_ends_with_it() -> None:
    services.needed("initdb")
    services.needed("redis-server")
    command = [sys.executable, "-c", RUN]
    with subprocess.Popen(
        command, cwd=Path(__file__).parents[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        cluster, bus, other, done, *folders = run.stdout.readline().split()
        pids = [int(cluster), int(bus), int(other)]
        assert all(up(pid) for pid in pids)
        run.send_signal(signal.SIGKILL)
    try:
        end = time.monotonic() + WAIT
        while any(up(pid) for pid in pids) or any(Path(folder).exists() for folder in folders):
            assert time.monotonic() < end, "something is left of the run"
            time.sleep(0.05)
        assert up(int(done))
    finally:
        os.kill(int(done), signal.SIGKILL)
