"""Commands of an evening: each gives a fact, None if it is so already, or raises `NotNow` with the key of the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from fourkings.evenings.events import (
    MAX_ENTRANTS,
    MAX_LEAGUE_MINUTES,
    MAX_MINUTES,
    MAX_REASON,
    MAX_ROUNDS,
    Abandon,
    Announce,
    ComeBack,
    Correct,
    Cut,
    End,
    Enter,
    Entrant,
    Evening,
    Extend,
    Finish,
    ForgetEntrant,
    MakeTable,
    OpenRound,
    Pair,
    Plan,
    Playing,
    Result,
    StartRound,
    Swap,
    Team,
    Withdraw,
)
from fourkings.evenings.movement import WIDTHS, Seated, Unit, swapped
from fourkings.evenings.seating import holders, seats
from fourkings.evenings.sheets import WrongForm, result_of_sheet
from fourkings.evenings.standings import standings
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, match_length, open_ended
from fourkings.sanitize import cleaned

Why = Literal[
    "kind-and-game",
    "rounds",
    "minutes",
    "length-fixed",
    "mirror",
    "paper",
    "boards-length",
    "no-boards",
    "not-paper",
    "teams-boards",
    "evening-over",
    "evening-full",
    "no-such-entrant",
    "not-pairs",
    "paired-already",
    "not-teams",
    "teamed-already",
    "cut",
    "nothing-to-cut",
    "round-running",
    "no-round",
    "all-rounds-played",
    "too-few",
    "no-swap",
    "seats-taken",
    "no-such-table",
    "table-over",
    "table-made",
    "bad-scores",
    "bad-sheet",
    "boards-by-deals",
    "no-reason",
]


class NotNow(ValueError):
    """What is asked for cannot be; the key says why."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Final = why


def announce(plan: Plan, commitment: str) -> Announce:
    """An evening, if its kind suits the game, and its rounds and times are possible."""
    if (plan.kind == "alone") == plan.rules.game.PARTNERS:
        raise NotNow("kind-and-game")
    if not 1 <= plan.rounds <= MAX_ROUNDS:
        raise NotNow("rounds")
    slow = plan.conditions.clock is not None and plan.conditions.clock.slow
    if not 0 <= plan.minutes <= (MAX_LEAGUE_MINUTES if slow else MAX_MINUTES):
        raise NotNow("minutes")
    if plan.minutes and not open_ended(plan.rules):
        raise NotNow("length-fixed")
    if plan.conditions.mirror:
        raise NotNow("mirror")
    if plan.paper and (plan.fill or plan.conditions.clock or plan.conditions.hints):
        raise NotNow("paper")
    if plan.paper and plan.same_boards and (plan.minutes or match_length(plan.rules) is None):
        raise NotNow("boards-length")
    if plan.kind == "teams" and not plan.same_boards:
        raise NotNow("teams-boards")
    return Announce(plan, commitment)


# --- people -------------------------------------------------------------------------------------------------------


def enter(now: Evening, player: str) -> Enter | ComeBack | None:
    """A person enters, at any time before the end; one who had gone comes back, but for a cut."""
    _goes_on(now)
    known = now.entrant_of(player)
    if known is not None:
        if known.cut:
            raise NotNow("cut")
        return None if known.here else ComeBack(known.number)
    if len(now.entrants) >= MAX_ENTRANTS:
        raise NotNow("evening-full")
    return Enter(player)


def pair(now: Evening, first: int, second: int) -> Pair | None:
    """Two entrants become partners for the evening. Nobody changes partners."""
    _goes_on(now)
    if now.plan.kind != "pairs":
        raise NotNow("not-pairs")
    entrant, other = _entrant(now, first), _entrant(now, second)
    if entrant.partner == second:
        return None
    if first == second or entrant.partner is not None or other.partner is not None:
        raise NotNow("paired-already")
    return Pair(first, second)


