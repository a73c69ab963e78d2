"""Make a WebAssembly module of an object that LLVM wrote, as a linker would if there were anything to link.

An object of one closed module is a module already: its calls are resolved. It lacks names for its exports (they are in a
section for linkers), and has sections that only linkers read.

The format: https://webassembly.github.io/spec/core/binary/ and the "Linking" page of the WebAssembly tool conventions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORTS, EXPORTS, ELEMENTS, DATA = 0, 2, 7, 9, 11
SYMBOL_TABLE, FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL, UNDEFINED, EXPLICIT_NAME = 8, 0, 1, 3, 0x10, 0x40
MEMORY = "__linear_memory"
STACK = "__stack_pointer"
FUNCTION, TABLE, GLOBAL = 0, 1, 3


class NotClosed(ValueError):
    """The object needs more than a memory and a stack."""


class Reader:
    """Reads numbers, names and slices of bytes, one after the other."""

    def __init__(self, content: bytes) -> None:
        self.content, self.at = content, 0

    def number(self) -> int:
        """Read an unsigned number in LEB128."""
        value = shift = 0
        while True:
            byte = self.content[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, count: int) -> bytes:
        """Read that many bytes."""
        part = self.content[self.at : self.at + count]
        self.at += count
        return part

    def name(self) -> str:
        return self.take(self.number()).decode("utf-8")

    @property
    def over(self) -> bool:
        return self.at >= len(self.content)


def number(value: int) -> bytes:
    """Encode a number in LEB128."""
    parts = bytearray()
    while value >= 0x80:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*parts, value))


def name(text: str) -> bytes:
    """Encode a name, with its length."""
    return number(len(text.encode("utf-8"))) + text.encode("utf-8")


def finished(compiled: bytes, names: Iterable[str]) -> bytes:
    """Return the module that exports these functions by name.

    Raises `NotClosed` if the object has data of its own, or imports anything but a memory and a stack pointer.
    """
    sections = list(_sections(compiled))
    if unsupported := {DATA, ELEMENTS} & {kind for kind, _ in sections}:
        raise NotClosed(f"the kernels have constants in memory (section {min(unsupported)}), which a host has no place for")
    imported = {key for kind, content in sections if kind == IMPORTS for key in _imported_names(Reader(content))}
    if unknown := imported - {MEMORY, STACK}:
        raise NotClosed(f"the kernels call what is not in them: {', '.join(sorted(unknown))}")
    indices = dict(function for kind, content in sections if kind == CUSTOM for function in _functions(Reader(content)))
    exports = [name(key) + bytes([FUNCTION]) + number(indices[key]) for key in names]
    remaining = [(kind, content) for kind, content in sections if kind != CUSTOM]
    remaining.append((EXPORTS, number(len(exports)) + b"".join(exports)))
    return MAGIC + b"".join(bytes([kind]) + number(len(content)) + content for kind, content in sorted(remaining))


def _sections(compiled: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(compiled)
    if reader.take(len(MAGIC)) != MAGIC:
        raise NotClosed("this is no WebAssembly object")
    while not reader.over:
        kind = reader.take(1)[0]
        yield kind, reader.take(reader.number())


def _imported_names(imports: Reader) -> Iterator[str]:
    """Yield the names of the imports."""
    for _ in range(imports.number()):
        imports.name()
        yield imports.name()
        kind = imports.take(1)[0]
        if kind == FUNCTION:
            imports.number()
        elif kind == GLOBAL:
            imports.take(2)
        else:
            if kind == TABLE:
                imports.take(1)
            limits = imports.number()
            imports.number()
            if limits & 1:
                imports.number()


def _functions(section: Reader) -> Iterator[tuple[str, int]]:
    """Yield the functions of the linking section, by name, with their indices."""
    if section.name() != "linking":
        return
    section.number()
    while not section.over:
        kind, part = section.number(), Reader(section.take(section.number()))
        if kind == SYMBOL_TABLE:
            for _ in range(part.number()):
                yield from _symbol(part)


def _symbol(part: Reader) -> Iterator[tuple[str, int]]:
    kind, flags = part.take(1)[0], part.number()
    if kind == DATA_SYMBOL:
        part.name()
        if not flags & UNDEFINED:
            for _ in range(3):
                part.number()
    elif kind == SECTION_SYMBOL:
        part.number()
    else:
        index = part.number()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            key = part.name()
            if kind == FUNCTION_SYMBOL and not flags & UNDEFINED:
                yield key, index
