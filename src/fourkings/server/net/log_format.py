"""Log lines without people: what an operator needs to know of a failure, and nothing about anyone who plays.

Every line of the process passes one of two formatters, at any level. They let through:

- our own constant sentences, with their numbers. An id is a `Hidden`, shown as the handle by which the administrator's page
  lists that table.
- errors by their type, the place where they were raised, and the system's name for them. Their texts are left out, because
  they may quote an id, a name or a hand.
- messages of libraries, from `warning` on, without their subject.
"""

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
from sqlalchemy.exc import OperationalError

from fourkings.server.net.logs import LEFT_OUT, Hidden

logger = logging.getLogger(__name__)

OURS: Final = "fourkings"  # parent of all our loggers
FIELDS: Final = ("admin_action", "guess")  # extra fields that our lines may have in JSON: words of short lists

_QUOTATION: Final = re.compile(r"""'[^']*'|"[^"]*\"""")
_VALUE: Final = re.compile(r"%[-#0 +]*[\d*]*(\.[\d*]+)?[a-zA-Z]")
_SUBJECT: Final = re.compile(r"[<>(){}\[\]'\"`:].*")
_IDENTIFIER: Final = re.compile(r"\S*\d\S*|\S{20,}")
_FRAME: Final = re.compile(r'^ *File "[^"\n]*", line \d+, in \S+$', re.MULTILINE)


class TextFormatter(logging.Formatter):
    """Formats lines for people."""

    handle: Callable[[str, str], str] | None = None

    def format(self, record: logging.LogRecord) -> str:
        return super().format(_cleaned(record, self.handle))

    def formatException(self, ei: Any) -> str:
        error = ei[1]
        # A database that is away fails all that runs in the background: a line each says it.
        away = isinstance(error, OperationalError) and type(error.orig).__module__.startswith("psycopg")
        return described(error) if away else traceback_of(error) if error else ""


class JsonLines(TextFormatter, JsonFormatter):
    """Formats lines for programs: one JSON object each."""


def show_handles(handle: Callable[[str, str], str]) -> None:
    """Let log lines show a hidden id as the handle that `handle` returns for its kind and the id."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler.formatter, TextFormatter):
            handler.formatter.handle = handle


@contextlib.contextmanager
def uncaught_errors_logged() -> Iterator[None]:
    """Log uncaught errors, which the interpreter would print with their texts."""
    hooks = sys.unraisablehook, threading.excepthook
    sys.unraisablehook = lambda args: logger.error("an error was raised where none can be caught", exc_info=args.exc_value)
    threading.excepthook = lambda args: logger.error("a thread ended with an error", exc_info=args.exc_value)
    try:
        yield
    except Exception as error:
        logger.critical("the server ended with an error", exc_info=error)
        raise SystemExit(1) from None
    finally:
        sys.unraisablehook, threading.excepthook = hooks


def described(error: BaseException) -> str:
    """Return the types of an error and its causes, with the system's names for them.

    An error's text is included only if its class is marked `SAFE_TO_LOG`, because all of its texts are constant but for
    numbers.
    """
    return ", caused by ".join(_kind(each) for each in _causes(error))


def traceback_of(error: BaseException) -> str:
    """Return where an error and its causes were raised, oldest first, without their texts."""
    return "\n\n".join("\n".join(_raised(each)) for each in reversed(list(_causes(error))))


def _cleaned(record: logging.LogRecord, handle: Callable[[str, str], str] | None) -> logging.LogRecord:
    """Return a copy of a record without anything that may not be shown."""
    ours = record.name == OURS or record.name.startswith(f"{OURS}.")
    if ours and isinstance(record.msg, str):
        message, args = record.msg, _cleaned_args(record.args, handle)
    else:
        message, args = _cleaned_message(record), ()
    clean = logging.LogRecord(record.name, record.levelno, "", 0, message, args, record.exc_info)
    clean.levelname, clean.created, clean.msecs = record.levelname, record.created, record.msecs
    if ours:
        clean.__dict__.update({field: record.__dict__[field] for field in FIELDS if field in record.__dict__})
    return clean


def _cleaned_args(args: Any, handle: Callable[[str, str], str] | None) -> tuple[object, ...]:
    """Return the arguments of one of our lines: ids as handles, errors described, texts without quotations."""

    def show(value: object) -> object:
        if isinstance(value, Hidden) and handle:
            return handle(value.kind, value.id)
        if isinstance(value, BaseException):
            return described(value)
        return _QUOTATION.sub(LEFT_OUT, value) if isinstance(value, str) else value

    return tuple(show(value) for value in args) if isinstance(args, tuple) else ()


def _cleaned_message(record: logging.LogRecord) -> str:
    """Return a library's message in one line, without its arguments and anything that may be one."""
    if isinstance(record.msg, BaseException):
        return described(record.msg)
    first = next(iter(str(record.msg).splitlines()), "")
    template = _VALUE.sub(LEFT_OUT, first) if record.args else first
    message = _IDENTIFIER.sub(LEFT_OUT, _SUBJECT.sub("", template)).strip().replace("%", "%%")
    return message or LEFT_OUT


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error, its cause, its cause's cause, and so on."""
    seen, each = set[int](), error
    while id(each) not in seen:
        yield each
        seen.add(id(each))
        each = each.__cause__ or (each if each.__suppress_context__ else each.__context__) or each


def _raised(error: BaseException) -> list[str]:
    """Return the lines of the traceback of one error, without its causes."""
    if type(error).__name__ == "_RemoteTraceback":  # the text of another process's traceback: the frames alone
        return ["In another process (most recent call last):", *_FRAME.findall(str(error))]
    lines = ["Traceback (most recent call last):"] if error.__traceback__ else []
    lines += [line.rstrip("\n") for line in traceback.format_tb(error.__traceback__)]
    lines.append(_kind(error))
    if isinstance(error, BaseExceptionGroup):
        lines += [f"  {line}" for each in error.exceptions for line in traceback_of(each).splitlines()]
    return lines


def _kind(error: BaseException) -> str:
    """Return the type of one error, with the system's or database's name for it."""
    module, name = type(error).__module__, type(error).__qualname__
    kind = name if module == "builtins" else f"{module}.{name}"
    known = _known(error, module, name)
    return f"{kind} ({known})" if known else kind


def _known(error: BaseException, module: str, name: str) -> str:
    """Return the part of an error's text or code that may be shown; empty if none may."""
    if getattr(error, "SAFE_TO_LOG", False):
        return str(error)
    if code := getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None):
        return str(code)
    if module.startswith("psycopg") and name == "OperationalError":  # libpq's own, which quotes only addresses of databases
        return next(iter(str(error).splitlines()), "")
    if module == "builtins" and isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return ""
