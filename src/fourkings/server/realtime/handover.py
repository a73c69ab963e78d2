"""Matches that a player takes along to a page that plays offline, and brings back to the server.

Only matches of one person against bots can be taken along, so nobody else can lose anything. Anyone may have written what
comes back, so each event is checked: it must be one that this table could have had here.

The bots' actions are only checked for legality at first, so that a request takes no longer than it must. They are queued,
and `OfflineReplays` finds out later whether these bots would have chosen them. An action by a version of a bot that this
server doesn't have is accepted, so that an old page costs nobody a match, but such a match can never be verified.
"""

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from fourkings.app.models import ReturnedEvents, Stored, VersionConflict
from fourkings.app.shared.stored_tables import summary
from fourkings.bots import BOTS, careful
from fourkings.i18n import language
from fourkings.lessons import is_lesson
from fourkings.rulebook.game import Refused
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import deal_from_secret
from fourkings.sanitize import read_json
from fourkings.server.db import Store
from fourkings.server.realtime.append import append
from fourkings.server.realtime.tables import Tables
from fourkings.table import log
from fourkings.table import match as commands
from fourkings.table.match import Act, Deal, Leave, LogEvent, Opening, Return, StandIn, Table, Undo

ME: Final = "me"  # the player id of the person in an offline page
KINDS: Final = {log.TYPES[kind]: kind for kind in (Act, Deal, Undo, Leave, Return, StandIn)}
"""Types of events that a page adds to a match, by their names in the log."""
MAX_EVENTS: Final = 3000  # events that can be brought back at once
MAX_LINE: Final = 2000  # characters of a line: a deal has some 400
BOT: Final = re.compile(r"[a-z0-9-]{1,40} [0-9]{1,4}", re.ASCII)
"""A bot with its version: an old page may have another version than this server."""


class OfflineEvents(NamedTuple):
    """Events that a page has added to a match while it played offline."""

    first: int  #: version of the first event
    lines: Sequence[str]
    seen: int = 0  #: last version that the page saw here; 0 if it saw none


class NotPortable(Exception):
    """A match that can't be taken along; the message says why."""


class Diverged(Exception):
    """The match has gone on differently on the server meanwhile."""


class _WrongBot(Exception):
    """The error for a bot that doesn't play in that seat; the message names those that do."""


class BadEvent(Exception):
    """A line that can't be an event of the match, and why."""

    def __init__(self, number: int, why: str) -> None:
        """Store the line and the reason; `number` counts lines from 1."""
        # A stranger may have written half a surrogate pair, which could not be sent back.
        super().__init__(f"line {number}: {why[:300].encode('utf-8', 'backslashreplace').decode()}")
        self.number: Final = number


async def portable_match(tables: Tables, stored: Stored, player: str) -> tuple[Table, Sequence[LogEvent]]:
    """Return the state and events of a match that may be taken along; otherwise raise `NotPortable`."""
    if stored.origin:
        raise NotPortable("this is no match that was played here: only such a match can go with you")
    if is_lesson(stored.game, stored.secret):
        raise NotPortable("this is a lesson: only a match against bots can go with you")
    if stored.game not in GAMES.own:
        raise NotPortable("this game is from another package, and a page that plays without this server does not have it")
    state, events = await tables.replays.at(stored.id, stored.summary.version)
    people = [entrant.player for entrant in state.participants if entrant.player] if isinstance(state, Table) else []
    if not isinstance(state, Table) or not isinstance(events[0], Opening) or people != [player] or state.rematch:
        raise NotPortable(
            "other people take part here, or may: only a match that you play alone against bots can go with you"
        )
    return state, events


def lines_for_page(events: Sequence[LogEvent]) -> list[str]:
    """Return the log of a match that is taken along, as an offline page stores it: the player's id becomes `ME`."""
    opening, *others = events
    assert isinstance(opening, Opening)
    participants = tuple(
        entrant if entrant.player is None else replace(entrant, player=ME) for entrant in opening.participants
    )
    return [log.encode_event(event) for event in (replace(opening, participants=participants), *others)]


async def bring_back(store: Store, tables: Tables, stored: Stored, player: str, played: OfflineEvents) -> int:
    """Append the events of a page, all or none, queue their replay, and return the version after them.

    Events that are in the log already are skipped. Bots may have played on here, and a card that the page sent may have
    arrived after the match was taken along: that is undone if it is in the way, unless the person has acted here beyond
    what the page saw.

    Raises `NotPortable`, `Diverged` and `BadEvent`.
    """

    async def decide() -> int:
        state, events = await portable_match(tables, stored, player)
        new, count = await tables.replays.in_thread(_check, state, events, stored.secret, player, played)
        if not new:
            return state.version
        rows = [(log.encode_event(event), summary(after)) for event, after in new]
        end = played.first + len(played.lines)
        returned = ReturnedEvents(stored.id, new[-1][1].version - count + 1, count, end - count)
        await store.tables.append_all(stored.id, rows, time.time(), returned)
        tables.notify(stored.id)
        return new[-1][1].version

    async def read_again(attempt: int) -> None:
        nonlocal stored
        again = await store.tables.get(stored.id)
        if again is None:
            raise VersionConflict(f"table {stored.id} can not be written")
        stored = again

    return await append(f"table {stored.id}", decide, read_again)


