"""What people type at the terminal."""

from __future__ import annotations

import click


def typed_line(prompt: str) -> str | None:
    """The line that is typed after a prompt; None at the end of input."""
    try:
        line: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
    except click.Abort:
        click.echo()
        return None
    return line
