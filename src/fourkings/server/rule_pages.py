"""Rule pages as HTML. Of raw HTML only `<bdi>` around numbers is let through, so nothing in a page can run."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt

from fourkings.i18n.isolation import BDI
from fourkings.i18n.languages import SOURCE
from fourkings.i18n.rule_pages import rule_page_markdown
from fourkings.server.option_words import by_name

COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)
LINK: Final = re.compile(r'href="(?P<name>[a-z0-9-]+)(\.(?P<lang>[a-z]{2}))?\.md(?P<place>#[^"]*)?"')


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


@cache
def rule_page(name: str, lang: str) -> str:
    """The page of a game by its id, or `general`; `NoPage` where there is none."""
    html: str = _markdown().render(COMMENT.sub("", rule_page_markdown(name, lang)))
    for tag in BDI:
        html = html.replace(escape(tag), tag)
    return by_name(LINK.sub(_address, html), name, lang)


def _address(link: re.Match[str]) -> str:
    """A link from one page's file to another's, as the address that the page in the browser knows."""
    return f'href="/rules/{link["name"]}?lang={link["lang"] or SOURCE}{link["place"] or ""}"'
