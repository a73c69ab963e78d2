"""Quarante de Roi as Lacombe described it in 1792: partners by their kings, and one clique counts, named in two stages.

A clique is three or four kings, queens or jacks in one hand. During the first trick its holder may say its number of
cards, or "good" if another number is higher; before the second, those with the highest number name its rank.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from fourkings.rulebook import game
from fourkings.rulebook.cards import SHORT, SUITS, Mask, Seat, mask, next_seat, rank_mask, stronger, suit_mask
from fourkings.rulebook.games import _cliques as clique_rules
from fourkings.rulebook.options import choice, number
from fourkings.rulebook.tricks import Contract, Line, payoff_lines, total_payoff

COUNTS: Final = {"count:3": 3, "count:4": 4}
RANKS: Final = {"rank:K": "K", "rank:Q": "Q", "rank:J": "J"}
GOOD: Final = "good"
STRONGER: Final = stronger("KQJAT987")


class Calls(NamedTuple):
    """The calls about cliques in a deal so far."""

    said: tuple[tuple[Seat, int], ...] = ()  #: each number said in the first trick, 0 for "good"
    named: tuple[tuple[Seat, str | None], ...] = ()  #: each rank named then, None for "good"


@cache
def contract(trump: Mask) -> Contract:
    """Return the contract: trumps and the court cards' points (QL-9); no duty but to follow suit (QL-8)."""
    return Contract(STRONGER, clique_rules.court_points(jack=3), trump, clauses=("", "", "QL-8", "", "", ""))


def best_number(calls: Calls) -> int:
    """Return the highest number of cards in a clique said so far, 3 or 4; 0 if there is none."""
    return max((number for _, number in calls.said), default=0)


def speakers(state: game.State) -> tuple[Seat, ...]:
    """Return the seats that name their clique's rank: those that said the highest number, in the order of play (QL-12)."""
    calls: Calls = state.calls
    best = best_number(calls)
    order = (next_seat(state.deal.eldest, step) for step in range(4))
    return tuple(seat for seat in order if (seat, best) in calls.said)


def _dealt(state: game.State) -> tuple[str, ...]:
    return clique_rules.cliques(mask(state.deal.dealt[state.turn]))


def _ranks_to_name(state: game.State) -> tuple[str, ...]:
    number, best = best_number(state.calls), named_best(state.calls)
    higher = [clique for clique in _dealt(state) if len(clique) == number]
    higher = [clique for clique in higher if best is None or clique_rules.highest((clique, best)) == clique]
    ranks = tuple(f"rank:{clique[0]}" for clique in higher)
    return (*ranks, GOOD) if best else ranks


def named_best(calls: Calls) -> str | None:
    """Return the highest clique named so far, the only one that scores (QL-13)."""
    number = best_number(calls)
    return clique_rules.highest(rank * number for _, rank in calls.named if rank)


def _refuse_number(state: game.State, number: int) -> game.Reason:
    """Return why a player can't say the number of cards in a clique now (QL-11)."""
    if state.tricks:
        return game.Reason("QL-11", "count-too-late", {"number": number})
    if any(seat == state.turn for seat, _ in state.calls.said):
        return game.Reason("QL-11", "count-said", {"number": number})
    if number not in {len(clique) for clique in _dealt(state)}:
        return game.Reason("QL-11", "count-not-dealt", {"number": number})
    return game.Reason("QL-11", "count-too-low", {"number": number, "best": best_number(state.calls)})


def _refuse_good(state: game.State) -> game.Reason:
    """Return why "good", which admits a smaller clique, can't be said in the first trick (QL-11)."""
    if any(seat == state.turn for seat, _ in state.calls.said):
        return game.Reason("QL-11", "good-said", {})
    if not best_number(state.calls):
        return game.Reason("QL-11", "good-too-early", {})
    return game.Reason("QL-11", "good-not-beaten" if _dealt(state) else "good-of-nothing", {})


def _refuse_naming(state: game.State, action: game.Action) -> game.Reason:
    number, best = best_number(state.calls), named_best(state.calls)
    if action == GOOD:
        return game.Reason("QL-12", "name-first", {"number": number})
    rank = RANKS.get(str(action))
    if rank is None:
        return game.Reason("QL-12", "name-before-play", {"number": number})
    if best and rank * number in _dealt(state):
        return game.Reason("QL-12", "rank-too-low", {"clique": rank * number, "best": best})
    return game.Reason("QL-12", "rank-not-dealt", {"clique": rank * number})


def _clique_account(state: game.State) -> list[Line]:
    best = named_best(state.calls)
    holders = [seat for seat, rank in state.calls.named if best and rank == best[0]]
    return [clique_rules.clique_line("QL-13", seat, str(best)) for seat in holders]


