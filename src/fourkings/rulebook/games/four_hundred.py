"""The Lebanese 400: everybody bids their own tricks, hearts are trumps, and winners need a partner above zero."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from fourkings.rulebook import game
from fourkings.rulebook.cards import HEARTS, Seat, next_seat, stronger
from fourkings.rulebook.options import OFF, ON, choice, number
from fourkings.rulebook.tricks import Contract, Line, Payoff

BIDS: Final = {f"bid:{tricks}": tricks for tricks in range(2, 14)}


class Scale(NamedTuple):
    """The points of bids of 2 to 13 tricks, for bidders below 30 points and from 30 on (FH-9)."""

    below_30: tuple[int, ...]
    from_30: tuple[int, ...]


_CONECTA: Final = (2, 3, 4, 10, 12, 14, 16, 27, 30, 44, 48, 52)
_PAGAT: Final = (2, 3, 4, 5, 6, 14, 16, 18, 20, 22, 24, 26)
SCALES: Final = {
    "seed": Scale((2, 3, 4, 10, 12, 14, 16, 27, 40, 41, 42, 43), (2, 3, 4, 5, 6, 7, 16, 27, 40, 41, 42, 43)),
    "jawaker": Scale((2, 3, 4, 10, 12, 14, 16, 27, 40, 40, 40, 40), (2, 3, 4, 5, 6, 14, 16, 27, 40, 40, 40, 40)),
    "conecta": Scale(_CONECTA, _CONECTA),
    "pagat": Scale(_PAGAT, _PAGAT),
}
CONTRACT: Final = Contract(stronger("AKQJT98765432"), Payoff(trick=1), trump=HEARTS)


class Calls(NamedTuple):
    """The bids of a deal so far."""

    bids: tuple[int, ...] = ()  #: the bids, from eldest on


def smallest_bid(score: int) -> int:
    """Return the lowest legal bid of a player with this score.

    It is 2, or from 30 points on the tens of the score (FH-5), at most 13 (FH-4).
    """
    return min(13, score // 10) if score >= 30 else 2


def smallest_sum(scores: tuple[int, ...]) -> int:
    """Return the sum that the four bids must reach, or the deal is void.

    It is 11, or from a highest score of 30 on, 9 plus its tens (FH-6).
    """
    return 9 + max(scores) // 10 if max(scores) >= 30 else 11


@lru_cache(1024)
def _worth_of_bids(rules: game.Rules, score: int) -> Mapping[str, int]:
    return {word: value(rules, bid, score) for word, bid in BIDS.items()}


def bid_of(state: game.State, seat: Seat) -> int | None:
    """Return the bid of a seat; None if it has not bid yet."""
    bids: tuple[int, ...] = state.calls.bids
    index = seat - state.deal.eldest & 3
    return bids[index] if index < len(bids) else None


def value(rules: game.Rules, bid: int, score: int) -> int:
    """Return the points that a bid wins if made or loses if not; score: the bidder's before the deal (FH-9)."""
    scale = SCALES[str(rules["values"])]
    return (scale.from_30 if score >= 30 else scale.below_30)[bid - 2]


def _are_possible(bids: Sequence[int], points: Sequence[int], least: int) -> bool:
    """Return True if these bids, made or lost as the points show, fit into thirteen tricks (FH-4 to FH-8)."""
    made_bids = [bid for bid, won in zip(bids, points, strict=True) if won > 0]
    return sum(bids) >= least and (sum(made_bids) <= 13 if made_bids else sum(bids) - 4 >= 13)


def qualifies(rules: game.Rules, own: int, partner: int) -> bool:
    """Return True if these two scores of partners end the match (FH-10)."""
    floor = 1 if rules["partner_floor"] == "positive" else 0
    return max(own, partner) >= int(rules["target"]) and min(own, partner) >= floor


