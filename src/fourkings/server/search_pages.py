"""Rule pages for search engines: one HTML document per game and language that needs no script, a sitemap and robots.txt.

A server and `fourkings site` write the same documents. Addresses within them are relative; only what search engines want
in full begins with the site's own address.
"""

import json
import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final

from fourkings.i18n import language
from fourkings.i18n.installed import resource
from fourkings.i18n.languages import LANGUAGES, SOURCE
from fourkings.rulebook.games import GAMES
from fourkings.server.preview_tags import Preview, tags
from fourkings.server.rule_pages import file_name, plain, rule_page

GENERAL: Final = "general"
FOLDER: Final = "rules/"
SETTLED: Final = re.compile(
    r'<h[234] id="[^"]*">(?P<section>.*?)</h|<blockquote>\n<p><em>.*?</em>(?P<answer>.*?)</p>', re.DOTALL
)
"""A heading, or a paragraph about a question that the source leaves open."""
CLAUSE: Final = re.compile(r"\b[A-Z]{2,4}-\d+\b")
_PAGE: Final = Template(Path(__file__).with_name("rule_page.html").read_text("utf-8"))
PRIVATE: Final = ("/api/", "/ws/", "/alone/")
"""Paths that crawlers leave alone."""


def languages_of(page: str) -> tuple[str, ...]:
    """Return the codes of the languages in which a rule page is written; none if there is no such page."""
    if page in GAMES.own or page == GENERAL:
        return tuple(LANGUAGES)
    game = GAMES.installed.get(page)
    return tuple(code for code in LANGUAGES if game and resource(game, "rules", f"{code}.md") is not None)


def pages(games: Iterable[str]) -> list[str]:
    """Return the names of the rule pages of some games, and of the general one."""
    return [page for page in (*games, GENERAL) if languages_of(page)]


def preview(page: str, code: str) -> Preview:
    """Return the title and the description of an existing rule page."""
    texts = language(code)
    if page == GENERAL:
        return Preview(code, texts.text("search-general"), texts.text("lobby-intro"))
    title = texts.text(f"search-{page}") if page in GAMES.own else texts.text("search-title", game=texts.game(GAMES[page]))
    about = texts.about(GAMES[page])
    return Preview(code, title, f"{about.origin} {about.aim}".strip())


def links(page: str, code: str, folder: str) -> str:
    """Return the elements that name a page's own address and its other languages; folder: the address of the pages."""
    codes = languages_of(page)
    lines = [f'<link rel="canonical" href="{escape(folder)}{file_name(page, code)}" />']
    for tag, other in (*((each, each) for each in codes), ("x-default", codes[0])):
        lines.append(f'<link rel="alternate" hreflang="{tag}" href="{escape(folder)}{file_name(page, other)}" />')
    return "\n".join(lines)


def document(page: str, code: str, base: str, among: list[str], issues: str) -> str:
    """Return a rule page as an HTML document.

    base: the address of the site, with a slash at its end; empty if it is not known. among: all pages.
    issues: where wrong sentences are reported, if anywhere.
    """
    texts, about, path = language(code), preview(page, code), FOLDER + file_name(page, code)
    article = rule_page(page, code)
    heading, _, rest = article.partition("</h1>")
    also = texts.text(f"search-{page}", "also") if page in GAMES.own else ""
    names = f'<p class="also">{escape(texts.text("search-also", names=also))}</p>' if also else ""
    start = "../" if page == GENERAL else f"../?lang={code}#/rules/{page}/play"
    play = f'<p class="play"><a href="{start}">{escape(texts.text("search-play"))}</a></p>'
    data = json.dumps(_structured(page, about, article, also, base + path, base), ensure_ascii=False).replace(
        "<", "\\u003c"
    )
    menu = "".join(_link(each, code, _title(each, code), each == page) for each in among)
    others = "".join(_link(page, each, LANGUAGES[each].name, each == code, True) for each in languages_of(page))
    return _PAGE.substitute(
        lang=code, direction=LANGUAGES[code].direction, title=escape(about.title), about=escape(about.text),
        links=links(page, code, base + FOLDER) + tags(about, base, path) if base else "", data=data, menu=menu,
        lobby=escape(texts.text("lobby-title")), pages_label=escape(texts.text("rules-pages")), others=others, names=names,
        language_label=escape(texts.text("settings-language")), draft=_draft(code, issues), heading=heading, play=play,
        rest=rest.strip(),
    )  # fmt: skip


