"""Write the requests and responses of the HTTP API as TypeScript types, from its own description, OpenAPI.

`python3 scripts/http_ts.py` writes `web/src/http.ts` anew; a test fails when it is not current.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from _setup import ROOT, put, run
from _typescript import fields, interface, type_of, used_unions

SOURCES = ROOT / "web" / "src"
TARGET = SOURCES / "http.ts"
JSON = "application/json"
SHORT = 96


def current() -> str:
    """Return the module: the operations that the page calls, and a type for each body, except those of `messages.ts`."""
    import messages_ts

    from fourkings.server.asgi import create_app
    from fourkings.server.net.settings import Settings

    described = create_app(Settings()).openapi()
    schemas = described["components"]["schemas"]
    messages = set(re.findall(r"^export (?:interface|type) (\w+)", messages_ts.current(), re.MULTILINE))
    page = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.ts*") if file != TARGET)
    operations = [
        _operation(f"{method.upper()} {path}", operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        if _speaks_json(operation) and _called(f"{method.upper()} {path}", page)
    ]
    bodies = {name: fields(part, optional=True) for name, part in schemas.items() if name not in messages}
    problems = (name for name in bodies if name.endswith("Problem"))
    needed = _reached("\n".join((*operations, *problems)), bodies)
    kept = _inlined({**{name: bodies[name] for name in sorted(needed)}, "Api": operations}, set(re.findall(r"\w+", page)))
    api = "\n".join(("export interface Api {", *(f"  {operation};" for operation in kept.pop("Api")), "}"))
    text = "\n".join((*(interface(name, parts) for name, parts in kept.items()), "", api))
    aliases = used_unions(text)
    used = sorted(name for name in messages & (set(schemas) | set(aliases)) if re.search(rf"\b{name}\b", text))
    head = (
        "// Made by scripts/http_ts.py from classes of the same names in src/fourkings/app and server/http: see there.",
        f"import type {{ {', '.join(used)} }} from './messages.ts';",
    )
    declarations = (declaration for name, declaration in aliases.items() if name not in messages)
    return "\n\n".join((*head, "\n".join((*declarations, text)))) + "\n"


def _speaks_json(operation: dict[str, Any]) -> bool:
    """Return True for an operation that responds in JSON or with nothing: files and pages are links, not calls."""
    success = [response for status, response in operation["responses"].items() if status.startswith("2")]
    return all("content" not in response or set(response["content"]) == {JSON} for response in success)


def _called(operation: str, page: str) -> bool:
    """Return True if the page calls an operation, by its name or by a template for several."""
    return any(re.fullmatch(template, operation) for template in _templates(page))


@cache
def _templates(page: str) -> tuple[str, ...]:
    """Return patterns for the operations that the page calls."""
    names = re.findall(r"['`]((?:\$\{[^}]*\}|[A-Z]+) /api[^'`]*)['`]", page)
    return tuple(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", name))) for name in set(names))


def _operation(name: str, operation: dict[str, Any]) -> str:
    parameters = operation.get("parameters", ())
    request = [f"{each['name']}{'' if each['required'] else '?'}: {type_of(each['schema'])}" for each in parameters]
    if body := operation.get("requestBody"):
        request.append(f"body: {type_of(body['content'][JSON]['schema'])}")
    success = next(response for status, response in operation["responses"].items() if status.startswith("2"))
    response = type_of(success["content"][JSON]["schema"]) if "content" in success else "undefined"
    shape = f"{{ {'; '.join(request)} }}" if request else "Record<never, never>"
    return f"'{name}': {{ request: {shape}; response: {response} }}"


def _reached(text: str, written: dict[str, list[str]]) -> set[str]:
    """Return the names of the types that a text uses, and of those that these use."""
    reached: set[str] = set()
    texts = [text]
    while texts:
        new = (set(re.findall(r"\w+", texts.pop())) & set(written)) - reached
        reached |= new
        texts += ["\n".join(written[name]) for name in new]
    return reached


def _inlined(written: dict[str, list[str]], page: set[str]) -> dict[str, list[str]]:
    """Put short types where they are used, if that is one place and the page does not name them."""
    for name in [name for name in written if name not in page]:
        shape = f"{{ {'; '.join(written[name])} }}"
        use = re.compile(rf"(?<=[:(] ){name}\b")
        users = [user for user, parts in written.items() if user != name for part in parts for _ in use.findall(part)]
        if len(shape) < SHORT and len(users) == 1:
            del written[name]
            written[users[0]] = [use.sub(shape, part) for part in written[users[0]]]
    return written


def write() -> None:
    """Write the module."""
    put(TARGET, current())


if __name__ == "__main__":
    run(__file__, write)
