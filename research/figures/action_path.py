"""Where the server's time goes, from a card received to the card told to all four: processor time an action, by part.

The server is a process of its own over SQLite, every commit on disk; thin clients in this process play tables of four as
fast as they go, or a card a second. The system says what each thread has worked. A sampler in the server, driven by the
processor time it has used, says which part of the program was at work: the innermost one on the stack that has a name here.

Run: python -m research.figures.action_path [OPTIONS]
"""

import argparse
import asyncio
import collections
import gc
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType

from research.command import parser

PARTS = (
    ("table/protocol/presenters", "updates built"),
    ("table/protocol", "messages read and written"),
    ("pydantic", "messages read and written"),
    ("msgspec", "messages read and written"),
    ("views", "views"),
    ("rulebook/", "rules"),
    ("kernels/", "rules"),
    ("table/log", "facts as lines"),
    ("table/", "facts folded"),
    ("app/ports", "the store, asking"),
    ("server/realtime/actor", "the table's task"),
    ("server/websocket", "the socket's own tasks"),
    ("server/net/metrics", "figures"),
    ("prometheus_client", "figures"),
    ("server/", "limits and the rest"),
    ("starlette", "WebSocket: starlette"),
    ("fastapi", "WebSocket: starlette"),
    ("uvicorn", "WebSocket: uvicorn"),
    ("websockets", "WebSocket: websockets"),
    ("sqlalchemy", "sqlalchemy"),
    ("asyncio", "asyncio"),
    ("/json/", "facts as lines"),
)
"""Parts of a path, and the name of what is done there; the first that fits."""
EVERY = 0.001
"""Seconds of processor time between two samples."""
SETTLE = 2.0
"""Seconds before measuring."""


def part_of(frame: FrameType | None) -> str:
    """Return the part at work: that of the innermost frame which has a name here."""
    while frame is not None:
        path = frame.f_code.co_filename
        for piece, name in PARTS:
            if piece in path:
                return name
        frame = frame.f_back
    return "the rest"


def serve(data: Path, loop: str, sampled: bool) -> None:
    """Run the server; start counting samples on SIGUSR1, print the counts on SIGUSR2."""
    from fourkings.server import run
    from fourkings.server.net.settings import Settings

    seen: collections.Counter[str] = collections.Counter()
    lines: collections.Counter[str] = collections.Counter()

    def sample(number: int, frame: FrameType | None) -> None:
        seen[part_of(frame)] += 1
        if frame is not None:
            code = frame.f_code
            lines[f"{code.co_filename.rpartition('site-packages/')[2].rpartition('/src/')[2]}:{code.co_name}"] += 1

    def begin(number: int, frame: FrameType | None) -> None:
        seen.clear(), lines.clear()
        if sampled:
            signal.signal(signal.SIGPROF, sample)
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def end(number: int, frame: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        report = {"parts": seen.most_common(), "lines": lines.most_common(60), "collected": gc.get_stats()}
        print(json.dumps(report), flush=True)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    settings = Settings(data=data, rate=1e6, tempo=0.0, secret="a secret of the bench, shared by all servers")
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    run.LOOP = loop
    run.serve(settings, listening)


def threads_of(pid: int) -> dict[str, float]:
    """Return the CPU seconds of each thread."""
    works = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        fields = (task / "schedstat").read_text().split()
        works[f"{(task / 'comm').read_text().strip()} {task.name}"] = int(fields[0]) / 1e9
    return works


def count_instructions(pid: int, seconds: float) -> subprocess.Popen[str] | None:
    """Count a process's instructions if `perf` can: unlike times, they don't depend on other work."""
    if not shutil.which("perf"):
        return None
    events = "instructions:u,instructions:k"
    command = ["perf", "stat", "-x", ",", "-e", events, "-p", str(pid), "sleep", str(seconds)]
    return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)


async def measure(url: str, names: list[str], process: subprocess.Popen[str], chosen: argparse.Namespace) -> None:
    """Play for a while and print what it took."""
    from fourkings.bench.load import quantile
    from fourkings.system import memory_of
    from research.figures.clients import Ours
    from research.figures.clients import tasks as tasks_of_clients

    gc.freeze()
    gc.disable()
    delays: list[float] = []
    empty = memory_of(process.pid)
    tables = [Ours(chosen.pace, delays) for _ in names]
    for table, name in zip(tables, names, strict=True):
        await table.sit(url.replace("http", "ws", 1), name)
    for table in tables:
        table.begin()
    await asyncio.sleep(SETTLE)
    process.send_signal(signal.SIGUSR1)
    before, begun, own = threads_of(process.pid), time.perf_counter(), time.process_time()
    delays.clear()
    counting = count_instructions(process.pid, chosen.seconds)
    await asyncio.sleep(chosen.seconds)
    after, took, number = threads_of(process.pid), time.perf_counter() - begun, len(delays)
    own = time.process_time() - own
    process.send_signal(signal.SIGUSR2)
    works = sorted(((after[name] - before.get(name, 0.0)) for name in after), reverse=True)
    whole = sum(works)
    print(
        f"{len(names)} tables, pace {chosen.pace}: {number / took:,.0f} actions/s, "
        f"median {quantile(delays, 0.5) * 1e3:.1f} ms, p99 {quantile(delays, 0.99) * 1e3:.1f} ms, "
        f"most {max(delays) * 1e3:.1f} ms, "
        f"{(memory_of(process.pid) - empty) / len(names) / 1024:.0f} KiB a table, clients {own / took:.0%} of a core"
    )
    print(
        f"work an action {whole / number * 1e3:.3f} ms; by thread: "
        + " · ".join(f"{work / number * 1e3:.3f}" for work in works[:4])
    )
    if counting:
        lines = (await asyncio.to_thread(counting.communicate))[1].splitlines()
        counts = [int(line.split(",")[0]) for line in lines if "instructions" in line and line[0].isdigit()]
        if counts:  # not every machine counts them
            print(f"instructions an action: {sum(counts) / number:,.0f}, of them the system's {counts[-1] / number:,.0f}")
    assert process.stdout is not None
    report = json.loads(process.stdout.readline())
    samples = sum(count for _, count in report["parts"]) or 1
    for name, count in report["parts"]:
        print(f"  {whole / number * 1e6 * count / samples:7.1f} µs {count / samples:5.1%}  {name}")
    if chosen.lines:
        for name, count in report["lines"]:
            print(f"  {whole / number * 1e6 * count / samples:7.1f} µs  {name}")
    for task in list(tasks_of_clients):
        task.cancel()


def main() -> None:
    options = parser(__doc__, tables=16, pace=0.0, seconds=8.0, loop="auto", no_samples=False, lines=False, serve=Path)
    chosen = options.parse_args()
    if chosen.serve:
        serve(chosen.serve, chosen.loop, not chosen.no_samples)
        return
    from fourkings.server.net.settings import Settings
    from fourkings.system import open_files
    from research.figures.server import prepared

    open_files()
    with tempfile.TemporaryDirectory() as folder:
        names = asyncio.run(prepared(Settings(data=Path(folder)), chosen.tables))
        command = [sys.executable, "-m", "research.figures.action_path", "--serve", folder, "--loop", chosen.loop]
        command += ["--no-samples"] if chosen.no_samples else []
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
        ) as connection:
            try:
                assert connection.stdout is not None
                url = connection.stdout.readline().strip()
                time.sleep(2.0)
                asyncio.run(measure(url, names, connection, chosen))
            finally:
                connection.terminate()


if __name__ == "__main__":
    main()