def team(now: Evening, first: int, second: int, third: int, fourth: int) -> Team | None:
    """Four entrants become a team for the evening: the first two are partners, and the last two. Nobody changes teams."""
    _goes_on(now)
    if now.plan.kind != "teams":
        raise NotNow("not-teams")
    members = first, second, third, fourth
    entrants = [_entrant(now, number) for number in members]
    if all(entrant.team == members for entrant in entrants):
        return None
    if len(set(members)) < 4 or any(entrant.team for entrant in entrants):
        raise NotNow("teamed-already")
    return Team(members)


def cut(now: Evening, places: int) -> Cut:
    """Go on with the first of those who are here and have played enough rounds; everybody else is in no further round.

    All of a place stay alike.
    """
    _goes_on(now)
    if now.running:
        raise NotNow("round-running")
    here = {entrant.number for entrant in now.entrants if entrant.here}
    ranked = [standing for standing in standings(now) if not standing.few and here.intersection(standing.entrants)]
    last = ranked[min(places, len(ranked)) - 1].place if ranked else 0
    stay = {number for standing in ranked if standing.place <= last for number in standing.entrants}
    gone = tuple(entrant.number for entrant in now.entrants if not entrant.cut and entrant.number not in stay)
    if not here.intersection(gone) or here.issubset(gone):
        raise NotNow("nothing-to-cut")
    return Cut(gone)


def withdraw(now: Evening, number: int) -> Withdraw | None:
    """An entrant goes; where they sit at a table their stand-in plays it to its end."""
    _goes_on(now)
    return Withdraw(number) if _entrant(now, number).here else None


def forget(now: Evening, player: str) -> ForgetEntrant | None:
    """A person is forgotten, also after the end."""
    known = now.entrant_of(player)
    return ForgetEntrant(known.number) if known else None


# --- rounds -------------------------------------------------------------------------------------------------------


def start_round(now: Evening, secret: bytes, at: float) -> StartRound:
    """The next round, its seats drawn from the evening's secret; its time runs from `at`, in seconds since 1970."""
    _goes_on(now)
    if now.running:
        raise NotNow("round-running")
    if len(now.rounds) >= now.plan.rounds:
        raise NotNow("all-rounds-played")
    stream = Stream(secret, f"evening round {len(now.rounds) + 1}".encode())
    order = holders(now, stream)
    if len(order) < max(4, 2 * WIDTHS[now.plan.kind]):
        raise NotNow("too-few")
    seated = seats(now, order, stream.below(1 << 32))
    for swap in now.swaps:
        ours, theirs = now.unit(swap.first), now.unit(swap.second)
        if _all_placed(seated, (swap.first, swap.second, *ours, *theirs)):  # somebody may have gone since
            seated = swapped(seated, ours, theirs, swap.first, swap.second)
    ends = at + 60 * now.plan.minutes if now.plan.minutes else None
    idle = tuple(person for person in seated.idle if person > 0)
    return StartRound(seated.tables, idle, order, ends)


def swap_seats(now: Evening, first: int, second: int, secret: bytes, reason: str = "") -> Swap:
    """Two entrants swap seats, pairs and teams as a whole: in the next round, as it is drawn from the evening's secret.

    Where a round is played with cards of one's own they swap in that one, for a reason, until one of their tables is over.
    A table on a server has dealt its cards already, and its seats are taken.
    """
    _goes_on(now)
    ours, theirs = (now.unit(_entrant(now, number).number) for number in (first, second))
    if now.running:
        if not now.plan.paper:
            raise NotNow("seats-taken")
        if any(playing.over and {*ours, *theirs} & {*playing.seats} for playing in now.rounds[-1].tables):
            raise NotNow("table-over")
        seated, reason = now.rounds[-1].seated, _reason(reason)
    else:
        drawn = start_round(now, secret, 0.0)
        seated, reason = Seated(drawn.tables, drawn.idle), ""
    if first == second or not _all_placed(seated, (first, second, *ours, *theirs)):
        raise NotNow("no-swap")
    return Swap(first, second, reason)


def extend(now: Evening, ends: float) -> Extend:
    """The round's time is over at another moment."""
    _round(now)
    return Extend(ends)


