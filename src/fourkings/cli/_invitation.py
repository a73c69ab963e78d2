"""What `serve` prints for others on the network: the addresses to open, and a QR code of the first for their phones."""

from __future__ import annotations

import io
import sys

import click

from fourkings.cli._help import words
from fourkings.server.net.settings import Settings


def show_invitation(chosen: Settings, port: int) -> None:
    """Say how others reach the server, or why they cannot; nothing where they come by a proxy or a name."""
    from fourkings.server.net.network import origins

    addresses = origins(chosen, port)
    if not addresses:
        if not (chosen.proxies or chosen.hosts):
            click.echo(_obstacle(chosen))
        return
    click.echo(words().text("cli-network"))
    for origin in addresses:
        click.echo(f"  {origin}/")
    if code := _qr(f"{addresses[0]}/"):
        click.echo(f"\n{code}\n{words().text('cli-network-qr')}")


def _obstacle(chosen: Settings) -> str:
    """Why nobody else can come."""
    from fourkings.server.net.network import in_container, listens_widely

    if not listens_widely(chosen.host):
        return words().text("cli-alone")
    return words().text("cli-contained") if in_container() else words().text("cli-no-network")


def _qr(link: str) -> str:
    """The code as blocks of text; empty where nobody looks at a screen, or the screen has no such letters."""
    import segno

    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(out=drawn, compact=True, border=2)
    lines = drawn.getvalue().strip("\n").splitlines()
    text = "\n".join(click.style(line, fg="bright_white", bg="black") for line in lines)  # on a light screen, too
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return text if sys.stdout.isatty() else ""
