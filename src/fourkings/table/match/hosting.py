"""What the host of a match does, and lets others do: commands that give facts, and those facts applied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Reason, Refused
from fourkings.table.match.banks import add, spend
from fourkings.table.match.events import AddTime, HostEvent, OpenSeats, Participant, Pause, Resume, Table, TakeSeat
from fourkings.table.waiting_room import Guest, HostChanged, table_refusal

# --- commands -----------------------------------------------------------------------------------------------------


def hand_over(table: Table, player: str, number: int) -> HostChanged | None:
    """The host hands the table over to another player, by their number."""
    _check_host(table, player)
    if all(chair.player is None or chair.guest != number for chair in table.participants):
        raise table_refusal("no-such-guest")
    return None if number == table.host else HostChanged(number)


def change_host(table: Table, here: Callable[[str], bool]) -> HostChanged | None:
    """The next connected player becomes host; None if the host is connected, or nobody is."""
    people = _people(table)
    host = next((player for number, player in people if number == table.host), None)
    if table.closed or table.match.result or table.host is None or host is None or here(host):
        return None
    return next((HostChanged(number) for number, player in _after(table.host, people) if here(player)), None)


def pause(table: Table, player: str) -> Pause | None:
    """The host pauses the match. A correspondence game has no pause: nobody has to be there while it goes on."""
    _check_host(table, player)
    _check_under_way(table)
    if table.slow:
        raise table_refusal("pause-slow")
    return None if table.paused else Pause()


def resume(table: Table, player: str) -> Resume | None:
    """The host lets the match go on."""
    _check_host(table, player)
    return Resume() if table.paused else None


def add_time(table: Table, player: str, seat: Seat | None, seconds: int) -> AddTime:
    """The host adds time to the bank of a seat, or to all four (None): every deal begins with full banks again."""
    _check_host(table, player)
    _check_under_way(table)
    if table.banks is None or table.waits_for is None:
        raise table_refusal("no-bank")
    return AddTime(seat, seconds)


def open_seats(table: Table, player: str, wanted: bool) -> OpenSeats | None:
    """The host lets latecomers take the seats of bots, or does not any more."""
    _check_host(table, player)
    _check_under_way(table)
    if wanted:
        _check_joinable(table)
    return None if table.open_seats == wanted else OpenSeats(wanted)


def take_seat(table: Table, player: str, seat: Seat) -> TakeSeat:
    """A latecomer takes the seat of a bot that plays for nobody (GEN-12)."""
    if table.seat_of(player) is not None:
        raise Refused(Reason("GEN-12", "seated-already", {}))
    _check_under_way(table)
    if not table.open_seats:
        raise Refused(Reason("GEN-12", "seats-shut", {}))
    if table.participant(seat).player is not None:
        raise Refused(Reason("GEN-12", "seat-of-person", {}))
    return TakeSeat(table.match.opening.seats[seat], player)


def check_goes_on(table: Table) -> None:
    """Raise `Refused` while the match is paused."""
    if table.paused:
        raise table_refusal("paused")


def _check_host(table: Table, player: str) -> None:
    """Raise `Refused` for anybody but the host, and for everybody at a table of an evening: its director leads it."""
    if table.conditions.arranged:
        raise table_refusal("arranged")
    if table.host is None or table.seat_of(player) is None or table.guest_number(player) != table.host:
        raise table_refusal("host-only")


def _check_under_way(table: Table) -> None:
    """Raise `Refused` after the match."""
    if table.match.result:
        raise Refused(Reason(table.rules.game.END, "match-over", {}))


def _check_joinable(table: Table) -> None:
    """Raise `Refused` where nobody could come late: nobody may look on, or everybody is to hold every hand."""
    if table.conditions.watch == "nobody":
        raise table_refusal("no-watching")
    if table.match.mirror:
        raise table_refusal("mirror-whole")


# --- facts applied ------------------------------------------------------------------------------------------------


def apply_host_fact(table: Table, fact: HostEvent) -> Table:
    """The table after a fact of its host, with the same version."""
    match fact:
        case HostChanged(guest):
            return replace(table, host=guest)
        case Pause(spent):
            seat = table.clock_seat
            banks = table.banks if seat is None else spend(table.banks, None, seat, spent)
            return replace(table, paused=True, banks=banks)
        case Resume():
            return replace(table, paused=False)
        case AddTime(seat, seconds):
            return replace(table, banks=add(table.banks, seat, seconds))
        case OpenSeats(wanted):
            return replace(table, open_seats=wanted)
        case TakeSeat(entrant, player):
            return _with_late_comer(table, entrant, player)


def host_without(table: Table, entrant: int) -> int | None:
    """The number of the host once the person in a chair is forgotten: if they were the host, the next player is."""
    gone = table.participants[entrant]
    if table.host is None or gone.guest != table.host:
        return table.host
    return next((number for number, _ in _after(table.host, _people(table))), table.host)


def _with_late_comer(table: Table, entrant: int, player: str) -> Table:
    number = table.next_number
    taken = table.participants[entrant]
    chair = Participant("", player, taken.bot, guest=number)
    return replace(
        table,
        participants=(*table.participants[:entrant], chair, *table.participants[entrant + 1 :]),
        guests=(*table.guests, Guest(number, player)),
        next_number=number + 1,
    )


def _people(table: Table) -> list[tuple[int, str]]:
    """The players by their numbers, with their ids."""
    return [
        (chair.guest, chair.player) for chair in table.participants if chair.guest is not None and chair.player is not None
    ]


def _after(host: int, people: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """People by number, from the one after the host on."""
    others = [person for person in people if person[0] != host]
    return sorted(others, key=lambda person: (person[0] < host, person[0]))
