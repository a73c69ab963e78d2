"""King's calls (KG-13 to KG-24): the dealer declares or opens an auction, then sells, refuses, asks, threatens or splits.

The auction is for the right to name the deal. A bid is a rung of a ladder and a price in tricks, such as `"+3"`. The
dealer may ask the highest bidder for a higher one, or threaten all three with an ultimatum: a price, and how the deal is
played if nobody pays it. To split is to end the deal unplayed, for fixed points.
The table `STEPS` names every step; each has a small function that lists its legal calls.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Seat, next_seat
from fourkings.rulebook.game import Action, Reason, Rules, State, tricks_won
from fourkings.rulebook.options import OFF, ON
from fourkings.rulebook.tricks import Line

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
    """The calls of a deal of King so far.

    Seats that have passed are out; `leader` is the seat of the standing (highest) bid.
    """

    step: str = "open"
    standing: str | None = None  #: the rung bid last
    leader: Seat | None = None
    passed: tuple[Seat, ...] = ()
    price: str | None = None  #: asked for, threatened with, or at last paid
    fallback: str | None = None  #: of an ultimatum
    buyer: Seat | None = None
    declared: str | None = None  #: S, H, D, C, NT or negative
    bids_made: int | None = None  #: counted only if a split depends on it


def ladder(rules: Rules) -> tuple[str, ...]:
    """Return the rungs (bids such as `"+3"`) that exist with the pack in play, from low to high (KG-16, KG-27)."""
    return RUNGS if rules["deck"] == 52 else SHORT_RUNGS


def units(rung: str) -> int:
    """Return the number of tricks of a rung: 3 for `"+3"`, 1 for `"-1"`."""
    return int(rung[1:])


def rungs_above(state: State) -> tuple[str, ...]:
    """Return the bids above the standing one, or all of them if there is none."""
    rungs, standing = ladder(state.rules), state.calls.standing
    return rungs[rungs.index(standing) + 1 :] if standing else rungs


def priority(state: State, seat: Seat) -> int:
    """Return a bidder's priority: 0 for the seat after the dealer, then 1 and 2.

    Of equal bids the lower number wins (KG-17).
    """
    return seat - state.deal.eldest & 3


def may_equal(state: State) -> bool:
    """Return True if the seat whose turn it is may take the lead by bidding the same as the leader (KG-17)."""
    leader = state.calls.leader
    return leader is not None and priority(state, leader) > priority(state, state.turn)


def may_split(state: State) -> bool:
    """Return True if the dealer may split: end the deal unplayed for fixed points, after low or few bids (KG-24)."""
    limit = state.rules["split_limit"]
    if limit == OFF:
        return False
    if limit == FEW_BIDS:
        return int(state.calls.bids_made or 0) < 3
    rungs: tuple[str | None, ...] = (None, *RUNGS)
    highest = "-1" if limit == 3 else RUNGS[int(limit) - 1] if limit else None
    return rungs.index(state.calls.standing) <= rungs.index(highest)


def must_sell(state: State) -> bool:
    """Return True if the dealer can't refuse the standing bid: as a house rule, or only on the highest rung (KG-19)."""
    if state.calls.standing is None:
        return False
    is_highest = bool(state.calls.standing == ladder(state.rules)[-1])
    return state.rules["must_sell"] == ON or (state.rules["eight_binds"] == ON and is_highest)


def ultimatum_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that must answer the dealer's ultimatum, by priority: all, or those that haven't passed (KG-20)."""
    bidders = tuple(next_seat(state.deal.dealer, step) for step in (1, 2, 3))
    if state.rules["ultimatum_to"] == "all":
        return bidders
    return tuple(seat for seat in bidders if seat not in state.calls.passed)


def seats_after(state: State) -> list[Seat]:
    """Return the seats that must still answer an ultimatum after the one whose turn it is."""
    return [seat for seat in ultimatum_seats(state) if priority(state, seat) > priority(state, state.turn)]


def open_deal(state: State) -> State:
    """Return the state in which the dealer has the choice, or the bidding begins at once if the rules demand it (KG-13)."""
    if state.rules["auction"] == "always":
        return _open_bidding(state)
    return state


# --- legal calls, step by step -----------------------------------------------------------------------------------


def _bid(state: State) -> tuple[str, ...]:
    equal = (state.calls.standing,) if may_equal(state) else ()
    return (*equal, *rungs_above(state), PASS)


def _decide(state: State) -> tuple[str, ...]:
    if state.calls.standing is None:
        return (*DECLARATIONS, *_ultimatums(state), *_split(state))
    asks = tuple(f"ask:{rung}" for rung in rungs_above(state))
    if must_sell(state):
        return (SELL, *asks)
    return (SELL, REFUSE, *asks, *_ultimatums(state), *_split(state))


def _ultimatums(state: State) -> tuple[str, ...]:
    if not ultimatum_seats(state):
        return ()
    return tuple(f"ultimatum:{rung}:{fallback}" for rung in rungs_above(state) for fallback in (NEGATIVE, "positive"))


def _split(state: State) -> tuple[str, ...]:
    return (SPLIT,) if may_split(state) else ()


def _denied(state: State) -> tuple[str, ...]:
    if must_sell(state):
        return (SELL,)
    return (SELL, REFUSE, *(_ultimatums(state) if state.rules["ask_first"] == ON else ()))


class Step(NamedTuple):
    """A step of the calls: its legal calls, and the clause that allows them. The step's name is the key of its sentence."""

    calls: Callable[[State], tuple[str, ...]]
    clause: str


