"""A language that nobody speaks: English with accents, two fifths longer, in a copy of the program made for a test.

What is cut in it would be cut in a language whose words are long, and what is still English in it goes through no language.
"""

import json
import re
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from newcomers import I18N, LIST, ROOT, run

CODE = "qps"
ROW = {"name": "Ƥšéûðö", "status": "draft", "draft": "ðřáƒţ", "direction": "ltr", "locale": "en_GB"}
LONGER = 0.4
ACCENTED = str.maketrans("aceginosuyACEGINOSUY", "áçéğîñöşüÿÁÇÉĞÎÑÖŞÜÝ")
WORD = re.compile(r"(?<![\w{/.`-])[^\W\d_]{3,}(?![\w}/`]|\.\w)")
"""A word of three letters and more that is no part of a command, a path or a place."""
EXACT = ("index", "symbol")
"""What stands on a card is no word."""


def pseudo(text: str) -> str:
    """A text in the language: each word has accents and is longer by two fifths, in letters that it has already."""
    return WORD.sub(lambda word: longer(word[0]).translate(ACCENTED), text)


def longer(word: str) -> str:
    letters = list(word)
    vowels = [place for place, letter in enumerate(letters) if letter in "aeiouy"] or [len(letters) - 1]
    for more in range(round(LONGER * len(word))):
        place = vowels[more % len(vowels)]
        letters[place] += letters[place][0].lower()
    return "".join(letters)


class _Pseudo(Transformer):
    def visit_Attribute(self, node: ftl.Attribute) -> ftl.Attribute:
        return node if node.id.name in EXACT else self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = pseudo(node.value)
        return node

    def visit_Placeable(self, node: ftl.Placeable) -> ftl.Placeable:
        if isinstance(literal := node.expression, ftl.StringLiteral):
            literal.value = pseudo(literal.value)
            return node
        return self.generic_visit(node)


def fluent(source: str) -> str:
    return FluentSerializer().serialize(_Pseudo().visit(FluentParser().parse(source)))


def with_pseudo(line: re.Match[str]) -> str:
    return f"{line[0]}\n{CODE} = {pseudo(line[1])}"


def house(folder: Path) -> Path:
    """A copy of the checkout that speaks the language, with its page built; its reviews try few deals."""
    copytree(ROOT / "src", folder / "src", ignore=ignore_patterns("__pycache__", "static"))
    copytree(ROOT / "docs", folder / "docs", ignore=ignore_patterns("images", "__pycache__"))
    copytree(ROOT / "web", folder / "web", ignore=ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    listed = json.loads((folder / LIST).read_text("utf-8"))
    (folder / LIST).write_text(json.dumps({**listed, CODE: listed["en"] | ROW}), "utf-8")
    own = folder / I18N / CODE
    own.mkdir()
    for path in sorted((folder / I18N / "en").glob("*.ftl")):
        (own / path.name).write_text(fluent(path.read_text("utf-8")), "utf-8")
    for path in (*(folder / "src/fourkings/lessons").glob("*.toml"), *(folder / "docs/deals").glob("*.toml")):
        own_lines = re.sub(r"^en = (.*)$", with_pseudo, path.read_text("utf-8"), flags=re.MULTILINE)
        path.write_text(own_lines, "utf-8")
    judge = folder / "src/fourkings/analysis/judge.py"
    few = re.sub(r"^(FIRST|MAX_DEALS): Final = \d+$", r"\1: Final = 12", judge.read_text("utf-8"), flags=re.MULTILINE)
    judge.write_text(few, "utf-8")
    (folder / "build_tools").mkdir()
    run(folder, str(copyfile(ROOT / "build_tools/web.py", folder / "build_tools/web.py")))
    with (folder / "src/fourkings/kernels/__init__.py").open("a", encoding="utf-8") as door:
        # Machine code is kept by the place of its source: kernels of the copy would be compiled for minutes in each run.
        door.write(f"\n__path__ = [{str(ROOT / 'src/fourkings/kernels')!r}]\n")
    return folder
