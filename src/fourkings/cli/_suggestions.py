"""Suggestions for mistyped words: the nearest of those that are known."""

from __future__ import annotations

from collections.abc import Iterable

import click


def with_hint(complaint: object, word: object, known: Iterable[object]) -> str:
    """A complaint about an unknown word; with the known word nearest to it, where one is near."""
    from difflib import get_close_matches

    by_lower = {str(name).lower(): str(name) for name in known}
    near = get_close_matches(str(word).lower(), by_lower, n=1)
    return f"{str(complaint).rstrip('.')}. Did you mean '{by_lower[near[0]]}'?" if near else str(complaint)


class OneOf(click.Choice[str]):
    """One of a few words; a mistyped one is answered with the nearest."""

    def get_invalid_choice_message(self, value: str, ctx: click.Context | None) -> str:
        return with_hint(super().get_invalid_choice_message(value, ctx), value, self.choices)
