"""Quarante de Roi, the modern game: two sides, trumps by the turn-up, points for court cards and cliques."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from fourkings.kernels.play import UNLESS_PARTNER_WINS, UNLESS_PARTNER_WINS_UNRUFFED, Duties
from fourkings.rulebook import game
from fourkings.rulebook.cards import SHORT, SUITS, Mask, Seat, mask, next_seat, rank_mask, stronger, suit_mask
from fourkings.rulebook.games import _cliques as clique_rules
from fourkings.rulebook.options import OFF, ON, choice, number
from fourkings.rulebook.tricks import Contract, Line, payoff_lines, total_payoff

DONE: Final = "done"
STRONGER: Final = stronger("AKQJT987")
RUFF: Final = {"partner_winning": UNLESS_PARTNER_WINS, "no_opponent_ruff": UNLESS_PARTNER_WINS_UNRUFFED}


class Calls(NamedTuple):
    """The cliques announced in a deal so far."""

    announced: tuple[tuple[Seat, str], ...] = ()  #: each clique with its seat


@cache
def contract(rules: game.Rules, trump: Mask) -> Contract:
    """Return the contract: trumps, the duty to ruff (QR-7) and the court cards' points (QR-10)."""
    duties = Duties(ruff=RUFF[str(rules["ruff_exemption"])], overruff=int(rules["must_overtrump"] == ON))
    clauses = ("", "", "GEN-3", "QR-7", "QR-7", "")
    return Contract(STRONGER, clique_rules.court_points(int(rules["jack_value"])), trump, duties, clauses)


def _before_lead(state: game.State) -> bool:
    """Return True if the house rules let all four announce before the first lead (QR-9)."""
    return state.rules["announce"] == "before_lead"


def _next_speaker(state: game.State) -> game.State:
    """Let the next seat announce; once all four have, eldest leads (QR-9)."""
    seat = next_seat(state.turn)
    return replace(state, turn=seat) if seat != state.deal.eldest else replace(state, stage="play", turn=state.leader)


def _refuse_clique(state: game.State, clique: str) -> game.Reason:
    """Return why a clique can't be announced now."""
    if _before_lead(state) and state.stage == "play":
        return game.Reason("QR-9", "clique-before-lead", {"clique": clique})
    if state.tricks:
        return game.Reason("QR-9", "clique-too-late", {"clique": clique})
    if (state.turn, clique) in state.calls.announced:
        return game.Reason("QR-9", "clique-announced", {"clique": clique})
    return game.Reason("QR-8", "clique-not-dealt", {"clique": clique})


def clique_account(state: game.State) -> list[Line]:
    """Return the lines of the cliques announced so far that count, each for its holder's side (QR-9)."""
    counting = clique_rules.counting_cliques(str(state.rules["cliques"]), state.calls.announced)
    return [clique_rules.clique_line("QR-9", seat, clique) for seat, clique in counting]


