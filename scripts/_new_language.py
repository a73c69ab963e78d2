"""A new language: its row in the list of languages, and its folder, where every English sentence waits in a comment.

A comment is no sentence, so what nobody has written yet stays missing: it is counted as missing, and shown in English.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PACKAGE = Path("src/fourkings")
HOW = "remove the # before a sentence once you have translated it; until then, the English one is shown"


def begin(root: Path, code: str, name: str, asked: Mapping[str, set[str]]) -> list[str]:
    """List a language as a draft and make its files; what was written, as paths. `ValueError` where it is there already.

    `asked` has the English sentences by part of `doc_translations`.
    """
    path = root / PACKAGE / "i18n" / "languages.json"
    listed = json.loads(path.read_text("utf-8"))
    folder = root / PACKAGE / "i18n" / code
    if not re.fullmatch(r"[a-z]{2,3}", code):
        raise ValueError(f"{code} is no code of a language: write two or three small letters, such as it")
    if code in listed or folder.exists():
        raise ValueError(f"{code} is there already: python3 scripts/languages.py {code} reports what is missing")
    written = {path: _json(listed | {code: row(code, name)})}
    for source in sorted((root / PACKAGE / "i18n/en").glob("*.ftl")):
        written[folder / source.name] = commented(source.read_text("utf-8"))
    written[root / PACKAGE / "i18n/doc_translations" / f"{code}.toml"] = _pairs(asked)
    for file, text in written.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    return [file.relative_to(root).as_posix() for file in written]


def row(code: str, name: str) -> dict[str, Any]:
    """Return the properties of a language from CLDR; the word for a draft is English until it is translated."""
    from babel import Locale, UnknownLocaleError, core, numbers

    try:
        locale = Locale.parse(code)
    except UnknownLocaleError:
        locale = Locale.parse("en")
    likely = core.get_global("likely_subtags").get(code, "")
    script_and_country = likely.split("_")[1:] or [code.upper()]
    native = locale.other_numbering_systems.get("native", "latn")
    figures = code if native == "latn" else f"{code}-u-nu-latn"  # cards have Latin figures, and so has what is beside them
    from_the_right = unicodedata.bidirectional(name[0]) in ("R", "AL")
    return {
        "name": name,
        "status": "draft",
        "draft": "draft",
        "direction": "rtl" if from_the_right else "ltr",
        "locale": f"{code}_{script_and_country[-1]}",
        "figures": figures,
        "decimal": numbers.get_decimal_symbol(locale),
        "thousands": numbers.get_group_symbol(locale),
        "spaced": False,
        "plural": dict(locale.plural_form.rules),
    }


def commented(fluent: str) -> str:
    """Return a Fluent file with each message as a comment, under its own comments."""
    lines = [line if line.startswith("#") or not line else f"# {line}" for line in fluent.splitlines()]
    return "\n".join([f"### {HOW}", "", *lines]) + "\n"


def _json(listed: dict[str, Any]) -> str:
    """Return the list of languages as JSON, with special spaces escaped."""
    text = json.dumps(listed, ensure_ascii=False, indent=2)
    return re.sub(r"[\u00a0\u2009\u202f]", lambda space: f"\\u{ord(space[0]):04x}", text) + "\n"


def _pairs(asked: Mapping[str, set[str]]) -> str:
    """Return the English sentences of the code, each beside itself, as comments."""
    lines = [f"# {HOW}"]
    for part in ("names", "help"):
        quoted = [json.dumps(text, ensure_ascii=False) for text in sorted(asked[part])]
        lines += ["", f"[{part}]", *(f"# {english} = {english}" for english in quoted)]
    return "\n".join(lines) + "\n"
