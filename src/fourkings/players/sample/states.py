"""A state as it would be in one of the deals that fit a view: for those who play such a deal on by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from fourkings.rulebook.cards import Mask, members
from fourkings.rulebook.game import Deal, State
from fourkings.rulebook.tricks import played
from fourkings.windows.view import View


def state_in(view: View, hands: Sequence[Mask]) -> State:
    """The state that a view is of, if the four seats held these cards.

    view: of a seat, in a deal that is not over; hands: what each seat holds now, as a row of `Deals.draw`. Hands that are
    not the viewer's stand in no particular order.
    """
    gone = played(view)
    dealt = tuple(
        view.dealt if seat == view.seat else tuple(members(hand | gone[seat])) for seat, hand in enumerate(map(int, hands))
    )
    deal = Deal(view.rules, view.number, view.dealer, view.scores, dealt, view.turned, view.face_up)
    a, b, c, d = map(int, hands)
    return State(deal, view.stage, view.turn, view.talk, view.contract, (a, b, c, d), view.leader, view.trick, view.tricks)
