"""Positions and solutions as lines of JSON: the input and output of `fourkings solve`."""

import re
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from fourkings.rulebook.cards import SUITS, Card, Mask, Seat, UnknownAction, card, mask, members, name, suit_name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.sanitize import NotJSON, read_json, with_hint
from fourkings.solver import Position, Solution, Worth

EXAMPLE: Final = '{"game": …, "hands": …, "leader": …, "side": …}'  #: what a position looks like
HANDS: Final = '[["QH", "TS"], …]'
FOREIGN: Final = {"PBN": re.compile(r"\s*(%|\[\w+ +\")"), "LIN": re.compile(r"\s*\w\w\|")}
"""Patterns of how files in other programs' formats begin; such files are refused with a hint."""
KEYS: Final = ("game", "preset", "options", "deal", "trump", "hands", "leader", "trick", "side", "count")


class PositionError(ValueError):
    """An error in a line of input; the message says what to write instead."""


class Question(NamedTuple):
    """A position to be solved, and the side whose value is wanted."""

    position: Position  #: the cards and the contract
    side: Collection[Seat]  #: one to three seats


def parse(line: str) -> Question:
    """Parse a line of JSON into a position and a side. Raises `PositionError`, with the remedy, if it is invalid."""
    try:
        data = read_json(line)
    except NotJSON as error:
        raise PositionError(f"{error}. Write each position as a line of JSON, {EXAMPLE}") from None
    if not isinstance(data, dict):
        raise PositionError(f"not an object: write {EXAMPLE}")
    if unknown := [key for key in data if key not in KEYS]:
        raise PositionError(with_hint(f"unknown key {unknown[0]!r}: the keys are {', '.join(KEYS)}", unknown[0], KEYS))
    for key in ("game", "hands", "leader", "side"):
        if key not in data:
            raise PositionError(f"{key!r} is missing")
    rules = _rules(data)
    contract = contract_of(rules, _number(data, "deal", 1, _deals(rules), 1), data.get("trump"))
    if _one_of(data, "count", "points", "tricks") == "tricks":
        contract = contract._replace(payoff=Payoff(trick=1))
    hands, trick = _hands(data, rules)
    side = data["side"]
    if (
        not isinstance(side, list)
        or not 0 < len(set(map(str, side))) < 4
        or any(type(s) is not int or not 0 <= s <= 3 for s in side)
    ):
        raise PositionError("'side' is a list of one to three seats, as in [0, 2]")
    return Question(Position(contract, hands, _number(data, "leader", 0, 3, 0), trick), frozenset(side))


def check_format(line: str) -> None:
    """Raise `PositionError` if the first line of a file shows another program's format, such as PBN or LIN."""
    for kind, begins in FOREIGN.items():
        if begins.match(line):
            raise PositionError(f"this is a {kind} file. Write each position as a line of JSON, {EXAMPLE}")


def contract_of(rules: Rules, deal: int, trump: object = None) -> Contract:
    """Return the contract of the deal with this number, and with this trump if turn-up or calls decide.

    `trump` is a suit's letter, None if there is none; for the last four deals of King also "negative". See
    `Game.contracts`. Raises `PositionError` if it does not suit the deal.
    """
    game = rules.game
    contracts = game.contracts(rules, deal)
    words = [name for name in contracts if len(name) > 1 and name != "NT"]
    if trump is not None and trump not in (*SUITS, *words):
        known = ", ".join((*SUITS, *words))
        raise PositionError(f"'trump' is one of {known} or null, not {trump!r}")
    if str("NT" if trump is None else trump) in contracts:
        return contracts[str("NT" if trump is None else trump)]
    if "" not in contracts:
        raise PositionError(f"{game.ID} needs 'trump': {', '.join(contracts)}")
    fixed = contracts[""]
    if trump is not None and suit_name(fixed.trump) != trump:
        raise PositionError(f"this deal of {game.ID} fixes its own trumps: leave 'trump' out")
    return fixed


