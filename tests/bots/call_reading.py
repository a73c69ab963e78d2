"""The predicates of calls read a second time: each deal is played on by the rules, and what happened is read from its end.

Nothing here comes from `fourkings.bots.proofs`: what a name means is written down again.
"""

from collections import Counter
from collections.abc import Callable

from fourkings.bots import find
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, act
from fourkings.views import view


class PlayedOn:
    """A deal after a call, with what was said in it and who took each trick."""

    def __init__(self, state: State, action: Action) -> None:
        self.me, self.dealer = state.turn, state.deal.dealer
        self.first = {seat: set(hand) for seat, hand in enumerate(state.deal.dealt)}
        careful = find("careful")
        while state.stage != "done":
            state = act(state, state.turn, action)
            if state.stage != "done":
                action = careful.choose(view(state, state.turn), Stream(b"", b""))
        self.end = state
        self.taken = Counter(trick.winner for trick in state.tricks)
        pairs = state.rules.game.PARTNERS
        self.side = {seat: (seat % 2 if pairs else seat) for seat in SEATS}
        self.friends = [seat for seat in SEATS if self.side[seat] == self.side[self.me]]
        self.foes = [seat for seat in SEATS if self.side[seat] != self.side[self.me]]

    @property
    def bids(self) -> dict[Seat, int]:
        if not self.taken:
            return {}
        return {(self.dealer + 1 + place) % 4: bid for place, bid in enumerate(getattr(self.end.calls, "bids", ()))}

    def kept(self, seat: Seat) -> bool:
        return seat in self.bids and self.taken[seat] >= self.bids[seat]

    @property
    def declarer(self) -> Seat | None:
        talk = self.end.calls
        if not hasattr(talk, "declared") or talk.declared is None:
            return None
        return self.dealer if talk.buyer is None else talk.buyer

    @property
    def bought(self) -> bool:
        return self.declarer is not None and self.declarer != self.dealer

    @property
    def costs(self) -> bool | None:
        if self.declarer is None:
            return None
        return self.end.calls.declared == "negative"

    @property
    def result(self) -> Counter[int]:
        points, sums = self.end.points or (), Counter[int]()
        for place, each in enumerate(points):
            sums[place if len(points) == 2 else self.side[place]] += each
        return sums

    @property
    def clique_sides(self) -> set[int]:
        lines = [] if self.end.void else self.end.rules.game.account(self.end)
        return {place for line in lines if line.key == "clique" for place, points in enumerate(line.points) if points > 0}


def _most_trumps(at: PlayedOn) -> bool:
    suit = getattr(at.end.calls, "declared", None)
    if at.declarer != at.me or suit not in tuple("SHDC"):
        return False
    held = {seat: sum("SHDC"[card // 16] == suit for card in hand) for seat, hand in at.first.items()}
    return sorted(held.values())[-2] < held[at.me]


READINGS: dict[str, Callable[[PlayedOn], bool]] = {
    "makes_bid": lambda at: at.kept(at.me),
    "beyond_bid": lambda at: at.me in at.bids and at.taken[at.me] > at.bids[at.me],
    "partner_makes": lambda at: any(at.kept(seat) for seat in at.friends if seat != at.me),
    "foe_fails": lambda at: any(seat in at.bids and not at.kept(seat) for seat in at.foes),
    "played": lambda at: at.taken.total() > 0,
    "unplayed": lambda at: at.taken.total() == 0,
    "names": lambda at: at.declarer == at.me,
    "other_names": lambda at: at.declarer in [seat for seat in SEATS if seat != at.me],
    "paid": lambda at: at.bought and at.dealer == at.me,
    "pays": lambda at: at.bought and at.declarer == at.me,
    "deal_pays": lambda at: at.costs is False,
    "deal_costs": lambda at: at.costs is True,
    "most_trumps": _most_trumps,
    "most_points": lambda at: (
        at.result[at.side[at.me]] > 0 and all(at.result[other] <= at.result[at.side[at.me]] for other in at.side.values())
    ),
    "below_zero": lambda at: at.result[at.side[at.me]] < 0,
    "clique_counts": lambda at: at.side[at.me] in at.clique_sides,
    "foe_clique": lambda at: bool(at.clique_sides - {at.side[at.me]}),
}
"""What each name means, in the same order."""
