"""A moment of a deal as sentences: what it costs or pays, and what comes of the calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fourkings.i18n import minus, signed

if TYPE_CHECKING:
    from fourkings.i18n import Language
    from fourkings.rulebook.game import Item, Param

SEATS: Final = ("seat", "buyer", "dealer")
SIGNED: Final = ("each", "start", "lost")


def item_sentence(lang: Language, item: Item, names: Sequence[str]) -> str:
    """The sentence of one thing to know of a moment."""
    params: dict[str, Any] = {}
    for name, value in item.params.items():
        params |= _param(lang, name, value, names)
    return lang.text(f"moment-{item.key}", **params)


def _param(lang: Language, name: str, value: Param, names: Sequence[str]) -> dict[str, Any]:
    """A parameter as its sentence needs it; its name tells its kind."""
    if isinstance(value, int):
        if name in SEATS:
            return {name: lang.player(value, names)}
        return {name: signed(value) if name in SIGNED else value}
    if name == "what":
        return {"what": value, **_cards(lang, str(value))}
    if name == "clique":
        return {name: lang.text(f"clique-{value}")}
    return {name: minus(str(value))}


def _cards(lang: Language, group: str) -> dict[str, str]:
    """A set of cards that counts, by its short name: a card, a suit, or ranks."""
    if len(group) == 2 and group[1] in "SHDC":
        return {"card": lang.card(group)}
    if len(group) == 1 and group in "SHDC":
        return {"cards": lang.suit(group)}
    kinds = (lang.text(f"court-{rank}") if rank in "KQJ" else lang.text(f"rank-{rank}") for rank in group)
    return {"cards": lang.listed(list(kinds), "and")}
