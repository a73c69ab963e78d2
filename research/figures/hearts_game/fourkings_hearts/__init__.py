"""Hearts without passing: four players, each alone, who avoid the hearts and the queen of spades; nobody shoots the moon.

What the rules ask of a lead or a discard changes twice in a deal: after the first trick, and once hearts are broken. So a
deal is played under up to three contracts, all with the same payoff.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import ALL, HEARTS, Mask, mask, named, stronger
from fourkings.rulebook.game import (
    Action,
    Deal,
    Game,
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
from fourkings.rulebook.options import number
from fourkings.rulebook.tricks import Contract, Line, Payoff, payoff_lines

TWO_OF_CLUBS: Final = named("2C")
BLACK_LADY: Final = named("QS")
COSTLY: Final = HEARTS | BLACK_LADY
PAYOFF: Final = Payoff(cards=((HEARTS, -1), (BLACK_LADY, -13)))
CLAUSES_OF_DUTIES: Final = ("HE-6", "HE-4", "GEN-3", "", "", "HE-5")
FIRST: Final = Contract(
    stronger("AKQJT98765432"), PAYOFF, 0, Duties(keep=ALL ^ TWO_OF_CLUBS, shed=ALL ^ COSTLY), CLAUSES_OF_DUTIES
)
"""The first trick: the two of clubs is led, and who cannot follow throws nothing that costs (HE-4, HE-5)."""
UNBROKEN: Final = FIRST._replace(duties=Duties(no_lead=HEARTS))
"""Until a heart or the queen of spades was played (HE-6)."""
BROKEN: Final = FIRST._replace(duties=Duties())


class Hearts(Game):
    """Hearts without passing."""

    ID = "hearts"
    ALIASES = ("black-lady",)
    CLAUSES = clause_ids("HE", *range(1, 10))
    END_CLAUSE = "HE-9"
    OPTIONS = (number("deals", "HE-9", 8, 1, 40),)

    def opening(self, rules: Rules) -> Opening:
        return Opening("lowest", clause="HE-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": BROKEN, "unbroken": UNBROKEN, "first": FIRST}

    def begin(self, deal: Deal) -> State:
        """Return the holder of the two of clubs, who leads (HE-4)."""
        state = begin_calls(deal, deal.eldest, None)
        leader = next((seat for seat in range(4) if state.hands[seat] & TWO_OF_CLUBS), deal.eldest)
        return begin_play(state, leader, FIRST)

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("HE-4", "no-talk", {})

    def after_trick(self, state: State) -> State:
        """Over once all that costs is taken (HE-8); else by what may be led from now on (HE-6)."""
        if not unplayed(state) & COSTLY:
            return finish(state)
        gone: Mask = 0
        for trick in state.tricks:
            gone |= mask(trick.cards)
        return replace(state, contract=BROKEN if gone & COSTLY else UNBROKEN)

    def account(self, state: State) -> list[Line]:
        return payoff_lines(contract_of(state).payoff, state.tricks, "HE-7")

    def scoring_clause(self, state: State) -> str:
        return "HE-7"

    def result(self, state: State) -> Result | None:
        if state.deal.number < int(state.rules["deals"]):
            return None
        best = max(state.totals)
        return Result(state.totals, tuple(seat for seat in range(4) if state.totals[seat] == best))


GAME: Final = Hearts()
