"""A state as data (an object for JSON) and as one line of text; `solver.positions` reads both."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from fourkings.rulebook.cards import SUITS, Card, name
from fourkings.rulebook.game.actions import expose
from fourkings.rulebook.tricks import played
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from fourkings.rulebook.game.definition import Rules, State

HAND: Final = re.compile(r"(?:[SHDC][2-9TJQKA]+)*")
LINE: Final = "GAME[:PRESET][,OPTION=VALUE…] DEAL[+VOIDS] DEALER SCORES HANDS CALLS CONTRACT LEADER[CARDS] STAGE"
"""The fields of a position in one line of text; `State.to_line` has the grammar."""


def to_position(state: State) -> dict[str, Any]:
    """Return a state as an object for JSON, from which `position` builds it again: see `State.to_position`."""
    deal, rules = state.deal, state.rules
    data: dict[str, Any] = {"game": rules.game.ID}
    if rules.preset != "classic":
        data["preset"] = rules.preset
    if options := rules.beyond_preset():
        data["options"] = options
    data["deal"] = deal.number
    if deal.voids:
        data["voids"] = deal.voids
    data |= {"dealer": deal.dealer, "scores": list(deal.scores)}
    if is_whole(state):
        data["dealt"] = [list(map(name, hand)) for hand in deal.dealt]
    data["hands"] = [list(map(name, hand)) for hand in hands_in_order(state)]
    if said := calls_to_json(state.calls):
        data["calls"] = said
    if contract := contract_name(state):
        data["trump"] = contract
    if state.tricks:
        data["tricks"] = [list(map(name, trick.cards)) for trick in state.tricks]
    data["leader"] = state.leader
    if state.trick:
        data["trick"] = list(map(name, state.trick))
    data["stage"] = "void" if state.void else state.stage
    is_clear = state.stage != "calls" and state.turn == state.leader + len(state.trick) & 3
    return data if is_clear else data | {"turn": state.turn}


def to_line(state: State) -> str:
    """Return a state as one line of text, from which `position` builds it again: see `State.to_line`."""
    data = to_position(state)
    rules = data["game"] + (f":{data['preset']}" if "preset" in data else "")
    rules += "".join(f",{option}={value}" for option, value in data.get("options", {}).items())
    hands = "/".join(map(_runs, data.get("dealt", ())))
    if "dealt" not in data or any(gone ^ now for gone, now in _exchanged(state)):
        hands += f"?{'/'.join(map(_runs, data['hands']))}"
    calls = data.get("calls")
    cards = "".join(card for trick in (*data.get("tricks", ()), data.get("trick", ())) for card in trick)
    return " ".join((
        rules, f"{data['deal']}" + (f"+{data['voids']}" if "voids" in data else ""), f"{data['dealer']}",
        ",".join(map(str, data["scores"])), hands, json.dumps(calls, separators=(",", ":")) if calls else "-",
        data.get("trump", "-"), f"{data['leader']}{cards}", data["stage"] + (f":{data['turn']}" if "turn" in data else ""),
    ))  # fmt: skip


def from_line(line: str) -> dict[str, Any]:
    """Return the object that a line of text stands for; raise ValueError, with the place, if it is malformed."""
    fields = line.split()
    if len(fields) != 9:
        raise ValueError(f"a position in text has nine fields, not {len(fields)}: {LINE}")
    rules, deal, dealer, scores, hands, calls, trump, cards, stage = fields
    (game, _, preset), *options = rules.partition(",")[0].partition(":"), *rules.split(",")[1:]
    number, _, voids = deal.partition("+")
    stage, _, turn = stage.partition(":")
    dealt, _, held = hands.partition("?")
    if re.fullmatch(r"[0-3](?:[2-9TJQKA][SHDC])*", cards) is None:
        raise ValueError(f"{cards!r} is no leader with the cards played: write a seat and cards, as in 2QHKH")
    played_cards = re.findall("..", cards[1:])
    whole = len(played_cards) // 4 * 4
    data: dict[str, Any] = {
        "game": game, "preset": preset or "classic", "options": dict(map(_option, options)),
        "deal": _whole("deal", number), "voids": _whole("voids", voids or "0"), "dealer": _whole("dealer", dealer),
        "scores": [_whole("score", score) for score in scores.split(",")],
        "tricks": [played_cards[first : first + 4] for first in range(0, whole, 4)], "leader": int(cards[0]),
        "trick": played_cards[whole:], "stage": stage,
    }  # fmt: skip
    for key, text in (("dealt", dealt), ("hands", held)):
        if text:
            data[key] = [_cards(hand) for hand in text.split("/")]
    if calls != "-":
        data["calls"] = read_json(calls)
    return data | ({"trump": trump} if trump != "-" else {}) | ({"turn": _whole("turn", turn)} if turn else {})


def is_whole(state: State) -> bool:
    """Return True if the hands as dealt are known, in order: a full pack, with the cards face up that the rules turn up."""
    deal = state.deal
    full = sum(map(len, deal.dealt)) == len(deal.rules.game.pack(deal.rules))
    return full and expose(replace(deal, turn_up=None, face_up=None)) == deal


def hands_in_order(state: State) -> list[list[Card]]:
    """Return what each seat holds, in the order dealt; cards from an exchange last."""
    ordered = []
    for held, dealt in zip(state.hands, state.deal.dealt, strict=True):
        cards = [card for card in dealt if held >> card & 1]
        ordered.append(cards + [card for card in range(64) if held >> card & 1 and card not in cards])
    return ordered


def contract_name(state: State) -> str:
    """Return the name of the contract among those of the deal; empty if it is not known, or the only one."""
    choices = state.rules.game.contracts(state.rules, state.deal.number)
    return next((key for key, contract in choices.items() if contract == state.contract), "")


def calls_to_json(calls: Any) -> dict[str, Any]:
    """Return the fields of a game's calls that differ from those of a deal without calls."""
    unsaid = {} if calls is None else calls._field_defaults
    return {} if calls is None else {key: value for key, value in calls._asdict().items() if value != unsaid.get(key, ())}


