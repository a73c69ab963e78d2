"""The log of a table: its facts as text, one line of JSON each, from which the table can be folded again.

Cards and actions have the names that records use. A log is for the server alone: it holds every hand. People stand in it by
their ids.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, get_args

from fourkings.records import token
from fourkings.rulebook.cards import card, name
from fourkings.rulebook.game import Action, Game, Rules
from fourkings.rulebook.games import find, parse_action, rules
from fourkings.rulebook.opening import Opened
from fourkings.sanitize import read_json
from fourkings.table.match import (
    Act,
    AddTime,
    Deal,
    Forget,
    Hinted,
    Leave,
    LogEvent,
    Opening,
    OpenSeats,
    Participant,
    Pause,
    Rematch,
    Resume,
    Return,
    Reveal,
    StandIn,
    Stop,
    TakeSeat,
    Undo,
)
from fourkings.table.waiting_room import (
    Admit,
    Close,
    Conditions,
    Configure,
    Contribute,
    Depart,
    Gather,
    Guest,
    HostChanged,
    Join,
    Kick,
    Place,
    SeatBot,
    Sit,
    Swap,
    TimeControl,
)


class MalformedLog(ValueError):
    """Lines that are no log of a table; the error says which line fails, and why."""


def encode_event(fact: LogEvent) -> str:
    """Encode a fact as one line of JSON, without its line end."""
    return _ENCODER.encode({"type": TYPES[type(fact)], **_encode_fields(fact)})


def parse_events(lines: Iterable[str], game: Game | None = None) -> Iterator[LogEvent]:
    """Parse the facts of a whole log, or, given its `game`, of a later part; raise `MalformedLog` at the first bad line."""
    opened = False
    for number, text in enumerate(lines, 1):
        try:
            raw = read_json(text)
            fact = _PARSERS[raw["type"]](raw, game)
            if opened and isinstance(fact, Opening):
                raise ValueError("a table opens only once")
        except (ValueError, LookupError, TypeError) as error:
            raise MalformedLog(f"line {number} of the log is no event of a table") from error
        if isinstance(fact, Opening | Gather):
            game, opened = fact.rules.game, isinstance(fact, Opening)
        yield fact


# --- writing ------------------------------------------------------------------------------------------------------

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

TYPES: Final[Mapping[type, str]] = {
    kind: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in get_args(LogEvent)
}
"""What a line calls its fact: the name of its class, in words with hyphens."""


def _encode_fields(fact: LogEvent) -> dict[str, Any]:  # noqa: C901, PLR0911, PLR0912  (one kind of fact a line)
    match fact:
        case Gather():
            return _encode_gather(fact)
        case Opening():
            return _encode_opening(fact)
        case Deal(hands):
            return {"hands": [list(map(name, hand)) for hand in hands]}
        case Act(seat, action, bot):
            return {"seat": seat, "action": token(action)} | ({"bot": bot} if bot else {}) | _encode_timing(fact)
        case Undo(deal, actions):
            return {"deal": deal, "actions": actions}
        case Leave(entrant, by_choice):
            return {"entrant": entrant} | ({"by_choice": True} if by_choice else {}) | _encode_timing(fact)
        case Return(entrant) | Forget(entrant):
            return {"entrant": entrant}
        case StandIn(entrant, bot):
            return {"entrant": entrant, "bot": bot}
        case Hinted(seat):
            return {"seat": seat}
        case Rematch(table):
            return {"table": table}
        case Pause():
            return _encode_timing(fact)
        case AddTime(seat, seconds):
            return {"seat": seat, "seconds": seconds}
        case OpenSeats(wanted):
            return {"open": wanted}
        case TakeSeat(entrant, player):
            return {"entrant": entrant, "player": player}
        case Close() | Stop() | Reveal() | Resume():
            return {}
        case Configure(rules, conditions):
            return encode_rules(rules) | {"conditions": encode_conditions(conditions)}
        case Join(player, place):
            return {"player": player, "place": place}
        case Sit(guest, place):
            return {"guest": guest, "place": place}
        case SeatBot(place, bot):
            return {"place": place, "bot": bot}
        case Swap(place, other):
            return {"place": place, "other": other}
        case Kick(guest) | Admit(guest) | Depart(guest) | HostChanged(guest):
            return {"guest": guest}
        case Contribute(guest, contribution):
            return {"guest": guest, "contribution": contribution.hex()}


def _encode_timing(fact: Act | Leave | Pause) -> dict[str, Any]:
    """The fields of a fact that only a table with clocks has."""
    spent = {} if fact.spent is None else {"spent": fact.spent}
    return spent | ({"late": True} if isinstance(fact, Act) and fact.late else {})


def encode_rules(chosen: Rules) -> dict[str, Any]:
    """Rules as a log has them."""
    return {"game": chosen.game.ID, "preset": chosen.preset, "options": dict(chosen.values)}


def _encode_opening(fact: Opening) -> dict[str, Any]:
    opened = fact.opened
    written = encode_rules(fact.rules) | {
        "chairs": [_encode_chair(chair) for chair in fact.participants],
        "draw": [[None if card is None else name(card) for card in row] for row in opened.draw],
        "seats": opened.seats,
        "dealer": opened.dealer,
        "kings": [[entrant, name(card)] for entrant, card in opened.kings],
    }
    given = [part.hex() for part in fact.contributions]
    return written | ({"contributions": given} if given else {}) | _encode_commitment(fact)


def _encode_commitment(fact: Opening | Gather) -> dict[str, Any]:
    return {"commitment": fact.commitment} if fact.commitment else {}


def _encode_chair(chair: Participant) -> dict[str, Any]:
    if chair.player is None:
        return {"name": chair.name, "player": None, "bot": chair.bot}
    return {"player": chair.player, "bot": chair.bot} | ({} if chair.guest is None else {"guest": chair.guest})


SWITCHES: Final = ("hints", "mirror", "sealed", "arranged")
"""The conditions that are false where a log does not name them."""


def encode_conditions(conditions: Conditions) -> dict[str, Any]:
    """Conditions as a log has them."""
    encoded = {
        "seats": conditions.seats,
        "watch": conditions.watch,
        "chat": conditions.chat,
        "stand_in": conditions.stand_in,
    }
    chosen = {name: True for name in SWITCHES if getattr(conditions, name)}
    return encoded | ({"clock": _encode_clock(conditions.clock)} if conditions.clock else {}) | chosen


def _encode_clock(clock: TimeControl) -> dict[str, int]:
    return {"bank": clock.bank, "increment": clock.increment, "days": clock.days}


def _encode_gather(fact: Gather) -> dict[str, Any]:
    return encode_rules(fact.rules) | {
        "conditions": encode_conditions(fact.conditions),
        "guests": [{"number": guest.number, "player": guest.player} for guest in fact.guests],
        "places": list(fact.places),
        "host": fact.host,
        "previous": fact.previous,
        **_encode_commitment(fact),
    }


# --- reading ------------------------------------------------------------------------------------------------------


def parse_rules(raw: Mapping[str, Any]) -> Rules:
    """Rules as a log has them, read again."""
    return rules(find(raw["game"]), raw["preset"], raw["options"])


def _parse_opening(raw: Mapping[str, Any], game: Game | None) -> Opening:
    draw = tuple(tuple(None if text is None else card(text) for text in row) for row in raw["draw"])
    kings = tuple((entrant, card(text)) for entrant, text in raw["kings"])
    opened = Opened(draw, tuple(raw["seats"]), raw["dealer"], kings)
    given = tuple(map(bytes.fromhex, raw.get("contributions", ())))
    return Opening(parse_rules(raw), tuple(map(_parse_chair, raw["chairs"])), opened, given, raw.get("commitment", ""))


def _parse_chair(raw: Mapping[str, Any]) -> Participant:
    if raw["player"] is None:
        return Participant(raw["name"], None, raw["bot"])
    return Participant("", raw["player"], raw["bot"], guest=raw.get("guest"))


def _parse_gather(raw: Mapping[str, Any], game: Game | None) -> Gather:
    if game is not None:
        raise ValueError("a table is made only once")
    return Gather(
        parse_rules(raw),
        parse_conditions(raw["conditions"]),
        tuple(Guest(guest["number"], guest["player"]) for guest in raw["guests"]),
        tuple(map(_parse_place, raw["places"])),
        raw["host"],
        raw["previous"],
        raw.get("commitment", ""),
    )


def parse_conditions(raw: Mapping[str, Any]) -> Conditions:
    """Conditions as a log has them, read again."""
    clock = _parse_clock(raw.get("clock"))
    chosen = (raw.get(name, False) for name in SWITCHES)
    return Conditions(raw["seats"], raw["watch"], raw["chat"], raw["stand_in"], clock, *chosen)


def _parse_clock(raw: Mapping[str, Any] | None) -> TimeControl | None:
    return TimeControl(raw["bank"], raw["increment"], raw["days"]) if raw else None


def _parse_act(raw: Mapping[str, Any], game: Game | None) -> Act:
    action = _parse_action(raw["action"], game)
    return Act(raw["seat"], action, raw.get("bot"), raw.get("spent"), raw.get("late", False))


def _parse_place(raw: Any) -> Place:
    if raw is None or isinstance(raw, int | str):
        return raw
    raise ValueError(f"nobody sits in a place as {raw!r}")


def _parse_action(text: str, game: Game | None) -> Action:
    if game is None:
        raise ValueError("the opening is missing")
    return parse_action(game, text)


_PARSERS: Final[Mapping[str, Callable[[Mapping[str, Any], Game | None], LogEvent]]] = {
    "opening": _parse_opening,
    "deal": lambda raw, game: Deal(tuple(tuple(map(card, hand)) for hand in raw["hands"])),
    "act": _parse_act,
    "undo": lambda raw, game: Undo(raw["deal"], raw["actions"]),
    "leave": lambda raw, game: Leave(raw["entrant"], raw.get("by_choice", False), raw.get("spent")),
    "return": lambda raw, game: Return(raw["entrant"]),
    "stand-in": lambda raw, game: StandIn(raw["entrant"], raw["bot"]),
    "forget": lambda raw, game: Forget(raw["entrant"]),
    "hinted": lambda raw, game: Hinted(raw["seat"]),
    "stop": lambda raw, game: Stop(),
    "reveal": lambda raw, game: Reveal(),
    "rematch": lambda raw, game: Rematch(raw["table"]),
    "pause": lambda raw, game: Pause(raw.get("spent")),
    "resume": lambda raw, game: Resume(),
    "add-time": lambda raw, game: AddTime(raw["seat"], raw["seconds"]),
    "open-seats": lambda raw, game: OpenSeats(raw["open"]),
    "take-seat": lambda raw, game: TakeSeat(raw["entrant"], raw["player"]),
    "gather": _parse_gather,
    "join": lambda raw, game: Join(raw["player"], raw["place"]),
    "sit": lambda raw, game: Sit(raw["guest"], raw["place"]),
    "seat-bot": lambda raw, game: SeatBot(raw["place"], raw["bot"]),
    "swap": lambda raw, game: Swap(raw["place"], raw["other"]),
    "kick": lambda raw, game: Kick(raw["guest"]),
    "depart": lambda raw, game: Depart(raw["guest"]),
    "host-changed": lambda raw, game: HostChanged(raw["guest"]),
    "admit": lambda raw, game: Admit(raw["guest"]),
    "configure": lambda raw, game: Configure(parse_rules(raw), parse_conditions(raw["conditions"])),
    "close": lambda raw, game: Close(),
    "contribute": lambda raw, game: Contribute(raw["guest"], bytes.fromhex(raw["contribution"])),
}
