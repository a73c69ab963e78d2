"""What a client sees of a table: the view of its seat, and the log of a deal, for latecomers too."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cases import CASES, Case, sampled
from fourkings import view_of
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Refused, Rules, legal, open_ended
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as table
from fourkings.table.match import LogEvent, Table
from fourkings.table.protocol import encode, presenters
from fourkings.table.protocol.parts import TableEvent
from fourkings.table.protocol.updates import EventUpdate
from fourkings.views import View, view
from tables import chairs, next_deal, opened, random_events

READERS: tuple[Seat | None, ...] = (None, 0, 1, 2, 3)


def as_told(update: Any) -> dict[str, Any]:
    return json.loads(encode(update))


def plain(seen: View | None) -> View | None:
    """A view without the order in which the cards were dealt, which no client is told."""
    return seen and replace(seen, dealt=tuple(sorted(seen.dealt)))


def expected(now: Table, seat: Seat | None) -> View | None:
    return plain(view(now.state, seat)) if now.match.deals else None


@pytest.mark.parametrize("case", sampled(CASES))
def test_a_view_read_from_updates_is_the_view(case: Case):
    updates: dict[Seat | None, list[dict[str, Any]]] = {}
    for before, after, fact in random_events(case.rules, 31, most=75):
        for seat in READERS if before is None or after.version % 24 == 0 else READERS[after.version % 5 :][:1]:
            snapshot = as_told(presenters.snapshot(after, seat, "t", "calm", "00"))
            assert plain(view_of(snapshot)) == expected(after, seat)
            if before is None:
                updates[seat] = [snapshot]
        if before is None:
            continue
        for seat in READERS if after.version % 12 == 0 else (2,):
            # The other readers have been away, and have the whole table again.
            missed = updates[seat][-1]["version"] != before.version
            whole = presenters.snapshot(after, seat, "t", "calm", "00")
            updates[seat].append(as_told(whole if missed else presenters.event_update(before, after, fact, seat)))
            assert plain(view_of(updates[seat])) == expected(after, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_protocol_parses_is_read_as_well(game: str):
    *_, (_, now, _) = random_events(rules(GAMES[game]), 5, most=30)
    snapshot = presenters.snapshot(now, 1, "t", "calm", "00")
    assert view_of([snapshot]) == view_of(snapshot) == view_of(as_told(snapshot))


@pytest.mark.parametrize("game", GAMES)
def test_a_mirror_match_is_read_by_the_rules_of_its_deals(game: str):
    now = table.open_table(opened(rules(GAMES[game]), bytes(32), chairs("anna", "b", "c", "d")))
    now = replace(now, match=replace(now.match, mirror=True))
    while len(now.match.deals) < 12 and now.match.between_deals:
        now = table.apply_match_event(now, table.deal(now, deal_from_secret(now.match, bytes(32)).state.deal.dealt))
        for seat in READERS:
            assert plain(view_of(as_told(presenters.snapshot(now, seat, "t", "calm", "00")))) == expected(now, seat)
        while now.state.stage != "done":
            now = table.apply_match_event(now, table.act(now, now.state.turn, legal(now.state)[0]))
    assert len(now.match.deals) > 3


def test_what_was_undone_is_not_seen():
    *_, (_, now, _) = random_events(rules(GAMES["king"]), 7, chairs("anna"), most=12)
    seat = next(place for place in range(4) if now.participant(place).player)
    updates = [as_told(presenters.snapshot(now, seat, "t", "calm", "00"))]
    fact = table.undo(now, seat)
    after = table.apply_match_event(now, fact)
    updates.append(as_told(presenters.event_update(now, after, fact, seat)))
    assert plain(view_of(updates)) == expected(after, seat)


def test_what_is_missing_or_wrong_is_said():
    *_, (before, now, fact) = random_events(rules("king"), 3, most=20)
    snapshot = as_told(presenters.snapshot(before, 0, "t", "calm", "00"))
    event = as_told(presenters.event_update(before, now, fact, 0))
    assert plain(view_of([snapshot, {"type": "pong", "version": 1}, event, event])) == expected(now, 0)
    with pytest.raises(ValueError, match="there is no snapshot among the updates"):
        view_of([event])
    with pytest.raises(ValueError, match="an update is missing: version 99 follows"):
        view_of([snapshot, event | {"version": 99}])
    with pytest.raises(ValueError, match=r"the updates contradict themselves: it is not seat \d's turn"):
        view_of(snapshot | {"log": snapshot["log"] + snapshot["log"][-1:]})
    with pytest.raises(ValueError, match="the updates contradict themselves in"):
        view_of(snapshot | {"deal": snapshot["deal"] | {"hand": []}})


Log = tuple[TableEvent, ...]


def heard(known: Log, update: EventUpdate) -> Log:
    if update.log is not None:
        return update.log
    if any(event.what == "dealt" for event in update.events):
        known = ()
    return (*known, *update.events)


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
        return next_deal(now, secret)
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
