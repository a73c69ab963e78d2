"""Messages of the protocol `fourkings/engine/2` as lines of JSON, described in [engines.md](../../../docs/engines.md)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fourkings.records import token
from fourkings.rulebook import games
from fourkings.rulebook.cards import card, mask, name, names, suit_name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.game.position import calls_of
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.tricks import Contract, Trick
from fourkings.sanitize import read_json
from fourkings.views import View

PROTOCOL: Final = "fourkings/engine/2"
LONGEST: Final = 1 << 16
"""Maximum bytes of an engine's line."""


def line(message: Mapping[str, Any]) -> bytes:
    """Return a message as a line of JSON, in bytes."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def rules_message(rules: Rules) -> dict[str, Any]:
    """Return the message that sets the rules of the deals after it."""
    return {"type": "rules", "game": rules.game.ID, "preset": rules.preset, "options": dict(rules.values)}


def rules_of(message: Mapping[str, Any]) -> Rules:
    """Return the rules in a message that `rules_message` has made."""
    return games.rules(message["game"], message["preset"], message["options"])


def view_message(view: View, number: int, seed: str) -> dict[str, Any]:
    """Return a view as a message; number: id of the answer; seed: of its random choices, 64 hexadecimal digits."""
    return {
        "type": "view", "id": number, "seed": seed, "seat": view.seat, "deal": view.number,
        "voids": view.voids, "dealer": view.dealer,
        "scores": view.scores, "stage": view.stage, "turn": view.turn, "calls": _calls(view.calls),
        "contract": _contract(view.contract), "dealt": [name(card) for card in view.dealt], "hand": names(view.hand),
        "hand_sizes": view.hand_sizes, "turn_up": None if view.turn_up is None else name(view.turn_up),
        "face_up": None if view.face_up is None else [name(card) for card in view.face_up],
        "leader": view.leader, "trick": [name(card) for card in view.trick],
        "tricks": [_trick(trick) for trick in view.tricks],
        "legal": [token(action) for action in view.legal],
    }  # fmt: skip


def _trick(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [name(card) for card in trick.cards], "winner": trick.winner}


def _trick_of(sent: Mapping[str, Any]) -> Trick:
    return Trick(sent["leader"], _four([card(text) for text in sent["cards"]]), sent["winner"])


def _calls(calls: Any) -> dict[str, Any] | None:
    return None if calls is None else calls._asdict()


def _contract(contract: Contract | None) -> dict[str, Any] | None:
    """Return the part of a contract that an engine needs beyond the rules."""
    if contract is None:
        return None
    payoff = contract.payoff
    return {
        "trump": suit_name(contract.trump) or None,
        "trick": payoff.trick,
        "cards": {name: each for cards, each in payoff.cards for name in names(cards)},
        "last": payoff.last,
    }


def view_of(message: Mapping[str, Any], rules: Rules) -> View:
    """Return the view in a message, of a deal that isn't over."""
    dealt = tuple(card(text) for text in message["dealt"])
    calls = calls_of(rules, message["calls"])
    turn_up = None if message["turn_up"] is None else card(message["turn_up"])
    return View(
        rules=rules, seat=message["seat"], number=message["deal"], dealer=message["dealer"],
        scores=tuple(message["scores"]), stage=message["stage"], turn=message["turn"], calls=calls,
        contract=_contract_of(message, rules, calls, turn_up), dealt=dealt,
        hand=mask(card(text) for text in message["hand"]), hand_sizes=_four(message["hand_sizes"]), turn_up=turn_up,
        face_up=None if message["face_up"] is None else tuple(card(text) for text in message["face_up"]),
        leader=message["leader"], trick=tuple(card(text) for text in message["trick"]),
        tricks=tuple(map(_trick_of, message["tricks"])),
        legal=tuple(parse_action(rules.game, text) for text in message["legal"]), points=None, void=False,
        voids=message["voids"],
    )  # fmt: skip


def _four(row: Sequence[int]) -> tuple[int, int, int, int]:
    a, b, c, d = row
    return (a, b, c, d)


def _contract_of(message: Mapping[str, Any], rules: Rules, calls: Any, turn_up: int | None) -> Contract | None:
    """Return the contract of the deal that matches the message."""
    if message["contract"] is None:
        return None
    for contract in rules.game.contracts(rules, message["deal"]).values():
        contract_json = read_json(json.dumps(_contract(contract)))
        if contract_json == message["contract"]:
            return contract
    raise ValueError(f"no contract of deal {message['deal']} of {rules.game.ID} is {message['contract']}")
