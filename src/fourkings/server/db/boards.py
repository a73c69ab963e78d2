"""Stored sets of boards: deals that several people play at the same seat, to compare their results.

A player's entry in a set holds when they began and finished it, a play their progress on one of its boards. The field of a
set is what bots scored on its boards. Players challenge others by a link to a set with the handle of their own entry.
"""

import contextlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Update, and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import Done, Entry, FieldTask, JudgeTask, Play, StoredSet, VersionConflict
from fourkings.server.db.repository import Repository, insert_missing
from fourkings.server.db.schema import board_answers, board_entries, board_fields, board_plays, board_sets

_PLAY: Final = tuple(board_plays.c[name] for name in Play._fields)
_UNMADE: Final = and_(board_fields.c.points == "", exists().where(board_entries.c.set_id == board_fields.c.set_id))
"""Condition for parts of fields that are not computed yet, in sets that somebody plays."""


class Boards(Repository):
    """`app.ports.Boards` in SQL, and the handles by which players know each other's entries."""

    async def add(self, new: StoredSet, tasks: Sequence[FieldTask] = (), played: Sequence[Play] = ()) -> bool:
        """Store a set; return False, and change nothing, if its id exists.

        `tasks`: the parts of its field that bots have to compute; `played`: all its boards, if its author has played them
        already.
        """

        def work(db: Connection) -> None:
            db.execute(insert(board_sets).values(asdict(new)))
            for task in tasks:
                db.execute(insert(board_fields).values(**task._asdict(), until=0.0, points=""))
            if played:
                key = {"set_id": new.id, "player": new.player}
                db.execute(insert(board_entries).values(**key, **_new_entry(new.at) | {"finished": new.at}))
                db.execute(insert(board_plays), [key | play._asdict() for play in played])

        if await self.get(new.id):
            return False
        try:
            await self._transact(work)
        except IntegrityError:  # another server was a moment earlier
            return False
        return True

    async def get(self, set_id: str) -> StoredSet | None:
        return next(iter(await self._sets(board_sets.c.id == set_id)), None)

    async def of_day(self, day: str) -> list[StoredSet]:
        return await self._sets(board_sets.c.day == day)

    async def _sets(self, condition: ColumnElement[bool]) -> list[StoredSet]:
        query = select(board_sets).where(condition).order_by(board_sets.c.at, board_sets.c.id)
        return [StoredSet(*row) for row in await self._rows(query)]

    async def days(self, most: int) -> list[str]:
        query = select(board_sets.c.day).where(board_sets.c.day != "").distinct().order_by(board_sets.c.day.desc())
        return await self._values(query.limit(most))

    # --- entries --------------------------------------------------------------------------------------------------

    async def entry(self, set_id: str, player: str) -> Entry | None:
        entries = await self._entries(and_(board_entries.c.set_id == set_id, board_entries.c.player == player))
        return entries[0] if entries else None

    async def entry_by_handle(self, set_id: str, handle: str) -> Entry | None:
        """Return the entry in a set with this handle, by which others know it; None if there is none."""
        entries = await self._entries(and_(board_entries.c.set_id == set_id, board_entries.c.handle == handle))
        return entries[0] if entries else None

    async def finished_entries(self, set_id: str) -> list[Entry]:
        return await self._entries(and_(board_entries.c.set_id == set_id, board_entries.c.finished.is_not(None)))

    async def entered(self, player: str) -> list[tuple[Entry, StoredSet]]:
        c, sets = board_entries.c, board_sets.c
        query = select(*c, *sets).join_from(board_entries, board_sets, c.set_id == sets.id).where(c.player == player)
        rows = await self._rows(query.order_by(c.began.desc(), c.handle.desc()))
        return [(_entry(row[: len(c)]), StoredSet(*row[len(c) :])) for row in rows]

    async def _entries(self, condition: ColumnElement[bool]) -> list[Entry]:
        query = select(board_entries).where(condition).order_by(board_entries.c.began, board_entries.c.handle)
        return [_entry(row) for row in await self._rows(query)]

    async def enter(self, set_id: str, player: str, at: float, sender: str = "") -> Entry:
        row = {"set_id": set_id, "player": player, **_new_entry(at), "sender": sender}
        if not await self.entry(set_id, player):
            with contextlib.suppress(IntegrityError):  # the same person, with another device, was a moment earlier
                await self._write(insert(board_entries).values(row))
        entry = await self.entry(set_id, player)
        assert entry is not None, "an entry that was made is there"
        if sender and not entry.sender and entry.finished is None:  # they had begun it before they were challenged
            await self._write(update(board_entries).where(_open_entry(set_id, player)).values(sender=sender))
        return entry

    async def give_up(self, set_id: str, player: str, at: float) -> bool:
        """Note that a player will not finish a set; return False if they have, or have given it up already."""
        return await self._change(update(board_entries).where(_open_entry(set_id, player)).values(given_up=at))

    # --- plays ----------------------------------------------------------------------------------------------------

    async def plays(self, set_id: str, player: str) -> list[Play]:
        query = select(*_PLAY).where(board_plays.c.set_id == set_id, board_plays.c.player == player)
        return [Play(*row) for row in await self._rows(query.order_by(board_plays.c.board))]

    async def points_of_set(self, set_id: str) -> dict[str, dict[int, str]]:
        query = (
            select(board_plays.c.player, board_plays.c.board, board_plays.c.points)
            .join(board_entries, _SAME_ENTRY)
            .where(board_plays.c.set_id == set_id, board_entries.c.finished.is_not(None))
        )
        points_by_board: dict[str, dict[int, str]] = {}
        for player, board, points in await self._rows(query):
            points_by_board.setdefault(player, {})[board] = points
        return points_by_board

    async def write_play(self, set_id: str, player: str, play: Play, before: int | None, done: Done | None = None) -> None:
        if before is None:
            try:
                await self._write(insert(board_plays).values(set_id=set_id, player=player, **play._asdict()))
            except IntegrityError:
                raise VersionConflict(f"board {play.board} has been begun elsewhere") from None
            return
        key = _key(set_id, player, play.board) | {"version": before}

        def work(db: Connection) -> int:
            written = db.execute(update(board_plays).filter_by(**key).values(**play._asdict())).rowcount
            if written and done:
                _finish(db, set_id, player, done)
            return written

        if not await self._transact(work):
            raise VersionConflict(f"board {play.board} was played elsewhere")

    async def finish(self, set_id: str, player: str, done: Done) -> None:
        await self._transact(lambda db: _finish(db, set_id, player, done))

    async def forget_addresses(self, before: float) -> None:
        old = and_(board_entries.c.address != "", board_entries.c.finished < before)
        await self._write(update(board_entries).where(old).values(address=""))

    # --- background work ------------------------------------------------------------------------------------------

    async def claim_play(self, games: Collection[str], at: float, until: float) -> JudgeTask | None:
        free = and_(board_plays.c.points != "", board_plays.c.lost == "", board_plays.c.judging < at)
        query = (
            select(board_plays.c.set_id, board_plays.c.player, *_PLAY)
            .join(board_sets, board_sets.c.id == board_plays.c.set_id)
            .join(board_entries, _SAME_ENTRY)
            .where(free, board_sets.c.game.in_(games), board_entries.c.ranked == 1)
            .order_by(board_entries.c.finished, board_plays.c.board)
            .limit(1)
        )

        def change(row: Any) -> Update:
            key = _key(row.set_id, row.player, row.board)
            return update(board_plays).filter_by(**key).where(free).values(judging=until)

        row = await self._claim(query, change)
        return JudgeTask(row.set_id, row.player, Play(*row[2:])) if row else None

    async def write_lost(self, task: JudgeTask, lost: str) -> None:
        key = _key(task.set_id, task.player, task.play.board)
        await self._write(update(board_plays).filter_by(**key).values(lost=lost))

    async def claim_field_task(self, at: float, until: float) -> FieldTask | None:
        """Claim a part of a field that is not computed yet, from `at` until `until`; return None if there is none.

        The field of a set is computed once somebody plays it; before, it would be work for nobody. The latest sets come
        first, and all boards of one bot before the next bot's, so that a field is a mixed one soon.
        """
        free = and_(_UNMADE, board_fields.c.until < at)
        query = (
            select(board_fields.c.set_id, board_fields.c.board, board_fields.c.bot)
            .join(board_sets, board_sets.c.id == board_fields.c.set_id)
            .where(free)
            .order_by(board_sets.c.day.desc(), board_fields.c.bot, board_fields.c.board, board_fields.c.set_id)
            .limit(1)
        )

        def change(row: Any) -> Update:
            return update(board_fields).filter_by(**row._mapping).where(free).values(until=until)

        row = await self._claim(query, change)
        return FieldTask(*row) if row else None

    async def field_tasks_left(self) -> int:
        return int((await self._values(select(func.count()).select_from(board_fields).where(_UNMADE)))[0])

    async def write_field(self, task: FieldTask, points: str) -> None:
        await self._write(update(board_fields).filter_by(**task._asdict()).values(points=points))

    async def field_of(self, set_id: str) -> list[tuple[int, str, str]]:
        query = select(board_fields.c.board, board_fields.c.bot, board_fields.c.points)
        rows = await self._rows(query.where(board_fields.c.set_id == set_id, board_fields.c.points != ""))
        return [(row[0], row[1], row[2]) for row in rows]