STEPS: Final = {
    "open": Step(lambda state: (*DECLARATIONS, AUCTION), "KG-13"),  # the dealer declares or opens an auction
    "bid": Step(_bid, "KG-15"),  # a bidder raises, equals or passes
    "decide": Step(_decide, "KG-19"),  # the dealer, bidding being over
    "asked": Step(lambda state: (YES, NO), "KG-19"),  # the leader, asked for more
    "denied": Step(_denied, "KG-19"),  # the dealer, after the leader's no
    "refused": Step(lambda state: (*DECLARATIONS, *_split(state)), "KG-19"),  # the dealer, having refused to sell
    "ultimatum": Step(lambda state: (YES, NO), "KG-20"),  # a bidder under the ultimatum
    # the buyer names the deal
    "bought": Step(lambda state: tuple(DECLARATIONS) if state.rules["free_declaration"] == ON else POSITIVE, "KG-21"),
    "alone": Step(lambda state: POSITIVE, "KG-20"),  # the dealer after an ultimatum that all turned down
}
"""All steps of the calls by name, except the final ones: `named` (it is known what is played for) and `split`."""


def legal_calls(state: State) -> tuple[str, ...]:
    """Return the calls open to the seat whose turn it is."""
    return STEPS[state.calls.step].calls(state)


# --- the state after a call --------------------------------------------------------------------------------------


def apply_call(state: State, call: str) -> State:
    """Return the state after a legal call; the last call sets `declared`, or the step `split`."""
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
        return replace(_move(state, "ultimatum", price=price, fallback=fallback), turn=ultimatum_seats(state)[0])
    return SIMPLE[call](state)


def _move(state: State, step: str, **changes: object) -> State:
    return replace(state, calls=state.calls._replace(step=step, **changes))


def _open_bidding(state: State) -> State:
    bids_made = 0 if state.rules["split_limit"] == FEW_BIDS else None
    return replace(_move(state, "bid", bids_made=bids_made), turn=state.deal.eldest)


def _pass(state: State) -> State:
    return _next_bidder(_move(state, "bid", passed=(*state.calls.passed, state.turn)))


def _next_bidder(state: State) -> State:
    """Give the turn to the next seat in the auction, or to the dealer if only the leader is left (KG-18)."""
    calls: Auction = state.calls
    for step in (1, 2, 3):
        seat = next_seat(state.turn, step)
        if seat not in (state.deal.dealer, calls.leader, *calls.passed):
            return replace(state, turn=seat)
    return replace(_move(state, "decide"), turn=state.deal.dealer)


def _sold(state: State, buyer: Seat, price: str) -> State:
    """Sell the right to name the deal: at a plus price the buyer names it, at a minus price it is negative (KG-21)."""
    state = replace(_move(state, "bought", buyer=buyer, price=price), turn=buyer)
    if price in POSITIVE_RUNG or state.rules["free_declaration"] == ON:
        return state
    return _move(state, "named", declared=NEGATIVE)


def _no(state: State) -> State:
    if state.calls.step == "asked":
        return replace(_move(state, "denied", price=None), turn=state.deal.dealer)
    if waiting := seats_after(state):
        return replace(state, turn=waiting[0])
    if state.calls.fallback == NEGATIVE:
        return _move(state, "named", price=None, declared=NEGATIVE)
    return replace(_move(state, "alone", price=None), turn=state.deal.dealer)


SIMPLE: Final[dict[str, Callable[[State], State]]] = {
    AUCTION: _open_bidding,
    PASS: _pass,
    SELL: lambda state: _sold(state, state.calls.leader, state.calls.standing),
    REFUSE: lambda state: _move(state, "refused"),
    SPLIT: lambda state: _move(state, "split"),
    YES: lambda state: _sold(state, state.turn, state.calls.price),
    NO: _no,
}


