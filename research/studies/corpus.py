"""A corpus of deals as Parquet files, with a datasheet.

python -m research.studies.corpus king --deals 100000 --out corpus/king

It needs Polars (`research/requirements.txt`). A row is a deal; the same arguments write the same rows, on any number of
processes. Whole matches are played, so that the last file may hold a few deals more than were asked for.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl

from fourkings import __version__, loads
from fourkings.envs import frames
from fourkings.players.arena import simulated
from fourkings.players.bots import find, title
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules

SHARD = 20_000


def rows(rules: Rules, bot: str, seed: int, deals: int, processes: int | None) -> Iterator[dict[str, Any]]:
    """The deals of match after match, until there are enough."""
    written = 0
    for number, line in enumerate(simulated(rules, (bot,) * 4, seed, deals, processes=processes)):
        for row in frames.rows(loads(line), number):
            if row["points"] is not None:
                yield {name: row[name] for name in frames.DEAL}
                written += 1
        if written >= deals:
            return


def make(
    rules: Rules, bot: str, seed: int, deals: int, out: Path, processes: int | None = None, shard: int = SHARD
) -> None:
    """The files of a corpus, and its datasheet with their hashes."""
    out.mkdir(parents=True, exist_ok=True)
    kept: list[dict[str, Any]] = []
    files: list[tuple[str, int, str]] = []

    def write() -> None:
        path = out / f"deals-{len(files):04}.parquet"
        pl.DataFrame(kept, schema=frames.schema(frames.DEAL)).write_parquet(path, compression="zstd")
        files.append((path.name, len(kept), hashlib.sha256(path.read_bytes()).hexdigest()))
        kept.clear()

    for row in rows(rules, bot, seed, deals, processes):
        kept.append(row)
        if len(kept) == shard:
            write()
    if kept:
        write()
    (out / "README.md").write_text(datasheet(rules, bot, seed, files), encoding="utf-8")


def datasheet(rules: Rules, bot: str, seed: int, files: list[tuple[str, int, str]]) -> str:
    """How it was made, by what, what stands in it, and what it may be used for."""
    command = f"python -m research.studies.corpus {rules.game.ID} --preset {rules.preset} --bot {bot} --seed {seed}"
    columns = "\n".join(f"| `{name}` | {kind} | {frames.ABOUT[name]} |" for name, kind in frames.DEAL.items())
    listed = "\n".join(f"| `{name}` | {many} | `{digest}` |" for name, many, digest in files)
    return f"""---
license: cc0-1.0
configs:
  - config_name: default
    data_files: "*.parquet"
---

# {sum(many for _, many, _ in files)} deals of {rules.game.ID}

- **Made by** four-kings {__version__}: `{command}`.
- **Rules**: preset `{rules.preset}`, and these options away from the classic rules: {json.dumps(rules.changed())}.
- **Players**: four times {title(find(bot))}, which sees what its seat may see. Nobody's data is in it: no person played.
- **Packs** follow from the seed by `fourkings/shuffle/1`; every deal keeps the rules, and was scored by them.
- **Not for**: measuring how people play, or how strong a bot is against people.
- **Licence** of the data: CC0 1.0. The program's own is AGPL-3.0-or-later.

| column | type | what it says |
|---|---|---|
{columns}

| file | deals | SHA-256 |
|---|---|---|
{listed}

Read it with `polars.read_parquet("*.parquet")`, or `datasets.load_dataset("parquet", data_files="*.parquet")`.
"""


def main() -> None:
    """Makes the corpus that the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--preset", default="classic")
    asked.add_argument("--bot", default="club")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--deals", type=int, default=100_000)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--processes", type=int)
    given = asked.parse_args()
    make(games.rules(given.game, given.preset), given.bot, given.seed, given.deals, given.out, given.processes)


if __name__ == "__main__":
    main()