_SAME_ENTRY: Final = and_(board_entries.c.set_id == board_plays.c.set_id, board_entries.c.player == board_plays.c.player)
"""Join condition of a play and the entry that it belongs to."""


def _finish(db: Connection, set_id: str, player: str, done: Done) -> None:
    values = {"finished": done.at, "ranked": int(done.ranked), "apart": done.apart, "address": done.address}
    finished = update(board_entries).where(_open_entry(set_id, player)).values(values)
    if db.execute(finished).rowcount:  # else another server was a moment earlier
        notify_challengers(db, set_id, player)


def _new_entry(at: float) -> dict[str, Any]:
    empty = dict.fromkeys(("sender", "apart", "address"), "")
    return {"handle": secrets.token_urlsafe(6), "began": at, "finished": None, "ranked": 0, "given_up": None, **empty}


def _entry(row: Sequence[Any]) -> Entry:
    entry = Entry(*row)
    return entry._replace(ranked=entry.ranked == 1)


def _open_entry(set_id: str, player: str) -> ColumnElement[bool]:
    c = board_entries.c
    return and_(c.set_id == set_id, c.player == player, c.finished.is_(None), c.given_up.is_(None))


def _key(set_id: str, player: str, board: int) -> dict[str, Any]:
    return {"set_id": set_id, "player": player, "board": board}


