"""The facts of an evening applied, one by one or a whole log: an evening is nothing but its facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from fourkings.evenings.events import (
    Abandon,
    Announce,
    ComeBack,
    Correct,
    Cut,
    End,
    Enter,
    Entrant,
    Evening,
    EveningEvent,
    Extend,
    Finish,
    ForgetEntrant,
    MakeTable,
    OpenRound,
    Pair,
    Playing,
    Round,
    StartRound,
    Swap,
    Team,
    Withdraw,
)
from fourkings.evenings.movement import swapped


def fold(facts: Iterable[EveningEvent]) -> Evening:
    """The evening that a whole log makes; ValueError where it does not begin with an announcement, or has another one."""
    log = iter(facts)
    first = next(log, None)
    if not isinstance(first, Announce):
        raise ValueError("the log of an evening begins with its announcement")
    now = Evening(1, first.plan, first.commitment)
    for fact in log:
        now = apply_event(now, fact)
    return now


def apply_event(now: Evening, fact: EveningEvent) -> Evening:
    """The evening after one more fact. Facts are not checked again."""
    return replace(_applied(now, fact), version=now.version + 1)


def _applied(now: Evening, fact: EveningEvent) -> Evening:
    match fact:
        case Announce():
            raise ValueError("an evening is announced only once")
        case End():
            return replace(now, ended=True)
        case Swap():
            return _swapped_now(now, fact) if now.running else _swapped_next(now, fact)
        case Enter() | Pair() | Team() | Cut() | Withdraw() | ComeBack() | ForgetEntrant():
            return _among_entrants(now, fact)
        case _:
            return _in_round(now, fact)


AmongEntrants = Enter | Pair | Team | Cut | Withdraw | ComeBack | ForgetEntrant


def _among_entrants(now: Evening, fact: AmongEntrants) -> Evening:
    match fact:
        case Enter(player):
            return replace(now, entrants=(*now.entrants, Entrant(len(now.entrants) + 1, player)))
        case Team(members):
            return _with_entrants(now, members, team=members)
        case Cut(entrants):
            return _with_entrants(now, entrants, here=False, cut=len(now.rounds))
        case Pair() | Withdraw() | ComeBack() | ForgetEntrant():
            return _one_or_two(now, fact)


def _one_or_two(now: Evening, fact: Pair | Withdraw | ComeBack | ForgetEntrant) -> Evening:
    match fact:
        case Pair(first, second):
            return _with_entrant(_with_entrant(now, first, partner=second), second, partner=first)
        case Withdraw(number):
            return _with_entrant(now, number, here=False)
        case ComeBack(number):
            return _with_entrant(now, number, here=True)
        case ForgetEntrant(number):
            return _with_entrant(now, number, player="", here=False)


InRound = StartRound | Extend | MakeTable | Finish | Abandon | Correct | OpenRound


def _in_round(now: Evening, fact: InRound) -> Evening:
    last = len(now.rounds) - 1
    match fact:
        case StartRound(tables, idle, order, ends):
            begun = Round(tuple(map(Playing, tables)), idle, ends, swaps=now.swaps)
            as_many = not now.rounds or len(order) == len(now.order)
            by_design = now.by_design and as_many
            return replace(now, rounds=(*now.rounds, begun), order=order, by_design=by_design, swaps=())
        case Extend() | OpenRound():
            return _with_round(now, fact)
        case MakeTable(table, name):
            return _with_table(now, last, table, id=name)
        case Finish(table, result):
            return _with_table(now, last, table, result=result)
        case Abandon(table, reason):
            return _with_table(now, last, table, abandoned=reason)
        case Correct(number, table, result, reason):
            return _with_table(now, number, table, result=result, abandoned="", corrected=reason)


def _swapped_next(now: Evening, fact: Swap) -> Evening:
    """In the next round: the last swap done once more is undone."""
    undone = bool(now.swaps) and {now.swaps[-1].first, now.swaps[-1].second} == {fact.first, fact.second}
    return replace(now, swaps=now.swaps[:-1] if undone else (*now.swaps, fact))


def _swapped_now(now: Evening, fact: Swap) -> Evening:
    last = now.rounds[-1]
    tables, idle = swapped(last.seated, now.unit(fact.first), now.unit(fact.second), fact.first, fact.second)
    seated = tuple(replace(table, seats=seats) for table, seats in zip(last.tables, tables, strict=True))
    changed = replace(last, tables=seated, idle=idle, swaps=(*last.swaps, fact))
    return replace(now, rounds=(*now.rounds[:-1], changed))


def _with_round(now: Evening, fact: Extend | OpenRound) -> Evening:
    number = fact.round if isinstance(fact, OpenRound) else len(now.rounds) - 1
    round_ = now.rounds[number]
    changed = replace(round_, open=True) if isinstance(fact, OpenRound) else replace(round_, ends=fact.ends)
    return replace(now, rounds=(*now.rounds[:number], changed, *now.rounds[number + 1 :]))


def _with_entrants(now: Evening, numbers: Iterable[int], **changes: Any) -> Evening:
    for number in numbers:
        now = _with_entrant(now, number, **changes)
    return now


def _with_entrant(now: Evening, number: int, **changes: Any) -> Evening:
    entrants = list(now.entrants)
    entrants[number - 1] = replace(entrants[number - 1], **changes)
    return replace(now, entrants=tuple(entrants))


def _with_table(now: Evening, number: int, table: int, **changes: Any) -> Evening:
    round_ = now.rounds[number]
    tables = (*round_.tables[:table], replace(round_.tables[table], **changes), *round_.tables[table + 1 :])
    return replace(now, rounds=(*now.rounds[:number], replace(round_, tables=tables), *now.rounds[number + 1 :]))
