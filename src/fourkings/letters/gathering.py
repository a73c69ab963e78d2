"""A table that gathers, as one reader is told of it. People stand in it by numbers and names, never by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourkings.gathering import Contribute, Fact, Gather, Gathering, Hand, Join, Kick, Part, Place, SeatBot, Sit, Swap
from fourkings.letters.table import NOBODY, Names, terms
from fourkings.messages import Came, Gathered, GuestTold, Pace, PlaceTold


def gathered(
    now: Gathering,
    guest: int | None,
    table: str,
    pace: Pace,
    commitment: str,
    here: Callable[[str], bool],
    names: Names = NOBODY,
    came: Came | None = None,
    answers: str | None = None,
) -> Gathered:
    """The table as a guest of that number is told of it, None for who has not joined. `here` says whose line is open."""
    rules = now.rules
    told = [PlaceTold(guest=one if isinstance(one, int) else None, bot=_bot(one)) for one in now.places]
    return Gathered(
        version=now.version,
        answers=answers,
        table=table,
        happened=came,
        game=rules.game.ID,
        preset=rules.preset,
        options=dict(rules.values),
        changed=tuple(rules.changed()),
        clockwise=rules.game.clockwise(rules),
        partners=rules.game.PARTNERS,
        terms=terms(now.terms),
        guests=tuple(
            GuestTold(
                number=one.number,
                name=names.get(one.player, ""),
                here=here(one.player),
                luck=bool(one.contribution),
                you=one.number == guest,
            )
            for one in now.guests
        ),
        places=(told[0], told[1], told[2], told[3]),
        host=now.host,
        guest=guest,
        commitment=commitment,
        pace=pace,
        follows=now.previous,
    )


def _bot(place: Place) -> str | None:
    return place if isinstance(place, str) else None


KINDS: Final[Mapping[type, str]] = {
    Gather: "made",
    Join: "came",
    Sit: "sat",
    SeatBot: "bot",
    Swap: "swapped",
    Kick: "kicked",
    Part: "went",
    Hand: "hosts",
    Contribute: "luck",
}


def came(before: Gathering | None, now: Gathering, fact: Fact, names: Names = NOBODY) -> Came:
    """What a fact was, for who is told of it."""
    number = now.guests[-1].number if isinstance(fact, Join) else getattr(fact, "guest", None)
    found = None if number is None else now.numbered(number) or (before and before.numbered(number))
    what, place, bot = KINDS[type(fact)], getattr(fact, "place", None), getattr(fact, "bot", None)
    if isinstance(fact, Sit) and place is None:
        what = "stood"
    if isinstance(fact, SeatBot) and bot is None:
        what = "no-bot"
    name = names.get(found.player, "") if found else ""
    return Came(what=what, guest=number, name=name, place=place, bot=bot)  # type: ignore[arg-type]
