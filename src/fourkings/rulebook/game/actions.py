"""The course of a deal: its start, the legal actions, the state after one, and the reason against any other.

The play of cards is written here once for all games; calls are the business of each `Game`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from fourkings.kernels.play import Sheet, playable, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members, name, names, suit_name
from fourkings.rulebook.game.definition import Action, Deal, Hands, Param, Reason, Refused, Rules, State
from fourkings.rulebook.tricks import Contract, Line, Trick, played, trick_duties, winning

Breach = tuple[str, str, dict[str, Param]]
"""The clause, key and parameters, but for the card, of a refusal by a duty of play."""


def start(
    rules: Rules, number: int, dealer: Seat, scores: tuple[int, ...], dealt: tuple[tuple[Card, ...], ...], voids: int = 0
) -> State:
    """Return the state of a deal before its first action.

    number: of the deal, from 1; scores: before the deal; dealt: by seat, each hand in the order dealt; voids: how many
    deals of the match so far ended without a score.
    """
    return rules.game.begin(expose(Deal(rules, number, dealer, scores, dealt, voids=voids)))


def first_scores(rules: Rules) -> tuple[int, ...]:
    """Return the scores before the first deal: 0 for each seat, or for each side if sides are scored."""
    return (0, 0) if rules.game.TEAM_SCORES else (0, 0, 0, 0)


def expose(deal: Deal) -> Deal:
    """Return the deal with its fields `turn_up` and `face_up` filled in from the hands, as the rules say."""
    turn_up, face_up = deal.rules.game.exposed(deal.rules)
    if turn_up is not None:
        deal = replace(deal, turn_up=deal.dealt[deal.dealer][turn_up])
    return deal if face_up is None else replace(deal, face_up=tuple(hand[face_up] for hand in deal.dealt))


def order_as_dealt(rules: Rules, cards: Sequence[Card], turn_up: Card | None, face_up: Card | None) -> tuple[Card, ...]:
    """Return one hand, ordered so that `expose` finds this turn-up and this face-up card in it; None if it has none.

    The other cards keep their order.
    """
    order = [card for card in cards if card not in (turn_up, face_up)]
    turn_up_index, face_up_index = rules.game.exposed(rules)
    for card, index in ((face_up, face_up_index), (turn_up, turn_up_index)):
        if card is not None and index is not None:
            order.insert(index if index >= 0 else len(order) + 1 + index, card)
    return tuple(order)


def begin_calls(deal: Deal, turn: Seat, calls: Any) -> State:
    """Return the state in which the seat `turn` calls first; calls: those so far, in the game's own type."""
    a, b, c, d = map(mask, deal.dealt)
    return State(deal, "calls", turn, calls, None, (a, b, c, d), deal.eldest)


def begin_play(state: State, leader: Seat, contract: Contract) -> State:
    """Return the state in which `leader` leads to the first trick."""
    return replace(state, stage="play", turn=leader, leader=leader, contract=contract)


def finish(state: State) -> State:
    """Return the state with the deal finished and scored: its points are the sum of its account (a list of what scored)."""
    lines = state.rules.game.account(state)
    return replace(state, stage="done", points=tuple(map(sum, zip(*(line.points for line in lines), strict=True))))


def finish_void(state: State) -> State:
    """Return the state with the deal over but void: nothing is scored."""
    return replace(state, stage="done", points=(0,) * len(state.deal.scores), void=True)


def contract_of(state: State) -> Contract:
    """Return the contract of a deal that has one; AssertionError before."""
    assert state.contract is not None, "the calls are not over"
    return state.contract


def calls_text(calls: Any) -> str:
    """Return the calls of a state or view as text, from which the seeds of bots' random numbers are derived.

    Its form is frozen, `Talk(bids=(3, 2))` or `None`: other seeds would change what bots decide.
    """
    return "None" if calls is None else repr(calls).replace(type(calls).__name__, "Talk", 1)


def cards_to_play(state: State) -> Mask:
    """Return the cards that may be played now; 0 before the play and after it."""
    if state.stage != "play":
        return 0
    return playable(state.hands[state.turn], trick_duties(state.trick, contract_of(state)))


def legal(state: State) -> tuple[Action, ...]:
    """Return the legal actions of the seat whose turn it is: calls first, then cards. Empty only if the deal is done."""
    if state.stage == "done":
        return ()
    return (*state.rules.game.legal_calls(state), *members(cards_to_play(state)))


def apply(state: State, action: Action) -> State:
    """Return the state after a legal action of the seat whose turn it is. The action is not checked: see `act`."""
    if isinstance(action, str):
        return state.rules.game.apply_call(state, action)
    hands, turn, contract = state.hands, state.turn, contract_of(state)
    hand = hands[turn] ^ 1 << action
    after: Hands = (*hands[:turn], hand, *hands[turn + 1 :])  # type: ignore[assignment]
    trick = (*state.trick, action)
    leader = state.leader
    if len(trick) < 4:
        return State(state.deal, "play", turn + 1 & 3, state.calls, contract, after, leader, trick, state.tricks)
    winner = leader + winning(trick, contract) & 3
    tricks = (*state.tricks, Trick(leader, trick, winner))  # type: ignore[arg-type]
    taken = State(state.deal, "play", winner, state.calls, contract, after, winner, (), tricks)
    return state.rules.game.after_trick(taken)


