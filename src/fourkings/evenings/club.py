"""The standings of a club: everybody's mean share of a round, over all rounds of its evenings, with its 95 % interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from fourkings.arena.intervals import Interval, bounded
from fourkings.evenings.events import Evening
from fourkings.evenings.standings import not_told_apart, standings, too_few


class ClubStanding(NamedTuple):
    """A person of a club, with what they have made of its evenings."""

    person: str
    evenings: int  #: that they have played a round of
    rounds: int
    share: Interval  #: the mean share of a round; the interval is infinite after a single one
    place: int  #: from 1; equal shares have equal places
    first: int  #: the places that are not told apart from theirs: from this one
    last: int  #: to this one
    few: bool  #: they have played too few rounds to be ranked with the others


def club_standings(played: Iterable[Evening], person_of: Callable[[str], str]) -> tuple[ClubStanding, ...]:
    """All who have played a round that counts, the best first; partners count both, and the forgotten not at all.

    person_of: who somebody is in every evening, by their id in one; empty for nobody.
    """
    shares: dict[str, list[float]] = {}
    evenings: dict[str, int] = {}
    for evening in played:
        for standing in standings(evening):
            for number in standing.entrants:
                entrant = evening.entrant(number)
                if entrant and (person := person_of(entrant.player)):
                    shares.setdefault(person, []).extend(standing.shares)
                    evenings[person] = evenings.get(person, 0) + 1
    intervals = {person: bounded(theirs) for person, theirs in shares.items()}
    few = {person: too_few(len(theirs), [*map(len, shares.values())]) for person, theirs in shares.items()}
    ranks = {person: (few[person], -round(intervals[person].mean, 9)) for person in shares}
    ordered = sorted(shares, key=lambda person: (ranks[person], -len(shares[person]), person))
    places = [ranks[person] for person in ordered]
    spans = not_told_apart([(few[person], intervals[person]) for person in ordered])
    return tuple(
        ClubStanding(
            person,
            evenings[person],
            len(shares[person]),
            intervals[person],
            places.index(ranks[person]) + 1,
            first,
            last,
            few[person],
        )
        for person, (first, last) in zip(ordered, spans, strict=True)
    )
