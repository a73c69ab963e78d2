"""The documentation as a site, in one language at a time: `python3 scripts/docs.py` builds each that has a first page.

A page in French is `name.fr.md` beside `name.md`. The French site has these pages only. Links to any other page lead to the
English site.
"""

from __future__ import annotations

import posixpath
import re
import sys
from html import escape
from pathlib import Path
from textwrap import shorten
from typing import Any

from docutils import nodes
from sphinx import addnodes

from fourkings import __version__
from fourkings.i18n.doc_translations import translate
from fourkings.i18n.languages import LANGUAGES, SOURCE, twins

HERE = Path(__file__).parent
language = next((code for code in LANGUAGES if tags.has(code)), SOURCE)  # type: ignore[name-defined]  # noqa: F821  (Sphinx gives it)
SITES = twins(HERE / "index.md")
"""The first page of each site, by its language."""

project = "Four Kings"
author = "The Four Kings developers"
copyright = author  # noqa: A001
version = release = __version__

sys.path.insert(0, str(HERE / "_ext"))
extensions = ["myst_parser", "sphinx.ext.autodoc", "deals", "modules", "reference"]
root_doc = SITES[language].stem
source_suffix = {".md": "markdown"}
if language == SOURCE:
    exclude_patterns = [f"{place}*.{code}.md" for code in LANGUAGES if code != language for place in ("", "**/")]
else:
    include_patterns = [f"{place}*.{language}.md" for place in ("", "**/")]


def _say(english: str) -> str:
    return translate(language, "site", english)


myst_enable_extensions = ["deflist", "fieldlist"]
myst_heading_anchors = 3
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
nitpicky = False
# A short name in an annotation may stand for classes of several floors; each is linked where it is written whole.
suppress_warnings = ["ref.python"]

html_theme = "furo"
html_title = "Four Kings"
GREEN = {"color-brand-primary": "#1b6b45", "color-brand-content": "#1b6b45"}
PALE_GREEN = {"color-brand-primary": "#7fd1a5", "color-brand-content": "#7fd1a5"}
html_theme_options = {"light_css_variables": GREEN, "dark_css_variables": PALE_GREEN}
html_static_path = ["_static"]
html_css_files = ["site.css"]
templates_path = ["_templates"]
html_show_sphinx = False
html_copy_source = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "languages.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}

OTHER_LANGUAGES = re.compile(r"^\*(?:\[[^]]+\]\([\w./-]+\.md\)(?: · )?)+\*\n+", re.MULTILINE)
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])+)\]\(([\w./-]+?)\.md(#[^)\s]*)?\)")
"""A link to a page."""


def _read(app: Any, name: str, source: list[str]) -> None:
    """Links as they work among files become links as they work on the site."""
    text = OTHER_LANGUAGES.sub("", source[0])
    if language != SOURCE:
        text = LINK.sub(lambda link: _in_english(name, link), text)
    source[0] = text


def _in_english(name: str, link: re.Match[str]) -> str:
    """Lead a link to a page without a twin to the English site, marked as English."""
    text, target, anchor = link.groups(default="")
    if target.endswith(f".{language}"):
        return link[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
    up = "../" * (name.count("/") + 1)
    return f'<a class="in-english" href="{up}en/{path}.html{anchor}" hreflang="en">{text}</a>'


def _head(app: Any, name: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Add a description, and the page's address in its other languages; their sites are in folders `en`, `fr`, …"""
    for first in [*tree.findall(nodes.paragraph)][:1] if tree else ():
        text = escape(shorten(first.astext(), 300, placeholder="…"))
        context["metatags"] += f'\n<meta name="description" content="{text}" />'
    up, plain = "../" * (name.count("/") + 1), name.removesuffix(f".{language}")
    context["other_languages"] = [
        (LANGUAGES[code].name, code, f"{up}{code}/{page.relative_to(HERE).with_suffix('.html').as_posix()}")
        for code, page in twins(HERE / f"{plain}.md").items()
        if code in SITES and code != language
    ]


NARROW = re.compile(r"(?<=[\d.]) (?=[±%])|(?<=±) (?=\d)" + (r"| (?=[:;!?»])|(?<=«) " if LANGUAGES[language].spaced else ""))
"""Spaces at which no line may end."""


def _bind(app: Any, tree: nodes.document) -> None:
    """Keep a figure and its unit on one line; a sign and its word, too, if a space is between them."""
    for text in list(tree.findall(nodes.Text)):
        if not isinstance(text.parent, nodes.literal | nodes.literal_block | nodes.raw):
            text.parent.replace(text, nodes.Text(NARROW.sub("\u202f", text)))


def _plain(app: Any, domain: str, kind: str, content: addnodes.desc_content) -> None:
    """Values that nobody can read, as functions without a name, are left out of the reference."""
    for value in list(content.parent.findall(addnodes.desc_annotation)):
        if "<" in value.astext() or len(value.astext()) > 200:
            value.parent.remove(value)


def _no_alias(app: Any, kind: str, name: str, there: object, options: Any, lines: list[str]) -> None:
    """Drop the docstrings that Python itself gives to the fields of a tuple: they explain nothing."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


THEME = (
    "On this page",
    "Toggle site navigation sidebar",
    "Toggle table of contents sidebar",
    "Hide navigation sidebar",
    "Hide table of contents sidebar",
    "Toggle Light / Dark / Auto color theme",
    "Skip to content",
    "Back to top",
)
"""What the theme says in English only."""


def _finish(app: Any, error: Exception | None) -> None:
    """Translate the theme; give its captions the level that a heading needs."""
    for page in Path(app.outdir).rglob("*.html") if not error else ():
        text = page.read_text("utf-8").replace('role="heading"', 'role="heading" aria-level="2"')
        for english in THEME if language != SOURCE else ():
            text = text.replace(english, _say(english))
        page.write_text(text, "utf-8")


def setup(app: Any) -> None:
    """Register the handlers with Sphinx."""
    app.connect("source-read", _read)
    app.connect("doctree-read", _bind)
    app.connect("object-description-transform", _plain)
    app.connect("autodoc-process-docstring", _no_alias)
    app.connect("html-page-context", _head)
    app.connect("build-finished", _finish)
