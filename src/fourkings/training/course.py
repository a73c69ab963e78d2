"""A course of lessons that goes on where it was stopped: a folder keeps what was learned until the nets are written."""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.arena import Interval
from fourkings.arena.deals import kinds
from fourkings.arena.processes import spread
from fourkings.bots import policies
from fourkings.bots.policies import taught
from fourkings.cores import usable_cores
from fourkings.sanitize import read_json
from fourkings.training import nets
from fourkings.training.deals import Begun, begun, for_kernels
from fourkings.training.imitation import CHUNK, Choices, Task, imitate, watch
from fourkings.training.plan import Plan
from fourkings.training.self_play import SelfPlay, gained, stops

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS: Final = 5
"""Points of the curve of each net that plays itself."""


class AnotherCourse(ValueError):
    """The folder holds another course, or one that cannot be read; the message says what to do."""


class Progress(NamedTuple):
    """What was done: how much of the course's `total`, and the line of the curve that came of it, if one did."""

    done: int
    row: dict[str, Any] | None = None


class Course:
    """The lessons of a plan, for a file of nets."""

    def __init__(self, plan: Plan, file: Path) -> None:
        """Opens the course beside the file, a new one where there is none. Raises AnotherCourse."""
        self.plan, self.file = plan, file
        self.folder = file.with_name(f"{file.name}.teaching")
        self.tasks = [
            Task(plan.rules, kind, plan.seed, first, min(CHUNK, plan.watched - first))
            for kind in kinds(plan.rules)
            for first in range(0, plan.watched, CHUNK)
        ]
        self.taught_names = [name for name in plan.contracts if name != plan.leave_out]
        self.folder.mkdir(parents=True, exist_ok=True)
        self._compare()

    def _compare(self) -> None:
        path, about = self.folder / "plan.json", read_json(json.dumps(self.plan.about))
        if not path.exists():
            self._write(path, json.dumps(about, indent=1).encode())
            return
        try:
            known = read_json(path.read_text("utf-8"))
        except ValueError:
            known = None
        if not isinstance(known, dict):
            raise AnotherCourse(f"{path}: no course has written this; remove the folder, or write another file")
        if differ := sorted(key for key in {*known, *about} if known.get(key) != about.get(key)):
            changes = ", ".join(f"{key} was {known.get(key)!r} and is now {about.get(key)!r}" for key in differ)
            raise AnotherCourse(f"{self.folder} is another course: {changes}; remove it, or write another file")

    @property
    def total(self) -> int:
        """All that there is to do, in the units of `Progress`."""
        plays = len(list(stops(self.plan.steps, POINTS)))
        return len(self.tasks) + len(self.taught_names) * (1 + plays) + plays

    def lessons(self, processes: int | None = None) -> Iterator[Progress]:
        """Everything in order, and at last the file; the same whatever the processes, and however often it was stopped."""
        cores = processes or usable_cores()
        yield from self._watch(cores)
        yield from self._imitate()
        yield from self._play(None, cores)
        for name in self.taught_names:
            yield from self._play(name, cores)
        if self.plan.leave_out is not None:
            yield Progress(0, self._left_out(self.plan.leave_out))
        contents = taught.written(self._nets())
        self._write(self.file, contents)
        shutil.rmtree(self.folder)
        yield Progress(0, {"lesson": "written", "nets": hashlib.sha256(contents).hexdigest()[:16]})

    # --- players are watched, and imitated ----------------------------------------------------------------------------

    def _watch(self, cores: int) -> Iterator[Progress]:
        missing = [task for task in self.tasks if not self._watched_file(task).exists()]
        yield Progress(len(self.tasks) - len(missing))
        for task, choices in zip(missing, spread(watch, missing, cores), strict=True):
            arrays = {f"{name}: {field}": array for name, of in choices.items() for field, array in of._asdict().items()}
            self._keep(self._watched_file(task), arrays)
            yield Progress(1)

    def _watched_file(self, task: Task) -> Path:
        return self.folder / f"watched-{list(kinds(self.plan.rules)).index(task.kind)}-{task.first}.npz"

    def _imitate(self) -> Iterator[Progress]:
        parts: dict[str, list[Choices]] = {name: [] for name in self.taught_names}
        if any(not self._file("players", name).exists() for name in self.taught_names):
            for task in self.tasks:
                kept = self._kept(self._watched_file(task))
                for name in {key.rpartition(": ")[0] for key in kept} & parts.keys():
                    parts[name].append(Choices(*(kept[f"{name}: {field}"] for field in Choices._fields)))
        for name in self.taught_names:
            file = self._file("players", name)
            if not file.exists():
                learned = imitate(parts[name], self.plan.random_seed)
                arrays = {} if learned is None else {"net": learned[0]}
                figures = {"choices": sum(len(part.deals) for part in parts[name])} if learned is None else learned[1]
                self._keep(file, {**arrays, "row": _text({"lesson": "players", "contract": name, **figures})})
            yield Progress(1, _row(self._kept(file)))

    # --- a policy plays itself ----------------------------------------------------------------------------------------

    @cached_property
    def _deals(self) -> dict[str, list[Begun]]:
        return begun(self.plan, "self-play", self.plan.deals)

    @cached_property
    def _tried(self) -> dict[str, Any]:
        """The deals that each net is tried by, and the policy that it is tried against, by contract."""
        rows = begun(self.plan, "tried", self.plan.tried)
        return {name: (for_kernels(self.plan.rules, of), self._reference(of[0].contract)) for name, of in rows.items()}

    def _reference(self, contract: Any) -> Any:
        """What strong plays deals of a game by that ships no nets."""
        return nets.unpacked(policies.nets(policies.NEWEST)[policies.kind(self.plan.rules, contract)])

    def _play(self, name: str | None, cores: int) -> Iterator[Progress]:
        """The policy of a contract, from the one for all; None for that itself."""
        file, lesson, rows = self._file("policy", name or ""), None, list[dict[str, Any]]()
        kept = self._kept(file) if file.exists() else {}
        rows += read_json(kept["rows"].tobytes()) if kept else []
        for index, stop in enumerate(stops(self.plan.steps, POINTS)):
            if index >= len(rows):
                if lesson is None:
                    lesson = self._lesson(name, kept)
                lesson.learn(stop, cores)
                about = {"lesson": "policy", "contract": name, "steps": stop}
                rows.append(about | _figures(self._gain(lesson.net, name or self.taught_names[0])))
                self._keep(file, {**lesson.kept(), "rows": _text(rows)})
            yield Progress(1, rows[index])

    def _lesson(self, name: str | None, kept: dict[str, NDArray[Any]]) -> SelfPlay:
        chosen = [row for contract in ([name] if name else self.taught_names) for row in self._deals[contract]]
        start, others = nets.first(), None
        if name:
            every = self._kept(self._file("policy", ""))
            start, others = type(start)(every["lanes"], every["points"]), self._kept(self._file("players", name)).get("net")
        strangers = None if others is None else nets.unpacked(others)
        lesson = SelfPlay(for_kernels(self.plan.rules, chosen), start, self.plan.steps, self.plan.random_seed, strangers)
        if kept:
            lesson.go_on(kept)
        return lesson

    def _gain(self, net: Any, name: str) -> Interval:
        """What a net gains a deal of a contract, as it will be written."""
        deals, reference = self._tried[name]
        rows = taught.traits_of(self.plan.rules, self.plan.contracts[name][0][1])
        return gained(deals, nets.unpacked(taught.with_traits(nets.rounded(net), rows)), reference)

    def _left_out(self, name: str) -> dict[str, Any]:
        """What the net for all gains in a contract that it was not taught."""
        return {"lesson": "left out", "contract": name, **_figures(self._gain(self._policy(""), name))}

    # --- what is kept -------------------------------------------------------------------------------------------------

    def _policy(self, name: str) -> Any:
        kept = self._kept(self._file("policy", name))
        return type(nets.first())(kept["lanes"], kept["points"])

    def _nets(self) -> taught.Nets:
        players = {name: self._kept(self._file("players", name)).get("net") for name in self.taught_names}
        policy = {}
        for name in self.taught_names:
            rows = taught.traits_of(self.plan.rules, self.plan.contracts[name][0][1])
            policy[name] = taught.with_traits(nets.rounded(self._policy(name)), rows)
        known = {name: net for name, net in players.items() if net is not None}
        return taught.Nets(policy, known, nets.rounded(self._policy("")), self.plan.about)

    def _file(self, which: str, name: str) -> Path:
        index = list(self.plan.contracts).index(name) if name else "all"
        return self.folder / f"{which}-{index}.npz"

    def _kept(self, file: Path) -> dict[str, NDArray[Any]]:
        import numpy as np

        try:
            with np.load(file, allow_pickle=False) as arrays:
                return {name: arrays[name] for name in arrays.files}
        except (ValueError, EOFError, zipfile.BadZipFile):
            raise AnotherCourse(f"{file} cannot be read; remove it, and the lesson is given again") from None

    def _keep(self, file: Path, arrays: dict[str, NDArray[Any]]) -> None:
        import numpy as np

        out = io.BytesIO()
        np.savez(out, allow_pickle=False, **arrays)
        self._write(file, out.getvalue())

    @staticmethod
    def _write(file: Path, contents: bytes) -> None:
        """Writes a file that is there whole, or not at all."""
        part = file.with_name(f"{file.name}.part")
        part.write_bytes(contents)
        part.replace(file)


def _text(value: Any) -> NDArray[np.uint8]:
    import numpy as np

    return np.frombuffer(json.dumps(value).encode(), np.uint8)


def _row(kept: dict[str, NDArray[Any]]) -> dict[str, Any]:
    row: dict[str, Any] = read_json(kept["row"].tobytes())
    return row


def _figures(gain: Interval) -> dict[str, Any]:
    low, high = (gain.low, gain.high) if gain.known else (None, None)
    return {"points": {"mean": gain.mean, "low": low, "high": high}}
