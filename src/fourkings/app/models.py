"""Rows of the store."""

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from fourkings.table.protocol.presenters.chat import ChatEntry

MAX_LISTED: Final = 200
"""Tables listed for one person."""
OPENING_EVENTS: Final = tuple(f'{{"type":"{kind}",' for kind in ("open-waiting-room", "configure", "opening", "take-seat"))
"""Prefixes of the events that hold the conditions and the people of a match."""


OfflineCopy = Literal["", "taken", "returned", "verified", "unverified"]
"""The state of a match's offline copy on its player's device, whose page then knows every hand to come.

Empty: never. `taken`: a copy is on the device. `returned`: actions came back, and those of its bots are to be replayed.
`verified`: the same bots chose every one of these actions here, too. `unverified`: they did not, or are unknown here.
"""


class ReturnedEvents(NamedTuple):
    """Events that came back with an offline copy; its bots' actions are still to be verified by replaying."""

    table: str
    version: int  # of the first of them here
    number: int
    offline_version: int  # of the first of them on the device


class VersionConflict(RuntimeError):
    """Another process has written this version of the table, or the table is gone."""


class Summary(NamedTuple):
    """A table's progress, for lists."""

    version: int
    number: int  # of the deal in progress, or of the last one; 0 before the first
    totals: tuple[int, ...]
    over: bool  # nothing goes on: the match is over, or the table was closed
    winners: tuple[int, ...]  # none at a table that was closed
    waits: tuple[str, ...] = ()  # the people it waits for, in a slow game or a match among several people
    seat: int | None = None  # of the only person among bots
    deals: int = 0  # of the whole match, where that is known
    away: tuple[str, ...] = ()  # the people for whom a bot plays
    due: float | None = None  # in a slow game: when it is to move by itself, in seconds since 1970

    @property
    def won(self) -> bool:
        """True for a match that was played to its end."""
        return self.over and bool(self.winners)


@dataclass(frozen=True, slots=True)
class Stored:
    """A table without its events. `secret` isn't shown while the match goes on, nor in any log or message."""

    id: str
    game: str
    preset: str
    secret: bytes = field(repr=False)
    pace: str
    summary: Summary
    created: float  # seconds since 1970
    updated: float
    origin: str = ""  # what it is where it is no match played here, see `origins`: it counts nowhere then
    offline_copy: OfflineCopy = ""


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """An evening at several tables without its events. `secret` is published once it is over."""

    id: str
    game: str
    secret: bytes = field(repr=False)
    director: str = field(repr=False)  # a digest of the token that lets a person direct it
    pace: str
    created: float  # seconds since 1970
    updated: float
    over: bool = False


class StoredClub(NamedTuple):
    """A club, whose evenings are listed and counted together."""

    id: str
    name: str
    keeper: str  # a digest of the token that lets a person keep it
    created: float  # seconds since 1970
    minimum: int = 0  # evenings that a place needs; 0: half of them, rounded up
    best: int = 0  # how many of a person's evenings count; 0: all


class Person(NamedTuple):
    """A person's name and language."""

    name: str
    lang: str


class StoredRating(NamedTuple):
    """A Glicko-2 rating of a player or of a puzzle."""

    rating: float
    deviation: float
    volatility: float


class PuzzleAnswer(NamedTuple):
    """A player's first answer to a puzzle."""

    game: str
    puzzle: str
    right: bool
    at: float  # seconds since 1970
    rating: float | None = None  # the player's after it; None where it moves none


class StoredExercise(NamedTuple):
    """An exercise dealt to a player, with their answer."""

    game: str
    kind: str
    number: int  # of this kind, from 0
    task: str
    answer: str | None = None  # None until it is given, as are the two below
    result: float | None = None
    at: float | None = None  # seconds since 1970


class AdminAction(NamedTuple):
    """An administrator's action: when, who, what, about which table, and who was affected."""

    at: float  # seconds since 1970
    player: str  # empty once they are forgotten
    what: str
    about: str = ""
    person: str = ""  # another player, empty once they are forgotten


class Notice(NamedTuple):
    """An administrator's notice to everybody."""

    text: str
    at: float  # seconds since 1970


