"""Hearts with passing: four players, each alone, who avoid the hearts and the queen of spades.

What may be led or thrown changes twice in a deal: after the first trick, and once hearts are broken. So a deal is played
under up to three contracts, all with the same payoff.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import ALL, HEARTS, SPADES, Card, Mask, Seat, mask, members, name, named, stronger
from fourkings.rulebook.game import (
    Action,
    Claim,
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
    contract_of,
    finish,
    unplayed,
)
from fourkings.rulebook.game import exchange as passing
from fourkings.rulebook.options import OFF, ON, choice, number
from fourkings.rulebook.tricks import Contract, Line, Payoff, payoff_lines
from fourkings.views import View

PASSED: Final = 3
"""Cards that each player passes."""
TURNS: Final = {"cycle": (1, 3, 2, 0), "left": (1,), "off": (0,)}
"""Deal by deal, how many seats further the cards go; 0: none are passed (HE-4)."""
TWO_OF_CLUBS: Final = named("2C")
BLACK_LADY: Final = named("QS")
HIGH_SPADES: Final = named("AS KS QS")
COSTLY: Final = HEARTS | BLACK_LADY
PAYOFF: Final = Payoff(cards=((HEARTS, -1), (BLACK_LADY, -13)))
ALL_POINTS: Final = 26
DUTIES: Final = ("HE-7", "HE-5", "GEN-3", "", "", "HE-6")
FIRST: Final = Contract(stronger("AKQJT98765432"), PAYOFF, 0, Duties(keep=ALL ^ TWO_OF_CLUBS, shed=ALL ^ COSTLY), DUTIES)
"""The first trick: the two of clubs is led, and no card that costs is thrown (HE-5, HE-6)."""
UNBROKEN: Final = FIRST._replace(duties=Duties(no_lead=HEARTS))
"""Until a heart or the queen of spades is played (HE-7)."""
BROKEN: Final = FIRST._replace(duties=Duties())


def steps(rules: Rules, number: int) -> int:
    """Return how many seats further cards are passed in a deal of this number; 0 if none are."""
    turns = TURNS[str(rules["passing"])]
    return turns[(number - 1) % len(turns)]


def unwanted(hand: Mask, count: int) -> tuple[Card, ...]:
    """Return the cards that the bot careful passes: high spades without small ones, then high cards of short suits."""
    guarded = (hand & SPADES & ~HIGH_SPADES).bit_count() >= 4

    def danger(card: Card) -> float:
        if HIGH_SPADES >> card & 1:
            return 0 if guarded else 40
        length = sum(other >> 4 == card >> 4 for other in members(hand))
        return (card & 15) + (3 if HEARTS >> card & 1 else 0) - length * (0.5 if card >> 4 else 2)

    return tuple(sorted(members(hand), key=lambda card: (-danger(card), card))[:count])


def lead(state: State) -> State:
    """Return the state in which the holder of the two of clubs is to lead it (HE-5)."""
    leader = next((seat for seat in range(4) if state.hands[seat] & TWO_OF_CLUBS), state.deal.eldest)
    return begin_play(state, leader, FIRST)


class Hearts(Game):
    """Hearts with passing (`rules/en.md`)."""

    ID = "hearts"
    ALIASES = ("black-lady",)
    CLAUSES = clause_ids("HE", *range(1, 12))
    END_CLAUSE = "HE-11"
    CALLS = passing.CALLS
    CALLS_TYPE = passing.Exchange
    OPTIONS = (
        choice("passing", "HE-4", "cycle", "left", "off"),
        choice("moon", "HE-10", ON, OFF),
        number("deals", "HE-11", 8, 1, 40),
    )
    PRESETS = {"classic": {}, "short": {"deals": 4}}

    def opening(self, rules: Rules) -> Opening:
        return Opening("lowest", clause="HE-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": BROKEN, "unbroken": UNBROKEN, "first": FIRST}

    def begin(self, deal: Deal) -> State:
        state = begin_calls(deal, deal.eldest, passing.Exchange(steps=steps(deal.rules, deal.number)))
        return state if state.calls.steps else lead(state)

    def legal_calls(self, state: State) -> tuple[str, ...]:
        return passing.legal_gifts(state) if state.stage == "calls" else ()

    def apply_call(self, state: State, call: str) -> State:
        state = passing.give(state, call, PASSED, unwanted)
        return lead(state) if state.calls.is_over else state

    def seen_calls(self, calls: Any, seat: Seat | None) -> Any:
        return calls.seen_by(seat)

    def claims(self, rules: Rules, dealer: Seat, calls: Any) -> tuple[Claim, ...]:
        return passing.gift_claims(calls)

    def refuse(self, state: State, action: Action) -> Reason:
        if state.stage != "calls":
            return Reason("HE-4", "hearts-passing-over", {})
        if isinstance(action, str) and action.removeprefix(passing.GIVE) in state.calls.given[state.turn]:
            return Reason("HE-4", "hearts-passed", {"card": action.removeprefix(passing.GIVE)})
        return Reason("HE-4", "hearts-pass-first", {})

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {"steps": state.calls.steps, "given": [len(cards) for cards in state.calls.given]}

    def careful_call(self, view: View) -> str | None:
        if view.stage != "calls":
            return None
        given = view.calls.given[view.turn]
        return next(passing.GIVE + name(card) for card in unwanted(view.hand, PASSED) if name(card) not in given)

    def moment(self, state: State, seat: Seat | None, plain: Moment) -> Moment:
        if state.stage != "calls":
            return plain
        left = PASSED - len(state.calls.given[state.turn])
        return Moment("HE-4", (Item(f"hearts-to-{state.calls.steps}", {}),), (Item("hearts-left", {"many": left}),))

    def after_trick(self, state: State) -> State:
        """Finish once all that costs is taken (HE-9); else set what may be led from now on (HE-7)."""
        left = unplayed(state)
        if not left & COSTLY:
            return finish(state)
        gone = mask(card for trick in state.tricks for card in trick.cards)
        return replace(state, contract=BROKEN if gone & COSTLY else UNBROKEN)

    def account(self, state: State) -> list[Line]:
        lines = payoff_lines(contract_of(state).payoff, state.tricks, "HE-8")
        points = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
        if state.rules["moon"] == OFF or -ALL_POINTS not in points:
            return lines
        shooter = points.index(-ALL_POINTS)
        turned = tuple(ALL_POINTS if seat == shooter else -ALL_POINTS for seat in range(4))
        return [*lines, Line("HE-10", "hearts-moon", {"seat": shooter}, turned)]

    def fixed_total(self, state: State) -> int | None:
        return -3 * ALL_POINTS if any(line.key == "hearts-moon" for line in self.account(state)) else -ALL_POINTS

    def scoring_clause(self, state: State) -> str:
        return "HE-8"

    def result(self, state: State) -> Result | None:
        if state.deal.number < int(state.rules["deals"]):
            return None
        best = max(state.totals)
        return Result(state.totals, tuple(seat for seat in range(4) if state.totals[seat] == best))


GAME: Final = Hearts()