class Quarante(clique_rules.CliqueGame):
    """Quarante de Roi, the modern game (`docs/rules/quarante.md`)."""

    ID = "quarante"
    ALIASES = ("quarante-de-roi", "40")
    CLAUSES = game.clause_ids("QR", *range(1, 13))
    CALLS = (*(f"clique:{clique}" for clique in clique_rules.CLIQUES), DONE)
    CALLS_TYPE = Calls
    CALLS_PANEL = "announcements"
    EXPOSURE_CLAUSE = "QR-5"
    END_CLAUSE = "QR-12"
    OPTIONS = (
        choice("ruff_exemption", "QR-7", "partner_winning", "no_opponent_ruff"),
        choice("must_overtrump", "QR-7", OFF, ON),
        choice("cliques", "QR-9", "all", "best_only", "best_team"),
        choice("announce", "QR-9", "own_turn", "before_lead"),
        choice("jack_value", "QR-10", 2, 3),
        number("target", "QR-12", 150, 10, 1000),
        choice("cliques_first", "QR-12", OFF, ON, needs={ON: ("cliques", "all")}),
        game.DEALS,
    )
    PRESETS = {
        "classic": {},
        "historical_scoring": {"jack_value": 3, "cliques": "best_only"},
    }

    def opening(self, rules: game.Rules) -> game.Opening:
        return game.Opening(clause="QR-3")

    def contracts(self, rules: game.Rules, number: int) -> Mapping[str, Contract]:
        return {suit: contract(rules, suit_mask(index)) for index, suit in enumerate(SUITS)}

    def begin(self, deal: game.Deal) -> game.State:
        state = game.begin_play(
            game.begin_calls(deal, deal.eldest, Calls()), deal.eldest, contract(deal.rules, clique_rules.trump_of(deal))
        )
        return replace(state, stage="calls") if _before_lead(state) else state

    def legal_calls(self, state: game.State) -> tuple[str, ...]:
        if state.tricks or (_before_lead(state) and state.stage == "play"):
            return ()
        dealt = clique_rules.cliques(mask(state.deal.dealt[state.turn]))
        unannounced = tuple(f"clique:{clique}" for clique in dealt if (state.turn, clique) not in state.calls.announced)
        return (*unannounced, DONE) if state.stage == "calls" else unannounced

    def apply_call(self, state: game.State, call: str) -> game.State:
        if call == DONE:
            return _next_speaker(state)
        announced = (*state.calls.announced, (state.turn, call.removeprefix("clique:")))
        state = replace(state, calls=Calls(announced))
        if state.rules["cliques_first"] == ON and game.fixed_deals(state.rules) is None:
            team = state.turn & 1
            scored = sum(line.points[team] for line in clique_account(state))
            if state.deal.scores[team] + scored >= int(state.rules["target"]):
                return game.finish(state)
        return state

    def claims(self, rules: game.Rules, dealer: Seat, calls: Calls) -> tuple[game.Claim, ...]:
        """Return what cliques prove: their holders were dealt exactly that many cards of the rank (QR-8)."""
        return tuple(game.Claim(seat, ((rank_mask(clique[0]), len(clique)),)) for seat, clique in calls.announced)

    def refuse(self, state: game.State, action: game.Action) -> game.Reason:
        if state.stage == "calls" and not isinstance(action, str):
            return game.Reason("QR-9", "announce-first", {})
        if action == DONE:
            return game.Reason("QR-9", "nothing-to-end", {})
        clique = str(action).removeprefix("clique:")
        if clique not in clique_rules.CLIQUES:
            return game.Reason("QR-9", "unknown-word", {"word": str(action)})
        return _refuse_clique(state, clique)

    def public_calls(self, state: game.State) -> Mapping[str, Any]:
        return {"announced": [list(clique) for clique in state.calls.announced]}

    def moment(self, state: game.State, seat: Seat | None, plain: game.Moment) -> game.Moment:
        clause = "QR-9" if state.stage == "calls" else "QR-10"
        moment = game.with_lines(plain, clique_account(state))._replace(
            clause=clause, stakes=(*plain.stakes, clique_rules.CLIQUES_PAY)
        )
        calls = self.legal_calls(state) if seat == state.turn else ()
        notes = tuple(clique_rules.clique_item(call.removeprefix("clique:")) for call in calls if call != DONE)
        return moment._replace(notes=(*notes, game.Item(f"note-cliques-{state.rules['cliques']}", {}))) if notes else moment

    def account(self, state: game.State) -> list[Line]:
        taken = payoff_lines(game.contract_of(state).payoff, state.tricks, "QR-10")
        return [*map(game.by_side, taken), *clique_account(state)]

    def fixed_total(self, state: game.State) -> int | None:
        if game.unplayed(state):
            return None
        announced = sum(sum(line.points) for line in clique_account(state))
        return total_payoff(game.contract_of(state).payoff, SHORT) + announced

    def deal_sums(self, rules: game.Rules, number: int) -> frozenset[int] | None:
        """Return all sums of court cards and cliques; None if a deal can end before its cards are played."""
        if rules["cliques_first"] == ON and game.fixed_deals(rules) is None:
            return None
        cliques_add = clique_rules.clique_sums(str(rules["cliques"]))
        return frozenset(courts + more for courts in game.payoff_sums(rules, number) for more in cliques_add)

    def can_score(self, rules: game.Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        """Allow points for court cards and cliques, or only for cliques that take a side to the target at once (QR-12)."""
        if (
            rules["cliques_first"] == ON
            and game.fixed_deals(rules) is None
            and tuple(points) in clique_rules.clique_points("all")
        ):
            over = any(more and score + more >= int(rules["target"]) for score, more in zip(scores, points, strict=True))
            if over:
                return True
        return clique_rules.courts_and_cliques(int(rules["jack_value"]), str(rules["cliques"]), points)

    def scoring_clause(self, state: game.State) -> str:
        return "QR-11"


GAME: Final = Quarante()
