"""What a reader at a table is written: letters made from a table and a seat, through `view` alone (GEN-10).

Nothing here reads a hand from a state: a `View` is taken first, and whatever a game is asked for (talk, account, refusals)
it is asked by a state that holds no more than that view, see `shown`.
"""

from fourkings.table.letters.chat import chat
from fourkings.table.letters.clocks import Running
from fourkings.table.letters.deal import now, order_of, outcome, row, rows, sentence, sorted_hand
from fourkings.table.letters.gathering import gathered
from fourkings.table.letters.shown import next_of_rest, rest_is_certain, shown, unseen
from fourkings.table.letters.table import NOBODY, Names, event, players, snapshot

__all__ = [
    "NOBODY",
    "Names",
    "Running",
    "chat",
    "event",
    "gathered",
    "next_of_rest",
    "now",
    "order_of",
    "outcome",
    "players",
    "rest_is_certain",
    "row",
    "rows",
    "sentence",
    "shown",
    "snapshot",
    "sorted_hand",
    "unseen",
]
