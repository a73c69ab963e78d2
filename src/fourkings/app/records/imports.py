"""Imported records (matches in writing): checked by replaying them, and stored as finished tables."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ConfigDict, Field

from fourkings.app.ports import Tables
from fourkings.app.shared import origins
from fourkings.app.shared.body import Body
from fourkings.app.shared.orders import DEFAULT
from fourkings.app.shared.origins import Imported
from fourkings.app.shared.stored_tables import store_table
from fourkings.bots import BOTS
from fourkings.i18n import Language
from fourkings.i18n.errors import error_sentence
from fourkings.records import NotARecord, loads
from fourkings.records.replay import Fault, place, replay
from fourkings.rulebook.cards import SEATS, Card, Seat, mask
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.match import Match
from fourkings.table.match import Act, Deal, LogEvent, Opening, Participant, Table
from fourkings.table.waiting_room import Close

MAX_DEALS: Final = 150
"""Most deals of an imported record."""
LONGEST_NAME: Final = 40
"""Most characters of a name in it."""


LARGEST_RECORD: Final = 256 * 1024
"""Most characters of an imported record."""


class NewRecord(Body):
    """A record, as `fourkings simulate` or a table writes it."""

    record: str = Field(max_length=LARGEST_RECORD, description="One match, `fourkings/1`: docs/record.md.")
    seat: int = Field(default=0, ge=0, le=3, description="Which seat is one's own.")

    model_config = ConfigDict(json_schema_extra={"examples": [{"record": '{"format": "fourkings/1"}', "seat": 0}]})


class BadRecord(ValueError):
    """A record that can't be imported; the message says where it fails and why, in the player's language."""


@dataclass(frozen=True, slots=True)
class Played:
    """An imported match that was replayed by the rules, and its bots."""

    match: Match
    bots: tuple[str, ...]  #: for each entrant the bot that played it, or the one that plays where nobody asked for another


def read(text: str, words: Language) -> Played:
    """Return the match of a record, as far as it goes; words: the language of errors. Raises `BadRecord`."""
    try:
        record = loads(text)
        if len(record.deals) > MAX_DEALS:
            raise BadRecord(words.text("review-record-long", most=MAX_DEALS))
        match = replay(record)
    except NotARecord as error:
        raise BadRecord(words.text("review-record-none", why=error_sentence(words, str(error)))) from None
    except Fault as fault:
        why = f"{words.reason(fault.reason)} ({fault.clause})" if fault.reason else error_sentence(words, str(fault))
        raise BadRecord(words.text("review-record-fault", place=place(fault.deal, fault.action, words), why=why)) from None
    if not any(deal.actions for deal in match.deals):
        raise BadRecord(words.text("review-record-empty"))
    return Played(match, tuple(_bot(bot) for bot in _bots(record.raw.get("bots"))))


def _bots(named: Any) -> list[Any]:
    return named if isinstance(named, list) and len(named) == 4 else [[]] * 4


def _bot(named: Any) -> str:
    """Return the first bot that played for an entrant, by its name without version."""
    first = named[0] if isinstance(named, list) and named else named
    name = first.split(" ")[0] if isinstance(first, str) else ""
    return name if name in BOTS else DEFAULT


def events_of(played: Played, seat: Seat, player: str) -> list[LogEvent]:
    """Return the log of a finished table with an imported match; `player` sits in `seat`."""
    match = played.match
    own = match.opening.seats[seat]
    participants = tuple(Participant("", player if number == own else None, bot) for number, bot in enumerate(played.bots))
    events: list[LogEvent] = [Opening(match.rules, participants, match.opening)]
    for deal in match.deals:
        events += [Deal(deal.state.deal.dealt), *(Act(actor, action) for actor, action in deal.actions)]
    return events if match.result else [*events, Close()]


async def store(tables: Tables, played: Played, seat: Seat, player: str, at: float) -> str:
    """Store an imported match as a table of the player, who sits in `seat`; return its unguessable id."""
    match, secret = played.match, secrets.token_bytes(SECRET_BYTES)
    origin = origins.write(Imported(tuple(name[:LONGEST_NAME] for name in match.entrants), match.opening.seats))
    return await store_table(tables, [player], events_of(played, seat, player), secret, "calm", at, origin)


def shows(played: Match, running: Iterable[tuple[Table, Seat]]) -> bool:
    """Return True if an imported match contains a hand that its player holds, or held, in a match that is still going on.

    running: such matches, each with the player's seat. In a mirror match every hand counts, even with its suits exchanged:
    the player gets the hands of the others later.
    """
    dealt = [hand for deal in played.deals for hand in deal.state.deal.dealt]
    plain, renamed = {mask(hand) for hand in dealt}, {_ranks(hand) for hand in dealt}
    for table, seat in running:
        if table.rules.game is not played.rules.game or seat not in SEATS:
            continue
        for deal in table.match.deals:
            hands = deal.state.deal.dealt
            if any(_ranks(hand) in renamed for hand in hands) if table.match.mirror else mask(hands[seat]) in plain:
                return True
    return False


def _ranks(hand: Sequence[Card]) -> tuple[int, ...]:
    """Return the ranks in each suit of a hand, without which suit it is."""
    held = mask(hand)
    return tuple(sorted(held >> suit & 0xFFFF for suit in range(0, 64, 16)))
