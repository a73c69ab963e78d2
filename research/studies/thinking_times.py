"""Thinking time of a bot in this tree beside another tree's: the same positions in both, one after the other.

    python -m research.studies.thinking_times OTHER [OPTIONS]

OTHER is a folder with another state of the repository (`git worktree add OTHER REVISION`) in which this page of
`docs/python.md` holds: its `src/fourkings` is imported in a process of its own, with this environment's packages.
Positions come from matches of careful; those with one legal action are left out. A position goes to both trees in turn,
the order changes with each; times are of the process's own work (CPU seconds), the least of the rounds, each with new
processes, so that other work on the machine does less harm. The ratio is that of the sums, this tree to the other, with
an interval of 95 % by bootstrap over positions.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fourkings import BOTS, GAMES, deal_from_secret, legal_tokens, match_from_secret, push, rules, token, view
from research import command

HERE: Final = Path(__file__).parents[2]
RESAMPLES: Final = 2000
ANSWERS: Final = """
import json, sys, time
from fourkings import BOTS, deal_from_secret, match_from_secret, push, rules, view
bot = BOTS[sys.argv[1]]
print("ready", flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    secret = bytes.fromhex(asked["secret"])
    match = match_from_secret(rules(asked["game"]), secret)
    for token in asked["tokens"]:
        match = push(match, token)
        if match.between_deals:
            match = deal_from_secret(match, secret)
    seen = view(match.state, match.state.turn)
    begun = time.process_time()
    action = bot.choose(seen, asked["seed"])
    print(json.dumps([time.process_time() - begun, str(action)]), flush=True)
"""
"""What runs in each tree: a position a line, an answer a line (CPU seconds and the action)."""


class Place(NamedTuple):
    """A position of a match: its game, secret, actions as records write them, and the seed of the bot's random stream."""

    game: str
    secret: str
    tokens: tuple[str, ...]
    dice: int


class Tree:
    """A process that imports the library of one tree."""

    def __init__(self, root: Path, bot: str) -> None:
        if not (root / "src" / "fourkings" / "__init__.py").is_file():
            raise SystemExit(f"{root} holds no src/fourkings: give a folder made by `git worktree add FOLDER REVISION`")
        environment = {**os.environ, "PYTHONPATH": str(root / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", ANSWERS, bot],
            env=environment, cwd=root, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        if self._read() != "ready":
            raise SystemExit(f"the library in {root} does not start: its message stands above")

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def ask(self, place: Place) -> tuple[float, str]:
        """Return the CPU seconds of one decision, and the action."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(place._asdict()) + "\n")
        self._process.stdin.flush()
        answer: list[Any] = json.loads(self._read() or "null") or [0.0, "no answer"]
        if answer[1] == "no answer":
            raise SystemExit(f"a tree stopped at {place}: its message stands above")
        return float(answer[0]), str(answer[1])

    def end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def places(game: str, matches: int, every: int, seed: int) -> Iterator[Place]:
    """Yield one decision with a choice in so many, of matches that careful plays."""
    for number in range(matches):
        secret, tokens, choices = random.Random(f"{seed} {game} {number}").randbytes(32), list[str](), 0
        match = match_from_secret(rules(game), secret)
        while match.result is None:
            state = match.state
            choices += len(legal_tokens(state)) > 1
            if choices and choices % every == 0:
                yield Place(game, secret.hex(), tuple(tokens), seed + len(tokens))
                choices = 0
            action = BOTS["careful"].choose(view(state, state.turn), seed + len(tokens))
            tokens.append(token(action))
            match = push(match, action)
            if match.between_deals:
                match = deal_from_secret(match, secret)


def ratio(pairs: Sequence[tuple[float, float]], seed: int) -> tuple[float, float, float]:
    """Return the ratio of the sums, and the ends of its interval of 95 %."""
    dice, times = random.Random(seed), []
    for _ in range(RESAMPLES):
        drawn = dice.choices(pairs, k=len(pairs))
        times.append(sum(a for a, _ in drawn) / sum(b for _, b in drawn))
    times.sort()
    whole = sum(a for a, _ in pairs) / sum(b for _, b in pairs)
    return whole, times[round(0.025 * RESAMPLES)], times[round(0.975 * RESAMPLES) - 1]


def compared(
    roots: tuple[Path, Path], bot: str, asked: Sequence[Place], rounds: int
) -> tuple[list[tuple[float, float]], int]:
    """Return the least CPU seconds of each position in both trees, and how many positions they play alike."""
    least, alike = [(float("inf"), float("inf"))] * len(asked), 0
    for turn in range(rounds):
        # New processes each round: two of the very same program differ by up to a tenth for as long as they live.
        trees, alike = (Tree(roots[0], bot), Tree(roots[1], bot)), 0
        for number, place in enumerate(asked):
            first, second = trees if (turn + number) % 2 else trees[::-1]
            for tree in (first, second):
                tree.ask(place)  # compiles, or loads, what has not been needed before
            own, other = first.ask(place), second.ask(place)
            here, there = (own, other) if first is trees[0] else (other, own)
            alike += here[1] == there[1]
            least[number] = min(least[number][0], here[0]), min(least[number][1], there[0])
        for tree in trees:
            tree.end()
    return least, alike


def main() -> None:
    parser = command.parser(__doc__, bot="strong", games=GAMES, matches=2, every=7, rounds=3, seed=1)
    parser.add_argument("other", type=Path, help="a folder with another state of the repository")
    given = parser.parse_args()
    roots = (HERE, given.other.resolve())
    print("| game | positions | played alike | ms here | ms there | ratio, 95 % |")
    print("|---|---|---|---|---|---|")
    for game in given.games:
        asked = list(places(game, given.matches, given.every, given.seed))
        pairs, alike = compared(roots, given.bot, asked, given.rounds)
        here, there = (1000 * sum(pair[side] for pair in pairs) / len(pairs) for side in (0, 1))
        whole, low, high = ratio(pairs, given.seed)
        print(
            f"| {game} | {len(pairs)} | {alike} | {here:.2f} | {there:.2f} | {whole:.3f} ({low:.3f}-{high:.3f}) |",
            flush=True,
        )


if __name__ == "__main__":
    main()
