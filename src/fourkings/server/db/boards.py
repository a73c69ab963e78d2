"""Sets of boards in the store: who plays them, what they did so far, and what the field of bots made of them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import Done, Entry, FieldTask, JudgeTask, Play, StoredSet, VersionConflict
from fourkings.server.db.challenges import tell_challengers
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import board_entries, board_fields, board_plays, board_sets


class Boards(Repository):
    """The part of the store that keeps boards."""

    async def add(self, new: StoredSet, tasks: Sequence[FieldTask] = (), played: Sequence[Play] = ()) -> bool:
        """Keep a set, with what is to be made of its field; False where one of that id is there, which stays.

        `played`: all its boards, as who made it has played them.
        """

        def work(db: Connection) -> None:
            db.execute(
                insert(board_sets).values(
                    id=new.id, day=new.day, game=new.game, contents=new.contents, player=new.player, at=new.at
                )
            )
            for task in tasks:
                db.execute(insert(board_fields).values(**task._asdict(), until=0.0, points=""))
            if played:
                mine = {"set_id": new.id, "player": new.player}
                db.execute(insert(board_entries).values(**mine, **_new_entry(new.at) | {"finished": new.at}))
                db.execute(insert(board_plays), [mine | play._asdict() for play in played])

        if await self.get(new.id):
            return False
        try:
            await self._do(work)
        except IntegrityError:  # another server was a moment earlier
            return False
        return True

    async def get(self, set_id: str) -> StoredSet | None:
        """The set of that id."""
        sets = await self._sets(board_sets.c.id == set_id)
        return sets[0] if sets else None

    async def of_day(self, day: str) -> list[StoredSet]:
        """The sets of a day."""
        return await self._sets(board_sets.c.day == day)

    async def _sets(self, which: ColumnElement[bool]) -> list[StoredSet]:
        query = select(board_sets).where(which).order_by(board_sets.c.at, board_sets.c.id)
        return [StoredSet(*row) for row in await self._rows(query)]

    async def days(self, most: int) -> list[str]:
        """The days that have sets, the latest first."""
        query = select(board_sets.c.day).where(board_sets.c.day != "").distinct().order_by(board_sets.c.day.desc())
        return [row[0] for row in await self._rows(query.limit(most))]

    # --- entries --------------------------------------------------------------------------------------------------

    async def entry(self, set_id: str, player: str) -> Entry | None:
        """The entry of a player."""
        entries = await self._entries(and_(board_entries.c.set_id == set_id, board_entries.c.player == player))
        return entries[0] if entries else None

    async def entry_by_handle(self, set_id: str, handle: str) -> Entry | None:
        """The entry that others know by that handle."""
        entries = await self._entries(and_(board_entries.c.set_id == set_id, board_entries.c.handle == handle))
        return entries[0] if entries else None

    async def finished_entries(self, set_id: str) -> list[Entry]:
        """Everybody who has played a set to its end."""
        return await self._entries(and_(board_entries.c.set_id == set_id, board_entries.c.finished.is_not(None)))

    async def entered(self, player: str) -> list[tuple[Entry, StoredSet]]:
        """All that a player has entered with its set, the latest first."""
        c, sets = board_entries.c, board_sets.c
        query = select(*c, *sets).join_from(board_entries, board_sets, c.set_id == sets.id).where(c.player == player)
        rows = await self._rows(query.order_by(c.began.desc(), c.handle.desc()))
        return [(_entry(row[: len(c)]), StoredSet(*row[len(c) :])) for row in rows]

    async def _entries(self, which: ColumnElement[bool]) -> list[Entry]:
        query = select(board_entries).where(which).order_by(board_entries.c.began, board_entries.c.handle)
        return [_entry(row) for row in await self._rows(query)]

    async def enter(self, set_id: str, player: str, at: float, sender: str = "") -> Entry:
        """The entry of a player, new where there is none yet. `sender`: the handle of whose challenge they follow."""
        row = {"set_id": set_id, "player": player, **_new_entry(at), "sender": sender}
        try:
            if not await self.entry(set_id, player):
                await self._write(insert(board_entries).values(row))
        except IntegrityError:  # the same person, with another device, was a moment earlier
            pass
        entry = await self.entry(set_id, player)
        assert entry is not None, "an entry that was made is there"
        if sender and not entry.sender and entry.finished is None:  # they had begun it before they were challenged
            await self._write(update(board_entries).where(_open_entry(set_id, player)).values(sender=sender))
        return entry

    async def give_up(self, set_id: str, player: str, at: float) -> bool:
        """That player does not want to finish the set; False where they have, or have given it up already."""

        def work(db: Connection) -> bool:
            return bool(db.execute(update(board_entries).where(_open_entry(set_id, player)).values(given_up=at)).rowcount)

        return await self._do(work)

    # --- plays ----------------------------------------------------------------------------------------------------

    async def plays(self, set_id: str, player: str) -> list[Play]:
        """What a player has done with the boards of a set, by board."""
        mine = and_(board_plays.c.set_id == set_id, board_plays.c.player == player)
        return [Play(*row) for row in await self._rows(select(*_PLAY).where(mine).order_by(board_plays.c.board))]

    async def points_of_set(self, set_id: str) -> dict[str, dict[int, str]]:
        """By player and board, the points of those who have played a set to its end."""
        done = and_(
            board_plays.c.set_id == set_id,
            exists().where(
                board_entries.c.set_id == set_id,
                board_entries.c.player == board_plays.c.player,
                board_entries.c.finished.is_not(None),
            ),
        )
        by_board: dict[str, dict[int, str]] = {}
        for player, board, points in await self._rows(
            select(board_plays.c.player, board_plays.c.board, board_plays.c.points).where(done)
        ):
            by_board.setdefault(player, {})[board] = points
        return by_board

    async def write_play(self, set_id: str, player: str, play: Play, before: int | None, done: Done | None = None) -> None:
        """Keep a board as it stands; `before` is the version that it follows, None for a board not begun.

        `done`, where it ends the set, is written with it or not at all.

        Raises `VersionConflict` where it stands at another one: the same person has acted elsewhere.
        """
        mine = and_(
            board_plays.c.set_id == set_id, board_plays.c.player == player, board_plays.c.board == play.board,
            board_plays.c.version == before,
        )  # fmt: skip
        if before is None:
            try:
                await self._write(insert(board_plays).values(set_id=set_id, player=player, **play._asdict()))
            except IntegrityError:
                raise VersionConflict(f"board {play.board} has been begun elsewhere") from None
            return

        def work(db: Connection) -> int:
            written = db.execute(update(board_plays).where(mine).values(**play._asdict())).rowcount
            if written and done:
                _finish(db, set_id, player, done)
            return written

        if not await self._do(work):
            raise VersionConflict(f"board {play.board} was played elsewhere")

    async def finish(self, set_id: str, player: str, done: Done) -> None:
        """That player has played all boards of the set; who challenged them is to be told."""
        await self._do(lambda db: _finish(db, set_id, player, done))

    async def forget_addresses(self, before: float) -> None:
        """Forget where the sets were finished from that were finished before that time."""
        old = and_(board_entries.c.address != "", board_entries.c.finished < before)
        await self._write(update(board_entries).where(old).values(address=""))

    # --- decisions ------------------------------------------------------------------------------------------------

    async def claim_play(self, games: Collection[str], at: float, until: float) -> JudgeTask | None:
        """A board of one of these games that was played on its day and is not judged yet, for the caller until then."""
        free = and_(board_plays.c.points != "", board_plays.c.lost == "", board_plays.c.judging < at)
        query = (
            select(board_plays.c.set_id, board_plays.c.player, *_PLAY)
            .join(board_sets, board_sets.c.id == board_plays.c.set_id)
            .join(board_entries, _of_entry())
            .where(free, board_sets.c.game.in_(games), board_entries.c.ranked == 1)
            .order_by(board_entries.c.finished, board_plays.c.board)
            .limit(1)
        )

        def work(db: Connection) -> JudgeTask | None:
            row = db.execute(query).first()
            if row is None:
                return None
            task = JudgeTask(row[0], row[1], Play(*row[2:]))
            taken = db.execute(update(board_plays).where(_play(task), free).values(judging=until)).rowcount
            return task if taken else None

        return await self._do(work)

    async def write_lost(self, task: JudgeTask, lost: str) -> None:
        """Keep what the decisions on a board gave away."""
        await self._write(update(board_plays).where(_play(task)).values(lost=lost))

    # --- fields ---------------------------------------------------------------------------------------------------

    async def claim_field_task(self, at: float, until: float) -> FieldTask | None:
        """A part of a field that nobody works at, for the caller until then; None where there is none.

        The field of a set is made once somebody plays it: until then it would be work for nobody. The latest sets come
        first, and of one bot all boards before the next bot's, so that a field is a mixed one soon.
        """
        free = and_(_WANTED, board_fields.c.until < at)
        query = (
            select(board_fields.c.set_id, board_fields.c.board, board_fields.c.bot)
            .join(board_sets, board_sets.c.id == board_fields.c.set_id)
            .where(free)
            .order_by(board_sets.c.day.desc(), board_fields.c.bot, board_fields.c.board, board_fields.c.set_id)
            .limit(1)
        )

        def work(db: Connection) -> FieldTask | None:
            row = db.execute(query).first()
            if row is None:
                return None
            task = FieldTask(*row)
            taken = db.execute(update(board_fields).where(_task(task), free).values(until=until)).rowcount
            return task if taken else None

        return await self._do(work)

    async def field_tasks_left(self) -> int:
        """How many parts of fields that somebody plays against are not made yet."""
        rows = await self._rows(select(func.count()).select_from(board_fields).where(_WANTED))
        return int(rows[0][0])

    async def write_field(self, task: FieldTask, points: str) -> None:
        """Keep what was made of a part of a field."""
        await self._write(update(board_fields).where(_task(task)).values(points=points))

    async def field_of(self, set_id: str) -> list[tuple[int, str, str]]:
        """What is there of a field: the board, the bot and the points of each of its likes."""
        columns = (board_fields.c.board, board_fields.c.bot, board_fields.c.points)
        filled = and_(board_fields.c.set_id == set_id, board_fields.c.points != "")
        return [(row[0], row[1], row[2]) for row in await self._rows(select(*columns).where(filled))]


_WANTED: Final = and_(board_fields.c.points == "", exists().where(board_entries.c.set_id == board_fields.c.set_id))
"""Parts of fields that are not made yet, of sets that somebody plays."""
_PLAY: Final = (
    board_plays.c.board, board_plays.c.version, board_plays.c.deals, board_plays.c.points, board_plays.c.lost,
)  # fmt: skip
"""The columns of `Play`."""


def _finish(db: Connection, set_id: str, player: str, done: Done) -> None:
    ended = {"finished": done.at, "ranked": int(done.ranked), "apart": done.apart, "address": done.address}
    mine = update(board_entries).where(_open_entry(set_id, player)).values(ended)
    if db.execute(mine).rowcount:  # else another server was a moment earlier
        tell_challengers(db, set_id, player)


def _new_entry(at: float) -> dict[str, Any]:
    return {
        "handle": secrets.token_urlsafe(6),
        "began": at,
        "finished": None,
        "ranked": 0,
        "sender": "",
        "apart": "",
        "address": "",
        "given_up": None,
    }


def _entry(row: Sequence[Any]) -> Entry:
    entry = Entry(*row)
    return entry._replace(ranked=entry.ranked == 1)


def _open_entry(set_id: str, player: str) -> ColumnElement[bool]:
    c = board_entries.c
    return and_(c.set_id == set_id, c.player == player, c.finished.is_(None), c.given_up.is_(None))


def _of_entry() -> ColumnElement[bool]:
    return and_(board_entries.c.set_id == board_plays.c.set_id, board_entries.c.player == board_plays.c.player)


def _play(task: JudgeTask) -> ColumnElement[bool]:
    c = board_plays.c
    return and_(c.set_id == task.set_id, c.player == task.player, c.board == task.play.board)


def _task(task: FieldTask) -> ColumnElement[bool]:
    return and_(board_fields.c.set_id == task.set_id, board_fields.c.board == task.board, board_fields.c.bot == task.bot)
