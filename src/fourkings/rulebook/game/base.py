"""`Game`, the base class of every game: its constants, and its hooks with their defaults.

A game is a subclass with one instance, `GAME` of its module. The play of cards is written once (see `actions`) and reads
what a deal is about as data (`Contract`). What is called before and between the cards belongs to the game, which keeps it
in `State.calls`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fourkings.rulebook.cards import LONG, Card, Seat
from fourkings.rulebook.game import definition
from fourkings.rulebook.game.actions import begin_calls, begin_play, by_side, contract_of, finish, unplayed
from fourkings.rulebook.game.length import finishes_early
from fourkings.rulebook.game.moment import Moment
from fourkings.rulebook.game.sums import Sums, payoff_sums, pays_by_contract
from fourkings.rulebook.options import Option, Value
from fourkings.rulebook.tricks import Contract, Line, payoff_lines, total_payoff

if TYPE_CHECKING:
    from fourkings.views import View


class Game(ABC):
    """Base class of all games.

    Methods are pure, and none checks again what `why_not` has checked. Shared code never asks for a game by its id: it
    uses what is declared here. Constants without a value and abstract methods must be defined by each game.
    """

    ID: str
    """Its name in records and on the command line."""
    ALIASES: tuple[str, ...] = ()
    """Other names for it."""
    CLAUSES: tuple[str, ...]
    """The clauses of its own rules, as in `"KG-17"`."""
    EXPOSURE_CLAUSE: str = "GEN-2"
    """The clause by which cards are turned up or dealt face up."""
    END_CLAUSE: str
    """The clause that ends the match."""
    PARTNERS: bool = False
    """True if seats 0 and 2 play together against seats 1 and 3."""
    TEAM_SCORES: bool = False
    """True if two sides are scored (seats 0 and 2; seats 1 and 3) instead of four seats."""
    OPTIONS: tuple[Option, ...] = ()
    """Its house rules."""
    PRESETS: Mapping[str, Mapping[str, Value]] = {"classic": {}}
    """Named bundles of option values, each with those that differ from the defaults."""
    CALLS: tuple[str, ...] = ()
    """Every call that can be made, under any options."""
    CALLS_TYPE: type[Any] | None = None
    """The type of `State.calls`, a NamedTuple of JSON values; None for a game without calls."""
    CALLS_PANEL: definition.CallsPanel = "calls"
    """How the page shows the calls."""
    STATISTICS: tuple[str, ...] = ()
    """Figures that `records.fairness` counts beside those of every game.

    `cliques` (three or four of a court rank in one hand), or nothing.
    """
    DEAL_KINDS: Mapping[str, int] = {}
    """Kinds of deals that bots can be compared in alone, without whole matches.

    Each has the number of one such deal; empty if deals are alike.
    """
    MOMENT_LASTS: bool = False
    """True if `moment` changes with a trick or a call alone, but for a seat that may call: then it is asked less often."""
    HAS_VOID_DEALS: bool = False
    """True if a deal may end without being scored. Lists of deals for several tables then include spare ones."""

    def __reduce__(self) -> str:
        """Pickle by reference: the one instance of a game is `GAME` in its module."""
        return "GAME"

    def overrides(self, hook: str) -> bool:
        """Return True if this game replaces a hook, a method of `Game` given by its name, by one of its own."""
        return any(hook in vars(kind) for kind in type(self).mro() if kind not in Game.mro())

    # --- the table ------------------------------------------------------------------------------------------------

    def is_clockwise(self, rules: definition.Rules) -> bool:
        """Return True if the next seat is the one to the left."""
        return True

    def pack(self, rules: definition.Rules) -> tuple[Card, ...]:
        """Return the pack before it is shuffled: 52 cards unless the game has others."""
        return LONG

    def packets(self, rules: definition.Rules) -> tuple[int, ...]:
        """Return how many cards each seat is dealt at a time: one unless the game says otherwise."""
        return (1,) * (len(self.pack(rules)) // 4)

    def opening(self, rules: definition.Rules) -> definition.Opening:
        """Return how the seats and the first dealer are determined."""
        return definition.Opening()

    def exposed(self, rules: definition.Rules) -> definition.Exposed:
        """Return which cards are dealt or turned face up: none by default."""
        return definition.Exposed()

    def deal_titles(self, rules: definition.Rules) -> tuple[str, ...]:
        """Return the title of each deal of a match; empty if deals are alike and their number is open."""
        return ()

    @abstractmethod
    def contracts(self, rules: definition.Rules, number: int) -> Mapping[str, Contract]:
        """Return the contracts that a deal of this number, from 1, may be played under.

        By name: a letter of SHDC, `NT`, or a word of the game's own, if turn-up or calls decide; `""` for the only one.
        """

    # --- the calls ------------------------------------------------------------------------------------------------

    def begin(self, deal: definition.Deal) -> definition.State:
        """Return the state of a deal before its first action.

        By default nothing is called, and the seat after the dealer leads under the only contract.
        """
        return begin_play(begin_calls(deal, deal.eldest, None), deal.eldest, self.contracts(deal.rules, deal.number)[""])

    def legal_calls(self, state: definition.State) -> tuple[str, ...]:
        """Return the calls open to the seat whose turn it is, without the cards that it may play instead."""
        return ()

    def apply_call(self, state: definition.State, call: str) -> definition.State:
        """Return the state after a legal call of `state.turn`."""
        raise NotImplementedError(f"{self.ID} has no calls")

    @abstractmethod
    def refuse(self, state: definition.State, action: definition.Action) -> definition.Reason:
        """Return why a call is not among `legal_calls`, or why no card can be played before the calls are over."""

    def claims(self, rules: definition.Rules, dealer: Seat, calls: Any) -> tuple[definition.Claim, ...]:
        """Return what the calls of a deal prove about the hands that were dealt.

        Samples, full deals that fit a view, respect it.
        """
        return ()

    def seen_calls(self, calls: Any, seat: Seat | None) -> Any:
        """Return the calls of a deal as a seat (None: a spectator) sees them: by default all of them.

        A game with an exchange hides cards that others give: see `fourkings.rulebook.game.exchange`.
        """
        return calls

    def settle_calls(self, state: definition.State, kind: str) -> definition.State:
        """Return the state of a new deal with its calls already made, if deals of this kind are to be played without them.

        kind: one of `DEAL_KINDS`.
        """
        return state

    def public_calls(self, state: definition.State) -> Mapping[str, Any]:
        """Return the calls so far and what the next caller needs to know, ready for JSON; all of it is public."""
        return {}

    def careful_call(self, view: View) -> str | None:
        """Return the call of the bot `careful`, or None to play a card instead.

        By default a card if there is a legal one, else a pass, else the first legal call.
        """
        if any(isinstance(action, int) for action in view.legal):
            return None
        return "pass" if "pass" in view.legal else str(view.legal[0])

    # --- the score ------------------------------------------------------------------------------------------------

    def after_trick(self, state: definition.State) -> definition.State:
        """Return the state after a trick; by default the deal ends when no card is left, or nothing can score (GEN-11)."""
        cards = unplayed(state)
        if cards and finishes_early(state.rules):
            cards &= contract_of(state).payoff.only_cards or cards
        return state if cards else finish(state)

    @abstractmethod
    def scoring_clause(self, state: definition.State) -> str:
        """Return the clause by which this deal is scored."""

    def account(self, state: definition.State) -> list[Line]:
        """Return the points of a finished deal line by line, none if it is void: by default what the contract pays."""
        taken = payoff_lines(contract_of(state).payoff, state.tricks, self.scoring_clause(state))
        return [by_side(line) for line in taken] if self.TEAM_SCORES else taken

    def stakes(self, rules: definition.Rules, dealer: Seat, scores: tuple[int, ...], calls: Any) -> definition.Stakes:
        """Return what the calls put at stake beyond the contract; scores: before the deal. Bots play for it."""
        return definition.Stakes()

    def moment(self, state: definition.State, seat: Seat | None, plain: Moment) -> Moment:
        """Return the facts to show to a seat (None: a spectator) at this point of a deal.

        plain: what `plain_moment` makes of any game. Only the seat's own hand may be read, and only on its turn.
        """
        return plain

    def fixed_total(self, state: definition.State) -> int | None:
        """Return what the points of a finished deal must add up to; None if the rules fix no sum.

        By default a game without calls adds up to what its contract pays for all tricks and cards.
        """
        return None if self.CALLS else total_payoff(contract_of(state).payoff, self.pack(state.rules))

    def deal_sums(self, rules: definition.Rules, number: int) -> Sums:
        """Return all sums that the points of all players can have in a deal of this number; None if the rules fix none.

        Score sheets are checked against it. By default a game without calls adds up to what its contracts pay.
        """
        return None if self.CALLS else payoff_sums(rules, number)

    def can_score(self, rules: definition.Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        """Return True if a deal of this number, begun at these scores, can end with these points, by seat or by side.

        Score sheets are checked against it. By default a game without calls is checked against its contracts.
        """
        return bool(self.CALLS) or pays_by_contract(rules, number, points)

    @abstractmethod
    def result(self, state: definition.State) -> definition.Result | None:
        """Return the match's result after its last deal; None while it goes on. `settlement` adds its payments."""

    def settlement(self, rules: definition.Rules, scores: tuple[int, ...]) -> definition.Settlement | None:
        """Return what each seat is paid at the end of a match; None if nothing is staked."""
        return None
