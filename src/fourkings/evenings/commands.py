"""Commands of an evening: each returns an event, None if nothing changes, or raises `CommandRefused` with a code."""

from collections.abc import Mapping, Sequence
from typing import Final

from fourkings.evenings import events
from fourkings.evenings.movement import WIDTHS, Seating, Unit, swap_units
from fourkings.evenings.seating import assign_numbers, next_seating
from fourkings.evenings.sheets import WrongForm, result_as_written, result_of_sheet
from fourkings.evenings.standings import standings
from fourkings.evenings.state import (
    MAX_ENTRANTS,
    MAX_LEAGUE_MINUTES,
    MAX_MINUTES,
    MAX_NAME,
    MAX_REASON,
    MAX_ROUNDS,
    Entrant,
    Evening,
    Plan,
    Result,
    RoundTable,
)
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, match_length, open_ended
from fourkings.sanitize import cleaned

REFUSALS: Final[Mapping[str, str]] = {
    "kind-and-game": "partners, pairs and teams need a game of partners, alone needs one without",
    "rounds": f"an evening has 1 to {MAX_ROUNDS} rounds",
    "minutes": f"a round has at most {MAX_MINUTES} minutes, and {MAX_LEAGUE_MINUTES} where a clock counts days",
    "length-fixed": "the rules of this game fix the number of its deals: give a round no minutes",
    "mirror": "an evening plays no mirror matches",
    "paper": "an evening with cards of one's own has no bots, no clocks and no hints",
    "boards-length": "boards are dealt by list where the number of deals is fixed: give `deals`, and a round no minutes",
    "no-boards": "the tables of this evening do not play the same boards",
    "teams-boards": "teams have the same boards at both tables of a match: give same_boards",
    "not-a-demo": "only a demonstration can be deleted: end this evening",
    "demo": "a demonstration counts nowhere",
    "not-paper": "this evening is played on screens: its results come from the tables",
    "evening-over": "this evening is over",
    "evening-full": "nobody else fits into this evening",
    "no-such-entrant": "no entrant has that number",
    "not-pairs": "this is no evening of pairs",
    "paired-already": "one of them has a partner already, or they are the same",
    "not-teams": "this is no evening of teams",
    "no-substitute": "a substitute is here without a pair or a team, and plays for a member of one",
    "teamed-already": "one of them has a team already, or two of them are the same",
    "cut": "the evening goes on with those who did best: nobody else can enter",
    "nothing-to-cut": "nobody would go, or everybody",
    "round-running": "a round is being played: wait for its end",
    "no-round": "no round is being played",
    "all-rounds-played": "all planned rounds are played",
    "too-few": "too few people are here: four, or one where bots fill; two pairs or teams, or one where bots fill",
    "no-swap": "name two entrants who both have a seat in that round or sit out, and are not the same",
    "seats-taken": "the cards of this round are dealt: swap seats before the next one",
    "no-such-table": "that round has no such table",
    "table-over": "that table is over",
    "table-made": "that table is made already",
    "bad-scores": "a result has a score for each seat or side, and seats that won",
    "bad-sheet": "a sheet has a number for each seat or side, and all deals of the match or none",
    "boards-by-deals": "the same boards are compared deal by deal: give the points of each deal",
    "no-reason": "give a reason",
}
"""Why a command is refused, by code: sentences for people who write programs."""


class CommandRefused(ValueError):
    """A command that the plan or the state of an evening does not allow; `code` and `text` give the reason."""

    def __init__(self, code: str) -> None:
        """code: a key of `REFUSALS`."""
        super().__init__(code)
        self.code, self.text = code, REFUSALS[code]


def announce(plan: Plan, commitment: str) -> events.Announce:
    """Create an evening, whose kind has to suit its game, and whose rounds and times have to be possible."""
    _refuse_if((plan.kind == "alone") == plan.rules.game.PARTNERS, "kind-and-game")
    _refuse_if(not 1 <= plan.rounds <= MAX_ROUNDS, "rounds")
    slow = plan.conditions.clock is not None and plan.conditions.clock.slow
    _refuse_if(not 0 <= plan.minutes <= (MAX_LEAGUE_MINUTES if slow else MAX_MINUTES), "minutes")
    _refuse_if(plan.minutes and not open_ended(plan.rules), "length-fixed")
    _refuse_if(plan.conditions.mirror, "mirror")
    _refuse_if(plan.paper and (plan.fill or plan.conditions.clock or plan.conditions.hints), "paper")
    _refuse_if(plan.paper and plan.same_boards and (plan.minutes or match_length(plan.rules) is None), "boards-length")
    _refuse_if(plan.kind == "teams" and not plan.same_boards, "teams-boards")
    return events.Announce(plan, commitment)


