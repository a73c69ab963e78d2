"""The documentation as a site, in one language at a time: `python3 scripts/docs.py` builds both.

A page in French is `name.fr.md` beside `name.md`. The French site takes it where there is one, else the English page.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes

from fourkings import __version__

HERE = Path(__file__).parent
FRENCH = tags.has("fr")  # type: ignore[name-defined]  # noqa: F821  (Sphinx gives it)

project = "Four Kings"
author = "The Four Kings developers"
copyright = author  # noqa: A001
version = release = __version__
language = "fr" if FRENCH else "en"

sys.path.insert(0, str(HERE / "_ext"))
extensions = ["myst_parser", "sphinx.ext.autodoc", "deals"]
root_doc = "index.fr" if FRENCH else "index"
source_suffix = {".md": "markdown"}
ENGLISH_ONLY = ("house", "results", "api", "api/*")
"""Pages for developers of the program itself: its plan, its figures, its docstrings. All others have a French twin."""
twins = [path.relative_to(HERE).as_posix() for path in sorted(HERE.rglob("*.fr.md"))]
exclude_patterns = [*(name.replace(".fr.md", ".md") for name in twins), "api/*"] if FRENCH else ["**/*.fr.md", "*.fr.md"]
REFERENCE = """# La référence

La référence de la bibliothèque est en anglais, comme le programme lui-même :
<a href="../en/api.html" hreflang="en">la lire sur le site anglais</a>.
"""
"""What the French site has in place of the reference: made twice, it would only be the same words at two addresses."""

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

OTHER_LANGUAGE = re.compile(r"^\*\[(?:En français|In English)\]\([\w./-]+\)\*\n+", re.MULTILINE)
OUTSIDE = {"research/RESULTS.md": "results.md"}
"""Files outside this folder that the site shows as pages of its own."""


def _read(app: Any, name: str, source: list[str]) -> None:
    """Links as they work among files become links as they work on the site."""
    text = REFERENCE if FRENCH and name == "api" else OTHER_LANGUAGE.sub("", source[0])
    up = "../" * name.count("/")
    for outside, page in OUTSIDE.items():
        text = text.replace(f"](../{up}{outside}", f"]({up}{page}")
    if FRENCH:
        text = re.sub(r"\]\(([\w./-]+?)(?<!\.fr)\.md", lambda link: _french(name, link), text)
    source[0] = text


def _french(name: str, link: re.Match[str]) -> str:
    """A link to an English page that has a French twin leads to that."""
    there = (HERE / name).parent / f"{link[1]}.fr.md"
    return f"]({link[1]}.fr.md" if there.exists() else link[0]


def _other(app: Any, name: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Where the same page stands in the other language: the sites lie side by side in the folders `en` and `fr`."""
    up = "../" * (name.count("/") + 1)
    if FRENCH:
        context["other_language"] = ("English", "en", f"{up}en/{name.removesuffix('.fr')}.html")
    else:
        twin = "api" if name.startswith("api/") else f"{name}.fr" if (HERE / f"{name}.fr.md").exists() else name
        context["other_language"] = ("Français", "fr", f"{up}fr/{twin}.html")


NARROW = re.compile(r"(?<=[\d.]) (?=[±%])|(?<=±) (?=\d)" + (r"| (?=[:;!?»])|(?<=«) " if FRENCH else ""))
"""Spaces at which no line may end."""


def _bind(app: Any, tree: nodes.document) -> None:
    """A figure and what belongs to it stay on one line; in French a sign and its word, too."""
    for text in list(tree.findall(nodes.Text)):
        if not isinstance(text.parent, nodes.literal | nodes.literal_block | nodes.raw):
            text.parent.replace(text, nodes.Text(NARROW.sub("\u00a0", text)))


def _plain(app: Any, domain: str, kind: str, content: addnodes.desc_content) -> None:
    """Values that nobody can read, as functions without a name, are left out of the reference."""
    for value in list(content.parent.findall(addnodes.desc_annotation)):
        if "<" in value.astext() or len(value.astext()) > 200:
            value.parent.remove(value)


def _no_alias(app: Any, kind: str, name: str, there: object, options: Any, lines: list[str]) -> None:
    """What Python itself says of the fields of a tuple says nothing."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


THEME = {
    "On this page": "Sur cette page",
    "Toggle site navigation sidebar": "Ouvrir ou fermer la navigation",
    "Toggle table of contents sidebar": "Ouvrir ou fermer le sommaire",
    "Hide navigation sidebar": "Fermer la navigation",
    "Hide table of contents sidebar": "Fermer le sommaire",
    "Toggle Light / Dark / Auto color theme": "Clair, sombre, ou comme l'appareil",
    "Skip to content": "Aller au contenu",
    "Back to top": "Remonter",
}
"""What the theme says in English only."""


def _translate(app: Any, error: Exception | None) -> None:
    for page in Path(app.outdir).rglob("*.html") if FRENCH and not error else ():
        text = page.read_text("utf-8")
        for english, french in THEME.items():
            text = text.replace(english, french)
        page.write_text(text, "utf-8")


def setup(app: Any) -> None:
    """Hook them in."""
    app.connect("source-read", _read)
    app.connect("doctree-read", _bind)
    app.connect("object-description-transform", _plain)
    app.connect("autodoc-process-docstring", _no_alias)
    app.connect("html-page-context", _other)
    app.connect("build-finished", _translate)
