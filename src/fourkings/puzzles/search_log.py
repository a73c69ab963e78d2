"""A search that goes on where it stopped: the file of its puzzles, and one beside it that says how far it is."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fourkings._version import __version__
from fourkings.puzzles.form import NotAPuzzle, Puzzle, puzzle_json, read_puzzle
from fourkings.puzzles.mining import Mined
from fourkings.rulebook.game import Rules
from fourkings.sanitize import read_json


class AnotherSearch(ValueError):
    """The file belongs to a search with other rules, another seed or another version; the message says what to do."""


@dataclass
class SearchLog:
    """What a search has found, and from which match it goes on."""

    file: Path
    plan: dict[str, Any]
    puzzles: list[Puzzle]
    searched: int
    refused: Counter[str]

    @property
    def beside(self) -> Path:
        """The file that says how far the search is."""
        return self.file.with_name(f"{self.file.name}.search.json")

    @classmethod
    def open(cls, file: Path, rules: Rules, seed: int) -> SearchLog:
        """The search of this file; a new one where there is none. Raises AnotherSearch and NotAPuzzle.

        A line that a kill left behind without its match being counted is dropped: its match is searched again.
        """
        order = {"game": rules.game.ID, "preset": rules.preset, "options": dict(rules.values), "seed": seed}
        plan = {"program": __version__, **order}
        log = cls(file, plan, [], 0, Counter())
        if not log.beside.exists():
            if file.exists() and file.stat().st_size:
                raise AnotherSearch(f"there are puzzles, but no {log.beside.name} beside them; take another file")
            return log
        try:
            document = read_json(log.beside.read_text("utf-8"))
            known, log.searched, log.refused = document["plan"], int(document["searched"]), Counter(document["refused"])
        except (ValueError, KeyError, TypeError):
            raise AnotherSearch(f"{log.beside.name} is not readable as JSON of a search; take another file") from None
        if known != plan:
            raise AnotherSearch(f"the search was begun with {json.dumps(known)}; take another file for another search")
        log._read()
        return log

    def _read(self) -> None:
        lines = self.file.read_text("utf-8").splitlines(keepends=True) if self.file.exists() else []
        if lines and not lines[-1].endswith("\n"):
            lines.pop()
        for number, line in enumerate(lines, 1):
            try:
                puzzle = read_puzzle(line)
            except NotAPuzzle as error:
                raise NotAPuzzle(f"line {number}: {error}") from None
            if puzzle.origin["number"] < self.searched:
                self.puzzles.append(puzzle)
        self.file.write_text("".join(_line(puzzle) for puzzle in self.puzzles), "utf-8")

    def add(self, mined: Mined) -> None:
        """Keep what became of the next match: its puzzle first, and then that it was searched."""
        if mined.puzzle:
            self.puzzles.append(mined.puzzle)
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(_line(mined.puzzle))
        self.searched, self.refused = self.searched + 1, self.refused + mined.refused
        document = {"plan": self.plan, "searched": self.searched, "refused": dict(self.refused)}
        part = self.beside.with_name(f"{self.beside.name}.part")
        part.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
        part.replace(self.beside)


def _line(puzzle: Puzzle) -> str:
    return json.dumps(puzzle_json(puzzle), ensure_ascii=False) + "\n"