# --- people -------------------------------------------------------------------------------------------------------


def enter(evening: Evening, player: str) -> events.Enter | events.ComeBack | None:
    """Enter a person at any time before the end, or re-enter one who had left, unless a cut left them out."""
    _refuse_if(evening.ended, "evening-over")
    entrant = evening.entrant_of(player)
    if entrant is not None:
        _refuse_if(entrant.cut, "cut")
        return None if entrant.here else events.ComeBack(entrant.number)
    _refuse_if(evening.cuts, "cut")
    _refuse_if(len(evening.entrants) >= MAX_ENTRANTS, "evening-full")
    return events.Enter(player)


def pair(evening: Evening, first: int, second: int) -> events.Pair | None:
    """Make two entrants partners for the evening. Nobody changes partners."""
    _refuse_if(evening.ended, "evening-over")
    _refuse_if(evening.plan.kind != "pairs", "not-pairs")
    _refuse_if(evening.cuts, "cut")
    entrant, other = _entrant(evening, first), _entrant(evening, second)
    if entrant.partner == second:
        return None
    _refuse_if(first == second or entrant.partner is not None or other.partner is not None, "paired-already")
    return events.Pair(first, second)


def team(evening: Evening, first: int, second: int, third: int, fourth: int) -> events.Team | None:
    """Make four entrants a team for the evening: the first two are partners, and the last two. Nobody changes teams."""
    _refuse_if(evening.ended, "evening-over")
    _refuse_if(evening.plan.kind != "teams", "not-teams")
    _refuse_if(evening.cuts, "cut")
    members = first, second, third, fourth
    entrants = [_entrant(evening, number) for number in members]
    if all(entrant.team == members for entrant in entrants):
        return None
    _refuse_if(len(set(members)) < 4 or any(entrant.team for entrant in entrants), "teamed-already")
    return events.Team(members)


def substitute(evening: Evening, number: int, member: int) -> events.Substitute | None:
    """Let an entrant without a pair or a team play for a member of one, also in place of the member's substitute."""
    _refuse_if(evening.ended, "evening-over")
    entrant, absent = _entrant(evening, number), _entrant(evening, member)
    free = entrant.here and entrant.partner is None and not entrant.team
    _refuse_if(not free or (absent.partner is None and not absent.team), "no-substitute")
    return None if entrant.plays_for == member else events.Substitute(number, member)


def cut(evening: Evening, places: int, carry: bool = False) -> events.Cut:
    """End the evening for everybody but the best `places` of those who are here and have played enough rounds.

    Everybody in the last of these places stays. Only the final counts for their places, unless the rounds before `carry`.
    """
    _refuse_if(evening.ended, "evening-over")
    _refuse_if(evening.running, "round-running")
    here = {entrant.number: evening.unit(entrant.number) for entrant in evening.entrants if entrant.here}
    ranked = [standing for standing in standings(evening) if not standing.few and standing.entrants in here.values()]
    last = ranked[min(places, len(ranked)) - 1].place if ranked else 0
    stay = {standing.entrants for standing in ranked if standing.place <= last}
    unmoved = {*stay, ()}  # who has no pair or team may be a substitute in the final
    gone = tuple(other.number for other in evening.entrants if not other.cut and evening.unit(other.number) not in unmoved)
    _refuse_if(not stay or here.keys().isdisjoint(gone), "nothing-to-cut")
    return events.Cut(gone, carry)


def require_rounds(evening: Evening, rounds: int) -> events.RequireRounds | None:
    """Set in how many rounds anybody has to be there for a place in the standings; 0 for half, rounded up."""
    _refuse_if(not 0 <= rounds <= evening.plan.rounds, "rounds")
    return None if evening.minimum == rounds else events.RequireRounds(rounds)


