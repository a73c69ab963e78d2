"""Facts for a record that only the log has: who was played by a bot, who arrived late, and how packs were shuffled."""

from collections.abc import Iterable

from fourkings.rulebook.deck import Shuffled, seal
from fourkings.table import waiting_room
from fourkings.table.match.events import Act, Deal, LogEvent, Opening, Undo
from fourkings.table.match.people import TakeSeat
from fourkings.table.match.state import Table


def bots_of_entrants(table: Table, log: Iterable[LogEvent]) -> tuple[tuple[str, ...], ...]:
    """Return for each participant the bots that acted for them, with their versions, in order; `log` is that of `table`."""
    bots: list[dict[str, None]] = [{}, {}, {}, {}]
    for event in log:
        if isinstance(event, Act) and event.bot:
            bots[table.match.opening.seats[event.seat]][event.bot] = None
    return tuple(map(tuple, bots))


def stand_in_actions(log: Iterable[LogEvent]) -> tuple[tuple[tuple[int, str], ...], ...]:
    """Return for each deal the actions that a bot took for a person: pairs of the action's number, from 0, and the bot."""
    people: set[int] = set()
    seats: tuple[int, ...] = ()
    deals: list[list[str | None]] = []
    for event in log:
        match event:
            case Opening(_, participants, opened):
                seats = opened.seats
                people = {seat for seat in range(4) if participants[seats[seat]].player is not None}
            case TakeSeat(entrant):
                people.add(seats.index(entrant))
            case Deal():
                deals.append([])
            case Act(seat, _, bot):
                deals[-1].append(bot if seat in people else None)
            case Undo(number, actions):
                deals = [*deals[: number - 1], deals[number - 1][:actions]]
    return tuple(tuple((number, bot) for number, bot in enumerate(deal) if bot) for deal in deals)


def seats_taken(table: Table) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each deal the seats that latecomers took from bots: pairs of their first action's number and the seat.

    A seat taken between two deals is taken from the next one on.
    """
    deals = table.match.deals
    taken: list[list[tuple[int, int]]] = [[] for _ in deals]
    for note in table.notes:
        if isinstance(note.event, TakeSeat):
            deal, action = max(note.deal - 1, 0), note.actions
            if note.deal and deal + 1 < len(deals) and action == len(deals[deal].actions):
                deal, action = deal + 1, 0
            taken[deal].append((action, table.seat_of_entrant(note.event.entrant)))
    return tuple(map(tuple, taken))


def shuffle_info(table: Table, secret: bytes) -> Shuffled:
    """Return how the packs were shuffled, for a record; the secret, which reveals every hand, only after the match."""
    disclosed = secret if table.match.result and not table.closed_hands else None
    return Shuffled(seal(secret), table.contributions, disclosed, lots=_lots(table))


def _lots(table: Table) -> tuple[str, ...]:
    """Return what was decided by lot beside the game's own draw, see `waiting_room.lots`: `seats`, `dealer`, or nothing."""
    if table.match.mirror:
        return waiting_room.lots(table.rules, table.conditions)
    joined = table.rules.game.opening(table.rules).seats == "joined"
    if not table.match.opening.draw:
        return ("dealer",)
    return ("seats",) if joined and table.host is not None and table.conditions.seats == "drawn" else ()
