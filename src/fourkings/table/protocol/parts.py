"""The parts that updates are made of."""

from collections.abc import Mapping
from typing import Literal

from fourkings.table.protocol.base import CallsValue, Message, Phrase, SeatNumber, TableEventKind, WaitingRoomEventKind


class Sentence(Message):
    """A sentence for the client to put into words: a key, its parameters (`params`), and the clause of the rules."""

    clause: str
    key: str
    params: Mapping[str, str | int | tuple[str, ...]]


class CoachSentence(Message):
    """A sentence of the coach for the client to put into words: a key and its parameters (`params`)."""

    key: str
    params: Mapping[str, str | int | tuple[str, ...]]


class TimeControlInfo(Message):
    """A table's time control: a bank of time for each deal, or (`days` is not 0) a number of days for each decision."""

    bank: int  # seconds for each deal; 0 in a correspondence game
    increment: int  # seconds that each action adds to the bank
    days: int  # for each decision; 0 if there is a bank


class ConditionsInfo(Message):
    """The conditions of a table: what its host has set besides the rules of the game."""

    seats: Literal["drawn", "chosen"]  # `drawn`: as the game draws them, else by lot; `chosen`: as people took them
    watch: Literal["nobody", "link", "hands"]  # who may watch; `hands`: they also see all hands of the previous deal
    chat: bool
    stand_in: str  # the bot that plays for an absent person, until they choose another
    clock: TimeControlInfo | None  # null: no time limit
    hints: bool = False  # whether players may ask for hints; everybody sees who did
    mirror: bool = False  # a mirror match, which ends when everybody has held every hand once
    sealed: bool = False  # other tables play the same deals: hands, record and review stay closed until `revealed`
    arranged: bool = False  # a table of an evening: led by its director, without a host


class Hosting(Message):
    """The latest decisions of the host of a match."""

    host: int | None  # a guest's number
    paused: bool  # nobody acts, and no clock runs
    open_seats: bool  # latecomers may take bots' seats


class GuestInfo(Message):
    """A guest: a person at a table before its match."""

    number: int  # stays the same in the match and at the table of a rematch
    name: str  # empty if unknown
    here: bool  # true if connected
    contributed: bool  # true after a contribution to the shuffle
    you: bool  # true for the reader


class KickedGuest(Message):
    """A guest removed by the host; the host may admit them again."""

    number: int
    name: str


class PlaceInfo(Message):
    """A place at a table before its match: it is held by a guest or a bot, or free."""

    guest: int | None
    bot: str | None


class WaitingRoomEventInfo(Message):
    """The last event at a table before its match: what happened, and who it concerned."""

    what: WaitingRoomEventKind
    guest: int | None = None
    name: str = ""  # of that guest, who may have left since
    place: SeatNumber | None = None
    bot: str | None = None


class ChatLine(Message):
    """A line of the chat: a text, or the key of a phrase."""

    number: int  # counted at this table
    guest: int | None  # the writer; null after they deleted their data
    name: str
    seat: SeatNumber | None  # the writer's seat, once the match has begun
    text: str
    phrase: Phrase | None
    at: float  # seconds since 1970
    you: bool  # true if the reader wrote it


class WeighedAction(Message):
    """An action that was considered for a hint, with its estimated worth."""

    action: str
    worth: float  # average points: of the rest of the deal or, for a call, of the whole deal
    percent: int  # percentage of deals in which no other action does better


class AccountLine(Sentence):
    """A line of a deal's account, which explains its points: a sentence, and the points of each seat, or each side."""

    points: tuple[int, ...]


class Player(Message):
    """The player in a seat: a bot, or a person (a bot may be playing for them now)."""

    seat: SeatNumber
    name: str  # empty if unknown
    guest: int | None  # a person's number at this table
    bot: str  # the bot that plays, or that stands in for the person
    person: bool  # true for a person, false for a bot
    away: bool  # true if the bot plays for the person now
    you: bool  # true for the reader
    here: bool = True  # true if the person's connection answers; always true for a bot


class Clocks(Message):
    """The clocks of all seats when the message was sent; the client counts down from there."""

    left: tuple[int, int, int, int] | None  # milliseconds in each seat's bank; null in a correspondence game
    runs: SeatNumber | None  # the seat whose clock runs; it may have been running for a while in a snapshot
    until: float | None  # in a correspondence game: the deadline, in seconds since 1970
    free: int = 0  # milliseconds until the running bank begins to run down: the start of every action is free


class TakenTrick(Message):
    """A complete trick: its cards and its winner."""

    leader: SeatNumber  # the seat that led
    cards: tuple[str, ...]  # in the order played
    winner: SeatNumber


