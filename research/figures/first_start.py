"""How long a fresh clone with an empty home takes to serve its page: packages, page and server, until `/readyz` answers.

The packages come from the registry that pip is set up for, past its cache. The bots are compiled after that.

Run: python -m research.figures.first_start
"""

import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from research.command import machine

ROOT = Path(__file__).resolve().parents[2]
OWN = ("FOURKINGS_", "PYTHON", "VIRTUAL_ENV", "XDG_")
"""The beginnings of variables that a person who has just cloned has not set."""


def first_start(folder: Path) -> tuple[float, float]:
    """Clone into a folder and start; return the seconds until the server is ready, and those of the processor."""
    subprocess.run(["git", "clone", "-q", ROOT, folder / "clone"], check=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    python = getattr(sys, "_base_executable", sys.executable)
    command = [python, "scripts/run.py", "serve", "--no-open", "--port", f"{port}"]
    env = {**kept, "HOME": str(folder), "PIP_NO_CACHE_DIR": "1"}
    begun = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder / "clone", env=env, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        while process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=30):
                    break
            except URLError:
                time.sleep(0.1)
        took = time.perf_counter() - begun
    finally:
        if process.poll() is not None:
            sys.exit("it did not start")
        os.killpg(process.pid, signal.SIGINT)  # the script and the server, each of which then ends by itself
        process.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, used.ru_utime + used.ru_stime


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        took, work = first_start(Path(folder))
    print(f"{machine()}: ready after {took:.0f} s, which took {work:.0f} s of the processor.")


if __name__ == "__main__":
    main()
