"""King's calls (KG-13 to KG-24): the dealer declares or opens an auction, then sells, refuses, asks, threatens or splits.

Each step of the calls has its own small function that lists what may be said; the table `STEPS` names them all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Seat, next_seat
from fourkings.rulebook.game import Action, Reason, Rules, State
from fourkings.rulebook.options import OFF, ON

NEGATIVE: Final = "negative"
FEW_BIDS: Final = "fewer_than_3_bids"
RUNGS: Final = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")
SHORT_RUNGS: Final = RUNGS[:6]
POSITIVE_RUNG: Final = frozenset(rung for rung in RUNGS if rung[0] == "+")

DECLARATIONS: Final = {f"declare:{what}": what for what in ("S", "H", "D", "C", "NT", NEGATIVE)}
POSITIVE: Final = tuple(DECLARATIONS)[:5]
ASKS: Final = {f"ask:{rung}": rung for rung in RUNGS}
ULTIMATUMS: Final = {
    f"ultimatum:{rung}:{fallback}": (rung, fallback) for rung in RUNGS for fallback in (NEGATIVE, "positive")
}
AUCTION, PASS, SELL, REFUSE, SPLIT, YES, NO = "auction", "pass", "sell", "refuse", "split", "yes", "no"
CALLS: Final = (*DECLARATIONS, AUCTION, *RUNGS, PASS, SELL, REFUSE, *ASKS, *ULTIMATUMS, SPLIT, YES, NO)


class Auction(NamedTuple):
    """The auction so far. Seats that have passed are out; `leader` holds the standing bid."""

    step: str = "open"
    standing: str | None = None  # the rung bid last
    leader: Seat | None = None
    passed: tuple[Seat, ...] = ()
    price: str | None = None  # asked, threatened, or at last paid
    fallback: str | None = None  # of an ultimatum
    buyer: Seat | None = None
    declared: str | None = None  # S, H, D, C, NT or negative
    bids_made: int | None = None  # counted only where a split depends on it


def rungs(rules: Rules) -> tuple[str, ...]:
    """The ladder of the pack in play, low to high (KG-16, KG-27)."""
    return RUNGS if rules["deck"] == 52 else SHORT_RUNGS


def units(rung: str) -> int:
    """How many tricks a rung stands for: 3 for `"+3"`, 1 for `"-1"`."""
    return int(rung[1:])


def above(state: State) -> tuple[str, ...]:
    """The rungs above the standing bid, all of them where there is none."""
    ladder, standing = rungs(state.rules), state.calls.standing
    return ladder[ladder.index(standing) + 1 :] if standing else ladder


def priority(state: State, seat: Seat) -> int:
    """0 for B1, the seat after the dealer, 1 for B2, 2 for B3: the lower goes first (KG-17)."""
    return seat - state.deal.eldest & 3


def may_equal(state: State) -> bool:
    """True if the bidder to speak may call the standing rung itself (KG-17)."""
    leader = state.calls.leader
    return leader is not None and priority(state, leader) > priority(state, state.turn)


def may_split(state: State) -> bool:
    """True if the auction ended low enough for the deal to be split unplayed, or with few enough bids (KG-24)."""
    limit = state.rules["split_limit"]
    if limit == OFF:
        return False
    if limit == FEW_BIDS:
        return int(state.calls.bids_made or 0) < 3
    ladder: tuple[str | None, ...] = (None, *RUNGS)
    highest = "-1" if limit == 3 else RUNGS[int(limit) - 1] if limit else None
    return ladder.index(state.calls.standing) <= ladder.index(highest)


def must_sell(state: State) -> bool:
    """True if the standing bid may not be refused: by the rules of the table, or as the highest rung (KG-19)."""
    if state.calls.standing is None:
        return False
    return state.rules["must_sell"] == ON or binds(state)


def binds(state: State) -> bool:
    """True if the standing bid is the highest rung and `eight_binds` (KG-19)."""
    return state.rules["eight_binds"] == ON and bool(state.calls.standing == rungs(state.rules)[-1])


def threatened(state: State) -> tuple[Seat, ...]:
    """The seats that an ultimatum asks, in order of priority: all three bidders, or those who have not passed (KG-20)."""
    bidders = tuple(next_seat(state.deal.dealer, step) for step in (1, 2, 3))
    if state.rules["ultimatum_to"] == "all":
        return bidders
    return tuple(seat for seat in bidders if seat not in state.calls.passed)


def open_talk(state: State) -> State:
    """The dealer has looked at the hand and chooses, or the auction opens by itself (KG-13)."""
    if state.rules["auction"] == "always":
        return _open_bidding(state)
    return state


# --- what may be said, step by step -------------------------------------------------------------------------------


def _open(state: State) -> tuple[str, ...]:
    return (*DECLARATIONS, AUCTION)


def _bid(state: State) -> tuple[str, ...]:
    equal = (state.calls.standing,) if may_equal(state) else ()
    return (*equal, *above(state), PASS)


def _decide(state: State) -> tuple[str, ...]:
    if state.calls.standing is None:
        return (*DECLARATIONS, *_ultimatums(state), *_split(state))
    asks = tuple(f"ask:{rung}" for rung in above(state))
    if must_sell(state):
        return (SELL, *asks)
    return (SELL, REFUSE, *asks, *_ultimatums(state), *_split(state))


def _ultimatums(state: State) -> tuple[str, ...]:
    if not threatened(state):
        return ()
    return tuple(f"ultimatum:{rung}:{fallback}" for rung in above(state) for fallback in (NEGATIVE, "positive"))


def _split(state: State) -> tuple[str, ...]:
    return (SPLIT,) if may_split(state) else ()


def _answer(state: State) -> tuple[str, ...]:
    return (YES, NO)


def _denied(state: State) -> tuple[str, ...]:
    if must_sell(state):
        return (SELL,)
    return (SELL, REFUSE, *(_ultimatums(state) if state.rules["ask_first"] == ON else ()))


def _refused(state: State) -> tuple[str, ...]:
    return (*DECLARATIONS, *_split(state))


def _bought(state: State) -> tuple[str, ...]:
    return tuple(DECLARATIONS) if state.rules["free_declaration"] == ON else POSITIVE


def _alone(state: State) -> tuple[str, ...]:
    return POSITIVE


class Step(NamedTuple):
    """One step of the calls: its legal calls, and the clause that allows them. Its sentence goes by the step's name."""

    calls: Callable[[State], tuple[str, ...]]
    clause: str


