"""Tarneeb: two sides bid for the right to name the trumps, and must take as many tricks as they bid."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from fourkings.rulebook.cards import SUITS, Mask, Seat, next_seat, stronger, suit_mask
from fourkings.rulebook.game import (
    DEALS,
    Action,
    Deal,
    Game,
    Item,
    Moment,
    Opening,
    Reason,
    Result,
    Rules,
    State,
    begin_calls,
    begin_play,
    clause_ids,
    finish_void,
    fixed_deals,
    result_by_deals,
    result_by_score,
    tricks_won,
)
from fourkings.rulebook.options import choice, number
from fourkings.rulebook.tricks import Contract, Line, Payoff

PASS, BID, DECLARE = "pass", "bid:", "declare:"
LOWEST, HIGHEST = 7, 13
BIDS: Final = tuple(f"{BID}{tricks}" for tricks in range(LOWEST, HIGHEST + 1))
TRUMPS: Final = tuple(DECLARE + suit for suit in SUITS)
STRONGER: Final = stronger("AKQJT98765432")
CONTRACTS: Final = {suit: Contract(STRONGER, Payoff(trick=1), suit_mask(SUITS.index(suit))) for suit in SUITS}
PARTNER: Final = 2.8  # tricks that careful expects of its partner


class Calls(NamedTuple):
    bid: int = LOWEST - 1  # the highest so far
    bidder: Seat | None = None  # who made it
    passed: tuple[Seat, ...] = ()
    trump: str = ""

    @property
    def over(self) -> bool:  # nobody can bid more: the bidder names the trumps
        return self.bidder is not None and (len(self.passed) == 3 or self.bid == HIGHEST)


def promised(hand: Mask, trump: str) -> float:
    """Return the tricks that a hand is likely to take with that trump suit: high cards, long trumps, and ruffs."""
    total, long = 0.0, (hand & CONTRACTS[trump].trump).bit_count() > 3
    for place, suit in enumerate(SUITS):
        ranks = hand >> 16 * place & 0x1FFF
        many, ace, king, queen = ranks.bit_count(), ranks >> 12, ranks >> 11 & 1, ranks >> 10 & 1
        more = 0.9 * max(0, many - 3) if suit == trump else 0.4 * max(0, 3 - many) * long
        total += ace + 0.6 * king * (many > 1) + 0.3 * queen * (many > 2) + more
    return total


class Tarneeb(Game):
    """Tarneeb (`rules/en.md`)."""

    ID = "tarneeb"
    ALIASES = ("tarnib",)
    CLAUSES = clause_ids("TB", *range(1, 11))
    PARTNERS = True
    TEAM_SCORES = True
    CALLS = (PASS, *BIDS, *TRUMPS)
    CALLS_TYPE = Calls
    END_CLAUSE = "TB-10"
    OPTIONS = (choice("made", "TB-8", "tricks", "bid"), number("target", "TB-10", 31, 11, 101), DEALS)
    PRESETS = {"classic": {}, "long": {"target": 61}}
    HAS_VOID_DEALS = True

    def is_clockwise(self, rules: Rules) -> bool:
        return False

    def opening(self, rules: Rules) -> Opening:
        return Opening("highest", clause="TB-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return CONTRACTS

    def begin(self, deal: Deal) -> State:
        return begin_calls(deal, deal.eldest, Calls())

    def legal_calls(self, state: State) -> tuple[str, ...]:
        return (
            () if state.stage != "calls" else TRUMPS if state.calls.over else (PASS, *BIDS[state.calls.bid - LOWEST + 1 :])
        )

    def apply_call(self, state: State, call: str) -> State:
        calls: Calls = state.calls
        if call.startswith(DECLARE):
            return begin_play(replace(state, calls=calls._replace(trump=call[-1])), state.turn, CONTRACTS[call[-1]])
        if call in BIDS:
            calls = calls._replace(bid=int(call.removeprefix(BID)), bidder=state.turn)
        else:
            calls = calls._replace(passed=(*calls.passed, state.turn))
        still = next((seat for by in range(1, 5) if (seat := next_seat(state.turn, by)) not in calls.passed), state.turn)
        state = replace(state, calls=calls, turn=calls.bidder if calls.over else still)
        return finish_void(state) if len(calls.passed) == 4 else state

    def careful_call(self, view: Any) -> str:
        """Name the best suit; bid on if hand and partner are likely to make it, unless the partner has bid."""
        best = max(SUITS, key=lambda suit: promised(view.hand, suit))
        if view.calls.over:
            return DECLARE + best
        ours, likely = view.calls.bidder in (view.turn, view.turn ^ 2), promised(view.hand, best) + PARTNER > view.calls.bid
        return f"{BID}{view.calls.bid + 1}" if likely and not ours else PASS

    def refuse(self, state: State, action: Action) -> Reason:
        if state.stage != "calls":
            return Reason("TB-5", "tarneeb-calls-over", {})
        if state.calls.over:
            return Reason("TB-6", "tarneeb-name-trump", {"words": TRUMPS})
        return Reason("TB-5", "tarneeb-bid-first", {"least": state.calls.bid + 1})

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {**state.calls._asdict(), "passed": list(state.calls.passed)}

    def moment(self, state: State, seat: Seat | None, plain: Moment) -> Moment:
        if state.calls.bidder is None:
            return Moment("TB-5", (Item("tarneeb-open", {}),))
        return Moment("TB-8", (Item("tarneeb-bid", {"seat": state.calls.bidder, "bid": state.calls.bid}),))

    def account(self, state: State) -> list[Line]:
        seat, bid, mine = state.calls.bidder, state.calls.bid, sum(tricks_won(state)[state.calls.bidder % 2 :: 2])
        own, theirs = (mine if state.rules["made"] == "tricks" else bid, 0) if mine >= bid else (-bid, HIGHEST - mine)
        clause, key = ("TB-8", "tarneeb-made") if mine >= bid else ("TB-9", "tarneeb-lost")
        return [
            Line(clause, key, {"seat": seat, "bid": bid, "won": mine}, (own, theirs) if seat % 2 == 0 else (theirs, own))
        ]

    def can_score(self, rules: Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        bids = [(own, theirs) for own, theirs in (points, points[::-1]) if LOWEST <= abs(own) <= HIGHEST]
        return any(theirs == 0 if own > 0 else HIGHEST + own < theirs <= HIGHEST for own, theirs in bids)

    def scoring_clause(self, state: State) -> str:
        return "TB-7" if state.void else "TB-8"

    def result(self, state: State) -> Result | None:
        if fixed_deals(state.rules) is not None:
            return result_by_deals(state)
        return result_by_score(state.rules, state.totals) if max(state.totals) >= int(state.rules["target"]) else None


GAME: Final = Tarneeb()
