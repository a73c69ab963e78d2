"""Checks of stored logs against the rules, the secret that decides the cards, and the row with their summary."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from fourkings.app.shared import origins
from fourkings.app.shared.origins import Imported, Practice
from fourkings.app.shared.stored_tables import summary
from fourkings.evenings import events as evening_events
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
from fourkings.table.waiting_room import OpenWaitingRoom, WaitingRoom

Row = Mapping[str, Any]
"""A row of a table or an evening, by column."""
Numbered = Sequence[tuple[int, str]]
"""The events of a log as they are stored, each with its version."""
Event = TypeVar("Event")
LONGEST: Final = 40
"""Characters of a stored name that the sentence of a fault quotes at most."""


class LogFault(NamedTuple):
    """A fault found in the log of a table or an evening."""

    text: str  #: a sentence without its full stop
    event: int = 0  #: the version of the event where it is, 0 for the row itself


class _Fault(Exception):
    """An exception that carries the first fault of a log."""

    def __init__(self, text: str, event: int = 0) -> None:
        super().__init__(text)
        self.fault: Final = LogFault(text, event)


def fault_of_table(row: Row, events: Numbered) -> LogFault | None:
    """Return the first fault of a table, or None.

    row: its row of `tables`; events: its log, in order. Every action has to be legal and every pack complete. Cards have to
    follow from the secret, except in an imported record and in the deals that a practice match was given. The row has to
    agree with the state that the log leads to.
    """
    try:
        _check_table(row, events)
    except _Fault as error:
        return error.fault
    return None


def fault_of_evening(row: Row, events: Numbered) -> LogFault | None:
    """Return the first fault of an evening, or None: its log has to be read to its end, and to agree with its row."""
    try:
        _check_evening(row, events)
    except _Fault as error:
        return error.fault
    return None


def _check_table(row: Row, events: Numbered) -> None:
    _check_start(row, events)
    cards = _Cards(row["secret"], origins.parse(row["origin"]))
    state: TableState | None = None
    for version, event in _parsed(log.parse_events(text for _, text in events), events):
        if state is None and not isinstance(event, Opening | OpenWaitingRoom):
            raise _Fault("event 1 does not open a table", 1)
        try:
            after = table.replay_log([event]) if state is None else table.apply_event(state, event)
        except Exception:  # noqa: BLE001  (as in `_parsed`)
            raise _Fault(f"event {version} does not fit the events before it", version) from None
        if isinstance(event, Act) and isinstance(state, Table) and (why := why_not(state.state, event.seat, event.action)):
            raise _Fault(f"event {version} breaks the rules ({why.clause})", version)
        cards.check(version, state, event)
        state = after
    assert state is not None, "a log without events has been refused"
    _check_row(row, state)


def _check_start(row: Row, events: Numbered) -> None:
    if len(row["secret"]) != SECRET_BYTES:
        raise _Fault("its secret is incomplete")
    for expected, (version, _) in enumerate(events, 1):
        if version != expected:
            raise _Fault(f"its log lacks event {expected}", version)
    if not events:
        raise _Fault("its log is empty")


def _parsed(parser: Iterator[Event], events: Numbered) -> Iterator[tuple[int, Event]]:
    """Yield each event as `parser` reads it, with its version; raise `_Fault` at the first that it cannot read."""
    for version, text in events:
        try:
            event = next(parser)
        except Exception:  # noqa: BLE001  (a damaged event fails anywhere, and means the same)
            _check_game(text)
            raise _Fault(f"event {version} cannot be read", version) from None
        yield version, event


def _check_game(text: str) -> None:
    """Raise `_Fault` for an event whose game belongs to a package that isn't installed here."""
    raw = parse_json(text)
    game = raw.get("game") if isinstance(raw, dict) else None
    if isinstance(game, str) and game not in GAMES:
        raise _Fault(f"its game {_quoted(game)} is not installed here: install the package of that game first")


class _Cards:
    """The check that openings and deals follow from the secret of a table."""

    def __init__(self, secret: bytes, origin: origins.Origin | None) -> None:
        self._secret, self._imported = secret, isinstance(origin, Imported)
        self._given_deals = origin.number if isinstance(origin, Practice) else 0
        """The number of deals, from the first on, whose cards a practice match was given."""

    def check(self, version: int, state: TableState | None, event: LogEvent) -> None:
        """Raise `_Fault` for an event whose cards, draws or seal (the secret's digest) don't follow from the secret."""
        if isinstance(event, Deal) and isinstance(state, Table):
            if sorted(card for hand in event.hands for card in hand) != sorted(state.rules.game.pack(state.rules)):
                raise _Fault(f"event {version} does not deal a complete pack", version)
            number = len(state.match.deals) + 1
            if not self._imported and number > self._given_deals and event.hands != self._dealt(state):
                raise _Fault(f"event {version} deals other cards than its secret gives", version)
        if self._imported or not isinstance(event, Opening | OpenWaitingRoom):
            return
        if event.commitment and event.commitment != seal(self._secret):
            raise _Fault("its seal is not that of its secret", version)
        if isinstance(event, Opening) and not self._given_deals and event.opened != self._opened(state, event):
            raise _Fault("its match opens otherwise than its secret decides", version)

    def _dealt(self, state: Table) -> tuple[tuple[int, ...], ...]:
        return deal_from_secret(state.match, self._secret, state.contributions).state.deal.dealt

    def _opened(self, state: TableState | None, event: Opening) -> object:
        if isinstance(state, WaitingRoom):
            return waiting_room.opening_drawn(event.rules, state.conditions, self._secret, event.contributions)
        return from_secret(event.rules, self._secret, contributions=event.contributions).opening


def _check_row(row: Row, state: TableState) -> None:
    """Raise `_Fault` if the row of a table does not agree with the state that its log leads to."""
    stored, expected = read_summary(row["summary"]), summary(state)
    if stored[0] != expected.version:
        raise _Fault(f"its log ends with event {expected.version}, and its row names {stored[0]}")
    game = state.rules.game.ID
    if row["game"] != game:
        raise _Fault(f"its row names the game {_quoted(row['game'])}, and its log {game}")
    if row["preset"] != state.rules.preset:
        raise _Fault(f"its row names the preset {_quoted(row['preset'])}, and its log {state.rules.preset}")
    if stored != [list(field) if isinstance(field, tuple) else field for field in expected[:-1]]:
        raise _Fault("its row has other scores than its log leads to")


def _check_evening(row: Row, events: Numbered) -> None:
    _check_start(row, events)
    state = None
    for version, event in _parsed(evening_events.parse_events(text for _, text in events), events):
        try:
            state = evening_events.replay_log([event]) if state is None else evening_events.apply_event(state, event)
        except Exception:  # noqa: BLE001  (as in `_parsed`)
            raise _Fault(f"event {version} does not fit the events before it", version) from None
    assert state is not None, "a log without events has been refused"
    if state.commitment != seal(row["secret"]):
        raise _Fault("its seal is not that of its secret", 1)
    if row["game"] != state.plan.rules.game.ID:
        raise _Fault(f"its row names the game {_quoted(row['game'])}, and its log {state.plan.rules.game.ID}")
    if bool(row["over"]) != state.ended:
        raise _Fault("its row and its log disagree on whether it is over")


def _quoted(text: str) -> str:
    return repr(printable(text)[:LONGEST])