def make_table(now: Evening, table: int, name: str) -> MakeTable | None:
    """The table at which a table of the round is played; None where it is known already."""
    playing = _playing(now, len(now.rounds) - 1, table)
    if playing.id and playing.id != name:
        raise NotNow("table-made")
    return None if playing.id else MakeTable(table, name)


def finish(now: Evening, table: int, result: Result) -> Finish | None:
    """A table has played its match; None where the round no longer waits for it."""
    _check_result(now.plan.rules, result)
    return None if _playing(now, len(now.rounds) - 1, table).over else Finish(table, result)


def score(now: Evening, table: int, scores: Sequence[int], deals: Sequence[Sequence[int]] = ()) -> Finish:
    """Enter the score sheet of a table that plays with real cards; raise `WrongSum` or `WrongDeal` if it breaks the rules.

    In a round with a time, a match may have ended before its rules end it.
    """
    if not now.plan.paper:
        raise NotNow("not-paper")
    if _playing(now, len(now.rounds) - 1, table).over:
        raise NotNow("table-over")
    if now.plan.same_boards and not deals:
        raise NotNow("boards-by-deals")
    try:
        early = now.rounds[-1].ends is not None
        return Finish(table, result_of_sheet(now.plan.rules, scores, deals, early))
    except WrongForm:
        raise NotNow("bad-sheet") from None


def abandon(now: Evening, table: int, reason: str) -> Abandon:
    """The round goes on without a table, for a reason that stands in the log."""
    if _playing(now, len(now.rounds) - 1, table).over:
        raise NotNow("table-over")
    return Abandon(table, _reason(reason))


def correct(now: Evening, number: int, table: int, result: Result, reason: str) -> Correct | None:
    """Correct a result, or give one to a table without; None where that result stands already. Also after the end.

    With real cards it may be one that a score sheet would be refused for: the reason tells everybody why.
    """
    _check_result(now.plan.rules, result)
    playing = _playing(now, number, table)
    if not playing.over and not now.plan.paper:
        raise NotNow("round-running")
    return None if playing.result == result else Correct(number, table, result, _reason(reason))


def open_round(now: Evening, number: int) -> OpenRound | None:
    """What all tables of a round, from 0, played alike may be seen: none of them is waited for any more."""
    if not 0 <= number < len(now.rounds):
        raise NotNow("no-round")
    if not now.rounds[number].over:
        raise NotNow("round-running")
    return None if now.rounds[number].open else OpenRound(number)


def end(now: Evening) -> End | None:
    """The evening is over; the round under way has to be."""
    if now.running or (now.plan.same_boards and not all(round_.open for round_ in now.rounds)):
        raise NotNow("round-running")
    return None if now.ended else End()


# --- inside -------------------------------------------------------------------------------------------------------


def _goes_on(now: Evening) -> None:
    if now.ended:
        raise NotNow("evening-over")


def _entrant(now: Evening, number: int) -> Entrant:
    entrant = now.entrant(number)
    if entrant is None:
        raise NotNow("no-such-entrant")
    return entrant


def _round(now: Evening) -> None:
    if not now.running:
        raise NotNow("no-round")


def _all_placed(seated: Seated, people: Unit) -> bool:
    """Whether all these people sit at a table of a round, or sit out."""
    return {person for seats in seated.tables for person in seats}.union(seated.idle).issuperset(people)


def _playing(now: Evening, number: int, table: int) -> Playing:
    if not (0 <= number < len(now.rounds) and 0 <= table < len(now.rounds[number].tables)):
        raise NotNow("no-such-table")
    return now.rounds[number].tables[table]


def _check_result(rules: Rules, result: Result) -> None:
    """Check the form of a result: a score for each seat or side, winners among the seats, points like the scores."""
    sides = 2 if rules.game.TEAM_SCORES else 4
    deals = [deal.number for deal in result.deals]
    if len(result.scores) != sides or any(len(deal.points) != sides for deal in result.deals):
        raise NotNow("bad-scores")
    if not result.winners or not set(result.winners) <= set(range(4)) or deals != sorted(set(deals)):
        raise NotNow("bad-scores")


def _reason(text: str) -> str:
    if not (reason := cleaned(text, MAX_REASON)):
        raise NotNow("no-reason")
    return reason
