"""Updates tell each reader what the rules let them know, and nothing else; the same to everybody who may know the same."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cases import CASES, Case, sampled
from fourkings.records import token
from fourkings.rulebook.cards import Seat, card, members, named, suit_mask
from fourkings.rulebook.game import Deal as Dealing
from fourkings.rulebook.game import State, legal, why_not
from fourkings.rulebook.games import GAMES, jeu_du_roi, quarante, rules
from fourkings.rulebook.match import apply_unchecked
from fourkings.rulebook.tricks import Trick
from fourkings.table import match as table
from fourkings.table.match import Act, Forget, Leave, Return, StandIn, Table
from fourkings.table.protocol import encode, parse_update, presenters
from fourkings.table.protocol.updates import EventUpdate
from fourkings.views import view
from tables import chairs, last, random_events, redealt

READERS: tuple[Seat | None, ...] = (None, 0, 1, 2, 3)


@pytest.mark.parametrize("case", sampled(CASES))
def test_every_update_is_parsed_as_it_was_encoded(case: Case):
    for before, after, fact in random_events(case.rules, 21, most=40):
        for seat in READERS if after.version % 5 == 0 else (None, after.version % 4):
            update = presenters.event_update(before, after, fact, seat, "id-1")
            assert parse_update(encode(update)) == update
    for seat in READERS:
        snapshot = presenters.snapshot(after, seat, "t", "calm", "00")
        assert parse_update(encode(snapshot)) == snapshot


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_once_for_all_is_what_each_is_told(game: str):
    """Of the fields that everybody shares, a watcher is told what every seat is told, to the byte."""
    names = {"anna": 'Ann "é\u2028'}
    table_rules = rules(GAMES[game], options={"target": 11} if game == "400" else None)
    for people in (("anna",), ("anna", "b", "c", "d")):
        written = presenters.Written()
        for before, after, fact in random_events(table_rules, 21, chairs(*people), most=400):
            secret, running = bytes(32) if after.match.result else None, presenters.RunningClock(5)
            texts = presenters.EventTexts(before, after, fact, names, secret, running=running, written=written)
            for seat in READERS:
                answers = "id-1" if seat == 2 else None
                whole = presenters.event_update(before, after, fact, seat, answers, names, running, secret)
                assert texts.text(seat, answers) == encode(whole)


def swapped(now: Table, seat: Seat | None, dice: random.Random) -> Table:
    """Return the same table with other cards where this reader cannot see them."""
    played = replace(now.match.deals[-1], state=redealt(now.state, seat, dice))
    return replace(now, match=replace(now.match, deals=(*now.match.deals[:-1], played)))


@pytest.mark.parametrize("case", sampled(CASES))
def test_an_update_does_not_depend_on_cards_that_its_reader_cannot_see(case: Case):
    dice = random.Random(4)
    differed = 0
    for _, after, _ in random_events(case.rules, 22, most=70):
        if not after.match.deals or after.version % 4:
            continue
        for seat in READERS:
            other = swapped(after, seat, dice)
            differed += other != after
            assert written_now(other, seat) == written_now(after, seat)
            ours, theirs = (presenters.snapshot(table_then, seat, "t", "calm", "00") for table_then in (after, other))
            assert encode(ours) == encode(theirs)
    assert differed > 20


def test_a_clique_by_the_turn_up_shows_in_no_update_but_its_dealers():
    """All see the dealer's KS, and none but the dealer whether two more kings are with it (QR-9)."""
    first = last(rules(GAMES["quarante"]), 1, chairs("a", "b", "c", "d"), most=0)
    dealer = first.match.opening.dealer
    sent: list[dict[Seat | None, list[str]]] = []
    for king, other in (("KH", "AC"), ("AC", "KH")):
        hands = (f"KD {king} QH AH QS JC TC KS", "KC 7D 8D 9D TD 7C 8C 9C", f"QD {other} QC 7H 8H 9H TH JH",
                 "JD AD 7S 8S 9S TS JS AS")  # fmt: skip
        now, texts = first, {seat: list[str]() for seat in READERS}
        for action in (None, "7D", "QD", "JD"):
            dealt = tuple(tuple(map(card, hands[seat - dealer & 3].split())) for seat in range(4))
            fact = table.act(now, now.state.turn, card(action)) if action else table.deal(now, dealt)
            before, now = now, table.apply_match_event(now, fact)
            for seat in READERS:
                texts[seat].append(encode(presenters.event_update(before, now, fact, seat)))
        assert ("clique:KKK" in texts[dealer][-1]) == (king == "KH")
        sent.append(texts)
    for reader in {None, dealer + 1 & 3, dealer + 3 & 3}:
        assert sent[0][reader] == sent[1][reader]
        assert "clique:" not in "".join(sent[0][reader])


