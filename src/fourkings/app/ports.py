"""What follows a match asks of a store, subject by subject: SQL keeps it on a server, memory keeps it anywhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol

from fourkings.app.models import (
    Done,
    Entry,
    FieldTask,
    JudgeTask,
    Person,
    Play,
    PuzzleAnswer,
    Stored,
    StoredEvening,
    StoredExercise,
    StoredRating,
    StoredReview,
    StoredSet,
)


class Tables(Protocol):
    """Tables and their facts, once they are written."""

    async def create(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        """A new table with its first facts, from version 1 on."""

    async def get(self, table: str) -> Stored | None:
        """The table of that id."""

    async def events(self, table: str, after: int = 0) -> list[str]:
        """The log of a table, from the version after that one on."""

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """By table, the facts that say how these matches opened: their conditions and the opening itself."""

    async def of(self, player: str) -> list[Stored]:
        """The tables that somebody sits at, the last played first."""

    async def players_of(self, table: str) -> list[str]:
        """The people who sit at a table."""

    async def companions(self, player: str) -> dict[str, list[str]]:
        """By table at which somebody sits, the names of the other people there."""


class Evenings(Protocol):
    """Evenings at several tables, and their facts."""

    async def create(self, evening: StoredEvening, line: str) -> None:
        """A new evening with its first fact."""

    async def get(self, evening: str) -> StoredEvening | None:
        """The evening of that id."""

    async def events(self, evening: str) -> list[str]:
        """The log of an evening."""

    async def append(self, evening: str, version: int, line: str, at: float, over: bool) -> None:
        """The next fact of an evening, of that version; `over`: the evening is, once the fact holds.

        Raises `VersionConflict` where that version stands already, or the evening is gone.
        """

    async def add_player(self, evening: str, player: str) -> None:
        """The evening is one of that player's from now on; it may be already."""

    async def of(self, player: str) -> list[StoredEvening]:
        """The evenings that somebody has entered, the last one first."""

    async def unfinished(self) -> list[str]:
        """The evenings that are not over."""

    async def idle(self, before: float, most: int) -> list[str]:
        """Evenings that are not over, where nothing has happened since then, the oldest first."""

    async def delete(self, evening: str) -> None:
        """Forget an evening; the tables at which it was played stay."""


Both = tuple[StoredRating | None, StoredRating | None]
"""The ratings of a player and of a puzzle; None: they have none yet, or keep the one that they have."""