def answer(solution: Solution) -> dict[str, Any]:
    """Return a solution as an object for JSON.

    An exact value is a number; bounds are a pair, and `stopped` names the limit that came first.
    """
    data = {
        "value": _shown(solution.value),
        "cards": {name(card): _shown(worth) for card, worth in solution.cards.items()},
        "line": [name(card) for card in solution.line],
    }
    return {**data, "stopped": solution.stopped} if solution.stopped else data


def _shown(worth: Worth) -> int | list[int]:
    return worth.least if worth.exact else [worth.least, worth.most]


def _rules(data: Mapping[str, Any]) -> Rules:
    options = data.get("options", {})
    if not isinstance(data["game"], str) or not isinstance(options, dict):
        raise PositionError("'game' is a name, 'options' an object")
    try:
        return rules(find(data["game"]), str(data.get("preset", "classic")), options)
    except UnknownGame as error:
        raise PositionError(with_hint(error, data["game"], GAMES)) from None
    except OptionError as error:
        raise PositionError(str(error)) from None


def _deals(rules: Rules) -> int:
    """Return the highest number that `deal` may have: the deals of a match if they differ, else ten."""
    return len(rules.game.deal_titles(rules)) or 10


def _number(data: Mapping[str, Any], key: str, least: int, most: int, default: int) -> int:
    value = data.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise PositionError(f"{key!r} is a whole number from {least} to {most}, not {value!r}")
    return value


def _one_of(data: Mapping[str, Any], key: str, *allowed: str) -> str:
    value = data.get(key, allowed[0])
    if value not in allowed:
        raise PositionError(f"{key!r} is one of {', '.join(allowed)}, not {value!r}")
    return str(value)


def _cards(data: object, rules: Rules, place: str, seen: set[Card]) -> list[Card]:
    """Parse a list of cards, none of which may be in `seen`, and add them to it; place: its name for messages."""
    if not isinstance(data, list):
        raise PositionError("'hands' are four lists of cards, 'trick' one")
    cards = []
    for text in data:
        try:
            cards.append(card(text))
        except UnknownAction as error:
            raise PositionError(f"{place}: {error}") from None
        if cards[-1] not in rules.game.pack(rules):
            raise PositionError(f"{place}: {text} is not in the pack of this game")
        if cards[-1] in seen:
            raise PositionError(f"{place}: {text} appears twice")
        seen.add(cards[-1])
    return cards


def _hands(data: Mapping[str, Any], rules: Rules) -> tuple[tuple[Mask, Mask, Mask, Mask], tuple[Card, ...]]:
    if not isinstance(data["hands"], list) or len(data["hands"]) != 4:
        raise PositionError(f"'hands' are four lists of cards, that of seat 0 first, as in {HANDS}")
    seen: set[Card] = set()
    trick = tuple(_cards(data.get("trick", []), rules, "trick", seen))
    hands = [_cards(hand, rules, f"the hand of seat {seat}", seen) for seat, hand in enumerate(data["hands"])]
    leader = _number(data, "leader", 0, 3, 0)
    if len(trick) > 3:
        raise PositionError("'trick' has up to three cards, the leader's first: a complete trick is taken already")
    played = {leader + place & 3 for place in range(len(trick))}
    sizes = [len(hand) + (seat in played) for seat, hand in enumerate(hands)]
    if len(set(sizes)) > 1 or sizes[0] == 0:
        counts = ", ".join(str(len(hand)) for hand in hands)
        raise PositionError(
            f"the hands have {counts} cards: every hand has the same number, but one fewer after its seat has played to the"
            " trick"
        )
    a, b, c, d = map(mask, hands)
    return (a, b, c, d), trick


def written(question: Question) -> str:
    """Return a position's hands as one line of text, for messages."""
    return " · ".join(" ".join(name(card) for card in members(hand)) for hand in question.position.hands)
