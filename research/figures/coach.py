"""The coach: whether its sentences are true, name what the mistake costs, and are short, in positions drawn at random.

python -m research.figures.coach [OPTIONS]

Deals are played by a mix of bots. In some positions a card that is clearly worse than the best is explained beside it, and
the sentence is checked from the rules alone (`coach_facts`) and in deals that the coach has not seen (`coach_claims`).
`--show` prints cases that fail a check; `--write` puts the tables into RESULTS.md.
"""

import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fourkings.analysis.action_values import choices, evaluate
from fourkings.analysis.verdicts import trick_value
from fourkings.bots import BOTS
from fourkings.bots.strong.games import recipe_of
from fourkings.coach import Part, explain
from fourkings.coach.attribution import continue_both
from fourkings.i18n import Language, language
from fourkings.rulebook import games
from fourkings.rulebook.cards import members, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, State, apply, first_scores, start
from fourkings.rulebook.games import GAMES
from fourkings.views import view, view_seed
from research import command
from research.figures import coach_facts
from research.figures.coach_cases import Case, other_deals
from research.figures.coach_claims import BOUNDS, ENOUGH, Claim, claim_of

HEADING: Final = "## Sentences of the coach"
PLAYERS: Final = ("careful", "club", "beginner")
"""Who plays until the mistake, drawn anew for each action."""
NAMES: Final = ("Ann", "Bob", "Cleo", "Dora")
DECIDED: Final = 0.15
"""Share of the decisions that are looked at."""
CLEAR: Final = 0.25
"""Least loss of a mistake, in tricks; and three standard errors."""
DEALS: Final = 40
"""Other deals that fit, in which a fact must hold."""
FALLBACK: Final = ("rest",)
"""Messages that name no part and no cause."""
WHOLE: Final = (
    *(f"keep:{how}" for how in (
        "anyway", "free", "shed", "high-last", "end", "low", "tenace", "trump", "guard", "cheap", "under",
    )),
    *(f"draw-trumps:{how}" for how in ("for", "all")), *(f"shorten:{how}" for how in ("trump", "throw")),
    *(f"forces:{how}" for how in ("any", "keep", "trump")),
    "ruff-later", "partner-wins", "bring-out", "early", "highest-loser:lost", "highest-loser:any",
)  # fmt: skip
"""Messages that name a cause of the whole loss: the fact in them is checked, their share of the loss is not measured."""
WORDS: Final = 20


class Mistake(NamedTuple):
    """A card that is clearly worse than another."""

    first: State  #: the beginning of the deal
    actions: list[Action]  #: what was done since
    state: State
    action: Action
    better: Action
    loss: float


class Checked(NamedTuple):
    """What the checks say of one sentence."""

    text: str
    shares: tuple[tuple[str, float], ...]  #: the largest parts of the loss, as the coach finds them
    keys: tuple[str, ...]
    false: tuple[str, ...]  #: the sentences that aren't true
    explained: bool  #: whether the part that is named makes up half of the loss on fresh deals
    measured: bool | None  #: whether “usually” and its like hold; None if nothing is said of it
    sign: bool  #: whether the loss on fresh deals has the sign of the sentence
    milliseconds: float


# --- mistakes -----------------------------------------------------------------------------------------------------


def deals(rules: Rules, chance: random.Random) -> Iterator[State]:
    """Yield beginnings of deals, of all kinds that a match has."""
    pack = list(rules.game.pack(rules))
    size = len(pack) // 4
    while True:
        chance.shuffle(pack)
        hands = tuple(tuple(pack[seat * size : (seat + 1) * size]) for seat in range(4))
        number = chance.randrange(1, 11) if rules.game.ID in ("jeu-du-roi", "king") else 1
        yield start(rules, number, chance.randrange(4), first_scores(rules), hands)


