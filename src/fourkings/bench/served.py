"""A server as a process of its own, as `fourkings serve` starts it, and the resources it takes."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Served(NamedTuple):
    """A running server: its process, and the address of its tables."""

    pid: int
    url: str


@contextmanager
def served(data: Path, **settings: str) -> Iterator[Served]:
    """Run a server over this folder of data, with these environment variables, until the end of the block."""
    command = [sys.executable, "-m", "fourkings", "serve", "--port", "0", "--data", str(data), "--no-open"]
    environment = os.environ | {"FOURKINGS_RATE": "100000", "PYTHONUNBUFFERED": "1"} | settings
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            port = re.search(r":(\d+)/", process.stdout.readline())
            assert port is not None, "the server did not start"
            yield Served(process.pid, f"ws://127.0.0.1:{port[1]}/ws/")
        finally:
            process.terminate()