STEPS: Final = {
    "open": Step(_open, "KG-13"),  # the dealer declares or opens an auction
    "bid": Step(_bid, "KG-15"),  # a bidder raises, equals or passes
    "decide": Step(_decide, "KG-19"),  # the dealer, bidding being over
    "asked": Step(_answer, "KG-19"),  # the leader, asked for more
    "denied": Step(_denied, "KG-19"),  # the dealer, after the leader's no
    "refused": Step(_refused, "KG-19"),  # the dealer, having refused to sell
    "ultimatum": Step(_answer, "KG-20"),  # a bidder under the ultimatum
    "bought": Step(_bought, "KG-21"),  # the buyer names the deal
    "alone": Step(_alone, "KG-20"),  # the dealer after an ultimatum that all turned down
}
"""All steps but the last: the calls ends as `named` or as `split`."""


def legal_calls(state: State) -> tuple[str, ...]:
    """The calls open to the seat whose turn it is."""
    return STEPS[state.calls.step].calls(state)


# --- what follows from it -----------------------------------------------------------------------------------------


def apply_call(state: State, call: str) -> State:
    """The state after a legal call; `calls.declared` is set, or the step is `split`, once the calls is over."""
    if call in DECLARATIONS:
        return _move(state, "named", declared=DECLARATIONS[call])
    if call in RUNGS:
        bids_made = state.calls.bids_made
        bids_made = None if bids_made is None else bids_made + 1
        return _next_bidder(_move(state, "bid", standing=call, leader=state.turn, bids_made=bids_made))
    if call in ASKS:
        return replace(_move(state, "asked", price=ASKS[call]), turn=state.calls.leader)
    if call in ULTIMATUMS:
        price, fallback = ULTIMATUMS[call]
        return replace(_move(state, "ultimatum", price=price, fallback=fallback), turn=threatened(state)[0])
    return SIMPLE[call](state)


def _move(state: State, step: str, **changes: object) -> State:
    return replace(state, calls=state.calls._replace(step=step, **changes))


def _open_bidding(state: State) -> State:
    so_far = 0 if state.rules["split_limit"] == FEW_BIDS else None
    return replace(_move(state, "bid", bids_made=so_far), turn=state.deal.eldest)


def _pass(state: State) -> State:
    return _next_bidder(_move(state, "bid", passed=(*state.calls.passed, state.turn)))


def _next_bidder(state: State) -> State:
    """The next seat still in the auction; where none is left but the leader, the dealer decides (KG-18)."""
    calls: Auction = state.calls
    for step in (1, 2, 3):
        seat = next_seat(state.turn, step)
        if seat not in (state.deal.dealer, calls.leader, *calls.passed):
            return replace(state, turn=seat)
    return replace(_move(state, "decide"), turn=state.deal.dealer)


