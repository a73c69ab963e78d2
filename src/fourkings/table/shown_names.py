"""Names as others see them: without what nobody sees, and at one table no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

LONGEST: Final = 24
"""Characters."""
BOT_NAMES: Final = ("Arsène", "Basile", "Céleste", "Dora")
"""The names of bots by the place where they wait for a match; which bot plays is told beside it."""
BOTS_BESIDE_ONE: Final = BOT_NAMES[1:]
"""And of three bots around one person, in the order joined."""


def distinct(names: Mapping[str, str], taken: Iterable[str] = ()) -> dict[str, str]:
    """The names by id, the first to come first: a later person under a name that looks the same has a number behind it.

    `taken` are names that others have already, as bots do. A person that has told no name has none.
    """
    seen = {look for name in taken for look in _looks(name)}
    distinct_names = {}
    for player, name in names.items():
        shown, number = name, 1
        while name and not _looks(shown).isdisjoint(seen):
            number += 1
            shown = f"{name} ({number})"
        seen |= _looks(shown)
        distinct_names[player] = shown
    return distinct_names


def _looks(name: str) -> set[str]:
    """What names have in common that one takes for the other: capitals, spaces, accents that are hard to see, alphabets.

    A capital may look like another letter than its small one does: `AIice` is read as `Alice`.
    """
    plain = "".join(name.split())
    return {_skeleton(plain.casefold()), _skeleton(_skeleton(plain).casefold())}


def _skeleton(text: str) -> str:
    """The text with every letter replaced by the first of those that are drawn like it, as Unicode lists them (UTS 39)."""
    return "".join(map(_drawn_like, unicodedata.normalize("NFD", text)))


@lru_cache(2048)
def _drawn_like(sign: str) -> str:
    from confusable_homoglyphs import confusables  # a long list, and most tables have one person

    alike = [str(entry["c"]) for entry in confusables.confusables_data.get(sign, ()) if len(entry["c"]) == 1]
    return min([sign, *alike], key=lambda letter: (not letter.isascii(), not letter.islower(), letter))


def shown_name(name: str) -> str:
    """The name of a person in a ranking; empty where they told none."""
    return name[:LONGEST]
