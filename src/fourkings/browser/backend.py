"""The entry point of the application in a browser tab: tables, the page's connections to them, and HTTP API requests."""

import json
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from fourkings.app.memory import MemoryStore
from fourkings.app.models import Stored, Summary
from fourkings.browser.calls import Calls
from fourkings.browser.jobs import FilePending, JobPending, JobResults, ReviewMaker, SiteFiles
from fourkings.browser.outbox import Outbox, Shelves
from fourkings.browser.tables import BrowserTable, Line, SavedTables
from fourkings.rulebook.game import Reason
from fourkings.sanitize import read_json
from fourkings.table.protocol import CloseCode, encode
from fourkings.table.runtime.refusals import NotGranted, refusal

T = TypeVar("T")
ME: Final = "me"
"""The player's id: a tab has only one."""


class Backend:
    """The application as a worker of the page calls it, with text and numbers only, which both languages share.

    Times are seconds: `at` never goes back, and `wall` is since 1970.
    """

    def __init__(self) -> None:
        self._news: Final = Outbox(ME)
        self._shelves: Final = Shelves(self._news)
        self._tables: Final = SavedTables(self._news)
        self._store: Final = MemoryStore(self._shelves, self._tables)
        self._files: Final = SiteFiles()
        self._thoughts: Final = JobResults()
        self._calls: Final = Calls(self._store, ME, self._news, self._files, self._thoughts)
        self._reviews: Final = ReviewMaker(self._store)
        self._sittings: Final = dict[str, BrowserTable]()
        self._lines: Final = dict[int, tuple[Line, str]]()

    def restore(self, kept: str) -> None:
        """Restore a saved table from JSON: all that is saved beside its events (see `Outbox`), and these."""
        head = read_json(kept)
        version, number, totals, over, winners, *rest = head["summary"]
        later = rest[1:3] if len(rest) > 3 else ()  # older pages kept fewer
        progress = Summary(version, number, tuple(totals), over, tuple(winners), (), *later)
        stored = Stored(
            head["id"], head["game"], head["preset"], bytes.fromhex(head["secret"]), head["pace"],
            progress, head["created"], head["updated"], head["origin"],
            head.get("offline_copy", ""),  # which older pages did not keep
        )  # fmt: skip
        _now(self._tables.restore(stored, [ME], head["events"]))

    def restore_rows(self, kept: str) -> None:
        """Restore saved rows of the store from JSON, see `Shelves.restore`."""
        self._shelves.restore(kept)

    def give(self, name: str, text: str) -> None:
        """Take in the text of a file of the site that a call lacked; `name`: its path."""
        self._files.give(name, text)

    def thought(self, work: str, answer: str, wall: float) -> None:
        """Take in the result of a job (both as JSON) that a second worker has done, see `fourkings.app.jobs`."""
        if not _now(self._reviews.finish(work, answer, wall)):
            self._thoughts.give(work, answer)

    def call(self, method: str, path: str, body: str, at: float, wall: float) -> str:
        """Answer a request of the HTTP API as JSON: its `status`, and its `body` as text.

        If a file of the site is needed first, return its name as `missing`, to be handed over (`give`).
        If a job has to be done first, return that as `work`; the page hands over its result (`thought`). Either way the
        call is then made again: nothing has been done yet.
        """
        try:
            status, answer = _now(self._calls.answer(method, path, body, wall))
        except FilePending as missing:
            return json.dumps({"missing": missing.name})
        except JobPending as pending:
            return json.dumps({"work": pending.job}, ensure_ascii=False)
        for table in [name for name in self._sittings if _now(self._store.tables.get(name)) is None]:
            self._close(table)
        return json.dumps({"status": status, "body": answer}, ensure_ascii=False)

    def hear(self, number: int, table: str, text: str, at: float, wall: float) -> None:
        """Take in a message from the page on a connection to a table; the connection has a number."""
        if number not in self._lines:
            self._lines[number] = Line(number, ME, self._news), table
        line, name = self._lines[number]
        sitting = self._sitting(name, at)
        if sitting is None:
            line.send(encode(refusal(NotGranted("unavailable", Reason("", "no-such-table", {})), None, 0)))
            line.close(CloseCode.NO_SUCH_TABLE)
            return
        _now(sitting.hear(line, text, at, wall))

    def disconnect(self, number: int, at: float, wall: float) -> None:
        """Close a connection; a table that no connection is left to is dropped from memory."""
        if number not in self._lines:
            return
        line, name = self._lines.pop(number)
        if sitting := self._sittings.get(name):
            _now(sitting.disconnect(line, at, wall))
            if sitting.left:
                del self._sittings[name]

    def wake(self, at: float, wall: float) -> None:
        """Do all that is due by now at the tables, and a little background work."""
        for sitting in self._sittings.values():
            if sitting.wake_at is not None and sitting.wake_at <= at:
                _now(sitting.wake(at, wall))
        if (field := self._calls.host.field) and field.wanted:
            _now(field.work(wall))

    def drain(self, wall: float) -> str:
        """Return everything for the page since the last call as JSON, and forget it, see `Outbox.drain`."""
        times = [sitting.wake_at for sitting in self._sittings.values() if sitting.wake_at is not None]
        if (field := self._calls.host.field) and field.wanted:
            times.append(0.0)
        work = _now(self._reviews.next_job(wall))
        return self._news.drain(min(times, default=None), work)

    def _sitting(self, table: str, at: float) -> BrowserTable | None:
        if table not in self._sittings:
            stored = _now(self._store.tables.get(table))
            if stored is None:
                return None
            events = _now(self._store.tables.events(table))
            names = self._calls.host.names
            self._sittings[table] = BrowserTable(stored, events, names, self._store.tables, self._news, at)
        return self._sittings[table]

    def _close(self, table: str) -> None:
        del self._sittings[table]
        for number, (line, name) in tuple(self._lines.items()):
            if name == table:
                line.close(CloseCode.NO_SUCH_TABLE)
                del self._lines[number]


def _now(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end: everything is in memory, so nothing is waited for."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    work.close()
    raise RuntimeError("a house in a page waits for nothing")
