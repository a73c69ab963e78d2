"""The field: results of bots on a set, so that even its first player can be compared."""

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
"""Number of each bot in a field."""
WORK: Final[Mapping[str, int]] = {"strong": 100}
"""Reduced limits of bots in a field, so that it is ready soon."""
REMEMBERED: Final = 24
"""Boards whose replies are cached: those of a day, which one bot after the other plays."""


class Member(NamedTuple):
    """A bot of a field; its number gives each of its kind another random stream."""

    bot: str
    number: int

    @property
    def player(self) -> str:
        """The name in its result, such as `"strong 13 #3"`."""
        return f"{title(find(self.bot))} #{self.number}"


def members(counts: Mapping[str, int] = FIELD) -> tuple[Member, ...]:
    """Return the bots of a field, kinds alternating, so that an unfinished field is mixed."""
    highest = max(counts.values(), default=0)
    return tuple(
        Member(bot, number) for number in range(1, highest + 1) for bot, count in counts.items() if number <= count
    )


def find_replies(bot_title: str) -> BuiltInBot:
    """Return the bot of a set's other seats. Raise `BadBoards` if this program hasn't that version of it."""
    name, _, version = bot_title.partition(" ")
    bot = BOTS.get(name)
    if bot is None or str(bot.VERSION) != version:
        available = title(bot) if bot else ", ".join(BOTS)
        raise BadBoards(f"these boards were played with {bot_title}, but this program has {available}")
    return bot


def play_board(boards: Set, board: int, member: Member, replies: Replies | None = None) -> Match:
    """Play a board to its end by a bot; the result is determined by the arguments.

    replies: the bots around it, with cached replies. Raise ValueError for an unknown bot or another version of the replies.
    """
    secret = boards.secret_of(board)
    *_, match = steps(boards, board, member, replies or Replies(find_replies(boards.replies), secret))
    return match


def steps(boards: Set, board: int, member: Member, around: Replies) -> Iterator[Match]:
    """Yield a board before each action of a bot that plays it, and at its end."""
    own = Replies(find(member.bot), boards.secret_of(board), member.player, WORK.get(member.bot))
    match = advanced(boards, board, opened(boards, board), around)
    while not is_over(match):
        yield match
        match = advanced(boards, board, apply_unchecked(match, own.action(match)), around)
    yield match


def field(boards: Set, counts: Mapping[str, int] = FIELD, processes: int | None = None) -> Iterator[Result]:
    """Yield the results of a field, member by member, in `processes` processes (None: one per core).

    Raise ValueError as `play_board` does.
    """
    players = members(counts)
    tasks = ((boards, board, players) for board in range(1, boards.number + 1))
    columns = list(spread(play_field, tasks, processes))
    for index, member in enumerate(players):
        played = {board: column[index] for board, column in enumerate(columns, 1)}
        yield Result(boards.seal, member.player, played, title(find(member.bot)))


def play_field(task: tuple[Set, int, Sequence[Member]]) -> list[tuple[PlayedDeal, ...]]:
    """Return the deals of one board as each of these bots plays it, with shared replies."""
    boards, board, players = task
    return [deals_of_match(play_board(boards, board, member, _around(boards, board))) for member in players]


@lru_cache(REMEMBERED)
def _around(boards: Set, board: int) -> Replies:
    """Return the bots around a board, with their cached replies."""
    return Replies(find_replies(boards.replies), boards.secret_of(board))


def forget() -> None:
    """Drop all cached replies, some megabytes, once the fields of a day are finished."""
    _around.cache_clear()
