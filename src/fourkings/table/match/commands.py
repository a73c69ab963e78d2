"""Commands in a match: each gives a fact, None if it is so already, or raises `Refused`."""

from __future__ import annotations

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Reason, Refused, why_not
from fourkings.rulebook.game.length import CLAUSE
from fourkings.rulebook.match import why_not_stop
from fourkings.table.match.events import (
    Act,
    Deal,
    Forget,
    Hinted,
    Leave,
    Rematch,
    Return,
    Reveal,
    StandIn,
    Stop,
    Table,
    Undo,
)
from fourkings.table.match.hosting import check_goes_on


def act(table: Table, seat: Seat, action: Action, bot: str | None = None) -> Act:
    """A seat's action, if the rules allow it; `bot` names the bot that acts for the seat."""
    if not table.match.deals:
        raise Refused(Reason("GEN-6", "not-dealt", {}))
    check_goes_on(table)
    if reason := why_not(table.state, seat, action):
        raise Refused(reason)
    return Act(seat, action, bot)


def deal(table: Table, hands: tuple[tuple[Card, ...], ...]) -> Deal:
    """The next deal, if the one before is over; `hands` by seat, in the order dealt."""
    if table.match.result:
        raise Refused(Reason(table.rules.game.END, "match-over", {}))
    if not table.match.between_deals:
        raise Refused(Reason("GEN-6", "deal-running", {}))
    check_goes_on(table)
    return Deal(hands)


def undo(table: Table, seat: Seat) -> Undo:
    """Undo the seat's own last action and all after it, in this deal or an earlier one.

    Only for one person among bots, and until the match is over: then all hands have been told.
    """
    people = [chair for chair in table.participants if chair.player is not None]
    if len(people) > 1 or table.participant(seat).player is None:
        raise Refused(Reason("GEN-12", "undo-with-people", {}))
    if table.match.result:  # every hand and the secret have been told
        raise Refused(Reason(table.rules.game.END, "match-over", {}))
    check_goes_on(table)
    for number in range(len(table.match.deals), 0, -1):
        actions = table.match.deals[number - 1].actions
        for place in range(len(actions) - 1, -1, -1):
            if actions[place][0] == seat:
                return Undo(number, place)
    raise Refused(Reason("GEN-12", "nothing-to-undo", {}))


def stop(table: Table) -> Stop | None:
    """The time of the match is over: the deal under way is played to its end, and is the last (GEN-13).

    The match goes on until a deal is scored. `Refused` for a match whose number of deals its game fixes, and after its end.
    """
    if table.time_over:
        return None
    reason = why_not_stop(table.match)
    if reason == "length-fixed":
        raise Refused(Reason(CLAUSE, "length-fixed", {}))
    if reason == "match-over":
        raise Refused(Reason(CLAUSE, "match-over", {}))
    return Stop()


def reveal(table: Table) -> Reveal | None:
    """All tables that play the same deals have done so; None for a table that hides nothing from others."""
    return Reveal() if table.closed_hands else None


def ask_hint(table: Table, seat: Seat) -> Hinted | None:
    """A seat asks for a hint: among people only if the conditions allow it, and all are told; None if they are already.

    One person among bots may ask for as many as they like, and nobody is told.
    """
    if sum(chair.player is not None for chair in table.participants) <= 1:
        return None
    if not table.conditions.hints:
        raise Refused(Reason("", "hint-with-people", {}))
    deals = table.match.deals
    hint = (len(deals), len(deals[-1].actions) if deals else 0, Hinted(seat))
    return None if any((note.deal, note.actions, note.event) == hint for note in table.notes) else Hinted(seat)


def leave(table: Table, player: str, by_choice: bool = False) -> Leave | None:
    """A person goes away; `by_choice` if they asked for it."""
    entrant = _entrant(table, player)
    return None if table.closed or table.participants[entrant].away else Leave(entrant, by_choice)


def come_back(table: Table, player: str) -> Return | None:
    """A person comes back, and plays again."""
    entrant = _entrant(table, player)
    return Return(entrant) if table.participants[entrant].away else None


def choose_stand_in(table: Table, player: str, bot: str) -> StandIn | None:
    """A person chooses the bot that plays while they are away."""
    entrant = _entrant(table, player)
    return None if table.participants[entrant].bot == bot else StandIn(entrant, bot)


def forget(table: Table, player: str) -> Forget:
    """A person is forgotten."""
    return Forget(_entrant(table, player))


def rematch(table: Table, player: str, other: str) -> Rematch | None:
    """The same people go on at another table, after the match."""
    _entrant(table, player)
    if table.match.result is None:
        raise Refused(Reason("GEN-12", "match-running", {}))
    return None if table.rematch else Rematch(other)


def _entrant(table: Table, player: str) -> int:
    for entrant, chair in enumerate(table.participants):
        if chair.player == player:
            return entrant
    raise Refused(Reason("GEN-12", "not-seated", {}))
