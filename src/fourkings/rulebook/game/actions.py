"""The course of a deal: its start, the legal actions, the state after one, and the reason against any other.

The phase of tricks is written here once for all games; a game's own functions are asked for its calls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from fourkings.kernels.play import Sheet, first_violation, playable, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members, name, names, suit_name
from fourkings.rulebook.game.definition import Action, Deal, Hands, Param, Reason, Refused, Rules, State
from fourkings.rulebook.tricks import Contract, Line, Trick, sheet_of, winning


def start(
    rules: Rules, number: int, dealer: Seat, scores: tuple[int, ...], dealt: tuple[tuple[Card, ...], ...], voids: int = 0
) -> State:
    """The state of a deal before its first action.

    number: the deal's, from 1; dealer: its seat; scores: before the deal; dealt: by seat, each hand in the order dealt;
    voids: the void deals of the match before it.
    """
    return rules.game.begin(expose(Deal(rules, number, dealer, scores, dealt, voids=voids)))


def first_scores(rules: Rules) -> tuple[int, ...]:
    """The scores before the first deal: 0 for each seat, or for each side where sides are scored."""
    return (0, 0) if rules.game.TEAM_SCORES else (0, 0, 0, 0)


def expose(deal: Deal) -> Deal:
    """The deal with the cards marked on it that are dealt or turned face up."""
    turn_up, face_up = deal.rules.game.exposed(deal.rules)
    if turn_up is not None:
        deal = replace(deal, turn_up=deal.dealt[deal.dealer][turn_up])
    return deal if face_up is None else replace(deal, face_up=tuple(hand[face_up] for hand in deal.dealt))


def placed(rules: Rules, cards: Sequence[Card], turned: Card | None, face_up: Card | None) -> tuple[Card, ...]:
    """The cards of one hand in an order in which those dealt or turned face up have the places that `expose` looks at.

    turned, face_up: those of this hand, None for none. The other cards keep their order.
    """
    order = [card for card in cards if card not in (turned, face_up)]
    turn_up, shown = rules.game.exposed(rules)
    for card, place in ((face_up, shown), (turned, turn_up)):
        if card is not None and place is not None:
            order.insert(place if place >= 0 else len(order) + 1 + place, card)
    return tuple(order)


def begin_calls(deal: Deal, turn: Seat, calls: Any) -> State:
    """The state at the beginning of the calls, for a game's `begin`: `turn` is the first to call."""
    a, b, c, d = map(mask, deal.dealt)
    return State(deal, "talk", turn, calls, None, (a, b, c, d), deal.eldest)


def begin_play(state: State, leader: Seat, contract: Contract) -> State:
    """The state at the beginning of the tricks: `leader` leads to the first."""
    return replace(state, stage="play", turn=leader, leader=leader, contract=contract)


def finish(state: State) -> State:
    """The state of a deal that is over: its points are the sum of its account."""
    lines = state.rules.game.account(state)
    return replace(state, stage="done", points=tuple(map(sum, zip(*(line.points for line in lines), strict=True))))


def finish_void(state: State) -> State:
    """The state of a void deal: it is over, and nothing is scored."""
    return replace(state, stage="done", points=(0,) * len(state.deal.scores), void=True)


def contract_of(state: State) -> Contract:
    """The contract of a deal whose calls are over. Fails (AssertionError) before."""
    assert state.contract is not None, "the talk is still going on"
    return state.contract


def calls_text(calls: Any) -> str:
    """Return the calls of a state or view as a text to derive seeds from.

    Its form is frozen, `Talk(bids=(3, 2))` or `None`: other seeds would change what bots decide.
    """
    return "None" if calls is None else repr(calls).replace(type(calls).__name__, "Talk", 1)


def cards_to_play(state: State) -> Mask:
    """The set of the cards that may be played now; 0 where only calls are to be made."""
    if state.stage != "play":
        return 0
    return playable(state.hands[state.turn], sheet_of(state.trick, contract_of(state)))


def legal(state: State) -> tuple[Action, ...]:
    """The legal actions of the seat whose turn it is: calls first, then cards. Empty only when the deal is done."""
    if state.stage == "done":
        return ()
    return (*state.rules.game.legal_calls(state), *members(cards_to_play(state)))


