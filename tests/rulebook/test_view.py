"""What a seat cannot see may change without its noticing: not in a view, not in an event, not in the size of either."""

import dataclasses
import gc
import pickle
import random
import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from cases import CASES, Case, sampled
from fourkings.rulebook import deck, events
from fourkings.rulebook.cards import SEATS, mask
from fourkings.rulebook.events import Acted, Dealt, Ended, Event, Scored, Seated, Taken
from fourkings.rulebook.game import Deal, State, legal
from fourkings.rulebook.match import Match, MatchDeal, apply_unchecked, deal_from_secret, from_secret
from fourkings.views import EVENT_VIEWS, WATCHER, DealtView, View, event_view, view
from tables import hidden_from, redealt

VIEWERS = (*SEATS, WATCHER)
CHANGED_GAMES = [case for case in CASES if case.option not in ("stake", "early_finish", "jack_value", "floor")]


def moments(case: Case, seed: int, deals: int = 10) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    dice = random.Random(seed)
    secret = dice.randbytes(deck.SECRET_BYTES)
    match = from_secret(case.rules, secret)
    yield match, events.opened(match)
    while match.result is None and len(match.deals) <= deals:
        if match.between_deals:
            match = deal_from_secret(match, secret)
            yield match, events.dealt(match)
        else:
            before = match
            match = apply_unchecked(match, dice.choice(legal(match.state)))
            yield match, events.acted(before, match)


@pytest.mark.parametrize("case", sampled(CHANGED_GAMES))
def test_what_is_hidden_can_change_unseen(case: Case):
    dice = random.Random(str(case))
    changed = 0
    for match, happened in moments(case, seed=1):
        if dice.random() < 0.7 and not any(isinstance(event, Dealt) for event in happened):
            continue
        state = match.state
        for viewer in VIEWERS:
            other = redealt(state, viewer, dice)
            changed += other != state
            alike(view(state, viewer), view(other, viewer))
            for event in happened:
                alike(event_view(event, viewer), event_view(again(event, other), viewer))
    assert changed > 20


def again(event: Event, other: State) -> Event:
    return replace(event, hands=other.deal.dealt) if isinstance(event, Dealt) else event


def alike(thing: object, other: object) -> None:
    assert thing == other
    assert repr(thing) == repr(other)
    assert len(pickle.dumps(thing)) == len(pickle.dumps(other))


@pytest.mark.parametrize("case", CHANGED_GAMES[:: max(1, len(CHANGED_GAMES) // 12)], ids=str)
def test_events_are_the_same_whatever_the_others_hold(case: Case):
    """From the same moment on, the same action is told alike, though the hands behind it are not."""
    dice = random.Random(7)
    before: Match | None = None
    for match, _ in moments(case, seed=2, deals=8):
        if before and len(match.deals) == len(before.deals) and match.state.stage != "done":
            seat, action = match.deals[-1].actions[-1]
            if isinstance(action, int):
                other = redealt(before.state, seat, dice)
                otherwise = replace(before, deals=(*before.deals[:-1], MatchDeal(other, before.deals[-1].actions)))
                happened = events.acted(otherwise, apply_unchecked(otherwise, action))
                assert happened == events.acted(before, match)
        before = match


@pytest.mark.parametrize("case", CHANGED_GAMES[::6], ids=str)
def test_no_card_of_another_hand_is_in_a_view(case: Case):
    for match, happened in list(moments(case, seed=3, deals=6))[::7]:
        state = match.state
        for viewer in VIEWERS:
            hidden = mask(hidden_from(state, viewer))
            seen = view(state, viewer)
            assert cards_in(seen) & hidden == 0
            assert seen.hand == (0 if viewer is WATCHER else state.hands[viewer])
            assert seen.dealt == (() if viewer is WATCHER else state.deal.dealt[viewer])
            assert seen.legal == (legal(state) if viewer == state.turn else ())
            assert sum(seen.hand_sizes) == sum(hand.bit_count() for hand in state.hands)
            assert not reachable(seen) & {State, Deal, Match, MatchDeal, Dealt}
            for event in happened:
                assert not reachable(event_view(event, viewer)) & {State, Deal, Match, MatchDeal, Dealt}


def cards_in(seen: View) -> int:
    """Every card that a view shows: its fields that are of cards, one by one."""
    shown = [*seen.dealt, *seen.trick, *(seen.face_up or ()), *(card for trick in seen.tricks for card in trick.cards)]
    shown += [action for action in seen.legal if isinstance(action, int)]
    return mask(shown) | seen.hand | (0 if seen.turn_up is None else 1 << seen.turn_up)


def test_every_field_of_a_view_is_accounted_for():
    """Who adds a field to a view says here whether it shows cards; then `cards_in` must look at it."""
    cards = {"dealt", "hand", "turn_up", "face_up", "trick", "tricks", "legal"}
    others = "rules seat number dealer scores stage turn calls contract hand_sizes leader points void voids"
    assert {field.name for field in dataclasses.fields(View)} == cards | set(others.split())
    hand = {"number", "dealer", "seat", "hand", "hand_sizes", "turn_up", "face_up"}
    assert {field.name for field in dataclasses.fields(DealtView)} == hand


def reachable(thing: object) -> set[type]:
    """The types of all that can be reached from a value, the program itself left aside."""
    program = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)
    kinds, waiting, seen = set(), [thing], set()
    while waiting:
        value = waiting.pop()
        if id(value) in seen or isinstance(value, program):
            continue
        seen.add(id(value))
        kinds.add(type(value))
        waiting += gc.get_referents(value)
    return kinds


def test_a_watcher_sees_no_hand():
    for case in CASES[:: len(CASES) // 8]:
        match, happened = next(moments(case, seed=4))
        seen = view(match.state, WATCHER)
        assert (seen.dealt, seen.hand, seen.legal) == ((), 0, ())
        dealt = event_view(happened[1], WATCHER)
        assert isinstance(dealt, DealtView)
        assert dealt.hand == ()
        assert cards_in(seen) == mask(card for card in (seen.turn_up, *(seen.face_up or ())) if card is not None)


def test_every_event_has_a_view_and_no_other_can_be_shown():
    assert set(EVENT_VIEWS) == set(typing.get_args(Event)) == {Seated, Dealt, Acted, Taken, Scored, Ended}

    @dataclass(frozen=True)
    class Peeped:
        hands: tuple[int, ...]

    class DealtToo(Dealt):
        pass

    match, (_, dealt) = next(moments(CASES[0], seed=5))
    for stranger in (
        Peeped(match.state.hands),
        match.state,
        DealtToo(**{f.name: getattr(dealt, f.name) for f in dataclasses.fields(dealt)}),
    ):
        with pytest.raises(KeyError):
            event_view(stranger, 0)
