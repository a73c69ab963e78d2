"""What is said between the house and an engine: messages of `fourkings/engine/1` as lines of JSON; views written and read.

Every key of a message is in [engines.md](../../../docs/engines.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fourkings.rulebook import games
from fourkings.rulebook.cards import card, mask, name, names, suit_name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.tricks import Contract, Trick
from fourkings.sanitize import read_json
from fourkings.views import View

PROTOCOL: Final = "fourkings/engine/1"
LONGEST: Final = 1 << 16
"""The most bytes that an engine may say in a line."""


def line(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def token(action: Action) -> str:
    """An action as it is written: a card's name, or the call."""
    return action if isinstance(action, str) else name(action)


def rules_message(rules: Rules) -> dict[str, Any]:
    """What the deals after it are played by."""
    return {"type": "rules", "game": rules.game.ID, "preset": rules.preset, "options": dict(rules.values)}


def rules_of(message: Mapping[str, Any]) -> Rules:
    """The rules that a message tells of."""
    return games.rules(message["game"], message["preset"], message["options"])


def view_message(view: View, number: int, dice: str) -> dict[str, Any]:
    """A view as a message: `number` is to be answered with, `dice` are 64 hexadecimal digits to draw from."""
    return {
        "type": "view", "id": number, "dice": dice, "seat": view.seat, "deal": view.number,
        "voids": view.voids, "dealer": view.dealer,
        "scores": view.scores, "stage": view.stage, "turn": view.turn, "talk": _talk(view.talk),
        "contract": _contract(view.contract), "dealt": [name(card) for card in view.dealt], "hand": names(view.hand),
        "held": view.held, "turned": None if view.turned is None else name(view.turned),
        "face_up": None if view.face_up is None else [name(card) for card in view.face_up],
        "leader": view.leader, "trick": [name(card) for card in view.trick],
        "tricks": [_trick(trick) for trick in view.tricks],
        "legal": [token(action) for action in view.legal],
    }  # fmt: skip


def _trick(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [name(card) for card in trick.cards], "winner": trick.winner}


def _trick_of(sent: Mapping[str, Any]) -> Trick:
    return Trick(sent["leader"], _four([card(text) for text in sent["cards"]]), sent["winner"])


def _talk(talk: Any) -> dict[str, Any] | None:
    return None if talk is None else talk._asdict()


def _contract(contract: Contract | None) -> dict[str, Any] | None:
    """What the cards are played for, as far as an engine needs it beyond the rules."""
    if contract is None:
        return None
    payoff = contract.payoff
    return {
        "trump": suit_name(contract.trump) or None,
        "trick": payoff.trick,
        "cards": {name: each for cards, each in payoff.cards for name in names(cards)},
        "last": payoff.last,
    }


# --- read again -----------------------------------------------------------------------------------------------------


def view_of(message: Mapping[str, Any], rules: Rules) -> View:
    """The view that a message tells of: the same that was written. Its deal is not over."""
    dealt = tuple(card(text) for text in message["dealt"])
    talk = _talk_of(message["talk"], rules)
    turned = None if message["turned"] is None else card(message["turned"])
    return View(
        rules=rules, seat=message["seat"], number=message["deal"], dealer=message["dealer"],
        scores=tuple(message["scores"]), stage=message["stage"], turn=message["turn"], talk=talk,
        contract=_contract_of(message, rules, talk, turned), dealt=dealt,
        hand=mask(card(text) for text in message["hand"]), held=_four(message["held"]), turned=turned,
        face_up=None if message["face_up"] is None else tuple(card(text) for text in message["face_up"]),
        leader=message["leader"], trick=tuple(card(text) for text in message["trick"]),
        tricks=tuple(map(_trick_of, message["tricks"])),
        legal=tuple(parse_action(rules.game, text) for text in message["legal"]), points=None, void=False,
        voids=message["voids"],
    )  # fmt: skip


def _four(row: Sequence[int]) -> tuple[int, int, int, int]:
    a, b, c, d = row
    return (a, b, c, d)


def _talk_of(sent: Mapping[str, Any] | None, rules: Rules) -> Any:
    """The talk in the game's own type: lists were tuples."""
    calls_type = rules.game.CALLS_TYPE
    if sent is None or calls_type is None:
        return None
    return calls_type(**{key: _tuples(value) for key, value in sent.items()})


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _contract_of(message: Mapping[str, Any], rules: Rules, talk: Any, turned: int | None) -> Contract | None:
    """The contract: the one of the deal's that has this trump and these points."""
    if message["contract"] is None:
        return None
    for contract in rules.game.contracts(rules, message["deal"]).values():
        contract_json = read_json(json.dumps(_contract(contract)))
        if contract_json == message["contract"]:
            return contract
    raise ValueError(f"no contract of deal {message['deal']} of {rules.game.ID} is {message['contract']}")
