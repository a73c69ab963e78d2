"""A resumable search for puzzles: the file of its puzzles, and a status file beside it."""

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
    """The file belongs to another search; the message gives the remedy."""


@dataclass
class SearchLog:
    """The puzzles of a search, and the number of matches searched."""

    file: Path
    plan: dict[str, Any]
    puzzles: list[Puzzle]
    searched: int
    refused: Counter[str]

    @property
    def status(self) -> Path:
        """The file that records the progress."""
        return self.file.with_name(f"{self.file.name}.search.json")

    @classmethod
    def open(cls, file: Path, rules: Rules, seed: int) -> SearchLog:
        """Open the search of a file, or begin one. Raise AnotherSearch or NotAPuzzle.

        A line whose match isn't counted yet, because the process was killed, is dropped: that match is searched again.
        """
        order = {"game": rules.game.ID, "preset": rules.preset, "options": dict(rules.values), "seed": seed}
        plan = {"program": __version__, **order}
        log = cls(file, plan, [], 0, Counter())
        if not log.status.exists():
            if file.exists() and file.stat().st_size:
                raise AnotherSearch(f"there are puzzles, but no {log.status.name} beside them; take another file")
            return log
        try:
            document = read_json(log.status.read_text("utf-8"))
            known, log.searched, log.refused = document["plan"], int(document["searched"]), Counter(document["refused"])
        except (ValueError, KeyError, TypeError):
            raise AnotherSearch(f"{log.status.name} is not readable as JSON of a search; take another file") from None
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
        """Record the outcome of the next match: first its puzzle, then that it was searched."""
        if mined.puzzle:
            self.puzzles.append(mined.puzzle)
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(_line(mined.puzzle))
        self.searched, self.refused = self.searched + 1, self.refused + mined.refused
        document = {"plan": self.plan, "searched": self.searched, "refused": dict(self.refused)}
        part = self.status.with_name(f"{self.status.name}.part")
        part.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
        part.replace(self.status)


def _line(puzzle: Puzzle) -> str:
    return json.dumps(puzzle_json(puzzle), ensure_ascii=False) + "\n"
