"""What the pages say of figures, in their language, out of the tables of research/RESULTS.md.

A table is found by the title of its section and the heads of its columns. What is missing is an error that names it.
"""

import math
import re
import tomllib
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path

from fourkings.bots import strong
from fourkings.bots.strong.games import RECIPES
from fourkings.i18n import language
from fourkings.rulebook.games import GAMES

Row = dict[str, str]
SHARE = re.compile(r"\d+(\.\d+)? (± \d+(\.\d+)? %|% \([\d.]+-[\d.]+\))")
"""A share with its 95% interval: half its width by the normal law, or both its ends."""


class Results:
    """The tables of the results, and the language of the page."""

    def __init__(self, text: str, code: str) -> None:
        self.code = code
        self.words = language(code)
        self.sections = {title: body for title, _, body in (part.partition("\n") for part in text.split("\n## ")[1:])}

    def rows(self, section: str, *heads: str) -> list[Row]:
        """Return the rows of all tables of a section that have all these columns."""
        if section not in self.sections:
            raise KeyError(f"research/RESULTS.md has no section {section!r}")
        rows: list[Row] = []
        for table in re.findall(r"(?:^\|.*\|\n?)+", self.sections[section], re.MULTILINE):
            first, _, *rest = ([cell.strip() for cell in line.strip("|").split(" |")] for line in table.splitlines())
            if set(heads) <= set(first):
                rows += [dict(zip(first, cells, strict=True)) for cells in rest]
        if rows:
            return rows
        raise KeyError(f"research/RESULTS.md, section {section!r}, has no table with {', '.join(heads)}")

    def number(self, value: float, places: int = 0) -> str:
        """Format a figure in the language."""
        return self.words.figure(f"{value:,.{places}f}")

    def share(self, cell: str) -> str:
        """Return a share with its interval, or a dash."""
        match = SHARE.match(cell)
        return self.words.figure(match[0]) if match else "–"

    def game(self, cell: str) -> str:
        """Return the title of a game."""
        return self.words.text(f"game-{cell.strip('`')}")

    def __call__(self, english: str, french: str) -> str:
        """Return the English or the French sentence."""
        return french if self.code == "fr" else english


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown."""
    heads = list(heads)
    return "\n".join((line(heads), "|" + "---|" * len(heads), *map(line, rows)))


def typeset(text: str, code: str) -> str:
    """Write ranges with a dash, and the spaces before signs that the language requires."""
    text = re.sub(r"\((\d[\d.,]*)-(\d[\d.,]*)(?=[);])", r"(\1–\2", text)
    text = re.sub(r"(?<=\| )-(?=\d)", "−", text)
    if code == "fr":
        return re.sub(r" (?=[;:!?»%](?:[\s)]|$))", "\u202f", text)
    return re.sub(r"(?<=\d) %", "%", text)


def line(cells: Iterable[str]) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def first(cell: str) -> float:
    """Return the first number of a cell."""
    return float(re.sub(r"[^\d.]", "", cell.split(maxsplit=1)[0]))


def won(say: Results, game: str, foe: str) -> Row | None:
    """Return how the latest strong that was judged does against an opponent."""
    heads = ("strong", "against", "matches won", "duplicate matches")
    rows = say.rows("Strong, judged on the accepting seeds", *heads)
    matching = [row for row in rows if row["game"] == f"`{game}`" and foe in row["against"]]
    return max(matching, key=lambda row: int(row["strong"]), default=None)


# --- what pages ask for -------------------------------------------------------------------------------------------


def speed(say: Results) -> str:
    """Return the speed of the solver, the playouts and the server."""
    return "\n".join(f"- {line(say)}" for line in (solver_line, playout_line, server_line))


def solver_line(say: Results) -> str:
    rows = {row["work"]: row for row in say.rows("The solver against DDS", "work", "ratio", "here median / mean")}
    cells = [rows[name] for name in ("13 cards, hearts trump, best value", "13 cards, no trump, best value")]
    ours = [say.number(first(row["here median / mean"]), 1) for row in cells]
    ratios = [say.number(first(row["ratio"]), 2) for row in cells]
    return (
        f"**The solver** takes about half as long as DDS, the solver of bridge programs, for the same values "
        f"({ratios[0]} of its time with a trump, {ratios[1]} without one). The medians for a full deal are {ours[0]} ms "
        f"with a trump and {ours[1]} ms without. "
        "Penalty deals take longer, because the low cards of all hands decide them: at the default limits (ten million "
        "nodes, ten seconds), many have only bounds ([by game and deal](solver.md))."
    )


def playout_line(say: Results) -> str:
    rows = {
        row["who"]: row
        for row in say.rows("Playouts against OpenSpiel", "who", "playouts a second", "times OpenSpiel's spades")
    }
    row = rows["400, deal 1"]
    speed = say.number(first(row["playouts a second"]) / 1e6, 1)
    times = say.number(first(row["times OpenSpiel's spades"]))
    return (
        f"**Playouts**: one core plays {speed} million random deals of the 400 to their end per second. That is {times} "
        "times the rate of OpenSpiel's spades."
    )


def server_line(say: Results) -> str:
    (row,) = say.rows("The server", "tables", "median", "99th percentile", "core")
    tables = say.number(int(row["tables"]))
    median, late, core = (say.number(first(row[head]), 1) for head in ("median", "99th percentile", "core"))
    return (
        f"**The server** delivers an action to all players of a table after {median} ms (median); in 99 of 100 cases, it "
        f"takes at most {late} ms. The test had {tables} tables, each with one action per second, on two cores that also "
        f"ran the clients. Each core ran a fixed loop at {core} million steps per second; the last line of `fourkings "
        "bench rules` shows the figure for yours."
    )


def matches(say: Results) -> str:
    """Return what the best bot wins against the reference bots."""
    flat = {row["game"]: row for row in say.rows("Flat against careful", "game", "matches won", "fair")}

    def row(game: str) -> list[str]:
        judged = [won(say, game, foe) for foe in ("flat", "careful")]
        shares = [say.share(row["matches won"]) if row else "–" for row in judged]
        by_flat = flat[f"`{game}`"]
        return [say.game(game), by_flat["fair"], *shares, say.share(by_flat["matches won"])]

    heads = say(
        "matches won|fair|`strong` against `flat`|`strong` against `careful`|`flat` against `careful`",
        "parties gagnées|à forces égales|`strong` contre `flat`|`strong` contre `careful`|`flat` contre `careful`",
    )
    return f"{table(heads.split('|'), map(row, GAMES))}\n\n{versions(say)}"


def versions(say: Results) -> str:
    """Return a sentence on which versions of strong were judged."""
    judged = {
        game: max(int(row["strong"]) for foe in ("flat", "careful") if (row := won(say, game, foe))) for game in GAMES
    }

    def named(game: str) -> str:
        return say.game(game).replace("The Lebanese", "the Lebanese").replace("Le 400", "le 400")  # within a sentence

    games = {
        verdict: say(" and ", " et ").join(named(game) for game in GAMES if judged[game] == verdict)
        for verdict in sorted(set(judged.values()))
    }
    sentence = say("; ", " ; ").join(
        say(f"version {version} in {names}", f"version {version} pour {names}") for version, names in games.items()
    )
    today = strong.VERSION
    return say(
        f"`strong` was judged as {sentence}. The current version is {today}.",
        f"`strong` tel qu'il a été jugé : {sentence}. Celui d'aujourd'hui est à la version {today}.",
    )


def dds(say: Results) -> str:
    """Compare the solver with its peer."""

    def row(matched: Row) -> list[str]:
        theirs, ours = (say.number(first(matched[head]), 2) for head in ("DDS median / mean", "here median / mean"))
        return [matched["work"], matched["deals"], f"{theirs} ms", f"{ours} ms", say.number(first(matched["ratio"]), 2)]

    heads = ("medians", "deals", "DDS", "here", "ratio")
    rows = say.rows("The solver against DDS", "work", "deals", "ratio")
    return table(heads, (row(line) for line in rows if first(line["work"]) in (8, 13)))


def solved(say: Results) -> str:
    """Return by game how many full deals are solved exactly, and how long they take: the range of kinds that are alike."""

    def spread(values: Iterable[float], digits: int, unit: str) -> str:
        low, high = min(kept := list(values)), max(kept)
        return "–".join(dict.fromkeys(say.number(value, digits) for value in (low, high))) + unit

    def row(alike: list[Row]) -> list[str]:
        shown = [spread((float(line[head]) for line in alike), 2, " s") for head in ("seconds: p50", "p99")]
        exact = spread((first(line["exact"]) for line in alike), 0, "%")
        deals = "–".join(dict.fromkeys(line["deal"].split()[0] for line in (alike[0], alike[-1])))
        return [say.game(alike[0]["game"]), deals, str(sum(int(line["deals"]) for line in alike)), exact, *shown]

    lines = say.rows("Full deals, solved", "game", "deal", "deals", "exact", "p99")
    groups = [list(group) for _, group in groupby(lines, lambda line: (line["game"], line["exact"] == "100%"))]
    return table(("game", "deal", "tried", "exact", "p50", "p99"), map(row, groups))


def samples(say: Results) -> str:
    """Return how many possible deals are drawn per second."""
    speeds = [first(row["samples a second"]) / 1e6 for row in say.rows("Samples", "game", "samples a second")]
    low, high = (say.number(speed) for speed in (min(speeds), max(speeds)))
    return say(
        f"One core draws {low} to {high} million such deals a second, by game.",
        f"Un cœur tire de {low} à {high} millions de ces donnes par seconde, selon le jeu.",
    )


def levels(say: Results) -> str:
    """Compare each level with the next lower one."""
    pairs = ("club against beginner", "strong against club")
    rows = say.rows("Levels", "game", *pairs)
    heads = say(
        "matches won|`club` against `beginner`|`strong` against `club`",
        "parties gagnées|`club` contre `beginner`|`strong` contre `club`",
    )
    return table(heads.split("|"), ([say.game(row["game"]), *(say.share(row[pair]) for pair in pairs)] for row in rows))


MACHINE = {
    "first start": "premier démarrage",
    "later start": "démarrage suivant",
    "idle": "au repos",
    "tables of four": "tables de quatre",
    "a day of": "une journée de",
    "of a core": "d'un cœur",
    "of compiled bots": "de robots compilés",
    "of data": "de données",
    "MB an hour": "Mo par heure",
    "MB": "Mo",
}


def machine(say: Results) -> str:
    """Return the memory, processor and disk that a server uses."""

    def cell(text: str) -> str:
        if say.code != "fr":
            return text
        for english, french in MACHINE.items():
            text = text.replace(english, french)
        return re.sub(r"\d[\d.,]*", lambda match: say.words.figure(match[0]), text)

    rows = say.rows("What a server takes of its machine", "server", "memory", "processor", "disk")
    heads = say("server|memory|processor|disk", "serveur|mémoire|processeur|disque")
    return table(heads.split("|"), (map(cell, row.values()) for row in rows))


def evening(say: Results) -> str:
    """Return a sentence on how soon a card is answered at the tables of an evening."""
    rows = say.rows("An evening beside other tables", "tables", "when", "p50 (ms)", "p99 (ms)")
    row = next(row for row in rows if row["tables"].endswith("of the evening"))
    half, most = (say.number(float(row[head])) for head in ("p50 (ms)", "p99 (ms)"))
    command = "`python -m research.figures.evening`"
    return say(
        "With ten tables of an evening beside a hundred others on one server, half of their cards were answered\n"
        f"within {half} ms and 99 in 100 within {most} ms. {command} measures that.",
        "Avec dix tables d'une soirée à côté de cent autres sur un même serveur, la moitié de leurs cartes ont reçu\n"
        f"leur réponse en {half} ms, et 99 sur 100 en {most} ms. {command} le mesure.",
    )


def compiled(say: Results) -> str:
    """Return the cost of the first call of the solver."""
    seconds = compiling(say)["solver"]
    return f"The first call on a machine compiles the solver, and nothing else: about {seconds} seconds of one core, once."


def compiling(say: Results) -> dict[str, int]:
    """Return the seconds that compiling each part takes, rounded up to tens."""
    rows = say.rows("What the first use compiles", "part", "processor")
    return {row["part"].strip("`"): 10 * math.ceil(first(row["processor"]) / 10) for row in rows}


def columns(section: str, titles: dict[str, str]) -> Callable[[Results], str]:
    """Return a writer of some columns of a section's tables; `titles` maps heads of the results to those of the page."""

    def write(say: Results) -> str:
        rows = say.rows(section, *titles)
        return table(titles.values(), ([named(say, row[head]) for head in titles] for row in rows))

    return write


