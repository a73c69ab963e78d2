"""A table before its match: people join by a link and take places, bots fill the rest, the host starts. Pure.

Commands (`join`, `sit`, `kick`, …) check what is asked and give a fact, None if it is so already, or raise `Refused`;
facts make the gathering (`open_gathering`, `apply_fact`). They are numbered from 1 on, and the match's own facts go on from
there: one version without gaps for the whole life of a table. People are ids here, and numbers in messages; their names
stand outside the log.
"""

from typing import TYPE_CHECKING

from fourkings._moved import renamed
from fourkings.table.gathering.commands import (
    MAX_CONTRIBUTION_BYTES,
    MAX_GUESTS,
    admit,
    change_host,
    check_start,
    configure,
    contribute,
    depart,
    draw_opening,
    join,
    kick,
    lots,
    seat_bot,
    sit,
    swap,
    table_refusal,
)
from fourkings.table.gathering.facts import (
    Admit,
    Close,
    Conditions,
    Configure,
    Contribute,
    Depart,
    Fact,
    Gather,
    Gathering,
    Guest,
    HostChanged,
    Join,
    Kick,
    Place,
    SeatBot,
    Seating,
    Sit,
    Swap,
    TimeControl,
    WatchPolicy,
    apply_fact,
    open_gathering,
)

__all__ = [
    "MAX_CONTRIBUTION_BYTES",
    "MAX_GUESTS",
    "Admit",
    "Close",
    "Conditions",
    "Configure",
    "Contribute",
    "Depart",
    "Fact",
    "Gather",
    "Gathering",
    "Guest",
    "HostChanged",
    "Join",
    "Kick",
    "Place",
    "SeatBot",
    "Seating",
    "Sit",
    "Swap",
    "TimeControl",
    "WatchPolicy",
    "admit",
    "apply_fact",
    "change_host",
    "check_start",
    "configure",
    "contribute",
    "depart",
    "draw_opening",
    "join",
    "kick",
    "lots",
    "open_gathering",
    "seat_bot",
    "sit",
    "swap",
    "table_refusal",
]

_RENAMED = {
    old: f"{__name__}.{new}"
    for old, new in (
        ("LONGEST_LUCK", "MAX_CONTRIBUTION_BYTES"),
        ("MOST_GUESTS", "MAX_GUESTS"),
        ("Clock", "TimeControl"),
        ("Hand", "HostChanged"),
        ("Lay", "Configure"),
        ("Part", "Depart"),
        ("Seats", "Seating"),
        ("Terms", "Conditions"),
        ("Watch", "WatchPolicy"),
        ("after", "apply_fact"),
        ("gather", "open_gathering"),
        ("hand", "change_host"),
        ("lay", "configure"),
        ("open_places", "draw_opening"),
        ("part", "depart"),
        ("refuse", "table_refusal"),
        ("start", "check_start"),
    )
}
if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, _RENAMED)