def _title(page: str, code: str) -> str:
    texts = language(code)
    return texts.text("rules-general") if page == GENERAL else texts.game(GAMES[page])


def _link(page: str, code: str, text: str, here: bool, foreign: bool = False) -> str:
    to = code if code in languages_of(page) else SOURCE
    marks = (f' lang="{to}" hreflang="{to}"' if foreign else "") + (' aria-current="page"' if here else "")
    return f'<a href="{file_name(page, to)}"{marks}>{escape(text)}</a> '


def _draft(code: str, issues: str) -> str:
    """Return the line about a draft, with a link to where it is corrected; empty for a reviewed language."""
    if LANGUAGES[code].status != "draft":
        return ""
    texts = language(code)
    line = f"<strong>{escape(texts.text('search-draft'))}</strong> {escape(texts.text('settings-draft'))}"
    return f'<p class="draft">{line} <a href="{escape(issues or "../")}">{escape(texts.text("search-correct"))}</a></p>\n'


def _structured(page: str, about: Preview, article: str, also: str, url: str, base: str) -> dict[str, Any]:
    """Return what search engines read about a page (schema.org): the game, and the questions that it settles."""
    name = plain(article[: article.index("</h1>")])
    game: dict[str, Any] = {"@type": "Game", "name": name, "description": about.text, "inLanguage": about.code}
    if also:
        game["alternateName"] = re.split("[,،] ", also)
    game["numberOfPlayers"] = {"@type": "QuantitativeValue", "value": 4}
    if base:
        game |= {"url": url, "image": f"{base}preview.jpg"}
    questions = [
        {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
        for question, answer in settled(page, about.code, article)
    ]
    faq = [{"@type": "FAQPage", "inLanguage": about.code, "mainEntity": questions}] if questions else []
    return {"@context": "https://schema.org", "@graph": [*([] if page == GENERAL else [game]), *faq]}


def settled(page: str, code: str, article: str) -> Iterator[tuple[str, str]]:
    """Yield what a page settles as questions and answers; a question is an option's, or else named after its section."""
    texts, section, asked = language(code), "", set[str]()
    options = GAMES[page].OPTIONS if page in GAMES else ()
    for match in SETTLED.finditer(article):
        if match["section"]:
            section = plain(match["section"])
            continue
        answer = plain(match["answer"]).strip()
        labels = [texts.option(GAMES[page], option) for option in options if option.clause in CLAUSE.findall(answer)]
        labels.sort(key=lambda label: label.name not in answer)
        general = texts.text("search-question", game=_title(page, code), section=section)
        question = next((label.text for label in labels if label.text not in asked), general)
        asked.add(question)
        yield question, answer


def sitemap(base: str, among: list[str]) -> str:
    """Return a sitemap: the first page, and every rule page with its other languages."""
    entries = [f"<url><loc>{escape(base)}</loc></url>"]
    for page in among:
        addresses = {each: escape(f"{base}{FOLDER}{file_name(page, each)}") for each in languages_of(page)}
        others = "".join(f'<xhtml:link rel="alternate" hreflang="{each}" href="{at}"/>' for each, at in addresses.items())
        entries += [f"<url><loc>{address}</loc>{others}</url>" for address in addresses.values()]
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n' + "\n".join(entries) + "\n</urlset>\n"


def robots(base: str, root: str = "") -> str:
    """Return the rules for crawlers; root: the path of the site, without a slash at its end."""
    refused = "".join(f"Disallow: {root}{path}\n" for path in PRIVATE)
    return f"User-agent: *\n{refused}Sitemap: {base}sitemap.xml\n"
