"""The parts that updates are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from fourkings.table.messages.base import Message, Phrase, SeatNumber


class Sentence(Message):
    """A sentence to be made in the reader's language: a key, its facts, and the clause of the rules behind it."""

    clause: str
    key: str
    facts: Mapping[str, str | int | tuple[str, ...]]


class TimeControlInfo(Message):
    """How long people may think: a bank of time for each deal, or (`days` is not 0) so many days for each decision."""

    bank: int  # seconds
    more: int  # seconds that each action adds to the bank
    days: int


class ConditionsInfo(Message):
    """What the host has laid down beside the rules of the game."""

    seats: Literal["drawn", "chosen"]  # drawn: as the game draws them, or by lot
    watch: Literal["nobody", "link", "hands"]  # who may look on; hands: and see all hands of the deal before
    chat: bool
    stand_in: str  # the bot that plays for who is away, until he chooses another
    clock: TimeControlInfo | None  # null: nobody hurries anybody


class GuestInfo(Message):
    """A person at a table that gathers."""

    number: int  # his for good, also in the match and at a table that follows this one
    name: str  # empty where none was told
    here: bool  # his line is open
    luck: bool  # he has contributed to the shuffle
    you: bool


class KickedGuest(Message):
    """Somebody whom the host has sent away, and may let in again."""

    number: int
    name: str


class PlaceInfo(Message):
    """One of the four places: a guest's, a bot's, or free."""

    guest: int | None
    bot: str | None


class GatheringEvent(Message):
    """What the last fact of a gathering was."""

    what: Literal[
        "made", "came", "sat", "stood", "bot", "no-bot", "swapped", "kicked", "let-in", "laid", "went", "hosts", "luck"
    ]
    guest: int | None = None
    name: str = ""  # of that guest, who may be gone already
    place: SeatNumber | None = None
    bot: str | None = None


class ChatLine(Message):
    """Something that somebody wrote: words of his own, or a phrase."""

    number: int  # counted at this table
    guest: int | None  # who wrote it; null where he is forgotten
    name: str
    seat: SeatNumber | None  # his, once the match is open
    text: str
    phrase: Phrase | None
    at: float  # seconds since 1970
    you: bool


class WeighedAction(Message):
    """One of the actions that a hint weighed."""

    action: str
    worth: float | None  # points on average: from here on, or for a word of the whole deal
    percent: int | None  # of 100 deals: cards, in how many no other does better; bids, in how many they are made


class AccountLine(Sentence):
    """One line in the account of a deal, with the points of each seat, or each side."""

    points: tuple[int, ...]


class Player(Message):
    """Who sits in a seat."""

    seat: SeatNumber
    name: str  # empty where none is known
    guest: int | None  # a person's number at this table
    bot: str  # the bot that plays, or stands in
    person: bool
    away: bool  # a person's seat that the bot plays now
    you: bool


class Clocks(Message):
    """What is left of everybody's time as the letter is written; from then on the reader counts down by himself."""

    left: tuple[int, int, int, int] | None  # milliseconds of each seat's bank, the running one too; null in a slow game
    runs: SeatNumber | None  # the seat whose clock runs; it may have been running for a while in a snapshot
    until: float | None  # in a slow game: when a decision must be there, in seconds since 1970


class TakenTrick(Message):
    """A complete trick."""

    leader: SeatNumber
    cards: tuple[str, ...]  # in the order played
    winner: SeatNumber


class DealState(Message):
    """A deal as the reader of the letter sees it."""

    number: int
    dealer: SeatNumber
    scores: tuple[int, ...]  # before this deal; one a seat, or one a side (seats 0 and 2; seats 1 and 3)
    stage: Literal["talk", "play", "done"]
    turn: SeatNumber | None
    trump: Literal["", "S", "H", "D", "C"]
    order: str  # ranks from high to low, to sort a hand by
    hand: tuple[str, ...]  # one's own; empty for a watcher
    held: tuple[int, int, int, int]
    turned: str | None
    face_up: tuple[str, ...] | None
    leader: SeatNumber
    trick: tuple[str, ...]  # on the table, in the order played from the leader on
    last: TakenTrick | None
    won: tuple[int, int, int, int]  # tricks taken
    taken: tuple[tuple[str, ...], ...]  # by seat: the cards taken that count in this deal
    legal: tuple[str, ...]  # one's own actions, where it is one's turn
    refusals: Mapping[str, Sentence]  # for each card of one's own that may not be played now: why
    said: tuple[tuple[SeatNumber, str], ...]  # every word of this deal's talk
    talk: Mapping[str, Any]  # by game: what the talk stands at, and what the next speaker needs to know
    rest: bool  # every trick left is certainly one's own: `rest` may be asked for
    points: tuple[int, ...] | None
    void: bool
    undo: bool = False  # one has something to take back, and may


class ScoreRow(Message):
    """A deal that is done: a row of the score sheet."""

    number: int
    dealer: SeatNumber
    about: str  # what the deal was about, where deals differ: a key, else empty
    points: tuple[int, ...]
    totals: tuple[int, ...]
    void: bool
    talk: Mapping[str, Any]
    won: tuple[int, int, int, int]
    account: tuple[AccountLine, ...]


class MatchResult(Message):
    """The result of a match."""

    scores: tuple[int, ...]
    winners: tuple[SeatNumber, ...]
    payments: tuple[int, ...] | None  # where a stake was agreed: what each seat is paid
    secret: str | None  # what all cards of the match follow from, in hexadecimal digits: told to all, once it is over


class SeatDraw(Message):
    """How seats and first dealer were drawn. Entrants are numbered as they joined."""

    draw: tuple[tuple[str | None, ...], ...]
    kings: tuple[tuple[int, str], ...]
    seats: tuple[int, ...]
    dealer: SeatNumber


class TableEvent(Message):
    """One thing that happened, as the reader may know it."""

    what: Literal[
        "seated",
        "dealt",
        "played",
        "said",
        "taken",
        "scored",
        "ended",
        "undone",
        "left",
        "returned",
        "stand-in",
        "forgotten",
        "rematch",
    ]  # one word for what it was
    seat: SeatNumber | None = None
    action: str | None = None
    bot: str | None = None  # the bot that acted for the seat
    late: bool = False  # because the person's time was over; the seat stays his
    trick: TakenTrick | None = None
