"""A course of training that can be resumed: a folder keeps its intermediate results until the nets are written."""

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
from fourkings.training.deals import StartedDeal, start_deals, to_kernel_deals
from fourkings.training.imitation import CHUNK, Choices, Task, imitate, watch
from fourkings.training.plan import Plan
from fourkings.training.self_play import SelfPlay, checkpoints, measure_gain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS: Final = 5
"""Number of times that each net trained by self-play is tested on the way, for its learning curve."""


class AnotherCourse(ValueError):
    """Raised if the folder holds another course, or one that can't be read; the message gives the remedy."""


class Progress(NamedTuple):
    """Units of work just done, out of `Course.total`, and a result to print, such as a point of a learning curve."""

    done: int
    row: dict[str, Any] | None = None


class Course:
    """The training of all nets of a plan; `file` receives the nets, a folder beside it the intermediate results."""

    def __init__(self, plan: Plan, file: Path) -> None:
        """Open the course beside the file, or start a new one. Raises AnotherCourse if its plan is another."""
        self.plan, self.file = plan, file
        self.folder = file.with_name(f"{file.name}.teaching")
        self.tasks = [
            Task(plan.rules, kind, plan.seed, first, min(CHUNK, plan.watched_deals - first))
            for kind in kinds(plan.rules)
            for first in range(0, plan.watched_deals, CHUNK)
        ]
        self.taught_names = [name for name in plan.contracts if name != plan.leave_out]
        self.folder.mkdir(parents=True, exist_ok=True)
        self._check_plan()

    def _check_plan(self) -> None:
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
        """The amount of work, in the units of `Progress`."""
        plays = len(list(checkpoints(self.plan.steps, POINTS)))
        return len(self.tasks) + len(self.taught_names) * (1 + plays) + plays

    def run(self, processes: int | None = None) -> Iterator[Progress]:
        """Run or resume the course, and at last write the file; neither processes nor interruptions change the nets."""
        cores = processes or usable_cores()
        yield from self._watch_players(cores)
        yield from self._train_players()
        yield from self._train_policy(None, cores)
        for name in self.taught_names:
            yield from self._train_policy(name, cores)
        if self.plan.leave_out is not None:
            yield Progress(0, self._left_out(self.plan.leave_out))
        contents = taught.written(self._nets())
        self._write(self.file, contents)
        shutil.rmtree(self.folder)
        yield Progress(0, {"lesson": "written", "nets": hashlib.sha256(contents).hexdigest()[:16]})

    # --- watch players and imitate them ------------------------------------------------------------------------------

    def _watch_players(self, cores: int) -> Iterator[Progress]:
        missing = [task for task in self.tasks if not self._watched_file(task).exists()]
        yield Progress(len(self.tasks) - len(missing))
        for task, choices in zip(missing, spread(watch, missing, cores), strict=True):
            arrays = {f"{name}: {field}": array for name, of in choices.items() for field, array in of._asdict().items()}
            self._save(self._watched_file(task), arrays)
            yield Progress(1)

    def _watched_file(self, task: Task) -> Path:
        return self.folder / f"watched-{list(kinds(self.plan.rules)).index(task.kind)}-{task.first}.npz"

    def _train_players(self) -> Iterator[Progress]:
        parts: dict[str, list[Choices]] = {name: [] for name in self.taught_names}
        if any(not self._file("players", name).exists() for name in self.taught_names):
            for task in self.tasks:
                saved = self._load(self._watched_file(task))
                for name in {key.rpartition(": ")[0] for key in saved} & parts.keys():
                    parts[name].append(Choices(*(saved[f"{name}: {field}"] for field in Choices._fields)))
        for name in self.taught_names:
            file = self._file("players", name)
            if not file.exists():
                trained = imitate(parts[name], self.plan.random_seed)
                arrays = {} if trained is None else {"net": trained[0]}
                figures = {"choices": sum(len(part.deals) for part in parts[name])} if trained is None else trained[1]
                self._save(file, {**arrays, "row": _to_bytes({"lesson": "players", "contract": name, **figures})})
            yield Progress(1, _row(self._load(file)))

    # --- self-play -----------------------------------------------------------------------------------------------------

    @cached_property
    def _deals(self) -> dict[str, list[StartedDeal]]:
        return start_deals(self.plan, "self-play", self.plan.deals)

    @cached_property
    def _trials(self) -> dict[str, Any]:
        """By contract: the deals on which each net is tested, and the policy that it plays against."""
        rows = start_deals(self.plan, "tried", self.plan.trial_deals)
        return {name: (to_kernel_deals(self.plan.rules, of), self._reference(of[0].contract)) for name, of in rows.items()}

    def _reference(self, contract: Any) -> Any:
        """Return the net to test against: that of `strong` for such a contract in a game that ships no nets."""
        return nets.dequantise(policies.nets(policies.NEWEST)[policies.kind(self.plan.rules, contract)])

    def _train_policy(self, name: str | None, cores: int) -> Iterator[Progress]:
        """Train the net of a contract by self-play, starting from the net for all contracts; None to train that one."""
        file, lesson, rows = self._file("policy", name or ""), None, list[dict[str, Any]]()
        saved = self._load(file) if file.exists() else {}
        rows += read_json(saved["rows"].tobytes()) if saved else []
        for index, stop in enumerate(checkpoints(self.plan.steps, POINTS)):
            if index >= len(rows):
                if lesson is None:
                    lesson = self._self_play(name, saved)
                lesson.learn(stop, cores)
                about = {"lesson": "policy", "contract": name, "steps": stop}
                rows.append(about | _figures(self._measure(lesson.net, name or self.taught_names[0])))
                self._save(file, {**lesson.state(), "rows": _to_bytes(rows)})
            yield Progress(1, rows[index])

    def _self_play(self, name: str | None, saved: dict[str, NDArray[Any]]) -> SelfPlay:
        chosen = [row for contract in ([name] if name else self.taught_names) for row in self._deals[contract]]
        start, others = nets.initial_net(), None
        if name:
            every = self._load(self._file("policy", ""))
            start, others = type(start)(every["lanes"], every["points"]), self._load(self._file("players", name)).get("net")
        strangers = None if others is None else nets.dequantise(others)
        lesson = SelfPlay(
            to_kernel_deals(self.plan.rules, chosen), start, self.plan.steps, self.plan.random_seed, strangers
        )
        if saved:
            lesson.resume(saved)
        return lesson

    def _measure(self, net: Any, name: str) -> Interval:
        """Return the gain per deal over the reference policy in a contract, of a net rounded as it will be written."""
        deals, reference = self._trials[name]
        rows = taught.traits_of(self.plan.rules, self.plan.contracts[name][0][1])
        return measure_gain(deals, nets.dequantise(taught.with_traits(nets.quantise(net), rows)), reference)

    def _left_out(self, name: str) -> dict[str, Any]:
        """Return the figures of the net for all contracts in one that it was not trained on."""
        return {"lesson": "left out", "contract": name, **_figures(self._measure(self._policy(""), name))}

    # --- files --------------------------------------------------------------------------------------------------------

    def _policy(self, name: str) -> Any:
        saved = self._load(self._file("policy", name))
        return type(nets.initial_net())(saved["lanes"], saved["points"])

    def _nets(self) -> taught.Nets:
        players = {name: self._load(self._file("players", name)).get("net") for name in self.taught_names}
        policy = {}
        for name in self.taught_names:
            rows = taught.traits_of(self.plan.rules, self.plan.contracts[name][0][1])
            policy[name] = taught.with_traits(nets.quantise(self._policy(name)), rows)
        known = {name: net for name, net in players.items() if net is not None}
        return taught.Nets(policy, known, nets.quantise(self._policy("")), self.plan.about)

    def _file(self, which: str, name: str) -> Path:
        index = list(self.plan.contracts).index(name) if name else "all"
        return self.folder / f"{which}-{index}.npz"

    def _load(self, file: Path) -> dict[str, NDArray[Any]]:
        import numpy as np

        try:
            with np.load(file, allow_pickle=False) as arrays:
                return {name: arrays[name] for name in arrays.files}
        except (ValueError, EOFError, zipfile.BadZipFile):
            raise AnotherCourse(f"{file} cannot be read; remove it, and the lesson is given again") from None

    def _save(self, file: Path, arrays: dict[str, NDArray[Any]]) -> None:
        import numpy as np

        out = io.BytesIO()
        np.savez(out, allow_pickle=False, **arrays)
        self._write(file, out.getvalue())

    @staticmethod
    def _write(file: Path, contents: bytes) -> None:
        """Write a file atomically."""
        part = file.with_name(f"{file.name}.part")
        part.write_bytes(contents)
        part.replace(file)


def _to_bytes(value: Any) -> NDArray[np.uint8]:
    import numpy as np

    return np.frombuffer(json.dumps(value).encode(), np.uint8)


def _row(saved: dict[str, NDArray[Any]]) -> dict[str, Any]:
    row: dict[str, Any] = read_json(saved["row"].tobytes())
    return row


def _figures(gain: Interval) -> dict[str, Any]:
    low, high = (gain.low, gain.high) if gain.known else (None, None)
    return {"points": {"mean": gain.mean, "low": low, "high": high}}
