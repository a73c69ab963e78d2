"""Stores in memory by subject, whose rows may be in dictionaries that outlive the process."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from fourkings.analysis.verdicts import BLAMED
from fourkings.app import models
from fourkings.app.ports import Both
from fourkings.sanitize import read_json

K = TypeVar("K", bound="str | tuple[str | int, ...]")
R = TypeVar("R")


class DictFactory(Protocol):
    """A function that makes the dictionary of a name, such as one that is saved by a browser."""

    def __call__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
        """Return the dictionary of that name. `key` and `row` convert its keys and rows from parsed JSON."""


def in_memory(name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
    """Return a plain dictionary, which lasts as long as its store."""
    return {}


class MemoryTables:
    """`ports.Tables` in dictionaries."""

    def __init__(self) -> None:
        self._tables: Final = dict[str, models.Stored]()
        self._events: Final = dict[str, list[str]]()
        self._players: Final = dict[str, set[str]]()

    async def create(self, table: models.Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        if table.id in self._tables:
            raise models.VersionConflict(f"table {table.id} is there already")
        self._tables[table.id] = table
        self._events[table.id] = list(lines)
        self._players[table.id] = set(players)

    async def append(self, table: str, event: str, summary: models.Summary, at: float) -> None:
        if summary.version != len(self._events.get(table, ())) + 1:
            raise models.VersionConflict(f"version {summary.version} of table {table} was written by somebody else")
        self._events[table].append(event)
        self._tables[table] = replace(self._tables[table], summary=summary, updated=at)

    async def set_pace(self, table: str, pace: str) -> None:
        self._tables[table] = replace(self._tables[table], pace=pace)

    async def get(self, table: str) -> models.Stored | None:
        return self._tables.get(table)

    async def events(self, table: str, after: int = 0) -> list[str]:
        return self._events.get(table, [])[after:]

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        openings = {
            table: [line for line in self._events.get(table, ()) if line.startswith(models.OPENING_EVENTS)]
            for table in wanted
        }
        return {table: lines for table, lines in openings.items() if lines}

    async def of(self, player: str) -> list[models.Stored]:
        tables = (stored for stored in self._tables.values() if player in self._players[stored.id])
        return sorted(tables, key=lambda stored: (-stored.updated, stored.id))[: models.MAX_LISTED]

    async def players_of(self, table: str) -> list[str]:
        return sorted(self._players.get(table, ()))

    async def companions(self, player: str) -> dict[str, list[str]]:
        """Return nobody: one person has a store in memory."""
        return {}

    async def delete(self, table: str) -> None:
        for rows in (self._tables, self._events, self._players):
            rows.pop(table, None)


class MemoryPeople:
    """`ports.People` in a dictionary."""

    def __init__(self) -> None:
        self._people: Final = dict[str, models.Person]()

    async def get(self, player: str) -> models.Person | None:
        return self._people.get(player)

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        return {player: self._people[player].name for player in players if player in self._people}

    async def remember(self, player: str, person: models.Person, at: float) -> None:
        self._people[player] = person


class MemorySeals:
    """`ports.Seals` of one person."""

    def __init__(self) -> None:
        self._secrets: Final = dict[str, bytes]()

    async def add(self, player: str, seal: str, secret: bytes, at: float) -> None:
        self._secrets[seal] = secret

    async def take(self, player: str, seal: str) -> bytes | None:
        return self._secrets.pop(seal, None)


class MemoryPuzzles:
    """`ports.Puzzles` in dictionaries."""

    def __init__(self, new_dict: DictFactory = in_memory) -> None:
        self._answers: Final = new_dict("puzzle-answers", tuple, lambda row: models.PuzzleAnswer(*row))
        self._players: Final = new_dict("puzzle-players", tuple, models.StoredRating._make)
        self._puzzles: Final = new_dict("puzzle-ratings", tuple, models.StoredRating._make)

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        return {answer.puzzle: answer.right for answer in await self.of(player) if answer.game == game}

    async def of(self, player: str) -> list[models.PuzzleAnswer]:
        mine = [answer for (name, _), answer in self._answers.items() if name == player]
        return sorted(mine, key=lambda answer: (answer.at, answer.puzzle))

    async def ratings_of(self, player: str) -> dict[str, models.StoredRating]:
        return {game: rating for (name, game), rating in self._players.items() if name == player}

    async def puzzle_ratings(self, game: str) -> dict[str, models.StoredRating]:
        return {puzzle: rating for (name, puzzle), rating in self._puzzles.items() if name == game}

    async def note(self, player: str, answer: models.PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        if (player, answer.puzzle) in self._answers:
            return False
        if rate is None:
            self._answers[player, answer.puzzle] = answer
            return True
        about_player, about_puzzle = (player, answer.game), (answer.game, answer.puzzle)
        own, puzzle = rate((self._players.get(about_player), self._puzzles.get(about_puzzle)))
        self._answers[player, answer.puzzle] = answer._replace(rating=own and own.rating)
        if own:
            self._players[about_player] = own
        if puzzle:
            self._puzzles[about_puzzle] = puzzle
        return True


class MemoryExercises:
    """`ports.Exercises` in a dictionary."""

    def __init__(self, new_dict: DictFactory = in_memory) -> None:
        self._rows: Final = new_dict("exercises", tuple, models.StoredExercise._make)

    async def of(self, player: str) -> list[models.StoredExercise]:
        return [self._rows[key] for key in sorted(self._rows) if key[0] == player]

    async def of_kind(self, player: str, game: str, kind: str) -> list[models.StoredExercise]:
        return [row for row in await self.of(player) if (row.game, row.kind) == (game, kind)]

    async def deal(self, player: str, exercise: models.StoredExercise) -> bool:
        key = player, exercise.game, exercise.kind, exercise.number
        if key in self._rows:
            return False
        self._rows[key] = exercise
        return True

    async def answer(self, player: str, exercise: models.StoredExercise) -> bool:
        key = player, exercise.game, exercise.kind, exercise.number
        if key not in self._rows or self._rows[key].answer is not None:
            return False
        self._rows[key] = exercise
        return True


class MemoryMistakes:
    """`ports.Mistakes` in a dictionary."""

    def __init__(self, new_dict: DictFactory = in_memory) -> None:
        self._cards: Final = new_dict("mistakes", tuple, str)

    async def cards(self, player: str) -> dict[str, str]:
        return {mistake: card for (name, mistake), card in self._cards.items() if name == player}

    async def write_card(self, player: str, mistake: str, card: str) -> None:
        self._cards[player, mistake] = card


Seat = tuple[str, int]
"""A table and a seat of it."""
Place = tuple[str, int, int]
"""A table, a seat of it, and the place of an action among those of the seat."""


class MemoryReviews:
    """`ports.Reviews` in dictionaries."""

    def __init__(self, tables: MemoryTables, new_dict: DictFactory = in_memory) -> None:
        self._tables: Final = tables
        self._reviews: Final = new_dict("reviews", tuple, models.StoredReview._make)
        self._verdicts: Final = new_dict("review-verdicts", tuple, str)
        self._until: Final = dict[Seat, float]()

    async def ask(self, wanted: models.StoredReview) -> None:
        seat = wanted.table, wanted.seat
        known = await self.get(*seat)
        if await self._tables.get(wanted.table) is None or (known and known.judge == wanted.judge):
            return
        self._forget_verdicts(wanted.table, wanted.seat)
        self._reviews[seat], self._until[seat] = wanted, 0.0

    async def forget(self, table: str) -> None:
        for seat in [seat for of, seat in self._reviews if of == table]:
            self._forget_verdicts(table, seat)
            del self._reviews[table, seat]

    def _forget_verdicts(self, table: str, seat: int) -> None:
        for key in [key for key in self._verdicts if key[:2] == (table, seat)]:
            del self._verdicts[key]

    async def get(self, table: str, seat: int) -> models.StoredReview | None:
        there = await self._tables.get(table) is not None
        return self._reviews.get((table, seat)) if there else None

    async def of(self, player: str) -> list[models.StoredReview]:
        mine = [review for review in self._reviews.values() if player in await self._tables.players_of(review.table)]
        return sorted(mine, key=lambda review: review.requested)

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        if not await self.get(table, seat):
            return []
        return sorted(
            (place, decision)
            for (of, who, place), decision in self._verdicts.items()
            if (of, who) == (table, seat) and place > after
        )

    async def mistakes(self, player: str) -> list[models.StoredMistake]:
        mistakes = []
        for review in await self.of(player):
            for place, text in await self.verdicts(review.table, review.seat):
                verdict = read_json(text)
                if verdict["verdict"] in BLAMED:
                    decided = verdict.get("decided", False)
                    mistakes.append(models.StoredMistake(review.table, review.seat, place, decided))
        return mistakes

    async def count_unfinished(self) -> int:
        return len(await self._not_done())

    async def claim(self, now: float, until: float) -> models.StoredReview | None:
        free = [review for review in await self._not_done() if self._until_of(review) <= now]
        if not free:
            return None
        first = min(free, key=lambda review: (self._until_of(review), review.requested))
        self._until[first.table, first.seat] = until
        return first

    async def write_verdict(self, of: models.StoredReview, place: int, decision: str | None, until: float) -> bool:
        seat = of.table, of.seat
        known = await self.get(*seat)
        if known is None or known.judge != of.judge or known.reached != place:
            return False
        self._reviews[seat], self._until[seat] = known._replace(reached=place + 1), until
        if decision is not None:
            self._verdicts[of.table, of.seat, place] = decision
        return True

    def _until_of(self, review: models.StoredReview) -> float:
        return self._until.get((review.table, review.seat), 0.0)

    async def _not_done(self) -> list[models.StoredReview]:
        return [review for review in self._reviews.values() if not review.done and await self._tables.get(review.table)]
