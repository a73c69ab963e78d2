"""The match of a table at runtime: its last changes, the requests granted, and the jobs of its bots.

Each object alone changes its own fields. Nothing here waits, stores, asks for the time, or sends anything.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Seat
from fourkings.table.match import Act, Deal, LogEvent, Opening, Participant, Table, TableState, Undo, apply_event
from fourkings.table.runtime.readers import Reader
from fourkings.table.waiting_room import WaitingRoom
from fourkings.views import View

KEPT: Final = 128
"""Number of events after which a granted request is forgotten: a client sends one again within a few."""
SWEEP: Final = 64
"""Events after which old requests are removed again."""
REMEMBERED: Final = 16
"""Least number of changes kept in memory, to be sent to readers who missed a few."""


class GrantedRequest(NamedTuple):
    """A request that was granted: who made it, its id, and the version of the table that it led to."""

    player: str
    request: str
    version: int


class Change(NamedTuple):
    """An event of the table with the state before and after it, and the request behind it, if any."""

    before: TableState
    after: TableState
    event: LogEvent
    granted: GrantedRequest | None

    def answers(self, reader: Reader) -> str | None:
        """Return the id of the request behind the change, if it was the reader's own."""
        return self.granted.request if self.granted and self.granted.player == reader.player else None

    @property
    def starts_clock(self) -> bool:
        """True if from now on another seat's clock runs, or the same one starts over."""
        before, after = self.before, self.after
        if isinstance(self.event, Opening | Act | Deal | Undo):
            return True
        return not (isinstance(before, Table) and isinstance(after, Table)) or before.clock_seat != after.clock_seat


class History:
    """The current state of a table, its last changes, and the requests that were granted.

    Changes are remembered as events: a state takes two kilobytes, and only a reader who missed some needs it again.
    """

    def __init__(self, state: TableState, granted: Iterable[GrantedRequest], changes: Sequence[Change]) -> None:
        self.state = state
        changes = changes[-REMEMBERED:]
        self._first = changes[0].before if changes else state
        """The state before the events in `_past`."""
        self._middle = state
        """The state after the first `REMEMBERED` of them, once there are as many."""
        self._past = [(change.event, change.granted) for change in changes]
        self._participants, self._company = tuple[Participant, ...](), False
        self._granted = dict[str, dict[str, int]]()
        """The version that each granted request led to, by player and id."""
        self._last_sweep = state.version
        for grant in granted:
            self._granted.setdefault(grant.player, {})[grant.request] = grant.version
        played = (
            change.before.version for change in reversed(changes) if isinstance(change.event, Opening | Act | Deal | Undo)
        )
        self.match_version = next(played, state.version - 1) + 1
        """The version at which the match itself last changed, as far as is known: no action may refer to an older one."""
        started = (change.after.version for change in reversed(changes) if change.starts_clock)
        self.clock_version = next(started, self._first.version)
        """The version at which the running clock started, or the oldest one in memory."""

    @property
    def company(self) -> bool:
        """True if several people play, or may: before the match it is always True. Asked ten times an action."""
        state = self.state
        if isinstance(state, WaitingRoom):
            return True
        if state.participants is not self._participants:
            self._participants, self._company = state.participants, len(state.people) > 1
        return self._company

    def granted_at(self, player: str, request: str) -> int | None:
        """Return the version that a player's request led to; None if it was not granted, or long ago."""
        return self._granted.get(player, {}).get(request)

    def change_at(self, version: int) -> Change | None:
        """Return the change that led to a version; None if it is not remembered any more."""
        return next((change for change in self._after(version - 1) if change.after.version == version), None)

    def since(self, version: int) -> list[Change]:
        """Return the changes after a version; none unless all are remembered and each can be sent as an update."""
        missed = list(self._after(version)) if version > 0 and self.state.version - version <= REMEMBERED else []
        is_whole = any(isinstance(change.after, WaitingRoom) or isinstance(change.event, Opening) for change in missed)
        return [] if is_whole else missed

    def _after(self, version: int) -> Iterator[Change]:
        """Yield the changes after a version, which are made again; none unless all are remembered."""
        state, past = self._first, self._past
        if len(past) > REMEMBERED and version >= self._middle.version:
            state, past = self._middle, past[REMEMBERED:]
        if version < state.version or version >= self.state.version:
            return
        for event, granted in past:
            before, state = state, apply_event(state, event)
            if state.version > version:
                yield Change(before, state, event, granted)

    def add(self, change: Change) -> None:
        """Add the next change. Requests of long ago are forgotten, as they are in the store."""
        self.state = change.after
        self._past.append((change.event, change.granted))
        if len(self._past) == 2 * REMEMBERED:
            self._first, self._past = self._middle, self._past[REMEMBERED:]
        if len(self._past) == REMEMBERED:
            self._middle = change.after
        if granted := change.granted:
            self._granted.setdefault(granted.player, {})[granted.request] = granted.version
            if granted.version >= self._last_sweep + SWEEP:
                self._last_sweep, least = granted.version, granted.version - KEPT
                for player, requests in self._granted.items():
                    self._granted[player] = {request: at for request, at in requests.items() if at > least}
        if isinstance(change.after, Table) and isinstance(change.event, Opening | Act | Deal | Undo):
            self.match_version = change.after.version
        if change.starts_clock:
            self.clock_version = change.after.version


@dataclass(frozen=True, slots=True, eq=False)
class BotJob:
    """A job for one version of a table: an action of that bot, or (None) a hint. Jobs are compared by identity."""

    version: int
    seat: Seat
    view: View
    seed: int
    bot: str | None = None


class HintJob(NamedTuple):
    """A hint that is being computed: who asked for it, by which request, and the job."""

    reader: Reader
    request: str
    job: BotJob


class BotJobs:
    """The jobs of a table that are under way: a hint for each seat at most, and the next action of a bot."""

    def __init__(self) -> None:
        self._hints: dict[Seat, HintJob] = {}
        self._next: BotJob | None = None

    def thinks_for(self, seat: Seat) -> bool:
        """Return True if a hint for that seat is being computed."""
        return seat in self._hints

    def action_at(self, version: int) -> BotJob | None:
        """Return the job for a bot's action at that version."""
        return self._next if self._next and self._next.version == version else None

    def hint(self, reader: Reader, request: str, job: BotJob) -> None:
        """Add a hint that is being computed for a reader, by the id of their `request`."""
        self._hints[job.seat] = HintJob(reader, request, job)

    def take_hint(self, job: BotJob) -> HintJob | None:
        """Remove and return the hint of a job that is done, or failed; None if nobody waits for it any more."""
        hint = self._hints.get(job.seat)
        return self._hints.pop(job.seat) if hint and hint.job is job else None

    def drop_hints(self, reader: Reader | None = None) -> list[HintJob]:
        """Remove and return the hints that are being computed for a reader, or (None) for all."""
        dropped = [hint for hint in self._hints.values() if reader is None or hint.reader is reader]
        for hint in dropped:
            del self._hints[hint.job.seat]
        return dropped

    def act(self, job: BotJob) -> None:
        """Set the job for the next action of a bot."""
        self._next = job

    def drop_action(self) -> BotJob | None:
        """Remove and return the job for the next action of a bot."""
        dropped, self._next = self._next, None
        return dropped
