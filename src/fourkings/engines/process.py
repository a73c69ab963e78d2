"""An engine in its own process, which forfeits if it doesn't answer with a legal action in time."""

import atexit
import contextlib
import json
import multiprocessing
import multiprocessing.util
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any, Final, Literal

from fourkings._version import __version__
from fourkings.bots import Forfeit
from fourkings.engines import wire
from fourkings.records import token
from fourkings.rulebook.cards import UnknownAction
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import parse_action
from fourkings.sanitize import cleaned, printable, read_json, system_reason
from fourkings.system import kill_group
from fourkings.views import View

CHAT: Final = "chat:"
KEY: Final = "FOURKINGS_CHAT_KEY"
"""The environment variable with the key of a chat model, which no other engine gets: its errors are printed and stored."""
Fault = Literal["illegal", "late", "crash"]
"""Kinds of faults for which an engine forfeits: an illegal action, no answer in time, or no usable answer at all."""
HELLO_SECONDS: Final = 30.0
"""Time limit of an engine's first answer, its hello, which covers its imports."""
MAX_NAME: Final = 40
"""Maximum length of an engine's name."""
STDERR_LINES: Final = 25
"""Last lines of standard error to keep: Node.js prints the error some fifteen lines before the last."""
_NAMES_ERROR: Final = re.compile(r"[\w.]*(Error|Exception)\b.*: ")
_STOP_SECONDS: Final = 1.0
_STDERR_SECONDS: Final = 5.0
_POLL_SECONDS: Final = 0.5


