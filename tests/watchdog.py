"""Ends what a test run has started where the run itself was killed and can end nothing any more.

One process for a run: it is told over a pipe what to end, and what was ended in good order. When the pipe breaks the run is
no more, however it went, and whatever is left is ended, and its folder removed.
"""

import atexit
import contextlib
import functools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def guard(pid: int, how: signal.Signals, folder: Path | None = None) -> None:
    """See to it that this process ends with the run, and that its folder goes."""
    _tell(pid, int(how), str(folder or ""))


def ended(pid: int) -> None:
    _tell(pid, 0, "")


def _tell(*details: object) -> None:
    notes = _dog().stdin
    assert notes is not None
    notes.write(json.dumps(details) + "\n")
    notes.flush()


@functools.cache
def _dog() -> subprocess.Popen[str]:
    # A session of its own: what ends all processes of the run at once is not to end this one.
    command = [sys.executable, "-I", "-S", __file__]
    dog = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)
    atexit.register(dog.communicate)
    return dog


def watch(lines: IO[str]) -> None:
    """Take notes until the run is over, then end what is left of it."""
    left: dict[int, tuple[int, str]] = {}
    for line in lines:
        pid, how, folder = json.loads(line)
        if how:
            left[pid] = how, folder
        else:
            left.pop(pid, None)
    for pid, (how, _) in left.items():
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, how)
    for pid, (_, folder) in left.items():
        if folder:
            _gone(pid)
            shutil.rmtree(folder, ignore_errors=True)


def _gone(pid: int) -> None:
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)


if __name__ == "__main__":
    watch(sys.stdin)


PATIENCE = 120.0


@contextmanager
def started(command: Sequence[str], folder: Path, env: Mapping[str, str], wrapped: bool = False) -> Iterator[str]:
    """Start a server and yield the address that it prints; then stop it, which must succeed unless a runner wraps it."""
    said = folder / "said"
    with said.open("w+b") as output:
        running = subprocess.Popen(command, cwd=folder, env=env, stdout=output, stderr=output, start_new_session=True)
        try:
            deadline = time.monotonic() + PATIENCE
            while not (address := re.search(r"http://127\.0\.0\.1:\d+/", said.read_text("utf-8"))):
                assert running.poll() is None, said.read_text("utf-8")
                assert time.monotonic() < deadline, said.read_text("utf-8")
                time.sleep(0.1)
            yield address[0]
        finally:
            os.killpg(running.pid, signal.SIGTERM) if wrapped else running.terminate()
            exit_code = running.wait(PATIENCE)
    assert wrapped or (exit_code == 0 and "Traceback" not in said.read_text("utf-8")), said.read_text("utf-8")