def describe(evening: Evening, name: str, place: str, starts: float | None) -> events.Describe | None:
    """Name an evening and its place, and set when it starts, in seconds since 1970; empty or None for neither."""
    about = cleaned(name, MAX_NAME), cleaned(place, MAX_NAME), starts
    return None if about == (evening.name, evening.place, evening.starts) else events.Describe(*about)


def withdraw(evening: Evening, number: int) -> events.Withdraw | None:
    """Withdraw an entrant from further rounds; at a table in progress their stand-in bot plays on."""
    _refuse_if(evening.ended, "evening-over")
    return events.Withdraw(number) if _entrant(evening, number).here else None


def forget(evening: Evening, player: str) -> events.ForgetEntrant | None:
    """Remove a person's id from the evening, as they asked, also after its end; None if they are not in it."""
    entrant = evening.entrant_of(player)
    return events.ForgetEntrant(entrant.number) if entrant else None


# --- rounds -------------------------------------------------------------------------------------------------------


def start_round(evening: Evening, secret: bytes, start: float) -> events.StartRound:
    """Draw the seats of the next round from the evening's secret; its time runs from `start`, in seconds since 1970."""
    _refuse_if(evening.ended, "evening-over")
    _refuse_if(evening.running, "round-running")
    _refuse_if(len(evening.rounds) >= evening.plan.rounds, "all-rounds-played")
    stream = Stream(secret, f"evening round {len(evening.rounds) + 1}".encode())
    order = assign_numbers(evening, stream)
    _refuse_if(len(order) < max(4, 2 * WIDTHS[evening.plan.kind]), "too-few")
    seating = next_seating(evening, order, stream.below(1 << 32))
    for swap in evening.swaps:
        ours, theirs = (evening.seated_unit(seating, number) for number in (swap.first, swap.second))
        if _are_all_placed(seating, (swap.first, swap.second, *ours, *theirs)):  # somebody may have gone since
            seating = swap_units(seating, ours, theirs, swap.first, swap.second)
    ends = start + 60 * evening.plan.minutes if evening.plan.minutes else None
    idle = tuple(person for person in seating.idle if person > 0)
    return events.StartRound(seating.tables, idle, order, ends)


def swap_seats(evening: Evening, first: int, second: int, secret: bytes, reason: str = "") -> events.Swap:
    """Swap two entrants, each with their pair or team, in the next round, which is drawn from the evening's `secret`.

    While a round with real cards is played, they swap in that one, with a reason, unless one of their tables is over. A
    table on a server has dealt its cards already, and its seats are taken.
    """
    _refuse_if(evening.ended, "evening-over")
    _entrant(evening, first), _entrant(evening, second)
    if evening.running:
        _refuse_if(not evening.plan.paper, "seats-taken")
        seating, reason = evening.rounds[-1].seating, _reason(reason)
    else:
        drawn = start_round(evening, secret, 0.0)
        seating, reason = Seating(drawn.tables, drawn.idle), ""
    ours, theirs = (evening.seated_unit(seating, number) for number in (first, second))
    if evening.running:
        finished = {person for table in evening.rounds[-1].tables if table.over for person in table.seats}
        _refuse_if(not finished.isdisjoint((*ours, *theirs)), "table-over")
    _refuse_if(first == second or not _are_all_placed(seating, (first, second, *ours, *theirs)), "no-swap")
    return events.Swap(first, second, reason)


def extend(evening: Evening, ends: float | None) -> events.Extend | None:
    """Change when the time of the round in progress is over: `ends`, in seconds since 1970, or None for no limit."""
    _refuse_if(not evening.running, "no-round")
    return None if evening.rounds[-1].ends == ends else events.Extend(ends)


def make_table(evening: Evening, table: int, name: str) -> events.MakeTable | None:
    """Store the id (`name`) of the server's table at which a table of the round is played; return None if it has one."""
    round_table = _table(evening, len(evening.rounds) - 1, table)
    _refuse_if(round_table.id and round_table.id != name, "table-made")
    return None if round_table.id else events.MakeTable(table, name)


def finish(evening: Evening, table: int, result: Result, bots: tuple[int, ...] = ()) -> events.Finish | None:
    """Store the result of a table in the round in progress; return None if the round no longer waits for it.

    bots: the seats of people for whom a bot played at the end.
    """
    _check_result(evening.plan.rules, result)
    return None if _table(evening, len(evening.rounds) - 1, table).over else events.Finish(table, result, bots)