# --- refusals -----------------------------------------------------------------------------------------------------


def refuse(state: State, action: Action) -> Reason:
    """Return why a call can't be made now, or why a card can't be played before the calls are over."""
    calls: Auction = state.calls
    if state.stage == "play":
        return Reason("KG-14", "auction-over", {}) if calls.declared else Reason("KG-4", "no-auction-yet", {})
    if isinstance(action, str) and (reason := _own_reason(state, action)):
        return reason
    step = STEPS[calls.step]
    clause = "KG-20" if calls.step == "denied" and action in ULTIMATUMS else step.clause
    return Reason(clause, f"step-{calls.step}", {"words": step.calls(state)})


def _own_reason(state: State, call: str) -> Reason | None:
    """Return why a call can't be made, None if only that the step has other calls."""
    calls: Auction = state.calls
    rung = ASKS.get(call) or (ULTIMATUMS[call][0] if call in ULTIMATUMS else call if call in RUNGS else None)
    if rung and rung not in ladder(state.rules):
        return Reason("KG-27", "rung-not-on-ladder", {"rung": rung})
    after_a_no = calls.step == "denied" and call in ULTIMATUMS and state.rules["ask_first"] == ON
    in_its_step = after_a_no or calls.step == ("bid" if call in RUNGS else "decide")
    if rung and calls.standing and in_its_step and rung not in rungs_above(state):
        return _too_low(state, call, rung)
    if calls.step in ("decide", "denied") and must_sell(state) and (call in ULTIMATUMS or call in (REFUSE, SPLIT)):
        params = {"standing": str(calls.standing)}
        return Reason("KG-19", "must-sell" if state.rules["must_sell"] == ON else "eight-binds", params)
    if call in ULTIMATUMS and calls.step == "decide" and not ultimatum_seats(state):
        return Reason("KG-20", "nobody-to-threaten", {})
    if call == SPLIT and calls.step in ("decide", "refused"):
        limit = str(state.rules["split_limit"])
        return Reason("KG-24", "split-too-high", {"standing": calls.standing or "", "limit": limit})
    return None


def _too_low(state: State, call: str, rung: str) -> Reason:
    params = {"rung": rung, "standing": str(state.calls.standing)}
    if call == state.calls.standing and state.calls.leader is not None:
        return Reason("KG-17", "no-priority", {**params, "seat": state.calls.leader})
    if state.rules["deck"] == 32:
        return Reason("KG-27", "rung-too-low-short", params)
    return Reason("KG-16", "rung-too-low", params)


# --- the score ----------------------------------------------------------------------------------------------------


class Scale(NamedTuple):
    """The points of tricks, start and split in King's last four deals, which depend on the pack."""

    trick: int  #: a trick of a positive deal, and a unit of a positive price
    lost: int  #: a trick of a negative deal; with the other sign, a unit of a negative price
    start: int  #: what everybody starts with in a negative deal
    split: tuple[int, int]  #: what a split brings the dealer, and each of the others

    def worth(self, rung: str) -> int:
        """Return the price of a rung in points: the worth of that many tricks in a deal of its sign (KG-21, KG-27)."""
        return units(rung) * (self.trick if rung in POSITIVE_RUNG else -self.lost)


def start_lines(state: State, scale: Scale, clause: str) -> list[Line]:
    """Return the account line with the points that everybody starts with in a deal declared negative; none in others."""
    each = scale.start
    return [Line(clause, "start", {"each": each}, (each,) * 4)] if state.calls.declared == NEGATIVE else []


def price_lines(state: State, scale: Scale, clause: str) -> list[Line]:
    """Return the account line of the price that the buyer pays the dealer, by the tricks taken so far (KG-21, KG-23)."""
    calls: Auction = state.calls
    if calls.buyer is None or calls.price is None:
        return []
    paid = scale.worth(calls.price)
    takes_over = calls.declared == NEGATIVE and state.rules["negative_price"] == "takes_over"
    if takes_over and calls.price not in POSITIVE_RUNG:
        paid = min(units(calls.price), tricks_won(state)[state.deal.dealer]) * -scale.lost
    points = [0, 0, 0, 0]
    points[state.deal.dealer] += paid
    points[calls.buyer] -= paid
    params: dict[str, int | str] = {
        "rung": calls.price, "paid": paid, "buyer": calls.buyer, "dealer": state.deal.dealer,
    }  # fmt: skip
    return [Line(clause, "price", params, tuple(points))]
