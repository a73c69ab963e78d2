"""Write matches as records in the format `fourkings/1`."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fourkings.records.json_form import FORMAT
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import Shuffled
from fourkings.rulebook.game import Action, Result, State, apply, legal, start
from fourkings.rulebook.match import Match, MatchDeal, ordinary_matches
from fourkings.rulebook.opening import Opened


def token(action: Action) -> str:
    """Return an action as records write it: a card's name or the call."""
    return action if isinstance(action, str) else name(action)


def legal_tokens(state: State) -> list[str]:
    """Return the legal actions of a state as records write them, sorted as strings."""
    return sorted(map(token, legal(state)))


def to_json(
    match: Match, with_legal: bool = False, shuffled: Shuffled | None = None, bots: Sequence[Sequence[str]] = (),
    stood_in: Sequence[Sequence[tuple[int, str]]] = (), origin: Mapping[str, Any] | None = None,
    taken: Sequence[Sequence[tuple[int, int]]] = (), offline_copy: str = "",
) -> dict[str, Any]:  # fmt: skip
    """Return the record of a match, over or not, as a JSON object.

    with_legal: add all legal actions to every action
    shuffled: data about the shuffle; its secret, which reveals every hand, is for finished matches only
    bots: by entrant, the bots that acted for it, with their versions
    stood_in: by deal, the indices of actions that a bot took for a person, with the bot
    origin: how to repeat a simulated match
    taken: by deal, the seats that latecomers took from bots, with the index of the first action
    offline_copy: the state of a downloaded copy with every hand, empty if there is none
    """
    if match.deals and match.deals[0].begun:
        raise ValueError("a match that began at a position has no record, as its first actions are not known")
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.rules.game.ID,
        "preset": match.rules.preset,
        "options": dict(match.rules.values),
        "entrants": list(match.entrants),
        **({"bots": [list(bot) for bot in bots]} if bots else {}),
        **({"origin": dict(origin)} if origin else {}),
        "opening": _opening(match.opening),
        **({"shuffle": _shuffle(shuffled)} if shuffled else {}),
        **({"offline_copy": offline_copy} if offline_copy else {}),
        "deals": [
            _deal(played, with_legal)
            | _pairs("stood_in", stood_in[place] if stood_in else ())
            | _pairs("taken_seats", taken[place] if taken else ())
            for place, played in enumerate(match.deals)
        ],
    }
    if match.stopped:
        record["end"] = {"after": len(match.deals)}
    if match.result:
        record["result"] = _result(match.result)
    return record


def dumps(
    match: Match, with_legal: bool = False, shuffled: Shuffled | None = None, bots: Sequence[Sequence[str]] = (),
    stood_in: Sequence[Sequence[tuple[int, str]]] = (), origin: Mapping[str, Any] | None = None,
    taken: Sequence[Sequence[tuple[int, int]]] = (), offline_copy: str = "",
) -> str:  # fmt: skip
    """Return the record of a match as one line of JSON without a line end. The arguments are those of `to_json`."""
    return json.dumps(to_json(match, with_legal, shuffled, bots, stood_in, origin, taken, offline_copy), ensure_ascii=False)


def _opening(opening: Opened) -> dict[str, Any]:
    data: dict[str, Any] = {"draw": [[None if card is None else name(card) for card in row] for row in opening.draw]}
    if opening.kings:
        data["kings"] = [[entrant, name(card)] for entrant, card in opening.kings]
    return data | {"seats": list(opening.seats), "dealer": opening.dealer}


def _shuffle(shuffled: Shuffled) -> dict[str, Any]:
    data: dict[str, Any] = {
        "derivation": shuffled.derivation,
        "seal": shuffled.seal,
        "contributions": [contribution.hex() for contribution in shuffled.contributions],
    }
    if shuffled.lots:
        data["lots"] = list(shuffled.lots)
    return data if shuffled.secret is None else data | {"secret": shuffled.secret.hex()}


def _result(result: Result) -> dict[str, Any]:
    data = {"scores": list(result.scores), "winners": list(result.winners)}
    return data if result.payments is None else data | {"payments": list(result.payments)}


def _pairs(key: str, pairs: Sequence[tuple[int, Any]]) -> dict[str, Any]:
    """Return a key of a deal with its pairs, if there are any."""
    return {key: [list(pair) for pair in pairs]} if pairs else {}


def _deal(played: MatchDeal, with_legal: bool) -> dict[str, Any]:
    state, deal = played.state, played.state.deal
    data: dict[str, Any] = {
        "number": deal.number,
        "dealer": deal.dealer,
        "hands": [list(map(name, hand)) for hand in deal.dealt],
    }
    if deal.turn_up is not None:
        data["turned"] = name(deal.turn_up)
    if deal.face_up is not None:
        data["face_up"] = list(map(name, deal.face_up))
    data["actions"] = _with_legal(played) if with_legal else [[seat, token(action)] for seat, action in played.actions]
    if state.void:
        data["void"] = True
    if state.points is not None:
        data |= {"points": list(state.points), "totals": list(state.totals)}
    return data


def _with_legal(played: MatchDeal) -> list[list[Any]]:
    deal, rows = played.state.deal, []
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
    for seat, action in played.actions:
        rows.append([seat, token(action), legal_tokens(state)])
        state = apply(state, action)
    return rows


def mirror_lines(match: Match, stood_in: Sequence[Sequence[tuple[int, str]]] = ()) -> str:
    """Return a mirror match as records of the ordinary matches that it divides into, one per line."""
    lines, first = [], 0
    for part in ordinary_matches(match):
        lines.append(dumps(part, stood_in=stood_in[first : first + len(part.deals)]) + "\n")
        first += len(part.deals)
    return "".join(lines)
