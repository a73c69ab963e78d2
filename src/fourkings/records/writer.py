"""The writer of records."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fourkings.records.json_form import FORMAT
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import Shuffled
from fourkings.rulebook.game import Action, Result, State, apply, legal, start
from fourkings.rulebook.match import Match, Played, ordinary
from fourkings.rulebook.opening import Opened


def token(action: Action) -> str:
    """An action as records write it: the name of a card, or the call itself."""
    return action if isinstance(action, str) else name(action)


def legal_tokens(state: State) -> list[str]:
    """The legal actions of a state as records write them, sorted as plain strings."""
    return sorted(map(token, legal(state)))


def to_json(
    match: Match,
    with_legal: bool = False,
    shuffled: Shuffled | None = None,
    bots: Sequence[Sequence[str]] = (),
    stood_in: Sequence[Sequence[tuple[int, str]]] = (),
    origin: Mapping[str, Any] | None = None,
    taken: Sequence[Sequence[tuple[int, int]]] = (),
    offline_copy: str = "",
) -> dict[str, Any]:
    """The record of a match, over or not, as a JSON object.

    with_legal: add all legal actions to every action; shuffled: how the packs were shuffled (with its secret, which reveals
    every hand, only if the match is over); bots: for each entrant the bots that acted for it, with their versions;
    stood_in: for each deal the actions, from 0, that a bot took for a person, with the bot; origin: how to make a simulated
    match again; taken: for each deal the seats that latecomers took from bots, with the action, from 0, from which on;
    offline_copy: whether a copy of the match with every hand was taken along, empty if not.
    """
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
    match: Match,
    with_legal: bool = False,
    shuffled: Shuffled | None = None,
    bots: Sequence[Sequence[str]] = (),
    stood_in: Sequence[Sequence[tuple[int, str]]] = (),
    origin: Mapping[str, Any] | None = None,
    taken: Sequence[Sequence[tuple[int, int]]] = (),
    offline_copy: str = "",
) -> str:
    """The record of a match as one line of JSON, without its line end. For the arguments see `to_json`."""
    return json.dumps(to_json(match, with_legal, shuffled, bots, stood_in, origin, taken, offline_copy), ensure_ascii=False)


def _opening(opening: Opened) -> dict[str, Any]:
    written: dict[str, Any] = {"draw": [[None if card is None else name(card) for card in row] for row in opening.draw]}
    if opening.kings:
        written["kings"] = [[entrant, name(card)] for entrant, card in opening.kings]
    return written | {"seats": list(opening.seats), "dealer": opening.dealer}


def _shuffle(shuffled: Shuffled) -> dict[str, Any]:
    written: dict[str, Any] = {
        "derivation": shuffled.derivation,
        "seal": shuffled.seal,
        "contributions": [contribution.hex() for contribution in shuffled.contributions],
    }
    if shuffled.lots:
        written["lots"] = list(shuffled.lots)
    return written if shuffled.secret is None else written | {"secret": shuffled.secret.hex()}


def _result(result: Result) -> dict[str, Any]:
    written = {"scores": list(result.scores), "winners": list(result.winners)}
    return written if result.payments is None else written | {"payments": list(result.payments)}


def _pairs(key: str, pairs: Sequence[tuple[int, Any]]) -> dict[str, Any]:
    """A key of a deal with its pairs, if there are any."""
    return {key: [list(pair) for pair in pairs]} if pairs else {}


def _deal(played: Played, with_legal: bool) -> dict[str, Any]:
    state, deal = played.state, played.state.deal
    written: dict[str, Any] = {
        "number": deal.number,
        "dealer": deal.dealer,
        "hands": [list(map(name, hand)) for hand in deal.dealt],
    }
    if deal.turned is not None:
        written["turned"] = name(deal.turned)
    if deal.face_up is not None:
        written["face_up"] = list(map(name, deal.face_up))
    written["actions"] = _with_legal(played) if with_legal else [[seat, token(action)] for seat, action in played.actions]
    if state.void:
        written["void"] = True
    if state.points is not None:
        written |= {"points": list(state.points), "totals": list(state.totals)}
    return written


def _with_legal(played: Played) -> list[list[Any]]:
    deal, rows = played.state.deal, []
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
    for seat, action in played.actions:
        rows.append([seat, token(action), legal_tokens(state)])
        state = apply(state, action)
    return rows


def mirror_lines(match: Match, stood_in: Sequence[Sequence[tuple[int, str]]] = ()) -> str:
    """A record for each of the ordinary matches that a mirror match makes, one a line."""
    lines, at = [], 0
    for part in ordinary(match):
        lines.append(dumps(part, stood_in=stood_in[at : at + len(part.deals)]) + "\n")
        at += len(part.deals)
    return "".join(lines)