def score(evening: Evening, table: int, scores: Sequence[int], deals: Sequence[Sequence[int]] = ()) -> events.Finish:
    """Store a score sheet as the result of a table with real cards; raise `WrongSum` or `WrongDeal` if rules are broken.

    In a round with a time, a match may have ended before its rules end it.
    """
    _refuse_if(not evening.plan.paper, "not-paper")
    _refuse_if(_table(evening, len(evening.rounds) - 1, table).over, "table-over")
    _refuse_if(evening.plan.same_boards and not deals, "boards-by-deals")
    return events.Finish(table, sheet_result(evening, len(evening.rounds) - 1, scores, deals))


def sheet_result(
    evening: Evening, number: int, scores: Sequence[int], deals: Sequence[Sequence[int]] = (), insist: bool = False
) -> Result:
    """Return the result of a score sheet of a round, from 0; insist: as it is written, whatever the rules allow."""
    _refuse_if(not 0 <= number < len(evening.rounds), "no-round")
    try:
        if insist:
            return result_as_written(evening.plan.rules, scores, deals)
        early = evening.rounds[number].ends is not None
        return result_of_sheet(evening.plan.rules, scores, deals, early)
    except WrongForm:
        raise CommandRefused("bad-sheet") from None


def abandon(evening: Evening, table: int, reason: str) -> events.Abandon:
    """Let the round in progress go on without a table, which then counts for nobody, for a `reason` that the log keeps."""
    _refuse_if(_table(evening, len(evening.rounds) - 1, table).over, "table-over")
    return events.Abandon(table, _reason(reason))


def correct(evening: Evening, number: int, table: int, result: Result, reason: str) -> events.Correct | None:
    """Correct the result of a table, or give it one, also after the end; return None if it has that result already.

    The table and its round (`number`) count from 0.

    With real cards, results that a score sheet may not have are allowed: everybody sees the reason.
    """
    _check_result(evening.plan.rules, result)
    round_table = _table(evening, number, table)
    _refuse_if(not round_table.over and not evening.plan.paper, "round-running")
    return None if round_table.result == result else events.Correct(number, table, result, _reason(reason))


def open_round(evening: Evening, number: int) -> events.OpenRound | None:
    """Allow everybody to see the boards of a round (numbered from 0), once all its tables are over."""
    _refuse_if(not 0 <= number < len(evening.rounds), "no-round")
    _refuse_if(not evening.rounds[number].over, "round-running")
    return None if evening.rounds[number].open else events.OpenRound(number)


def end(evening: Evening) -> events.End | None:
    """End the evening, unless a round is in progress."""
    all_open = all(round_.open for round_ in evening.rounds)
    _refuse_if(evening.running or (evening.plan.same_boards and not all_open), "round-running")
    return None if evening.ended else events.End()


# --- checks -------------------------------------------------------------------------------------------------------


def _refuse_if(condition: object, code: str) -> None:
    """Raise `CommandRefused` if the condition is true."""
    if condition:
        raise CommandRefused(code)


def _entrant(evening: Evening, number: int) -> Entrant:
    entrant = evening.entrant(number)
    if entrant is None:
        raise CommandRefused("no-such-entrant")
    return entrant


def _are_all_placed(seating: Seating, people: Unit) -> bool:
    """Return True if each of these people has a seat in a round, or sits out."""
    return {person for seats in seating.tables for person in seats}.union(seating.idle).issuperset(people)


def _table(evening: Evening, number: int, table: int) -> RoundTable:
    _refuse_if(not (0 <= number < len(evening.rounds) and 0 <= table < len(evening.rounds[number].tables)), "no-such-table")
    return evening.rounds[number].tables[table]


def _check_result(rules: Rules, result: Result) -> None:
    """Raise `CommandRefused` unless a result has a score for each seat or side, winners, and deals in order."""
    sides = 2 if rules.game.TEAM_SCORES else 4
    deals = [deal.number for deal in result.deals]
    _refuse_if(len(result.scores) != sides or any(len(deal.points) != sides for deal in result.deals), "bad-scores")
    _refuse_if(not result.winners or not set(result.winners) <= set(range(4)) or deals != sorted(set(deals)), "bad-scores")


def _reason(text: str) -> str:
    if not (reason := cleaned(text, MAX_REASON)):
        raise CommandRefused("no-reason")
    return reason
