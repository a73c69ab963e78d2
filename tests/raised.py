"""What the program may raise and print, read from its sources: classes of errors, their sentences, where those stand.

Nothing is read before a test asks: every worker imports every module of tests, and only one runs these.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[1] / "src" / "fourkings"
GAP = "\0"
"""Stands in a sentence for what is filled in."""
TEXTS = {"args", "detail", "msg", "strerror"}
"""Attributes of exceptions that are texts of Python, of a library or of the system."""
LOGS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
"""Methods of loggers, which are for the operator."""
Node = TypeVar("Node", bound=ast.AST)


@cache
def trees() -> dict[Path, ast.Module]:
    """Every module of the program, by its path below `ROOT`."""
    return {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


def walked(kind: type[Node]) -> list[tuple[Path, Node]]:
    return [(path, node) for path, every in _nodes().items() for node in every if isinstance(node, kind)]


@cache
def _nodes() -> dict[Path, list[ast.AST]]:
    """What the tests look for in each module, in the order in which it is met."""
    kinds = (ast.Call, ast.ExceptHandler, ast.ClassDef, ast.FunctionDef)
    return {path: [node for node in ast.walk(tree) if isinstance(node, kinds)] for path, tree in trees().items()}


def last_word(node: ast.AST) -> str:
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case _:
            return ast.unparse(node).rpartition(".")[2]


def mentions(nodes: list[ast.stmt] | list[ast.expr], word: str) -> bool:
    return any(isinstance(inner, ast.Name) and inner.id == word for node in nodes for inner in ast.walk(node))


@cache
def handlers() -> list[tuple[Path, ast.ExceptHandler, set[str]]]:
    every = []
    for path, node in walked(ast.ExceptHandler):
        if node.name and node.type and mentions(node.body, node.name):
            types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            every.append((path, node, set(map(last_word, types))))
    return every


@cache
def bases() -> dict[str, set[str]]:
    every = [(node.name, set(map(last_word, node.bases))) for _, node in walked(ast.ClassDef)]
    tuples = {child for child, parents in every if "NamedTuple" in parents}
    return {child: parents for child, parents in every if child not in tuples}


@cache
def printed_errors() -> set[str]:
    """The errors of the program whose message a command prints, or hands on in one that it prints."""
    errors = {"UsageError", "BadParameter", "ClickException"}
    errors |= {error for path, _, types in handlers() if path.parts[0] == "cli" for error in types & bases().keys()}
    before: set[str] = set()
    while errors != before:
        before = set(errors)
        errors |= {child for child, parents in bases().items() if parents & errors}
        for _, handler, types in handlers():
            raises = [
                node.exc for node in ast.walk(handler) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
            ]
            if any(last_word(call.func) in errors and mentions([call], str(handler.name)) for call in raises):
                errors |= types & bases().keys()
    return errors


def texts(node: ast.AST) -> list[str]:
    """The sentences that an expression may be, with gaps; none where it is no text of this place."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)]
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return ["".join(pair) for pair in product(texts(node.left), texts(node.right))]
    return []


def listed(node: ast.AST, tree: ast.Module) -> list[str]:
    """The texts of a table from which one is filled in."""
    asked = {last_word(inner.value) for inner in ast.walk(node) if isinstance(inner, ast.Subscript)}
    if not asked:
        return []
    tables = [
        statement.value
        for statement in tree.body
        if isinstance(statement, ast.AnnAssign)
        and isinstance(statement.value, ast.Dict)
        and last_word(statement.target) in asked
    ]
    return [text for table in tables for value in table.values for text in texts(value)]


@cache
def around() -> dict[str, str]:
    """Functions that raise what they are given, with what they put before it."""
    frames = {}
    for _, function in walked(ast.FunctionDef):
        given = {argument.arg for argument in function.args.args}
        for call in ast.walk(function):
            if (
                isinstance(call, ast.Call)
                and call.args
                and isinstance(call.args[0], ast.JoinedStr)
                and last_word(call.func) in printed_errors()
            ):
                last = call.args[0].values[-1]
                if isinstance(last, ast.FormattedValue) and isinstance(last.value, ast.Name) and last.value.id in given:
                    frames[function.name] = texts(call.args[0])[0]
    return frames


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence of an error that a command may print, with its place."""
    speaking = printed_errors() | {"fail", "with_hint"} | around().keys()
    framed = set(around().values())
    for path, call in walked(ast.Call):
        function = last_word(call.func)
        if function not in speaking:
            continue
        frame = around().get(function, GAP)
        for argument in call.args:
            for text in texts(argument):
                if " " in text and text not in framed:
                    yield f"{path}:{call.lineno}", f"{frame[: -len(GAP)]}{text}"
                yield from ((f"{path}:{call.lineno}", said) for said in listed(argument, trees()[path]))


@cache
def own() -> set[str]:
    return {node.name for _, node in walked(ast.ClassDef)}


def takers() -> Iterator[tuple[Path, ast.FunctionDef, str]]:
    for path, function in walked(ast.FunctionDef):
        for argument in function.args.args:
            kind = last_word(argument.annotation) if argument.annotation else ""
            if kind.endswith(("Exception", "Error")) and kind not in own():
                yield path, function, argument.arg


@cache
def careful() -> set[str]:
    """Functions that may be given any exception: those with a parameter for one, and those that only look at its class."""
    return {"isinstance", "getattr", "set_exception", *(function.name for _, function, _ in takers())}


def foreign_texts() -> Iterator[str]:
    """Places where the text of an exception that the program does not define becomes part of a sentence.

    They are handlers, and the functions to which these hand the exception.
    """
    left = [(path, handler.body, str(handler.name)) for path, handler, types in handlers() if types - own()]
    seen = set[str]()
    while left:
        path, body, name = left.pop()
        yield from (f"{path}:{line}" for line in spoken(body, name))
        calls = [node for statement in body for node in ast.walk(statement) if isinstance(node, ast.Call)]
        handed = {last_word(call.func) for call in calls if mentions(call.args, name)} - seen
        left += [(path, function.body, name) for path, function, name in takers() if function.name in handed]
        seen |= handed


def spoken(nodes: Iterable[ast.AST], name: str, sentence: bool = False) -> Iterator[int]:
    """The lines where an exception is put into a text, or handed to what may do so; `sentence`: these nodes make a text."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Attribute(attr=attr)) if attr in LOGS:
                continue
            case ast.Attribute(value=ast.Name(id=known), attr=attr) if known == name and attr != "orig":
                if attr in TEXTS:
                    yield node.lineno
            case ast.Name(id=known) if known == name:
                if sentence:
                    yield node.lineno
            case ast.Call() if last_word(node.func) != "type":
                arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
                yield from spoken([node.func], name, sentence)
                yield from spoken(arguments, name, last_word(node.func) not in careful())
            case _:
                yield from spoken(ast.iter_child_nodes(node), name, sentence or isinstance(node, ast.JoinedStr))
