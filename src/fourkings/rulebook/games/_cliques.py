"""Shared parts of the two games of Quarante de Roi: cliques, packets, the turn-up, and points for court cards.

A clique is three or four kings, queens or jacks in one hand. A packet is a number of cards dealt to a seat at once.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final

from fourkings.rulebook import game
from fourkings.rulebook.cards import SHORT, Card, Mask, Seat, rank_mask, suit_mask
from fourkings.rulebook.tricks import Line, Payoff

CLIQUES: Final = {"KKK": 10, "KKKK": 40, "QQQ": 8, "QQQQ": 20, "JJJ": 6, "JJJJ": 13}
"""Three or four of a court rank in one hand, with their points (QR-8, QL-10)."""
CLIQUES_PAY: Final = game.Item("cliques", {"least": min(CLIQUES.values()), "most": max(CLIQUES.values())})
"""The fact, to show to players, that a clique counts in addition to what is taken."""
BY_VALUE: Final = tuple(sorted(CLIQUES, key=CLIQUES.__getitem__))
"""Cliques from the lowest to the highest (QL-10)."""


def cliques(hand: Mask) -> tuple[str, ...]:
    """Return the cliques in a hand as dealt; four of a rank don't count as three, too."""
    counts = ((rank, (hand & rank_mask(rank)).bit_count()) for rank in "KQJ")
    return tuple(rank * count for rank, count in counts if count >= 3)


def highest(announced: Iterable[str]) -> str | None:
    """Return the clique of the highest value, None if there is none; no two players can hold the same one."""
    return max(announced, key=BY_VALUE.index, default=None)


def counting_cliques(counted: str, announced: Iterable[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """Return the announced cliques that count, each with its seat; counted: as in `clique_points`."""
    entries = list(announced)
    best = highest(clique for _, clique in entries)
    winners = {seat & 1 for seat, clique in entries if clique == best}
    return [
        (seat, clique)
        for seat, clique in entries
        if counted == "all" or (clique == best if counted == "best_only" else seat & 1 in winners)
    ]


def clique_item(clique: str) -> game.Item:
    """Return the note that shows a player what a clique would count."""
    return game.Item("note-clique", {"clique": clique, "each": CLIQUES[clique]})


def clique_line(clause: str, seat: Seat, clique: str) -> Line:
    """Return the line for a clique (three or four of a rank) in the account of a deal; clause: the rule page's id."""
    return game.by_side(
        Line(clause, "clique", {"seat": seat, "clique": clique}, game.points_for_seat(seat, CLIQUES[clique]))
    )


def court_points(jack: int) -> Payoff:
    """Return the points of court cards for the side that takes them: king 5, queen 4, jack as given (2 or 3)."""
    return Payoff(cards=((rank_mask("K"), 5), (rank_mask("Q"), 4), (rank_mask("J"), jack)))


@cache
def clique_points(counted: str) -> frozenset[tuple[int, int]]:
    """Return each pair of points that cliques can bring the two sides.

    counted: `"all"`, those of the `"best_team"`, or the `"best_only"`.
    """
    of_rank = [[0, *(worth for clique, worth in CLIQUES.items() if clique[0] == rank)] for rank in "KQJ"]
    ours = [held for held in product(*of_rank) if counted != "best_only" or sum(map(bool, held)) < 2]
    both = ((us, them) for us in ours for them in ours if not any(map(int.__mul__, us, them)))
    points = ((sum(us), sum(them)) for us, them in both)
    return frozenset((us, them) for us, them in points if counted == "all" or not (us and them))


def clique_sums(counted: str) -> frozenset[int]:
    """Return all sums that cliques can add to the points of both sides together; counted: as in `clique_points`."""
    return frozenset(map(sum, clique_points(counted)))


def courts_and_cliques(jack: int, counted: str, points: Sequence[int]) -> bool:
    """Return True if court cards and cliques can bring the two sides these points.

    jack: what a jack counts; counted: as in `clique_points`.
    """
    return any(
        game.can_pay(court_points(jack), SHORT, (points[0] - us, points[1] - them)) for us, them in clique_points(counted)
    )


def trump_of(deal: game.Deal) -> Mask:
    """Return the cards of the trump suit, which is that of the turn-up."""
    assert deal.turn_up is not None
    return suit_mask(deal.turn_up >> 4)


class CliqueGame(game.Game):
    """Base class of both games of Quarante de Roi: the pack, the deal, and the end of the match."""

    PARTNERS = True
    TEAM_SCORES = True
    STATISTICS = ("cliques",)
    MOMENT_LASTS = True

    def pack(self, rules: game.Rules) -> tuple[Card, ...]:
        return SHORT

    def packets(self, rules: game.Rules) -> tuple[int, ...]:
        return (3, 2, 3)

    def exposed(self, rules: game.Rules) -> game.Exposed:
        """Turn the dealer's last card face up."""
        return game.Exposed(turn_up=-1)

    def result(self, state: game.State) -> game.Result | None:
        """End the match once a side is ahead at the target; equal scores mean another deal (QR-12, QL-14)."""
        if game.fixed_deals(state.rules) is not None:
            return game.result_by_deals(state)
        us, them = state.totals
        if max(us, them) < int(state.rules["target"]) or us == them:
            return None
        return game.Result((us, them), (0, 2) if us > them else (1, 3))
