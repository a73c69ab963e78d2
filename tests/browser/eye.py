"""An eye over the table: it is shown matches moment by moment, and says what is covered, cut, too small or out of view.

The page has no server to its table: the updates that a reader would get are pushed into it, so that every moment of a
match can be looked at on screens of any size.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

import tables
from browser import script
from browser.hands import close_window
from fourkings.lessons import has_lesson, lesson
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import GAMES
from fourkings.table.match import Act, Participant, Table
from fourkings.table.protocol import presenters
from fourkings.table.waiting_room import Conditions, TimeControl

SCRIPT = Path(__file__).with_name("eye.js")
LOOKING = SCRIPT.read_text(encoding="utf-8").partition("  /* The line to the table")[0] + "})();"
"""The eye alone, for a page whose line to its table is open."""
SIZES = (
    (360, 640), (360, 740), (390, 844), (412, 915), (740, 360), (915, 412), (820, 1180), (1366, 657), (1366, 850),
    (1920, 1080),
)  # fmt: skip
BOTS = ("Anna", "Basile", "Chloé", "Théodore")
PEOPLE = ("Marguerite", "Jean-Christophe", "Abd al-Rahman", "Wilhelmina")
LONGEST = ("Bartholomaeusberger1", "Wilhelmina-Katharina", "Konstantinopolitanis", "Anna")
"""The longest names that a person may have, and a short one."""


KIND = {"stage", "turn", "legal", "calls", "trick", "hand", "rest"}
"""What of a deal makes the kind of a moment."""


class Look(NamedTuple):
    """How a screen is set up."""

    size: tuple[int, int]
    language: str = "en"
    settings: tuple[tuple[str, Any], ...] = ()
    friend: bool = False  # a lesson: the friend talks, at length

    def __str__(self) -> str:
        names = [name for name, _ in self.settings] + ["friend"] * self.friend
        return " ".join([f"{self.size[0]}×{self.size[1]}", self.language, *names])


LARGE = (("largeCards", True),)
LEFT = (("leftHanded", True),)


@dataclass(frozen=True)
class Moment:
    """A moment of a match: the updates that lead to it, its kind, and a hint that may be asked for then."""

    kind: tuple[object, ...]
    updates: list[dict[str, Any]]
    hint: dict[str, Any] | None = None


def moments(
    rules: Rules,
    seed: int,
    people: bool = False,
    most: int = 700,
    choose: Callable[..., Action] | None = None,
    each: int | None = None,
) -> Iterator[Moment]:
    """A match by chance as the seat whose turn it is sees it; with `people` all four are persons, against the clock.

    `choose` says what is done. A trick that is just complete is a moment of its own, and so is the account of a deal. At
    most `each` moments of a kind are made: what is told of one costs far more than to know its kind.
    """
    seen: Counter[tuple[object, ...]] = Counter()

    def wanted(kind: tuple[object, ...]) -> bool:
        seen[kind] += 1
        return each is None or seen[kind] <= each

    seated = [Participant("", f"id{i}", "careful", guest=i) for i in range(4)] if people else None
    for before, now, fact in tables.random_events(rules, seed, seated, most, choose or talkative):
        if not now.match.deals:
            continue
        at = replace(now, conditions=Conditions(chat=True, hints=True, clock=TimeControl(180, 10))) if people else now
        turn = at.state.turn
        own = next(seat for seat in range(4) if at.participant(seat).player)
        seat = turn if people and turn is not None else own
        if before and isinstance(fact, Act) and isinstance(fact.action, int) and not at.state.trick:
            kind: tuple[object, ...] = ("taken", -(-at.state.hands[seat].bit_count() // 4))
            if wanted(kind):
                taken = presenters.event_update(before, at, fact, seat).model_dump(mode="json")
                yield Moment(kind, [snapshot(replace(before, conditions=at.conditions), seat), taken])
        if wanted(kind := _kind(at, seat)):
            update = snapshot(at, seat)
            yield Moment(kind, [update], _hint(update["deal"]["legal"]) if seat == update["deal"]["turn"] else None)


def tricks(rules: Rules, seed: int) -> Iterator[list[dict[str, Any]]]:
    """All tricks of a first deal but the last, as one person among bots sees them: before, with each event, and after."""
    updates: list[dict[str, Any]] = []
    for before, now, fact in tables.random_events(rules, seed, choose=talkative):
        if not before or not isinstance(fact, Act) or before.state.stage != "play":
            continue
        own = next(seat for seat in range(4) if now.participant(seat).player)
        updates = updates or [snapshot(before, own)]
        updates.append(presenters.event_update(before, now, fact, own).model_dump(mode="json"))
        if isinstance(fact.action, int) and not now.state.trick:
            if now.state.stage == "done":
                return
            yield [*updates, snapshot(now, own)]
            updates = []


def talkative(dice: random.Random, legal: Sequence[Action]) -> Action:
    """By chance, but so that auctions come about and go on, and bids stay small."""
    bids = [action for action in legal if isinstance(action, str) and action.startswith("bid:")]
    if "auction" in legal and dice.random() < 0.9:
        return "auction"
    return dice.choice(bids[:4] or [action for action in legal if action != "pass" or dice.random() < 0.5] or legal)


def hesitant(dice: random.Random, legal: Sequence[Action]) -> Action:
    """By chance, but so that auctions end low, with a dealer who may do whatever a dealer may."""
    if "auction" in legal:
        return "auction"
    return "pass" if "pass" in legal and dice.random() < 0.8 else dice.choice(legal)


def snapshot(now: Table, seat: Seat) -> dict[str, Any]:
    names = {
        chair.player: (PEOPLE if chair.guest else BOTS)[chair.guest or 0] for chair in now.participants if chair.player
    }
    secret = b"0" * 32 if now.match.result else None
    guest = now.participant(seat).guest
    return presenters.snapshot(now, seat, "eye", "slow", "0" * 64, names, guest, secret=secret).model_dump(mode="json")


def _kind(at: Table, seat: Seat) -> tuple[object, ...]:
    """What makes a moment look like others: the stage, whose turn it is, what may be said, how many cards there are, and
    whether the rest may be played at once.
    """
    state = presenters.deal_state(at, seat)
    assert state
    now = state.model_dump(mode="json", include=KIND)
    calls = tuple(sorted({action.split(":")[0] for action in now["legal"] if len(action) != 2 or action[0] in "+-"}))[:4]
    stage = "end" if at.match.result else now["stage"]
    cards = len(now["trick"]), -(-len(now["hand"]) // 4)
    return stage, now["turn"] == seat, now["calls"].get("step"), calls, *cards, now["rest"]


def _hint(actions: list[str]) -> dict[str, Any]:
    """A hint of the longest sentences, for the first of some actions."""
    first, second = actions[0], actions[-1]
    parts: list[tuple[str, dict[str, Any]]]
    if first.startswith("bid:"):
        parts = [("hand-tricks", {"tricks": 6}), ("bid", {"how": "bold", "bid": 5})]
    elif len(first) != 2 or first[0] in "+-":
        parts = [("call-points", {"word": first, "second": second, "points": 143})]
    else:
        fact = ("unbeatable", {"mine": 1, "seat": 2, "prize": "KH"})
        falls = ("falls", {"lead": 1, "often": "sometimes", "card": second, "better": first, "points": 40})
        parts = [fact, falls, ("as-good", {"how": "action", "card": second})]
    weighed = dict.fromkeys((first, second, *actions[1:3]))
    return {
        "type": "hint",
        "answers": "",
        "action": first,
        "parts": [{"key": key, "params": params} for key, params in parts],
        "choices": [{"action": action, "worth": -113.4, "percent": 64} for action in weighed],
        "deals": 200,
        "by": "flat",
        "for_match": True,
    }


def lengthy(code: str) -> dict[str, Any]:
    """A lesson in which the friend says the longest things that they say anywhere, in a language."""
    texts = (remark.texts[code] for game in GAMES if has_lesson(game) for remark in lesson(game).remarks)
    longest = max((re.sub(r"{\w+}", "Jean-Christophe", text) for text in texts), key=len)
    said = [{"clause": "KG-10", "text": longest} for _ in range(3)]
    return {"game": "king", "remarks": said, "about": "KG-10", "skips": False, "over": False, "strategy": []}


class Screen:
    def __init__(self, browser: Browser, url: str, look: Look) -> None:
        width, height = look.size
        context = browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        context.add_init_script(path=SCRIPT)
        kept = {"pace": "slow", **dict(look.settings)}
        context.add_init_script(f"localStorage.setItem('fourkings.settings', {json.dumps(json.dumps(kept))})")
        self.look, self._friend = look, look.friend
        if look.friend:
            place = {"table": "eye", "heard": 2, "alone": False}
            context.add_init_script(f"localStorage.setItem('fourkings.lesson', {json.dumps(json.dumps(place))})")
            context.route("**/api/lessons/eye?*", lambda route: route.fulfill(json=lengthy(look.language)))
            context.route("**/api/lessons/eye/advice", lambda route: route.fulfill(json={"version": 0, "warned": []}))
        self.page: Page = context.new_page()
        self.page.goto(f"/?lang={look.language}#/table/eye")
        self.page.wait_for_function("() => window.line?.listeners.message && document.querySelector('.waiting')")
        self.page.evaluate("() => document.fonts.ready")
        self._index: tuple[int, float] = (0, 0.0)

    def show(self, moment: Moment) -> list[str]:
        faults: list[str] = []
        for update in moment.updates:
            faults = self._push(update)
        if moment.hint:
            faults += [f"with a hint, {fault}" for fault in self._push(moment.hint) if fault not in faults]
        return faults

    def _push(self, update: dict[str, Any]) -> list[str]:
        if self._friend and update["type"] == "snapshot":
            update = {**update, "lesson": True}
        # As one text and in one call: Playwright takes as long to pack a snapshot value by value as the page to draw it.
        text = json.dumps(update)
        if self._friend and update["type"] == "snapshot":
            self.page.evaluate("update => push(JSON.parse(update))", text)
            self.page.locator(".friend").wait_for()
            seen = self.page.evaluate("() => look()")
        else:
            seen = self.page.evaluate("update => push(JSON.parse(update)).then(look)", text)
        cards, index = self._index
        faults: list[str] = seen["faults"]
        if cards == 3 and seen["cards"] == 4 and seen["index"] < 0.95 * index:
            faults.append(f"the indices of the complete trick shrink from {index:.0f} to {seen['index']:.0f}")
        self._index = (seen["cards"], seen["index"])
        return faults

    def lies(self, updates: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Where the hand is and how large the cards of the trick are, after each of these updates."""
        looking = script("lies")
        return list(self.page.evaluate(looking, list(map(json.dumps, updates))))

    def leaf(self) -> list[str]:
        """Open the score sheet, say what is wrong with it, and close it again."""
        self.page.keyboard.press("s")
        self.page.locator("dialog[open] .sheet").wait_for()
        faults: list[str] = self.page.evaluate("() => lookAtWindow()")
        close_window(self.page)
        return faults

    def close(self) -> None:
        self.page.context.close()
