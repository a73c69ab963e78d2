"""Log lines without people: what an operator needs to know of a failure, and nothing about anyone who plays.

Every line of the process leaves through one of two formatters, at any level. They let pass:

- our own constant sentences, with their numbers. An id is given as a `Hidden`, and shown as the handle by which the
  administrator's page lists that table.
- errors by their type, the place where they were raised, and the system's name for them. Their texts are left out: they may
  quote an id, a name or a hand.
- what libraries say, from `warning` on, without what they say it about.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from typing import Any, Final

from pythonjsonlogger.json import JsonFormatter

from fourkings.server.net.log_ids import LEFT_OUT, Hidden

logger = logging.getLogger(__name__)

OURS: Final = "fourkings"
"""The logger above all of ours."""
FIELDS: Final = ("deed", "guess")
"""The fields that our lines may have in JSON besides their sentence: words of short lists."""

_QUOTATION: Final = re.compile(r"""'[^']*'|"[^"]*\"""")
_VALUE: Final = re.compile(r"%[-#0 +]*[\d*]*(\.[\d*]+)?[a-zA-Z]")
_SUBJECT: Final = re.compile(r"[<>(){}\[\]'\"`:].*")
_IDENTIFIER: Final = re.compile(r"\S*\d\S*|\S{20,}")
_FRAME: Final = re.compile(r'^ *File "[^"\n]*", line \d+, in \S+$', re.MULTILINE)


class TextFormatter(logging.Formatter):
    """Formats a line for people."""

    handle: Callable[[str, str], str] | None = None

    def format(self, record: logging.LogRecord) -> str:
        return super().format(_cleaned(record, self.handle))

    def formatException(self, ei: Any) -> str:
        return traceback_of(ei[1]) if ei[1] else ""


class JsonLines(JsonFormatter):
    """Formats a line for programs: one object."""

    handle: Callable[[str, str], str] | None = None

    def format(self, record: logging.LogRecord) -> str:
        return super().format(_cleaned(record, self.handle))

    def formatException(self, ei: Any) -> str:
        return traceback_of(ei[1]) if ei[1] else ""


def show_handles(handle: Callable[[str, str], str]) -> None:
    """Have the log show hidden ids by these handles, given the kind and the id."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler.formatter, TextFormatter | JsonLines):
            handler.formatter.handle = handle


@contextlib.contextmanager
def uncaught_errors_logged() -> Iterator[None]:
    """Log errors that nobody catches; the interpreter would print them, with their texts."""
    hooks = sys.unraisablehook, threading.excepthook
    sys.unraisablehook = lambda what: logger.error("an error was raised where none can be caught", exc_info=what.exc_value)
    threading.excepthook = lambda what: logger.error("a thread ended with an error", exc_info=what.exc_value)
    try:
        yield
    except Exception as error:
        logger.critical("the server ended with an error", exc_info=error)
        raise SystemExit(1) from None
    finally:
        sys.unraisablehook, threading.excepthook = hooks


def described(error: BaseException) -> str:
    """Return the type of an error and of its causes, with what the system calls them.

    The text of an error is part of it only if its class says `SAFE_TO_LOG`: all of its texts are constant but for numbers.
    """
    return ", caused by ".join(_kind(each) for each in _causes(error))


def traceback_of(error: BaseException) -> str:
    """Return where an error and its causes were raised, in the order in which they were, without their texts."""
    return "\n\n".join("\n".join(_raised(each)) for each in reversed(list(_causes(error))))


def _cleaned(record: logging.LogRecord, handle: Callable[[str, str], str] | None) -> logging.LogRecord:
    """Return a record of which everything may be shown."""
    ours = record.name == OURS or record.name.startswith(f"{OURS}.")
    said, given = (record.msg, _shown(record.args, handle)) if ours and isinstance(record.msg, str) else (_said(record), ())
    clean = logging.LogRecord(record.name, record.levelno, "", 0, said, given, record.exc_info)
    clean.levelname, clean.created, clean.msecs = record.levelname, record.created, record.msecs
    if ours:
        clean.__dict__.update({field: record.__dict__[field] for field in FIELDS if field in record.__dict__})
    return clean


def _shown(given: Any, handle: Callable[[str, str], str] | None) -> tuple[object, ...]:
    """Return the arguments of a line of ours: ids as handles, errors described, texts without what they quote."""

    def show(value: object) -> object:
        if isinstance(value, Hidden) and handle:
            return handle(value.kind, value.id)
        if isinstance(value, BaseException):
            return described(value)
        return _QUOTATION.sub(LEFT_OUT, value) if isinstance(value, str) else value

    return tuple(show(value) for value in given) if isinstance(given, tuple) else ()


def _said(record: logging.LogRecord) -> str:
    """Return what a library says, in one line, without its arguments and whatever else may be one."""
    if isinstance(record.msg, BaseException):
        return described(record.msg)
    first = next(iter(str(record.msg).splitlines()), "")
    template = _VALUE.sub(LEFT_OUT, first) if record.args else first
    said = _IDENTIFIER.sub(LEFT_OUT, _SUBJECT.sub("", template)).strip().replace("%", "%%")
    return said or LEFT_OUT


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error, its cause, the cause of that, and so on."""
    seen, each = set[int](), error
    while id(each) not in seen:
        yield each
        seen.add(id(each))
        each = each.__cause__ or (each if each.__suppress_context__ else each.__context__) or each


def _raised(error: BaseException) -> list[str]:
    """Return the lines of one error, its causes apart."""
    if type(error).__name__ == "_RemoteTraceback":  # the text of another process's traceback: the frames alone
        return ["In another process (most recent call last):", *_FRAME.findall(str(error))]
    lines = ["Traceback (most recent call last):"] if error.__traceback__ else []
    lines += [line.rstrip("\n") for line in traceback.format_tb(error.__traceback__)]
    lines.append(_kind(error))
    if isinstance(error, BaseExceptionGroup):
        lines += [f"  {line}" for each in error.exceptions for line in traceback_of(each).splitlines()]
    return lines


def _kind(error: BaseException) -> str:
    """Return the type of one error, with what the system or the database calls it."""
    module, name = type(error).__module__, type(error).__qualname__
    kind = name if module == "builtins" else f"{module}.{name}"
    known = _known(error, module, name)
    return f"{kind} ({known})" if known else kind


def _known(error: BaseException, module: str, name: str) -> str:
    """Return what may be shown of an error's own text or code; empty if nothing may."""
    if getattr(error, "SAFE_TO_LOG", False):
        return str(error)
    if code := getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None):
        return str(code)
    if module.startswith("psycopg") and name == "OperationalError":  # by libpq, which knows addresses of databases alone
        return next(iter(str(error).splitlines()), "")
    if module == "builtins" and isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return ""