def mistakes(rules: Rules, seed: int) -> Iterator[Mistake]:
    """Yield mistakes with cards, at most one of each deal."""
    chance = random.Random(seed)
    bots = [BOTS[player] for player in PLAYERS]
    for first in deals(rules, chance):
        state, actions = first, list[Action]()
        stream = Stream(str(chance.random()).encode(), b"mistakes")
        while state.stage != "done":
            seen = view(state, state.turn)
            cards = state.contract is not None and not any(isinstance(action, str) for action in seen.legal)
            if cards and chance.random() < DECIDED and (mistake := _mistake(state, chance)):
                yield Mistake(first, actions, state, *mistake)
                break
            action = chance.choice(bots).choose(seen, stream)
            state, actions = apply(state, action), [*actions, action]


def _mistake(state: State, chance: random.Random) -> tuple[Action, Action, float] | None:
    """Return a clearly worse action of a position, the best one, and the loss."""
    seen = view(state, state.turn)
    groups = choices(seen)
    if len(groups) < 2:
        return None
    values = evaluate(seen, view_seed(seen, "mistakes"), 200)
    best, least = values.best(), CLEAR * trick_value(seen) / recipe_of(seen.rules).slope
    gains = [values.gain(best, other) for other in range(len(groups))]
    worse = [other for other, (gain, error) in enumerate(gains) if gain > least and gain > 3 * error]
    if not worse:
        return None
    other = chance.choice(worse)
    return groups[other][0], groups[best][0], gains[other][0]


# --- checks -------------------------------------------------------------------------------------------------------


def checked(mistake: Mistake, words: Language) -> Checked:
    """Explain a mistake and check the explanation."""
    seen = view(mistake.state, mistake.state.turn)
    began = time.perf_counter()
    explanation = explain(seen, mistake.action, mistake.better, mistake.loss)
    spent = 1000 * (time.perf_counter() - began)
    assert isinstance(mistake.action, int)
    assert isinstance(mistake.better, int)
    seed = view_seed(seen, "checked")
    fresh = continue_both(seen, mistake.action, mistake.better, seed)
    case = Case(mistake.state, other_deals(mistake.first, mistake.actions, DEALS, seed), explanation, fresh)
    last = explanation.parts[-1]
    claim = claim_of(case, last)
    return Checked(
        " ".join(words.coach(part.key, part.params, NAMES) for part in explanation.parts),
        explanation.shares[:4],
        tuple(map(key_of, explanation.parts)),
        tuple(part.key for part, holds in coach_facts.pieces(case) if not holds),
        is_half(claim),
        is_measured(str(last.params.get("often", "")), claim, case),
        _has_sign([row[1] - row[0] for row in fresh.values]),
        spent,
    )


def key_of(part: Part) -> str:
    """Return the key of a message, with its variant."""
    return f"{part.key}:{part.params['how']}" if "how" in part.params else part.key


def is_half(claim: Claim) -> bool:
    """Return True if what is named makes up half of the loss, or would but for two standard errors."""
    rests = [gain - total / 2 for gain, total in zip(claim.gains, claim.total, strict=True)]
    return statistics.fmean(rests) >= -2 * statistics.stdev(rests) / len(rests) ** 0.5


def _has_sign(losses: Sequence[float]) -> bool:
    """Return True unless a loss is below 0 by two standard errors."""
    return bool(statistics.fmean(losses) >= -2 * statistics.stdev(losses) / len(losses) ** 0.5)


def is_measured(word: str, claim: Claim, case: Case) -> bool | None:
    """Return whether something happens as often as the word says, within two standard errors of both counts."""
    if word not in BOUNDS or claim.event is None:
        return None
    least, most = BOUNDS[word]
    share = statistics.fmean(claim.event)
    spread = 2 * (max(share * (1 - share), 0.05) * 3 / len(claim.event)) ** 0.5
    return case.fresh.independent >= ENOUGH and least - spread <= share <= most + spread


