"""The tables of the database, the same in SQLite and PostgreSQL; `migrations` upgrade an older database to them."""

from functools import partial
from typing import Any, Final

from sqlalchemy import REAL, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text
from sqlalchemy.types import TypeEngine

metadata: Final = MetaData()
NUMBER: Final[TypeEngine[float]] = Double().with_variant(REAL(), "sqlite")
"""Type of a column for numbers with a fraction."""
Columns = list[Column[Any]]


def _table(name: str, *parts: Columns | Index, **indexes: str) -> Table:
    """Return a table of these columns, with an index `<name>_by_…` for each of `indexes`: the names of its columns."""
    items = [item for part in parts for item in (part if isinstance(part, list) else [part])]
    items += [Index(f"{name}_{index}", *columns.split()) for index, columns in indexes.items()]
    return Table(name, metadata, *items, sqlite_with_rowid=False)


def _columns(
    kind: Any, *names: str, key: bool = False, nullable: bool = False, default: str | None = None, parent: str = ""
) -> Columns:
    """Return columns of a type, which are never null by default.

    key: True for the primary key, whose values the program chooses. default: an SQL expression. parent: the table to whose
    ids they refer; deleting the row there deletes this row.
    """
    options: dict[str, Any] = {"primary_key": True, "autoincrement": False} if key else {"nullable": nullable}
    if default is not None:
        options["server_default"] = text(default)
    foreign = [ForeignKey(f"{parent}.id", ondelete="CASCADE")] if parent else []
    return [Column(name, kind, *foreign, **options) for name in names]


_keys: Final = partial(_columns, Text, key=True)
_texts: Final = partial(_columns, Text)
_integers: Final = partial(_columns, Integer)
_bytes: Final = partial(_columns, LargeBinary)
_numbers: Final = partial(_columns, NUMBER)
"""Columns of numbers with a fraction; times are in seconds since 1970."""

