"""A server as a process of its own, as `fourkings serve` starts it, and the resources it takes."""

import contextlib
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


def memory_of(pid: int) -> int:
    """Return the memory of a process in bytes; 0 if the system does not report it."""
    status = Path(f"/proc/{pid}/status")
    match = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(match[1]) * 1024 if match else 0


def work_of(pid: int) -> float:
    """Return the processor time of all threads of a process in seconds; 0 if the system does not report it."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists() or not hasattr(os, "sysconf"):
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def many_files() -> None:
    """Let this process open as many sockets as the system allows."""
    with contextlib.suppress(ImportError):  # Windows has neither the module nor so low a limit
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