class PushSubscription(NamedTuple):
    """A browser that is notified of turns, by its push service."""

    endpoint: str  # secret: anybody who knows it may have it told
    p256dh: str
    auth: str
    origin: str  # the address of the page that it was asked for on; empty where it had no TLS
    at: float  # seconds since 1970


class TurnNotice(NamedTuple):
    """A correspondence game that waits for a person who is to be notified."""

    table: str
    player: str
    at: float  # seconds since 1970
    tries: int  # how often it was tried in vain


Sanction = Literal["bar", "mute", "ban"]
"""A restriction that an administrator imposes for a time: no new tables, no chat, or no access to the server."""


class Ban(NamedTuple):
    """A person who is kept out for a time."""

    player: str
    until: float  # seconds since 1970
    address: bool  # and whoever comes from where they are


class Report(NamedTuple):
    """A reported chat message, with its context."""

    id: str
    table: str
    player: str  # who has reported it; empty once forgotten
    number: int  # of the line
    at: float  # seconds since 1970
    lines: tuple[ChatEntry, ...]


class KnownPerson(NamedTuple):
    """A person as administrators see them."""

    player: str
    name: str
    told: float  # when they told their name last, in seconds since 1970
    since: float | None  # an administrator since then
    sanctions: dict[Sanction, float]  # what holds against them, and until when


class StoredReview(NamedTuple):
    """A review that was requested."""

    table: str
    seat: int
    judge: str  # whose verdicts these are, with its version
    requested: float  # seconds since 1970
    reached: int  # actions of the seat that were looked at
    total: int  # and how many it took

    @property
    def done(self) -> bool:
        """True if every action was judged."""
        return self.reached >= self.total


class StoredMistake(NamedTuple):
    """A decision that a review blames, by its place among the actions of its seat."""

    table: str
    seat: int
    place: int
    decided: bool = False  # nothing was left to decide, see `analysis.verdicts`


@dataclass(frozen=True, slots=True)
class StoredSet:
    """A set of boards (the same cards for several players) as it is stored."""

    id: str
    day: str  # as 2026-11-22; empty for a set of no day
    game: str
    contents: str = field(repr=False)  # the set as JSON, with its secret
    player: str
    at: float  # seconds since 1970


class Backup(NamedTuple):
    """A backup of this database, and the result of its check."""

    digest: str  # SHA-256 of its rows, from its last line
    at: float  # seconds since 1970
    file: str
    rows: int
    checked: float | None = None  # seconds since 1970; None until it is checked
    fault: str = ""  # why it would not restore; empty if it would


Exclusion = Literal["", "visitor", "repeat"]
"""Why an entry that was finished on its day isn't ranked: a newcomer's, or a repeated line of play. Empty: it is ranked."""


class Entry(NamedTuple):
    """A player's part in a set of boards: when they began and finished it, and whether they are ranked."""

    set_id: str
    player: str
    handle: str
    began: float
    finished: float | None
    ranked: bool
    sender: str = ""  # the handle of whose challenge it follows
    apart: Exclusion = ""
    address: str = ""  # a digest of where it was finished from; forgotten after a day
    given_up: float | None = None  # a challenge that they do not want to finish: since then, in seconds since 1970

    @property
    def on_day(self) -> bool:
        """True for an entry that was finished on its day."""
        return self.ranked or bool(self.apart)


class Done(NamedTuple):
    """The end of a set for a player: when, and whether it is ranked or why not."""

    at: float
    ranked: bool
    apart: Exclusion = ""
    address: str = ""  # a digest of where it was finished from


class Play(NamedTuple):
    """A board as a player has played it so far, with the actions and points of its deals as JSON."""

    board: int
    version: int
    deals: str
    points: str  # empty as long as it is not over
    lost: str = ""  # what decisions gave away, of each deal; empty where they are not judged


class JudgeTask(NamedTuple):
    """A played board that is to be judged."""

    set_id: str
    player: str
    play: Play


class FieldTask(NamedTuple):
    """A task for a set's field: one kind of bot is to play one board."""

    set_id: str
    board: int
    bot: str