class FourHundred(game.Game):
    """The Lebanese 400 (`docs/rules/400.md`)."""

    ID = "400"
    ALIASES = ("quatre-cents", "four-hundred", "tarneeb-400")
    CLAUSES = game.clause_ids("FH", *range(1, 12))
    PARTNERS = True
    CALLS = tuple(BIDS)
    CALLS_TYPE = Calls
    CALLS_PANEL = "bids"
    MOMENT_LASTS = True
    EXPOSURE_CLAUSE = "FH-3"
    END_CLAUSE = "FH-10"
    OPTIONS = (
        choice("expose_first", "FH-3", ON, OFF),
        choice("values", "FH-9", "seed", "jawaker", "conecta", "pagat"),
        number("target", "FH-10", 41, 11, 200),
        choice("partner_floor", "FH-10", "positive", "not_negative"),
        game.DEALS,
    )
    PRESETS = {
        "classic": {},
        "short": {"deals": 4},
        "jawaker": {"expose_first": OFF, "values": "jawaker"},
        "old": {"values": "pagat"},
    }
    HAS_VOID_DEALS = True

    def is_clockwise(self, rules: game.Rules) -> bool:
        return False

    def packets(self, rules: game.Rules) -> tuple[int, ...]:
        return (1, 2, 2, 2, 2, 2, 2)

    def opening(self, rules: game.Rules) -> game.Opening:
        return game.Opening(clause="FH-2")

    def exposed(self, rules: game.Rules) -> game.Exposed:
        return game.Exposed(face_up=0 if rules["expose_first"] == ON else None)

    def contracts(self, rules: game.Rules, number: int) -> Mapping[str, Contract]:
        return {"": CONTRACT}

    def begin(self, deal: game.Deal) -> game.State:
        return game.begin_calls(deal, deal.eldest, Calls())

    def legal_calls(self, state: game.State) -> tuple[str, ...]:
        if state.stage != "calls":
            return ()
        return self.CALLS[smallest_bid(state.deal.scores[state.turn]) - 2 :]

    def apply_call(self, state: game.State, call: str) -> game.State:
        calls = Calls((*state.calls.bids, BIDS[call]))
        state = replace(state, calls=calls, turn=next_seat(state.turn))
        if len(calls.bids) < 4:
            return state
        if sum(calls.bids) < smallest_sum(state.deal.scores):
            return game.finish_void(state)
        return game.begin_play(state, state.deal.eldest, CONTRACT)

    def refuse(self, state: game.State, action: game.Action) -> game.Reason:
        if state.stage == "play":
            return game.Reason("FH-4", "bidding-over", {})
        if action in BIDS:
            score = state.deal.scores[state.turn]
            return game.Reason(
                "FH-5", "bid-too-small", {"bid": BIDS[str(action)], "least": smallest_bid(score), "score": score}
            )
        return game.Reason("FH-4", "bid-first", {"least": smallest_bid(state.deal.scores[state.turn])})

    def public_calls(self, state: game.State) -> Mapping[str, Any]:
        score = state.deal.scores[state.turn]
        return {
            "bids": [bid_of(state, seat) for seat in range(4)],
            "least": smallest_bid(score),
            "sum": sum(state.calls.bids),
            "needed": smallest_sum(state.deal.scores),
            "worth": _worth_of_bids(state.rules, score),
        }

    def stakes(self, rules: game.Rules, dealer: Seat, scores: tuple[int, ...], calls: Any) -> game.Stakes:
        if len(calls.bids) < 4:
            return game.Stakes()
        bids = [int(calls.bids[seat - dealer - 1 & 3]) for seat in range(4)]
        return game.Stakes(tuple(game.Bid(bid, value(rules, bid, score)) for bid, score in zip(bids, scores, strict=True)))

    def moment(self, state: game.State, seat: Seat | None, plain: game.Moment) -> game.Moment:
        """Leave out the points so far: a bid is won or lost as a whole (FH-8)."""
        if state.stage == "calls":
            return game.Moment("FH-5", (game.Item("bids", {}),))
        bid = None if seat is None else bid_of(state, seat)
        if seat is None or bid is None:
            return game.Moment(plain.clause, (game.Item("bids", {}),))
        worth = value(state.rules, bid, state.deal.scores[seat])
        return game.Moment(plain.clause, (game.Item("bid-own", {"bid": bid, "each": worth, "lost": -worth}),))

    def account(self, state: game.State) -> list[Line]:
        lines = []
        for seat, won in enumerate(game.tricks_won(state)):
            bid = bid_of(state, seat)
            if bid is None:  # a position without its calls
                example = '{"bids": [4, 3, 2, 3]}'
                raise ValueError(f"a deal of {self.ID} needs its bids, from eldest on, as in 'calls': {example}")
            worth = value(state.rules, bid, state.deal.scores[seat])
            key, points = ("bid-made", worth) if won >= bid else ("bid-lost", -worth)
            lines.append(Line("FH-8", key, {"seat": seat, "bid": bid, "won": won}, game.points_for_seat(seat, points)))
        return lines

    def can_score(self, rules: game.Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        bids = [
            [bid for bid in range(smallest_bid(score), 14) if value(rules, bid, score) == abs(won)]
            for score, won in zip(scores, points, strict=True)
        ]
        return any(_are_possible(combination, points, smallest_sum(tuple(scores))) for combination in product(*bids))

    def scoring_clause(self, state: game.State) -> str:
        return "FH-6" if state.void else "FH-8"

    def result(self, state: game.State) -> game.Result | None:
        if game.fixed_deals(state.rules) is not None:
            return game.result_by_deals(state)
        if state.void:
            return None
        scores = state.totals
        sides = [side for side in ((0, 2), (1, 3)) if qualifies(state.rules, *(scores[seat] for seat in side))]
        if not sides:
            return None
        merits = {side: (sum(scores[seat] for seat in side), max(scores[seat] for seat in side)) for side in sides}
        best = [side for side in sides if merits[side] == max(merits.values())]
        return game.Result(scores, best[0]) if len(best) == 1 else None


GAME: Final = FourHundred()