def _check(
    state: Table, events: Sequence[LogEvent], secret: bytes, player: str, played: OfflineEvents
) -> tuple[list[tuple[LogEvent, Table]], int]:
    """Return the events to append, each with the table after it, and how many of them come from the page.

    Those from the page are the last ones; those before them undo what is in their way.
    """
    offline, here = list(_parse(state, played.lines)), list(events[played.first - 1 :])
    if played.first - 1 > len(events):
        raise Diverged
    shared = next((at for at, (ours, theirs) in enumerate(zip(here, offline, strict=False)) if ours != theirs), None)
    new: list[tuple[LogEvent, Table]] = []
    if shared is None:
        shared = min(len(offline), len(here))
    else:
        if _has_acted(here[max(shared, played.seen - played.first + 1) :]) or state.match.result:
            raise Diverged
        for event in _rollback(state, events[: played.first - 1 + shared], player):
            state = commands.apply_match_event(state, event)
            new.append((event, state))
    for number, event in enumerate(offline[shared:], shared + 1):
        try:
            possible = _is_possible(state, event, secret, player)
        except Refused as refused:
            names = [state.match.entrants[entrant] for entrant in state.match.opening.seats]
            raise BadEvent(number, language("en").reason(refused.reason, names)) from None
        except _WrongBot as wrong:
            raise BadEvent(number, str(wrong)) from None
        if not possible:
            raise BadEvent(number, "this cannot have happened at that moment of the match")
        state = commands.apply_match_event(state, event)
        new.append((event, state))
    return new, len(offline) - shared


def _has_acted(events: Sequence[LogEvent]) -> bool:
    """Return True if the person has done anything in these events."""
    return any(not isinstance(event, Deal | Leave) and not (isinstance(event, Act) and event.bot) for event in events)


def _rollback(state: Table, kept: Sequence[LogEvent], player: str) -> Iterator[LogEvent]:
    """Yield the events that take a table back to its state after the `kept` events, with the person present."""
    target = commands.replay_log(kept)
    assert isinstance(target, Table)
    deals = target.match.deals
    yield Undo(len(deals), len(deals[-1].actions) if deals else 0)
    if (back := commands.come_back(state, player)) and not target.participants[back.entrant].away:
        yield back


def _parse(state: Table, lines: Sequence[str]) -> Iterator[LogEvent]:
    for number, line in enumerate(lines, 1):
        try:
            raw: Any = read_json(line)
            if not isinstance(raw, dict) or raw.get("type") not in KINDS:
                raise BadEvent(number, f"a page adds only these to a match: {', '.join(KINDS)}")
            yield from log.parse_events([line], state.rules.game)
        except (ValueError, TypeError, AttributeError):
            raise BadEvent(number, "it is no event of a match") from None


def _is_possible(state: Table, event: LogEvent, secret: bytes, player: str) -> bool:
    """Return True if exactly that event may come next at this table; raise `Refused` if the rules refuse it."""
    expected: LogEvent | None = None
    match event:
        case Act():
            expected = _expected_act(state, event, player)
        case Deal():
            due = commands.deal(state, ())
            expected = replace(due, hands=deal_from_secret(state.match, secret, state.contributions).state.deal.dealt)
        case Undo() if (seat := state.seat_of(player)) is not None:
            expected = commands.undo(state, seat)
        case Leave():
            expected = commands.leave(state, player, by_choice=True)
        case Return():
            expected = commands.come_back(state, player)
        case StandIn(_, bot) if isinstance(bot, str) and bot in BOTS:
            expected = commands.choose_stand_in(state, player, bot)
    return expected == event


def _expected_act(state: Table, act: Act, player: str) -> Act | None:
    """Return the event of an action by the person, or by a bot that plays in that seat; None if neither may act.

    No clock runs. Raises `_WrongBot` for a bot that doesn't play there.
    """
    if type(act.seat) is not int or not 0 <= act.seat < 4:
        return None
    participant = state.participant(act.seat)
    if act.bot is None:  # the person may act even while away
        may_act = participant.player == player
    else:
        may_act = participant.played_by_bot and isinstance(act.bot, str) and BOT.fullmatch(act.bot) is not None
        # A page plays `careful` for a bot that it does not have, and older pages had fewer.
        if may_act and act.bot.partition(" ")[0] not in (participant.bot, careful.NAME):
            raise _WrongBot(f"this bot does not play in that seat: {participant.bot} does, or {careful.NAME} in its place")
    if not may_act:
        return None
    expected = commands.act(state, act.seat, act.action, act.bot)
    return expected if act.spent is None and act.late is False else None
