"""Commands in a match: each checks a request and returns an event, None if nothing changes, or raises `Refused`.

Throughout, `player` is the id of the person who asks, and `number` is a person's number at the table.
"""

from collections.abc import Callable

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Reason, Refused, why_not
from fourkings.rulebook.game.length import CLAUSE
from fourkings.rulebook.match import why_not_stop
from fourkings.table.match.events import Act, AddTime, Deal, Hinted, OpenSeats, Pause, Rematch, Resume, Reveal, Stop, Undo
from fourkings.table.match.people import Forget, Leave, Return, StandIn, TakeSeat
from fourkings.table.match.state import Table, TableState
from fourkings.table.waiting_room import HostChanged, numbers_after, table_refusal


def act(table: Table, seat: Seat, action: Action, bot: str | None = None) -> Act:
    """Return the event of a seat's card or call, if the rules allow it; `bot` names the bot that acts for the seat."""
    if not table.match.deals:
        raise Refused(Reason("GEN-6", "not-dealt", {}))
    check_goes_on(table)
    if reason := why_not(table.state, seat, action):
        raise Refused(reason)
    return Act(seat, action, bot)


def deal(table: Table, hands: tuple[tuple[Card, ...], ...]) -> Deal:
    """Return the event that deals the next hands, if the deal before is over; `hands` by seat, in the order dealt."""
    _check_under_way(table)
    if not table.match.between_deals:
        raise Refused(Reason("GEN-6", "deal-running", {}))
    check_goes_on(table)
    return Deal(hands)


def undo(table: Table, seat: Seat) -> Undo:
    """Undo the seat's own last action and all after it, in this deal or an earlier one.

    Only for one person among bots, not in an evening, and until the match is over: then all hands have been shown.
    """
    if len(table.people) > 1 or table.conditions.arranged or table.participant(seat).player is None:
        raise Refused(Reason("GEN-12", "undo-with-people", {}))
    _check_under_way(table)
    check_goes_on(table)
    for number in range(len(table.match.deals), 0, -1):
        actions = table.match.deals[number - 1].actions
        for place in range(len(actions) - 1, -1, -1):
            if actions[place][0] == seat:
                return Undo(number, place)
    raise Refused(Reason("GEN-12", "nothing-to-undo", {}))


def stop(table: Table) -> Stop | None:
    """End the match because its time is over (GEN-13): now, or after the deal in progress.

    It goes on until at least one deal is scored. Refused for a match whose number of deals is fixed by its game, and
    after its end.
    """
    if table.time_over:
        return None
    match why_not_stop(table.match):
        case "length-fixed":
            raise Refused(Reason(CLAUSE, "length-fixed", {}))
        case "match-over":
            raise Refused(Reason(CLAUSE, "match-over", {}))
    return Stop()


def reveal(table: Table) -> Reveal | None:
    """Allow the hands to be seen after the match, once all tables have played the same deals; None if nothing is hidden."""
    return Reveal() if table.closed_hands else None


def ask_hint(table: Table, seat: Seat) -> Hinted | None:
    """Announce to the others that a seat asks for a hint; None if they know already, or if there are none.

    Among people, and in an evening, the conditions have to allow it. One person among bots may ask for as many as they
    like, unannounced.
    """
    if len(table.people) <= 1 and not table.conditions.arranged:
        return None
    if not table.conditions.hints:
        raise Refused(Reason("", "hint-with-people", {}))
    hint = Hinted(seat)
    return None if any((note.deal, note.actions, note.event) == (*table.position, hint) for note in table.notes) else hint


def leave(table: Table, player: str, by_choice: bool = False) -> Leave | None:
    """Let a person's stand-in bot play for them; `by_choice`: they asked for it."""
    entrant = _entrant(table, player)
    return None if table.closed or table.participants[entrant].away else Leave(entrant, by_choice)


def come_back(table: Table, player: str) -> Return | None:
    """Give a person their seat back from the stand-in bot; None if they are not away."""
    entrant = _entrant(table, player)
    return Return(entrant) if table.participants[entrant].away else None


def choose_stand_in(table: Table, player: str, bot: str) -> StandIn | None:
    """Choose the bot that plays while a person is away."""
    entrant = _entrant(table, player)
    return None if table.participants[entrant].bot == bot else StandIn(entrant, bot)


def forget(table: Table, player: str) -> Forget:
    """Remove a person's id from the table, as they asked; their bot keeps the seat for good."""
    return Forget(_entrant(table, player))


def rematch(table: Table, player: str, other: str) -> Rematch | None:
    """Announce another table (by id) to the people of a finished match, for their rematch; None if that was done before."""
    _entrant(table, player)
    if table.match.result is None:
        raise Refused(Reason("GEN-12", "match-running", {}))
    return None if table.rematch else Rematch(other)


def hand_over(table: Table, player: str, number: int) -> HostChanged | None:
    """Make the player of that number the host; only the host may."""
    _check_host(table, player)
    if number not in table.numbered_players:
        raise table_refusal("no-such-guest")
    return None if number == table.host else HostChanged(number)


def change_host(table: TableState, connected: Callable[[str], bool]) -> HostChanged | None:
    """Make the next connected player (before the match: guest) the host, if the host is away and somebody is connected.

    connected: whether the person with an id is.
    """
    players, host = table.numbered_players, table.host
    if table.over or host is None or host not in players or connected(players[host]):
        return None
    return next((HostChanged(number) for number in numbers_after(host, players) if connected(players[number])), None)


def pause(table: Table, player: str) -> Pause | None:
    """Pause the match; only the host may, and not in a correspondence game, where nobody has to be connected."""
    _check_host(table, player)
    _check_under_way(table)
    if table.slow:
        raise table_refusal("pause-slow")
    return None if table.paused else Pause()


def resume(table: Table, player: str) -> Resume | None:
    """End the pause; only the host may."""
    _check_host(table, player)
    return Resume() if table.paused else None


def add_time(table: Table, player: str, seat: Seat | None, seconds: int) -> AddTime:
    """Add time to the bank of a seat, or to all four (None); only the host may. Every deal begins with full banks again."""
    _check_host(table, player)
    _check_under_way(table)
    if table.banks is None or table.waits_for is None:
        raise table_refusal("no-bank")
    return AddTime(seat, seconds)


def open_seats(table: Table, player: str, wanted: bool) -> OpenSeats | None:
    """Allow latecomers to take bots' seats, or (`wanted` is False) no longer; only the host may."""
    _check_host(table, player)
    _check_under_way(table)
    if wanted:
        _check_joinable(table)
    return None if table.open_seats == wanted else OpenSeats(wanted)


def take_seat(table: Table, player: str, seat: Seat) -> TakeSeat:
    """Give a latecomer the seat of a bot that stands in for nobody (GEN-12)."""
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
        raise Refused(Reason(table.rules.game.END_CLAUSE, "match-over", {}))


def _check_joinable(table: Table) -> None:
    """Raise `Refused` if latecomers cannot join: nobody may watch, or everybody is to hold every hand (a mirror match)."""
    if table.conditions.watch == "nobody":
        raise table_refusal("no-watching")
    if table.match.mirror:
        raise table_refusal("mirror-whole")


def _entrant(table: Table, player: str) -> int:
    for entrant, participant in enumerate(table.participants):
        if participant.player == player:
            return entrant
    raise Refused(Reason("GEN-12", "not-seated", {}))
