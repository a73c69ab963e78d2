"""Tables of 20 results and pars against a list that DDS publishes, and beside DDS's own `CalcAllTables`.

python -m research.figures.published LIST [OPTIONS]

LIST is `hands/list1000.txt` of github.com/dds-bridge/dds, or another of its lists with tables and pars. `--dds` names a
clone of that repository, whose sources are then built with g++ (minutes): both solve the same deals in turn, 40 at a time,
on one core. Times are of the process.
"""

import csv
import hashlib
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from click.testing import CliRunner

from fourkings.cli import cli
from fourkings.solver.bridge import deal_of, pbn, tables
from research import command

HEADING: Final = "## Tables and pars against DDS's published list"
VULNERABLE: Final = ("None", "All", "NS", "EW")
"""PBN's words in the order of DDS."""
TOGETHER: Final = 40
"""Deals in one call of DDS: the most that it takes."""
PROGRAM: Final = Path(__file__).with_suffix(".cpp")


class Published(NamedTuple):
    """A deal of the list with its table, by strain and declarer, and its par as DDS writes it."""

    dealer: int
    vulnerable: str
    cards: str
    table: list[int]
    par: tuple[str, frozenset[str]]


def published(path: Path) -> Iterator[Published]:
    """Yield the deals of a list."""
    for line in path.read_text("utf-8").splitlines():
        words = line.split()
        if words[0] == "PBN":
            dealer, vulnerable, cards = int(words[1]), VULNERABLE[int(words[2])], line.split('"')[1]
        elif words[0] == "TABLE":
            table = list(map(int, words[1:21]))
        elif words[0] == "PAR2":
            score, *contracts = re.findall('"([^"]*)"', line)
            yield Published(dealer, vulnerable, pbn(deal_of(cards)), table, (score, frozenset(contracts)))


def as_dds(contract: str) -> str:
    """Return a contract such as `EW 4SX-1` as DDS writes it, `4S*-EW-1`."""
    declarers, level, strain, doubled, over = re.fullmatch(r"(\w+) (\d)([SHDCN])T?(X?)(.+)", contract).groups()  # type: ignore[union-attr]
    return f"{level}{strain}{'*' if doubled else ''}-{declarers}{over.replace('=', '')}"


def differences(deals: Sequence[Published]) -> tuple[int, str]:
    """Solve the list with `fourkings dd`; return how many values and pars differ, and the hash of the CSV file."""
    with tempfile.TemporaryDirectory() as folder:
        source, out = Path(folder) / "deals.pbn", Path(folder) / "out.csv"
        games = (
            (("Board", number), ("Dealer", "NESW"[deal.dealer]), ("Vulnerable", deal.vulnerable), ("Deal", deal.cards))
            for number, deal in enumerate(deals, 1)
        )
        tags = ("".join(f'[{tag} "{value}"]\n' for tag, value in game) for game in games)
        source.write_text("\n".join(tags), "utf-8")
        ran = CliRunner().invoke(cli, ["dd", str(source), "--out", str(out), "--quiet"])
        assert ran.exit_code == 0, ran.output
        text = out.read_text("utf-8")
    wrong = 0
    for row, deal in zip(csv.DictReader(text.splitlines()), deals, strict=True):
        table = [int(row[f"{seat}_{strain}"]) for strain in ("S", "H", "D", "C", "NT") for seat in "NESW"]
        contracts = frozenset(map(as_dds, row["contracts"].split(", "))) if row["contracts"] != "Pass" else frozenset()
        wrong += sum(map(int.__ne__, table, deal.table)) + ((row["par"], contracts) != deal.par)
    return wrong, hashlib.sha256(text.encode()).hexdigest()


def beside(deals: Sequence[Published], dds: Path) -> str:
    """Return a row with the seconds of DDS and ours for the same deals, whose tables are compared."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / "tables.cpp", Path(folder) / "tables"
        source.write_text(PROGRAM.read_text("utf-8"), "utf-8")
        options = ["-O3", "-flto", "-std=c++11", "-DDDS_THREADS_STL", f"-I{dds / 'include'}", "-lpthread"]
        files = [str(source), *map(str, sorted((dds / "src").glob("*.cpp")))]
        subprocess.run(["g++", *files, *options, "-o", str(program)], check=True)
        tables([deals[0].cards])  # which compiles
        ours, theirs = 0.0, 0.0
        for first in range(0, len(deals), TOGETHER):
            cards = [deal.cards for deal in deals[first : first + TOGETHER]]
            for turn in (0, 1):
                if (first // TOGETHER + turn) % 2:
                    begun = time.process_time()
                    mine = tables(cards, threads=1).ravel().tolist()
                    ours += time.process_time() - begun
                else:
                    ran = subprocess.run([program], input="\n".join(cards), capture_output=True, text=True, check=True)
                    took, *values = ran.stdout.split()
                    theirs += float(took)
            assert list(map(int, values)) == mine
    return f"| {len(deals)} | {theirs:.1f} s | {ours:.1f} s | {theirs / ours:.2f} |"


def main() -> None:
    options = command.parser(__doc__, deals=200, dds=Path, write=...)
    options.add_argument("list", type=Path)
    given = options.parse_args()
    deals = list(published(given.list))
    wrong, digest = differences(deals)
    many, shown = len(deals), f"{given.list.name} --deals {given.deals}{' --dds PATH' if given.dds else ''}"
    lines = [
        HEADING, "", f"{command.machine()}: `python -m research.figures.published {shown}`", "",
        f"{many:,} deals with {20 * many:,} values and {many:,} pars (score and contracts): {wrong} differ.",
        f"SHA-256 of the CSV file that `fourkings dd` writes: `{digest}`.",
    ]  # fmt: skip
    if given.dds:
        lines += [
            "", "Beside DDS's `CalcAllTables`, one core each, process time, every value equal:", "",
            "| tables | DDS | here | tables a second: here / DDS |", "|---|---|---|---|",
            beside(deals[: given.deals], given.dds),
        ]  # fmt: skip
    command.publish("\n".join(lines) + "\n", HEADING, given.write)


if __name__ == "__main__":
    main()