def written_now(now: Table, seat: Seat | None) -> str:
    visible = presenters.deal_state(now, seat)
    assert visible is not None
    return encode(visible)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_no_hand_but_ones_own(game: str):
    for _, after, _ in random_events(rules(GAMES[game]), 23, most=60):
        if not after.match.deals:
            continue
        for seat in READERS:
            public = presenters.visible_state(view(after.state, seat))
            assert [bool(hand) for hand in public.hands] == [
                place == seat and bool(after.state.hands[place]) for place in range(4)
            ]
            assert [bool(hand) for hand in public.deal.dealt] == [place == seat for place in range(4)]


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_is_told_what_they_may_do_and_why_not(game: str):
    refused = 0
    for _, after, _ in random_events(rules(GAMES[game]), 24, most=120):
        for seat in READERS if after.match.deals else ():
            now = presenters.deal_state(after, seat)
            assert now is not None
            mine = seat is not None and seat == now.turn
            assert list(now.hand) == sorted(now.hand, key=lambda label: ("SHDC".index(label[1]), now.order.index(label[0])))
            assert set(now.legal) == ({token(action) for action in legal(after.state)} if mine else set())
            if not mine:
                assert not now.refusals
                continue
            assert set(now.refusals) | set(now.legal) >= set(now.hand)
            for label, sentence in now.refusals.items():
                refused += 1
                reason = why_not(after.state, seat, card(label))
                assert reason is not None
                assert (sentence.key, sentence.clause, dict(sentence.params)) == (
                    reason.key,
                    reason.clause,
                    dict(reason.params),
                )
    assert refused


@pytest.mark.parametrize("game", GAMES)
def test_rows_add_up_and_are_told_once(game: str):
    updates: list[EventUpdate] = []
    for before, after, fact in random_events(rules(GAMES[game]), 25, most=260):
        update = presenters.event_update(before, after, fact, 1)
        assert (update.row is not None) == (isinstance(fact, Act) and after.state.points is not None)
        if update.row:
            updates.append(update)
            assert tuple(map(sum, zip(*(line.points for line in update.row.account), strict=True))) in (
                update.row.points,
                (),
            )
            assert update.row.totals == after.match.totals
    assert [update.row for update in updates] == list(presenters.score_rows(after.match, 1))
    assert len(updates) > 1


def test_an_undo_is_told_with_all_rows_and_leaving_with_all_players():
    now = last(rules(GAMES["king"]), 26, most=60)
    own = now.seat_of("anna")
    assert own is not None
    undo = table.undo(now, own)
    update = presenters.event_update(now, table.apply_match_event(now, undo), undo, own)
    assert [event.what for event in update.events] == ["undone"]
    assert update.events[0].seat == own
    assert update.rows is not None
    for fact, what in (
        (Leave(0), "left"),
        (Return(0), "returned"),
        (StandIn(0, "strong"), "stand-in"),
        (Forget(0), "forgotten"),
    ):
        after = table.apply_match_event(now, fact)
        update = presenters.event_update(now, after, fact, None, names={"anna": "Anna"})
        assert [(event.what, event.seat) for event in update.events] == [(what, own)]
        assert update.players is not None
        assert update.players[own].away == (what == "left")
        assert update.players[own].name == ("" if what == "forgotten" else "Anna")
        assert update.players[own].person == (what != "forgotten")
        now = after


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_at_the_end_of_a_deal_restores_what_every_reader_saw(game: str):
    """Also where the deal ended early, with cards in hand. After the match no undo is offered: all hands are known."""
    early, saw = (
        False,
        [presenters.snapshot(last(rules(GAMES[game]), 21, most=0), seat, "t", "calm", "00") for seat in READERS],
    )
    for before, after, fact in random_events(rules(GAMES[game]), 21, most=700):
        own = after.seat_of("anna")
        if isinstance(fact, Act) and fact.seat == own:
            saw = [presenters.snapshot(before, seat, "t", "calm", "00") for seat in READERS]  # type: ignore[arg-type]
        if not after.match.deals or after.state.stage != "done":
            continue
        assert presenters.snapshot(after, own, "t", "calm", "00").deal.undo == (after.match.result is None)  # type: ignore[union-attr]
        if after.match.result is None:
            back = table.apply_match_event(after, undo := table.undo(after, own))  # type: ignore[arg-type]
            for seat, known in zip(READERS, saw, strict=True):
                snapshot = presenters.snapshot(back, seat, "t", "calm", "00")
                assert snapshot == known.model_copy(update={"version": back.version})
                event = presenters.event_update(after, back, undo, seat)
                assert (event.deal, event.rows, event.log) == (known.deal, known.rows, known.log)
            early |= any(after.state.hands)
    assert early == (game in {"king", "jeu-du-roi"})


