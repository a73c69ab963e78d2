"""`fourkings completion SHELL`."""

import click
from click.shell_completion import get_completion_class

from fourkings.cli import cli
from fourkings.cli._help import OneOf


@click.command()
@click.argument("shell", type=OneOf(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print the completion script for SHELL.

    For bash, add to ~/.bashrc:  eval "$(fourkings completion bash)"
    """
    completion = get_completion_class(shell)
    assert completion is not None
    click.echo(completion(cli, {}, "fourkings", "_FOURKINGS_COMPLETE").source())