class Moment(Message):
    """The aim of a deal at this moment, for a beginner. A client words its keys as `moment-<key>`."""

    clause: str  # the clause of the rules about it
    stakes: tuple[Sentence, ...]  # what the deal costs or pays
    notes: tuple[Sentence, ...]  # the effects of the calls that the reader may make now
    points: tuple[int, ...] | None  # of the deal so far, per seat or side; null if none count before its end


class DealState(Message):
    """The state of a deal, without the cards that are hidden from the reader."""

    number: int  # of the deal, from 1
    voids: int  # void deals so far; they don't count towards a fixed number of deals
    dealer: SeatNumber
    scores: tuple[int, ...]  # before this deal, per seat or per side (seats 0 and 2; seats 1 and 3)
    stage: Literal["calls", "play", "done"]  # what comes next: calls, cards, or nothing
    turn: SeatNumber | None  # the seat to act
    trump: Literal["", "S", "H", "D", "C"]  # empty until it is known, which may be before the calls
    order: str  # ranks from high to low, to sort a hand by
    hand: tuple[str, ...]  # the reader's cards; empty for a spectator
    hand_sizes: tuple[int, int, int, int]  # cards in each hand
    turn_up: str | None  # the card that was turned up
    face_up: tuple[str, ...] | None  # the card that each seat was dealt face up
    leader: SeatNumber  # of the current trick
    trick: tuple[str, ...]  # on the table, in the order played from the leader on
    last: TakenTrick | None  # the last complete trick
    won: tuple[int, int, int, int]  # tricks taken
    taken: tuple[tuple[str, ...], ...]  # by seat: the cards taken that count in this deal
    legal: tuple[str, ...]  # the reader's legal actions, if it is their turn
    refusals: Mapping[str, Sentence]  # the reason for each card of the reader that may not be played now
    said: tuple[tuple[SeatNumber, str], ...]  # every call of this deal
    calls: Mapping[str, CallsValue]  # the state of the calls, as the next caller needs it; it differs by game
    rest: bool  # true if the reader certainly wins every trick left, so `rest` is allowed
    points: tuple[int, ...] | None  # once the deal is over, per seat or side
    void: bool  # true if the deal is void
    undo: bool = False  # true if the reader can undo an action
    final: bool = False  # time is up: the match ends with this deal, unless it is void
    moment: Moment | None = None  # the aim of the deal at this moment


class ScoreRow(Message):
    """A row of the score sheet: a finished deal."""

    number: int  # of the deal, from 1
    dealer: SeatNumber
    about: str  # key of the deal's aim; empty if all deals are alike
    points: tuple[int, ...]  # of the deal, per seat or side
    totals: tuple[int, ...]  # after the deal, per seat or side
    void: bool  # true if the deal was void
    calls: Mapping[str, CallsValue]  # how the calls ended; it differs by game
    won: tuple[int, int, int, int]  # tricks taken, by seat
    account: tuple[AccountLine, ...]  # the points, line by line


class MirrorPlan(Message):
    """The length of a mirror match, in which everybody holds every hand once."""

    boards: int  # each comes four times, with its hands moved on by a seat
    deals: int  # four times the boards
    minutes: int  # estimated length, among people


class MirrorHand(Message):
    """A hand of a mirror match, with the points that each player made with it."""

    board: int  # the board, from 1
    about: str  # key of the deal's aim; empty if all deals are alike
    hand: tuple[str, ...]  # as it was dealt first; later its suits may have had other names
    deals: tuple[int, int, int, int]  # by seat: the deal in which the seat held it, from 1
    points: tuple[float, float, float, float]  # by seat: its points less the other side's, or less the mean of the others


class MatchResult(Message):
    """The result of a match: scores, winners, and payments if a stake was agreed."""

    scores: tuple[int, ...]  # the final scores, per seat or side
    winners: tuple[SeatNumber, ...]
    payments: tuple[int, ...] | None  # what each seat is paid, if a stake was agreed
    secret: str | None  # the secret of the shuffle, in hexadecimal digits: sent to all, once hands may be seen
    mirror: tuple[MirrorHand, ...] = ()  # of a mirror match: the four hands of each board, by their first seat


class SeatDraw(Message):
    """The draw for seats and first dealer. Entrants are numbered as they joined."""

    draw: tuple[tuple[str | None, ...], ...]  # the rounds: a card for each entrant, null for those who did not draw
    kings: tuple[tuple[int, str], ...]  # an entrant and a card each, if kings choose the partners
    seats: tuple[int, ...]  # the entrant in each seat
    dealer: SeatNumber  # the first dealer


class TableEvent(Message):
    """An event of a match, without anything that is hidden from the reader."""

    what: TableEventKind  # the kind of event
    seat: SeatNumber | None = None
    action: str | None = None
    bot: str | None = None  # the bot that acted for the seat
    late: bool = False  # true if the person's time ran out; they keep the seat
    seconds: int | None = None  # of `time-added`, for the seat or for all
    trick: TakenTrick | None = None
