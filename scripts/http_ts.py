"""Write the requests and responses of the HTTP API as TypeScript types, from its own description, OpenAPI.

`python3 scripts/http_ts.py` writes `web/src/http.ts` anew; a test fails when it is not current.
"""

from __future__ import annotations

import re
from typing import Any

from _setup import ROOT, put, run
from _typescript import interface, type_of, used_unions

SOURCES = ROOT / "web" / "src"
TARGET = SOURCES / "http.ts"
JSON = "application/json"


def current() -> str:
    """Return the module: a type for each body and its parts, except those of `messages.ts`, and the operations."""
    import messages_ts

    from fourkings.server.asgi import create_app
    from fourkings.server.net.settings import Settings

    described = create_app(Settings()).openapi()
    schemas = described["components"]["schemas"]
    messages = set(re.findall(r"^export (?:interface|type) (\w+)", messages_ts.current(), re.MULTILINE))
    operations = [
        _operation(f"{method.upper()} {path}", operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        if _speaks_json(operation)
    ]
    bodies = {name: interface(name, part, optional=True) for name, part in schemas.items() if name not in messages}
    problems = (name for name in bodies if name.endswith("Problem"))
    needed = _reached("\n".join((*operations, *problems)), bodies)
    api = "\n".join(("export interface Api {", *operations, "}"))
    *types, api = _inlined({**{name: bodies[name] for name in sorted(needed)}, "Api": api}).values()
    aliases = used_unions("\n".join((*types, api)))
    text = "\n\n".join((*types, api))
    used = sorted(name for name in messages & (set(schemas) | set(aliases)) if re.search(rf"\b{name}\b", text))
    head = (
        "// Made by scripts/http_ts.py from the operations of src/fourkings/app and the routes of server/http.",
        f"import type {{ {', '.join(used)} }} from './messages.ts';",
        "\n".join(declaration for name, declaration in aliases.items() if name not in messages),
    )
    comment = "/** Every operation of the API: its request (path, query and body) and its response. */"
    return "\n\n".join((*head, *types, f"{comment}\n{api}")) + "\n"


def _speaks_json(operation: dict[str, Any]) -> bool:
    """Return True for an operation that responds in JSON or with nothing: files and pages are links, not calls."""
    success = [response for status, response in operation["responses"].items() if status.startswith("2")]
    return all("content" not in response or set(response["content"]) == {JSON} for response in success)


def _operation(name: str, operation: dict[str, Any]) -> str:
    parameters = operation.get("parameters", ())
    request = [f"{each['name']}{'' if each['required'] else '?'}: {type_of(each['schema'])}" for each in parameters]
    if body := operation.get("requestBody"):
        request.append(f"body: {type_of(body['content'][JSON]['schema'])}")
    success = next(response for status, response in operation["responses"].items() if status.startswith("2"))
    response = type_of(success["content"][JSON]["schema"]) if "content" in success else "undefined"
    fields = f"{{ {'; '.join(request)} }}" if request else "Record<never, never>"
    return f"  '{name}': {{ request: {fields}; response: {response} }};"


def _reached(text: str, written: dict[str, str]) -> set[str]:
    """Return the names of the types that a text uses, and of those that these use."""
    reached: set[str] = set()
    texts = [text]
    while texts:
        new = (set(re.findall(r"\w+", texts.pop())) & set(written)) - reached
        reached |= new
        texts += [written[name] for name in new]
    return reached


def _inlined(written: dict[str, str]) -> dict[str, str]:
    """Put short types without remarks where they are used, if that is one place and the page does not name them."""
    page = set(re.findall(r"\w+", "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.ts*") if file != TARGET)))
    for name in [name for name in written if name not in page]:
        head, _, rest = written[name].partition(" {\n")
        fields = "{ " + " ".join(line.strip() for line in rest.splitlines()[:-1]).removesuffix(";") + " }"
        use = re.compile(rf"(?<=[:(] ){name}\b(?=[^*]*$)", re.MULTILINE)
        users = [user for user, text in written.items() if user != name for _ in use.findall(text)]
        if head and "/**" not in rest and len(fields) < 96 and len(users) == 1:
            del written[name]
            written[users[0]] = use.sub(fields, written[users[0]])
    return written


def write() -> None:
    """Write the module."""
    put(TARGET, current())


if __name__ == "__main__":
    run(__file__, write)
