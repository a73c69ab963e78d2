"""Single deals between two bots in duplicate (the same cards in every seating), from even scores, by kind of deal."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from fourkings.arena.duplicate import gain, own_seats
from fourkings.arena.matches import DEVELOP, Finder
from fourkings.arena.processes import spread
from fourkings.bots import Bot, find
from fourkings.rulebook import deck, games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply, first_scores, start
from fourkings.views import view


class Edge(NamedTuple):
    """Gain of bot A over bot B in one deal, averaged over all seatings."""

    kind: str
    points: float  #: A's points beyond the mean of the table, or beyond the other side's


def kinds(rules: Rules) -> Mapping[str, int]:
    """Return the kinds of deals of a match, each with the number of such a deal; the game's own name if all are alike."""
    game = rules.game
    titles, usual = game.deal_titles(rules), game.deal_titles(games.rules(game))
    if titles == usual:
        return game.DEAL_KINDS or {game.ID: 1}
    titled = {kind: usual[number - 1] for kind, number in game.DEAL_KINDS.items()}
    return {kind: titles.index(title) + 1 for kind, title in titled.items() if title in titles}


def secret_of(kind: str, seed: int, number: int, seeds: str = DEVELOP) -> bytes:
    """Return the secret of one deal: the bytes that decide its cards and the bots' random choices.

    number: of the deal, from 0; seeds: one of the two lists in `SEEDS`.
    """
    listed = "" if seeds == DEVELOP else f"{seeds} "
    return hashlib.sha256(f"{listed}deals {kind} {seed} {number}".encode()).digest()


def deal_of_kind(rules: Rules, kind: str, secret: bytes, dealer: int) -> State:
    """Return a deal of that kind, from even scores; `secret` decides its cards."""
    pack = deck.shuffle(rules.game.pack(rules), secret, "deal", 1)
    hands = deck.hands(pack, dealer, rules.game.packets(rules))
    return rules.game.settle_calls(start(rules, kinds(rules)[kind], dealer, first_scores(rules), hands), kind)


def play_deal(state: State, bots: Sequence[Bot], rngs: Sequence[Stream]) -> State:
    """Return the deal played to its end by these bots, by seat."""
    while state.stage != "done":
        seat = state.turn
        state = apply(state, bots[seat].choose(view(state, seat), rngs[seat]))
    return state


def edge(rules: Rules, kind: str, a: Bot, b: Bot, secret: bytes, dealer: int) -> Edge:
    """Return A's gain in one deal, with A and B in every seating."""
    state, gained = deal_of_kind(rules, kind, secret, dealer), []
    for own in own_seats(rules):
        rngs = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
        end = play_deal(state, [a if seat in own else b for seat in range(4)], rngs)
        gained.append(gain(rules, end.points or (), own))
    return Edge(kind, sum(gained) / len(gained))


def edges(
    rules: Rules, kind: str, a: str, b: str, seed: int, sets: int, processes: int | None = None, seeds: str = DEVELOP,
    finder: Finder = find,
) -> Iterator[Edge]:  # fmt: skip
    """Yield A's gain against B in each of `sets` deals of a kind, in order; independent of the number of processes.

    a, b: names of bots; `finder`: finds a bot by name. Raises `Forfeit` if a bot can't go on.
    """
    return spread(partial(_play_edge, rules, kind, a, b, seed, seeds, finder), range(sets), processes)


def _play_edge(rules: Rules, kind: str, a: str, b: str, seed: int, seeds: str, finder: Finder, number: int) -> Edge:
    return edge(rules, kind, finder(a), finder(b), secret_of(kind, seed, number, seeds), number % 4)