def description(mistake: Mistake, result: Checked) -> str:
    """Describe a case for people."""
    assert isinstance(mistake.action, int)
    assert isinstance(mistake.better, int)
    state = mistake.state
    hand = " ".join(map(name, members(state.hands[state.turn])))
    table = " ".join(map(name, state.trick)) or "led"
    return (
        f"deal {state.deal.number}, {NAMES[state.turn]} has {hand}, {NAMES[state.leader]} leads {table}, "
        f"{name(mistake.action)} for {name(mistake.better)} ({mistake.loss:.1f}): {result.text} {result.keys} "
        f"{result.shares}"
    )


CHECKS: Final[dict[str, Callable[[Checked], bool]]] = {
    "a sentence is false": lambda result: bool(result.false),
    "the part named is small": lambda result: result.keys[-1] not in FALLBACK and not result.explained,
    "how often is wrong": lambda result: result.measured is False,
    "no part is named": lambda result: result.keys[-1] in FALLBACK,
    "a cause of the whole is named": lambda result: result.keys[-1] in WHOLE,
    "the loss has the other sign": lambda result: not result.sign,
    "over 20 words": lambda result: len(result.text.split()) > WORDS,
}
"""What is counted: the checks that a sentence may fail, and the sentences whose part of the loss can't be measured."""


# --- tables -------------------------------------------------------------------------------------------------------


def share_of(cases: Sequence[Checked], fails: Callable[[Checked], bool]) -> str:
    """Return how many cases fail a check, with their share."""
    count = sum(map(fails, cases))
    return f"{count} ({100 * count / len(cases):.1f} %)"


def tables(results: dict[str, list[Checked]]) -> str:
    """Return the tables of all checks, a row for each game."""
    lines = [f"| game | mistakes | {' | '.join(CHECKS)} |", "|---|---|" + "---|" * len(CHECKS)]
    for game, cases in results.items():
        lines.append(f"| `{game}` | {len(cases)} | {' | '.join(share_of(cases, fails) for fails in CHECKS.values())} |")
    lines += ["", "| game | words: median | most | the commonest message | milliseconds: median | 95th percentile |"]
    lines.append("|---|---|---|---|---|---|")
    for game, cases in results.items():
        lengths = [len(case.text.split()) for case in cases]
        (key, count), *_ = Counter(case.keys[-1] for case in cases).most_common(1)
        spent = sorted(case.milliseconds for case in cases)
        lines.append(
            f"| `{game}` | {statistics.median(lengths):g} | {max(lengths)} | `{key}`, {100 * count / len(cases):.0f} % | "
            f"{statistics.median(spent):.0f} | {spent[len(spent) * 95 // 100]:.0f} |"
        )
    return "\n".join(lines)


def section(results: dict[str, list[Checked]], called: str) -> str:
    return f"""{HEADING}

{command.machine()}: `{called}`.
Mistakes with cards, drawn in deals of bots, each explained beside the best card. Facts must hold in all other deals that
fit; the part named must make up half of the loss, and the word for how often must fit, both in deals that the coach hasn't
seen and within two standard errors. A cause of the whole, such as a low card to keep, is checked as a fact alone.

{tables(results)}
"""


def main() -> None:
    """Check the sentences of each game, and print the tables."""
    args = command.parser(__doc__, games=GAMES.own, count=1000, seed=1, show=False, write=...).parse_args()
    words, results = language("en", isolating=False), dict[str, list[Checked]]()
    for game in args.games:
        cases = results.setdefault(game, [])
        for mistake in mistakes(games.rules(game), args.seed):
            case = checked(mistake, words)
            cases.append(case)
            for check, fails in CHECKS.items():
                if args.show and fails(case):
                    print(
                        f"{game}, {check}{' ' + str(case.false) if case.false else ''}: {description(mistake, case)}",
                        flush=True,
                    )
            if len(cases) == args.count:
                break
        if args.show:
            print(game, Counter(case.keys[-1] for case in cases).most_common(), flush=True)
            print(game, Counter(case.keys[0] for case in cases if len(case.keys) > 1).most_common(), flush=True)
    called = f"python -m research.figures.coach --count {args.count} --seed {args.seed}"
    command.publish(section(results, called), HEADING, args.write)


if __name__ == "__main__":
    main()
