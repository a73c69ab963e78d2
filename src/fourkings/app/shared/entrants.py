"""The names of a table's participants as others see them."""

from __future__ import annotations

from fourkings.app.ports import People
from fourkings.i18n import language
from fourkings.table.match import Participant, Table
from fourkings.table.shown_names import BOT_NAMES, distinct
from fourkings.table.waiting_room import WaitingRoom


def chair_of(now: WaitingRoom, place: int) -> Participant:
    """The chair of a place, as the match opens."""
    holder = now.places[place]
    if isinstance(holder, str):
        return Participant(BOT_NAMES[place], None, holder)
    guest = None if holder is None else now.guest_by_number(holder)
    assert guest is not None
    return Participant("", guest.player, now.conditions.stand_in, guest=guest.number)


def neutral_names(folded: Table, lang: str = "en") -> tuple[str, ...]:
    """Return the entrants without the names of people; bots keep theirs."""
    words = language(lang)
    return tuple(chair.name or words.text("player", number=number) for number, chair in enumerate(folded.participants, 1))


def bots_by_seat(folded: Table) -> list[bool]:
    """Return by seat whether a bot sat there from the beginning."""
    return [folded.participants[entrant].player is None for entrant in folded.match.opening.seats]


async def entrants(people: People, folded: Table, lang: str = "en", reader: str = "") -> tuple[str, ...]:
    """Return the current names at a table, with a neutral one for people without a name.

    The reader's own neutral name has no number, as at the table.
    """
    sat = [chair.player for chair in sorted(folded.participants, key=lambda chair: chair.guest or 0) if chair.player]
    names_of = await people.names(sat)
    bots = [chair.name for chair in folded.participants if chair.player is None]
    names = distinct({player: names_of.get(player, "") for player in sat}, bots)
    nobody = language(lang).text("lobby-nobody")
    return tuple(
        names.get(chair.player or "") or (nobody if reader and chair.player == reader else neutral)
        for chair, neutral in zip(folded.participants, neutral_names(folded, lang), strict=True)
    )
