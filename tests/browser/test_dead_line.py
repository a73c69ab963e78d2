"""A line that is dead though nobody has closed it: both ends are told within seconds, and nobody has to wait for it."""

import contextlib
import socket
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from browser import script
from browser.conftest import PHONE, House, friends, house
from browser.hands import sit_down, what_now
from browser.test_axe import check
from browser.test_endings import ACT

KEEP_TEXTS = script("keep_texts")


class Wire:
    """A way to a server that can be cut, so that nothing comes through and neither end hears of it."""

    def __init__(self, port: int) -> None:
        self._port, self._listening = port, socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = threading.Event()
        self._whole.set()
        self._open: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._port))
                self._open += near, far
                for ends in ((near, far), (far, near)):
                    self._threads.append(threading.Thread(target=self._carry, args=ends))
                    self._threads[-1].start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._whole.wait()
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._whole.set()
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for connection in self._open:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(60)
        for connection in self._open:
            connection.close()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which nobody is played for before their time."""
    with house(tmp_path_factory.mktemp("dead"), grace=3600.0) as server:
        yield server


@pytest.mark.costly
@pytest.mark.long
def test_a_dead_line_is_seen_by_both_and_the_bot_plays_at_once(browser: Browser, patient: House) -> None:
    with contextlib.closing(Wire(int(patient.url.rpartition(":")[2]))) as cable, friends(browser, patient) as those:
        anna, link = those.host("Anna", "quarante", seats="chosen")
        ben = those.join(link.replace(patient.url, cable.url), "Ben", PHONE)
        anna.locator("[data-start]").click()
        expect(ben.locator(".table-page")).to_be_visible()
        cable.cut()
        expect(ben.locator("[data-line=silent]")).to_contain_text("has not answered")
        expect(anna.locator(".seat .gone")).to_contain_text("away")
        cover = anna.get_by_role("button", name="Let the bot play for Ben")
        while not cover.count():
            anna.evaluate(ACT)
            anna.wait_for_timeout(100)
        check(anna, "somebody's line is dead")
        cover.click()
        expect(anna.locator(".seat .bot")).to_be_visible()
        expect(cover).to_have_count(0)
        cable.mend()
        expect(ben.locator("[data-line=open]")).to_be_attached()
        expect(anna.locator(".seat .bot")).to_have_count(0)
        expect(anna.locator(".seat .gone")).to_have_count(0)


@pytest.mark.costly
def test_a_card_that_is_not_answered_is_told_as_sent(browser: Browser, base_url: str) -> None:
    """The server hears a card and its answer does not come: the page says so after two seconds, and doubts after six."""
    with browser.new_context(base_url=base_url, locale="en-GB", viewport=PHONE) as context:
        page, cut = context.new_page(), threading.Event()

        def carry(near: WebSocketRoute) -> None:
            far = near.connect_to_server()
            far.on_message(lambda message: None if cut.is_set() else near.send(message))

        page.add_init_script(KEEP_TEXTS)
        page.route_web_socket("**/ws/**", carry)
        sit_down(page, "jeu-du-roi")
        now = what_now(page, 0)
        cut.set()
        card = page.locator(".hand.mine [data-card]").nth(now[2][0])
        name = str(card.get_attribute("aria-label")).capitalize()
        card.click()
        connection = page.locator(".connection")
        expect(connection).to_contain_text("The server has not answered for 6 seconds.")
        expect(connection).to_contain_text(f"{name}: sent, not confirmed yet.")
        # It stood there for four seconds, which a busy machine may not have looked at.
        assert any("Waiting for the server…" in text for text in page.evaluate("window.texts"))
        check(page, "a server that is silent")
        context.set_offline(True)
        expect(connection).to_contain_text("You are offline.")
