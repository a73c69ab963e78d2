"""The bots that played at a table, and the people they played for."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.table.state.facts import Act, Deal, Fact, Opening, Table, Undo


def bots_of_entrants(table: Table, facts: Iterable[Fact]) -> tuple[tuple[str, ...], ...]:
    """By entrant, the bots that acted for them, with their versions, in order; `facts` is the whole log of `table`."""
    met: list[dict[str, None]] = [{}, {}, {}, {}]
    for fact in facts:
        if isinstance(fact, Act) and fact.bot:
            met[table.match.opening.seats[fact.seat]][fact.bot] = None
    return tuple(map(tuple, met))


def stand_in_actions(facts: Iterable[Fact]) -> tuple[tuple[tuple[int, str], ...], ...]:
    """By deal, the actions that a bot did for a person: their numbers from 0 on, and the bot; `facts` is a whole log."""
    people: set[int] = set()
    deals: list[list[str | None]] = []
    for fact in facts:
        match fact:
            case Opening(_, chairs, opened):
                people = {seat for seat in range(4) if chairs[opened.seats[seat]].player is not None}
            case Deal():
                deals.append([])
            case Act(seat, _, bot):
                deals[-1].append(bot if seat in people else None)
            case Undo(number, actions):
                deals = [*deals[: number - 1], deals[number - 1][:actions]]
    return tuple(tuple((at, bot) for at, bot in enumerate(deal) if bot) for deal in deals)
