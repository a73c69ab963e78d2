"""The progress bar: shown after two seconds, on a terminal only, and removed when the work is done."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sized
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from fourkings.cli._help import words

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn, TaskID

DELAY: Final = 2.0
"""Seconds of work without a bar."""


class Bar:
    """A bar over items, or one that `update` moves. As a context manager it is removed at the end.

    total: the number of steps, None for the number of items or if it is unknown; unit: what is counted, see the sentences
    `cli-progress-<unit>`; quiet: hide it even on a terminal; name: text before the bar.
    """

    def __init__(self, items: Iterable[Any], total: int | None, unit: str, quiet: bool, name: str | None) -> None:
        self._items, self._unit, self._name = items, unit, name
        self._total = len(items) if total is None and isinstance(items, Sized) and items else total
        self.watched: Final = not quiet and sys.stderr is not None and sys.stderr.isatty()
        self._began, self._done, self._note = time.monotonic(), 0, ""
        self._shown: tuple[Progress, TaskID] | None = None

    def __iter__(self) -> Iterator[Any]:
        """Yield the items; each is done when the next one is requested."""
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
        """Set the text behind the bar, from the next step on."""
        self._note = text

    def update(self, steps: int = 1) -> None:
        """Count steps as done."""
        self._done += steps
        if self.watched and not self._shown and time.monotonic() - self._began >= DELAY:
            self._shown = self._new_bar()  # stored before it starts, so that Ctrl-C always removes it
            self._shown[0].start()
        if self._shown:
            bar, task = self._shown
            bar.update(task, completed=self._done, note=self._note)

    def _new_bar(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

        before: list[ProgressColumn] = [TextColumn(self._name)] if self._name else []
        unit = words().text(f"cli-progress-{self._unit}") + words().text("cli-colon")
        count: list[ProgressColumn] = [TextColumn(f"{unit} {{task.completed}}")]
        if self._total is not None:
            count = [BarColumn(), TextColumn(f"{unit} {{task.completed}}/{{task.total}}"), TimeRemainingColumn()]
        columns = (*before, *count, TimeElapsedColumn(), TextColumn("{task.fields[note]}"))
        # Standard output has the answer, which must not go through the bar.
        bar = Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False, redirect_stderr=False)
        return bar, bar.add_task("", total=self._total, completed=self._done, note=self._note)


def progress(
    items: Iterable[Any] = (), *, total: int | None = None, unit: str, quiet: bool = False, name: str | None = None
) -> Bar:
    """Return a bar over these items, or one that `update` moves; see `Bar` for the arguments."""
    return Bar(items, total, unit, quiet, name)