class Answer(NamedTuple):
    """A person who has finished a set that they were challenged to."""

    set_id: str
    player: str
    handle: str


class Challenges(Repository):
    """News for players that somebody has finished a set of theirs, or one that they sent as a challenge."""

    async def answer(self, set_id: str, player: str, handle: str) -> None:
        """Record a challenge of a player who had finished the set before, and notify the first challenger, once.

        `handle`: that of the challenger's entry.
        """
        c = board_entries.c
        mine = and_(c.set_id == set_id, c.player == player, c.finished.is_not(None), c.sender == "")

        def work(db: Connection) -> None:
            authors = select(board_sets.c.player).where(board_sets.c.id == set_id)  # who hear of everybody anyway
            sent = select(c.player).where(
                c.set_id == set_id, c.handle == handle, c.player != player, c.player.not_in(authors)
            )
            sender = db.execute(sent).first()
            if sender and db.execute(update(board_entries).where(mine).values(sender=handle)).rowcount:
                insert_missing(db, board_answers, {"set_id": set_id, "player": sender[0], "other": player})

        await self._transact(work)

    async def answers_to(self, player: str) -> list[Answer]:
        """Return who has finished a set of this player's, or one that they sent as a challenge; the last to finish first.

        News that the player has dismissed, and sets that they have not finished themselves, are left out.
        """
        mine, theirs = board_entries.alias("mine"), board_entries.alias("theirs")
        of = board_answers.c
        query = (
            select(of.set_id, theirs.c.player, theirs.c.handle)
            .join(mine, and_(mine.c.set_id == of.set_id, mine.c.player == of.player, mine.c.finished.is_not(None)))
            .join(theirs, and_(theirs.c.set_id == of.set_id, theirs.c.player == of.other))
            .where(of.player == player)
            .order_by(theirs.c.finished.desc(), theirs.c.handle)
        )
        return [Answer(*row) for row in await self._rows(query)]

    async def followed(self, player: str, since: float) -> set[str]:
        """Return the players whose challenges this player followed since that time, who followed theirs, and theirs."""
        near = await self._linked({player}, since)
        return (near | await self._linked(near, since)) - {player}

    async def _linked(self, players: set[str], since: float) -> set[str]:
        """Return the players linked to some of these by a challenge that was followed since that time."""
        mine, theirs = board_entries.alias("mine"), board_entries.alias("theirs")
        query = select(mine.c.player, theirs.c.player).join(
            mine, and_(mine.c.set_id == theirs.c.set_id, mine.c.sender == theirs.c.handle)
        )
        either = mine.c.player.in_(players) | theirs.c.player.in_(players)
        rows = await self._rows(query.where(mine.c.began >= since, either))
        return {each for row in rows for each in row}

    async def put_away(self, set_id: str, player: str, handle: str) -> None:
        """Dismiss a player's news that the person whose entry has this handle has finished the set."""
        others = select(board_entries.c.player).where(board_entries.c.set_id == set_id, board_entries.c.handle == handle)
        answer = and_(board_answers.c.set_id == set_id, board_answers.c.player == player)
        await self._write(delete(board_answers).where(answer, board_answers.c.other.in_(others)))


def notify_challengers(db: Connection, set_id: str, player: str) -> None:
    """Store news for the sender of a challenge, and for the author of the set, that a player has finished it."""
    mine, theirs = board_entries.alias("mine"), board_entries.alias("theirs")
    sent = select(theirs.c.player).join(mine, and_(mine.c.set_id == theirs.c.set_id, mine.c.sender == theirs.c.handle))
    sent = sent.where(mine.c.set_id == set_id, mine.c.player == player)
    authors = select(board_sets.c.player).where(board_sets.c.id == set_id)
    for other in {row[0] for query in (sent, authors) for row in db.execute(query)} - {player, ""}:
        db.execute(insert(board_answers).values(set_id=set_id, player=other, other=player))