def test_a_match_ends_with_its_result_and_what_was_staked():
    over = last(rules("jeu-du-roi", options={"stake": 3}), 27, most=600)
    result = presenters.match_result(over.match)
    assert result is not None
    assert result.payments == jeu_du_roi.GAME.settlement(over.rules, result.scores).payments
    assert any(result.payments or ())
    assert presenters.match_result(last(rules("jeu-du-roi"), 27, most=600).match).payments is None  # type: ignore[union-attr]


def test_undo_is_offered_where_there_is_something_to_take_back():
    for _, after, _ in random_events(rules(GAMES["quarante"]), 28, most=40):
        own = after.seat_of("anna")
        for seat in READERS:
            snapshot = presenters.snapshot(after, seat, "t", "calm", "00")
            assert snapshot.undo == (seat == own)
            if snapshot.deal:
                played = any(actor == own for deal in after.match.deals for actor, _ in deal.actions)
                assert snapshot.deal.undo == (seat == own and played)


def endings(game: str, seeds: range, **options: object) -> Iterator[tuple[Table, Seat]]:
    table_rules = rules(GAMES[game], options=options)
    for seed in seeds:
        for _, after, _ in random_events(table_rules, seed, most=130):
            state = after.state if after.match.deals else None
            if state and state.stage == "play" and not state.trick and state.hands[state.turn].bit_count() > 1:
                yield after, state.turn


@pytest.mark.parametrize("game", GAMES)
def test_a_certain_rest_is_taken_against_every_play(game: str):
    dice, certain = random.Random(1), 0
    for after, seat in endings(game, range(12)):
        if not presenters.rest_is_certain(view(after.state, seat)):
            continue
        certain += 1
        for _ in range(5):
            match = swapped(after, seat, dice).match
            while match.state.stage != "done":
                seen = view(match.state, match.state.turn)
                mine = match.state.turn == seat and not match.state.trick
                match = apply_unchecked(
                    match, presenters.next_card_of_rest(seen) if mine else dice.choice(legal(match.state))
                )
            assert {trick.winner for trick in match.state.tricks[len(after.state.tricks) :]} <= {seat}
    assert certain > 3


def ending(trump: str, hands: str, tricks: int) -> State:
    """A deal of the modern Quarante near its end: hands by seat, parted by slashes; seat 0 leads."""
    table_rules = rules(GAMES["quarante"])
    held = [named(hand) for hand in hands.split("/")]
    left = held[0] | held[1] | held[2] | held[3]
    gone = [number for number in table_rules.game.pack(table_rules) if not left >> number & 1]
    deal = Dealing(table_rules, 1, 3, (0, 0), ((), (), (), ()))
    contract = quarante.contract(table_rules, suit_mask("SHDC".index(trump)))
    played = tuple(Trick(0, (a, b, c, d), 0) for a, b, c, d in zip(*[iter(gone)] * 4, strict=True))
    assert len(played) == tricks
    return State(deal, "play", 0, quarante.Calls(), contract, (held[0], held[1], held[2], held[3]), 0, (), played)


CERTAIN = {
    "all trumps, all high": ("H", "AH KH/9S 8S/9D 8D/9C 8C", True),
    "high cards, and no trump left": ("H", "AS KS/9S 8S/9D 8D/9C 8C", True),
    "one higher card is out": ("H", "KS QS/AS 8S/9D 8D/9C 8C", False),
    "a trump is out, and none to draw it": ("H", "AS KS/9S 8S/7H 8D/9C 8C", False),
    "a trump is out, and is drawn": ("H", "AH KS/9S 8S/7H 8D/9C 8C", True),
    "two trumps out, one to draw them": ("H", "AH AS/9S 8S/7H 8H/9C 8C", False),
    "a lower trump than one that is out": ("H", "7H AS/9S 8S/8H 8D/9C 8C", False),
    "only one card left": ("H", "AH/9S/9D/9C", False),
}


@pytest.mark.parametrize("case", CERTAIN.values(), ids=list(CERTAIN))
def test_when_the_rest_is_certain(case: tuple[str, str, bool]):
    trump, hands, certain = case
    state = ending(trump, hands, 6 if " " in hands else 7)
    assert presenters.rest_is_certain(view(state, 0)) == certain
    assert not presenters.rest_is_certain(view(state, None))
    assert not presenters.rest_is_certain(view(state, 1))


def test_a_rest_waits_while_a_word_may_be_said():
    table_rules = rules(GAMES["quarante"])
    hands = (named("AH KH QH JH TH 9H KS KD"), named("8H 7H"), 0, 0)
    dealt = tuple(tuple(members(hand)) for hand in hands)
    deal = Dealing(table_rules, 1, 3, (0, 0), dealt, turn_up=card("8H"))
    state = replace(table_rules.game.begin(deal), hands=hands)
    assert any(isinstance(action, str) for action in view(state, 0).legal)
    assert not presenters.rest_is_certain(view(state, 0))
