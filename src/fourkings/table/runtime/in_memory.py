"""A table that nobody else moves: fed requests and time, it answers with updates, and says what it waits for.

It has no clock, thread or socket: the caller says what time it is, wakes it when it asks to be (`wake_at`), thinks what it
wants thought (`wanted`) however it likes, and hands the results back. Its log is kept in memory, fact by fact (`facts`).
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final

from fourkings.bots.careful.advice import Advice
from fourkings.rulebook.game import Action
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.protocol import Request
from fourkings.table.protocol.requests import Hello
from fourkings.table.runtime import bots, play_requests, presence, requests, time_control, turns
from fourkings.table.runtime.refusals import NotGranted
from fourkings.table.runtime.state import BotJob, Change, Clock, Pacing, Reader
from fourkings.table.runtime.table import LocalTable
from fourkings.table.runtime.updates import change_in

FOREVER: Final = float("inf")


class MemoryHost:
    """Keeps the facts of a table in memory, and remembers what is to be thought until somebody has."""

    owns = True

    def __init__(self, facts: Iterable[str], names: Mapping[str, str]) -> None:
        self.facts: Final = list(facts)
        """The log of the table."""
        self.pace = ""
        """The pace that was chosen last; empty for the first one."""
        self.wanted: Final = dict[BotJob, None]()
        """What is to be thought, the oldest first."""
        self._names: Final = names
        self._found: Final = dict[BotJob, tuple[Action, str]]()

    async def append(self, change: Change, due: float | None) -> None:
        """Keep a fact."""
        self.facts.append(log.encode_event(change.event))

    async def write_pace(self, pace: str) -> None:
        """Keep how fast the bots play."""
        self.pace = pace

    async def change_at(self, version: int) -> Change:
        """The change that brought about a version of long ago."""
        return change_in(self.facts, version)

    async def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """The names of these people."""
        return {player: self._names[player] for player in players if player in self._names}

    def start(self, thought: BotJob) -> None:
        """Somebody is to think that."""
        self.wanted[thought] = None

    def is_ready(self, thought: BotJob) -> bool:
        """True where somebody has."""
        return thought in self._found

    async def result(self, thought: BotJob) -> tuple[Action, str]:
        """The action that was found."""
        return self._found[thought]

    def cancel(self, thought: BotJob) -> None:
        """Nobody is to think that any more."""
        self.wanted.pop(thought, None)
        self._found.pop(thought, None)

    def count_refusal(self, why: NotGranted) -> None:
        """Nobody counts them."""

    def find(self, thought: BotJob, action: Action, bot: str) -> None:
        """A bot has found its action."""
        self._found[thought] = action, bot


class InMemoryTable:
    """A match with its bots, as it stands in its facts; times are seconds that never go back."""

    def __init__(
        self,
        name: str,
        secret: bytes,
        facts: Sequence[str],
        at: float,
        names: Mapping[str, str],
        pace: str = "calm",
        tempo: float = 1.0,
        practice: bool = False,
    ) -> None:
        """`names` of the people, by their ids; `tempo`: a factor on every pause of the bots; `practice` counts nowhere."""
        self._at, self._host = at, MemoryHost(facts, names)
        clock = Clock(None, lambda: self._at, lambda: self._at)
        now = table.replay_log(log.parse_events(facts))
        pacing = Pacing(pace, tempo, at)
        self.table: Final = LocalTable(name, secret, now, (), (), self._host, clock, pacing, FOREVER, FOREVER, practice)

    @property
    def log(self) -> Sequence[str]:
        """The log of the table, as it stands."""
        return self._host.facts

    @property
    def wake_at(self) -> float | None:
        """When it wants to be woken, if nothing comes before; None where it waits for a person or for a thought."""
        due = min(turns.deadlines(self.table), default=FOREVER)
        return None if due == FOREVER else due

    @property
    def wanted(self) -> Sequence[BotJob]:
        """What it wants thought: actions of bots, and hints."""
        return tuple(self._host.wanted)

    # --- what comes -----------------------------------------------------------------------------------------------

    def receive(self, reader: Reader, request: Request, at: float) -> None:
        """A request of a reader, the first of which must be `hello`; the updates go to the readers."""
        self._go(at)
        self.table.clock.receive(at)
        if isinstance(request, Hello) or reader in self.table.readers:
            _run(requests.answer(self.table, reader, request))
        self._look_ahead()

    def disconnect(self, reader: Reader, at: float) -> None:
        """A reader is gone."""
        self._go(at)
        presence.disconnect(self.table, reader)

    def wake(self, at: float) -> None:
        """Do what is due by then; what comes of it may be due at once."""
        self._go(at)
        _run(self._do_what_is_due())
        self._look_ahead()

    def act(self, thought: BotJob, action: Action, bot: str, at: float) -> None:
        """A bot has found its action, under its name with its version. One that is past is let be."""
        if self._take(thought, at):
            self._host.find(thought, action, bot)

    def advise(self, thought: BotJob, advice: Advice, bot: str, at: float) -> None:
        """A hint is found, by that bot with its version. One that nobody waits for any more is let be."""
        if self._take(thought, at):
            play_requests.tell_hint(self.table, thought, (advice, bot))

    def fail(self, thought: BotJob, at: float) -> None:
        """A hint could not be found."""
        if self._take(thought, at):
            play_requests.tell_hint(self.table, thought, None)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _go(self, at: float) -> None:
        self._at = max(self._at, at)

    def _take(self, thought: BotJob, at: float) -> bool:
        self._go(at)
        known = thought in self._host.wanted
        self._host.wanted.pop(thought, None)
        return known

    def _look_ahead(self) -> None:
        if isinstance(self.table.state, table.Table):
            bots.think_ahead(self.table)

    async def _do_what_is_due(self) -> None:
        await turns.let_back(self.table)
        if time_control.is_over(self.table):
            await bots.act_too_late(self.table)
        else:
            await turns.move(self.table)


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Do it now: where all is in memory, nothing has to be waited for."""
    try:
        work.send(None)
    except StopIteration:
        return
    work.close()
    raise RuntimeError("a table alone waits for nothing")