evenings: Final = _table(
    "evenings",
    _keys("id"),
    _texts("game"),
    _bytes("secret"),
    _texts("director", "pace"),  # director: a digest of the token that lets a person direct it
    _numbers("created", "updated"),
    _integers("over", default="0"),
    by_over="over updated",
)
evening_events: Final = _table(
    "evening_events",
    _keys("evening_id", parent="evenings"),
    _integers("version", key=True),
    _texts("event"),
    _numbers("at"),
)
evening_entrants: Final = _table(
    "evening_entrants", _keys("player"), _keys("evening_id", parent="evenings"), by_evening="evening_id"
)
clubs: Final = _table(
    "clubs",
    _keys("id"),
    _texts("name", "keeper"),  # keeper: a digest of the token that lets a person keep it
    _numbers("created"),
    _integers("minimum", "best", default="0"),  # evenings that a place needs (0: half), and that count (0: all)
)
club_evenings: Final = _table(
    "club_evenings", _keys("evening_id", parent="evenings"), _texts("club_id", parent="clubs"), by_club="club_id"
)
puzzle_answers: Final = _table(
    "puzzle_answers",
    _keys("player", "puzzle"),
    _texts("game"),
    _integers("right"),  # 1: the first answer was right
    _numbers("at"),
    _numbers("rating", nullable=True),  # the player's after it; null where it moves none
)
_GLICKO: Final = ("rating", "deviation", "volatility")
puzzle_players: Final = _table("puzzle_players", _keys("player", "game"), _numbers(*_GLICKO))
puzzle_ratings: Final = _table("puzzle_ratings", _keys("puzzle"), _texts("game"), _numbers(*_GLICKO))
exercises: Final = _table(
    "exercises",
    _keys("player", "game", "kind"),
    _integers("number", key=True),
    _texts("task"),
    _texts("answer", nullable=True),  # null until it is given, as are the next two
    _numbers("result", "at", nullable=True),
)
mistakes: Final = _table(
    "mistakes",
    _keys("player", "mistake"),  # mistake: the name of a decision in a review, or of a puzzle
    _texts("card"),  # its schedule as JSON, see `app.mistakes.schedule`
)
tables: Final = _table(
    "tables",
    _keys("id"),
    _texts("game", "preset"),
    _bytes("secret"),
    _texts("pace", "summary"),
    _numbers("created", "updated"),
    _integers("changes", default="0"),
    _numbers("due", nullable=True),
    _texts("origin", "offline_copy", default="''"),  # empty for a match played here; see `app.models.OfflineCopy`
    Index("tables_by_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
)
table_events: Final = _table(
    "table_events", _keys("table_id", parent="tables"), _integers("version", key=True), _texts("event"), _numbers("at")
)
participants: Final = _table("participants", _keys("player"), _keys("table_id", parent="tables"), by_table="table_id")
answers: Final = _table("answers", _keys("table_id", parent="tables"), _keys("player", "request"), _integers("version"))
people: Final = _table("people", _keys("player"), _texts("name", "lang"), _numbers("updated"))
seals: Final = _table("seals", _keys("seal"), _texts("player"), _bytes("secret"), _numbers("at"), by_player="player")
counted_tables: Final = _table("counted_tables", _keys("table_id"))
card_counts: Final = _table("card_counts", _keys("kind", "what", "cell"), _integers("number"))
chat: Final = _table(
    "chat",
    _keys("table_id", parent="tables"),
    _integers("number", key=True),
    _texts("player", "request"),
    _numbers("at"),
    _texts("text", "phrase"),
    Index("chat_by_request", "table_id", "player", "request", unique=True),
    by_player="player",
    by_time="at",
)
links: Final = _table("links", _keys("id"), _texts("player"), _numbers("created", "expires"), by_player="player")
keys: Final = _table("keys", _keys("name"), _bytes("value"))
servers: Final = _table("servers", _keys("id"), _numbers("until"))
leases: Final = _table("leases", _keys("table_id", parent="tables"), _texts("server"), by_server="server")
presence: Final = _table("presence", _keys("table_id", parent="tables"), _keys("player", "server"), by_server="server")
clock_checkpoints: Final = _table(
    "clock_checkpoints",
    _keys("table_id", parent="tables"),
    _integers("version", "ran"),  # ran: milliseconds that the running clock had run then
    _numbers("at"),
)
push_subscriptions: Final = _table(
    "push_subscriptions",
    _keys("id"),  # a digest of the address
    _texts("player", "endpoint", "p256dh", "auth", "origin"),  # origin: where the page was; empty where it had no TLS
    _numbers("at"),
    by_player="player",
)
turn_notices: Final = _table(
    "turn_notices",
    _keys("table_id", parent="tables"),
    _keys("player"),
    _numbers("at"),
    _integers("tries"),
    by_player="player",
    by_time="at",
)
shares: Final = _table(
    "shares",
    _keys("token"),  # who has it may see the match
    _texts("table_id", parent="tables"),
    _texts("player"),  # who gave it
    _integers("hidden"),  # 1: without the names of people
    _numbers("at"),
    by_table="table_id",
    by_player="player",
)
returned_events: Final = _table(
    "returned_events",
    _keys("table_id", parent="tables"),
    _integers("version", key=True),  # of the first of them here
    _integers("number", "offline_version"),  # offline_version: of the first of them on the device
)
open_tables: Final = _table("open_tables", _keys("table_id", parent="tables"), _numbers("until"))  # open to all until then
avoided: Final = _table("avoided", _keys("player", "other"), by_other="other")  # other: whom they do not want to meet again

administrators: Final = _table("administrators", _keys("player"), _numbers("since"))
admin_actions: Final = _table(
    "admin_actions",
    _keys("id"),
    _texts("player", "what", "about", "person"),  # the administrator and the person concerned: empty once forgotten
    _numbers("at"),
    by_time="at",
)
notices: Final = _table("notices", _keys("id"), _texts("text"), _numbers("at"))
sanctions: Final = _table(
    "sanctions",
    _keys("sanction", "player"),  # sanction: bar, mute or ban
    _numbers("until"),
    _integers("address"),  # 1: a ban of where they are, too
    by_player="player",
)
banned_addresses: Final = _table(
    "banned_addresses",
    _keys("digest"),
    _texts("player"),  # with whose ban it ends
    _numbers("until"),
    by_player="player",
)
reports: Final = _table(
    "reports",
    _keys("id"),
    _texts("table_id", "player"),  # a table that may be gone; who has reported, empty once forgotten
    _integers("number"),  # of the line
    _numbers("at"),
    by_player="player",
    by_time="at",
)
report_lines: Final = _table(
    "report_lines",
    _keys("report_id", parent="reports"),
    _integers("number", key=True),
    _texts("player"),
    _numbers("at"),
    _texts("text", "phrase"),
    by_player="player",
)
forgotten: Final = _table("forgotten", _bytes("digest", key=True), _numbers("at"), by_time="at")
backups: Final = _table(
    "backups",
    _keys("digest"),  # SHA-256 of its rows, from its last line
    _numbers("at"),
    _texts("file"),
    _integers("rows"),
    _numbers("checked", nullable=True),  # null until it is checked
    _texts("fault", default="''"),  # empty if it would restore
)
board_sets: Final = _table(
    "board_sets",
    _keys("id"),
    _texts("day", "game"),  # day: as 2026-11-22; empty for a set of no day
    _texts("contents"),  # the set as JSON, with its secret
    _texts("player"),  # whose match it is made of; empty for nobody's, or once forgotten
    _numbers("at"),
    by_day="day",
)
board_entries: Final = _table(
    "board_entries",
    _keys("set_id", parent="board_sets"),
    _keys("player"),
    _texts("handle"),  # by which others know this entry
    _numbers("began"),
    _numbers("finished", nullable=True),
    _integers("ranked"),  # 1: played on its day, so that it is in the ranking
    _texts("sender", default="''"),  # the handle of whose challenge it follows
    _texts("apart", default="''"),  # visitor or repeat: finished on its day, not ranked
    _texts("address", default="''"),  # a digest, forgotten after a day
    _numbers("given_up", nullable=True),
    Index("board_entries_by_handle", "set_id", "handle", unique=True),
    by_player="player",
)
board_answers: Final = _table(
    "board_answers",
    _keys("set_id", parent="board_sets"),
    _keys("player", "other"),  # who is to be told, and who has played the set to its end
    by_player="player",
    by_other="other",
)
board_plays: Final = _table(
    "board_plays",
    _keys("set_id", parent="board_sets"),
    _keys("player"),
    _integers("board", key=True),
    _integers("version"),
    _texts("deals"),  # the actions of each deal so far
    _texts("points"),  # of each deal once the board is over; empty before
    _texts("lost", default="''"),  # of each deal what was given away; empty: not judged
    _numbers("judging", default="0"),  # until then somebody judges it
    by_player="player",
)
board_fields: Final = _table(
    "board_fields",
    _keys("set_id", parent="board_sets"),
    _integers("board", key=True),
    _keys("bot"),  # with its version
    _numbers("until"),  # until then somebody works at it
    _texts("points"),  # of each of its likes, by deal; empty as long as it is not made
)
reviews: Final = _table(
    "reviews",
    _keys("table_id", parent="tables"),
    _integers("seat", key=True),
    _texts("judge"),  # whose verdicts these are, with its version
    _numbers("requested"),
    _integers("reached", "total"),  # actions of the seat that were looked at, and how many it took
    _numbers("until"),  # until then somebody works at it
)
verdicts: Final = _table(
    "verdicts",
    _keys("table_id", parent="tables"),
    _integers("seat", "place", key=True),  # place: among the actions of the seat
    _texts("verdict"),  # a word of `analysis.verdicts`
    _integers("decided"),  # 1: nothing was left to decide
    _texts("decision"),  # the decision as JSON
)
