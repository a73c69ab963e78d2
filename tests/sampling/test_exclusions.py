"""Exclusions: beside every deal that the rules allow, dealt and played again card by card."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice

import pytest

from fourkings.puzzles import reveal
from fourkings.puzzles.form import Position
from fourkings.puzzles.fresh import some_deal
from fourkings.rulebook.cards import SEATS, Card, Mask, card, mask, members
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Refused, State, act, legal, start
from fourkings.rulebook.games import GAMES, rules
from fourkings.sampling import with_hands
from fourkings.sampling.exclusions import KINDS, Exclusion, exclusions
from fourkings.views import view

LEFT = 3
"""Most cards in a hand at the positions, of whose deals all are tried: at most 1,680."""


def _positions(game: str, left: range) -> Iterator[tuple[Position, State]]:
    """Yield positions of deals between bots whose reader holds so many cards, with their true states."""
    dice = Stream(bytes(32), b"exclusions")
    for _ in range(4):
        for seen, _, origin, course in some_deal(rules(game), ("careful", "club", "chance"), dice):
            if seen.stage == "play" and seen.hand.bit_count() in left:
                position = Position(rules(game), seen, origin, course)
                yield position, reveal.before(position)[-1].state


def _all_hands(hands: tuple[Mask, ...], reader: int) -> Iterator[tuple[Mask, ...]]:
    """Yield every way to deal the cards of the three other seats among them."""
    first, second, third = (seat for seat in SEATS if seat != reader)
    cards = list(members(sum(hands) & ~hands[reader]))
    for taken in combinations(cards, hands[first].bit_count()):
        rest = [other for other in cards if other not in taken]
        for next_taken in combinations(rest, hands[second].bit_count()):
            dealt = list(hands)
            dealt[first], dealt[second] = mask(taken), mask(next_taken)
            dealt[third] = mask(rest) & ~dealt[second]
            yield tuple(dealt)


def _may_be(position: Position, state: State, hands: tuple[Mask, ...]) -> bool:
    """Return True if the deal could have begun with such hands: every action is legal, and the reader sees the same."""
    deal = with_hands(state, hands).deal
    try:
        again = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt, deal.voids)
        for action in position.deal.actions[: position.origin["action"] - 1]:
            again = act(again, again.turn, action)
    except Refused:
        return False
    return replace(view(again, position.view.seat), dealt=position.view.dealt) == position.view


@pytest.mark.parametrize("game", GAMES)
def test_an_excluded_seat_holds_the_card_in_no_deal_and_every_other_in_some(game: str) -> None:
    positions = list(islice(_positions(game, range(2, LEFT + 1)), 4))
    assert len(positions) == 4
    for position, state in positions:
        reader = position.view.seat
        assert reader is not None
        deals = [hands for hands in _all_hands(state.hands, reader) if _may_be(position, state, hands)]
        for hidden in members(sum(state.hands) & ~state.hands[reader]):
            holders = {seat for seat in SEATS for hands in deals if hands[seat] >> hidden & 1}
            excluded = {row.seat for row in exclusions(position.view, hidden)}
            known = len(holders) == 1 and not excluded  # such as a card dealt face up
            assert excluded == (set() if known else set(SEATS) - holders - {reader}), (game, position.view, hidden)


def test_the_card_named_is_the_first_that_shows_it_by_the_rules() -> None:
    """With the hidden card in hand, the one played is illegal, and all that the seat played before are legal."""
    kinds = set[str]()
    for game in GAMES:
        for position, _ in _positions(game, range(2, 10)):
            states = [moment.state for moment in reveal.before(position)]
            for hidden in _hidden(position):
                for row in exclusions(position.view, hidden):
                    kinds.add(row.kind)
                    if row.played is not None:
                        _check(row, hidden, states, position)
    assert kinds == {"ruff", "discard", "no-ruff", "announcement", "hand", "count"} < set(KINDS)


def _hidden(position: Position) -> list[Card]:
    state = reveal.before(position)[-1].state
    return list(members(sum(state.hands) & ~position.view.hand))


def _check(row: Exclusion, hidden: Card, states: list[State], position: Position) -> None:
    actions = position.deal.actions[: len(states) - 1]
    shown = actions.index(row.played)
    assert len(states[shown].tricks) + 1 == row.trick
    assert row.led == (*states[shown].trick, row.played)[0]
    for number, action in enumerate(actions[: shown + 1]):
        state = states[number]
        if state.turn == row.seat and isinstance(action, int):
            hands = tuple(hand | 1 << hidden if seat == row.seat else hand for seat, hand in enumerate(state.hands))
            with_card = replace(state, hands=hands)  # type: ignore[arg-type]
            assert (action in legal(with_card)) == (number < shown), (row, number)


@pytest.mark.parametrize(
    ("game", "options", "number", "hands", "played", "asked", "kind"),
    [
        ("king", {}, 2, "HSDC", ["2H"], "QD", "lead"),
        ("king", {"king_of_hearts_duty": "when_void"}, 5, "SCDH", ["2S", "3C"], "KH", "no-throw"),
        ("king", {"king_of_hearts_duty": "first_chance"}, 5, "SCDH", ["2S", "3C"], "KH", "no-throw"),
        ("king", {"king_of_hearts_duty": "when_void"}, 5, "SCDH", ["2S", "3C"], "QH", None),
        ("king", {"king_of_hearts_duty": "none"}, 5, "SCDH", ["2S", "3C"], "KH", None),
    ],
)
def test_a_duty_that_another_card_would_have_broken(
    game: str, options: dict[str, object], number: int, hands: str, played: list[str], asked: str, kind: str | None
) -> None:
    """Each seat holds one suit, the leader the first; the last card played is asked about."""
    first = start(rules(game, "classic", options), number, 3, (0, 0, 0, 0), _suits(hands), 0)
    state = first
    for word in played:
        state = act(state, state.turn, card(word))
    last = state.turn - 1 & 3
    rows = [row for row in exclusions(view(state, state.turn), card(asked)) if row.seat == last]
    expected = Exclusion(last, kind, 1, card(played[-1]), card(played[0])) if kind else None
    assert rows == ([expected] if expected else [])


def _suits(letters: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card(f"{rank}{suit}") for rank in "23456789TJQKA") for suit in letters)


def test_who_trumps_too_low_has_no_higher_trump() -> None:
    """Quarante with the duty to overtrump: a hand with the card asked for would have had to play it."""
    dice, shown = Stream(bytes(32), b"overtrump"), list[Exclusion]()
    game = rules("quarante", "classic", {"must_overtrump": "on"})
    while not shown:
        for seen, _, origin, course in some_deal(game, ("chance", "careful"), dice):
            if seen.stage == "play":
                position = Position(game, seen, origin, course)
                states = [moment.state for moment in reveal.before(position)]
                for hidden in _hidden(position):
                    rows = [row for row in exclusions(seen, hidden) if row.kind == "no-overruff"]
                    shown += rows
                    for row in rows:
                        _check(row, hidden, states, position)
    assert all(row.played is not None for row in shown)


def test_a_card_that_is_seen_excludes_nobody() -> None:
    position, _ = next(_positions("quarante", range(2, 8)))
    for seen in (*members(position.view.hand), *position.view.tricks[0].cards):
        assert exclusions(position.view, seen) == ()
