"""Check stored logs against the rules, against the secret that their cards come from, and against their own row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from fourkings.app.shared import origins
from fourkings.app.shared.origins import Imported, Practice
from fourkings.app.shared.summaries import summary
from fourkings.evenings import log as evening_log
from fourkings.evenings import reducer
from fourkings.records.json_form import parse_json
from fourkings.rulebook.deck import SECRET_BYTES, seal
from fourkings.rulebook.game import why_not
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.sanitize import printable
from fourkings.server.backup.stored_texts import read_summary
from fourkings.table import log, waiting_room
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, LogEvent, Opening, Table, TableState
from fourkings.table.waiting_room import Gather, WaitingRoom

Row = Mapping[str, Any]
"""A row of a table or an evening, by column."""
Numbered = Sequence[tuple[int, str]]
"""The events of a log as they are stored, each with its version."""
Event = TypeVar("Event")
LONGEST: Final = 40
"""Characters of a stored name that a sentence quotes."""


class LogFault(NamedTuple):
    """A fault of a log."""

    text: str  #: a sentence without its full stop
    event: int = 0  #: the version of the event where it is, 0 for the row itself


class _Found(Exception):
    """The first fault."""

    def __init__(self, text: str, event: int = 0) -> None:
        super().__init__(text)
        self.fault: Final = LogFault(text, event)


def fault_of_table(row: Row, events: Numbered) -> LogFault | None:
    """Return the first fault of a table, or None.

    row: its row of `tables`; events: its log, in order. Every action has to be legal and every pack complete. Cards have to
    follow from the secret, except in an imported record and in the deals that a practice was given. The row has to agree
    with the state that the log leads to.
    """
    try:
        _check_table(row, events)
    except _Found as error:
        return error.fault
    return None


def fault_of_evening(row: Row, events: Numbered) -> LogFault | None:
    """Return the first fault of an evening, or None: its log has to be read to its end, and to agree with its row."""
    try:
        _check_evening(row, events)
    except _Found as error:
        return error.fault
    return None


def _check_table(row: Row, events: Numbered) -> None:
    _check_start(row, events)
    cards = _Cards(row["secret"], origins.parse(row["origin"]))
    now: TableState | None = None
    for version, event in _parsed(log.parse_events(text for _, text in events), events):
        if now is None and not isinstance(event, Opening | Gather):
            raise _Found("event 1 does not open a table", 1)
        try:
            after = table.replay_log([event]) if now is None else table.apply_event(now, event)
        except Exception:  # noqa: BLE001  (as in `_parsed`)
            raise _Found(f"event {version} does not fit the events before it", version) from None
        if isinstance(event, Act) and isinstance(now, Table):
            _check_action(version, now, event)
        cards.check(version, now, event)
        now = after
    assert now is not None, "a log without events has been refused"
    _check_row(row, now)


def _check_start(row: Row, events: Numbered) -> None:
    if len(row["secret"]) != SECRET_BYTES:
        raise _Found("its secret is incomplete")
    for expected, (version, _) in enumerate(events, 1):
        if version != expected:
            raise _Found(f"its log lacks event {expected}", version)
    if not events:
        raise _Found("its log is empty")


def _parsed(parser: Iterator[Event], events: Numbered) -> Iterator[tuple[int, Event]]:
    """Yield what `parser` makes of each event, with its version; raise `_Found` at the first that it cannot read."""
    for version, text in events:
        try:
            event = next(parser)
        except Exception:  # noqa: BLE001  (a damaged event fails anywhere, and means the same)
            _check_game(text)
            raise _Found(f"event {version} cannot be read", version) from None
        yield version, event


def _check_game(text: str) -> None:
    """Raise `_Found` for an event whose game belongs to a package that isn't installed here."""
    raw = parse_json(text)
    game = raw.get("game") if isinstance(raw, dict) else None
    if isinstance(game, str) and game not in GAMES:
        raise _Found(f"its game {_quoted(game)} is not installed here: install the package of that game first")


def _check_action(version: int, now: Table, act: Act) -> None:
    if reason := why_not(now.state, act.seat, act.action):
        raise _Found(f"event {version} breaks the rules ({reason.clause})", version)


class _Cards:
    """Checks that openings and deals follow from the secret of a table."""

    def __init__(self, secret: bytes, origin: origins.Origin | None) -> None:
        self._secret, self._imported = secret, isinstance(origin, Imported)
        self._given = origin.number if isinstance(origin, Practice) else 0
        """Deals whose cards were given to a practice."""

    def check(self, version: int, now: TableState | None, event: LogEvent) -> None:
        """Raise `_Found` for an event with other cards, draws or seals than the secret leads to."""
        if isinstance(event, Deal) and isinstance(now, Table):
            self._check_pack(version, now, event)
            number = len(now.match.deals) + 1
            if not self._imported and number > self._given and event.hands != self._dealt(now):
                raise _Found(f"event {version} deals other cards than its secret gives", version)
        if self._imported or not isinstance(event, Opening | Gather):
            return
        if event.commitment and event.commitment != seal(self._secret):
            raise _Found("its seal is not that of its secret", version)
        if isinstance(event, Opening) and not self._given and event.opened != self._opened(now, event):
            raise _Found("its match opens otherwise than its secret decides", version)

    def _check_pack(self, version: int, now: Table, event: Deal) -> None:
        if sorted(card for hand in event.hands for card in hand) != sorted(now.rules.game.pack(now.rules)):
            raise _Found(f"event {version} does not deal a complete pack", version)

    def _dealt(self, now: Table) -> tuple[tuple[int, ...], ...]:
        return deal_from_secret(now.match, self._secret, now.contributions).state.deal.dealt

    def _opened(self, now: TableState | None, event: Opening) -> object:
        if isinstance(now, WaitingRoom):
            return waiting_room.opening_drawn(event.rules, now.conditions, self._secret, event.contributions)
        return from_secret(event.rules, self._secret, contributions=event.contributions).opening


def _check_row(row: Row, now: TableState) -> None:
    """Raise `_Found` if the row of a table does not agree with the state that its log leads to."""
    stored, right = read_summary(row["summary"]), summary(now)
    if stored[0] != right.version:
        raise _Found(f"its log ends with event {right.version}, and its row names {stored[0]}")
    game = now.rules.game.ID
    if row["game"] != game:
        raise _Found(f"its row names the game {_quoted(row['game'])}, and its log {game}")
    if row["preset"] != now.rules.preset:
        raise _Found(f"its row names the preset {_quoted(row['preset'])}, and its log {now.rules.preset}")
    totals, winners, waits = map(list, (right.totals, right.winners, right.waits))
    if stored != [right.version, right.number, totals, right.over, winners, waits]:
        raise _Found("its row has other scores than its log leads to")


def _check_evening(row: Row, events: Numbered) -> None:
    _check_start(row, events)
    now = None
    for version, event in _parsed(evening_log.parse_events(text for _, text in events), events):
        try:
            now = reducer.fold([event]) if now is None else reducer.apply_event(now, event)
        except Exception:  # noqa: BLE001  (as in `_parsed`)
            raise _Found(f"event {version} does not fit the events before it", version) from None
    assert now is not None, "a log without events has been refused"
    if now.commitment != seal(row["secret"]):
        raise _Found("its seal is not that of its secret", 1)
    if row["game"] != now.plan.rules.game.ID:
        raise _Found(f"its row names the game {_quoted(row['game'])}, and its log {now.plan.rules.game.ID}")
    if bool(row["over"]) != now.ended:
        raise _Found("its row and its log disagree on whether it is over")


def _quoted(text: str) -> str:
    return repr(printable(text)[:LONGEST])
