"""The elements of a page that messengers and search engines read: its title, its description and a picture (Open Graph)."""

import html
from typing import Final, NamedTuple

from fourkings.i18n import language
from fourkings.i18n.languages import LANGUAGES

PICTURE: Final = "preview.jpg"
WIDTH, HEIGHT = 1200, 630  # size of the picture, in pixels


class Preview(NamedTuple):
    """The preview of a link, in the language `code`."""

    code: str
    title: str
    text: str


def tags(preview: Preview, base: str, path: str) -> str:
    """Return the elements of a preview; base: the address of the site, with a slash at its end."""
    properties = {
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
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in properties.items()]
    return "\n  ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
