"""Builders of the updates for one seat or a watcher, from a `View` alone, so that no hidden card gets out (GEN-10).

Nothing here reads a hand from a state: a `View` is taken first, and a game computes calls, account and refusals from a
state that contains no more than that view (`visible`).
"""

from fourkings.table.protocol.presenters.chat import chat_update
from fourkings.table.protocol.presenters.deal import (
    deal_state,
    known_contract,
    match_result,
    plays_alone,
    rank_order,
    score_rows,
    sentence,
    sorted_hand,
)
from fourkings.table.protocol.presenters.match import NO_NAMES, Names, RunningClock, event_update, players, snapshot
from fourkings.table.protocol.presenters.texts import EventTexts, Written
from fourkings.table.protocol.presenters.visible import next_card_of_rest, rest_is_certain, visible_state
from fourkings.table.protocol.presenters.waiting_room import waiting_room_snapshot

__all__ = [
    "NO_NAMES", "EventTexts", "Names", "RunningClock", "Written", "chat_update", "deal_state", "event_update",
    "known_contract", "match_result", "next_card_of_rest", "players", "plays_alone", "rank_order", "rest_is_certain",
    "score_rows", "sentence", "snapshot", "sorted_hand", "visible_state", "waiting_room_snapshot",
]  # fmt: skip
