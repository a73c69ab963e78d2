"""What all five games share: the state of a deal, the phase of tricks, refusals, and the functions a game must have.

A game is a module that satisfies `Game`. The play of cards is written here once and told what the deal is about by data
(`Contract`); whatever is said before and between the cards belongs to the game, which keeps it in `State.talk`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, Protocol

from fourkings.kernels.play import Sheet, objection, playable, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members, name, names, next_seat, suit_name
from fourkings.rulebook.options import Option, Rules, Value
from fourkings.rulebook.tricks import Contract, Line, Trick, sheet_of, winning

Action = Card | str
"""A card to play, or a word of the talk just as the record writes it: `"bid:4"`, `"+3"`, `"pass"`."""
Stage = Literal["talk", "play", "done"]
Hands = tuple[Mask, Mask, Mask, Mask]
Fact = str | int | tuple[str, ...]


class Reason(NamedTuple):
    """Why an action is refused: the clause, a key into `words/`, and the facts that the sentence needs.

    Facts are text, numbers and tuples of text. By name: `seat` a seat, `suit` one of SHDC, `card` and `cards` card names,
    `word` and `words` actions of the talk.
    """

    clause: str
    key: str
    facts: Mapping[str, Fact]


class Refused(ValueError):
    """An action that the rules do not allow; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.facts)} ({reason.clause})")
        self.reason = reason


class Result(NamedTuple):
    """The end of a match: final scores and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """One set of hands as dealt, and where the match stands before it."""

    rules: Rules
    number: int  # 1, 2, 3 …, void deals counted too
    dealer: Seat
    scores: tuple[int, ...]  # one a seat, or one a side where partners score together
    dealt: tuple[tuple[Card, ...], ...]  # by seat, in the order dealt
    turned: Card | None = None  # the turn-up
    face_up: tuple[Card, ...] | None = None  # the card that each seat was dealt face up

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer."""
        return next_seat(self.dealer)


@dataclass(frozen=True, slots=True)
class State:
    """A deal in progress. Frozen: every action makes a new one. Secrets of the shuffle are never in it."""

    deal: Deal
    stage: Stage
    turn: Seat  # whose turn; without meaning when done
    talk: Any  # the game's own small frozen type, all of it said aloud: no shared code looks inside
    contract: Contract | None  # None until it is known what the cards are played for
    hands: Hands
    leader: Seat
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...] | None = None  # this deal's change, once it is done
    void: bool = False

    @property
    def rules(self) -> Rules:
        return self.deal.rules

    @property
    def totals(self) -> tuple[int, ...]:
        """Scores after this deal where it is done, before it where not."""
        if self.points is None:
            return self.deal.scores
        return tuple(a + b for a, b in zip(self.deal.scores, self.points, strict=True))


class Opening(NamedTuple):
    """How a game seats its players and finds its first dealer."""

    dealer: Literal["highest", "lowest"] = "highest"
    seats: Literal["joined", "drawn", "kings"] = "joined"
    clause: str = "GEN-5"


class Game(Protocol):
    """What a game module offers. Functions are pure; none of them checks what `why_not` has checked already."""

    @property
    def __name__(self) -> str: ...
    @property
    def ID(self) -> str: ...
    @property
    def ALIASES(self) -> tuple[str, ...]: ...
    @property
    def CLAUSES(self) -> tuple[str, ...]: ...
    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...
    @property
    def PRESETS(self) -> Mapping[str, Mapping[str, Value]]: ...
    @property
    def WORDS(self) -> tuple[str, ...]:
        """Every word of its talk, under any options."""

    @property
    def SHOWN(self) -> str:
        """The clause by which cards are turned up or dealt face up."""

    @property
    def END(self) -> str:
        """The clause that ends the match."""

    @property
    def PARTNERS(self) -> bool: ...
    @property
    def TEAM_SCORES(self) -> bool:
        """True where two sides are scored (seats 0 and 2; seats 1 and 3), else four seats."""

    def clockwise(self, rules: Rules) -> bool: ...
    def pack(self, rules: Rules) -> tuple[Card, ...]: ...
    def packets(self, rules: Rules) -> tuple[int, ...]: ...
    def opening(self, rules: Rules) -> Opening: ...
    def show(self, deal: Deal) -> Deal:
        """The deal with what is dealt or turned face up marked on it."""

    def begin(self, deal: Deal) -> State:
        """The deal before its first action."""

    def words(self, state: State) -> tuple[str, ...]:
        """What may be said by the seat whose turn it is; the cards it may play instead are not in it."""

    def say(self, state: State, word: str) -> State: ...
    def refuse(self, state: State, action: Action) -> Reason:
        """Why a word is not in `words`, or why a card cannot be played while the talk goes on."""

    def after_trick(self, state: State) -> State:
        """The state once a trick is taken: most often the same, or done."""

    def account(self, state: State) -> list[Line]:
        """The points of a deal that is over, line by line; none where it is void."""

    def plan(self, rules: Rules) -> tuple[str, ...]:
        """What each deal of a match is about, where that is known beforehand; empty where deals are alike."""

    def told(self, state: State) -> Mapping[str, Any]:
        """The talk so far and what the next speaker needs to know of it, ready for JSON; all of it public."""

    def scoring(self, state: State) -> str:
        """The clause by which this deal is scored."""

    def result(self, state: State) -> Result | None:
        """The match's result, once its last deal is done; None while it goes on."""


def start(rules: Rules, number: int, dealer: Seat, scores: tuple[int, ...], dealt: tuple[tuple[Card, ...], ...]) -> State:
    """A deal from given hands, each in the order dealt."""
    return rules.game.begin(rules.game.show(Deal(rules, number, dealer, scores, dealt)))


