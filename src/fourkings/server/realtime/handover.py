"""Matches that go with their player: handed over to a house in a page, where their server is away, and brought back.

Only matches of one person against bots go: nobody else loses anything by what happens there. What comes back is checked as
a stranger's would be. Anybody may have written a page, so each fact has to be such as this table could have had here.

The bots' actions are only checked for legality here, so that a request takes no longer than it must. They are queued, and
`OfflineReplays` finds out later whether these bots would have taken them. An action by a bot's version that this server
does not have is accepted, so that an old page costs nobody a match, but such a match can never be verified.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from fourkings.app.models import ReturnedEvents, Stored, VersionConflict
from fourkings.app.shared.summaries import summary
from fourkings.bots import BOTS, careful
from fourkings.i18n import language
from fourkings.lessons import is_lesson
from fourkings.rulebook.game import Refused
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import deal_from_secret
from fourkings.sanitize import read_json
from fourkings.server.db import Store
from fourkings.server.realtime.tables import Tables
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, Leave, LogEvent, Opening, Return, StandIn, Table, Undo

ME: Final = "me"
"""How a house in a page knows its one person."""
KINDS: Final = {log.TYPES[kind]: kind for kind in (Act, Deal, Undo, Leave, Return, StandIn)}
"""What a house adds to a match that has begun, by what a line of a log calls it."""
MOST_FACTS: Final = 3000
"""Facts that are taken back at once."""
LONGEST: Final = 2000
"""Characters of a line: a deal has some 400."""
BOT: Final = re.compile(r"[a-z0-9-]{1,40} [0-9]{1,4}", re.ASCII)
"""A bot with its version: a page that was kept for long may have another version than this server."""
TRIES: Final = 20
"""How often facts are tried where others write at the same time."""


class Played(NamedTuple):
    """What was played in a page."""

    first: int  #: the version of the first of the facts
    lines: Sequence[str]
    seen: int = 0  #: the last version that the page saw here; 0 where it saw none


class NotAlone(Exception):
    """A match that does not go with its player; the message says why."""


class PlayedElsewhere(Exception):
    """The match has gone on otherwise meanwhile."""


class _WrongBot(Exception):
    """A bot that does not play in that seat; the message says which ones do."""


class BadFact(Exception):
    """A line that cannot be a fact of the match, and why."""

    def __init__(self, number: int, why: str) -> None:
        """`number` of the line, from 1."""
        # Of what a stranger wrote, half a character could not be sent back.
        super().__init__(f"line {number}: {why[:300].encode('utf-8', 'backslashreplace').decode()}")
        self.number: Final = number


async def alone(tables: Tables, stored: Stored, player: str) -> tuple[Table, Sequence[LogEvent]]:
    """A match as it stands, with its facts, if it may go with its player; else `NotAlone`."""
    if stored.origin:
        raise NotAlone("this is no match that was played here: only such a match can go with you")
    if is_lesson(stored.game, stored.secret):
        raise NotAlone("this is a lesson: only a match against bots can go with you")
    if stored.game not in GAMES.own:
        raise NotAlone("this game is from another package, and a page that plays without this server does not have it")
    now, facts = await tables.folded.at(stored.id, stored.summary.version)
    people = [chair.player for chair in now.chairs if chair.player is not None] if isinstance(now, Table) else []
    if not isinstance(now, Table) or not isinstance(facts[0], Opening) or people != [player] or now.rematch:
        raise NotAlone("other people take part here, or may: only a match that you play alone against bots can go with you")
    return now, facts


def lines_for_page(facts: Sequence[LogEvent]) -> list[str]:
    """The log of such a match as a house in a page keeps it."""
    opening, *rest = facts
    assert isinstance(opening, Opening)
    chairs = tuple(chair if chair.player is None else replace(chair, player=ME) for chair in opening.chairs)
    return [log.encode_event(fact) for fact in (replace(opening, chairs=chairs), *rest)]


async def bring_back(store: Store, tables: Tables, stored: Stored, player: str, played: Played) -> int:
    """Let the facts of a house hold here: all or none. The version of the table after them.

    Those that hold already are not added once more. The others are queued to be replayed. A table that is awake, here or
    elsewhere, goes on from them. Bots may have played on here, and a card that the page has sent may have come after the
    match was handed over: that is undone where it is in the way, unless the person has acted here beyond what the page saw.

    Raises `NotAlone`, `PlayedElsewhere` and `BadFact`.
    """
    for _ in range(TRIES):
        now, facts = await alone(tables, stored, player)
        new, given = await tables.folded.beside(_checked, now, facts, stored.secret, player, played)
        if not new:
            return now.version
        rows = [(log.encode_event(fact), summary(after)) for fact, after in new]
        last = played.first + len(played.lines)
        returned = ReturnedEvents(stored.id, new[-1][1].version - given + 1, given, last - given)
        try:
            await store.tables.append_all(stored.id, rows, time.time(), returned)
        except VersionConflict:
            again = await store.tables.get(stored.id)
            if again is None:
                raise
            stored = again
            continue
        tables.notify(stored.id)
        return new[-1][1].version
    raise VersionConflict(f"table {stored.id} is written too fast by others")


def _checked(
    now: Table, facts: Sequence[LogEvent], secret: bytes, player: str, played: Played
) -> tuple[list[tuple[LogEvent, Table]], int]:
    """Return the facts that are new here, each with the table after it, and how many of them come from the page.

    These are the last ones; those before them undo what is in their way.
    """
    given, there = list(_parsed(now, played.lines)), list(facts[played.first - 1 :])
    if played.first - 1 > len(facts):
        raise PlayedElsewhere
    shared = next((at for at, (here, fact) in enumerate(zip(there, given, strict=False)) if here != fact), None)
    new: list[tuple[LogEvent, Table]] = []
    if shared is None:
        shared = min(len(given), len(there))
    else:
        if _acted(there[max(shared, played.seen - played.first + 1) :]) or now.match.result:
            raise PlayedElsewhere
        for fact in _undone(now, facts[: played.first - 1 + shared], player):
            now = table.apply_match_fact(now, fact)
            new.append((fact, now))
    for number, fact in enumerate(given[shared:], shared + 1):
        try:
            sure = _granted(now, fact, secret, player)
        except Refused as refused:
            names = [now.match.entrants[entrant] for entrant in now.match.opening.seats]
            raise BadFact(number, language("en").reason(refused.reason, names)) from None
        except _WrongBot as wrong:
            raise BadFact(number, str(wrong)) from None
        if sure is None:
            raise BadFact(number, "this cannot have happened at that moment of the match")
        after = table.apply_match_fact(now, sure)
        new.append((sure, after))
        now = after
    return new, len(given) - shared


def _acted(facts: Sequence[LogEvent]) -> bool:
    """Whether the person has done anything in these."""
    return any(not isinstance(fact, Deal | Leave) and not (isinstance(fact, Act) and fact.bot) for fact in facts)


def _undone(now: Table, kept: Sequence[LogEvent], player: str) -> Iterator[LogEvent]:
    """What leads from a table back to where it stood after the facts that are kept, with its person there."""
    then = table.replay_log(kept)
    assert isinstance(then, Table)
    deals = then.match.deals
    yield Undo(len(deals), len(deals[-1].actions) if deals else 0)
    if (back := table.come_back(now, player)) and not then.chairs[back.entrant].away:
        yield back


def _parsed(now: Table, lines: Sequence[str]) -> Iterator[LogEvent]:
    for number, line in enumerate(lines, 1):
        try:
            raw: Any = read_json(line)
            if not isinstance(raw, dict) or raw.get("type") not in KINDS:
                raise BadFact(number, f"a page adds only these to a match: {', '.join(KINDS)}")
            yield from log.parse_events([line], now.rules.game)
        except (ValueError, TypeError, AttributeError):
            raise BadFact(number, "it is no event of a match") from None


def _granted(now: Table, fact: LogEvent, secret: bytes, player: str) -> LogEvent | None:
    """The fact that this table gives where it is asked for that; None where it gives another or none, or `Refused`."""
    match fact:
        case Act():
            return _act(now, fact, player)
        case Deal():
            due = table.deal(now, ())
            sure: LogEvent | None = replace(
                due, hands=deal_from_secret(now.match, secret, now.contributions).state.deal.dealt
            )
        case Undo():
            seat = now.seat_of(player)
            sure = None if seat is None else table.undo(now, seat)
        case Leave():
            sure = table.leave(now, player, by_choice=True)
        case Return():
            sure = table.come_back(now, player)
        case StandIn(_, bot):
            sure = table.choose_stand_in(now, player, bot) if isinstance(bot, str) and bot in BOTS else None
        case _:
            return None
    return sure if sure == fact else None


def _act(now: Table, fact: Act, player: str) -> Act | None:
    """An action by the person, or by a bot where it plays in that seat. No clock runs."""
    if type(fact.seat) is not int or not 0 <= fact.seat < 4:
        return None
    chair = now.chair(fact.seat)
    if fact.bot is None:  # somebody who is away may act all the same
        may = chair.player == player
    else:
        may = chair.played_by_bot and isinstance(fact.bot, str) and BOT.fullmatch(fact.bot) is not None
        # A page plays `careful` for a bot that it does not have, and older pages had fewer.
        if may and fact.bot.partition(" ")[0] not in (chair.bot, careful.NAME):
            raise _WrongBot(f"this bot does not play in that seat: {chair.bot} does, or {careful.NAME} in its place")
    if not may:
        return None
    sure = table.act(now, fact.seat, fact.action, fact.bot)
    return sure if sure == fact and fact.spent is None and fact.late is False else None
