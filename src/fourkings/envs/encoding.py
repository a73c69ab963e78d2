"""Encode the rules of a match for the kernels of the vector environment."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.encoding import king, terms
from fourkings.envs.spaces import FIRST_CALL, number_of_card
from fourkings.kernels.envs import layout
from fourkings.rulebook.cards import members
from fourkings.rulebook.game import Rules, finishes_early, fixed_deals
from fourkings.rulebook.options import ON
from fourkings.rulebook.tricks import Contract

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int16Array, Int64Array

KINDS: Final = {
    "calls": layout.NO_TALK, "bids": layout.BIDS, "announcements": layout.ANNOUNCEMENTS, "naming": layout.NAMING,
    "auction": layout.AUCTION,
}  # fmt: skip
DECLARED: Final = ("", *king.KINDS)
"""Names of a deal's contracts, by their number in the kernels."""
POSSIBLE: Final = 11
"""Number of different deals of a match: 1 to 10, or only 0 if all are alike."""


class Encoded(NamedTuple):
    """The rules of a match as arrays for the kernels."""

    words: Int64Array  #: (RULES,)
    contracts: Int64Array  #: (deal, declaration or turn-up): number of the contract, -1 for none
    terms: Int64Array  #: (contract, TERMS)
    worths: Int16Array  #: (contract, 52): points for taking each card
    stronger: Int64Array  #: (64,): for each card, the cards that beat it
    pack: Int64Array
    by_number: tuple[Contract, ...]  #: contracts by number

    @property
    def of_rules(self) -> tuple[Int64Array, ...]:
        """The arguments that every table kernel takes after the tables."""
        return self.words, self.contracts, self.terms, self.stronger, self.pack


@lru_cache(64)
def encoded(rules: Rules, max_deals: int, result: bool) -> Encoded:
    """Encode the rules of a built-in game. max_deals: a match is truncated after so many; result: reward the result."""
    import numpy as np

    game = rules.game
    words = np.zeros(layout.RULES, np.int64)
    words[layout.KIND], words[layout.PACK] = KINDS[game.CALLS_PANEL], len(game.pack(rules))
    words[layout.CALLS], words[layout.CALL_COUNT] = FIRST_CALL[game.ID], len(game.CALLS)
    words[layout.SIDES], words[layout.DEALS] = game.TEAM_SCORES, len(game.deal_titles(rules))
    values = dict(rules.values)
    words[layout.FIXED_DEALS] = fixed_deals(rules) or 0
    words[layout.TARGET] = int(values.get("target", 0))
    words[layout.FLOOR] = values.get("partner_floor") == "positive"
    words[layout.DEALER_LEADS] = values.get("first_lead") == "dealer"
    exposed = game.exposed(rules)
    words[layout.SHOW_FIRST], words[layout.TURN_UP] = exposed.face_up is not None, exposed.turn_up is not None
    words[layout.MAX_DEALS], words[layout.RESULT], words[layout.PARTNERS] = max_deals, result, game.PARTNERS
    talk_terms = _TALKS[game.CALLS_PANEL](rules)
    words[layout.OF_TALK : layout.OF_TALK + len(talk_terms)] = talk_terms
    numbers, rows, worths, stronger, contracts = _contracts(rules)
    return Encoded(words, numbers, rows, worths, stronger, np.array(game.pack(rules), np.int64), contracts)


def _contracts(rules: Rules) -> tuple[Int64Array, Int64Array, Int16Array, Int64Array, tuple[Contract, ...]]:
    """Return the fields of `Encoded` about contracts: contracts, terms, worths, stronger and by_number."""
    import numpy as np

    numbers = np.full((POSSIBLE, len(DECLARED)), -1, np.int64)
    known: dict[tuple[Contract, int], int] = {}
    deals = len(rules.game.deal_titles(rules))
    for number in range(1, deals + 1) if deals else (1,):
        for what, contract in rules.game.contracts(rules, number).items():
            early = contract.payoff.only_cards if finishes_early(rules) else 0
            row = known.setdefault((contract, early), len(known))
            numbers[number if deals else 0, DECLARED.index(what)] = row
    rows = np.zeros((len(known), layout.TERMS), np.int64)
    worths = np.zeros((len(known), 52), np.int16)
    for (contract, early), row in known.items():
        contract_terms = terms(contract)
        rows[row, : len(contract_terms)] = contract_terms
        rows[row, layout.EARLY] = early
        for cards, each in contract.payoff.cards:
            worths[row, [number_of_card(card) for card in members(cards)]] += each
    (stronger,) = {contract.stronger for contract, _ in known}
    return numbers, rows, worths, np.array(stronger, np.int64), tuple(contract for contract, _ in known)


def _bids(rules: Rules) -> list[int]:
    """Return the values of bids from 2 to 13, first for bidders with fewer than 30 points, then for others."""
    game, bids_type = rules.game, rules.game.CALLS_TYPE
    assert bids_type is not None
    stakes = [game.stakes(rules, 0, (score,) * 4, bids_type((bid,) * 4)) for score in (0, 30) for bid in range(2, 14)]
    return [stake.bids[0].worth for stake in stakes]


def _announcements(rules: Rules) -> list[int]:
    counting = ("all", "best_only", "best_team").index(str(rules["cliques"]))
    at_once = rules["cliques_first"] == ON and fixed_deals(rules) is None
    return [counting, at_once, rules["announce"] == "before_lead"]


_TALKS: Final[dict[str, Any]] = {
    "calls": lambda rules: [],
    "bids": _bids,
    "announcements": _announcements,
    "naming": lambda rules: [rules["beaten"] == "may_tell"],
    "auction": king.rules_row,
}
