"""The log of a deal is the same for who was there all the time and for who comes back: it comes from the table."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cases import CASES, Case, sampled
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Refused, Rules, legal, open_ended
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as table
from fourkings.table.match import LogEvent, Table
from fourkings.table.protocol import presenters
from fourkings.table.protocol.parts import TableEvent
from fourkings.table.protocol.updates import EventUpdate
from tables import chairs, opened

Log = tuple[TableEvent, ...]


def heard(known: Log, update: EventUpdate) -> Log:
    """The log that a client makes of what it is told."""
    if update.log is not None:
        return update.log
    if any(event.what == "dealt" for event in update.happened):
        known = ()
    return (*known, *update.happened)


def comparable(log: Log) -> Log:
    """Who acted as a bot is told while it happens, and afterwards only of those who were late."""
    return tuple(event if event.late or event.what not in ("played", "said") else replace_bot(event) for event in log)


def replace_bot(event: TableEvent) -> TableEvent:
    return event.model_copy(update={"bot": None})


def lively(rules: Rules, dice: random.Random, most: int) -> Iterator[tuple[Table, Table, LogEvent]]:
    """A match by chance in which Anna goes and comes, is late, and takes back."""
    secret = dice.randbytes(SECRET_BYTES)
    now = table.open_table(opened(rules, secret, chairs("anna")))
    for _ in range(most):
        fact = happening(now, dice) or going_on(now, secret, dice)
        if fact is None:
            return
        before, now = now, table.apply_match_event(now, fact)
        yield before, now, fact


def happening(now: Table, dice: random.Random) -> LogEvent | None:
    seat = now.seat_of("anna")
    assert seat is not None
    match dice.randrange(40):
        case 0:
            return table.leave(now, "anna") or table.come_back(now, "anna")
        case 4:
            return table.Hinted(seat)
        case 5 if dice.random() < 0.05 and open_ended(now.rules):
            return None if now.match.result else table.stop(now)
        case 1:
            return table.choose_stand_in(now, "anna", dice.choice(("club", "careful")))
        case 2 | 3:
            try:
                return table.undo(now, seat)
            except Refused:
                return None
        case _:
            return None


def going_on(now: Table, secret: bytes, dice: random.Random) -> LogEvent | None:
    if now.match.result:
        return None
    if now.match.between_deals:
        return table.deal(now, deal_from_secret(now.match, secret).state.deal.dealt)
    late = now.state.turn == now.seat_of("anna") and dice.random() < 0.1
    fact = table.act(now, now.state.turn, dice.choice(legal(now.state)), "careful" if late else None)
    return replace(fact, late=late)


@pytest.mark.parametrize("case", sampled(CASES))
def test_who_comes_back_reads_what_who_stayed_has_read(case: Case):
    dice = random.Random(f"log {case}")
    seat: Seat | None = dice.choice((None, 0, 1, 2, 3))
    known: Log = ()
    heard_of = set()
    for before, after, fact in lively(case.rules, dice, 300):
        known = heard(known, presenters.event_update(before, after, fact, seat))
        heard_of |= {event.what for event in known}
        if after.version % 6 == 0 or isinstance(fact, table.Undo):
            assert comparable(known) == presenters.snapshot(after, seat, "t", "calm", "00").log
    assert heard_of >= {"dealt", "played", "taken"}


def test_what_was_taken_back_is_no_longer_told():
    case = CASES[0]
    for before, after, fact in lively(case.rules, random.Random("back"), 300):
        if isinstance(fact, table.Undo):
            update = presenters.event_update(before, after, fact, 0)
            assert [event.what for event in update.happened] == ["undone"]
            assert update.log is not None
            acted = [event for event in update.log if event.what in ("played", "said")]
            assert len(acted) == fact.actions
            return
    raise AssertionError("nothing was taken back")