def calls_of(rules: Rules, data: Mapping[str, Any] | None) -> Any:
    """Return calls in the game's own type, whose tuples are lists in JSON; raise TypeError for an unknown field."""
    calls_type = rules.game.CALLS_TYPE
    return (
        None if data is None or calls_type is None else calls_type(**{key: _tuples(value) for key, value in data.items()})
    )


def _exchanged(state: State) -> list[tuple[int, int]]:
    """Return by seat the cards dealt, and those held and played: other ones after an exchange."""
    gone = played(state)
    return [
        (sum(1 << card for card in dealt), held | out)
        for dealt, held, out in zip(state.deal.dealt, state.hands, gone, strict=True)
    ]


def _runs(cards: Sequence[str]) -> str:
    """Return cards in order, each suit before its ranks: `SAKH2` for AS KS 2H."""
    return "".join(
        (card[1] if not place or cards[place - 1][1] != card[1] else "") + card[0] for place, card in enumerate(cards)
    )


def _cards(hand: str) -> list[str]:
    if HAND.fullmatch(hand) is None:
        raise ValueError(f"{hand!r} is no hand: write each suit ({SUITS}) before its ranks, as in SAKH2")
    suit = ""
    cards: list[str] = []
    for char in hand:
        suit, cards = (char, cards) if char in SUITS else (suit, [*cards, char + suit])
    return cards


def _option(text: str) -> tuple[str, str]:
    option, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{text!r} is no option: write OPTION=VALUE")
    return option, value


def _whole(what: str, text: str) -> int:
    if re.fullmatch(r"-?\d{1,9}", text) is None:
        raise ValueError(f"the {what} is a whole number, not {text!r}")
    return int(text)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
