"""The directive `modules`: every package and module of the program, with the first sentence of its docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

PACKAGE = Path(__file__).parents[2] / "src" / "fourkings"


class Modules(SphinxDirective):
    """`{modules}`: a section for each package right below `fourkings`, and one for the modules beside them."""

    def run(self) -> list[nodes.Node]:
        tops = sorted(path for path in PACKAGE.iterdir() if (path / "__init__.py").is_file())
        for path in PACKAGE.rglob("*.py"):
            self.env.note_dependency(str(path))
        alone = self.section("fourkings", [path for path in sorted(PACKAGE.glob("*.py")) if path.stem != "__main__"])
        return [alone, *(self.section(top.name, sorted(top.rglob("*.py"))) for top in tops)]

    def section(self, title: str, paths: list[Path]) -> nodes.Node:
        """Return a package as a heading, and a list of its modules."""
        section = nodes.section(ids=[f"package-{title}"], names=[title])
        items = [nodes.list_item("", nodes.paragraph("", "", *line(path))) for path in paths]
        section += [nodes.title("", title), nodes.bullet_list("", *items)]
        return section


def line(path: Path) -> Iterator[nodes.Node]:
    """Return a module's name and the first paragraph of its docstring, with its code shown as code."""
    inside = path.relative_to(PACKAGE)
    parts = inside.parent.parts if inside.stem == "__init__" else inside.with_suffix("").parts
    yield nodes.literal("", ".".join(("fourkings", *parts)))
    first = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n\n")[0].replace("\n", " ")
    for number, part in enumerate(f": {first}".split("`") if first else ()):
        yield nodes.literal("", part) if number % 2 else nodes.Text(part)


def setup(app: Any) -> dict[str, bool]:
    """Register the directive with Sphinx."""
    app.add_directive("modules", Modules)
    return {"parallel_read_safe": True}
