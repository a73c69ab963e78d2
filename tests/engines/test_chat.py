"""Chat models as bots, by a recorded endpoint: what they see, how they are refused, and that no key gets out."""

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from fourkings.bots import Forfeit
from fourkings.engines import NoBot, chat, find, host, process, source
from fourkings.engines.chat import observation, refusal
from fourkings.engines.process import Engine
from fourkings.leagues import benchmark
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import why_not
from fourkings.rulebook.games import GAMES
from fourkings.views import view

KEY = "sk-very-secret"
STATE = benchmark.decision("quarante-1792", 1)
SEEN = view(STATE, STATE.turn)


class Endpoint(ThreadingHTTPServer):
    """An endpoint that gives recorded answers, the last one for ever, and keeps what it was asked."""

    answers: list[Any]
    asked: list[tuple[str, dict[str, Any], str | None]]

    @property
    def name(self) -> str:
        return f"chat:stub@http://127.0.0.1:{self.server_port}/v1"


class Handler(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append((self.path, body, self.headers["Authorization"]))
        answer = self.server.answers.pop(0) if len(self.server.answers) > 1 else self.server.answers[0]
        status, text = answer if isinstance(answer, tuple) else (200, answer)
        sent = json.dumps({"choices": [{"message": {"content": text}}]}) if status == 200 else text
        self.send_response(status)
        if status == 307:
            self.send_header("Location", "/elsewhere")
        self.end_headers()
        self.wfile.write(sent.encode())

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    monkeypatch.setenv(process.KEY, KEY)
    with Endpoint(("127.0.0.1", 0), Handler) as server:
        server.answers, server.asked = [], []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def asked(endpoint: Endpoint, *answers: Any) -> Any:
    endpoint.answers[:] = answers
    bot = chat.Chat(endpoint.name)
    return bot.choose(SEEN, Stream(b"", b"")), bot.refused


def test_a_model_is_shown_the_rules_and_the_table_and_answers_on_its_last_line(endpoint: Endpoint) -> None:
    best = token(SEEN.legal[0])
    assert asked(endpoint, f"I follow suit.\n\n**Action: {best.lower()}**") == (best, 0)
    ((path, body, key),) = endpoint.asked
    assert (path, key, body["model"]) == ("/v1/chat/completions", f"Bearer {KEY}", "stub")
    system, question = (message["content"] for message in body["messages"])
    assert "Quarante" in system
    assert "GEN-9" in system
    assert str(SEEN) in question
    assert question.endswith("legal actions: " + " ".join(map(token, SEEN.legal)))
    assert KEY not in json.dumps(body)


def test_an_illegal_answer_is_refused_in_words_until_the_third(endpoint: Endpoint) -> None:
    best = token(SEEN.legal[0])
    assert asked(endpoint, "AK", best) == (best, 1)
    assert "'AK' is neither a card nor a word of quarante-1792" in endpoint.asked[1][1]["messages"][-1]["content"]
    assert asked(endpoint, "no idea") == ("no idea", 2)


@pytest.mark.parametrize("line", ["-1", "Action: -1", "**Final answer:** -1", "My action is `-1`.", "x\n\n-1\n\n"])
def test_an_answer_may_have_words_and_markup_around_the_action(line: str) -> None:
    assert chat.action_in(line, SEEN) == "-1"


@pytest.mark.parametrize("game", GAMES.own)
def test_refusals_are_those_of_the_rules_whatever_the_hidden_cards(game: str) -> None:
    for number in range(3):
        state = benchmark.decision(game, number)
        seen = view(state, state.turn)
        assert str(seen) in observation(seen)
        for action in (*state.rules.game.CALLS, *state.rules.game.pack(state.rules)):
            reason = why_not(state, state.turn, action)
            said = refusal(seen, token(action))
            assert (said is None) == (reason is None)
            assert reason is None or f"({reason.clause})" in (said or "")


@pytest.mark.parametrize("answer", [(401, f"wrong key {KEY}"), (401, 395 * "x" + KEY), (307, ""), (200, None), (200, 5)])
def test_what_goes_wrong_is_said_without_the_key_and_no_redirect_is_followed(endpoint: Endpoint, answer: Any) -> None:
    endpoint.answers[:] = [answer]
    engine = Engine(endpoint.name, [sys.executable, "-m", "fourkings.engines.host", endpoint.name], 30)
    with pytest.raises(Forfeit, match="gave no answer") as lost:
        engine.choose(SEEN, Stream(b"", b""))
    assert KEY[:4] not in str(lost.value)
    assert len(endpoint.asked) == 1
    assert asked(endpoint, f"You sent {KEY}") == ("You sent …", 2)


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/v1", "http://127.0.0.1:99999/v1"])
def test_an_endpoint_that_is_not_there_is_found_before_the_first_match(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("urllib.request.getproxies", dict)
    with pytest.raises(chat.ChatFailed, match=rf"^{url} can't be reached$"):
        chat.Chat(f"chat:stub@{url}").check()
    with pytest.raises(host.CannotHost, match="can't be reached"):
        host.bot_of(f"chat:stub@{url}")


def test_a_busy_endpoint_is_asked_again(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat.time, "sleep", lambda seconds: None)
    best = token(SEEN.legal[0])
    assert asked(endpoint, (429, "later"), (503, "later"), best) == (best, 0)
    assert len(endpoint.asked) == 3


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("chat:m", "write chat:MODEL@URL"),
        (f"chat:m@https://u:{KEY}@h/v1", "contains no key"),
        (f"chat:m@https://h/v1?key={KEY}", "contains no key"),
        ("chat:m@http://example.org/v1", "in the clear"),
    ],
)
def test_no_name_of_a_model_gives_the_key_away(name: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(process.KEY, KEY)
    with pytest.raises(NoBot, match=why) as refused:
        find(name)
    assert KEY not in str(refused.value)


def test_a_model_takes_the_decisions_of_the_benchmark_and_its_faults_are_counted(
    endpoint: Endpoint, tmp_path: Path
) -> None:
    endpoint.answers[:] = ["no idea"]
    assert source(endpoint.name, "king") is None
    answers = [benchmark.answer(("quarante-1792", endpoint.name, number)) for number in range(3)]
    assert [(row.fault, row.action, row.refused) for row in answers] == [("illegal", None, 2)] * 3
    assert all(row.loss > 0 for row in answers[:2])