def apply(state: State, action: Action) -> State:
    """The state after a legal action of the seat whose turn it is. The action is not checked: see `act`."""
    if isinstance(action, str):
        return state.rules.game.apply_call(state, action)
    hands, turn, contract = state.hands, state.turn, contract_of(state)
    left = hands[turn] ^ 1 << action
    held: Hands = (*hands[:turn], left, *hands[turn + 1 :])  # type: ignore[assignment]
    trick = (*state.trick, action)
    leader = state.leader
    if len(trick) < 4:
        return State(state.deal, "play", turn + 1 & 3, state.calls, contract, held, leader, trick, state.tricks)
    winner = leader + winning(trick, contract) & 3
    tricks = (*state.tricks, Trick(leader, trick, winner))  # type: ignore[arg-type]
    taken = State(state.deal, "play", winner, state.calls, contract, held, winner, (), tricks)
    return state.rules.game.after_trick(taken)


def act(state: State, seat: Seat, action: Action) -> State:
    """The state after an action of a seat. Raises `Refused`, with the reason, where the rules do not allow it."""
    if reason := why_not(state, seat, action):
        raise Refused(reason)
    return apply(state, action)


def why_not(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason against an action of a seat, None for a legal one.

    action: a card as a number, or a call as text.
    """
    if state.stage == "done":
        return Reason("GEN-6", "deal-over", {})
    if seat != state.turn:
        return Reason("GEN-1", "not-your-turn", {"seat": state.turn})
    game = state.rules.game
    if isinstance(action, str):
        return None if action in game.legal_calls(state) else game.refuse(state, action)
    if state.stage == "talk":
        return game.refuse(state, action)
    return why_not_card(state, action)


def why_not_card(state: State, card: Card) -> Reason | None:
    """The reason against a card in the phase of tricks: not held, or the first duty of the sheet that drops it."""
    hand = state.hands[state.turn]
    if not hand >> card & 1:
        played = card in state.deal.dealt[state.turn]
        return Reason("GEN-9", "played-already" if played else "not-held", {"card": name(card)})
    return _objection(state, card, sheet_of(state.trick, contract_of(state)))


def objections(state: State) -> Iterator[tuple[Card, Reason]]:
    """The reason against each held card that the seat whose turn it is may not play now; the same as `why_not` gives."""
    hand = state.hands[state.turn]
    if state.stage == "done" or not hand:
        return
    if state.stage == "talk":
        for card in members(hand):
            yield card, state.rules.game.refuse(state, card)
        return
    duties = sheet_of(state.trick, contract_of(state))
    for card in members(hand & ~playable(hand, duties)):
        if reason := _objection(state, card, duties):
            yield card, reason


def _objection(state: State, card: Card, duties: Sheet) -> Reason | None:
    hand, contract = state.hands[state.turn], contract_of(state)
    duty = first_violation(hand, card, duties)
    if duty < 0:
        return None
    key = Sheet._fields[duty]
    left = hand
    for wanted in duties[: duty + 1]:
        left = left & wanted or left
    params: dict[str, Param] = {"card": name(card), "cards": names(left)}
    if suit := suit_name(_suit_of_duty(state, key)):
        params["suit"] = suit
    return Reason(contract.clauses[duty], key, params)


def _suit_of_duty(state: State, key: str) -> Mask:
    """The suit that the sentence of a refusal names."""
    contract = contract_of(state)
    if key == "follow":
        return suit_of(state.trick[0])
    if key == "lead":
        return contract.duties.no_lead
    return contract.trump if key in ("ruff", "overruff") else 0


def tricks_won(state: State) -> tuple[int, int, int, int]:
    """The number of tricks taken so far, by seat."""
    won = [0, 0, 0, 0]
    for trick in state.tricks:
        won[trick.winner] += 1
    return (won[0], won[1], won[2], won[3])


def unplayed(state: State) -> Mask:
    """The set of the cards still in a hand."""
    a, b, c, d = state.hands
    return a | b | c | d


def by_team(line: Line) -> Line:
    """A line of an account with its points by side: seats 0 and 2 together, and 1 and 3."""
    a, b, c, d = line.points
    return line._replace(points=(a + c, b + d))


def for_seat(seat: Seat, points: int) -> tuple[int, int, int, int]:
    """The points of the four seats where one alone scores."""
    scored = [0, 0, 0, 0]
    scored[seat] = points
    return (scored[0], scored[1], scored[2], scored[3])


def clause_ids(prefix: str, *numbers: int) -> tuple[str, ...]:
    """The ids of clauses: `clause_ids("QR", 1, 2)` is `("QR-1", "QR-2")`."""
    return tuple(f"{prefix}-{number}" for number in numbers)