def act(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action of a seat; raise `Refused`, with the reason, if the rules don't allow it."""
    if reason := why_not(state, seat, action):
        raise Refused(reason)
    return apply(state, action)


def why_not(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return the reason against an action of a seat, a card as a number or a call as text; None if it is legal."""
    if state.stage == "done":
        return Reason("GEN-6", "deal-over", {})
    if seat != state.turn:
        return Reason("GEN-1", "not-your-turn", {"seat": state.turn})
    game = state.rules.game
    if isinstance(action, str):
        return None if action in game.legal_calls(state) else game.refuse(state, action)
    if state.stage == "calls":
        return game.refuse(state, action)
    return why_not_card(state, action)


def why_not_card(state: State, card: Card) -> Reason | None:
    """Return why a card can't be played: it isn't held, or breaks a duty such as following suit. None if it is legal."""
    hand = state.hands[state.turn]
    if not hand >> card & 1:
        was_played = played(state)[state.turn] >> card & 1
        return Reason("GEN-9", "played-already" if was_played else "not-held", {"card": name(card)})
    return _broken_duty(state, card, trick_duties(state.trick, contract_of(state)))


def card_refusals(state: State) -> Iterator[tuple[Card, Reason]]:
    """Yield each card that the seat whose turn it is holds and may not play, with the reason that `why_not` gives."""
    hand = state.hands[state.turn]
    if state.stage == "done" or not hand:
        return
    if state.stage == "calls":
        for card in members(hand):
            yield card, state.rules.game.refuse(state, card)
        return
    refused = {card: breach for cards, breach in broken_duties(state) for card in members(cards)}
    for card in sorted(refused):
        clause, key, params = refused[card]
        yield card, Reason(clause, key, {"card": name(card), **params})


def broken_duties(state: State) -> Iterator[tuple[Mask, Breach]]:
    """Yield the cards of the seat to play that each duty of play forbids, with the refusal of all of them."""
    hand, contract = state.hands[state.turn], contract_of(state)
    for number, duty_mask in enumerate(trick_duties(state.trick, contract)):
        allowed = hand & duty_mask or hand
        if dropped := hand & ~allowed:
            yield dropped, _breach(state.trick, contract, number, allowed)
        hand = allowed


def _broken_duty(state: State, card: Card, duties: Sheet) -> Reason | None:
    """Return the refusal by the first duty, such as following suit, that a held card breaks; None if it breaks none."""
    hand = state.hands[state.turn]
    for number, duty_mask in enumerate(duties):
        hand = hand & duty_mask or hand
        if not hand >> card & 1:
            clause, key, params = _breach(state.trick, contract_of(state), number, hand)
            return Reason(clause, key, {"card": name(card), **params})
    return None


def _breach(trick: tuple[Card, ...], contract: Contract, duty: int, allowed: Mask) -> Breach:
    """Return the clause, key and parameters, but for the card, of a refusal by a duty that leaves the `allowed` cards."""
    key = Sheet._fields[duty]
    params: dict[str, Param] = {"cards": names(allowed)}
    suits = {"lead": contract.duties.no_lead, "ruff": contract.trump, "overruff": contract.trump}
    if suit := suit_name(suit_of(trick[0]) if key == "follow" else suits.get(key, 0)):
        params["suit"] = suit
    return contract.clauses[duty], key, params


def tricks_won(state: State) -> tuple[int, int, int, int]:
    """Return the number of tricks taken so far, by seat."""
    won = [0, 0, 0, 0]
    for trick in state.tricks:
        won[trick.winner] += 1
    return (won[0], won[1], won[2], won[3])


def unplayed(state: State) -> Mask:
    """Return the set of the cards that are still in any hand."""
    a, b, c, d = state.hands
    return a | b | c | d


def by_side(line: Line) -> Line:
    """Return a line of an account with its four points added up by side: seats 0 and 2, then 1 and 3."""
    a, b, c, d = line.points
    return line._replace(points=(a + c, b + d))


def points_for_seat(seat: Seat, points: int) -> tuple[int, int, int, int]:
    """Return the points of all four seats if only one of them scores."""
    scored = [0, 0, 0, 0]
    scored[seat] = points
    return (scored[0], scored[1], scored[2], scored[3])


def clause_ids(prefix: str, *numbers: int) -> tuple[str, ...]:
    """Return the ids of clauses: `clause_ids("QR", 1, 2)` is `("QR-1", "QR-2")`."""
    return tuple(f"{prefix}-{number}" for number in numbers)