def _sell(state: State) -> State:
    return _sold(state, state.calls.leader, state.calls.standing)


def _sold(state: State, buyer: Seat, price: str) -> State:
    """The right is sold: at + the buyer names the deal, at - it is negative without a call (KG-21)."""
    state = replace(_move(state, "bought", buyer=buyer, price=price), turn=buyer)
    if price in POSITIVE_RUNG or state.rules["free_declaration"] == ON:
        return state
    return _move(state, "named", declared=NEGATIVE)


def _yes(state: State) -> State:
    return _sold(state, state.turn, state.calls.price)


def _no(state: State) -> State:
    if state.calls.step == "asked":
        return replace(_move(state, "denied", price=None), turn=state.deal.dealer)
    left = [seat for seat in threatened(state) if priority(state, seat) > priority(state, state.turn)]
    if left:
        return replace(state, turn=left[0])
    if state.calls.fallback == NEGATIVE:
        return _move(state, "named", price=None, declared=NEGATIVE)
    return replace(_move(state, "alone", price=None), turn=state.deal.dealer)


SIMPLE: Final[dict[str, Callable[[State], State]]] = {
    AUCTION: _open_bidding,
    PASS: _pass,
    SELL: _sell,
    REFUSE: lambda state: _move(state, "refused"),
    SPLIT: lambda state: _move(state, "split"),
    YES: _yes,
    NO: _no,
}


# --- refusals -----------------------------------------------------------------------------------------------------


def refuse(state: State, action: Action) -> Reason:
    """Why a call cannot be made now, or why a card cannot be played during the calls."""
    calls: Auction = state.calls
    word = str(action)
    if state.stage == "play":
        return Reason("KG-14", "auction-over", {}) if state.deal.number > 6 else Reason("KG-4", "no-auction-yet", {})
    if isinstance(action, str):
        for applies, reason in OBJECTIONS:
            if applies(state, word):
                return reason(state, word)
    step = STEPS[calls.step]
    clause = "KG-20" if calls.step == "denied" and word in ULTIMATUMS else step.clause
    return Reason(clause, f"step-{calls.step}", {"words": step.calls(state)})


def _rung_in(word: str) -> str | None:
    """The rung that a call speaks of."""
    return ASKS.get(word) or (ULTIMATUMS[word][0] if word in ULTIMATUMS else word if word in RUNGS else None)


def _not_on_ladder(state: State, word: str) -> bool:
    rung = _rung_in(word)
    return rung is not None and rung not in rungs(state.rules)


def _too_low(state: State, word: str) -> bool:
    rung = _rung_in(word)
    after_a_no = state.calls.step == "denied" and word in ULTIMATUMS and state.rules["ask_first"] == ON
    fits = after_a_no or state.calls.step == ("bid" if word in RUNGS else "decide")
    return fits and rung is not None and state.calls.standing is not None and rung not in above(state)


def _too_low_reason(state: State, word: str) -> Reason:
    params = {"rung": str(_rung_in(word)), "standing": str(state.calls.standing)}
    if word == state.calls.standing and state.calls.leader is not None:
        return Reason("KG-17", "no-priority", {**params, "seat": state.calls.leader})
    if state.rules["deck"] == 32:
        return Reason("KG-27", "rung-too-low-short", params)
    return Reason("KG-16", "rung-too-low", params)


def _must_sell(state: State, word: str) -> bool:
    waiting = state.calls.step in ("decide", "denied") and must_sell(state)
    return waiting and (word in ULTIMATUMS or word in (REFUSE, SPLIT))


def _must_sell_reason(state: State, word: str) -> Reason:
    params = {"standing": str(state.calls.standing)}
    return Reason("KG-19", "must-sell" if state.rules["must_sell"] == ON else "eight-binds", params)


def _nobody_to_threaten(state: State, word: str) -> bool:
    return word in ULTIMATUMS and state.calls.step == "decide" and not threatened(state)


Objection = tuple[Callable[[State, str], bool], Callable[[State, str], Reason]]
OBJECTIONS: Final[tuple[Objection, ...]] = (
    (_not_on_ladder, lambda state, word: Reason("KG-27", "rung-not-on-ladder", {"rung": str(_rung_in(word))})),
    (_too_low, _too_low_reason),
    (_must_sell, _must_sell_reason),
    (_nobody_to_threaten, lambda state, word: Reason("KG-20", "nobody-to-threaten", {})),
    (
        lambda state, word: word == SPLIT and state.calls.step in ("decide", "refused"),
        lambda state, word: Reason(
            "KG-24", "split-too-high", {"standing": state.calls.standing or "", "limit": str(state.rules["split_limit"])}
        ),
    ),
)