class Puzzles(Protocol):
    """First answers to puzzles, and the ratings that these move."""

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        """By puzzle, whether a player's first answer was right."""

    async def of(self, player: str) -> list[PuzzleAnswer]:
        """All first answers of a player, the earliest first."""

    async def ratings_of(self, player: str) -> dict[str, StoredRating]:
        """By game, the rating of a player."""

    async def puzzle_ratings(self, game: str) -> dict[str, StoredRating]:
        """The ratings of the puzzles of a game that an answer has moved."""

    async def note(self, player: str, answer: PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        """Keep a player's first answer, and what it makes of both ratings; False where there is an earlier one.

        rate: the ratings after it, from those before; None where it moves none.
        """


class Exercises(Protocol):
    """Exercises that people were dealt, and their answers."""

    async def of(self, player: str) -> list[StoredExercise]:
        """All exercises of a player, by game, kind and number."""

    async def of_kind(self, player: str, game: str, kind: str) -> list[StoredExercise]:
        """A player's exercises of a kind, in order."""

    async def deal(self, player: str, exercise: StoredExercise) -> bool:
        """Keep a new exercise; False where there is one of that number."""

    async def answer(self, player: str, exercise: StoredExercise) -> bool:
        """Keep the answer to an exercise; False where it has one already, or is none of the player's."""


class Seals(Protocol):
    """Secrets sealed for tables that aren't made yet."""

    async def add(self, player: str, seal: str, secret: bytes, at: float) -> None:
        """Store a secret under its seal."""

    async def take(self, player: str, seal: str) -> bytes | None:
        """Return and remove the secret of a player's seal; None if there is none."""


class People(Protocol):
    """People's names and languages."""

    async def get(self, player: str) -> Person | None:
        """Return a person's name and language; None if they never gave any."""

    async def remember(self, player: str, person: Person, at: float) -> None:
        """Store a person's name and language."""

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        """The names of these players; those who told none, or were forgotten, are left out."""


class Reviews(Protocol):
    """Reviews: which were asked for, how far each has come, and what it found."""

    async def ask(self, wanted: StoredReview) -> None:
        """Have a seat reviewed; one by another judge is forgotten, one by the same goes on as it stands."""

    async def get(self, table: str, seat: int) -> StoredReview | None:
        """The review of a seat."""

    async def of(self, player: str) -> list[StoredReview]:
        """The reviews of the tables that somebody sits at."""

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        """The verdicts of a review behind a place, in order: each with its place."""

    async def faults(self, player: str) -> dict[tuple[str, int], int]:
        """Of the reviews of the tables that somebody sits at, by table and seat, how many decisions are blamed."""

    async def count_unfinished(self) -> int:
        """How many reviews are not done."""

    async def claim(self, now: float, until: float) -> StoredReview | None:
        """Take the review on which nobody works and that has waited longest; until then nobody else does."""

    async def write_verdict(self, of: StoredReview, place: int, decision: str | None, until: float) -> bool:
        """What was made of an action (None: no choice), and that it was looked at; False where the review is gone."""


class Boards(Protocol):
    """Sets of boards: who plays them, what they did so far, and what the field of bots made of them."""

    async def add(self, new: StoredSet, tasks: Sequence[FieldTask] = ()) -> bool:
        """Keep a set, with what is to be made of its field; False where one of that id is there, which stays."""

    async def get(self, set_id: str) -> StoredSet | None:
        """The set of that id."""

    async def of_day(self, day: str) -> list[StoredSet]:
        """The sets of a day."""

    async def days(self, most: int) -> list[str]:
        """The days that have sets, the latest first."""

    async def entry(self, set_id: str, player: str) -> Entry | None:
        """The entry of a player."""

    async def finished_entries(self, set_id: str) -> list[Entry]:
        """Everybody who has played a set to its end."""

    async def entered(self, player: str) -> list[tuple[Entry, StoredSet]]:
        """All that a player has entered with its set, the latest first."""

    async def enter(self, set_id: str, player: str, at: float, sender: str = "") -> Entry:
        """Return the entry of a player, made now if need be; `sender`: the handle of whose challenge they follow."""

    async def plays(self, set_id: str, player: str) -> list[Play]:
        """What a player has done with the boards of a set, by board."""

    async def points_of_set(self, set_id: str) -> dict[str, dict[int, str]]:
        """By player and board, the points of those who have played a set to its end."""

    async def write_play(self, set_id: str, player: str, play: Play, before: int | None, done: Done | None = None) -> None:
        """Keep a board as it stands; `before` is the version that it follows, None for a board not begun.

        `done`, where it ends the set, is written with it or not at all.

        Raises `VersionConflict` where it stands at another one: the same person has acted elsewhere.
        """

    async def finish(self, set_id: str, player: str, done: Done) -> None:
        """That player has played all boards of the set."""

    async def forget_addresses(self, before: float) -> None:
        """Forget where the sets were finished from that were finished before that time."""

    async def claim_play(self, games: Collection[str], at: float, until: float) -> JudgeTask | None:
        """A board of one of these games that was played on its day and is not judged yet, for the caller until then."""

    async def write_lost(self, task: JudgeTask, lost: str) -> None:
        """Keep what the decisions on a board gave away."""

    async def claim_field_task(self, at: float, until: float) -> FieldTask | None:
        """A part of a field that nobody works at, of a set that somebody plays, for the caller until then; else None."""

    async def field_tasks_left(self) -> int:
        """How many parts of fields are not made yet."""

    async def write_field(self, task: FieldTask, points: str) -> None:
        """Keep what was made of a part of a field."""

    async def field_of(self, set_id: str) -> list[tuple[int, str, str]]:
        """What is there of a field: the board, the bot and the points of each of its likes."""


class Store(Protocol):
    """The stores of all features, by subject."""

    @property
    def tables(self) -> Tables: ...
    @property
    def people(self) -> People: ...
    @property
    def seals(self) -> Seals: ...
    @property
    def reviews(self) -> Reviews: ...
    @property
    def exercises(self) -> Exercises: ...
    @property
    def puzzles(self) -> Puzzles: ...
    @property
    def boards(self) -> Boards: ...
