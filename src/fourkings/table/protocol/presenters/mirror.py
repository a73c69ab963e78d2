"""A mirror match: how long it is, and at its end how each player scored with every hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fourkings.rulebook.cards import SEATS, name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match
from fourkings.rulebook.mirror import boards_of_cycle, deals_of_cycle, gain_of
from fourkings.table.protocol.parts import MirrorHand, MirrorPlan

SECONDS: Final = 3
"""The time for a card among people who know the game, to estimate the length of a match."""


def mirror_plan(rules: Rules) -> MirrorPlan:
    """Build the length of a mirror match."""
    deals = deals_of_cycle(rules)
    minutes = deals * len(rules.game.pack(rules)) * SECONDS / 60
    return MirrorPlan(boards=boards_of_cycle(rules), deals=deals, minutes=5 * round(minutes / 5))


def mirror_hands(match: Match) -> tuple[MirrorHand, ...]:
    """Build how each player scored with every hand; empty before a mirror match is over."""
    return tuple(_hands(match)) if match.mirror and match.result else ()


def _hands(match: Match) -> Iterator[MirrorHand]:
    boards, titles = boards_of_cycle(match.rules), match.rules.game.deal_titles(match.rules)
    for board in range(boards):
        dealt = match.deals[board].state.deal.dealt
        for first in SEATS:
            deals = [boards * (seat - first & 3) + board + 1 for seat in SEATS]
            gains = [
                gain_of(match.rules, match.deals[number - 1].state.points or (0, 0), seat)
                for seat, number in zip(SEATS, deals, strict=True)
            ]
            yield MirrorHand(
                board=board + 1,
                about=titles[board] if titles else "",
                hand=tuple(map(name, sorted(dealt[first]))),
                deals=(deals[0], deals[1], deals[2], deals[3]),
                points=(gains[0], gains[1], gains[2], gains[3]),
            )
