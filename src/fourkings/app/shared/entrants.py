"""The names of a table's participants as others see them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fourkings.app.models import Stored
from fourkings.app.ports import People
from fourkings.app.shared import origins
from fourkings.i18n import language
from fourkings.rulebook.game import Rules
from fourkings.rulebook.opening import Opened
from fourkings.table.match import Participant, Table
from fourkings.table.shown_names import BOTS_BESIDE_ONE, distinct
from fourkings.table.waiting_room import WaitingRoom

KEYS: Final = dict(zip(BOTS_BESIDE_ONE, ("lobby-bot-basile", "lobby-bot-celeste", "lobby-bot-dora"), strict=True))
"""Keys of the bots' names."""


def participant_in(room: WaitingRoom, place: int) -> Participant:
    """Return who plays from a place of a waiting room, as the match opens."""
    holder = room.places[place]
    if isinstance(holder, str):
        return Participant("", None, holder)
    guest = None if holder is None else room.guest_by_number(holder)
    assert guest is not None
    return Participant("", guest.player, room.conditions.stand_in, guest=guest.number)


def named(rules: Rules, participants: Sequence[Participant], opened: Opened) -> tuple[Participant, ...]:
    """Return the participants of a match with its unnamed bots named by their places around the first person.

    So the bots on the left, opposite and on the right have the same names in every game and kind of match.
    """
    seats = [opened.seats.index(entrant) for entrant in range(4)]
    own = next(seat for seat, each in zip(seats, participants, strict=True) if each.player is not None)
    return tuple(
        replace(each, name=each.name or _bot_beside(rules, own, seat)) if each.player is None else each
        for seat, each in zip(seats, participants, strict=True)
    )


def _bot_beside(rules: Rules, own: int, seat: int) -> str:
    """Return the name of a bot in a seat, by its place around the first person, whose seat is `own`."""
    way = 1 if rules.game.is_clockwise(rules) else -1
    return BOTS_BESIDE_ONE[way * (seat - own) % 4 - 1]


def bot_of_evening(number: int) -> str:
    """Return the name of bot `number` (-1, -2, ...) in a round of an evening; the fourth is “Basile 2”."""
    more, name = divmod(-number - 1, len(BOTS_BESIDE_ONE))
    return BOTS_BESIDE_ONE[name] + (f" {more + 1}" if more else "")


def bot_name(name: str, lang: str) -> str:
    """Return a bot's name as a language writes it; others stay as they are."""
    first, space, number = name.partition(" ")
    return language(lang).text(KEYS[first]) + space + number if first in KEYS else name


def neutral_names(table: Table, lang: str = "en") -> tuple[str, ...]:
    """Return the names of a table's participants, with neutral ones for all people; bots keep theirs."""
    words = language(lang)
    return tuple(
        bot_name(each.name, lang) or words.text("player", number=number)
        for number, each in enumerate(table.participants, 1)
    )


def bots_by_seat(table: Table) -> list[bool]:
    """Return by seat whether a bot sat there from the beginning."""
    return [table.participants[entrant].player is None for entrant in table.match.opening.seats]


async def entrants(
    people: People, table: Table, lang: str = "en", reader: str = "", stored: Stored | None = None
) -> tuple[str, ...]:
    """Return the present names of a table's participants; those of an imported record are from the record.

    People without a name get a neutral one, such as “Player 2”; the reader's own has no number, as at the table. `stored`
    is needed only if it may be an imported record.
    """
    if stored and isinstance(origin := origins.parse(stored.origin), origins.Imported):
        return origin.names
    players = [each.player for each in sorted(table.participants, key=lambda each: each.guest or 0) if each.player]
    known = await people.names(players)
    bots = [each.name for each in table.participants if each.player is None]
    names = distinct({player: known.get(player, "") for player in players}, bots)
    nobody = language(lang).text("lobby-nobody")
    return tuple(
        names.get(each.player or "") or (nobody if reader and each.player == reader else neutral)
        for each, neutral in zip(table.participants, neutral_names(table, lang), strict=True)
    )
