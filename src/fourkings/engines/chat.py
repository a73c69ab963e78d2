"""A chat model as a bot: `chat:MODEL@URL`, for any endpoint with the chat completions of OpenAI's API.

The key comes from the environment (`FOURKINGS_CHAT_KEY`) alone: it is sent to that address only, never over an open
network without TLS, and is cut out of every reply. An illegal answer is refused in words, and the model may try again.
"""

import http.client
import json
import os
import re
import socket
import time
import urllib.error
import urllib.request
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from fourkings.engines.process import KEY
from fourkings.i18n import language
from fourkings.i18n.isolation import unmarked
from fourkings.i18n.rule_pages import NoPage, rule_page_markdown
from fourkings.records import token
from fourkings.rulebook.cards import SEATS, UnknownAction, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, why_not
from fourkings.rulebook.games import parse_action
from fourkings.sampling import state_in
from fourkings.sanitize import printable, read_json
from fourkings.views import View

NAME: Final = re.compile(r"chat:(?P<model>.+?)@(?P<url>https?://.+)")
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
TRIES: Final = 3
"""Answers to a question, of which all but the last may be illegal."""
REQUESTS: Final = 4
"""Requests for an answer while the endpoint is busy, with 1, 2 and 4 seconds in between."""
BUSY: Final = (408, 409, 429, 500, 502, 503, 504, 529)
SECONDS: Final = 90.0
CONNECT: Final = 10.0
"""Seconds for the connection that is tried before the first question."""
LONGEST: Final = 1 << 20
MARKUP: Final = " \t`*_.\"'[]()"
PROMPT: Final = """\
You play a trick-taking card game for four. Each question shows the table as your seat sees it; the line that begins with \
">" is your seat. A card is its rank (A K Q J T 9 8 7 6 5 4 3 2) and its suit (S H D C), as in QH. Think as long as you \
like, then write your action alone on the last line, exactly as it is listed under the legal actions.
"""


class BadAddress(ValueError):
    """A name that isn't that of a chat model; the message gives the reason."""


class ChatFailed(Exception):
    """The endpoint gave no answer; the message gives the reason, without the key."""


class Address(NamedTuple):
    """A model and the address of its endpoint, up to `/chat/completions`."""

    model: str
    url: str


