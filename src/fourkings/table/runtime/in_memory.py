"""A table kept in memory, without a server: it takes requests and the time, and answers with updates and bot jobs.

It has no clock, thread or socket: the caller passes the time, wakes it at `wake_at`, does the jobs in `wanted` however it
likes, and hands their results back. Its log is kept in memory (`log`).
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Final

from fourkings.rulebook.game import Action
from fourkings.table.log import encode_event, parse_events
from fourkings.table.match import Table, replay_log
from fourkings.table.protocol import Request
from fourkings.table.protocol.requests import Hello
from fourkings.table.runtime import presence, requests, time_control, turns
from fourkings.table.runtime.clock import Clock
from fourkings.table.runtime.pacing import Pacing
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import NotGranted
from fourkings.table.runtime.state import BotJob, Change
from fourkings.table.runtime.table import LocalTable
from fourkings.table.runtime.updates import change_in

if TYPE_CHECKING:
    from fourkings.analysis.hints import Advice


class MemoryPorts:
    """The surroundings of a table in memory: its log, and the bot jobs that the caller is to do."""

    owns = True

    def __init__(self, log: Iterable[str], names: Mapping[str, str]) -> None:
        self.log: Final = list(log)
        self.pace = ""
        """The pace that players chose last; empty if it was never changed."""
        self.wanted: Final = dict[BotJob, None]()
        """The jobs to be done, the oldest first."""
        self._names: Final = names
        self._results: Final = dict[BotJob, tuple[Action, str]]()

    async def append(self, change: Change, due: float | None) -> None:
        self.log.append(encode_event(change.event))

    async def write_pace(self, pace: str) -> None:
        self.pace = pace

    async def change_at(self, version: int) -> Change:
        return change_in(self.log, version)

    async def names(self, players: Iterable[str]) -> Mapping[str, str]:
        return {player: self._names[player] for player in players if player in self._names}

    def start(self, job: BotJob) -> None:
        self.wanted[job] = None

    def is_ready(self, job: BotJob) -> bool:
        return job in self._results

    async def result(self, job: BotJob) -> tuple[Action, str]:
        return self._results[job]

    def cancel(self, job: BotJob) -> None:
        self.wanted.pop(job, None)
        self._results.pop(job, None)

    def count_refusal(self, why: NotGranted) -> None:
        """Do nothing: refusals are not counted here."""

    def finish(self, job: BotJob, action: Action, bot: str) -> None:
        """Store the result of a job."""
        self._results[job] = action, bot


class InMemoryTable:
    """A match and its bots, made from a log, for a caller without a server; times are seconds that never go back."""

    def __init__(
        self, name: str, secret: bytes, log: Sequence[str], at: float, names: Mapping[str, str], pace: str = "calm",
        tempo: float = 1.0, practice: bool = False,
    ) -> None:  # fmt: skip
        """Replay a table's log.

        `names` of the people, by their ids; `tempo`: a factor on every pause of the bots; `practice`: True for a match
        continued from a moment of another one: it counts nowhere.
        """
        self._at, self._ports = at, MemoryPorts(log, names)
        clock = Clock(None, lambda: self._at, lambda: self._at)
        state, pacing = replay_log(parse_events(log)), Pacing(pace, tempo, at)
        self.table: Final = LocalTable(name, secret, state, (), (), self._ports, clock, pacing, inf, inf, practice)

    @property
    def log(self) -> Sequence[str]:
        """The log of the table."""
        return self._ports.log

    @property
    def wake_at(self) -> float | None:
        """When to call `wake`, if nothing comes before; None while it waits for a person or for a job."""
        due = min(turns.deadlines(self.table, self.table.moves_itself), default=inf)
        return None if due == inf else due

    @property
    def wanted(self) -> Sequence[BotJob]:
        """The jobs to be done: actions of bots, and hints."""
        return tuple(self._ports.wanted)

    def receive(self, reader: Reader, request: Request, at: float) -> None:
        """Answer a reader's request, the first of which must be `hello`; updates are sent to all readers concerned."""
        self._go(at)
        self.table.clock.receive(at)
        if isinstance(request, Hello) or reader in self.table.readers:
            _run(requests.answer(self.table, reader, request))
        self._think_ahead()

    def disconnect(self, reader: Reader, at: float) -> None:
        """Remove a reader, whose connection is closed."""
        self._go(at)
        presence.disconnect(self.table, reader)

    def wake(self, at: float) -> None:
        """Do what is due by the time `at`; what follows may be due at once, so look at `wake_at` again."""
        self._go(at)
        _run(self._do_what_is_due())
        self._think_ahead()

    def act(self, job: BotJob, action: Action, bot: str, at: float) -> None:
        """Take in the result of a job, a bot's action and its name with version; ignore it if the position has passed."""
        if self._take(job, at):
            self._ports.finish(job, action, bot)

    def advise(self, job: BotJob, advice: Advice, bot: str, at: float) -> None:
        """Send a job's result as a hint by that bot, with its version; ignore it if nobody waits for it any more."""
        if self._take(job, at):
            requests.tell_hint(self.table, job, (advice, bot))

    def fail(self, job: BotJob, at: float) -> None:
        """Send a refusal in place of a hint whose job failed."""
        if self._take(job, at):
            requests.tell_hint(self.table, job, None)

    def _go(self, at: float) -> None:
        self._at = max(self._at, at)

    def _take(self, job: BotJob, at: float) -> bool:
        self._go(at)
        is_wanted = job in self._ports.wanted
        self._ports.wanted.pop(job, None)
        return is_wanted

    def _think_ahead(self) -> None:
        if isinstance(self.table.state, Table):
            turns.think_ahead(self.table)

    async def _do_what_is_due(self) -> None:
        await turns.let_back(self.table)
        if time_control.is_over(self.table):
            await turns.act_too_late(self.table)
        else:
            await turns.move(self.table)


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to its end: in memory nothing has to be waited for."""
    try:
        work.send(None)
    except StopIteration:
        return
    work.close()
    raise RuntimeError("a table alone waits for nothing")
