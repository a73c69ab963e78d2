"""A bot's `View` of a deal, rebuilt from the updates that a client has received: for programs that play over the network.

A snapshot has the whole deal in progress, an event what came next; the deal is replayed by the rules from its calls and
cards. Hands that the reader cannot see are filled with the remaining cards: nothing of them is in a view.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from fourkings.rulebook import games, mirror
from fourkings.rulebook.cards import SEATS, Card, card, mask, members
from fourkings.rulebook.game import Action, Deal, Rules, State, apply, first_scores, order_as_dealt
from fourkings.rulebook.game.exchange import HIDDEN
from fourkings.views import View, view


class UpdateLike(Protocol):
    """An update as `parse_update` returns it."""

    def model_dump(self) -> dict[str, Any]:
        """Return its fields."""
        ...


def view_of(updates: Mapping[str, Any] | UpdateLike | Iterable[Mapping[str, Any] | UpdateLike]) -> View | None:
    """Return the view that a client has after a table's updates; None before the first deal.

    updates: a `snapshot`, and the `event`s after it, in order, each as `json.loads` or `parse_update` returns it. Updates
    of other types may come between them, and of several snapshots the last one counts. One snapshot may be given alone.

    The view equals the table's own for the seat, except for the order of `dealt`: a table sends hands sorted.

    Raises ValueError if there is no snapshot, if an event is missing (then send `hello` again), and if the updates
    contradict each other.
    """
    sequence: Any = [updates] if isinstance(updates, Mapping) or hasattr(updates, "model_dump") else updates
    reader = _Reader()
    for update in sequence:
        reader.read(update if isinstance(update, Mapping) else update.model_dump())
    return reader.view()


@dataclass
class _Reader:
    """The knowledge of a client after some updates: the last snapshot, the deal in progress, and its actions so far."""

    snapshot: Mapping[str, Any] | None = None
    deal: Mapping[str, Any] | None = None  # the deal in progress
    version: int = 0
    actions: list[tuple[int, str]] = field(default_factory=list)  # of the deal, each with its seat

    def read(self, update: Mapping[str, Any]) -> None:
        """Apply one more update."""
        kind = update.get("type")
        if kind == "snapshot":
            self.snapshot, self.version, self.actions = update, update["version"], []
            self._note(update["log"])
        elif kind == "event" and self.snapshot and update["version"] > self.version:
            if update["version"] != self.version + 1:
                raise ValueError(f"an update is missing: version {update['version']} follows {self.version}")
            self.version = update["version"]
            log = update.get("log")
            self.actions = self.actions if log is None else []
            self._note(update["events"] if log is None else log)
        else:
            return  # before the match, the chat, a refusal; or an event sent twice
        self.deal = update["deal"]

    def _note(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            if event["what"] == "dealt":
                self.actions = []
            elif event["what"] in ("played", "said"):
                self.actions.append((event["seat"], event["action"]))

    def view(self) -> View | None:
        """Return the view of the deal, None before the first one. Raise ValueError as `view_of` does."""
        if self.snapshot is None:
            raise ValueError("there is no snapshot among the updates: a table sends one in answer to hello")
        if self.deal is None:
            return None
        rules = games.rules(self.snapshot["game"], self.snapshot["preset"], self.snapshot["options"])
        if any(text == HIDDEN for _, text in self.actions):
            raise ValueError(f"updates do not show who gave which cards, so no view of {rules.game.ID} follows from them")
        actions = [(who, games.parse_action(rules.game, text)) for who, text in self.actions]
        state = rules.game.begin(_deal(rules, self.snapshot, self.deal, actions))
        for who, action in actions:
            if state.stage == "done" or state.turn != who:
                raise ValueError(f"the updates contradict themselves: it is not seat {who}'s turn to {action}")
            state = apply(state, action)
        seat: int | None = self.snapshot["seat"]
        seen = view(state, seat)
        if wrong := _difference(state, seen, self.deal):
            raise ValueError(f"the updates contradict themselves in {wrong} of deal {self.deal['number']}")
        return seen


def _deal(rules: Rules, snapshot: Mapping[str, Any], deal: Mapping[str, Any], actions: list[tuple[int, Action]]) -> Deal:
    """Return the deal with the unseen cards filled in, in any order, among the hands that the reader cannot see."""
    number, scores = deal["number"], tuple(deal["scores"])
    if snapshot["mirror"]:
        number, scores = mirror.number_by_rules(rules, number), first_scores(rules)
    turned = None if deal["turn_up"] is None else card(deal["turn_up"])
    shown = [None, None, None, None] if deal["face_up"] is None else [card(text) for text in deal["face_up"]]
    gone: list[list[Card]] = [
        [action for seat, action in actions if seat == who and isinstance(action, int)] for who in SEATS
    ]
    held = [[card(text) for text in deal["hand"]] if who == snapshot["seat"] else [] for who in SEATS]
    for who in SEATS:
        open_cards = {shown[who], turned if who == deal["dealer"] else None} - {None, *gone[who], *held[who]}
        held[who] += sorted(open_card for open_card in open_cards if open_card is not None)
    known = mask(held_card for cards in (*gone, *held) for held_card in cards)
    left = members(mask(rules.game.pack(rules)) & ~known)
    for who in SEATS:
        if who != snapshot["seat"]:
            held[who] += islice(left, max(0, deal["hand_sizes"][who] - len(held[who])))
    dealt = tuple(
        order_as_dealt(rules, held[who] + gone[who], turned if who == deal["dealer"] else None, shown[who]) for who in SEATS
    )
    face_up = None if deal["face_up"] is None else tuple(open_card for open_card in shown if open_card is not None)
    return Deal(rules, number, deal["dealer"], scores, dealt, turned, face_up, deal["voids"])


def _difference(state: State, seen: View, deal: Mapping[str, Any]) -> str:
    """Return the first field in which the deal as sent differs from the deal as replayed; empty if none does."""
    game = seen.rules.game
    fields = {
        "stage": deal["stage"], "turn": None if seen.stage == "done" else deal["turn"],
        "hand": mask(map(card, deal["hand"])), "hand_sizes": tuple(deal["hand_sizes"]),
        "trick": tuple(map(card, deal["trick"])), "leader": deal["leader"],
        "legal": {games.parse_action(game, text) for text in deal["legal"]},
    }  # fmt: skip
    replayed = {
        "stage": state.stage, "turn": None if seen.stage == "done" else seen.turn, "hand": seen.hand,
        "hand_sizes": seen.hand_sizes, "trick": seen.trick, "leader": seen.leader, "legal": set(seen.legal),
    }  # fmt: skip
    return next((name for name, value in fields.items() if replayed[name] != value), "")
