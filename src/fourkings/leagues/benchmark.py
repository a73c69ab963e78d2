"""The benchmark, version 1: fixed secrets, opponents and sizes, so that a bot's results can be repeated digit for digit.

In each game a bot plays duplicate sets against both opponents, and answers a set of single decisions, which the judge of
reviews prices by what the seat could see. The result of a game is signed: `signature` is a hash of everything in it that
another machine repeats. What it doesn't repeat, such as seconds, is in `measured`, outside of the signature.
"""

import hashlib
import json
import math
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

from fourkings._version import __version__
from fourkings.analysis.action_values import choices
from fourkings.analysis.judge import judge, look
from fourkings.analysis.matches import moments
from fourkings.arena import MAX_DEALS, Interval, interval
from fourkings.arena.intervals import t_quantile
from fourkings.arena.matches import play
from fourkings.bots import BOTS, Bot, Forfeit, strong, title
from fourkings.engines import find, source
from fourkings.engines.process import fault_of
from fourkings.leagues.plan import Plan, SetResult, Task, play_set
from fourkings.leagues.standings import counted_sets
from fourkings.records import token
from fourkings.rulebook import games
from fourkings.rulebook.cards import SEATS, members, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import GAMES
from fourkings.views import View, view

FORMAT: Final = "fourkings/benchmark/1"
SEED: Final = 1792
"""The seed of all secrets."""
FROZEN: Final = {"flat": 1, "strong": 13, "club": 2}
"""The opponents, and the bot whose matches the decisions come from, with their versions: another one is another test."""
OPPONENTS: Final = ("flat", "strong")
PLAYER: Final = "club"


class Stage(NamedTuple):
    """The size of a run in each game."""

    sets: int  #: duplicate sets against each opponent
    decisions: int  #: single decisions


STAGES: Final = {"first": Stage(6, 40), "long": Stage(40, 200), "decisions": Stage(0, 200)}
"""A look, with about 8 percentage points of matches won on either side; the whole test, with about 3; and no matches."""


class Outdated(ValueError):
    """The program has other versions of the opponents than the benchmark; the message gives both."""


class Strong13:
    """Strong without races: every card in the same 200 deals."""

    NAME, VERSION = "strong", 13

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """Return the choice of strong in a fixed number of deals."""
        return strong.choose(view, rng, limit or strong.WORLDS)


def frozen(name: str) -> Bot:
    """Return a bot of the benchmark."""
    return Strong13() if name == strong.NAME else BOTS[name]


def check_versions() -> None:
    """Raise `Outdated` unless the program's bots have the versions of the benchmark."""
    for bot, version in FROZEN.items():
        if version != frozen(bot).VERSION:
            raise Outdated(f"the benchmark needs {bot} {version}, and this program has {title(frozen(bot))}")


def plan_of(game: str, bot: str, sets: int) -> Plan:
    """Return the matches of a bot in a game."""
    return Plan(game, "classic", (), (bot, *OPPONENTS), SEED, sets, MAX_DEALS, gauntlet=True)


Question = tuple[str, str, int]
"""A decision to make: the game, the bot's name, and the number of the decision."""


# --- decisions ----------------------------------------------------------------------------------------------------


class Answer(NamedTuple):
    """A bot's answer to one of the decisions."""

    number: int
    action: str | None  #: None if it forfeited
    loss: float  #: against the best action, in tricks; of the worst action if it forfeited
    fault: str | None  #: the kind of fault by which it forfeited
    reason: str  #: why it forfeited; empty if it did not
    refused: int  #: illegal answers that its adapter refused before
    surprise: float | None  #: mean surprise, in bits, of its beliefs about who holds a hidden card, if it stated them
    seconds: float

    @property
    def key(self) -> tuple[int, ...]:
        """The number of the decision."""
        return (self.number,)


def answer_of(entry: dict[str, Any]) -> Answer | None:
    """Return the answer in a journal's entry, or None if it is none."""
    if entry.keys() != set(Answer._fields) or not all(type(entry[key]) is int for key in ("number", "refused")):
        return None
    figures = all(type(entry[key]) is float and math.isfinite(entry[key]) for key in ("loss", "seconds"))
    return Answer(**entry) if figures and isinstance(entry["surprise"], float | None) else None


