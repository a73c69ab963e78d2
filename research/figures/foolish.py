"""The gate of foolish cards: how many of a bot's cards another card of its hand could have replaced at no cost.

python -m research.figures.foolish BOT [OPTIONS]

Four of the bot play deals of every kind of the games, from an even score. `fourkings.bots.dominated` defines foolish cards;
they are counted per thousand decisions (choices among unequal cards), with all cards seen and by what the seat could know.
A bot passes with at most 0.5 by knowledge in tricks 1 to 3. `--show` prints that many of the cards by knowledge.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final, NamedTuple

from fourkings.arena import bounded, bounded_text, deals
from fourkings.arena.intervals import Interval
from fourkings.bots import Bot, evaluation, title
from fourkings.bots.dominated import FoolishKinds, foolish
from fourkings.cli._progress import progress
from fourkings.engines import find
from fourkings.rulebook import games
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.views import view
from research import command

HEADING: Final = "## Foolish cards"
FIRST: Final = 3
"""Tricks in which the aim is asked: later ones are seen to be lost anyway."""


class Card(NamedTuple):
    """A card chosen among several."""

    trick: int  # from 1
    found: FoolishKinds
    told: str  # what was done, for people


def decisions(rules: Rules, bot: Bot, kind: str, seed: int, number: int, seeds: str) -> Iterator[Card]:
    """Yield the choices of cards in one deal that four of a bot play."""
    secret = deals.secret_of(kind, seed, number, seeds)
    state = deals.deal_of_kind(rules, kind, secret, number % 4)
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    while state.stage != "done":
        seen = view(state, state.turn)
        action = bot.choose(seen, dice[state.turn])
        if not isinstance(action, str) and len(evaluation.runs(seen)) > 1:
            better = foolish(state, action)
            yield Card(len(state.tricks) + 1, better, described(state, action, kind, number) if any(better) else "")
        state = apply(state, action)


def described(state: State, card: int, kind: str, number: int) -> str:
    """Describe a card with its hand and its trick."""
    hand = " ".join(name(held) for held in range(64) if state.hands[state.turn] >> held & 1)
    table = " ".join(map(name, state.trick)) or "led"
    return f"{kind} {number}, trick {len(state.tricks) + 1}, on the table {table}, from {hand}: {name(card)}"


def share(cards: Sequence[Card], known: bool) -> Interval:
    """Return foolish cards per thousand decisions."""
    each = [float((card.found.known if known else card.found.seen) is not None) for card in cards]
    return Interval(*(1000 * part for part in bounded(each)))


def row(game: str, many: int, cards: Sequence[Card]) -> str:
    early = [card for card in cards if card.trick <= FIRST]
    columns = [bounded_text(share(part, known), 2) for part in (early, cards) for known in (True, False)]
    return (
        f"| `{game}` | {many} | {len(early)} | {columns[0]} | {columns[1]} | {len(cards)} | {columns[2]} | {columns[3]} |"
    )


def played(game: str, bot: Bot, given: argparse.Namespace) -> Iterator[Card]:
    """Yield the choices of cards in all deals of a game."""
    rules = games.rules(GAMES[game])
    kinds = list(deals.kinds(rules))
    for number in progress(range(given.deals), unit="deal"):
        yield from decisions(rules, bot, kinds[number % len(kinds)], given.seed, number, given.seeds)


def lines(given: argparse.Namespace) -> Iterator[str]:
    bot, counts, shown = find(given.bot), Counter[str](), 0
    yield from (HEADING, "")
    yield (
        f"{date.today()}, four {title(bot)}: `python -m research.figures.foolish '{given.bot}' "
        f"--games {','.join(given.games)} --deals {given.deals} --seed {given.seed} --seeds {given.seeds}`. "
        "A thousand decisions, with intervals of 95 %."
    )
    yield ""
    yield "| game | deals | in tricks 1-3 | by knowledge | all cards seen | in all | by knowledge | all cards seen |"
    yield "|---|---|---|---|---|---|---|---|"
    for game in given.games:
        cards = list(played(game, bot, given))
        for card in cards:
            counts[f"{card.found.known or '–'} / {card.found.seen}"] += any(card.found)
            if card.found.known and shown < given.show:
                shown += 1
                print(card.found, card.told, flush=True)
        yield row(game, given.deals, cards)
    yield ""
    yield "By kind, by knowledge / all cards seen: " + ", ".join(
        f"{kind} {many}" for kind, many in counts.most_common() if many
    )


def main() -> None:
    parser = command.parser(__doc__, games=GAMES, deals=100, seed=1, seeds=..., show=0, write=...)
    parser.add_argument("bot")
    given = parser.parse_args()
    command.publish("\n".join(lines(given)) + "\n", HEADING, given.write)


if __name__ == "__main__":
    main()
