"""The progress bar: it shows itself after two seconds, on a terminal only, and is gone when the work is done."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sized
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from fourkings.cli._help import words

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn, TaskID

PATIENCE: Final = 2.0
"""Seconds of work that nobody needs to be told of."""


class Bar:
    """A bar over items, or one that `update` moves. As a context it is gone at the end, whatever happens.

    total: how many steps the work has, None for as many as there are items, or where nobody knows; unit: what it counts,
    as `cli-progress-<unit>` says it; quiet: hide it even from a terminal; name: what stands before it.
    """

    def __init__(self, items: Iterable[Any], total: int | None, unit: str, quiet: bool, name: str | None) -> None:
        self._items, self._unit, self._name = items, unit, name
        self._total = len(items) if total is None and isinstance(items, Sized) and items else total
        self.watched: Final = not quiet and sys.stderr is not None and sys.stderr.isatty()
        self._began, self._done, self._note = time.monotonic(), 0, ""
        self._shown: tuple[Progress, TaskID] | None = None

    def __iter__(self) -> Iterator[Any]:
        """The items; each is a step once the next one is asked for."""
        with self:
            for item in self._items:
                yield item
                self.update()

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._shown:
            self._shown[0].stop()

    def note(self, text: str) -> None:
        """A few words to stand behind the bar from the next step on."""
        self._note = text

    def update(self, steps: int = 1) -> None:
        """So many steps more are done."""
        self._done += steps
        if self.watched and not self._shown and time.monotonic() - self._began >= PATIENCE:
            self._shown = self._made()  # known before it is shown, so that it goes whenever Ctrl-C comes
            self._shown[0].start()
        if self._shown:
            bar, task = self._shown
            bar.update(task, completed=self._done, note=self._note)

    def _made(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

        before: list[ProgressColumn] = [TextColumn(self._name)] if self._name else []
        unit = words().text(f"cli-progress-{self._unit}") + words().text("cli-colon")
        count: list[ProgressColumn] = [TextColumn(f"{unit} {{task.completed}}")]
        if self._total is not None:
            count = [BarColumn(), TextColumn(f"{unit} {{task.completed}}/{{task.total}}"), TimeRemainingColumn()]
        columns = (*before, *count, TimeElapsedColumn(), TextColumn("{task.fields[note]}"))
        # Standard output is the answer's: it does not go through the bar.
        bar = Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False, redirect_stderr=False)
        return bar, bar.add_task("", total=self._total, completed=self._done, note=self._note)


def progress(
    items: Iterable[Any] = (), *, total: int | None = None, unit: str, quiet: bool = False, name: str | None = None
) -> Bar:
    """A bar over these items, or one that `update` moves; for the arguments see `Bar`."""
    return Bar(items, total, unit, quiet, name)
