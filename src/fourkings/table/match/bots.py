"""The bots that played at a table, and the people they played for."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.table.match.events import Act, Deal, LogEvent, Opening, Table, TakeSeat, Undo


def bots_of_entrants(table: Table, facts: Iterable[LogEvent]) -> tuple[tuple[str, ...], ...]:
    """By entrant, the bots that acted for them, with their versions, in order; `facts` is the whole log of `table`."""
    met: list[dict[str, None]] = [{}, {}, {}, {}]
    for fact in facts:
        if isinstance(fact, Act) and fact.bot:
            met[table.match.opening.seats[fact.seat]][fact.bot] = None
    return tuple(map(tuple, met))


def stand_in_actions(facts: Iterable[LogEvent]) -> tuple[tuple[tuple[int, str], ...], ...]:
    """By deal, the actions that a bot did for a person: their numbers from 0 on, and the bot; `facts` is a whole log."""
    people: set[int] = set()
    seats: tuple[int, ...] = ()
    deals: list[list[str | None]] = []
    for fact in facts:
        match fact:
            case Opening(_, chairs, opened):
                seats = opened.seats
                people = {seat for seat in range(4) if chairs[seats[seat]].player is not None}
            case TakeSeat(entrant):
                people.add(seats.index(entrant))
            case Deal():
                deals.append([])
            case Act(seat, _, bot):
                deals[-1].append(bot if seat in people else None)
            case Undo(number, actions):
                deals = [*deals[: number - 1], deals[number - 1][:actions]]
    return tuple(tuple((at, bot) for at, bot in enumerate(deal) if bot) for deal in deals)


def seats_taken(table: Table) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By deal, the seats that latecomers took from bots: the number of the action from which on, and the seat.

    A seat taken between two deals is taken from the next one on.
    """
    deals = table.match.deals
    taken: list[list[tuple[int, int]]] = [[] for _ in deals]
    for note in table.notes:
        if isinstance(note.event, TakeSeat):
            at, action = max(note.deal - 1, 0), note.actions
            if note.deal and at + 1 < len(deals) and action == len(deals[at].actions):
                at, action = at + 1, 0
            taken[at].append((action, table.match.opening.seats.index(note.event.entrant)))
    return tuple(map(tuple, taken))
