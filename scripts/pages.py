"""Rewrite what pages take from elsewhere: `python3 scripts/pages.py`.

The tables of the rule pages come from the code, and the marks of draft languages from docs/languages.toml.
"""

import re
import tomllib

from _setup import ROOT, put, run

LIST = ROOT / "src" / "fourkings" / "i18n" / "languages.json"


def write() -> None:
    """Rewrite every page of docs/rules, the list of languages and README.md; name each file that changed."""
    from fourkings.i18n.rule_pages import fill_tables

    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        put(page, fill_tables(page.read_text(encoding="utf-8"), page.stem, page.relative_to(ROOT)))
    signed_off = tomllib.loads((ROOT / "docs" / "languages.toml").read_text(encoding="utf-8"))
    put(LIST, marked_list(LIST.read_text(encoding="utf-8"), signed_off))
    readme = ROOT / "README.md"
    put(readme, marked_links(readme.read_text(encoding="utf-8"), signed_off))


def marked_list(text: str, signed_off: dict[str, object]) -> str:
    """Return languages.json with the status of each language."""
    status = re.compile(r'("(\w+)": \{[^}]*?"status": )"\w+"')
    return status.sub(lambda match: f'{match[1]}"{"reviewed" if match[2] in signed_off else "draft"}"', text)


def marked_links(text: str, signed_off: dict[str, object]) -> str:
    """Return README.md with "(draft)" behind the link to each page in a draft language."""
    link = re.compile(r"(\*\[[^\]]*\]\(README\.([a-z]+)\.md\)\*)(?: \(draft\))?")
    return link.sub(lambda match: match[1] if match[2] in signed_off else f"{match[1]} (draft)", text)


if __name__ == "__main__":
    run(__file__, write)
