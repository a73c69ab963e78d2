"""Positions and play for the clause tests, in the words of a record: a hand is `"AH KH 7S"`, play is `"QH 7D bid:4"`.

at = state("400", ["AS ...", "KS ...", "QS ...", "JS ..."], dealer=3, scores=(0, 31, 0, 0))
at = play(at, "bid:4 1:bid:3 bid:2 bid:2 AS")      # whoever's turn it is; `1:` moreover asserts whose it is
assert legal(at) == ["KS"]
assert refusal(at, "2:QS") == Reason("GEN-1", "not-your-turn", {"seat": 1})
"""

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from fourkings.rulebook import games
from fourkings.rulebook.cards import Card, Seat, card, members, name
from fourkings.rulebook.game import Action, Game, Reason, Result, State, act, apply, cards_to_play, start, why_not
from fourkings.rulebook.game import legal as legal_actions
from fourkings.rulebook.opening import Opened, settle

Tokens = str | Iterable[str]


def state(
    game_id: str,
    hands: Sequence[str],
    *,
    dealer: Seat = 0,
    number: int = 1,
    scores: tuple[int, ...] | None = None,
    preset: str = "classic",
    **house_rules: object,
) -> State:
    """The beginning of a deal from four hands by seat, each in the order dealt.

    A `...` in a hand stands for as many other cards as it lacks, spread evenly: the ranks of the rest go round the hands.
    Hands without it may be as short as the test likes, all four alike.
    """
    game = games.find(game_id)
    rules = games.rules(game, preset, house_rules)
    dealt = _dealt(hands, game.pack(rules), sum(game.packets(rules)))
    return start(rules, number, dealer, scores or _nothing(game), dealt)


def from_file(game_id: str, position: Mapping[str, Any]) -> State:
    """The state of a position of the court, read from its file."""
    given = {key: position[key] for key in ("dealer", "number", "preset") if key in position}
    scores = tuple(position["scores"]) if "scores" in position else None
    at = state(game_id, position["hands"], scores=scores, **{"dealer": 3, **given, **position.get("options", {})})
    return play(at, position.get("played", ""))


def play(at: State, tokens: Tokens) -> State:
    """The state after these actions, each by the seat whose turn it is; `Refused` where one is against the rules."""
    for token in _split(tokens):
        at = act(at, *_parse(at, token))
    return at


def play_out(at: State) -> State:
    """The state at the end of a deal whose talk is over: always the first legal card by name, and nothing said."""
    while at.stage != "done":
        at = apply(at, min(members(cards_to_play(at)), key=name))
    return at


def at_random(game_id: str, number: int, seed: int, **house_rules: object) -> State:
    """The end of a deal by chance, in a game where everybody plays alone; in King's auction the dealer declares."""
    dice, rules = random.Random(seed), games.rules(game_id, options=house_rules)
    pack = rules.game.pack(rules)
    cards = dice.sample(pack, len(pack))
    at = start(rules, number, seed % 4, (0, 0, 0, 0), tuple(tuple(cards[seat::4]) for seat in range(4)))
    if at.stage == "calls":
        at = apply(at, dice.choice(["declare:S", "declare:H", "declare:NT", "declare:negative"]))
    while at.stage != "done":
        at = apply(at, dice.choice(legal_actions(at)))
    return at


def legal(at: State) -> list[str]:
    return sorted(action if isinstance(action, str) else name(action) for action in legal_actions(at))


def refusal(at: State, token: str) -> Reason:
    """Why the action is refused: of the seat whose turn it is, or of the seat written before it (`"3:QH"`)."""
    reason = why_not(at, *_parse(at, token))
    assert reason is not None, f"{token} is legal"
    return reason


def result(
    game_id: str,
    before: tuple[int, ...],
    points: tuple[int, ...],
    *,
    number: int = 1,
    preset: str = "classic",
    **house_rules: object,
) -> Result | None:
    """The match's result once a deal with these points is done where the scores stood so before it."""
    at = state(game_id, ["..."] * 4, number=number, scores=before, preset=preset, **house_rules)
    return at.rules.game.result(replace(at, stage="done", points=points))


def opened(game_id: str, *rounds: str, kings: str = "", preset: str = "classic", **house_rules: object) -> Opened:
    """Seats and first dealer by what the entrants drew, a `-` for who draws no more; `kings` are dealt as `"0:7H 1:KS"`.

    `OpeningFault` where that is no draw by the rules.
    """
    rules = games.rules(games.find(game_id), preset, house_rules)
    draw = [tuple(None if token == "-" else card(token) for token in row.split()) for row in rounds]
    return settle(rules, draw, [(int(token[0]), card(token[2:])) for token in kings.split()])


def _nothing(game: Game) -> tuple[int, ...]:
    return (0, 0) if game.TEAM_SCORES else (0, 0, 0, 0)


def _dealt(hands: Sequence[str], pack: Sequence[Card], size: int) -> tuple[tuple[Card, ...], ...]:
    given = [card(token) for hand in hands for token in hand.split() if token != "..."]
    assert len(hands) == 4
    assert len(set(given)) == len(given), "a card is dealt twice"
    assert set(given) <= set(pack), "a card is not in the pack"
    rest = sorted(set(pack).difference(given), key=lambda card: (card & 15, card >> 4))
    fillings: list[list[Card]] = [[], [], [], []]
    lacking = [size - len(hand.split()) + 1 if "..." in hand else 0 for hand in hands]
    while any(lacking):
        for seat in range(4):
            if lacking[seat]:
                fillings[seat].append(rest.pop())
                lacking[seat] -= 1
    dealt = tuple(_filled(hand, filling) for hand, filling in zip(hands, fillings, strict=True))
    assert len(set(map(len, dealt))) == 1, "the hands are not of one size"
    return dealt


def _filled(hand: str, filling: list[Card]) -> tuple[Card, ...]:
    cards: list[Card] = []
    for token in hand.split():
        cards += filling if token == "..." else [card(token)]
    return tuple(cards)


def _split(tokens: Tokens) -> list[str]:
    return tokens.split() if isinstance(tokens, str) else list(tokens)


def _parse(at: State, token: str) -> tuple[Seat, Action]:
    seat, text = re.findall(r"^(?:([0-3]):)?(.+)$", token)[0]
    return (int(seat) if seat else at.turn), games.parse_action(at.rules.game, text)
