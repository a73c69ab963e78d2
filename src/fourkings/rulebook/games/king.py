"""King: negative deals, then some whose dealer names the deal or sells the right to name it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import Any, Final

from fourkings.kernels.play import ALWAYS, NEVER, Duties
from fourkings.rulebook import game
from fourkings.rulebook.cards import HEARTS, LONG, SHORT, SUITS, Card, Seat, named, rank_mask, stronger, suit_mask
from fourkings.rulebook.games import _auction as auction
from fourkings.rulebook.games import _auction_moments as auction_moments
from fourkings.rulebook.games._auction import NEGATIVE, POSITIVE_RUNG, Auction, Scale, price_lines, start_lines, units
from fourkings.rulebook.options import OFF, ON, choice
from fourkings.rulebook.tricks import Aim, Contract, Line, Payoff, payoff_lines, total_payoff

KING_OF_HEARTS: Final = named("KH")
STRONGER: Final = stronger("AKQJT98765432")


def _six(trick: int, heart: int, queen: int, king_or_jack: int, king_of_hearts: int, last: int) -> tuple[Aim, ...]:
    return (
        Aim("tricks", Payoff(trick=trick)),
        Aim("hearts", Payoff(cards=((HEARTS, heart),))),
        Aim("queens", Payoff(cards=((rank_mask("Q"), queen),))),
        Aim("kings-and-jacks", Payoff(cards=((rank_mask("KJ"), king_or_jack),))),
        Aim("king-of-hearts", Payoff(cards=((KING_OF_HEARTS, king_of_hearts),))),
        Aim("last-two-tricks", Payoff(last=(2, last))),
    )


NEGATIVE_DEALS: Final = {52: _six(-20, -20, -50, -30, -160, -90), 32: _six(-20, -20, -40, -20, -160, -80)}
"""The aims of the six negative deals, by size of pack: 1300 or 960 penalty points in all (KG-7 to KG-12, KG-27)."""
SHORT_MATCH: Final = ("tricks", "hearts", "queens", "king-of-hearts")
"""The negative deals of a short match, which has one positive deal (KG-28)."""
CLAUSES_BY_AIM: Final = {
    "tricks": "KG-7", "hearts": "KG-8", "queens": "KG-9", "kings-and-jacks": "KG-9", "king-of-hearts": "KG-10",
    "last-two-tricks": "KG-11",
}  # fmt: skip
"""The clause that scores each negative deal."""
TRICK: Final = {52: 25, 32: 30}
"""Points of a trick in a positive deal, and of a unit of a positive price, by size of pack."""
START: Final = {52: 325, 32: 240}
"""Points that everybody starts with in a positive deal declared negative, by size of pack.

Also the sum of each of those deals.
"""
LOST: Final = {52: -75, 32: -90}
"""Points of a trick in such a negative deal, and of a unit of a negative price, by size of pack."""
SPLIT: Final = {52: (100, 75), 32: (60, 60)}
"""Points for the dealer and for each of the others if a deal is split, not played, by size of pack (KG-24, KG-27)."""


def deck(rules: game.Rules) -> int:
    """Return the size of the pack, 52 or 32 cards."""
    return int(rules["deck"])


def scale(rules: game.Rules) -> Scale:
    """Return the points of tricks, start and split in the positive deals."""
    size = deck(rules)
    return Scale(TRICK[size], LOST[size], START[size], SPLIT[size])


@cache
def negative_aims(rules: game.Rules) -> tuple[Aim, ...]:
    """Return the aims of the negative deals of a match, in order (KG-4, KG-28)."""
    six = NEGATIVE_DEALS[deck(rules)]
    return six if rules["length"] == "full" else tuple(aim for aim in six if aim.name in SHORT_MATCH)


def is_positive(deal: game.Deal) -> bool:
    """Return True for the deals after the negative ones, in which the dealer has the right to name the deal (KG-4)."""
    return deal.number > len(negative_aims(deal.rules))


def first_leader(deal: game.Deal) -> Seat:
    """Return the seat that leads to the first trick by the house rules (KG-5)."""
    return deal.dealer if deal.rules["first_lead"] == "dealer" else deal.eldest


@cache
def negative_contract(rules: game.Rules, number: int) -> Contract:
    """Return the contract of a negative deal: no trumps, and the duties of KG-8 and KG-10."""
    aim, payoff, _ = negative_aims(rules)[number - 1]
    duties, clause = Duties(), ""
    if aim == "hearts":
        duties, clause = Duties(no_lead=HEARTS), "KG-8"
    if aim == "king-of-hearts":
        duty, no_lead = rules["king_of_hearts_duty"], HEARTS if rules["heart_lead_in_5"] == "no_heart" else 0
        shed = 0 if duty == "none" else KING_OF_HEARTS
        duties, clause = Duties(no_lead, KING_OF_HEARTS, shed=shed, shed_following=int(duty == "first_chance")), "KG-10"
    return Contract(STRONGER, payoff, duties=duties, clauses=(clause, clause, "GEN-3", "", "", clause))


@cache
def declared_contract(rules: game.Rules, declared: str) -> Contract:
    """Return the contract of a positive deal, by declaration: a suit, NT or negative (KG-14, KG-23)."""
    if declared == NEGATIVE:
        return Contract(STRONGER, Payoff(trick=LOST[deck(rules)]))
    trump = 0 if declared == "NT" else suit_mask("SHDC".index(declared))
    duties = Duties(ruff=ALWAYS if rules["must_trump"] == ON else NEVER)
    return Contract(STRONGER, Payoff(trick=TRICK[deck(rules)]), trump, duties, ("", "", "GEN-3", "KG-6", "", ""))


def deal_total(rules: game.Rules, number: int) -> int:
    """Return the sum of all players' points of a deal, by its number (KG-12, KG-23); over a full match these cancel out."""
    negative = negative_aims(rules)
    return START[deck(rules)] if number > len(negative) else total_payoff(negative[number - 1].payoff, GAME.pack(rules))


