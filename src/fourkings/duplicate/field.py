"""The field: what bots make of a set, so that the first person to play it has somebody to compare with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fourkings.arena.processes import spread
from fourkings.bots import BOTS, BuiltInBot, find, title
from fourkings.duplicate.play import Replies, advanced, is_over, opened
from fourkings.duplicate.results import PlayedDeal, Result, deals_of_match
from fourkings.duplicate.sets import BadBoards, Set
from fourkings.rulebook.match import Match, apply_unchecked

FIELD: Final[Mapping[str, int]] = {"strong": 20, "club": 20, "careful": 20, "beginner": 20, "flat": 20}
"""How many of each bot are in the field of a set."""
WORK: Final[Mapping[str, int]] = {"strong": 100}
"""The limit that a bot of a field is given, where it is not its usual work: a field is to be there soon."""

REMEMBERED: Final = 24
"""Boards of which it is kept what the bots around answered: those of a day, which are played by one bot after the other."""


class Member(NamedTuple):
    """One bot of a field: its number tells its dice from those of its likes."""

    bot: str
    number: int

    @property
    def player(self) -> str:
        """The name under which its result stands, as `"strong 13 #3"`."""
        return f"{title(find(self.bot))} #{self.number}"


def members(counts: Mapping[str, int] = FIELD) -> tuple[Member, ...]:
    """The bots of a field, each kind by turns, so that a field that is still being made is a mixed one."""
    most = max(counts.values(), default=0)
    return tuple(Member(bot, number) for number in range(1, most + 1) for bot, many in counts.items() if number <= many)


def find_replies(named: str) -> BuiltInBot:
    """The bot of a set's other seats. Raises `BadBoards` where this program has another version of it, or none."""
    name, _, version = named.partition(" ")
    bot = BOTS.get(name)
    if bot is None or str(bot.VERSION) != version:
        own = title(bot) if bot else ", ".join(BOTS)
        raise BadBoards(f"these boards were played with {named}, but this program has {own}")
    return bot


def play_board(boards: Set, board: int, member: Member, replies: Replies | None = None) -> Match:
    """A board played to its end by a bot. The same arguments give the same match.

    replies: the bots around it, where they have been asked before; they remember what they answered.

    Raises ValueError for a bot that is not there, or a version of the bots around it that this program has not.
    """
    secret = boards.secret_of(board)
    *_, match = steps(boards, board, member, replies or Replies(find_replies(boards.replies), secret))
    return match


def steps(boards: Set, board: int, member: Member, around: Replies) -> Iterator[Match]:
    """A board as a bot plays it: before each of its actions, and at its end."""
    own = Replies(find(member.bot), boards.secret_of(board), member.player, WORK.get(member.bot))
    match = advanced(boards, board, opened(boards, board), around)
    while not is_over(match):
        yield match
        match = advanced(boards, board, apply_unchecked(match, own.action(match)), around)
    yield match


def field(boards: Set, counts: Mapping[str, int] = FIELD, processes: int | None = None) -> Iterator[Result]:
    """The results of a field, member by member; the same whatever the number of `processes` (None: one a core).

    Raises ValueError as `play_board` does.
    """
    players = members(counts)
    tasks = ((boards, board, players) for board in range(1, boards.number + 1))
    columns = list(spread(play_field, tasks, processes))
    for place, member in enumerate(players):
        played = {board: column[place] for board, column in enumerate(columns, 1)}
        yield Result(boards.seal, member.player, played, title(find(member.bot)))


def play_field(task: tuple[Set, int, Sequence[Member]]) -> list[tuple[PlayedDeal, ...]]:
    """What these bots make of one board, each in its turn, among bots that remember what they answered."""
    boards, board, players = task
    return [deals_of_match(play_board(boards, board, member, _around(boards, board))) for member in players]


@lru_cache(REMEMBERED)
def _around(boards: Set, board: int) -> Replies:
    """The bots around a board, with what they answered to those who played it before."""
    return Replies(find_replies(boards.replies), boards.secret_of(board))


def forget() -> None:
    """Let go of what the bots around answered: some megabytes, once the fields of a day are there."""
    _around.cache_clear()