def talking(deal: Deal, turn: Seat, talk: Any) -> State:
    """A deal whose hands are dealt and whose talk begins with `turn`."""
    a, b, c, d = map(mask, deal.dealt)
    return State(deal, "talk", turn, talk, None, (a, b, c, d), deal.eldest)


def playing(state: State, leader: Seat, contract: Contract) -> State:
    """The talk is over (or there was none): `leader` leads."""
    return replace(state, stage="play", turn=leader, leader=leader, contract=contract)


def done(state: State) -> State:
    """The deal is over: its points are the sum of its account."""
    lines = state.rules.game.account(state)
    return replace(state, stage="done", points=tuple(map(sum, zip(*(line.points for line in lines), strict=True))))


def void(state: State) -> State:
    """The deal is void: nothing is scored."""
    return replace(state, stage="done", points=(0,) * len(state.deal.scores), void=True)


def contract_of(state: State) -> Contract:
    """The contract of a deal whose talk is over."""
    assert state.contract is not None, "the talk is still going on"
    return state.contract


def cards_to_play(state: State) -> Mask:
    """The cards that may be played now; 0 where only words are to be said."""
    if state.stage != "play":
        return 0
    return playable(state.hands[state.turn], sheet_of(state.trick, contract_of(state)))


def legal(state: State) -> tuple[Action, ...]:
    """Every action open to the seat whose turn it is: words first, then cards. Empty only when the deal is done."""
    if state.stage == "done":
        return ()
    return (*state.rules.game.words(state), *members(cards_to_play(state)))


def apply(state: State, action: Action) -> State:
    """The state after a legal action of `state.turn`. It is not checked again: see `act`."""
    if isinstance(action, str):
        return state.rules.game.say(state, action)
    hands, turn, contract = state.hands, state.turn, contract_of(state)
    left = hands[turn] ^ 1 << action
    held: Hands = (*hands[:turn], left, *hands[turn + 1 :])  # type: ignore[assignment]
    trick = (*state.trick, action)
    leader = state.leader
    if len(trick) < 4:
        return State(state.deal, "play", turn + 1 & 3, state.talk, contract, held, leader, trick, state.tricks)
    winner = leader + winning(trick, contract) & 3
    tricks = (*state.tricks, Trick(leader, trick, winner))  # type: ignore[arg-type]
    taken = State(state.deal, "play", winner, state.talk, contract, held, winner, (), tricks)
    return state.rules.game.after_trick(taken)


def act(state: State, seat: Seat, action: Action) -> State:
    """The state after `seat` takes `action`; `Refused` where the rules do not allow it."""
    if reason := why_not(state, seat, action):
        raise Refused(reason)
    return apply(state, action)


def why_not(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for a legal action of that seat, else the reason against it."""
    if state.stage == "done":
        return Reason("GEN-6", "deal-over", {})
    if seat != state.turn:
        return Reason("GEN-1", "not-your-turn", {"seat": state.turn})
    game = state.rules.game
    if isinstance(action, str):
        return None if action in game.words(state) else game.refuse(state, action)
    if state.stage == "talk":
        return game.refuse(state, action)
    return why_not_card(state, action)


def why_not_card(state: State, card: Card) -> Reason | None:
    """The reason against a card in the phase of tricks: not held, or the first duty of the sheet that drops it."""
    hand, contract = state.hands[state.turn], contract_of(state)
    if not hand >> card & 1:
        played = card in state.deal.dealt[state.turn]
        return Reason("GEN-9", "played-already" if played else "not-held", {"card": name(card)})
    duties = sheet_of(state.trick, contract)
    duty = objection(hand, card, duties)
    if duty < 0:
        return None
    key = Sheet._fields[duty]
    left = hand
    for wanted in duties[: duty + 1]:
        left = left & wanted or left
    facts: dict[str, Fact] = {"card": name(card), "cards": names(left)}
    if suit := suit_name(_suit_of_duty(state, key)):
        facts["suit"] = suit
    return Reason(contract.clauses[duty], key, facts)


def _suit_of_duty(state: State, key: str) -> Mask:
    """The suit that the sentence of a refusal names."""
    contract = contract_of(state)
    if key == "follow":
        return suit_of(state.trick[0])
    if key == "lead":
        return contract.duties.no_lead
    return contract.trump if key in ("ruff", "overruff") else 0


def tricks_won(state: State) -> tuple[int, int, int, int]:
    """Tricks taken so far, by seat."""
    won = [0, 0, 0, 0]
    for trick in state.tricks:
        won[trick.winner] += 1
    return (won[0], won[1], won[2], won[3])


def unplayed(state: State) -> Mask:
    """The cards still held by anyone."""
    a, b, c, d = state.hands
    return a | b | c | d


def by_team(line: Line) -> Line:
    """The line with seats' points added up for seats 0 and 2, and for 1 and 3."""
    a, b, c, d = line.points
    return line._replace(points=(a + c, b + d))


def for_seat(seat: Seat, points: int) -> tuple[int, int, int, int]:
    """Points that one seat scores, and nothing for the others."""
    scored = [0, 0, 0, 0]
    scored[seat] = points
    return (scored[0], scored[1], scored[2], scored[3])


def clause_ids(prefix: str, *numbers: int) -> tuple[str, ...]:
    """`clause_ids("QR", 1, 2)` is `("QR-1", "QR-2")`."""
    return tuple(f"{prefix}-{number}" for number in numbers)