class Engine:
    """A bot that is a program; it starts on first use, and again after a forfeit."""

    def __init__(self, title: str, command: Sequence[str], seconds: float) -> None:
        self.title, self.command, self.seconds = printable(title), tuple(command), seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._stderr_lines: deque[bytes] = deque(maxlen=STDERR_LINES)
        self._rules: Rules | None = None
        self._question = 0
        self._hello: tuple[str, int] | None = None
        self.beliefs: Any = None  #: what the last answer says of the hidden cards, None if nothing
        self.refused = 0  #: the illegal answers that the engine itself refused before its last one
        atexit.register(self.stop)
        if multiprocessing.parent_process() is not None:
            _stop_with_worker(self.stop)

    @property
    def NAME(self) -> str:
        """The name that the engine reports."""
        return self._hello_answer()[0]

    @property
    def VERSION(self) -> int:
        """The version that the engine reports."""
        return self._hello_answer()[1]

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """Return the engine's action. Raise `Forfeit`, with the reason, without a legal action in time."""
        self._hello_answer()
        if view.rules != self._rules:
            self._send(wire.rules_message(view.rules))
            self._rules = view.rules
        self._question += 1
        seed = "".join(f"{rng.below(2**32):08x}" for _ in range(8))
        self._send(wire.view_message(view, self._question, seed))
        self.beliefs, self.refused = None, 0
        answer = self._receive("action", self.seconds)
        text, refused = answer.get("action"), answer.get("refused")
        self.beliefs, self.refused = answer.get("beliefs"), refused if type(refused) is int else 0
        if answer.get("id") != self._question or not isinstance(text, str):
            raise self._lost(f"answered {_short(answer)} to question {self._question}")
        try:
            action = parse_action(view.rules.game, text)
        except UnknownAction as error:
            raise self._lost(f"wanted to play {_short(text)}: {error}") from None
        if action not in view.legal:
            legal = ", ".join(map(token, view.legal))
            raise self._lost(f"wanted to play {text}, which is not legal; legal were {legal}")
        return action

    def stop(self) -> None:
        """End the process, gracefully if possible."""
        process, self._process, self._rules = self._process, None, None
        if process is None:
            return
        with contextlib.suppress(OSError, ValueError):
            if process.stdin:
                process.stdin.write(wire.line({"type": "quit"}))
                process.stdin.close()
        try:
            process.wait(_STOP_SECONDS if process.poll() is None else 0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        finally:
            kill_group(process)  # its children would hold the pipes open; whoever reads these closes them

    # --- the process ------------------------------------------------------------------------------------------------

    def _hello_answer(self) -> tuple[str, int]:
        """Return name and version, after starting the engine if necessary."""
        if self._process is None or self._hello is None:
            self._start()
            self._send({"type": "hello", "protocol": wire.PROTOCOL, "program": f"four-kings {__version__}"})
            answer = self._receive("hello", HELLO_SECONDS)
            name, version = answer.get("name"), answer.get("version")
            if answer.get("protocol") != wire.PROTOCOL or not isinstance(name, str) or not isinstance(version, int):
                raise self._lost(f"said hello as {_short(answer)}, and not with {wire.PROTOCOL}, a name and a version")
            self._hello = cleaned(name, MAX_NAME) or self.title, version
        return self._hello

    def _start(self) -> None:
        env = {name: value for name, value in os.environ.items() if name != KEY or self.title.startswith(CHAT)}
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, start_new_session=True
            )  # fmt: skip
        except OSError as error:
            raise Forfeit(f"{self.title} cannot be started: {system_reason(error)}") from None
        self._process, self._lines, self._stderr_lines = process, queue.Queue(), deque(maxlen=STDERR_LINES)
        threading.Thread(target=_read_lines, args=(process.stdout, self._lines), daemon=True).start()
        self._stderr_reader = threading.Thread(target=_read_stderr, args=(process.stderr, self._stderr_lines), daemon=True)
        self._stderr_reader.start()

    def _send(self, message: Mapping[str, Any]) -> None:
        process = self._process
        try:
            assert process is not None
            assert process.stdin is not None
            process.stdin.write(wire.line(message))
            process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _receive(self, kind: str, seconds: float) -> dict[str, Any]:
        """Return the next message, of the given type, after any lines of the type `info`."""
        until = time.monotonic() + seconds
        while True:
            line = self._next_line(until)
            if line == b"":
                raise self._lost(f"said nothing for {seconds:g} seconds")
            if line is None:
                raise self._ended()
            try:
                message = read_json(line)
            except ValueError:
                raise self._lost(f"printed {_short(line.decode('utf-8', 'replace'))}, which is no line of JSON") from None
            if not isinstance(message, dict):
                raise self._lost(f"printed {_short(message)}, which is no message")
            if message.get("type") != "info":
                break
        if message.get("type") != kind:
            raise self._lost(f"said {_short(message)} where a message of the type {kind!r} was due")
        return message

    def _next_line(self, until: float) -> bytes | None:
        """Return the next line; "" if none comes in time, as a child may hold the pipe; None if the engine has ended."""
        ended = False
        while True:
            remaining = until - time.monotonic()
            try:
                return self._lines.get(timeout=max(0.0, min(remaining, _POLL_SECONDS)))
            except queue.Empty:
                if ended:
                    return None
                if remaining <= 0:
                    return b""
                ended = self._process is None or self._process.poll() is not None  # its last line may still be in the pipe

    def _ended(self) -> Forfeit:
        """Return the forfeit of an engine whose process has ended, with its exit code and last errors."""
        code = None
        if self._process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = self._process.wait(_STOP_SECONDS)
            # Its last lines may still be in the pipe, which a child process could hold open for good.
            kill_group(self._process)
            self._stderr_reader.join(_STDERR_SECONDS)
        lines = [printable(line.decode("utf-8", "replace").strip()) for line in self._stderr_lines if line.strip()]
        errors = [line for line in lines[:-1] if _NAMES_ERROR.match(line)]
        words = "; ".join((*errors[-1:], *lines[-1:]))
        return self._lost(f"has ended (exit code {code})" + (f": {words[-400:]}" if words else ""))

    def _lost(self, what: str) -> Forfeit:
        """End the process and return the forfeit with its reason."""
        if self._process is not None:
            self._process.kill()
        self.stop()
        return Forfeit(f"{self.title} {what}")


def _stop_with_worker(stop: Callable[[], None]) -> None:
    """Stop an engine with the worker process that started it: a hanging one would outlive an abandoned pool."""
    multiprocessing.util.Finalize(None, stop, exitpriority=0)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def _read_lines(stream: IO[bytes] | None, lines: queue.Queue[bytes | None]) -> None:
    """Queue each line, and None at the end or after a line that is too long."""
    with contextlib.suppress(OSError, ValueError):
        while stream and (line := stream.readline(wire.LONGEST)):
            lines.put(line)
            if not line.endswith(b"\n"):
                break
    lines.put(None)
    _close(stream)


def _read_stderr(stream: IO[bytes] | None, lines: deque[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while stream and (line := stream.readline(wire.LONGEST)):
            lines.append(line[:400])
    _close(stream)


def _close(stream: IO[bytes] | None) -> None:
    """Close a pipe from its reading thread; any other thread would block as long as the reader does."""
    with contextlib.suppress(OSError, ValueError):
        if stream:
            stream.close()


def fault_of(reason: str) -> Fault:
    """Return the kind of fault that a forfeit's reason describes."""
    return "illegal" if " wanted to play " in reason else "late" if " said nothing for " in reason else "crash"


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = " ".join(text.split())
    return repr(text if len(text) <= 80 else text[:77] + "...")
