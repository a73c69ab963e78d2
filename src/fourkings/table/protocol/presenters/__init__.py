"""Updates made for one seat or a watcher, through `view` alone (GEN-10).

Nothing here reads a hand from a state: a `View` is taken first, and whatever a game is asked for (talk, account, refusals)
it is asked about a state that holds no more than that view, see `visible`.
"""

from fourkings.table.protocol.presenters.chat import chat_update
from fourkings.table.protocol.presenters.clocks import RunningClock
from fourkings.table.protocol.presenters.deal import (
    deal_state,
    known_contract,
    match_result,
    plays_alone,
    rank_order,
    score_row,
    score_rows,
    sentence,
    sorted_hand,
)
from fourkings.table.protocol.presenters.match import NO_NAMES, Names, event_update, players, snapshot
from fourkings.table.protocol.presenters.texts import EventTexts
from fourkings.table.protocol.presenters.visible import next_card_of_rest, rest_is_certain, unseen_cards, visible_state
from fourkings.table.protocol.presenters.waiting_room import waiting_room_snapshot

__all__ = [
    "NO_NAMES",
    "EventTexts",
    "Names",
    "RunningClock",
    "chat_update",
    "deal_state",
    "event_update",
    "known_contract",
    "match_result",
    "next_card_of_rest",
    "players",
    "plays_alone",
    "rank_order",
    "rest_is_certain",
    "score_row",
    "score_rows",
    "sentence",
    "snapshot",
    "sorted_hand",
    "unseen_cards",
    "visible_state",
    "waiting_room_snapshot",
]
