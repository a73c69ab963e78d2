"""Suggestions for mistyped words: the nearest of those that are known."""

from __future__ import annotations

import click

from fourkings.sanitize import with_hint


class OneOf(click.Choice[str]):
    """One of a few words; a mistyped one is answered with the nearest."""

    def get_invalid_choice_message(self, value: str, ctx: click.Context | None) -> str:
        return with_hint(super().get_invalid_choice_message(value, ctx), value, self.choices)
