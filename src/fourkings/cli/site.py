"""`fourkings site OUT`."""

import json
from pathlib import Path

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._help import words
from fourkings.cli._input import Failure


@click.command()
@click.argument("out", type=click.Path(file_okay=False, path_type=Path))
@click.option("--server", metavar="URL", help="Server to which the page leads for friends, open tables and rankings.")
@click.option("--issues", metavar="URL", help="Issues where players report wrong sentences.  [default: the project's]")
@click.option("--address", metavar="URL", help="Address where the folder will be, for search engines.")
@json_option
@quiet_option
def command(out: Path, server: str | None, issues: str | None, address: str | None, as_json: bool, quiet: bool) -> None:
    """Write the page as a folder that plays without a server, for any host of static files.

    One person plays there against bots, on their own device. The folder needs no headers and can be served below any path.
    A folder that already contains a site is overwritten.
    """
    from fourkings import site
    from fourkings.server.net.settings import PAGE

    name = str(out)
    if not name.isprintable() or out == Path():
        raise click.BadParameter("name a folder, in letters that can be printed", param_hint="OUT")
    if server is not None and not site.ADDRESS.fullmatch(server):
        raise click.BadParameter(
            "name the server by its address, without a path, such as https://play.example.org", param_hint="--server"
        )
    if issues is not None and not PAGE.fullmatch(issues):
        raise click.BadParameter(
            f"{issues!r}: the address of a page, such as https://github.com/OWNER/NAME/issues", param_hint="--issues"
        )
    if address is not None and not PAGE.fullmatch(address):
        raise click.BadParameter(
            f"{address!r}: the address of a page, such as https://example.org/games", param_hint="--address"
        )
    try:
        written = site.write(out, server or "", issues or "", address or "")
    except site.NoSite as error:
        raise Failure(str(error)) from None
    if as_json:
        click.echo(json.dumps({"folder": str(out), "files": written.files, "bytes": written.size}))
    elif not quiet:
        size = round(written.size / 1e6, 1)
        click.echo(words().text("cli-site", files=written.files, size=size, folder=str(out)), err=True)
