"""The application's interfaces to a store, by subject: SQL implements them on a server, memory in a browser."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol

from fourkings.app import models


class Tables(Protocol):
    """Tables and their logs."""

    async def create(self, table: models.Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        """Store a new table with its first events, from version 1 on."""

    async def get(self, table: str) -> models.Stored | None:
        """Return the table of that id."""

    async def events(self, table: str, after: int = 0) -> list[str]:
        """Return the log of a table after a version, one JSON text for each event."""

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """Return by table the events that contain the conditions, the people and the opening of its match."""

    async def of(self, player: str) -> list[models.Stored]:
        """Return the tables of a player, the last played first."""

    async def players_of(self, table: str) -> list[str]:
        """Return the people who sit at a table."""

    async def companions(self, player: str) -> dict[str, list[str]]:
        """Return the names of the other people at each of a player's tables."""


Both = tuple[models.StoredRating | None, models.StoredRating | None]
"""The ratings of a player and of a puzzle. None: no rating yet, or as a result of `rate`, no change."""


class Puzzles(Protocol):
    """First answers to puzzles, and ratings."""

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        """Return by puzzle whether a player's first answer was right."""

    async def of(self, player: str) -> list[models.PuzzleAnswer]:
        """Return all first answers of a player, the earliest first."""

    async def ratings_of(self, player: str) -> dict[str, models.StoredRating]:
        """Return a player's ratings by game."""

    async def puzzle_ratings(self, game: str) -> dict[str, models.StoredRating]:
        """Return the ratings of a game's puzzles that an answer has moved."""

    async def note(self, player: str, answer: models.PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        """Store a player's first answer and the new ratings; False if there is an earlier one.

        rate: returns the ratings after the answer from those before; None if the answer moves none.
        """


class Exercises(Protocol):
    """Exercises (hands of one theme, and readings) dealt to people, and their answers."""

    async def of(self, player: str) -> list[models.StoredExercise]:
        """Return all exercises of a player, by game, kind and number."""

    async def of_kind(self, player: str, game: str, kind: str) -> list[models.StoredExercise]:
        """Return a player's exercises of a kind, in order."""

    async def deal(self, player: str, exercise: models.StoredExercise) -> bool:
        """Store a new exercise; False if there is one of that number."""

    async def answer(self, player: str, exercise: models.StoredExercise) -> bool:
        """Store the answer to an exercise; False if it has one, or isn't the player's."""


class Seals(Protocol):
    """Secrets of tables that aren't made yet, each under its seal: the hash that binds the table to its secret."""

    async def add(self, player: str, seal: str, secret: bytes, at: float) -> None:
        """Store a secret under its seal; at: seconds since 1970."""

    async def take(self, player: str, seal: str) -> bytes | None:
        """Return and remove the secret of a player's seal; None if there is none."""


class People(Protocol):
    """People's names and languages."""

    async def get(self, player: str) -> models.Person | None:
        """Return a person's name and language; None if they never gave any."""

    async def remember(self, player: str, person: models.Person, at: float) -> None:
        """Store a person's name and language."""

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        """Return the names of these players, without those who have none."""


class Reviews(Protocol):
    """Reviews of finished matches, one for each seat: their progress and their verdicts."""

    async def ask(self, wanted: models.StoredReview) -> None:
        """Request a review of a seat; an earlier one is kept if it is by the same judge, and replaced otherwise."""

    async def get(self, table: str, seat: int) -> models.StoredReview | None:
        """Return the review of a seat."""

    async def of(self, player: str) -> list[models.StoredReview]:
        """Return the reviews of a player's tables."""

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        """Return the verdicts of a review after an index, each with its index."""

    async def mistakes(self, player: str) -> list[models.StoredMistake]:
        """Return the mistakes in the reviews of a player's tables, of all seats."""

    async def count_unfinished(self) -> int:
        """Return how many reviews are not done."""

    async def claim(self, now: float, until: float) -> models.StoredReview | None:
        """Reserve the unfinished review that has waited longest, until that time, for the caller; None if there is none."""

    async def write_verdict(self, of: models.StoredReview, place: int, decision: str | None, until: float) -> bool:
        """Store the verdict on action number `place` of a seat, and the progress; False if the review is gone.

        decision: the verdict as JSON, None if there was no choice; until: when the caller's claim of the review ends.
        """


class Mistakes(Protocol):
    """The schedule of a player's mistakes, by the name of each."""

    async def cards(self, player: str) -> dict[str, str]:
        """Return a player's cards as JSON, see `app.mistakes.schedule`; none for a mistake that was never repeated."""

    async def write_card(self, player: str, mistake: str, card: str) -> None:
        """Store the card of a mistake; an earlier one is replaced."""


class Boards(Protocol):
    """Sets of boards: entries, plays, and the field of bots."""

    async def add(self, new: models.StoredSet, tasks: Sequence[models.FieldTask] = ()) -> bool:
        """Store a set with the tasks of its field; False if there is one of that id."""

    async def get(self, set_id: str) -> models.StoredSet | None:
        """Return the set of that id."""

    async def of_day(self, day: str) -> list[models.StoredSet]:
        """Return the sets of a day."""

    async def days(self, most: int) -> list[str]:
        """Return the days that have sets, the latest first."""

    async def entry(self, set_id: str, player: str) -> models.Entry | None:
        """Return a player's entry."""

    async def finished_entries(self, set_id: str) -> list[models.Entry]:
        """Return all entries of a set that are finished."""

    async def entered(self, player: str) -> list[tuple[models.Entry, models.StoredSet]]:
        """Return a player's entries with their sets, the latest first."""

    async def enter(self, set_id: str, player: str, at: float, sender: str = "") -> models.Entry:
        """Return a player's entry in a set, made now if need be; sender: the handle in the link of a challenge."""

    async def plays(self, set_id: str, player: str) -> list[models.Play]:
        """Return a player's plays of the boards of a set, in order."""

    async def points_of_set(self, set_id: str) -> dict[str, dict[int, str]]:
        """Return by player and board the points of those who have finished a set."""

    async def write_play(
        self, set_id: str, player: str, play: models.Play, before: int | None, done: models.Done | None = None
    ) -> None:
        """Store a board as a player has played it so far; before: the version that it replaces, None for a new one.

        done: the end of the set, if this board ends it; both are written, or neither. Raises `VersionConflict` if another
        version is stored: the same person has acted elsewhere.
        """

    async def finish(self, set_id: str, player: str, done: models.Done) -> None:
        """Mark a set as finished by a player."""

    async def forget_addresses(self, before: float) -> None:
        """Delete the digests of addresses from entries that were finished before that time."""

    async def claim_play(self, games: Collection[str], at: float, until: float) -> models.JudgeTask | None:
        """Reserve a board of these games, played on its day and not judged yet, from `at` until `until`; None for none."""

    async def write_lost(self, task: models.JudgeTask, lost: str) -> None:
        """Store what the decisions on a board lost, for each deal as JSON."""

    async def claim_field_task(self, at: float, until: float) -> models.FieldTask | None:
        """Reserve a task of a field, until that time, in a set that somebody plays; None if there is none to do."""

    async def field_tasks_left(self) -> int:
        """Return how many tasks of fields aren't done yet."""

    async def write_field(self, task: models.FieldTask, points: str) -> None:
        """Store the results of a task: the points of one kind of bot on one board."""

    async def field_of(self, set_id: str) -> list[tuple[int, str, str]]:
        """Return the results of a field so far: board, bot and points."""


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
    def mistakes(self) -> Mistakes: ...
    @property
    def exercises(self) -> Exercises: ...
    @property
    def puzzles(self) -> Puzzles: ...
    @property
    def boards(self) -> Boards: ...
