"""A table in the player's list."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from pydantic import Field

from fourkings.app.models import OfflineCopy, Stored
from fourkings.app.shared import origins
from fourkings.app.shared.body import Body
from fourkings.app.shared.origins import Imported, Practice
from fourkings.lessons import is_lesson

OFFLINE_COPY: Final = (
    "Whether an offline copy of it was taken, which contains every hand: such a match is never compared with others. "
    "`taken`: the copy is on a device. `returned`: actions came back, and those of its bots are still being replayed. "
    "`verified`: the same bots choose them here, too. `unverified`: they do not, or are unknown here. Empty: never."
)
"""Description of `offline_copy` wherever it appears."""
Origin = Literal["match", "lesson", "practice", "record"]


class StoredInfo(Body):
    """The fields of every stored table that lists show."""

    table: str
    game: str
    preset: str
    totals: list[int]
    updated: float = Field(description="Seconds since 1970.")
    origin: Origin = Field(description="All but a match played here count nowhere.")
    offline_copy: OfflineCopy = Field(description=OFFLINE_COPY)


class TableInfo(StoredInfo):
    """A table of the player's, as lists show it."""

    version: int
    number: int = Field(description="The deal in progress, or the last one; 0 while people gather.")
    deals: int = Field(description="How many deals the match has; 0 where that is not known.")
    seat: int | None = Field(description="The seat of the only person among bots.")
    over: bool
    winners: list[int] = Field(description="Seats.")
    lesson: bool = Field(description="A lesson: a first match with a friend who tells the rules.")
    slow: bool = Field(description="A correspondence game, still going on.")
    waits: bool = Field(description="Such a game, and it waits for you.")
    turn: bool = Field(description="A game with other people, fast or slow, and it is your turn.")
    away: bool = Field(description="A bot plays for you until you come back.")
    due: float | None = Field(description="Until when it waits, in seconds since 1970.")
    others: list[str] = Field(description="The names of the other people there; those who told none are left out.")


def table_info(stored: Stored, player: str, others: Sequence[str] = ()) -> TableInfo:
    """Return a table as its players see it in a list; others: the names of the other people."""
    progress = stored.summary
    slow, turn = progress.due is not None, player in progress.waits
    return TableInfo.from_object(
        progress,
        **stored_fields(stored),
        lesson=is_lesson(stored.game, stored.secret),
        slow=slow,
        waits=slow and turn,
        turn=turn,
        away=player in progress.away,
        due=progress.due if turn else None,
        others=list(others),
    )


def stored_fields(stored: Stored) -> dict[str, Any]:
    """Return the fields of `StoredInfo`."""
    same = {name: getattr(stored, name) for name in ("game", "preset", "updated", "offline_copy")}
    return {"table": stored.id, "totals": list(stored.summary.totals), "origin": origin_of(stored), **same}


def origin_of(stored: Stored) -> Origin:
    """Return the kind of a table: a match played here, a lesson, practice, or an imported record."""
    match origins.parse(stored.origin):
        case Practice():
            return "practice"
        case Imported():
            return "record"
        case _:
            return "lesson" if is_lesson(stored.game, stored.secret) else "match"
