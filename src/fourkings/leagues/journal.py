"""The results of a league or benchmark so far: an append-only file of lines of JSON, so that it can be killed any time."""

import json
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from fourkings.arena import ForfeitedMatch
from fourkings.leagues.plan import SetResult
from fourkings.sanitize import read_json


class AnotherLeague(ValueError):
    """The folder holds a league with another plan; the message gives the differences."""


class BadJournal(ValueError):
    """A line of the journal wasn't written by a league; the message gives the line and the remedy."""


class Result(Protocol):
    """A line of a journal: a named tuple with a key."""

    @property
    def key(self) -> tuple[int, ...]:
        """The key that no other line has."""

    def _asdict(self) -> dict[str, Any]: ...


Row = TypeVar("Row", bound=Result)


class Journal(Generic[Row]):
    """The journal of one league: its file, open for writing, and the results `known` from it.

    read: returns the result in a line's JSON object, or None if it is none.
    """

    def __init__(self, path: Path, plan: dict[str, Any], read: Callable[[dict[str, Any]], Row | None]) -> None:
        self.path, self._parse = path, read
        self.known: dict[tuple[int, ...], Row] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = self._read(plan) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        # A line that was cut off by the end of the process is played again.
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(plan)

    def add(self, result: Row) -> None:
        """Write a result to the file, before anything else is done with it."""
        self.known[result.key] = result
        self._write(result._asdict())

    def close(self) -> None:
        """Close the journal's file."""
        self._file.close()

    def _write(self, entry: dict[str, Any]) -> None:
        self._file.write(json.dumps(entry, sort_keys=True).encode() + b"\n")
        self._file.flush()

    def _read(self, plan: dict[str, Any]) -> int:
        """Read the complete lines into `known`; return their size in bytes. Raises AnotherLeague and BadJournal."""
        whole = 0
        with self.path.open("rb") as file:
            for index, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                entry = _entry(line)
                result = self._parse(entry) if entry and index else None
                if entry is None or (index and result is None):
                    raise BadJournal(
                        f"{self.path}, line {index + 1}: no league has written this; remove it, or choose another folder"
                    )
                if result is None:
                    self._compare(entry, plan)
                else:
                    self.known[result.key] = result
                whole += len(line)
        return whole

    def _compare(self, written: dict[str, Any], plan: dict[str, Any]) -> None:
        asked = read_json(json.dumps(plan))
        # More sets may be asked for later: those that were played stay what they are.
        differ = sorted(key for key in {*written, *asked} - {"sets"} if written.get(key) != asked.get(key))
        if differ == ["sources"]:
            known = written["sources"] if isinstance(written["sources"], dict) else {}
            changed = ", ".join(bot for bot, digest in asked["sources"].items() if known.get(bot) != digest)
            raise AnotherLeague(
                f"{self.path}: the source of {changed} has changed since these sets were played, but not its version. "
                "Raise VERSION and choose another folder, or put the source back"
            )
        differ = [key for key in differ if key != "sources"]  # what else has changed says more
        if differ:
            changes = ", ".join(change for key in differ for change in _changes(key, written.get(key), asked.get(key)))
            raise AnotherLeague(f"{self.path} holds the results of another run: {changes}; choose another folder")


def _changes(key: str, before: Any, now: Any) -> list[str]:
    """Return what differs in a part of the plan, or in each bot's entry of the versions."""
    if isinstance(before, dict) and isinstance(now, dict):
        differ = sorted(each for each in before | now if before.get(each) != now.get(each))
        return [change for each in differ for change in _changes(f"{key} of {each}", before.get(each), now.get(each))]
    return [f"{key} was {before!r} and is now {now!r}"]


def _entry(line: bytes) -> dict[str, Any] | None:
    """Return the JSON object in a line, or None if it is none."""
    try:
        entry = read_json(line)
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None


def set_result(entry: dict[str, Any]) -> SetResult | None:
    """Return the result of a duplicate set in a journal's entry, or None if it is none."""
    if entry.keys() != set(SetResult._fields) or not isinstance(entry["forfeits"], list):
        return None
    whole = all(type(entry[key]) is int for key in ("a", "b", "number", "deals", "unfinished"))
    figures = all(type(entry[key]) in (int, float) and isfinite(entry[key]) for key in ("won", "points"))
    lost = [ForfeitedMatch(*row) for row in entry["forfeits"] if isinstance(row, list) and len(row) == 2]
    words = len(lost) == len(entry["forfeits"]) and all(
        row.by in ("a", "b") and isinstance(row.reason, str) for row in lost
    )
    return SetResult(**entry | {"forfeits": tuple(lost)}) if whole and figures and words else None
