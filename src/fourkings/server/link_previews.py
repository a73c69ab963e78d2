"""Link previews (Open Graph): what a messenger shows of a link; for a table's link, who invites to which game."""

import contextlib
from typing import Final

from starlette.requests import Request

from fourkings.app.boards.standings import share_of
from fourkings.i18n import MissingSentence, language
from fourkings.i18n.languages import LANGUAGES, language_of
from fourkings.server.net.base_path import base_path, site_address
from fourkings.server.preview_tags import Preview, tags
from fourkings.server.services import Services, services_of
from fourkings.table.waiting_room import WaitingRoom

PLACEHOLDER: Final = b"<!-- preview -->"  # mark in the page where the tags go
OPENING: Final = b'<html lang="en" dir="ltr">'
"""Opening tag of the page as it was built, before its reader's language is known."""
TABLE: Final = "table/"
BOARDS: Final = "boards/"
RULES: Final = "rules/"


async def fill(page: bytes, request: Request, path: str) -> bytes:
    """Return the page's HTML with the preview's tags for a path, in the reader's language; unchanged without a placeholder.

    A server without deals of the day marks the page, so that the page leaves no space for them. Below a path of its host,
    the page's addresses and a mark begin with that path.
    """
    if PLACEHOLDER not in page:
        return page
    services, code = services_of(request), _language_of(request)
    preview, links = None, ""
    if path.startswith(RULES):
        preview, links = _of_rules(path.removeprefix(RULES).partition("/")[0], code, site_address(request) + RULES)
    with contextlib.suppress(MissingSentence):  # without texts for its game, the site's own preview is shown
        if path.startswith(TABLE):
            preview = await _of_table(services, path.removeprefix(TABLE), code)
        elif path.startswith(BOARDS):
            set_id, _, handle = path.removeprefix(BOARDS).partition("/from/")
            preview = await _of_boards(services, set_id, handle, code)
    days = "" if services.settings.days else ' data-days="none"'
    base = base_path(request)
    below = f' data-base="{base}"' if base else ""
    opening = f'<html lang="{code}" dir="{LANGUAGES[code].direction}"{days}{below}>'.encode()
    page = page.replace(b'="/', f'="{base}/'.encode())
    head = tags(preview or _of_site(code), site_address(request), path) + links
    return page.replace(OPENING, opening, 1).replace(PLACEHOLDER, head.encode(), 1)


def _language_of(request: Request) -> str:
    """Return the code of the language in the request's address, or else of the first language that the browser prefers."""
    preferred = (part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(","))
    return language_of(request.query_params.get("lang", ""), *preferred)


def _of_site(code: str) -> Preview:
    texts = language(code)
    return Preview(code, texts.text("lobby-title"), texts.text("lobby-intro"))


def _of_rules(page: str, code: str, folder: str) -> tuple[Preview | None, str]:
    """Return a rule page's preview, and the links to the same page for search engines; None if there is no such page."""
    from fourkings.server import search_pages  # it needs Markdown, and no other preview does

    codes = search_pages.languages_of(page)
    if not codes:
        return None, ""
    code = code if code in codes else codes[0]
    return search_pages.preview(page, code), "\n" + search_pages.links(page, code, folder)


async def _of_table(services: Services, name: str, code: str) -> Preview | None:
    """Return a table's preview, in the waiting room with the host's name and in their language; None if there is no table.

    Raises `MissingSentence` if there are no texts for its game.
    """
    stored = await services.store.tables.get(name)
    if stored is None:
        return None
    host, known = None, None
    if stored.summary.number == 0 and isinstance(room := await services.tables.replay_log(name), WaitingRoom):
        host = None if room.host is None else room.guest_by_number(room.host)
        known = await services.store.people.get(host.player) if host else None
    texts = language(known.lang if known and known.lang in LANGUAGES else code)
    game, aim = texts.text(f"game-{stored.game}"), texts.text(f"game-{stored.game}", "aim")
    if known and known.name:
        return Preview(texts.code, texts.text("gather-invited", who=known.name, game=game), aim)
    return Preview(texts.code, texts.text("gather-invited-plain", game=game), aim)


async def _of_boards(services: Services, set_id: str, handle: str, code: str) -> Preview | None:
    """Return the preview of a set of boards, in the language of the challenger that the link names, if any.

    None if there is no such set. Raises `MissingSentence` if there are no texts for its game.
    """
    stored = await services.store.boards.get(set_id)
    if stored is None:
        return None
    entry = await services.store.boards.entry_by_handle(set_id, handle) if handle else None
    known = await services.store.people.get(entry.player) if entry and entry.finished is not None else None
    texts = language(known.lang if known and known.lang in LANGUAGES else code)
    game, aim = texts.text(f"game-{stored.game}"), texts.text(f"game-{stored.game}", "aim")
    if entry is None:
        return Preview(texts.code, game, aim)
    dare = texts.text("boards-dare", who=known.name) if known and known.name else texts.text("boards-dare-plain")
    share = await share_of(services.store.boards, stored, entry.player) if known else None
    if share is None:
        return Preview(texts.code, dare, f"{game}. {aim}")
    beaten = texts.text("boards-beaten", share=texts.text("today-percent", share=round(100 * share)))
    return Preview(texts.code, dare, f"{game}. {beaten}.")
