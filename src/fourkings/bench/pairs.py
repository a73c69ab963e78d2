"""The server's work at two commits: each side serves and plays `bench server` from its own source, in turns."""

import io
import math
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from fourkings.arena.intervals import Interval, bounded_text, interval
from fourkings.bench.row import Row
from fourkings.sanitize import read_json

SOURCE: Final = Path(__file__).parents[2]  #: the packages of this side
BENCH: Final = """
import json, sys
from fourkings.bench.server import bench
for row in bench(int(sys.argv[1])):
    print(json.dumps(row.figures))
"""
"""What a side runs."""
FORMER_NAMES: Final = {
    "fourkings.server.db import": "fourkings.server.store.sql import",
    "fourkings.server.net.settings import": "fourkings.server.host.settings import",
    "fourkings.server.realtime.": "fourkings.server.play.",
    "fourkings.system import memory_of, open_files, work_of": (
        "fourkings.bench.served import many_files as open_files, memory_of, work_of"
    ),
    "fourkings.table.match import Participant": "fourkings.table.state import Chair as Participant",
    "fourkings.sanitize import read_json": "json import loads as read_json",
    '"protocol":2': '"protocol":1',
    'update["deal"]': 'update["now"]',
}
"""How c86685d8 named what the bench and its clients need now."""
Works = Mapping[tuple[str, str, int], float]
"""Seconds of the server's work per action, by load, `tables` (at a pace) or `fast`, and the number of tables."""


class NoComparison(ValueError):
    """A commit that cannot be compared with this one. The message says why, and what to name."""


def compare(commit: str, pairs: Iterable[int], tables: int) -> Iterator[Row]:
    """Measure this source and `commit` once for each of `pairs`.

    Yield, for each row of `bench server`, the ratio of the work per action.

    The side that begins changes from pair to pair. `NoComparison` if there is no such commit, or it prints no figures.
    """
    works = defaultdict[tuple[str, str, int], list[tuple[float, float]]](list)
    with tempfile.TemporaryDirectory() as name:
        sides = {"": SOURCE, commit: _unpacked(commit, Path(name)) / "src"}
        for pair in pairs:
            order = sorted(sides, reverse=bool(pair % 2))
            measured = {side: _works(side, sides[side], tables) for side in order}
            for key in measured[""].keys() & measured[commit].keys():
                works[key].append((measured[""][key], measured[commit][key]))
    for key, both in sorted(works.items(), key=lambda item: (item[0][1], item[0][0] != "cards")):
        yield row(commit, key, both)


def row(commit: str, key: tuple[str, str, int], both: Sequence[tuple[float, float]]) -> Row:
    """Return the row of the ratio for a row of `bench server`; `both`: the work of this source and of the commit."""
    (load, pace, tables), estimate = key, ratio(both)
    params = {
        "load": load,
        "pace": pace,
        "tables": f"{tables:5}",
        "pairs": f"{len(both)}",
        "ratio": bounded_text(estimate, 3),
    }
    low, high = estimate[1:] if estimate.known else (None, None)
    figures = {"load": load, pace: tables, "against": commit, "pairs": len(both)}
    return Row("server-ratio", params, {**figures, "ratio": estimate.mean, "low": low, "high": high})


def ratio(pairs: Sequence[tuple[float, float]]) -> Interval:
    """Return how many times the second of each pair the first is, with its 95 % interval.

    It is the geometric mean: Student's t of the logarithms, so that turning all pairs round gives the inverse.
    """
    logs = interval([math.log(first / second) for first, second in pairs])
    return Interval(*map(math.exp, logs))


def _unpacked(commit: str, folder: Path) -> Path:
    """Unpack a commit of the repository that this source is in."""
    git = ["git", "-C", str(SOURCE.parent)]
    named = subprocess.run(
        [*git, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if named.returncode:
        raise NoComparison(
            f"there is no commit {commit} here: name one of the repository that you run; "
            "in a shallow clone, run git fetch --unshallow first"
        )
    packed = subprocess.run([*git, "archive", "--format=zip", named.stdout.strip()], capture_output=True, check=True)
    with ZipFile(io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder)
    if (folder / "src/fourkings/server/store").exists():
        _play_cards(folder / "src")
    return folder


def _play_cards(source: Path) -> None:
    """Give c86685d8, whose bench played no cards, the bench and the clients of this side."""
    for module in ("server", "load"):
        path = Path("fourkings", "bench", f"{module}.py")
        text = (Path(__file__).parents[2] / path).read_text("utf-8")
        for name, former in FORMER_NAMES.items():
            text = text.replace(name, former)
        (source / path).write_text(text, "utf-8")


def _works(commit: str, source: Path, tables: int) -> Works:
    """Run `bench server` from a source."""
    command = [sys.executable, "-c", BENCH, str(tables)]
    environment = os.environ | {"PYTHONPATH": str(source)}
    ran = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", cwd=source, env=environment, check=False
    )
    rows = list(map(read_json, ran.stdout.splitlines())) if ran.returncode == 0 else []
    works = {
        (row["load"], pace, row[pace]): row["work"]
        for row in rows
        for pace in ("tables", "fast")
        if pace in row and row["work"]
    }
    if not works:
        raise NoComparison(
            f"the bench of {commit or SOURCE} measured no work: "
            "it needs Linux, and c86685d8 or a commit not older than 9ef9dece"
        )
    return works
