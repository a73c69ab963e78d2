"""The field of a set of boards: results of many bots on it, so that even its first player can be compared."""

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
"""Number of members of a field, by bot."""
WORK: Final[Mapping[str, int]] = {"strong": 100}
"""Limits on the thinking of bots in a field, by bot, lower than usual so that it is ready soon."""
REMEMBERED: Final = 24
"""Boards whose replies are cached: those of a day, which one bot after the other plays."""


class Member(NamedTuple):
    """A bot of a field, among several of its kind, each with a `number` that gives it another random stream."""

    bot: str
    number: int

    @property
    def player(self) -> str:
        """The name under which its result is listed, such as `"strong 13 #3"`."""
        return f"{title(find(self.bot))} #{self.number}"


def members(counts: Mapping[str, int] = FIELD) -> tuple[Member, ...]:
    """Return the members of a field from the number of each bot. Kinds alternate, so that an unfinished field is mixed."""
    highest = max(counts.values(), default=0)
    return tuple(
        Member(bot, number) for number in range(1, highest + 1) for bot, count in counts.items() if number <= count
    )


def find_replies(bot_title: str) -> BuiltInBot:
    """Return the bot that plays a set's other seats, by name and version (`"club 2"`).

    Raise `BadBoards` if this program hasn't that version of it.
    """
    name, _, version = bot_title.partition(" ")
    bot = BOTS.get(name)
    if bot is None or str(bot.VERSION) != version:
        available = title(bot) if bot else ", ".join(BOTS)
        raise BadBoards(f"these boards were played with {bot_title}, but this program has {available}")
    return bot


def play_board(boards: Set, board: int, member: Member, replies: Replies | None = None) -> Match:
    """Let a member of a field play a board to its end; the result is determined by the arguments.

    replies: the bots around it, with cached replies. Raise ValueError for an unknown bot or another version of the replies.
    """
    secret = boards.secret_of(board)
    *_, match = steps(boards, board, member, replies or Replies(find_replies(boards.replies), secret))
    return match


def steps(boards: Set, board: int, member: Member, around: Replies) -> Iterator[Match]:
    """Yield a board's match before each action of the member who plays it, and at its end; `around`: the other bots."""
    own = Replies(find(member.bot), boards.secret_of(board), member.player, WORK.get(member.bot))
    match = advanced(boards, board, opened(boards, board), around)
    while not is_over(match):
        yield match
        match = advanced(boards, board, apply_unchecked(match, own.action(match)), around)
    yield match


def field(boards: Set, counts: Mapping[str, int] = FIELD, processes: int | None = None) -> Iterator[Result]:
    """Yield the results of a whole field, member by member, in `processes` processes (None: one per core).

    Raise ValueError as `play_board` does.
    """
    players = members(counts)
    tasks = ((boards, board, players) for board in range(1, boards.number + 1))
    columns = list(spread(play_field, tasks, processes))
    for index, member in enumerate(players):
        played = {board: column[index] for board, column in enumerate(columns, 1)}
        yield Result(boards.seal, member.player, played, title(find(member.bot)))


def play_field(task: tuple[Set, int, Sequence[Member]]) -> list[tuple[PlayedDeal, ...]]:
    """Return the deals of one board as each member of a field plays it; `task`: the set, the board and the members."""
    boards, board, players = task
    return [deals_of_match(play_board(boards, board, member, _around(boards, board))) for member in players]


@lru_cache(REMEMBERED)
def _around(boards: Set, board: int) -> Replies:
    """Return the bots in the other seats of a board, with their cached replies."""
    return Replies(find_replies(boards.replies), boards.secret_of(board))


def forget() -> None:
    """Drop all cached replies, some megabytes, once the fields of a day are finished."""
    _around.cache_clear()
