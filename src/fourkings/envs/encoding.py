"""The rules of a match as the kernels of the vector environment take them: words, contracts, worths of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.encoding import king, terms
from fourkings.envs.spaces import FIRST_CALL, number_of_card
from fourkings.kernels.envs import layout as at
from fourkings.rulebook.cards import members
from fourkings.rulebook.game import Rules, fixed_deals
from fourkings.rulebook.options import ON
from fourkings.rulebook.tricks import Contract

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int16Array, Int64Array

KINDS: Final = {
    "calls": at.NO_TALK,
    "bids": at.BIDS,
    "announcements": at.ANNOUNCEMENTS,
    "naming": at.NAMING,
    "auction": at.AUCTION,
}
DECLARED: Final = ("", *king.KINDS)
"""The contracts of a deal by name, as the kernels number them."""
POSSIBLE: Final = 11
"""Deals of a match that may differ: from 1 to 10; number 0 where all are alike."""


class Encoded(NamedTuple):
    """Rules for the kernels."""

    words: Int64Array  #: (RULES,)
    contracts: Int64Array  #: (deal, what is declared or turned up): the contract's number, -1 for none
    terms: Int64Array  #: (contract, TERMS)
    worths: Int16Array  #: (contract, 52): points for taking each card
    stronger: Int64Array  #: (64,): for each card the cards that beat it
    pack: Int64Array  #: the cards of the pack
    kept: tuple[Contract, ...]  #: the contracts by number

    @property
    def of_rules(self) -> tuple[Int64Array, ...]:
        """What every kernel that moves tables takes after them."""
        return self.words, self.contracts, self.terms, self.stronger, self.pack


@lru_cache(64)
def encoded(rules: Rules, max_deals: int, result: bool) -> Encoded:
    """The rules of a game of the house as words.

    max_deals: a match is cut short after so many; result: rewards are the result, not points.
    """
    import numpy as np

    game = rules.game
    words = np.zeros(at.RULES, np.int64)
    words[at.KIND], words[at.PACK], words[at.CALLS] = KINDS[game.TALK], len(game.pack(rules)), FIRST_CALL[game.ID]
    words[at.MANY_CALLS] = len(game.CALLS)
    words[at.SIDES], words[at.DEALS] = game.TEAM_SCORES, len(game.deal_titles(rules))
    values = dict(rules.values)
    words[at.FIXED_DEALS] = fixed_deals(rules) or 0
    words[at.TARGET] = int(values.get("target", 0))
    words[at.FLOOR] = values.get("partner_floor") == "positive"
    words[at.DEALER_LEADS] = values.get("first_lead") == "dealer"
    exposed = game.exposed(rules)
    words[at.SHOW_FIRST], words[at.TURN_UP] = exposed.face_up is not None, exposed.turn_up is not None
    words[at.MAX_DEALS], words[at.RESULT], words[at.PARTNERS] = max_deals, result, game.PARTNERS
    talk_terms = _TALKS[game.TALK](rules)
    words[at.OF_TALK : at.OF_TALK + len(talk_terms)] = talk_terms
    numbers, rows, worths, stronger, kept = _contracts(rules)
    return Encoded(words, numbers, rows, worths, stronger, np.array(game.pack(rules), np.int64), kept)


def _contracts(rules: Rules) -> tuple[Int64Array, Int64Array, Int16Array, Int64Array, tuple[Contract, ...]]:
    """The contracts by deal and name, their terms and worths of cards, how cards compare (alike in all), the contracts."""
    import numpy as np

    numbers = np.full((POSSIBLE, len(DECLARED)), -1, np.int64)
    known: dict[tuple[Contract, int], int] = {}
    deals = len(rules.game.deal_titles(rules))
    for number in range(1, deals + 1) if deals else (1,):
        early = _early(rules, number)
        for what, contract in rules.game.contracts(rules, number).items():
            place = known.setdefault((contract, early), len(known))
            numbers[number if deals else 0, DECLARED.index(what)] = place
    rows = np.zeros((len(known), at.TERMS), np.int64)
    worths = np.zeros((len(known), 52), np.int16)
    for (contract, early), place in known.items():
        contract_terms = terms(contract)
        rows[place, : len(contract_terms)] = contract_terms
        rows[place, at.EARLY] = early
        for cards, each in contract.payoff.cards:
            worths[place, [number_of_card(card) for card in members(cards)]] += each
    (stronger,) = {contract.stronger for contract, _ in known}
    return numbers, rows, worths, np.array(stronger, np.int64), tuple(contract for contract, _ in known)


def _early(rules: Rules, number: int) -> int:
    """The cards that cost in a deal that may end once they are taken (GEN-11); 0 where it is played to its end."""
    game: Any = rules.game
    if number not in getattr(game, "MAY_END_EARLY", ()) or rules["early_finish"] != ON:
        return 0
    cost = 0
    for contract in game.contracts(rules, number).values():
        for cards, _ in contract.payoff.cards:
            cost |= cards
    return cost


# --- the rules of talks, by kind ----------------------------------------------------------------------------------


def _bids(rules: Rules) -> list[int]:
    game: Any = rules.game
    below, over = game.SCALES[rules["values"]]
    return [*below, *over]


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
