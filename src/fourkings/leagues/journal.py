"""What a league has played so far: a file of lines of JSON that only grows, so that it can be killed at any moment."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fourkings.leagues.plan import Played


class AnotherLeague(ValueError):
    """The folder holds a league with another plan; the message says in what they differ."""


class Journal:
    """The journal of one league, open for writing."""

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        self.path = path
        self.known: dict[tuple[int, int, int], Played] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = self._read(plan) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        # A line that was cut off by the end of the process is played again.
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(plan)

    def add(self, result: Played) -> None:
        """Keeps a set, before anything else is done with it."""
        self.known[result[:3]] = result
        self._write(result._asdict())

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _write(self, entry: dict[str, Any]) -> None:
        self._file.write(json.dumps(entry, sort_keys=True).encode() + b"\n")
        self._file.flush()

    def _read(self, plan: dict[str, Any]) -> int:
        """Takes up what is whole; how many bytes that is. Raises AnotherLeague."""
        whole = 0
        with self.path.open("rb") as file:
            for place, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                entry = json.loads(line)
                if place == 0:
                    self._compare(entry, plan)
                else:
                    result = Played(**entry | {"forfeits": tuple(entry["forfeits"])})
                    self.known[result[:3]] = result
                whole += len(line)
        return whole

    def _compare(self, written: dict[str, Any], plan: dict[str, Any]) -> None:
        asked = json.loads(json.dumps(plan))
        # More sets may be asked for later: those that were played stay what they are.
        differ = sorted(key for key in {*written, *asked} - {"sets"} if written.get(key) != asked.get(key))
        if differ:
            changes = ", ".join(f"{key} was {written.get(key)!r} and is now {asked.get(key)!r}" for key in differ)
            raise AnotherLeague(f"{self.path} is another league: {changes}; take another folder")
