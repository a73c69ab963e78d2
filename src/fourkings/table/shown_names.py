"""Names as others see them: at one table no two look alike."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

LONGEST: Final = 24
"""The most characters of a name."""
BOTS_BESIDE_ONE: Final = ("Basile", "Céleste", "Dora")
"""The names of three bots around one person: to the left, opposite and to the right."""


def distinct(names: Mapping[str, str], taken: Iterable[str] = ()) -> dict[str, str]:
    """Return the names by id, with a number behind each that looks like an earlier one, as in `Anna (2)`.

    `taken` are names that others have already, as bots do. An empty name stays empty.
    """
    looks = {look for name in taken for look in _looks(name)}
    distinct_names = {}
    for player, name in names.items():
        shown, number = name, 1
        while name and not _looks(shown).isdisjoint(looks):
            number += 1
            shown = f"{name} ({number})"
        looks |= _looks(shown)
        distinct_names[player] = shown
    return distinct_names


def _looks(name: str) -> set[str]:
    """Return keys of which two names share one if they look alike, whatever their capitals, spaces, accents and alphabets.

    A capital may look like another letter than its small one does: `AIice` is read as `Alice`.
    """
    plain = "".join(name.split())
    return {_skeleton(plain.casefold()), _skeleton(_skeleton(plain).casefold())}


def _skeleton(text: str) -> str:
    """Return the text with every letter replaced by the first of those that look like it (Unicode UTS 39)."""
    return "".join(map(_lookalike, unicodedata.normalize("NFD", text)))


@lru_cache(2048)
def _lookalike(letter: str) -> str:
    from confusable_homoglyphs import confusables  # a long list, and most tables have one person

    alike = [str(entry["c"]) for entry in confusables.confusables_data.get(letter, ()) if len(entry["c"]) == 1]
    return min([letter, *alike], key=lambda other: (not other.isascii(), not other.islower(), other))


def shown_name(name: str) -> str:
    """Return a person's name as they gave it, cut to `LONGEST` characters, for a ranking; empty if they gave none."""
    return name[:LONGEST]
