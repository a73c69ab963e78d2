"""Commands of an evening: each gives a fact, None if it is so already, or raises `NotNow` with the key of the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from fourkings.evenings.facts import (
    MAX_ENTRANTS,
    MAX_MINUTES,
    MAX_REASON,
    MAX_ROUNDS,
    Abandon,
    Announce,
    ComeBack,
    Correct,
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
    Withdraw,
)
from fourkings.evenings.movement import again, by_design, by_search
from fourkings.evenings.sheets import WrongForm, result_of_sheet
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, open_ended

Why = Literal[
    "kind-and-game",
    "rounds",
    "minutes",
    "length-fixed",
    "mirror",
    "slow",
    "paper",
    "not-paper",
    "evening-over",
    "evening-full",
    "no-such-entrant",
    "not-pairs",
    "paired-already",
    "round-running",
    "no-round",
    "all-rounds-played",
    "too-few",
    "no-such-table",
    "table-over",
    "table-made",
    "bad-scores",
    "bad-sheet",
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
    if not 0 <= plan.minutes <= MAX_MINUTES:
        raise NotNow("minutes")
    if plan.minutes and not open_ended(plan.rules):
        raise NotNow("length-fixed")
    if plan.conditions.mirror:
        raise NotNow("mirror")
    if plan.conditions.clock is not None and plan.conditions.clock.slow:
        raise NotNow("slow")
    if plan.paper and (plan.fill or plan.same_boards or plan.conditions.clock or plan.conditions.hints):
        raise NotNow("paper")
    return Announce(plan, commitment)


# --- people -------------------------------------------------------------------------------------------------------


def enter(now: Evening, player: str) -> Enter | ComeBack | None:
    """A person enters, at any time before the end; one who had gone comes back."""
    _goes_on(now)
    known = now.entrant_of(player)
    if known is not None:
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
    order = _order(now, stream)
    if len(order) < 4:
        raise NotNow("too-few")
    kind, before = now.plan.kind, [round_.seated for round_ in now.rounds]
    as_ever = not now.rounds or (now.by_design and len(order) == len(now.order))
    seated = by_design(kind, order, before) if as_ever else None
    if seated is None or (again(seated, before) and kind == "partners"):
        searched = by_search(kind, order, before, stream.below(1 << 32))
        seated = min((searched, seated or searched), key=lambda seating: again(seating, before))
    ends = at + 60 * now.plan.minutes if now.plan.minutes else None
    idle = tuple(person for person in seated.idle if person > 0)
    return StartRound(seated.tables, idle, order, ends)


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
    """The score sheet of a table that plays with cards of its own. Raises `WrongSum` where it does not add up."""
    if not now.plan.paper:
        raise NotNow("not-paper")
    if _playing(now, len(now.rounds) - 1, table).over:
        raise NotNow("table-over")
    try:
        return Finish(table, result_of_sheet(now.plan.rules, scores, deals))
    except WrongForm:
        raise NotNow("bad-sheet") from None


def abandon(now: Evening, table: int, reason: str) -> Abandon:
    """The round goes on without a table, for a reason that stands in the log."""
    if _playing(now, len(now.rounds) - 1, table).over:
        raise NotNow("table-over")
    return Abandon(table, _reason(reason))


def correct(now: Evening, number: int, table: int, result: Result, reason: str) -> Correct | None:
    """Correct a result, or give one to a table without; None where that result stands already. Also after the end."""
    _check_result(now.plan.rules, result)
    playing = _playing(now, number, table)
    if not playing.over:
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


def _order(now: Evening, stream: Stream) -> tuple[int, ...]:
    """Who holds the numbers of the movement: drawn for the first round, and then as few changes as can be.

    An entrant that has gone leaves their number to a bot, where bots fill. A late comer takes the number of a bot.
    """
    units = _units(now)
    held = list(_in_units(now, now.order)) if now.order else _drawn(units, stream)
    present = set(units)
    held = [unit if unit in present else None for unit in held]
    waiting = [unit for unit in units if unit not in held]
    held = [unit if unit is not None or not waiting else waiting.pop(0) for unit in held]
    held += waiting
    size = 2 if now.plan.kind == "pairs" else 4
    if now.plan.fill:
        held += [None] * (-len(held) % size)
        while len(held) > size and held.count(None) >= size:
            for _ in range(size):
                held.remove(None)
    else:
        held = [unit for unit in held if unit is not None]
    bots = iter(range(-1, -MAX_ENTRANTS - 1, -1))
    width = 2 if now.plan.kind == "pairs" else 1
    return tuple(person for unit in held for person in (unit or [next(bots) for _ in range(width)]))


Unit = tuple[int, ...]
"""Who moves together: a person, or a pair."""


def _units(now: Evening) -> list[Unit]:
    """All who are here, and where pairs play have their partner here."""
    if now.plan.kind != "pairs":
        return [(entrant.number,) for entrant in now.entrants if entrant.here]
    return [
        (entrant.number, entrant.partner)
        for entrant in now.entrants
        if entrant.here and entrant.partner and entrant.number < entrant.partner and _is_here(now, entrant.partner)
    ]


def _is_here(now: Evening, number: int) -> bool:
    entrant = now.entrant(number)
    return entrant is not None and entrant.here


def _in_units(now: Evening, order: Sequence[int]) -> list[Unit | None]:
    """The numbers of the movement as they were held; None for a bot's."""
    width = 2 if now.plan.kind == "pairs" else 1
    return [tuple(order[at : at + width]) if order[at] > 0 else None for at in range(0, len(order), width)]


def _drawn(units: Sequence[Unit], stream: Stream) -> list[Unit | None]:
    """The units in the order drawn, by Fisher and Yates."""
    drawn: list[Unit | None] = list(units)
    for place in range(len(drawn) - 1, 0, -1):
        other = stream.below(place + 1)
        drawn[place], drawn[other] = drawn[other], drawn[place]
    return drawn


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
    if not (reason := text.strip()[:MAX_REASON]):
        raise NotNow("no-reason")
    return reason
