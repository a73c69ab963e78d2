"""Cards are played by a drag or a double click as by a tap, suits stay where they are, and sounds have one switch."""

from playwright.sync_api import Page, expect

from browser.hands import WHAT_NOW, close_window, sit_down

COUNT = """() => {
  window.started = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...given) { window.started += 1; return start.apply(this, given); };
  }
}"""


def drag(page: Page, card: str, up: float) -> None:
    box = page.locator(f".hand [data-card='{card}']").bounding_box()
    assert box is not None
    x, y = box["x"] + 10, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y - up / 2, steps=3)
    page.mouse.move(x + 4, y - up, steps=3)
    page.mouse.up()


def test_a_card_is_dragged_onto_the_table_or_falls_back(page: Page) -> None:
    sit_down(page, "jeu-du-roi")
    page.evaluate(COUNT)
    hand = page.locator(".hand [data-card]")
    suits = "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
    version = 0
    for turn in range(4):
        _, version, legal, _ = page.wait_for_function(WHAT_NOW, arg=version, polling=50).json_value()
        before = page.evaluate(suits)
        card = before[legal[0]]
        if turn == 0:
            drag(page, card, 20)
            expect(hand).to_have_count(len(before))
            expect(page.locator("[data-dragged]")).to_have_count(0)
        if turn < 2:
            drag(page, card, 260)
        else:  # a double click plays one card, and not the next as well
            page.locator(f".hand [data-card='{card}']").dblclick(position={"x": 8, "y": 30})
        expect(hand).to_have_count(len(before) - 1)
        assert page.evaluate(suits) == [held for held in before if held != card]
    page.wait_for_function("window.started > 4")
    page.keyboard.press("o")
    page.locator(".switch", has_text="Sounds").click()
    page.locator("#set-felt").select_option("blue")
    close_window(page)
    page.wait_for_function(WHAT_NOW, arg=version, polling=50)
    page.evaluate("window.started = 0")
    page.keyboard.press("abcdefghijklm"[page.evaluate(f"({WHAT_NOW})(0)")[2][0]])
    expect(hand).to_have_count(len(before) - 2)
    assert page.evaluate("[window.started, document.documentElement.dataset.felt]") == [0, "blue"]
