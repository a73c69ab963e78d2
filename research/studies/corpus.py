"""A corpus of deals as Parquet files, with a datasheet.

python -m research.studies.corpus king --bots beginner,careful,flat,club,strong --deals 10000 --out corpus/king

Of several bots each seat of each match has one, drawn from the match's secret; one name applies to all four. Every match is
written to `matches.jsonl` as soon as it is played: stopped at any moment, the same command goes on, also with more
`--deals`. Whole matches are played, so that there may be a few deals more than were asked for. The same arguments write the
same rows on any number of processes. It needs Polars (`research/requirements.txt`).
"""

import argparse
import itertools
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fourkings import __version__, loads
from fourkings.arena import play, secret_of
from fourkings.arena.matches import origin_of, record_line
from fourkings.arena.processes import spread
from fourkings.bots import BOTS, find, title
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from research.studies.parquet import write

MATCHES = "matches.jsonl"
TABLES = b"fourkings/corpus/tables/1"


class Plan(NamedTuple):
    """What a corpus is made of; the same plan gives the same matches."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int = 0
    legal: bool = False

    def command(self, deals: int) -> str:
        """Return the command that makes it again."""
        options = "".join(f" --option {name}={value}" for name, value in _away_from_preset(self.rules).items())
        return (
            f"python3 -m research.studies.corpus {self.rules.game.ID} --preset {self.rules.preset}{options} "
            f"--bots {','.join(self.bots)} --seed {self.seed} --deals {deals}{' --legal' if self.legal else ''}"
        )

    def written(self) -> dict[str, Any]:
        """Return the first line of `matches.jsonl`: the plan, with the versions, which must not change on the way."""
        return {
            "corpus": "fourkings/corpus/1", "program": __version__, "command": self.command(0),
            "bots": [title(find(name)) for name in self.bots],
        }  # fmt: skip

    def table(self, number: int) -> list[str]:
        """Return the bots of a match by entrant."""
        dice = Stream(secret_of(self.rules, self.seed, number), TABLES)
        return [self.bots[dice.below(len(self.bots))] for _ in range(4)]


class AnotherCorpus(ValueError):
    """The folder has matches that this plan did not make; the message says which, and what to do."""


def _away_from_preset(rules: Rules) -> dict[str, int | str]:
    """Return the options that differ from the preset's."""
    plain = dict(games.rules(rules.game, rules.preset).values)
    return {name: value for name, value in rules.values if plain[name] != value}


def played(task: tuple[Plan, int]) -> str:
    """Play a match and return its record as a line of JSON."""
    plan, number = task
    bots = [find(name) for name in plan.table(number)]
    match = play(plan.rules, bots, secret_of(plan.rules, plan.seed, number))
    return record_line(match, bots, origin_of(plan.seed, number), plan.legal)


def kept(path: Path, plan: Plan) -> list[str]:
    """Return the matches of the file; create it if missing, cut off an incomplete last line."""
    head = json.dumps(plan.written(), sort_keys=True)
    text = path.read_bytes() if path.exists() else b""
    lines = text[: text.rfind(b"\n") + 1].decode("utf-8", "replace").split("\n")[:-1]
    if lines and lines[0] != head:
        raise AnotherCorpus(f"{path} is another corpus, or of another version: {lines[0][:200]}; take another folder")
    for number, line in enumerate(lines[1:]):
        if _origin(line) != origin_of(plan.seed, number):
            raise AnotherCorpus(f"{path}, line {number + 2}: not match {number} of this corpus; cut the file off before it")
    whole = "".join(f"{line}\n" for line in lines or [head])
    if text != whole.encode():
        path.write_text(whole, "utf-8")
    return lines[1:]


def _origin(line: str) -> Any:
    try:
        return json.loads(line)["origin"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def matches(
    path: Path, plan: Plan, deals: int, processes: int | None, watch: Callable[[int], None] = lambda _: None
) -> list[str]:
    """Yield the matches from the first one on until there are enough deals: stored ones, then new ones.

    watch: told how many deals more there are.
    """
    there, enough, total = kept(path, plan), [], 0

    def lines() -> Iterator[str]:
        yield from there
        tasks = ((plan, number) for number in itertools.count(len(there)))
        with path.open("a", encoding="utf-8") as file:
            for line in spread(played, tasks, processes):
                file.write(line + "\n")
                file.flush()
                yield line

    for line in lines():
        enough.append(line)
        many = len(loads(line).deals)
        total += many
        watch(many)
        if total >= deals:
            break
    return enough


def make(
    plan: Plan, deals: int, out: Path, processes: int | None = None, *, shard: int | None = None, quiet: bool = True
) -> dict[str, Any]:
    """Write the files of a corpus and its datasheet; return the datasheet's data. Raises AnotherCorpus."""
    out.mkdir(parents=True, exist_ok=True)
    with progress(total=deals, name=plan.rules.game.ID, unit="deal", quiet=quiet) as bar:
        lines = matches(out / MATCHES, plan, deals, processes, bar.update)
    return write(plan.rules, lines, out, plan.command(deals), plan.written()["bots"], legal=plan.legal, shard=shard)


def main(given: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=games.GAMES.own)
    asked.add_argument("--preset", default="classic")
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--bots", default="club", metavar="NAME | A,B…", help=f"of {', '.join(BOTS)}")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--deals", type=int, default=10_000)
    asked.add_argument("--legal", action="store_true", help="a column with all that was legal, too")
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--processes", type=int, help="default: one per core")
    asked.add_argument("--write", action="store_true", help="put the hashes into research/corpora.json")
    arguments = asked.parse_args(given)
    bots = tuple(arguments.bots.split(","))
    if unknown := [name for name in bots if name not in BOTS]:
        asked.error(f"--bots: there is no bot {unknown[0]!r}; the bots are {', '.join(BOTS)}")
    if wrong := [option for option in arguments.option if "=" not in option]:
        asked.error(f"--option {wrong[0]}: write NAME=VALUE")
    if arguments.deals < 1:
        asked.error(f"--deals: at least 1, not {arguments.deals}")
    try:
        options = dict(option.split("=", 1) for option in arguments.option)
        plan = Plan(games.rules(arguments.game, arguments.preset, options), bots, arguments.seed, arguments.legal)
        sheet = make(plan, arguments.deals, arguments.out, arguments.processes, quiet=False)
    except ValueError as error:
        asked.error(str(error))
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. What was played is in {arguments.out / MATCHES}; the same command goes on.\n")
        return 130
    if arguments.write:
        note(sheet)
    print(f"{sheet['deals']} deals of {sheet['matches']} matches in {arguments.out}")
    return 0


CORPORA = Path(__file__).parents[1] / "corpora.json"


def note(sheet: dict[str, Any]) -> None:
    """Add a corpus to the repository's list of hashes, in place of one with the same game and bots."""
    known = json.loads(CORPORA.read_text("utf-8")) if CORPORA.exists() else []

    def same(other: dict[str, Any]) -> bool:
        return other["command"].partition(" --deals")[0] == sheet["command"].partition(" --deals")[0]

    kept_sheets = [other for other in known if not same(other)]
    listed = sorted([*kept_sheets, sheet], key=lambda each: each["command"])
    CORPORA.write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
