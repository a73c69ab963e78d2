"""What the first page weighs: everything that a browser fetches before the lobby stands, in every language."""

from __future__ import annotations

import gzip
import re

import pytest

from fourkings.server import STATIC
from fourkings.windows.languages import LANGUAGES

MOST = 130_000
"""Bytes, as gzip packs them; the font is packed already."""
REFERRED = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
IMPORTED = re.compile(r'(?:from|import)\s*["\']\./([^"\']+)["\']')


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_page_is_light(code: str) -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    wanted = [f"assets/{path.name}" for path in (STATIC / "assets").glob(f"_texts_{code}-*.js")]
    wanted += [f"assets/{path.name}" for path in (STATIC / "assets").glob("*.woff2")]
    wanted += REFERRED.findall(page)
    weights = {"index.html": packed(page.encode())}
    while wanted:
        name = wanted.pop()
        if name in weights:
            continue
        content = (STATIC / name).read_bytes()
        weights[name] = len(content) if name.endswith(".woff2") else packed(content)
        if name.endswith(".js"):
            wanted += [f"assets/{other}" for other in IMPORTED.findall(content.decode())]
    assert len(weights) > 8
    assert sum(weights.values()) <= MOST, weights


def packed(content: bytes) -> int:
    return len(gzip.compress(content, 9))
