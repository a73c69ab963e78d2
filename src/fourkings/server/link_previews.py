"""Link previews: what a messenger shows of a link to the page, by Open Graph; of a table's, who invites and to what."""

from __future__ import annotations

import html
from typing import Final, NamedTuple

from starlette.requests import Request

from fourkings.i18n import MissingSentence, language
from fourkings.i18n.languages import LANGUAGES, language_of
from fourkings.server.services import Services, services_of
from fourkings.table.waiting_room import WaitingRoom

PLACE: Final = b"<!-- preview -->"
"""What the page has in the place of these tags."""
OPENING: Final = b'<html lang="en" dir="ltr">'
"""How the page opens, before its reader's language is known."""
PICTURE: Final = "preview.jpg"
WIDTH, HEIGHT = 1200, 630
"""Of the picture, in pixels."""
TABLE: Final = "table/"
BOARDS: Final = "boards/"


class Preview(NamedTuple):
    """What is told of a link, in the language `code`."""

    code: str
    title: str
    text: str


async def fill(page: bytes, request: Request, path: str) -> bytes:
    """The page with the tags for that path in their place, if it has one, and opened in the language of its reader.

    A server without deals of the day says so in the page itself, which then keeps no room for them.
    """
    if PLACE not in page:
        return page
    services, code = services_of(request), _asked(request)
    preview = None
    if path.startswith(TABLE):
        preview = await _of_table(services, path.removeprefix(TABLE), code)
    elif path.startswith(BOARDS):
        set_id, _, handle = path.removeprefix(BOARDS).partition("/from/")
        preview = await _of_boards(services, set_id, handle, code)
    days = "" if services.settings.days else ' data-days="none"'
    opening = f'<html lang="{code}" dir="{LANGUAGES[code].direction}"{days}>'.encode()
    tags = _tags(preview or _of_house(code), str(request.base_url), path)
    return page.replace(OPENING, opening, 1).replace(PLACE, tags.encode(), 1)


def _asked(request: Request) -> str:
    """The language of the address, or the first of the reader's own that the house speaks."""
    preferred = (part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(","))
    return language_of(request.query_params.get("lang", ""), *preferred)


def _of_house(code: str) -> Preview:
    words = language(code)
    return Preview(code, words.text("lobby-title"), words.text("lobby-intro"))


async def _of_table(services: Services, name: str, code: str) -> Preview | None:
    """A table's preview: while people gather in the host's own language and name, as all who open the link are told it.

    None for a table that is not, or of a game that the house has no sentences for.
    """
    stored = await services.store.tables.get(name)
    if stored is None:
        return None
    host, known = None, None
    if stored.summary.number == 0 and isinstance(now := await services.tables.replay_log(name), WaitingRoom):
        host = None if now.host is None else now.guest_by_number(now.host)
        known = await services.store.people.get(host.player) if host else None
    words = language(known.lang if known and known.lang in LANGUAGES else code)
    try:
        game, aim = words.text(f"game-{stored.game}"), words.text(f"game-{stored.game}", "aim")
    except MissingSentence:
        return None
    if known and known.name:
        return Preview(words.code, words.text("gather-invited", who=known.name, game=game), aim)
    return Preview(words.code, words.text("gather-invited-plain", game=game), aim)


async def _of_boards(services: Services, set_id: str, handle: str, code: str) -> Preview | None:
    """The preview of a set of boards: in the words of who challenges with it, where the link says so and they are known.

    None for a set that is not, or of a game that the house has no sentences for.
    """
    stored = await services.store.boards.get(set_id)
    if stored is None:
        return None
    entry = await services.store.boards.entry_by_handle(set_id, handle) if handle else None
    known = await services.store.people.get(entry.player) if entry and entry.finished is not None else None
    words = language(known.lang if known and known.lang in LANGUAGES else code)
    try:
        game, aim = words.text(f"game-{stored.game}"), words.text(f"game-{stored.game}", "aim")
    except MissingSentence:
        return None
    if entry is None:
        return Preview(words.code, game, aim)
    dare = words.text("boards-dare", who=known.name) if known and known.name else words.text("boards-dare-plain")
    return Preview(words.code, dare, f"{game}. {aim}")


def _tags(preview: Preview, base: str, path: str) -> str:
    facts = {
        "og:type": "website",
        "og:site_name": language(preview.code).text("lobby-title"),
        "og:locale": LANGUAGES[preview.code].locale,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": base + path,
        "og:image": base + PICTURE,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": language(preview.code).text("lobby-games"),
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in facts.items()]
    return "\n  ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
