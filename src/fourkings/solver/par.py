"""The par of a bridge deal: the score that neither side can improve by bidding on, and the contracts that reach it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fourkings.solver.bridge import seat_of, vulnerability_of

STRAINS: Final = ("S", "H", "D", "C", "NT")
"""The strains in the order of a table of results."""
RISING: Final = (3, 2, 1, 0, 4)
"""Their numbers in the order of the auction, clubs first."""
VULNERABLE: Final = {"None": (False, False), "NS": (True, False), "EW": (False, True), "All": (True, True)}
"""The vulnerability of north-south and of east-west, by its word in PBN."""
CONTRACTS: Final = 35
LARGE: Final = 10_000
"""More points than any contract scores."""


class ParContract(NamedTuple):
    """A contract of the par; its text is as in PBN, for example `NS 4S=`, `N 3NT+1` or `EW 5CX-2`."""

    declarers: str  #: the seats that reach it, such as "NS" or "W"
    level: int  #: 1 to 7
    strain: str  #: one of `STRAINS`
    over: int  #: tricks more than contracted; a negative contract is doubled

    def __str__(self) -> str:
        result = f"{self.over:+d}" if self.over else "="
        return f"{self.declarers} {self.level}{self.strain}{'X' if self.over < 0 else ''}{result}"


class Par(NamedTuple):
    """The par of a deal."""

    score: int  #: points for north-south
    contracts: tuple[ParContract, ...]  #: of each strain the lowest contract that scores it; none if all pass


def par(table: Sequence[Sequence[int]], dealer: int | str = 0, vulnerable: str = "None") -> Par:
    """Return the par of a deal, from its table of 20 results.

    table: tricks by strain (spades, hearts, diamonds, clubs, no trump) and declarer (north, east, south, west); dealer:
    "N", "E", "S" or "W", or 0 to 3; vulnerable: "None", "NS", "EW" or "All", or the same as LIN and RBN write it.

    Sides bid in turn, beginning with the dealer's, and see all cards; contracts that fail are doubled. The result follows
    backwards from seven no trump. The dealer matters if each side could make the contract that it bids first.

    Raises `DealError` for another dealer or vulnerability.
    """
    vulnerable = vulnerability_of(vulnerable)
    scores = [[_score(table, side, bid, vulnerable) for bid in range(CONTRACTS)] for side in (0, 1)]
    best = (max, min)
    bids = ([-LARGE], [LARGE])  # by side, what its bids from here on lead to, for north-south
    stable: list[tuple[int, int]] = []
    for bid in reversed(range(CONTRACTS)):
        passed = scores[0][bid], scores[1][bid]
        raised = best[1](bids[1]), best[0](bids[0])  # what the other side gets if it bids on
        stable += [(side, bid) for side in (0, 1) if best[side](passed[side], raised[side]) != passed[side]]
        for side in (0, 1):
            bids[side].append(best[1 - side](passed[side], raised[side]))
    first = seat_of(dealer) & 1
    score = best[first](best[1 - first](0, *bids[1 - first]), *bids[first])
    contracts = {(side, bid % 5): _contract(table, side, bid) for side, bid in stable if score == scores[side][bid]}
    return Par(score, tuple(contracts.values()) if score else ())


def _contract(table: Sequence[Sequence[int]], side: int, bid: int) -> ParContract:
    row = table[RISING[bid % 5]]
    most = max(row[side], row[side + 2])
    declarers = "".join("NESW"[seat] for seat in (side, side + 2) if row[seat] == most)
    return ParContract(declarers, bid // 5 + 1, STRAINS[RISING[bid % 5]], int(most) - bid // 5 - 7)


def _score(table: Sequence[Sequence[int]], side: int, bid: int, vulnerable: str) -> int:
    """Return north-south's points if a side plays this contract: undoubled if it is made, else doubled."""
    contract, is_vulnerable = _contract(table, side, bid), VULNERABLE[vulnerable][side]
    points = points_of(contract.level, contract.strain, contract.over, is_vulnerable)
    return -points if side else points


def points_of(level: int, strain: str, over: int, vulnerable: bool) -> int:
    """Return the declarer's points for a contract that is made, or is doubled and fails."""
    if over < 0:
        down = -over
        return -(300 * down - 100 if vulnerable else (100, 300, 500)[down - 1] if down < 4 else 300 * down - 400)
    each, first = (20, 20) if strain in ("C", "D") else (30, 40 if strain == "NT" else 30)
    tricks = first + each * (level - 1)
    bonus = 50 if tricks < 100 else 500 if vulnerable else 300
    slam = {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    return tricks + each * over + bonus + slam