class Quarante1792(clique_rules.CliqueGame):
    """Quarante de Roi of 1792 (`docs/rules/quarante-1792.md`)."""

    ID = "quarante-1792"
    ALIASES = ("1792", "lacombe")
    CLAUSES = game.clause_ids("QL", *range(1, 16))
    CALLS = (*COUNTS, *RANKS, GOOD)
    CALLS_TYPE = Calls
    CALLS_PANEL = "naming"
    EXPOSURE_CLAUSE = "QL-6"
    END_CLAUSE = "QL-14"
    OPTIONS = (
        choice("direction", "QL-1", "anticlockwise", "clockwise"),
        choice("partners", "QL-3", "kings", "fixed"),
        choice("beaten", "QL-11", "silent", "may_tell"),
        number("target", "QL-14", 150, 10, 1000),
        game.DEALS,
    )
    PRESETS = {"classic": {}, "club": {"partners": "fixed"}}

    def is_clockwise(self, rules: game.Rules) -> bool:
        return rules["direction"] == "clockwise"

    def opening(self, rules: game.Rules) -> game.Opening:
        return game.Opening(seats="kings" if rules["partners"] == "kings" else "joined", clause="QL-4")

    def contracts(self, rules: game.Rules, number: int) -> Mapping[str, Contract]:
        return {suit: contract(suit_mask(index)) for index, suit in enumerate(SUITS)}

    def begin(self, deal: game.Deal) -> game.State:
        return game.begin_play(
            game.begin_calls(deal, deal.eldest, Calls()), deal.eldest, contract(clique_rules.trump_of(deal))
        )

    def legal_calls(self, state: game.State) -> tuple[str, ...]:
        if state.stage == "calls":
            return _ranks_to_name(state)
        if state.tricks or state.stage != "play" or any(seat == state.turn for seat, _ in state.calls.said):
            return ()
        numbers, best = {len(clique) for clique in _dealt(state)}, best_number(state.calls)
        may_tell = state.rules["beaten"] == "may_tell"
        counts = tuple(word for word, number in COUNTS.items() if number in numbers and (may_tell or number >= best))
        return (*counts, GOOD) if may_tell and numbers and max(numbers) < best else counts

    def apply_call(self, state: game.State, call: str) -> game.State:
        calls: Calls = state.calls
        if state.stage == "play":
            return replace(state, calls=calls._replace(said=(*calls.said, (state.turn, COUNTS.get(call, 0)))))
        calls = calls._replace(named=(*calls.named, (state.turn, RANKS.get(call))))
        waiting = speakers(state)[len(calls.named) :]
        if waiting:
            return replace(state, calls=calls, turn=waiting[0])
        return replace(state, calls=calls, stage="play", turn=state.leader)

    def claims(self, rules: game.Rules, dealer: Seat, calls: Calls) -> tuple[game.Claim, ...]:
        """Return what calls prove: a number such a clique, "good" at most three cards of each rank (QL-11, QL-12)."""
        named = {seat: rank for seat, rank in calls.named if rank}
        holds = (
            game.Claim(seat, tuple((rank_mask(rank), number or 3) for rank in named.get(seat, "KQJ")))
            for seat, number in calls.said
        )
        beaten = [(seat, rank) for seat, number in calls.said if not number for rank in "KQJ"]
        return (*holds, *(game.Claim(seat, tuple((rank_mask(rank), count) for count in range(4))) for seat, rank in beaten))

    def refuse(self, state: game.State, action: game.Action) -> game.Reason:
        if state.stage == "calls":
            return _refuse_naming(state, action)
        if action == GOOD and state.rules["beaten"] == "may_tell" and not state.tricks:
            return _refuse_good(state)
        number = COUNTS.get(str(action))
        if number is None:
            return game.Reason("QL-12", "naming-not-now", {"word": str(action)})
        return _refuse_number(state, number)

    def public_calls(self, state: game.State) -> Mapping[str, Any]:
        calls: Calls = state.calls
        return {
            "said": [list(clique) for clique in calls.said],
            "named": [list(clique) for clique in calls.named],
            "best": named_best(calls),
        }

    def moment(self, state: game.State, seat: Seat | None, plain: game.Moment) -> game.Moment:
        is_naming = state.stage == "calls"
        clause, stakes = "QL-12" if is_naming else "QL-9", (*plain.stakes, clique_rules.CLIQUES_PAY)
        moment = game.with_lines(plain, _clique_account(state))._replace(clause=clause, stakes=stakes)
        if seat != state.turn or not self.legal_calls(state):
            return moment
        numbers = {best_number(state.calls)} if is_naming else {3, 4}
        notes = tuple(clique_rules.clique_item(clique) for clique in _dealt(state) if len(clique) in numbers)
        return moment._replace(notes=(*notes, game.Item("note-cliques-best_only", {})))

    def after_trick(self, state: game.State) -> game.State:
        if len(state.tricks) == 1 and state.calls.said:
            return replace(state, stage="calls", turn=speakers(state)[0])
        return state if game.unplayed(state) else game.finish(state)

    def account(self, state: game.State) -> list[Line]:
        taken = payoff_lines(game.contract_of(state).payoff, state.tricks, "QL-9")
        return [*map(game.by_side, taken), *_clique_account(state)]

    def fixed_total(self, state: game.State) -> int | None:
        named = sum(sum(line.points) for line in _clique_account(state))
        return total_payoff(game.contract_of(state).payoff, SHORT) + named

    def deal_sums(self, rules: game.Rules, number: int) -> frozenset[int]:
        """Return all sums of court cards and at most one clique."""
        return frozenset(
            points + more for points in game.payoff_sums(rules, number) for more in clique_rules.clique_sums("best_only")
        )

    def can_score(self, rules: game.Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        return clique_rules.courts_and_cliques(3, "best_only", points)

    def scoring_clause(self, state: game.State) -> str:
        return "QL-14"


GAME: Final = Quarante1792()