def _prices(rules: game.Rules, declared: str) -> set[int]:
    """Return the points that a buyer who declares this may pay the dealer, except by tricks taken over (KG-21, KG-23)."""
    negative, sold = declared == NEGATIVE, set[int]()
    for rung in auction.ladder(rules):
        same_sign = (rung not in POSITIVE_RUNG) == negative
        takes_over = negative and same_sign and rules["negative_price"] == "takes_over"
        if (same_sign or rules["free_declaration"] == ON) and not takes_over:
            sold.add(scale(rules).worth(rung))
    return sold


class King(game.Game):
    """King (`docs/rules/king.md`)."""

    ID = "king"
    ALIASES = ("rifki", "roi-de-coeur")
    CLAUSES = game.clause_ids("KG", *range(1, 26), 27, 28)
    CALLS = auction.CALLS
    CALLS_TYPE = Auction
    CALLS_PANEL = "auction"
    MOMENT_LASTS = True
    DEAL_KINDS = {
        "tricks": 1, "H barred": 2, "Q": 3, "KJ": 4, "KH barred": 5, "last 2": 6, "trumps": 7, "no-trumps": 8, "auction": 9,
    }  # fmt: skip
    """Kinds of deals, each with one deal's number; `trumps` and `no-trumps` go without an auction: see `settle_calls`."""
    END_CLAUSE = "KG-25"
    OPTIONS = (
        choice("length", "KG-28", "full", "short"),
        choice("deck", "KG-27", 52, 32),
        choice("seats", "KG-2", "drawn", "fixed"),
        choice("first_lead", "KG-5", "after_dealer", "dealer"),
        choice("must_trump", "KG-6", OFF, ON),
        choice("heart_lead_in_5", "KG-10", "no_king", "no_heart"),
        choice("king_of_hearts_duty", "KG-10", "none", "when_void", "first_chance"),
        choice("auction", "KG-13", "dealers_choice", "always"),
        choice("must_sell", "KG-19", OFF, ON),
        choice("eight_binds", "KG-19", OFF, ON),
        choice("ultimatum_to", "KG-20", "all", "still_bidding"),
        choice("ask_first", "KG-20", OFF, ON),
        choice("free_declaration", "KG-21", OFF, ON),
        choice("negative_price", "KG-23", "takes_over", "fixed"),
        choice("split_limit", "KG-24", 2, 0, 1, 3, OFF, auction.FEW_BIDS),
        choice("early_finish", "GEN-11", ON, OFF),
    )
    PRESETS = {
        "classic": {},
        "short": {"length": "short", "auction": "always"},
        "portugal": {
            "heart_lead_in_5": "no_heart", "king_of_hearts_duty": "when_void", "auction": "always", "split_limit": 3,
            "negative_price": "fixed",
        },
        "brazil": {
            "heart_lead_in_5": "no_heart", "king_of_hearts_duty": "when_void", "split_limit": 1, "first_lead": "dealer",
        },
        "turkey": {
            "first_lead": "dealer", "must_trump": ON, "heart_lead_in_5": "no_heart", "king_of_hearts_duty": "when_void",
            "split_limit": OFF,
        },
        "russia": {"deck": 32, "heart_lead_in_5": "no_heart"},
        "small_pack": {"deck": 32},
    }  # fmt: skip

    def pack(self, rules: game.Rules) -> tuple[Card, ...]:
        return LONG if deck(rules) == 52 else SHORT

    def opening(self, rules: game.Rules) -> game.Opening:
        return game.Opening(seats="drawn" if rules["seats"] == "drawn" else "joined", clause="KG-2")

    def contracts(self, rules: game.Rules, number: int) -> Mapping[str, Contract]:
        if number > len(negative_aims(rules)):
            return {what: declared_contract(rules, what) for what in auction.DECLARATIONS.values()}
        return {"": negative_contract(rules, number)}

    def begin(self, deal: game.Deal) -> game.State:
        if is_positive(deal):
            return auction.open_deal(game.begin_calls(deal, deal.dealer, Auction()))
        state = game.begin_calls(deal, deal.eldest, Auction())
        return game.begin_play(state, first_leader(deal), negative_contract(deal.rules, deal.number))

    def legal_calls(self, state: game.State) -> tuple[str, ...]:
        return auction.legal_calls(state) if state.stage == "calls" else ()

    def apply_call(self, state: game.State, call: str) -> game.State:
        state = auction.apply_call(state, call)
        calls: Auction = state.calls
        if calls.step == "split":
            return game.finish(state)
        if calls.declared is None:
            return state
        return game.begin_play(state, first_leader(state.deal), declared_contract(state.rules, calls.declared))

    def settle_calls(self, state: game.State, kind: str) -> game.State:
        """Let the dealer declare the longest suit if the kind is `trumps`, no trump if it is `no-trumps`."""
        if kind not in ("trumps", "no-trumps"):
            return state
        dealer = state.deal.dealer
        suits = [sum(card >> 4 == suit for card in state.deal.dealt[dealer]) for suit in range(4)]
        declared = SUITS[suits.index(max(suits))] if kind == "trumps" else "NT"
        state = replace(state, turn=dealer, calls=Auction("named", declared=declared))
        return game.begin_play(state, first_leader(state.deal), declared_contract(state.rules, declared))

    def refuse(self, state: game.State, action: game.Action) -> game.Reason:
        return auction.refuse(state, action)

    def deal_titles(self, rules: game.Rules) -> tuple[str, ...]:
        positive = 4 if rules["length"] == "full" else 1
        return (*(aim.name for aim in negative_aims(rules)), *("auction",) * positive)

    def public_calls(self, state: game.State) -> Mapping[str, Any]:
        if not is_positive(state.deal):
            return {"aim": negative_aims(state.rules)[state.deal.number - 1].name}
        calls: Auction = state.calls
        worth = {rung: scale(state.rules).worth(rung) for rung in auction.ladder(state.rules)}
        return {"aim": calls.declared or "auction", **calls._asdict(), "worth": worth}

    def moment(self, state: game.State, seat: Seat | None, plain: game.Moment) -> game.Moment:
        if not is_positive(state.deal):
            return plain
        points = scale(state.rules)
        other_lines = [*start_lines(state, points, plain.clause), *price_lines(state, points, plain.clause)]
        return auction_moments.moment(state, seat, game.with_lines(plain, other_lines), points)

    def account(self, state: game.State) -> list[Line]:
        clause, points = self.scoring_clause(state), scale(state.rules)
        if state.calls.step == "split":
            dealer, others = points.split
            shares = tuple(dealer if seat == state.deal.dealer else others for seat in range(4))
            account = [Line(clause, "split", {"dealer": dealer, "others": others}, shares)]
        else:
            start, paid = start_lines(state, points, clause), price_lines(state, points, clause)
            account = [*start, *payoff_lines(game.contract_of(state).payoff, state.tricks, clause), *paid]
        due, given = self.fixed_total(state), sum(sum(line.points) for line in account)
        if given != due and sum(map(len, state.deal.dealt)) == deck(state.rules):  # a position may lack the first tricks
            raise ArithmeticError(f"deal {state.deal.number} of King adds up to {given}, not {due} (KG-25)")
        return account

    def stakes(self, rules: game.Rules, dealer: Seat, scores: tuple[int, ...], calls: Any) -> game.Stakes:
        """Return the dealer's tricks that the buyer of a negative deal takes over (KG-23)."""
        if calls.price is None or calls.price in POSITIVE_RUNG or calls.buyer is None or calls.declared != NEGATIVE:
            return game.Stakes()
        if rules["negative_price"] == "fixed":
            return game.Stakes()
        return game.Stakes(taken_over=game.TricksSold(dealer, calls.buyer, units(calls.price), LOST[deck(rules)]))

    def deal_sums(self, rules: game.Rules, number: int) -> frozenset[int]:
        return frozenset({deal_total(rules, number)})

    def can_score(self, rules: game.Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        """Allow for prices paid in the positive deals; a split pays like the tricks of such a deal."""
        if number <= len(negative_aims(rules)):
            return game.pays_by_contract(rules, number, points)
        for declared, start in (("NT", 0), (NEGATIVE, START[deck(rules)])):
            payoff, taken = declared_contract(rules, declared).payoff, [each - start for each in points]
            for price in (0, *_prices(rules, declared)):
                for seller, buyer in permutations(range(4), 2):
                    own = [each - price * ((seat == seller) - (seat == buyer)) for seat, each in enumerate(taken)]
                    if game.can_pay(payoff, self.pack(rules), own):
                        return True
        return False

    def fixed_total(self, state: game.State) -> int | None:
        return deal_total(state.rules, state.deal.number)

    def scoring_clause(self, state: game.State) -> str:
        if is_positive(state.deal):
            return "KG-24" if state.calls.step == "split" else "KG-23"
        return CLAUSES_BY_AIM[negative_aims(state.rules)[state.deal.number - 1].name]

    def result(self, state: game.State) -> game.Result | None:
        if state.deal.number < len(self.deal_titles(state.rules)):
            return None
        best = max(state.totals)
        return game.Result(state.totals, tuple(seat for seat in range(4) if state.totals[seat] == best))


GAME: Final = King()
