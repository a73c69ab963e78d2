"""What a table tells its clients, read as a view: for programs that sit at a table as a client does, and let a bot look.

A snapshot tells the whole deal in progress, an event what came next; the deal is played again by the rules from what was
said and played. Hands that the reader cannot see are filled with whatever is left: nothing of them is in a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from fourkings.rulebook import games, mirror
from fourkings.rulebook.cards import SEATS, Card, card, mask, members
from fourkings.rulebook.game import Action, Deal, Rules, State, apply, first_scores, order_as_dealt
from fourkings.views import View, view


class Told(Protocol):
    """An update as `parse_update` gives it."""

    def model_dump(self) -> dict[str, Any]:
        """Its fields."""
        ...


def view_of(updates: Mapping[str, Any] | Told | Iterable[Mapping[str, Any] | Told]) -> View | None:
    """The view that a client has after a table's updates; None before the first deal.

    updates: a `snapshot`, and the `event`s after it, in order, each as `json.loads` or `parse_update` gives it; updates of
    other types may stand between them, and of several snapshots the last one counts. One snapshot may be given alone.

    It equals the table's own view of the seat, except for the order of `dealt`: a table sends hands sorted.

    Raises ValueError if there is no snapshot, if an event is missing (then send `hello` again), and if the updates
    contradict each other.
    """
    given: Any = [updates] if isinstance(updates, Mapping) or hasattr(updates, "model_dump") else updates
    reader = _Reader()
    for update in given:
        reader.read(update if isinstance(update, Mapping) else update.model_dump())
    return reader.seen()


@dataclass
class _Reader:
    """What is known of a table after some updates."""

    first: Mapping[str, Any] | None = None  # the snapshot
    now: Mapping[str, Any] | None = None  # the deal in progress
    version: int = 0
    done: list[tuple[int, str]] = field(default_factory=list)  # who did what in the deal

    def read(self, update: Mapping[str, Any]) -> None:
        """One more update."""
        kind = update.get("type")
        if kind == "snapshot":
            self.first, self.version, self.done = update, update["version"], []
            self._note(update["log"])
        elif kind == "event" and self.first and update["version"] > self.version:
            if update["version"] != self.version + 1:
                raise ValueError(f"an update is missing: version {update['version']} follows {self.version}")
            self.version = update["version"]
            whole = update.get("log")
            self.done = self.done if whole is None else []
            self._note(update["happened"] if whole is None else whole)
        else:
            return  # of a gathering, the chat, a refusal; or an event told twice
        self.now = update["now"]

    def _note(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            if event["what"] == "dealt":
                self.done = []
            elif event["what"] in ("played", "said"):
                self.done.append((event["seat"], event["action"]))

    def seen(self) -> View | None:
        """The deal as the reader sees it."""
        if self.first is None:
            raise ValueError("there is no snapshot among the updates: a table sends one in answer to hello")
        if self.now is None:
            return None
        rules = games.rules(self.first["game"], self.first["preset"], self.first["options"])
        actions = [(who, games.parse_action(rules.game, what)) for who, what in self.done]
        state = rules.game.begin(_deal(rules, self.first, self.now, actions))
        for who, action in actions:
            if state.stage == "done" or state.turn != who:
                raise ValueError(f"the updates contradict themselves: it is not seat {who}'s turn to {action}")
            state = apply(state, action)
        seat: int | None = self.first["seat"]
        seen = view(state, seat)
        if wrong := _differs(state, seen, self.now):
            raise ValueError(f"the updates contradict themselves in {wrong} of deal {self.now['number']}")
        return seen


def _deal(rules: Rules, first: Mapping[str, Any], now: Mapping[str, Any], actions: list[tuple[int, Action]]) -> Deal:
    """The deal, the cards that the reader has not seen lying anyhow among the others."""
    number, scores = now["number"], tuple(now["scores"])
    if first["mirror"]:
        number, scores = mirror.number_by_rules(rules, number), first_scores(rules)
    turned = None if now["turned"] is None else card(now["turned"])
    shown = [None, None, None, None] if now["face_up"] is None else [card(text) for text in now["face_up"]]
    gone: list[list[Card]] = [
        [action for seat, action in actions if seat == who and isinstance(action, int)] for who in SEATS
    ]
    held = [[card(text) for text in now["hand"]] if who == first["seat"] else [] for who in SEATS]
    for who in SEATS:
        open_cards = {shown[who], turned if who == now["dealer"] else None} - {None, *gone[who], *held[who]}
        held[who] += sorted(open_card for open_card in open_cards if open_card is not None)
    known = mask(held_card for cards in (*gone, *held) for held_card in cards)
    left = members(mask(rules.game.pack(rules)) & ~known)
    for who in SEATS:
        if who != first["seat"]:
            held[who] += islice(left, max(0, now["held"][who] - len(held[who])))
    dealt = tuple(
        order_as_dealt(rules, held[who] + gone[who], turned if who == now["dealer"] else None, shown[who]) for who in SEATS
    )
    face_up = None if now["face_up"] is None else tuple(open_card for open_card in shown if open_card is not None)
    return Deal(rules, number, now["dealer"], scores, dealt, turned, face_up, now["voids"])


def _differs(state: State, seen: View, now: Mapping[str, Any]) -> str:
    """The first field in which the deal as told is not the deal as played again; nothing where all agree."""
    game = seen.rules.game
    fields = {
        "stage": now["stage"], "turn": None if seen.stage == "done" else now["turn"],
        "hand": mask(map(card, now["hand"])), "held": tuple(now["held"]),
        "trick": tuple(map(card, now["trick"])), "leader": now["leader"],
        "legal": {games.parse_action(game, text) for text in now["legal"]},
    }  # fmt: skip
    here = {
        "stage": state.stage, "turn": None if seen.stage == "done" else seen.turn, "hand": seen.hand,
        "held": seen.hand_sizes, "trick": seen.trick, "leader": seen.leader, "legal": set(seen.legal),
    }  # fmt: skip
    return next((name for name, value in fields.items() if here[name] != value), "")
