"""An engine in a process of its own: asked for an action, and found out where it does not give one."""

from __future__ import annotations

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
from typing import IO, Any, Final

from fourkings._version import __version__
from fourkings.bots import Forfeit
from fourkings.engines import wire
from fourkings.rulebook.cards import UnknownAction
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import parse_action
from fourkings.sanitize import cleaned, printable, read_json, system_reason
from fourkings.views import View

HELLO_SECONDS: Final = 30.0
"""How long an engine may take to say hello: it may have much to import."""
MAX_NAME: Final = 40
"""Characters of an engine's name."""
COMPLAINTS: Final = 25
"""Lines of standard error that are kept: with Node.js the error comes some fifteen lines before the last."""
_NAMES_ERROR: Final = re.compile(r"[\w.]*(Error|Exception)\b.*: ")
_STOP_SECONDS: Final = 1.0
_LAST_WORDS_SECONDS: Final = 5.0
_LOOK_SECONDS: Final = 0.5


class Engine:
    """A bot that is a program. It is started when it is first needed, and started again after it has lost a match."""

    def __init__(self, title: str, command: Sequence[str], seconds: float) -> None:
        self.title, self.command, self.seconds = printable(title), tuple(command), seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: deque[bytes] = deque(maxlen=COMPLAINTS)
        self._rules: Rules | None = None
        self._asked = 0
        self._hello: tuple[str, int] | None = None
        atexit.register(self.stop)
        if multiprocessing.parent_process() is not None:
            _leave_in_order(self.stop)

    @property
    def NAME(self) -> str:
        """What the engine calls itself."""
        return self._introduced()[0]

    @property
    def VERSION(self) -> int:
        """The version that the engine tells."""
        return self._introduced()[1]

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """The engine's action. Raises `Forfeit`, with the reason, where there is none that is legal in time."""
        self._introduced()
        if view.rules != self._rules:
            self._say(wire.rules_message(view.rules))
            self._rules = view.rules
        self._asked += 1
        dice = "".join(f"{rng.below(2**32):08x}" for _ in range(8))
        self._say(wire.view_message(view, self._asked, dice))
        answer = self._hear("action", self.seconds)
        said = answer.get("action")
        if answer.get("id") != self._asked or not isinstance(said, str):
            raise self._lost(f"answered {_short(answer)} to question {self._asked}")
        try:
            action = parse_action(view.rules.game, said)
        except UnknownAction as error:
            raise self._lost(f"wanted to play {_short(said)}: {error}") from None
        if action not in view.legal:
            legal = ", ".join(map(wire.token, view.legal))
            raise self._lost(f"wanted to play {said}, which is not legal; legal were {legal}")
        return action

    def stop(self) -> None:
        """Ends the process, kindly first."""
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
            _end_children(process)  # what reads its pipes closes them

    # --- the process ------------------------------------------------------------------------------------------------

    def _introduced(self) -> tuple[str, int]:
        """Name and version, from an engine that runs."""
        if self._process is None or self._hello is None:
            self._start()
            self._say({"type": "hello", "protocol": wire.PROTOCOL, "program": f"four-kings {__version__}"})
            answer = self._hear("hello", HELLO_SECONDS)
            name, version = answer.get("name"), answer.get("version")
            if answer.get("protocol") != wire.PROTOCOL or not isinstance(name, str) or not isinstance(version, int):
                raise self._lost(f"said hello as {_short(answer)}, and not with {wire.PROTOCOL}, a name and a version")
            self._hello = cleaned(name, MAX_NAME) or self.title, version
        return self._hello

    def _start(self) -> None:
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )  # fmt: skip
        except OSError as error:
            raise Forfeit(f"{self.title} cannot be started: {system_reason(error)}") from None
        self._process, self._lines, self._complaints = process, queue.Queue(), deque(maxlen=COMPLAINTS)
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        self._keeper = threading.Thread(target=_keep, args=(process.stderr, self._complaints), daemon=True)
        self._keeper.start()

    def _say(self, message: Mapping[str, Any]) -> None:
        process = self._process
        try:
            assert process is not None
            assert process.stdin is not None
            process.stdin.write(wire.line(message))
            process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _hear(self, wanted: str, seconds: float) -> dict[str, Any]:
        """The next message, of the type that is wanted; lines of the type `info` may come before it."""
        until = time.monotonic() + seconds
        while True:
            said = self._next_line(until)
            if said == b"":
                raise self._lost(f"said nothing for {seconds:g} seconds")
            if said is None:
                raise self._ended()
            try:
                message = read_json(said)
            except ValueError:
                raise self._lost(f"printed {_short(said.decode('utf-8', 'replace'))}, which is no line of JSON") from None
            if not isinstance(message, dict):
                raise self._lost(f"printed {_short(message)}, which is no message")
            if message.get("type") != "info":
                break
        if message.get("type") != wanted:
            raise self._lost(f"said {_short(message)} where a message of the type {wanted!r} was due")
        return message

    def _next_line(self, until: float) -> bytes | None:
        """The next line; empty where none comes in time, None where the engine has ended.

        A child of it may hold the pipe, whose end then never comes.
        """
        ended = False
        while True:
            left = until - time.monotonic()
            try:
                return self._lines.get(timeout=max(0.0, min(left, _LOOK_SECONDS)))
            except queue.Empty:
                if ended:
                    return None
                if left <= 0:
                    return b""
                ended = self._process is None or self._process.poll() is not None  # its last line may be on its way

    def _ended(self) -> Forfeit:
        """The engine's process has ended: with which code, and its last words."""
        code = None
        if self._process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = self._process.wait(_STOP_SECONDS)
            # Its last words may still be on their way; a child of its own would hold the pipe open for good.
            _end_children(self._process)
            self._keeper.join(_LAST_WORDS_SECONDS)
        lines = [printable(line.decode("utf-8", "replace").strip()) for line in self._complaints if line.strip()]
        errors = [line for line in lines[:-1] if _NAMES_ERROR.match(line)]
        words = "; ".join((*errors[-1:], *lines[-1:]))
        return self._lost(f"has ended (exit code {code})" + (f": {words[-400:]}" if words else ""))

    def _lost(self, what: str) -> Forfeit:
        """Ends the process; the reason in a sentence."""
        if self._process is not None:
            self._process.kill()
        self.stop()
        return Forfeit(f"{self.title} {what}")