def work(task: Task | Question) -> tuple[str, SetResult | Answer]:
    """Play a set or make a decision; return it with its game."""
    return (task.plan.game, play_set(task, frozen)) if isinstance(task, Task) else (task[0], answer(task))


@cache
def decision(game: str, number: int) -> State:
    """Return the position of a decision: one at which choices differ, from a match of four club bots."""
    rules = games.rules(GAMES[game])
    for attempt in count():
        secret = hashlib.sha256(f"{FORMAT}\0{game}\0{SEED}\0{number}\0{attempt}".encode()).digest()
        rng = Stream(secret, b"decision")
        match = play(rules, [BOTS[PLAYER]] * 4, secret, max_deals=1 + rng.below(10))
        own_states = [state for deal, _, state, _ in moments(match, rng.below(4)) if deal == len(match.deals)]
        states = [state for state in own_states if len(choices(view(state, state.turn))) > 1]
        state = states[rng.below(len(states))] if states else None
        if state and not look(view(state, state.turn)).all_equal():
            return state
    raise AssertionError


def answer(task: Question) -> Answer:
    """Let a bot decide, and judge its decision."""
    game, bot_name, number = task
    state, bot = decision(game, number), find(bot_name)
    seen = view(state, state.turn)
    rng = Stream(hashlib.sha256(f"{FORMAT}\0{game}\0{number}".encode()).digest(), b"bot")
    begun, fault, reason, action = time.perf_counter(), None, "", None
    try:
        _ = bot.NAME  # starts an engine, which is no part of its time
        begun = time.perf_counter()
        action = bot.choose(seen, rng)
    except Forfeit as error:
        reason = str(error)
        fault = fault_of(reason)
    seconds = time.perf_counter() - begun
    judged = judge(seen, choices(seen)[0][0] if action is None else action)
    loss = 0.0 if judged is None else (max(judged.losses)[0] if action is None else judged.loss) / judged.trick
    surprise = None if fault else surprise_of(getattr(bot, "beliefs", None), state)
    said = None if action is None else token(action)
    refused = getattr(bot, "refused", 0)
    return Answer(number, said, round(float(loss), 6), fault, reason, refused, surprise, round(seconds, 6))


def surprise_of(beliefs: object, state: State) -> float | None:
    """Return the mean surprise, in bits, at the seats of the hidden cards; None without usable beliefs.

    beliefs: for cards by name, the probabilities that seats 0 to 3 hold them. A card that is missing counts as equally
    likely with any other seat.
    """
    if not isinstance(beliefs, Mapping):
        return None
    bits = []
    for seat in SEATS:
        for card in members(state.hands[seat]) if seat != state.turn else ():
            row = beliefs.get(name(card), [1 / 3] * 4)
            if (
                not isinstance(row, Sequence)
                or len(row) != 4
                or not all(isinstance(p, int | float) and 0 <= p <= 1 for p in row)
            ):
                return None
            others = math.fsum(p for holder, p in enumerate(row) if holder != state.turn)
            bits.append(-math.log2(min(1.0, max(1e-6, row[seat] / others if others > 0 else 0.0))))
    return round(math.fsum(bits) / len(bits), 6) if bits else None


# --- results ------------------------------------------------------------------------------------------------------


def counted(
    plan: Plan, stage: str, sets: Iterable[SetResult], answers: Iterable[Answer]
) -> tuple[dict[tuple[int, int], list[SetResult]], list[Answer]]:
    """Return the sets of each pair and the answers, in order, that count in a stage.

    Further ones are left out, and so are sets that were played by another process after the bot was given up.
    """
    size = STAGES[stage]
    decided = sorted((row for row in answers if row.number < size.decisions), key=lambda row: row.number)
    return counted_sets(plan, (row for row in sets if row.number < size.sets)), decided


