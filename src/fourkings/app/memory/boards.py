"""Sets of boards in memory, for one person: challenges are never answered."""

import secrets
from collections.abc import Collection, Sequence
from typing import Final

from fourkings.app.memory.stores import DictFactory, in_memory
from fourkings.app.models import Done, Entry, FieldTask, JudgeTask, Play, StoredSet, VersionConflict


class MemoryBoards:
    """`ports.Boards` in dictionaries."""

    def __init__(self, new_dict: DictFactory = in_memory) -> None:
        self._sets: Final = new_dict("board-sets", lambda key: str(key[0]), lambda row: StoredSet(*row))
        self._entries: Final = new_dict("board-entries", tuple, Entry._make)
        self._plays: Final = new_dict("board-plays", tuple, Play._make)
        self._judging: Final = dict[tuple[str, str, int], float]()
        self._fields: Final = new_dict("board-fields", FieldTask._make, str)
        self._until: Final = dict[FieldTask, float]()

    async def add(self, new: StoredSet, tasks: Sequence[FieldTask] = ()) -> bool:
        if new.id in self._sets:
            return False
        self._sets[new.id] = new
        for task in tasks:
            self._fields[task] = ""
        return True

    async def get(self, set_id: str) -> StoredSet | None:
        return self._sets.get(set_id)

    async def of_day(self, day: str) -> list[StoredSet]:
        return sorted(
            (stored for stored in self._sets.values() if stored.day == day), key=lambda stored: (stored.at, stored.id)
        )

    async def days(self, most: int) -> list[str]:
        return sorted({stored.day for stored in self._sets.values() if stored.day}, reverse=True)[:most]

    async def entry(self, set_id: str, player: str) -> Entry | None:
        return self._entries.get((set_id, player))

    async def finished_entries(self, set_id: str) -> list[Entry]:
        done = (entry for entry in self._entries.values() if entry.set_id == set_id and entry.finished is not None)
        return sorted(done, key=lambda entry: (entry.began, entry.handle))

    async def entered(self, player: str) -> list[tuple[Entry, StoredSet]]:
        mine = [entry for entry in self._entries.values() if entry.player == player]
        mine.sort(key=lambda entry: (entry.began, entry.handle), reverse=True)
        return [(entry, self._sets[entry.set_id]) for entry in mine]

    async def enter(self, set_id: str, player: str, at: float, sender: str = "") -> Entry:
        if (set_id, player) not in self._entries:
            self._entries[set_id, player] = Entry(set_id, player, secrets.token_urlsafe(6), at, None, ranked=False)
        return self._entries[set_id, player]

    async def finish(self, set_id: str, player: str, done: Done) -> None:
        entry = self._entries[set_id, player]
        if entry.finished is None:
            self._entries[set_id, player] = entry._replace(
                finished=done.at, ranked=done.ranked, apart=done.apart, address=done.address
            )

    async def forget_addresses(self, before: float) -> None:
        for key, entry in self._entries.items():
            if entry.finished is not None and entry.finished < before:
                self._entries[key] = entry._replace(address="")

    async def plays(self, set_id: str, player: str) -> list[Play]:
        mine = (play for (of, who, _), play in self._plays.items() if (of, who) == (set_id, player))
        return sorted(mine, key=lambda play: play.board)

    async def points_of_set(self, set_id: str) -> dict[str, dict[int, str]]:
        played = {entry.player: await self.plays(set_id, entry.player) for entry in await self.finished_entries(set_id)}
        return {player: {play.board: play.points for play in plays} for player, plays in played.items() if plays}

    async def write_play(self, set_id: str, player: str, play: Play, before: int | None, done: Done | None = None) -> None:
        known = self._plays.get((set_id, player, play.board))
        if (known and known.version) != before:
            raise VersionConflict(f"board {play.board} was played elsewhere")
        self._plays[set_id, player, play.board] = play
        if done:
            await self.finish(set_id, player, done)

    async def claim_play(self, games: Collection[str], at: float, until: float) -> JudgeTask | None:
        free = [
            (finished, play.board, (set_id, player, board))
            for (set_id, player, board), play in self._plays.items()
            if (finished := self._ranked_at(set_id, player)) is not None
            and self._sets[set_id].game in games
            and play.points
            and not play.lost
            and self._judging.get((set_id, player, board), 0.0) < at
        ]
        if not free:
            return None
        *_, key = min(free)
        self._judging[key] = until
        return JudgeTask(key[0], key[1], self._plays[key])

    def _ranked_at(self, set_id: str, player: str) -> float | None:
        entry = self._entries[set_id, player]
        return entry.finished if entry.ranked else None

    async def write_lost(self, task: JudgeTask, lost: str) -> None:
        key = task.set_id, task.player, task.play.board
        self._plays[key] = self._plays[key]._replace(lost=lost)

    async def claim_field_task(self, at: float, until: float) -> FieldTask | None:
        free = [task for task in self._unmade() if self._until.get(task, 0.0) < at]
        if not free:
            return None
        latest = max(self._sets[task.set_id].day for task in free)
        of_day = (task for task in free if self._sets[task.set_id].day == latest)
        first = min(of_day, key=lambda task: (task.bot, task.board, task.set_id))
        self._until[first] = until
        return first

    async def field_tasks_left(self) -> int:
        return len(self._unmade())

    def _unmade(self) -> list[FieldTask]:
        """Return the tasks of fields that are not done yet: boards for bots to play, in sets that somebody plays."""
        entered = {set_id for set_id, _ in self._entries}
        return [task for task, points in self._fields.items() if not points and task.set_id in entered]

    async def write_field(self, task: FieldTask, points: str) -> None:
        self._fields[task] = points

    async def field_of(self, set_id: str) -> list[tuple[int, str, str]]:
        return [
            (field.board, field.bot, points) for field, points in self._fields.items() if field.set_id == set_id and points
        ]
