"""Positions as data and text, with the keys that `fourkings solve` reads, and its answers as JSON."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, cast

from fourkings.rulebook.cards import SUITS, Card, Mask, Seat, UnknownAction, card, mask, members, name, suit_name
from fourkings.rulebook.game import Deal, Hands, Rules, State, apply, expose, finish, finish_void, first_scores, legal
from fourkings.rulebook.game.position import calls_of, from_line
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.rulebook.tricks import Contract, Payoff, Trick, winning
from fourkings.sanitize import NotJSON, read_json, with_hint
from fourkings.solver import Position, Solution, Worth

EXAMPLE: Final = '{"game": …, "hands": …, "leader": …, "side": …}'  #: what a position looks like
HANDS: Final = '[["QH", "TS"], …]'
KEYS: Final = (
    "game", "preset", "options", "deal", "trump", "hands", "leader", "trick", "side", "count",
    "voids", "dealer", "scores", "dealt", "calls", "tricks", "stage", "turn",
)  # fmt: skip
"""The keys of a position. `fourkings solve` ignores most of the second row, and `position` ignores `side` and `count`."""
STAGES: Final = ("play", "calls", "done", "void")
MAX_ACTIONS: Final = 400
"""More actions than any deal has."""


class PositionError(ValueError):
    """An error in a line of input; the message says what to write instead."""


class Question(NamedTuple):
    """A position to be solved, and the side whose value is wanted."""

    position: Position  #: the cards and the contract
    side: Collection[Seat]  #: one to three seats


def parse(line: str) -> Question:
    """Parse a line of JSON into a position and a side. Raises `PositionError`, with the remedy, if it is invalid."""
    data = object_in(line)
    _check_keys(data)
    return parse_data(data)


def parse_data(data: Mapping[str, Any]) -> Question:
    """Return the position and the side of an object with the keys of `fourkings solve`; see `parse`."""
    for key in ("game", "hands", "leader", "side"):
        if key not in data and not (key == "hands" and "dealt" in data):
            raise PositionError(f"{key!r} is missing")
    rules = _rules(data)
    contract = contract_of(rules, _number(data, "deal", 1, _deals(rules), 1), data.get("trump"))
    placed = _placed(data, rules)
    if not any(placed.hands):
        raise _wrong_sizes(placed.hands)
    if _one_of(data, "count", "points", "tricks") == "tricks":
        contract = contract._replace(payoff=Payoff(trick=1))
    side = data["side"]
    if (
        not isinstance(side, list)
        or not 0 < len(set(map(str, side))) < 4
        or any(type(s) is not int or not 0 <= s <= 3 for s in side)
    ):
        raise PositionError("'side' is a list of one to three seats, as in [0, 2]")
    return Question(Position(contract, placed.hands, _number(data, "leader", 0, 3, 0), placed.trick), frozenset(side))


def first_hands(data: Mapping[str, Any]) -> Hands:
    """Return the hands of a position before its first trick, whose cards need no `game` if they rank as in bridge."""
    _check_keys(data)
    of_bridge = next(game for game, plays in GAMES.items() if len(plays.pack(rules(plays))) == 52)
    return _placed(data, _rules({"game": of_bridge, **data})).held


def position(data: Mapping[str, Any] | str) -> State:
    """Return the state of a position: the inverse of `State.to_position` and `State.to_line`.

    data: an object with the keys that `fourkings solve` reads, and more; as a mapping, a line of JSON or a line of text:

    - `game`, `preset`, `options`, `deal` (its number, from 1), `voids` (void deals before it), `scores` (before the deal);
    - `hands`: by seat, the cards held now; or `dealt`: by seat, those dealt, in order, from which `hands` follows;
    - `tricks`: the complete tricks, four cards each in the order played; `trick`: the cards on the table;
    - `leader`: the seat that leads, or led, to the trick on the table; `dealer`: by default the seat before the first one;
    - `trump`: the contract's name, if turn-up or calls decide it, once they have;
    - `calls`: the fields of `State.calls`, needed in the 400: `{"bids": [3, 2, 4, 2]}`, the bids from eldest hand on;
    - `stage`: `"play"`, `"calls"`, `"done"` or `"void"`; `turn`: whose call it is.

    A position with neither `leader`, `stage` nor cards played is the beginning of its deal. If earlier tricks are left out,
    the rules and the solver go on; bots that sample take the missing cards for hidden ones, and find no deal that fits.

    Raises ValueError, mostly `PositionError`, if the data are invalid, or the deal can't be played on from there.

    Example: `position({"game": game, "hands": [["AH"], ["KH"], ["QH"], ["JH"]], "leader": 2})`.
    """
    read = data if isinstance(data, Mapping) else object_in(data) if data.lstrip().startswith("{") else from_line(data)
    _check_keys(read)
    if "game" not in read:
        raise PositionError("'game' is missing")
    rules = _rules(read)
    placed, number = _placed(read, rules), _number(read, "deal", 1, _deals(rules, 10_000), 1)
    dealer = _number(read, "dealer", 0, 3, (placed.tricks[0].leader if placed.tricks else placed.leader) - 1 & 3)
    dealt = placed.dealt or tuple(tuple(members(hand)) for hand in placed.held)
    deal = Deal(rules, number, dealer, _scores(read, rules), dealt, voids=_number(read, "voids", 0, number - 1, 0))
    try:
        state = _state(read, expose(deal) if placed.dealt else deal, placed)
        _play_on(state)
    except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError):
        why = "'calls' do not lead there" if "calls" in read else "'calls' is missing: the fields of State.calls"
        raise ValueError(f"this deal of {rules.game.ID} cannot be played on: {why}") from None
    return state


def _state(data: Mapping[str, Any], deal: Deal, placed: "_Placed") -> State:
    game, rules = deal.rules.game, deal.rules
    is_new = not placed.tricks and not placed.trick and "calls" not in data
    if is_new and not {"leader", "trump", "turn"} & data.keys() and data.get("stage", "calls") == "calls":
        return game.begin(deal)
    stage = _one_of(data, "stage", *STAGES)
    if stage == "calls" and "trump" in data and (begun := _begun(deal)) and begun.contract is None:
        raise PositionError("calls decide the trumps of this deal: leave 'trump' out until they are over")
    is_known = "trump" in data or stage == "play" or (stage != "calls" and placed.tricks)
    calls = calls_of(rules, data.get("calls", {}))
    declared = getattr(calls, "declared", None)
    contract = contract_of(rules, deal.number, data.get("trump", declared)) if is_known else None
    if contract and declared and contract != contract_of(rules, deal.number, declared):
        raise PositionError(f"'trump' is {data['trump']}, but the calls declare {declared}")
    turn = _number(data, "turn", 0, 3, placed.leader + len(placed.trick) & 3)
    state = State(deal, "calls" if stage == "calls" else "play", turn, calls, contract, placed.hands, placed.leader)
    state = replace(state, trick=placed.trick, tricks=placed.tricks)
    if stage == "play" and "calls" not in data:
        state = replace(state, calls=_only_call(deal, contract) or calls)
    return state if stage in ("play", "calls") else finish_void(state) if stage == "void" else finish(state)


def _only_call(deal: Deal, contract: Contract | None) -> Any:
    """Return the calls of a deal that a single call brings under this contract, such as a declaration; else None."""
    begun = _begun(deal)
    if begun is None or begun.stage != "calls":
        return None
    for call in deal.rules.game.legal_calls(begun):
        after = deal.rules.game.apply_call(begun, call)
        if after.stage == "play" and after.contract == contract:
            return after.calls
    return None


def _begun(deal: Deal) -> State | None:
    """Return the state before the first action; None if the turn-up, which decides the trumps, is unknown."""
    try:
        return deal.rules.game.begin(deal)
    except AssertionError:
        return None


def _play_on(state: State) -> None:
    """Play a deal to its end, to see that it has all that its rules need."""
    for _ in range(MAX_ACTIONS):
        if not (actions := legal(state)):
            break
        state = apply(state, actions[-1])


def _check_keys(data: Mapping[str, Any]) -> None:
    if unknown := [key for key in data if key not in KEYS]:
        raise PositionError(with_hint(f"unknown key {unknown[0]!r}: the keys are {', '.join(KEYS)}", unknown[0], KEYS))


def object_in(line: str) -> dict[str, Any]:
    """Return the object in a line of JSON. Raises `PositionError` if it is none."""
    try:
        data = read_json(line)
    except NotJSON as error:
        raise PositionError(f"{error}. Write each position as a line of JSON, {EXAMPLE}") from None
    if not isinstance(data, dict):
        raise PositionError(f"not an object: write {EXAMPLE}")
    return data


def contract_of(rules: Rules, deal: int, trump: object = None) -> Contract:
    """Return the contract of the deal with this number, and with this trump if turn-up or calls decide.

    `trump` is a suit's letter, "NT" or None if there is none; for the last four deals of King also "negative". See
    `Game.contracts`. Raises `PositionError` if it does not suit the deal.
    """
    game = rules.game
    contracts = game.contracts(rules, deal)
    if trump is not None and trump not in (known := dict.fromkeys((*SUITS, "NT", *filter(None, contracts)))):
        raise PositionError(f"'trump' is one of {', '.join(known)} or null, not {trump!r}")
    if str("NT" if trump is None else trump) in contracts:
        return contracts[str("NT" if trump is None else trump)]
    if "" not in contracts:
        raise PositionError(f"{game.ID} needs 'trump': {', '.join(contracts)}")
    fixed = contracts[""]
    if trump is not None and (suit_name(fixed.trump) or "NT") != trump:
        raise PositionError(f"this deal of {game.ID} fixes its own trumps: leave 'trump' out")
    return fixed


def answer(solution: Solution) -> dict[str, Any]:
    """Return a solution as an object for JSON.

    An exact value is a number; bounds are a pair, and `stopped` names the limit that came first. Then `estimate` may say
    what the value could be: it is not proven.
    """
    data: dict[str, Any] = {
        "value": _shown(solution.value),
        "cards": {name(card): _shown(worth) for card, worth in solution.cards.items()},
        "line": [name(card) for card in solution.line],
    }
    data |= {"stopped": solution.stopped} if solution.stopped else {}
    return data if solution.estimate is None else {**data, "estimate": solution.estimate}


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


def _deals(rules: Rules, otherwise: int = 10) -> int:
    """Return the highest number that `deal` may have: the deals of a match if they differ."""
    return len(rules.game.deal_titles(rules)) or otherwise


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
    if not isinstance(data, Sequence) or isinstance(data, str):
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


class _Placed(NamedTuple):
    """The cards of a position: hands, tricks and the cards on the table."""

    dealt: tuple[tuple[Card, ...], ...]  # in order, empty if that is not known
    held: Hands  # before the first trick given
    hands: Hands
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]


def _placed(data: Mapping[str, Any], rules: Rules) -> _Placed:
    """Read `hands`, `dealt`, `tricks`, `trick` and `leader`, each card once."""
    dealt = _four(data["dealt"], rules, set()) if "dealt" in data else []
    seen: set[Card] = set()
    trick = tuple(_cards(data.get("trick", []), rules, "trick", seen))
    if len(trick) > 3:
        raise PositionError("'trick' has up to three cards, the leader's first: a complete trick is taken already")
    leader = _number(data, "leader", 0, 3, _number(data, "dealer", 0, 3, 3) + 1 & 3)
    tricks = _tricks(data, rules, leader, seen)
    gone = [0, 0, 0, 0]
    for led, cards in (*((each.leader, each.cards) for each in tricks), (leader, trick)):
        for place, played in enumerate(cards):
            gone[led + place & 3] |= 1 << played
    if "hands" in data:
        hands = [mask(hand) for hand in _four(data["hands"], rules, seen)]
    elif dealt:
        hands = [mask(hand) & ~out for hand, out in zip(dealt, gone, strict=True)]
    else:
        raise PositionError("'hands' is missing")
    held = [hand | out for hand, out in zip(hands, gone, strict=True)]
    is_same = mask(each for hand in dealt for each in hand) == held[0] | held[1] | held[2] | held[3]
    if dealt and not (is_same and {4 * len(hand) for hand in dealt} == {len(rules.game.pack(rules))}):
        raise PositionError("'dealt' is the whole pack, with the cards of 'hands', 'tricks' and 'trick'")
    sizes = {hand.bit_count() for hand in held}
    if len(sizes) > 1 or sizes == {0}:
        raise _wrong_sizes(hands)
    return _Placed(tuple(map(tuple, dealt)), cast(Hands, tuple(held)), cast(Hands, tuple(hands)), leader, trick, tricks)


def _wrong_sizes(hands: Sequence[Mask]) -> PositionError:
    counts = ", ".join(str(hand.bit_count()) for hand in hands)
    rule = "every hand has the same number, but one fewer after its seat has played to the trick"
    return PositionError(f"the hands have {counts} cards: {rule}")


def _tricks(data: Mapping[str, Any], rules: Rules, leader: Seat, seen: set[Card]) -> tuple[Trick, ...]:
    """Read the complete tricks; their leaders follow backwards from the one of the trick on the table."""
    given = data.get("tricks", [])
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise PositionError("'tricks' are lists of four cards, in the order played")
    if not given:
        return ()
    calls = data.get("calls")
    declared = calls.get("declared") if isinstance(calls, Mapping) else None
    contract = contract_of(rules, _number(data, "deal", 1, 10_000, 1), data.get("trump", declared))
    tricks: list[Trick] = []
    for cards in reversed(given):
        if len(played := _cards(cards, rules, "tricks", seen)) != 4:
            raise PositionError("'tricks' are lists of four cards, in the order played")
        a, b, c, d = played
        first = leader - winning((a, b, c, d), contract) & 3
        tricks.append(Trick(first, (a, b, c, d), leader))
        leader = first
    return tuple(reversed(tricks))


def _four(given: object, rules: Rules, seen: set[Card]) -> list[list[Card]]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != 4:
        raise PositionError(f"'hands' are four lists of cards, that of seat 0 first, as in {HANDS}")
    return [_cards(hand, rules, f"the hand of seat {seat}", seen) for seat, hand in enumerate(given)]


def _scores(data: Mapping[str, Any], rules: Rules) -> tuple[int, ...]:
    usual = first_scores(rules)
    scores = data.get("scores", usual)
    if not isinstance(scores, Sequence) or len(scores) != len(usual) or any(type(score) is not int for score in scores):
        raise ValueError(f"'scores' are {len(usual)} whole numbers: the scores before the deal, by seat or by side")
    return tuple(scores)


def written(question: Question) -> str:
    """Return a position's hands as one line of text, for messages."""
    return " · ".join(" ".join(name(card) for card in members(hand)) for hand in question.position.hands)
