"""What the commands share that look after a server's data."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from fourkings.cli.serve import data_folder
from fourkings.server.net.settings import BadSetting, Settings, settings

Command = TypeVar("Command", bound=Callable[..., Any])


def server_options(command: Command) -> Command:
    """`--data` and `--database`, as `serve` has them."""
    command = click.option(
        "--database",
        metavar="URL",
        help="sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.  [default: a file in the data folder]",
    )(command)
    return click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        help="Data folder of the server.  [default: in your own data folder]",
    )(command)


def chosen(data: Path | None, database: str | None) -> Settings:
    """The settings that the server would have, by flags and environment."""
    try:
        return settings({"FOURKINGS_DATA": str(data_folder()), **os.environ}, data=data, database=database)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None
