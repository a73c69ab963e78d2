"""The ladder: every bot against a field of every other, deal for deal, and its share of the way from flat to the seer.

python -m research.figures.ladder [OPTIONS]

A set is one deal of each kind that a match has, the same cards with A in every seating (alone, or as a pair) against a
field of B; a kind counts as often as it comes in a match. Results are kept in `--out`: the same command continues, also
with more sets, and the tables show everything in the file about these bots and fields. Of two pairs only one plays against
the other. `openspiel` needs `research/requirements.txt`.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from fourkings.arena import deals, duplicate, interval, mean_text
from fourkings.arena.duplicate import own_seats
from fourkings.bots import careful, evaluation, find
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view
from research import command
from research.figures.omniscient import Sighted, searched

BOTS: Final = ("chance", "careful", "beginner", "club", "flat", "ismcts", "openspiel", "strong", "seer")
FIELDS: Final = BOTS[:-1]
OFTEN: Final = {"king": {"auction": 4, "trumps": 0, "no-trumps": 0}, "jeu-du-roi": {"trumps and their points": 4}}
"""How often a kind of deal comes in a match, where not once."""
HEADING: Final = "## The ladder"


class Played(NamedTuple):
    """One set: the players and its number."""

    game: str
    a: str
    b: str
    seed: int
    set: int
    iterations: int


class Fair:
    """A bot, which sees only its view."""

    def __init__(self, name: str) -> None:
        self._bot = find(name)

    def act(self, state: State, dice: Stream) -> Action:
        return self._bot.choose(view(state, state.turn), dice)


class Ismcts:
    """Our own tree on OpenSpiel's terms: as many iterations, random playouts; careful makes the calls."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def act(self, state: State, dice: Stream) -> Action:
        seen, seed = view(state, state.turn), dice.below(1 << 62)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if any(isinstance(action, str) for action in seen.legal):
            return careful.choose(seen, dice)
        return self.card(seen, seed)

    def card(self, seen: View, seed: int) -> Action:
        cards = evaluation.candidates(seen)
        if len(cards) == 1:
            return cards[0]
        samples = Deals(constraints(seen)).draw(seed, self.iterations)
        return cards[int(searched(seen, samples, cards, self.iterations, seed, sees=False)[0].argmax())]


def player(name: str, iterations: int) -> Any:
    if name == "seer":
        return Sighted()
    if name == "ismcts":
        return Ismcts(iterations)
    if name == "openspiel":
        from research.figures.spiel import Spiel

        return Spiel(iterations)
    return Fair(name)


def one_set(game: str, a: Any, b: Any, seed: int, number: int) -> float:
    """Return A's points beyond the mean of the table, or the other side's, over a match's worth of deals."""
    rules, total = games.rules(GAMES[game]), 0.0
    for kind in deals.kinds(rules):
        if often := OFTEN.get(game, {}).get(kind, 1):
            secret = deals.secret_of(kind, seed, number)
            start = deals.deal_of_kind(rules, kind, secret, number % 4)
            seatings = own_seats(rules)
            for own in seatings:
                dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
                state = start
                while state.stage != "done":
                    state = apply(state, (a if state.turn in own else b).act(state, dice[state.turn]))
                total += often * duplicate.gain(rules, state.points or (), own) / len(seatings)
    return total


def played(given: argparse.Namespace) -> dict[Played, float]:
    """Play the sets that are missing; return all sets of the file with these conditions."""
    known: dict[Played, float] = {}
    if given.out.exists():
        for line in given.out.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            known[Played(**{name: row[name] for name in Played._fields})] = row["gain"]
    players = {name: player(name, given.iterations) for name in {*given.bots, *given.fields}}
    todo = dict.fromkeys(
        Played(game, *in_order(game, a, b), given.seed, number, given.iterations)
        for number in range(given.sets)
        for game in given.games
        for b in given.fields
        for a in given.bots
        if a != b
    )
    with given.out.open("a", encoding="utf-8") as file:
        for task in progress([task for task in todo if task not in known], unit="set"):
            known[task] = one_set(task.game, players[task.a], players[task.b], task.seed, task.set)
            file.write(json.dumps(task._asdict() | {"gain": known[task]}) + "\n")
            file.flush()
    return {task: gain for task, gain in known.items() if (task.seed, task.iterations) == (given.seed, given.iterations)}


def in_order(game: str, a: str, b: str) -> tuple[str, str]:
    """Return a pairing as it is played: of two pairs, the one later in the list against the other."""
    return (b, a) if GAMES[game].PARTNERS and BOTS.index(a) < BOTS.index(b) else (a, b)


def tables(rows: Mapping[Played, float], given: argparse.Namespace) -> Iterator[str]:
    """Yield each game's matrix, with each bot's share of the way from flat to the seer."""
    gains: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for row, gain in rows.items():
        gains[row.game, row.a, row.b].append(gain)
        if GAMES[row.game].PARTNERS:
            gains[row.game, row.b, row.a].append(-gain)
    for game in given.games:
        yield ""
        yield f"| {game} | " + " | ".join(f"against {b}" for b in given.fields) + " | from flat to the seer |"
        yield "|---|" + "---|" * (len(given.fields) + 1)
        for a in given.bots:
            cells = [shown(gains.get((game, a, b))) for b in given.fields]
            yield f"| {a} | " + " | ".join(cells) + f" | {share(gains, game, a)} |"


def shown(gains: list[float] | None) -> str:
    return f"{mean_text(interval(gains))} ({len(gains)})" if gains else "–"


def share(gains: dict[tuple[str, str, str], list[float]], game: str, a: str) -> str:
    """Return A's gain in a field of flat as a share of the seer's."""
    if a == "flat":
        return "0 %"
    mine, seers = gains.get((game, a, "flat")), gains.get((game, "seer", "flat"))
    if not mine or not seers:
        return "–"
    whole = sum(seers) / len(seers)
    return f"{100 * sum(mine) / len(mine) / whole:.0f} %" if whole > 0 else "–"


def main() -> None:
    options = command.parser(
        __doc__, games=GAMES, bots=BOTS, fields=FIELDS, sets=20, seed=1, iterations=50, out=Path("ladder.jsonl"), write=...
    )
    given = options.parse_args()
    text = [
        HEADING,
        "",
        f"{date.today()}: `python -m research.figures.ladder --sets {given.sets} --seed {given.seed} --iterations "
        f"{given.iterations}`.",
        "Points a match's worth of deals (Quarantes and 400: a deal) beyond the mean of the table or, for pairs, beyond",
        "the other side's; intervals of 95 % over sets, whose number stands behind. The last column is a bot's gain in a",
        "field of flat as a part of the seer's.",
        *tables(played(given), given),
    ]
    command.publish("\n".join(text) + "\n", HEADING, given.write)


if __name__ == "__main__":
    main()
