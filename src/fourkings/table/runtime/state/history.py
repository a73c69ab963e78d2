"""The facts of a table as it has been read or written them: how it stands, what changed last, what was granted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fourkings.table.match import Act, Deal, LogEvent, Opening, Table, TableState, Undo
from fourkings.table.runtime.state.readers import Reader
from fourkings.table.waiting_room import WaitingRoom

KEPT: Final = 128
"""Facts for which the requests that brought them about are remembered: a client sends a request again within a few."""
SWEEP: Final = 64
"""Facts between two sweeps of older requests."""
REMEMBERED: Final = 16
"""Changes kept in memory, so that a reader who missed a few is sent those."""


class GrantedRequest(NamedTuple):
    """A request that was granted: its player, its own id, and the version that it brought about."""

    player: str
    request: str
    version: int


class Change(NamedTuple):
    """A fact with the table before and after it, and the request that brought it about."""

    before: TableState
    after: TableState
    event: LogEvent
    granted: GrantedRequest | None

    def answers(self, reader: Reader) -> str | None:
        """The id of the reader's own request that brought it about."""
        return self.granted.request if self.granted and self.granted.player == reader.player else None

    @property
    def starts_clock(self) -> bool:
        """True where another clock runs from now on, or the same one from its beginning."""
        before, after = self.before, self.after
        if isinstance(self.event, Opening | Act | Deal | Undo):
            return True
        return not (isinstance(before, Table) and isinstance(after, Table)) or before.clock_seat != after.clock_seat


class History:
    """The log of a table, folded, with its last changes and the requests that it has granted."""

    def __init__(self, now: TableState, granted: Iterable[GrantedRequest], changes: Sequence[Change]) -> None:
        self.state = now
        self._changes: deque[Change] = deque(changes, maxlen=REMEMBERED)
        self._granted = {(grant.player, grant.request): grant.version for grant in granted}
        still = (
            change.before.version for change in reversed(changes) if isinstance(change.event, Opening | Act | Deal | Undo)
        )
        self.match_version = next(still, now.version - 1) + 1
        """The version at which the match itself last changed, as far as is known: an action may refer to none older."""

    @property
    def changes(self) -> Iterator[Change]:
        """The changes that are remembered, the oldest first."""
        return iter(tuple(self._changes))

    @property
    def granted(self) -> Mapping[tuple[str, str], int]:
        """The requests that were granted, by player and id: the version that each brought about."""
        return self._granted

    @property
    def clock_version(self) -> int:
        """The version with which the running clock began, as far as is remembered."""
        for change in reversed(self._changes):
            if change.starts_clock:
                return change.after.version
        return self._changes[0].before.version if self._changes else self.state.version

    def since(self, version: int) -> list[Change]:
        """The changes after that version; none where they are not all remembered, or an update cannot tell of one."""
        missed = [change for change in self._changes if change.after.version > version]
        if any(isinstance(change.after, WaitingRoom) or isinstance(change.event, Opening) for change in missed):
            return []
        return missed if version and len(missed) == self.state.version - version else []

    def add(self, change: Change) -> None:
        """The next fact of the log holds from now on."""
        self.state = change.after
        self._changes.append(change)
        if change.granted:
            self._remember(change.granted)
        if isinstance(change.after, Table) and isinstance(change.event, Opening | Act | Deal | Undo):
            self.match_version = change.after.version

    def _remember(self, granted: GrantedRequest) -> None:
        """Those of long ago are forgotten, as they are in the store."""
        self._granted[granted.player, granted.request] = granted.version
        if len(self._granted) > KEPT + SWEEP:
            self._granted = {key: version for key, version in self._granted.items() if version > granted.version - KEPT}