def steps(say: Results) -> str:
    """Return the speed of the vector environment by game and number of tables."""
    rows = {row["what"]: row["steps a second"] for row in say.rows("Steps of the environments", "what", "steps a second")}
    sizes = [size for size in (64, 256, 4096, 5000) if f"king, {size} tables, 1 thread" in rows]
    own = [[say.game(game), *(rows[f"{game}, {size} tables, 1 thread"] for size in sizes)] for game in GAMES]
    heads = ["vector environment", *(f"{size:,} tables" for size in sizes)]
    return table(heads, own)


def races(say: Results) -> str:
    """Return by game what it gains to think longer where the choice is close, and the most that it could."""
    section = "Races: more deals where the choice is close"
    limits = {f"`{game}`": "–".join(map(str, mine.race or ())) for game, mine in RECIPES.items()}
    gains = {
        row["game"]: row["gain on 200"]
        for row in say.rows(section, "deals of a race", "gain on 200")
        if limits[row["game"]] in {"", row["deals of a race"]}
    }
    sets = {row["game"]: f"{row['points a deal']} in {row['sets']} sets" for row in say.rows(section, "sets")}
    most = {row["game"]: row for row in say.rows("What four times the deals could bring", "matches of 100")}
    heads = ("game", "gain per card", "in duplicate, per deal", "four times the deals, per deal", "in 100 matches")
    rows = (
        [say.game(game), f"{gain}{'' if limits[game] else ', not used'}", sets.get(game, "–")]
        + [most.get(game, {}).get(head, "–") for head in ("points a deal", "matches of 100")]
        for game, gain in ((game, gains[game]) for game in limits)
    )
    return table(heads, rows)


def named(say: Results, cell: str) -> str:
    """Return a cell with the title of a game in place of its id, and with separators in numbers of four digits."""
    if cell.strip("`") in GAMES:
        return re.sub(r"^`([\w-]+)`$", lambda game: say.game(game[1]), cell)
    return re.sub(r"(?<![\d.,-])(\d)(\d{3})(?![\d.,])", r"\1,\2", cell)


SHOWN = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
QUESTIONS = {
    "hearts": columns(**SHOWN.pop("hearts")),
    "races": races,
    "steps": steps,
    **{name: columns(**shown) for name, shown in SHOWN.items()},
}
"""The tables of the page of results, one per question."""

FIGURES: dict[str, Callable[[Results], str]] = QUESTIONS | {
    figure.__name__: figure for figure in (speed, matches, dds, solved, samples, levels, machine, evening, compiled)
}
