"""Challenges in the store: their answers, each told once to the sender."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select, update

from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import board_answers, board_entries, board_sets


class Answer(NamedTuple):
    """Somebody who has played a challenge to its end."""

    set_id: str
    player: str
    handle: str


class Challenges(Repository):
    """The part of the store that knows who has answered a challenge."""

    async def answer(self, set_id: str, player: str, handle: str) -> None:
        """That player had played the set before they were challenged: who did so is to be told, the first of them, once."""
        c = board_entries.c
        mine = and_(c.set_id == set_id, c.player == player, c.finished.is_not(None), c.sender == "")

        def work(db: Connection) -> None:
            makers = select(board_sets.c.player).where(board_sets.c.id == set_id)  # of everybody who plays their match
            sent = select(c.player).where(
                c.set_id == set_id, c.handle == handle, c.player != player, c.player.not_in(makers)
            )
            who = db.execute(sent).first()
            if who and db.execute(update(board_entries).where(mine).values(sender=handle)).rowcount:
                row = {"set_id": set_id, "player": who[0], "other": player}
                if not db.execute(select(board_answers).filter_by(**row)).first():
                    db.execute(insert(board_answers).values(row))

        await self._do(work)

    async def answers_to(self, player: str) -> list[Answer]:
        """The people that have played a challenge of that player and was not told to them yet, the last first.

        Of a set that they have not played to its end themselves, nothing.
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

    async def put_away(self, set_id: str, player: str, handle: str) -> None:
        """That player knows by now who has played their challenge."""
        who = select(board_entries.c.player).where(board_entries.c.set_id == set_id, board_entries.c.handle == handle)
        answer = and_(board_answers.c.set_id == set_id, board_answers.c.player == player)
        await self._write(delete(board_answers).where(answer, board_answers.c.other.in_(who)))


def tell_challengers(db: Connection, set_id: str, player: str) -> None:
    """That player has played a set to its end: who sent its link is to be told, and whose match it is made of."""
    mine, theirs = board_entries.alias("mine"), board_entries.alias("theirs")
    sent = select(theirs.c.player).join(mine, and_(mine.c.set_id == theirs.c.set_id, mine.c.sender == theirs.c.handle))
    sent = sent.where(mine.c.set_id == set_id, mine.c.player == player)
    makers = select(board_sets.c.player).where(board_sets.c.id == set_id)
    for other in {row[0] for query in (sent, makers) for row in db.execute(query)} - {player, ""}:
        db.execute(insert(board_answers).values(set_id=set_id, player=other, other=player))
