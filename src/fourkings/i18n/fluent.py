"""Fluent messages, formatted with the languages' own facts: `fluent.runtime` would bring Babel, which takes 33 MB.

In a browser, `fourkings.browser.fluent` replaces this module.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

from fourkings.i18n.languages import LANGUAGES

RELATION: Final = re.compile(r"(\w)(?: mod (\d+))? (not in|in) ([\d.,]+)")
"""A relation of a plural rule of CLDR, as Babel writes it: `i mod 10 in 2..4`."""


class Unresolved(Exception):
    """A message cannot be formatted: a parameter or a message that it refers to is missing."""


class Number(NamedTuple):
    """A number with the least and the most digits of its fraction."""

    value: int | float
    least: int = 0
    most: int = 3

    def shown(self, code: str) -> str:
        """Return the number with the separators of a language."""
        whole, _, fraction = f"{round(Decimal(str(+self.value)), self.most):,f}".partition(".")
        fraction = fraction.rstrip("0").ljust(self.least, "0")
        listed = LANGUAGES[code]
        return whole.replace(",", listed.thousands) + (f"{listed.decimal}{fraction}" if fraction else "")


def number_of(value: int | float, **options: Any) -> Number:
    """Return a number as the function NUMBER of Fluent does; grouping is always on."""
    return Number(value, int(options.get("minimumFractionDigits", 0)), int(options.get("maximumFractionDigits", 3)))


def entries(source: str) -> Iterator[ast.Message | ast.Term]:
    """Yield the messages and terms in the text of a Fluent file."""
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


@cache
def plural(code: str, number: float) -> str:
    """Return the plural category of a number in a language."""
    whole, _, fraction = f"{abs(Decimal(str(+number))):f}".partition(".")
    fraction = "" if fraction == "0" else fraction
    operands = {"n": abs(number), "i": int(whole), "v": len(fraction), "w": len(fraction), "e": 0, "c": 0}
    operands |= dict.fromkeys("ft", int(fraction or 0))

    def holds(relation: str) -> bool:
        name, modulus, sign, ranges = RELATION.fullmatch(relation).groups()  # type: ignore[union-attr]
        value = operands[name] % int(modulus) if modulus else operands[name]
        bounds = (part.split("..") for part in ranges.split(","))
        return any(value in range(int(low[0]), int(low[-1]) + 1) for low in bounds) == (sign == "in")

    rules = LANGUAGES[code].plural.items()
    either = (name for name, rule in rules for case in rule.split(" or ") if all(map(holds, case.split(" and "))))
    return next(either, "other")


class Messages:
    """The messages of a language. Parameters are isolated from the text around them if `isolating`."""

    def __init__(self, code: str, functions: Mapping[str, Callable[..., Any]], isolating: bool) -> None:
        self._code, self._isolating = code, isolating
        self._functions = {"NUMBER": number_of, **functions}
        self._entries: dict[str, ast.Message | ast.Term] = {}

    def add(self, source: str) -> None:
        """Add the messages in the text of a Fluent file; those that exist stay as they are."""
        for entry in entries(source):
            self._entries.setdefault(f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}", entry)

    def has(self, key: str, attribute: str = "") -> bool:
        """Return True if there is a message, with its attribute if one is named."""
        return key in self._entries and (not attribute or self._pattern(key, attribute) is not None)

    def _pattern(self, key: str, attribute: str) -> ast.Pattern | None:
        entry = self._entries.get(key)
        if entry is None or not attribute:
            return None if entry is None else entry.value
        return next((part.value for part in entry.attributes if part.id.name == attribute), None)

    def format(self, key: str, attribute: str, params: Mapping[str, Any]) -> str | None:
        """Return the text of a message or attribute, None if there is none; raise `Unresolved` if something is missing."""
        pattern = self._pattern(key, attribute)
        try:
            return None if pattern is None else self._text(pattern, params)
        except (KeyError, RecursionError, TypeError):
            raise Unresolved("a function is unknown or has a wrong argument, or messages refer to each other") from None

    def _text(self, pattern: ast.Pattern, params: Mapping[str, Any]) -> str:
        text = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                text += element.value
                continue
            value = self._value(element.expression, params)
            shown = Number(value) if isinstance(value, int | float) else value
            inner = shown.shown(self._code) if isinstance(shown, Number) else str(shown)
            literal = len(pattern.elements) == 1 or isinstance(element.expression, ast.StringLiteral)
            text += f"\u2068{inner}\u2069" if self._isolating and not literal else inner
        return text

    def _value(self, node: Any, params: Mapping[str, Any]) -> Any:
        """Return the value of an expression: text or a number. A parameter that a term is not given is empty."""
        match node:
            case ast.StringLiteral() | ast.NumberLiteral():
                return node.parse()["value"]
            case ast.VariableReference():
                if node.id.name not in params and not isinstance(params, _Arguments):
                    raise Unresolved(f"Unknown external: {node.id.name}")
                value = params.get(node.id.name, "")
                if not isinstance(value, str | int | float):
                    raise Unresolved(f"Unsupported external type: {node.id.name}, {type(value)}")
                return value
            case ast.FunctionReference():
                positional = [self._value(argument, params) for argument in node.arguments.positional]
                return self._functions[node.id.name](*positional, **self._named(node, params))
            case ast.SelectExpression():
                return self._text(self._variant(node, params).value, params)
            case ast.Placeable():
                return self._value(node.expression, params)
        term = isinstance(node, ast.TermReference)
        pattern = self._pattern(f"{'-' * term}{node.id.name}", node.attribute.name if node.attribute else "")
        if pattern is None:
            raise Unresolved(f"Unknown reference: {node.id.name}")
        return self._text(pattern, _Arguments(self._named(node, params)) if term else params)

    def _named(self, node: Any, params: Mapping[str, Any]) -> dict[str, Any]:
        arguments = node.arguments.named if node.arguments else ()
        return {argument.name.name: self._value(argument.value, params) for argument in arguments}

    def _variant(self, node: ast.SelectExpression, params: Mapping[str, Any]) -> ast.Variant:
        chosen = self._value(node.selector, params)
        chosen = chosen.value if isinstance(chosen, Number) else chosen
        number = isinstance(chosen, int | float)
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                fits = number and chosen == float(variant.key.value)
            else:
                fits = (plural(self._code, chosen) if number else chosen) == variant.key.name
            if fits:
                return variant
        return next(variant for variant in node.variants if variant.default)


class _Arguments(dict[str, Any]):
    """The arguments of a term, which sees no parameters of the message."""
