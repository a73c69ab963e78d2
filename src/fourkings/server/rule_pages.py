"""Rule pages as HTML, with the names of options, values and presets in place of their ids.

Of raw HTML only `<bdi>` around numbers is kept, so nothing in a page can run.
"""

import re
from collections.abc import Mapping
from functools import cache
from html import escape, unescape
from typing import TYPE_CHECKING, Final

from fourkings.i18n import Language, language
from fourkings.i18n.isolation import BDI
from fourkings.i18n.languages import SOURCE
from fourkings.i18n.rule_pages import rule_page_markdown
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.options import Option

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)
LINK: Final = re.compile(r'href="(?P<name>[a-z0-9-]+)(\.(?P<lang>[a-z]{2}))?\.md(?P<place>#[^"]*)?"')
MARKED: Final = re.compile("<code>[\u200f\u2066-\u2068]*([^<]*?)\u2069*</code>")
ID: Final = r"<code>([a-z0-9_]+)</code>"
PAIR: Final = re.compile(rf"{ID}(?: |, | = | set to | à ){ID}")  # an option and its value
ROW: Final = re.compile(r"<tr>\s*<td>" + ID + r"</td>.*?</tr>", re.DOTALL)
"""A table row about an option or a preset."""
HEADING: Final = re.compile(r"<h([234])>(.*?)</h\1>")
CARD: Final = re.compile("((?:10|[AKQJ2-9])?)([♠♥♦♣])")
"""A card or the sign of a suit."""
TAG: Final = re.compile(r"<[^>]+>")


@cache
def _markdown() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # a server answers its first request without it

    return MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


@cache
def rule_page(name: str, lang: str) -> str:
    """Return the HTML of a game's rule page by its id, or `general`; raise `NoPage` if there is none."""
    html: str = _markdown().render(COMMENT.sub("", rule_page_markdown(name, lang)))
    for tag in BDI:
        html = html.replace(escape(tag), tag)
    html = MARKED.sub(r"<code>\1</code>", html)
    names = _Names([GAMES[name]] if name in GAMES else list(GAMES.values()), language(lang))
    html = PAIR.sub(names.pair, ROW.sub(names.row, LINK.sub(_address, html)))
    return CARD.sub(_card, re.sub(ID, names.alone, HEADING.sub(_anchored, html)))


def plain(html: str) -> str:
    """Return the text of HTML."""
    return unescape(TAG.sub("", html))


def _anchored(heading: re.Match[str]) -> str:
    """Return a heading with the id that links to it use, as GitHub makes it."""
    anchor = re.sub(r"[^\w -]", "", plain(heading[2])).strip().lower().replace(" ", "-")
    return f'<h{heading[1]} id="{anchor}">{heading[2]}</h{heading[1]}>'


def _card(card: re.Match[str]) -> str:
    """Return a card from left to right in every language, with its suit in the colour of the page's cards."""
    sign = f'<span class="ink {"SHDC"["♠♥♦♣".index(card[2])]}">{card[2]}</span>'
    return f"{card[1]}{sign}".join(BDI) if card[1] else sign


def file_name(page: str, lang: str) -> str:
    """Return the name of a rule page's static file: `king.html`, or `king.fr.html` in French."""
    return f"{page}.html" if lang == SOURCE else f"{page}.{lang}.html"


def _address(link: re.Match[str]) -> str:
    """Return a link to another page's Markdown as one to its static file."""
    return f'href="{file_name(link["name"], link["lang"] or SOURCE)}{link["place"] or ""}"'


class _Names:
    """The names of options, values and presets of some games."""

    def __init__(self, games: list[Game], texts: Language) -> None:
        self._texts = texts
        self._options: Mapping[str, tuple[Game, Option]] = {
            option.name: (game, option) for game in reversed(games) for option in game.OPTIONS
        }
        self._presets = {preset: texts.preset(game, preset).name for game in reversed(games) for preset in game.PRESETS}
        values = [(str(value), option) for _, option in self._options.values() for value in option.values or ()]
        ids = [value for value, _ in values]
        self._unique = {value: option.name for value, option in values if ids.count(value) == 1 and not value.isdecimal()}

    def row(self, match: re.Match[str]) -> str:
        """Return a table row about one option with the names of that option and its values."""
        known = self._options.get(match[1])
        if known is None:
            name = self._presets.get(match[1])
            return match[0].replace(f"<code>{match[1]}</code>", _emphasised(name), 1) if name else match[0]
        row = match[0].replace(f"<code>{match[1]}</code>", _emphasised(self._option(match[1])), 1)
        for value in known[1].words:
            row = row.replace(f"<code>{value}</code>", _emphasised(self._value(match[1], str(value))))
        return row

    def pair(self, match: re.Match[str]) -> str:
        """Return an option with its value as one phrase of their names."""
        option, value = match[1], match[2]
        if option not in self._options or value not in map(str, self._options[option][1].values or ()):
            return match[0]
        phrase = self._texts.text("quoted-set", option=self._option(option), value=self._value(option, value))
        return _emphasised(phrase)

    def alone(self, match: re.Match[str]) -> str:
        """Return the name of an option, a preset, or a value that only one option has; other ids stay as they are."""
        if match[1] in self._options:
            return _emphasised(self._option(match[1]))
        if match[1] in self._presets:
            return _emphasised(self._presets[match[1]])
        option = self._unique.get(match[1])
        return _emphasised(self._value(option, match[1])) if option else match[0]

    def _option(self, name: str) -> str:
        return self._texts.option(self._options[name][0], name).name

    def _value(self, option: str, value: str) -> str:
        game, chosen = self._options[option]
        return self._texts.value(game, option, next(known for known in chosen.values or () if str(known) == value)).name


def _emphasised(text: str) -> str:
    return f"<em>{escape(unescape(text), quote=False)}</em>"
