"""Origins of tables other than matches played here: practice and imported records. Such tables count in no statistics."""

import json
from dataclasses import asdict, dataclass

from fourkings.sanitize import read_json


@dataclass(frozen=True, slots=True)
class Practice:
    """The moment of a finished match from which a practice table goes on."""

    of: str  #: the table of that match
    deal: int  #: the deal that is played on, from 1
    action: int  #: after how many of its actions
    another: bool  #: with other hidden cards, that fit what the player knew
    bots: str  #: `same`, or the bot in all chairs
    line: tuple[str, ...] = ()  #: what was tried by hand after them, by the seats whose turn it was
    here: int = 0  #: its number in the practice: another one where it was a deal of a mirror match

    @property
    def number(self) -> int:
        """The number of the deal in the practice match."""
        return self.here or self.deal


@dataclass(frozen=True, slots=True)
class Imported:
    """The names and seats of a match that was imported from a record."""

    names: tuple[str, ...]  #: of who played, as they joined
    seats: tuple[int, ...]  #: who of them sat in each seat

    @property
    def by_seat(self) -> list[str]:
        """The names by seat."""
        return [self.names[entrant] for entrant in self.seats]


Origin = Practice | Imported


def write(origin: Origin) -> str:
    """Write an origin as it is stored."""
    return json.dumps(asdict(origin), ensure_ascii=False)


def parse(text: str) -> Origin | None:
    """Read a stored origin; None for a match played here."""
    if not text:
        return None
    raw = read_json(text)
    return (
        Imported(tuple(raw["names"]), tuple(raw["seats"]))
        if "names" in raw
        else Practice(**{**raw, "line": tuple(raw["line"])})
    )