def _leave_in_order(stop: Callable[[], None]) -> None:
    """Ends an engine with the worker process that has started it: one that hangs would outlive a pool that is given up."""
    multiprocessing.util.Finalize(None, stop, exitpriority=0)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def _end_children(process: subprocess.Popen[bytes]) -> None:
    """Ends what the engine has started and left behind: it would hold the pipes open."""
    if hasattr(os, "killpg"):  # on Windows there are no groups, and the pipes stay open as long as such a child lives
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)


def _read(stream: IO[bytes] | None, lines: queue.Queue[bytes | None]) -> None:
    """Hands on each line; None at the end, or after one that is longer than a line may be."""
    with contextlib.suppress(OSError, ValueError):
        while stream and (said := stream.readline(wire.LONGEST)):
            lines.put(said)
            if not said.endswith(b"\n"):
                break
    lines.put(None)
    _close(stream)


def _keep(stream: IO[bytes] | None, complaints: deque[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while stream and (said := stream.readline(wire.LONGEST)):
            complaints.append(said[:400])
    _close(stream)


def _close(stream: IO[bytes] | None) -> None:
    """Closed by its reader: who else closed it would wait for as long as the reader does."""
    with contextlib.suppress(OSError, ValueError):
        if stream:
            stream.close()


def _short(said: object) -> str:
    text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
    text = " ".join(text.split())
    return repr(text if len(text) <= 80 else text[:77] + "...")
