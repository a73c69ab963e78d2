"""The field of daily boards in a browser tab: bots play the same boards as the player, a few actions at a time."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from fourkings.app.boards.days import set_of
from fourkings.app.models import FieldTask
from fourkings.app.ports import Boards
from fourkings.bots import careful
from fourkings.bots.levels import BEGINNER
from fourkings.duplicate.field import Member, find_replies, steps
from fourkings.duplicate.play import Replies
from fourkings.duplicate.results import deals_of_match
from fourkings.duplicate.sets import Set

HOLD: Final = 3600.0
"""Seconds for which a task is reserved, before it may be started again."""
ACTIONS: Final = 8
"""Actions of bots between two checks for requests: some tens of milliseconds."""
BEGINNERS: Final = 10
"""Beginner bots in a field; the careful bot plays once, for it always plays the same."""


def field_of(game: str) -> Mapping[str, int]:
    """Return the number of each bot that plays a set in a browser tab."""
    return {careful.NAME: 1, BEGINNER.NAME: BEGINNERS}


class FieldWork:
    """Background work that plays, with bots, the sets that the player has begun."""

    def __init__(self, boards: Boards) -> None:
        self._boards: Final = boards
        self._going: Iterator[str] | None = None
        self._task: FieldTask | None = None
        self._done = False

    @property
    def wanted(self) -> bool:
        """True if there may be work left to do."""
        return not self._done

    def look(self) -> None:
        """Search for work again at the next call of `work`: the player may have begun a board."""
        self._done = False

    async def work(self, wall: float) -> None:
        """Play the next few actions of bots; store their points once a task is done."""
        if self._going is None:
            self._task = await self._boards.claim_field_task(wall, wall + HOLD)
            stored = await self._boards.get(self._task.set_id) if self._task else None
            if self._task is None or stored is None:
                self._done = True
                return
            self._going = _played(self._task, set_of(stored))
        for _ in range(ACTIONS):
            points = next(self._going)
            if points:
                assert self._task is not None, "what is done was taken"
                await self._boards.write_field(self._task, points)
                self._going = None
                return


def _played(task: FieldTask, boards: Set) -> Iterator[str]:
    """Yield an empty text after each action of the bots of a task, and at last their points as JSON."""
    name = task.bot.partition(" ")[0]
    around = Replies(find_replies(boards.replies), boards.secret_of(task.board))
    points = []
    for number in range(1, field_of(boards.rules.game.ID)[name] + 1):
        course = steps(boards, task.board, Member(name, number), around)
        match = next(course)
        for later in course:
            yield ""
            match = later
        points.append([list(deal.points) for deal in deals_of_match(match)])
    yield json.dumps(points)
