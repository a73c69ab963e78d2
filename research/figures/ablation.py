"""One part of strong, against strong without it, on the same cards up to where the two part.

python -m research.figures.ablation KIND PART FIELD [OPTIONS]

Deals of a kind ("king tricks", "400 400" …) are played by FIELD to the last so many cards. From there each seat in turn is
taken by strong with the part and by strong without, against the three others by FIELD: where they first choose differently
the deal is played out both ways. What the part gains is in points of the seat, or of its side beyond the other's, by deal
and seat; most deals end the same either way.

knowing: the last cards, from --cards on, chosen by what each seat can know · drawing: the plan to draw trumps in 400 ·
whole: endings by every deal that fits, where these are few, against deals drawn · weighed: the same with what was said and
played, against all deals equally likely
"""

import time
from dataclasses import replace
from typing import Any, Final

from fourkings import sampling
from fourkings.arena import deals, interval, mean_text
from fourkings.bots import Bot, careful, evaluation, find, policies, strong
from fourkings.bots.evaluation import net_points
from fourkings.bots.strong.endgame.double_dummy import DoubleDummy
from fourkings.bots.strong.endgame.information_sets import InformationSets, points_objectives
from fourkings.bots.strong.games import RECIPES, four_hundred, quarante
from fourkings.bots.strong.games.four_hundred import drawing_trumps
from fourkings.bots.strong.recipe import Endgame, Recipe, Rollout
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.views import View, view
from research import command
from research.figures.exploit import KINDS, decided, evenly

WHOLE, DRAWN, WEIGHED, EVENLY = "whole", "drawn", "weighed", "evenly"
AGAINST: Final = {WHOLE: DRAWN, WEIGHED: EVENLY}
"""Without which part it is what."""
MORE: Final = (
    "king H barred",
    "king Q",
    "king KJ",
    "king KH barred",
    "king no-trumps",
    "jeu-du-roi trumps and their points",
)


class First:
    """The first of two endgames that applies."""

    share = 1

    def __init__(self, first: Endgame, second: Endgame | None) -> None:
        self.both = [part for part in (first, second) if part]

    def applies(self, view: View) -> bool:
        return any(part.applies(view) for part in self.both)

    def values(self, view: View, *given: Any) -> Any:
        return next(part for part in self.both if part.applies(view)).values(view, *given)


def plain(view: View, samples: Any, cards: list[int], seed: int) -> Any:
    """Play cards out in the 400 without the plan to draw trumps."""
    weights = policies.weights(four_hundred.POLICY, "400")
    return (evaluation.play_out(view, samples, cards, weights, four_hundred.NOISE, seed),)


def with_part(part: str, game: str, cards: int) -> Recipe:
    """Return strong's recipe with one part, without the others that are measured here."""
    mine = RECIPES[game]
    if part not in {*AGAINST, *AGAINST.values()}:
        own = mine.endgame if isinstance(mine.endgame, DoubleDummy) else None
        objectives = four_hundred.match.objectives if game == "400" else points_objectives
        known = First(InformationSets(cards, objectives), own) if part == "knowing" else own
        mine = replace(mine, endgame=known)
    if game == "400" and part != "drawing":
        mine = replace(mine, rollout=Rollout(plain))
    return replace(mine, belief=replace(mine.belief, most=0)) if part == DRAWN else mine


class With:
    """Strong with one part, or without any."""

    NAME, VERSION = "strong with a part", 1

    def __init__(self, part: str, game: str, cards: int) -> None:
        self.part, self.cards, self.recipe = part, cards, with_part(part, game, cards)
        self.whole, self.even = part in AGAINST, replace(self.recipe, belief=evenly(self.recipe.belief))

    def asked(self, seen: View) -> bool:
        """Return True if the part applies to this position."""
        if self.whole:
            return seen.hand.bit_count() <= quarante.SOLVED.tricks
        if self.part == "knowing":
            return 1 < seen.hand.bit_count() <= self.cards
        return seen.rules.game.ID == "400" and drawing_trumps.applies(seen)

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        few = self.part == EVENLY and sampling.count(seen) <= self.recipe.belief.most
        return decided(self.even if few else self.recipe, seen, rng, limit)


def begun(kind: str, field: Bot, cards: int, seed: int, number: int) -> State:
    """Return a deal that the field has played to its last cards."""
    game, about = kind.split(" ", 1)
    secret = deals.secret_of(about, seed, number)
    state = deals.deal_of_kind(games.rules(GAMES[game]), about, secret, number % 4)
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    while state.stage == "calls" or (
        state.stage == "play" and (state.trick or state.hands[state.leader].bit_count() > cards)
    ):
        who = field if state.stage == "play" else strong if game == "400" else careful
        state = apply(state, who.choose(view(state, state.turn), dice[state.turn]))
    return state


def gains(kind: str, part: str, field: Bot, cards: int, seed: int, number: int) -> list[float]:
    """Return for each seat how many points the part gains."""
    state, game = begun(kind, field, cards, seed, number), kind.split(" ", 1)[0]
    if state.stage == "done":
        return [0.0] * 4
    new, old = With(part, game, cards), With(AGAINST.get(part, ""), game, 0)
    return [gain(state, new, old, field, seat, str(number)) for seat in range(4)]


def gain(state: State, new: With, old: With, field: Bot, seat: int, dice: str) -> float:
    """Return how many points better a seat ends with one bot than with the other, from their first different choice on."""
    while state.stage != "done":
        seen = view(state, state.turn)
        rolled = f"{dice} {seen.turn} {seen.hand}".encode()
        if state.turn != seat:
            state = apply(state, field.choose(seen, Stream(b"ending", rolled)))
            continue
        choice = other = new.choose(seen, Stream(b"ending", rolled))
        if new.asked(seen):
            other = old.choose(seen, Stream(b"ending", rolled))
        if choice != other:
            ends = [finished(apply(state, act), bot, field, seat, dice) for act, bot in ((choice, new), (other, old))]
            return net_points(ends[0], seat) - net_points(ends[1], seat)
        state = apply(state, choice)
    return 0.0


def finished(state: State, own: Bot, field: Bot, seat: int, dice: str) -> State:
    """Play a deal out, one seat by a bot and the others by the field."""
    rolled = [Stream(b"ending", f"{dice} {seat}".encode()) for seat in range(4)]
    return deals.play_deal(state, [own if place == seat else field for place in range(4)], rolled)


def main() -> None:
    parser = command.parser(__doc__, cards=3, deals=200, seed=1)
    parser.add_argument("kind", choices=[*KINDS, *MORE])
    parser.add_argument("part", choices=["knowing", "drawing", *AGAINST])
    parser.add_argument("field")
    given = parser.parse_args()
    field, begun_at = find(given.field), time.process_time()
    numbers = progress(range(given.deals), unit="deal")
    each = [gains(given.kind, given.part, field, given.cards, given.seed, number) for number in numbers]
    total, other = interval([sum(four) / 4 for four in each]), [gain for four in each for gain in four if gain]
    print(
        f"| {given.kind} | {given.part} | {given.field} | {given.cards} | {given.deals} | "
        f"{mean_text(total, 3)} | {len(other)} seats end otherwise: {sum(other) / max(1, len(other)):.1f} | "
        f"{time.process_time() - begun_at:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