def result(plan: Plan, bot: str, stage: str, sets: Iterable[SetResult], answers: Iterable[Answer]) -> dict[str, Any]:
    """Return the signed result of a game, from the sets and answers that count in a stage.

    bot: its name and version.

    If a bot was given up because it forfeits every match, the sets that were not played count as lost.
    """
    pairs, decided = counted(plan, stage, sets, answers)
    won, points, size = {}, {}, STAGES[stage]
    for number, opponent in enumerate(OPPONENTS if size.sets else (), 1):
        against = f"{opponent} {FROZEN[opponent]}"
        given_up = [0.0] * (size.sets - len(pairs[0, number]))
        won[against] = [row.won for row in pairs[0, number]] + given_up
        points[against] = [row.points for row in pairs[0, number]]
    played = [row for pair in pairs.values() for row in pair]
    forfeits = [fault_of(lost.reason) for row in played for lost in row.forfeits if lost.by == "a"]
    faults = Counter([*forfeits, *(row.fault for row in decided if row.fault)])
    signed = {
        "format": FORMAT, "program": f"four-kings {__version__}", "game": plan.game, "stage": stage,
        "bot": bot, "source": source(plan.bots[0], plan.game), "frozen": FROZEN,
        "fair": 1 / (2 if plan.rules.game.PARTNERS else 4), "won": won, "points": points,
        "deals": sum(row.deals for row in played),
        "actions": [row.action for row in decided],
        "losses": [row.loss for row in decided],
        "surprise": [row.surprise for row in decided if row.surprise is not None],
        "faults": {kind: faults[kind] for kind in ("illegal", "late", "crash")},
        "refused": sum(row.refused for row in decided),
    }  # fmt: skip
    seconds = math.fsum(row.seconds for row in decided) / max(1, len(decided))
    return signed | {"signature": signature(signed), "measured": {"seconds": round(seconds, 6)}}


def reasons(plan: Plan, stage: str, sets: Iterable[SetResult], answers: Iterable[Answer]) -> list[str]:
    """Return why the bot forfeited matches and decisions that count in a stage."""
    pairs, decided = counted(plan, stage, sets, answers)
    lost = [forfeit.reason for rows in pairs.values() for row in rows for forfeit in row.forfeits if forfeit.by == "a"]
    return lost + [row.reason for row in decided if row.fault]


def signature(result: Mapping[str, Any]) -> str:
    """Return the hash of a result without its signature and what was measured by the clock."""
    signed = {key: value for key, value in result.items() if key not in ("signature", "measured")}
    return hashlib.sha256(json.dumps(signed, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def text_of(result: Mapping[str, Any]) -> str:
    """Return a result as the text of its file, one line a key."""
    return "{\n" + ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in result.items()) + "\n}\n"


class Row(NamedTuple):
    """A line of the table: one game, or all of them together."""

    game: str | None  #: None for all games
    fair: float  #: the share that a bot as strong as its opponents would win
    won: dict[str, Interval]  #: by opponent, and `""` for both together; empty without matches
    loss: Interval  #: mean loss of a decision, in tricks
    surprise: float | None
    faults: dict[str, int]
    refused: int
    seconds: float


def rows(results: Sequence[Mapping[str, Any]]) -> list[Row]:
    """Return the table of a bot's results: a row for each game, and one for all if there are several."""
    groups = [[result] for result in results] + ([list(results)] if len(results) > 1 else [])
    return [_row(group) for group in groups]


def _row(group: Sequence[Mapping[str, Any]]) -> Row:
    opponents = list(group[0]["won"])
    won = {opponent: together([result["won"][opponent] for result in group]) for opponent in opponents}
    if won:
        won[""] = together([result["won"][opponent] for result in group for opponent in opponents])
    surprise = [bits for result in group for bits in result["surprise"]]
    return Row(
        group[0]["game"] if len(group) == 1 else None,
        math.fsum(result["fair"] for result in group) / len(group),
        won,
        together([result["losses"] for result in group]),
        math.fsum(surprise) / len(surprise) if surprise else None,
        {kind: sum(result["faults"][kind] for result in group) for kind in group[0]["faults"]},
        sum(result["refused"] for result in group),
        math.fsum(result["measured"]["seconds"] for result in group) / len(group),
    )


def together(samples: Sequence[Sequence[float]]) -> Interval:
    """Return the mean of the means of several independent samples, with its 95% interval by Student's t."""
    if len(samples) == 1:
        return interval(samples[0])
    means = [math.fsum(sample) / len(sample) for sample in samples]
    mean, freedom = math.fsum(means) / len(means), sum(len(sample) - 1 for sample in samples)
    variance = math.fsum(
        math.fsum((value - middle) ** 2 for value in sample) / (len(sample) - 1) / len(sample)
        for sample, middle in zip(samples, means, strict=True)
        if len(sample) > 1
    )
    if not variance:
        return Interval(mean, -math.inf, math.inf)
    half = t_quantile(freedom) * math.sqrt(variance) / len(samples)
    return Interval(mean, mean - half, mean + half)
