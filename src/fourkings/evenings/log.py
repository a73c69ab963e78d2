"""The log of an evening: its facts as text, one line of JSON each. People enter it by their ids."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, get_args

from fourkings.evenings.events import (
    Abandon,
    Announce,
    ComeBack,
    Correct,
    Cut,
    DealResult,
    End,
    Enter,
    EveningEvent,
    Extend,
    Finish,
    ForgetEntrant,
    MakeTable,
    OpenRound,
    Pair,
    Plan,
    Result,
    StartRound,
    Swap,
    Team,
    Withdraw,
)
from fourkings.evenings.fitting import Seats
from fourkings.sanitize import read_json
from fourkings.table.event import encode_rules, parse_rules
from fourkings.table.log import MalformedLog
from fourkings.table.waiting_room import Conditions

TYPES: Final[Mapping[type, str]] = {
    kind: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in get_args(EveningEvent)
}
"""What a line calls its fact: the name of its class, in words with hyphens."""


def encode_event(fact: EveningEvent) -> str:
    """Encode a fact as one line of JSON, without its line end."""
    written = {"type": TYPES[type(fact)], **_encode_fields(fact)}
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


def parse_events(lines: Iterable[str]) -> Iterator[EveningEvent]:
    """Parse the facts of a log; raise `MalformedLog` at the first bad line."""
    for number, text in enumerate(lines, 1):
        try:
            raw = read_json(text)
            fact = _PARSERS[raw["type"]](raw)
        except (ValueError, LookupError, TypeError) as error:
            raise MalformedLog(f"line {number} of the log is no event of an evening") from error
        yield fact


def _encode_fields(fact: EveningEvent) -> dict[str, Any]:
    match fact:
        case Announce(plan, commitment):
            return {"plan": _encode_plan(plan), "commitment": commitment}
        case Finish(table, result):
            return {"table": table, "result": _encode_result(result)}
        case Correct(number, table, result, reason):
            return {"round": number, "table": table, "result": _encode_result(result), "reason": reason}
        case _:
            return {field.name: getattr(fact, field.name) for field in fields(fact)}


def _encode_plan(plan: Plan) -> dict[str, Any]:
    return {
        "kind": plan.kind,
        **encode_rules(plan.rules),
        "conditions": plan.conditions.to_json(),
        "rounds": plan.rounds,
        "minutes": plan.minutes,
        "fill": plan.fill,
        "same_boards": plan.same_boards,
        "paper": plan.paper,
        "swiss": plan.swiss,
    }


def _encode_result(result: Result) -> dict[str, Any]:
    deals = [{"number": deal.number, "points": deal.points} for deal in result.deals]
    return {"scores": result.scores, "winners": result.winners, "deals": deals}


def _parse_plan(raw: Mapping[str, Any]) -> Plan:
    conditions, chosen = Conditions.from_json(raw["conditions"]), parse_rules(raw)
    rounds, minutes, fill, boards = raw["rounds"], raw["minutes"], raw["fill"], raw["same_boards"]
    paper, swiss = raw.get("paper", False), raw.get("swiss", False)  # an earlier version wrote none
    return Plan(raw["kind"], chosen, conditions, rounds, minutes, fill, boards, paper, swiss)


def _parse_result(raw: Mapping[str, Any]) -> Result:
    deals = tuple(DealResult(deal["number"], tuple(deal["points"])) for deal in raw["deals"])
    return Result(tuple(raw["scores"]), tuple(raw["winners"]), deals)


def _parse_round(raw: Mapping[str, Any]) -> StartRound:
    tables = tuple(map(_four, raw["tables"]))
    return StartRound(tables, tuple(raw["idle"]), tuple(raw["order"]), raw["ends"])


def _four(people: Sequence[int]) -> Seats:
    first, second, third, fourth = people
    return first, second, third, fourth


_PARSERS: Final[Mapping[str, Callable[[Mapping[str, Any]], EveningEvent]]] = {
    "announce": lambda raw: Announce(_parse_plan(raw["plan"]), raw["commitment"]),
    "enter": lambda raw: Enter(raw["player"]),
    "pair": lambda raw: Pair(raw["first"], raw["second"]),
    "team": lambda raw: Team(_four(raw["members"])),
    "cut": lambda raw: Cut(tuple(raw["entrants"])),
    "withdraw": lambda raw: Withdraw(raw["entrant"]),
    "come-back": lambda raw: ComeBack(raw["entrant"]),
    "forget-entrant": lambda raw: ForgetEntrant(raw["entrant"]),
    "start-round": _parse_round,
    "swap": lambda raw: Swap(raw["first"], raw["second"], raw["reason"]),
    "extend": lambda raw: Extend(raw["ends"]),
    "make-table": lambda raw: MakeTable(raw["table"], raw["id"]),
    "finish": lambda raw: Finish(raw["table"], _parse_result(raw["result"])),
    "abandon": lambda raw: Abandon(raw["table"], raw["reason"]),
    "correct": lambda raw: Correct(raw["round"], raw["table"], _parse_result(raw["result"]), raw["reason"]),
    "open-round": lambda raw: OpenRound(raw["round"]),
    "end": lambda raw: End(),
}
