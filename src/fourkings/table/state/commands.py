"""Facts made of wishes: what a seat, or a person, wants done in a match; `Refused` where it may not be."""

from __future__ import annotations

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Reason, Refused, why_not
from fourkings.table.state.facts import Act, Deal, Forget, Leave, Rematch, Return, StandIn, Table, Undo


def act(table: Table, seat: Seat, action: Action, bot: str | None = None) -> Act:
    """The seat's action, if the rules allow it."""
    if not table.match.deals:
        raise Refused(Reason("GEN-6", "not-dealt", {}))
    if reason := why_not(table.state, seat, action):
        raise Refused(reason)
    return Act(seat, action, bot)


def deal(table: Table, hands: tuple[tuple[Card, ...], ...]) -> Deal:
    """The next deal, if its time has come."""
    if table.match.result:
        raise Refused(Reason(table.rules.game.END, "match-over", {}))
    if not table.match.between_deals:
        raise Refused(Reason("GEN-6", "deal-running", {}))
    return Deal(hands)


def undo(table: Table, seat: Seat) -> Undo:
    """Back to just before the seat's own last action, in this deal or an earlier one. Only alone among bots."""
    people = [chair for chair in table.chairs if chair.player is not None]
    if len(people) > 1 or table.chair(seat).player is None:
        raise Refused(Reason("GEN-12", "undo-with-people", {}))
    for number in range(len(table.match.deals), 0, -1):
        actions = table.match.deals[number - 1].actions
        for place in range(len(actions) - 1, -1, -1):
            if actions[place][0] == seat:
                return Undo(number, place)
    raise Refused(Reason("GEN-12", "nothing-to-undo", {}))


def leave(table: Table, player: str, by_choice: bool = False) -> Leave | None:
    """A person goes; nothing where he is away already."""
    entrant = _entrant(table, player)
    return None if table.closed or table.chairs[entrant].away else Leave(entrant, by_choice)


def come_back(table: Table, player: str) -> Return | None:
    """A person comes back; nothing where he is there already."""
    entrant = _entrant(table, player)
    return Return(entrant) if table.chairs[entrant].away else None


def choose_stand_in(table: Table, player: str, bot: str) -> StandIn | None:
    """A person chooses who plays for him while he is away; nothing where it is that one already."""
    entrant = _entrant(table, player)
    return None if table.chairs[entrant].bot == bot else StandIn(entrant, bot)


def forget(table: Table, player: str) -> Forget:
    """A person wishes to be forgotten."""
    return Forget(_entrant(table, player))


def rematch(table: Table, player: str, other: str) -> Rematch | None:
    """The same people go on at another table; nothing where they do already. Only after the match."""
    _entrant(table, player)
    if table.match.result is None:
        raise Refused(Reason("GEN-12", "match-running", {}))
    return None if table.rematch else Rematch(other)


def _entrant(table: Table, player: str) -> int:
    for entrant, chair in enumerate(table.chairs):
        if chair.player == player:
            return entrant
    raise Refused(Reason("GEN-12", "not-seated", {}))
