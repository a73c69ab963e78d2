"""GEN-10 over whole matches: every byte that a table sends is compared with what its reader may know at that moment.

What they may know is worked out here from the facts alone, not by views: the cards of the draw, their own hand,
what was turned up or dealt face up, and what has been played. Any other name of a card in a message to them is a leak.
"""

import functools
import json
import random
import re
from typing import Any

import pytest

import services
from fourkings.rulebook.cards import LONG, Seat, mask, members, name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Table
from readers import FakeReader, Rooms, ask
from tables import chairs, last

pytestmark = services.MOSTLY_SQLITE

CARD = re.compile(r"(?<![A-Za-z0-9+:_-])([2-9TJQKA][SHDC])(?![A-Za-z0-9_-])")
SHORT = {"quarante": {"target": 60}, "quarante-1792": {"target": 60}, "400": {"target": 15}}
EVERY = [rules(game, options=SHORT.get(game.ID)) for game in GAMES.values()]
WATCHER = None


@functools.cache
def cards_of(text: str) -> list[str]:
    """Every name of a card in a text; the same few texts come in thousands of messages."""
    return CARD.findall(text)


def cards_in(message: Any) -> list[tuple[str, str]]:
    """Every name of a card anywhere in a message, keys too, with the place where it stands."""
    cards, left = [], [(message, "")]
    while left:
        value, path = left.pop()
        if isinstance(value, dict):
            for key, part in value.items():
                place = f"{path}.{key}"
                cards += [(card, place) for card in cards_of(key)]
                if isinstance(part, (dict, list, str)):
                    left.append((part, place))
        elif isinstance(value, list):
            left += [(part, path) for part in value if isinstance(part, (dict, list, str))]
        elif isinstance(value, str):
            cards += [(card, path) for card in cards_of(value)]
    return cards


DRAWN = ("draw", "kings")
"""Fields that tell the draw: having been drawn makes a card known nowhere else."""


def drawn(now: Table) -> set[int]:
    opened = now.match.opening
    return {card for row in opened.draw for card in row if card is not None} | {card for _, card in opened.kings}


def known(now: Table, seat: Seat | None) -> set[int]:
    """What a seat has seen of the deal in progress: its own hand, and all that was shown or played."""
    if not now.match.deals:
        return set()
    deal = now.state.deal
    shown = {action for _, action in now.match.deals[-1].actions if isinstance(action, int)} | set(deal.face_up or ())
    shown |= {deal.turn_up} if deal.turn_up is not None else set()
    return shown | set(deal.dealt[seat] if seat is not None else ())


def leaks(
    update: dict[str, Any], cards: list[tuple[str, str]], now: Table, seat: Seat | None, asked: str = ""
) -> list[tuple[str, str]]:
    """Of the cards in a message those that its reader cannot know; `asked` is the card that they named themselves."""
    in_draw, in_deal = set(map(name, drawn(now))), set(map(name, known(now, seat)))
    leaked = []
    for card, path in cards:
        if path.endswith(".what"):
            continue  # what a line of the account counts: a set named by the rules, the same in every match
        if update["type"] == "refusal" and card == asked:
            continue
        if card not in (in_draw if path.endswith(DRAWN) else in_deal):
            leaked.append((card, path))
    return leaked


def check(reader: FakeReader, past: list[Table], seat: Seat | None) -> int:
    """Compare every message with the table at its version; how many cards were told in all."""
    number = 0
    for text in reader.texts:
        update = json.loads(text)
        now = past[update["version"] - 1] if "version" in update else past[-1]
        asked = reader.asked[update["answers"]] if update.get("answers") else ""
        cards = cards_in(update)
        assert leaks(update, cards, now, seat, asked) == [], text
        number += len(cards)
        hand = update.get("deal") and update["deal"]["hand"]
        if hand is not None:
            held = 0 if seat is None else now.state.hands[seat]
            assert mask(card for card in LONG if name(card) in hand) == held
    return number