def address_of(name: str) -> Address:
    """Return the address in a bot's name. Raise BadAddress if there is none, or it gives a key away."""
    match = NAME.fullmatch(name)
    if not match:
        raise BadAddress(f"{name!r}: write chat:MODEL@URL, as in chat:llama3@http://localhost:11434/v1")
    parts = urlsplit(match["url"])
    if parts.username or parts.password or parts.query or parts.fragment:
        raise BadAddress(f"the address of a chat model contains no key: set {KEY} in the environment")
    if os.environ.get(KEY) and parts.scheme == "http" and parts.hostname not in LOCAL:
        raise BadAddress(f"{KEY} would be sent to {parts.hostname} in the clear: write https")
    return Address(match["model"], match["url"].rstrip("/"))


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows no redirect, which would take the key to another address."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Chat:
    """A chat model as a bot."""

    VERSION: Final = 1
    """The version of the prompt."""

    def __init__(self, name: str) -> None:
        self.address = address_of(name)
        self.NAME, self.refused = self.address.model, 0
        self._opener = urllib.request.build_opener(_NoRedirect)

    def check(self) -> None:
        """Raise ChatFailed if nothing listens at the address: found at the start, this loses no match."""
        parts = urlsplit(self.address.url)
        host = parts.hostname or ""
        if parts.scheme in urllib.request.getproxies() and not urllib.request.proxy_bypass(host):
            return
        try:
            socket.create_connection((host, parts.port or (443 if parts.scheme == "https" else 80)), CONNECT).close()
        except (OSError, ValueError):  # ValueError: no port has this number
            raise ChatFailed(f"{self.address.url} can't be reached") from None

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> str:
        """Return the model's action as text, legal or not: the last of its answers."""
        messages = [{"role": "system", "content": prompt(view.rules)}, {"role": "user", "content": observation(view)}]
        self.refused = 0
        for left in reversed(range(TRIES)):
            answer = self._answer(messages)
            text = action_in(answer, view)
            why = refusal(view, text)
            if why is None or not left:
                break
            self.refused += 1
            again = f"{why}\nLegal actions: {' '.join(map(token, view.legal))}"
            messages += [{"role": "assistant", "content": answer}, {"role": "user", "content": again}]
        return text

    def _answer(self, messages: list[dict[str, str]]) -> str:
        """Return the model's next message. Raise ChatFailed."""
        key = os.environ.get(KEY, "").strip()
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        body = json.dumps({"model": self.address.model, "messages": messages}).encode()
        request = urllib.request.Request(f"{self.address.url}/chat/completions", body, headers)
        for left in reversed(range(REQUESTS)):
            try:
                with self._opener.open(request, timeout=SECONDS) as response:
                    answer = read_json(response.read(LONGEST))["choices"][0]["message"]["content"]
                if isinstance(answer, str):
                    return answer.replace(key or "\0", "…")  # an illegal action is stored
                why = "the message contains no text"
            except urllib.error.HTTPError as error:
                status, said = error.code, error.read(LONGEST).decode("utf-8", "replace")
                if status in BUSY and left:
                    time.sleep(2 ** (REQUESTS - 1 - left))
                    continue
                why = f"status {status}: {said}"
            except TimeoutError:
                why = f"nothing came within {SECONDS:.0f} seconds"
            except (OSError, http.client.HTTPException):
                why = "it can't be reached"
            except (ValueError, KeyError, IndexError, TypeError):
                why = "this is no chat completion"
            why = printable(" ".join(why.replace(key or "\0", "…").split()))
            raise ChatFailed(f"{self.address.url} gave no answer: {why[:400]}") from None
        raise AssertionError


def prompt(rules: Rules) -> str:
    """Return the first message: what to answer, the pages of the general rules and the game, the options that differ."""
    try:
        page = unmarked(f"{rule_page_markdown('general')}\n{rule_page_markdown(rules.game.ID)}")
    except NoPage:
        page = rules.game.ID
    changed = "".join(f"\n{name} = {value}" for name, value in rules.changed().items())
    return f"{PROMPT}\n{page}" + (f"\nOptions of this match:{changed}" if changed else "")


def action_in(answer: str, view: View) -> str:
    """Return the action in an answer: its last line without markup, in the spelling of the legal action that it equals."""
    lines = [line for line in answer.splitlines() if line.strip(MARKUP)]
    text = lines[-1].strip(MARKUP) if lines else ""
    text = re.sub(r"(?i)^(?:final |my )?(?:action|answer|card|call)(?: is)?\s*[:=]?[\s`*]*(?=\S)", "", text).strip(MARKUP)
    return {token(action).lower(): token(action) for action in view.legal}.get(text.lower(), text[:60])


def observation(view: View) -> str:
    """Return what a seat sees: the text of its view, the tricks taken, and its legal actions, if it is to act."""
    lines = [str(view)]
    for number, trick in enumerate(view.tricks, 1):
        played = ", ".join(f"{trick.leader + place & 3} {name(card)}" for place, card in enumerate(trick.cards))
        lines.append(f"trick {number}: {played}; won by seat {trick.winner}")
    if view.legal:
        lines.append(f"legal actions: {' '.join(map(token, view.legal))}")
    return "\n".join(lines)


def refusal(view: View, text: str) -> str | None:
    """Return in words why a text is no legal action of the seat to act, with the clause; None if it is legal."""
    try:
        action = parse_action(view.rules.game, text)
    except UnknownAction as error:
        return str(error)
    if action in view.legal:
        return None
    # What a seat may do depends only on what it sees.
    reason = why_not(state_in(view, [view.hand if seat == view.seat else 0 for seat in SEATS]), view.turn, action)
    assert reason is not None
    return f"{language('en', isolating=False).reason(reason)} ({reason.clause})"