async def whole_match(
    rooms: Rooms, chosen: Rules, people: str, seed: int
) -> tuple[list[FakeReader], list[Seat], list[Table]]:
    """A match of these people and a watcher, with hints, refusals, undo where it may be, and lost lines."""
    dice = random.Random(seed)
    table_id = await rooms.table(chosen, chairs(*people))
    live = await rooms.live(table_id)
    readers = [FakeReader(player) for player in people]
    updates = [await reader.sit(live) for reader in readers]
    watcher = FakeReader("zoe")
    await watcher.sit(live)
    seats = [update["seat"] for update in updates]
    for _ in range(2500):
        if updates[0].get("result"):
            break
        now, version = updates[0]["deal"], updates[0]["version"]
        asker = 0
        if now["stage"] == "done":
            readers[0].write("deal")
        elif now["turn"] in seats:
            asker = seats.index(now["turn"])
            reader, mine = readers[asker], updates[asker]["deal"]
            await disturb(reader, watcher, mine, version, dice)
            # By chance a match of 400 hardly ever ends: there they do as they are advised.
            action = await advised(reader) if chosen.game.ID == "400" else dice.choice(mine["legal"])
            reader.write("act", version=version, action=action)
        updates = [await happened(reader) for reader in readers]
        if len(people) == 1 and version % 97 == 0:
            readers[0].write("undo")
            updates = [await undone(readers[0], updates[0])]
    facts = list(log.parse_events(await rooms.store.tables.events(table_id)))
    past = [table.open_table(facts[0])]  # type: ignore[arg-type]
    for fact in facts[1:]:
        past.append(table.apply_match_event(past[-1], fact))
    return [*readers, watcher], seats, past


async def happened(reader: FakeReader) -> dict[str, Any]:
    """The next event, but that somebody has asked for a hint."""
    return await reader.hear("event", lambda update: update["events"][0]["what"] != "hinted")


async def undone(reader: FakeReader, update: dict[str, Any]) -> dict[str, Any]:
    """The event of the undo that was asked for; the match's last one where bots had ended it in the meantime."""
    while update["events"][0]["what"] != "undone":
        heard = await reader.hear()
        if heard["type"] == "refusal":
            assert update.get("result"), heard
            break
        update = heard if heard["type"] == "event" else update
    return update


async def advised(reader: FakeReader) -> str:
    reader.write("hint")
    return str((await reader.hear("hint"))["action"])


async def disturb(reader: FakeReader, watcher: FakeReader, now: dict[str, Any], version: int, dice: random.Random) -> None:
    """Ask for what is refused, for a hint, and for everything once more: answers must not tell more than the table does."""
    if dice.random() < 0.03:
        for card in members(mask(LONG)):
            if name(card) not in now["legal"]:
                assert (await ask(reader, "act", version=version, action=name(card)))["code"] == "illegal"
    if dice.random() < 0.1:
        reader.write("hint")
        await reader.hear("hint")
    if dice.random() < 0.1:
        watcher.write("hello", since=max(1, version - 12))
        await reader.sit(reader.live, since=max(1, version - 12))  # type: ignore[arg-type]


# Each game at one kind of table: what is sent goes through one view, whoever holds the other hands.
MATCHES = [
    pytest.param(
        chosen,
        people,
        id=f"{chosen.game.ID}-{'four people' if people == 'abcd' else 'alone among bots'}",
        marks=[] if (chosen.game.ID in ("400", "jeu-du-roi")) == (people == "a") else pytest.mark.heavy,
    )
    for chosen in EVERY
    for people in ("a", "abcd")
]


@pytest.mark.parametrize(("chosen", "people"), MATCHES)
async def test_nobody_is_ever_sent_a_card_that_they_may_not_know(chosen: Rules, people: str, rooms: Rooms):
    readers, seats, past = await whole_match(rooms, chosen, people, 3)
    assert past[-1].match.result
    for reader, seat in zip(readers, [*seats, WATCHER], strict=True):
        assert check(reader, past, seat) > 500


def test_the_test_itself_sees_a_leak():
    now = last(rules(GAMES["king"]), 1, most=10)
    for seat in range(4):
        hidden = [name(card) for other in range(4) if other != seat for card in members(now.state.hands[other])]
        for card in hidden:
            for place in (
                {"deal": {"hand": [card]}},
                {"reason": {"params": {"cards": [f"x {card}"]}}},
                {"refusals": {card: 1}},
            ):
                update = {"type": "event", **place}
                assert leaks(update, cards_in(update), now, seat)
        update = {"type": "event", "deal": {"hand": [name(card) for card in members(now.state.hands[seat])]}}
        assert not leaks(update, cards_in(update), now, seat)


async def test_updates_of_one_fact_have_one_size_for_all_who_may_know_the_same(rooms: Rooms):
    live = await rooms.live(await rooms.table(EVERY[0], chairs("a")))
    first, second = FakeReader("y"), FakeReader("z")
    player = FakeReader("a")
    update = await player.sit(live)
    for watcher in (first, second):
        await watcher.sit(live)
    for _ in range(12):
        if update["deal"]["legal"]:
            player.write("act", version=update["version"], action=update["deal"]["legal"][0])
        update = await player.hear("event")
    events = [[text for text in reader.texts if '"event"' in text] for reader in (first, second)]
    shortest = min(map(len, events))
    assert events[0][-shortest:] == events[1][-shortest:]
    assert all('"answers":null' in text for text in events[0])
