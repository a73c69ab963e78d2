"""The tables of the database, the same in SQLite and PostgreSQL; `migrations` upgrade an older database to them."""

from typing import Any, Final

from sqlalchemy import REAL, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

metadata: Final = MetaData()
NUMBER: Final[TypeEngine[float]] = Double().with_variant(REAL(), "sqlite")
"""Type of a column for numbers with a fraction."""
SECONDS: Final = NUMBER
"""Type of a column for times, in seconds since 1970."""


def _table(name: str, *items: SchemaItem) -> Table:
    return Table(name, metadata, *items, sqlite_with_rowid=False)


def _column(name: str, kind: Any = Text, *items: SchemaItem, **options: Any) -> Column[Any]:
    """Return a column that is never null."""
    return Column(name, kind, *items, nullable=False, **options)


def _key(name: str, kind: Any = Text, *items: SchemaItem) -> Column[Any]:
    """Return a column of the primary key, whose values the program chooses."""
    return _column(name, kind, *items, primary_key=True, autoincrement=False)


def _parent(table: str) -> ForeignKey:
    """Return a foreign key to the id of a table; deleting the row that it refers to deletes this row."""
    return ForeignKey(f"{table}.id", ondelete="CASCADE")


evenings: Final = _table(
    "evenings",
    _key("id"),
    _column("game"),
    _column("secret", LargeBinary),
    _column("director"),  # a digest of the token that lets a person direct it
    _column("pace"),
    _column("created", SECONDS),
    _column("updated", SECONDS),
    _column("over", Integer, server_default=text("0")),
    Index("evenings_by_over", "over", "updated"),
)
evening_events: Final = _table(
    "evening_events",
    _key("evening_id", Text, _parent("evenings")),
    _key("version", Integer),
    _column("event"),
    _column("at", SECONDS),
)
evening_entrants: Final = _table(
    "evening_entrants",
    _key("player"),
    _key("evening_id", Text, _parent("evenings")),
    Index("evening_entrants_by_evening", "evening_id"),
)
clubs: Final = _table(
    "clubs",
    _key("id"),
    _column("name"),
    _column("keeper"),  # a digest of the token that lets a person keep it
    _column("created", SECONDS),
    _column("minimum", Integer, server_default=text("0")),  # evenings that a place needs; 0: half of them
    _column("best", Integer, server_default=text("0")),  # how many of a person's evenings count; 0: all
)
club_evenings: Final = _table(
    "club_evenings",
    _key("evening_id", Text, _parent("evenings")),
    _column("club_id", Text, _parent("clubs")),
    Index("club_evenings_by_club", "club_id"),
)
puzzle_answers: Final = _table(
    "puzzle_answers",
    _key("player"),
    _key("puzzle"),
    _column("game"),
    _column("right", Integer),  # 1: the first answer was right
    _column("at", SECONDS),
    Column("rating", NUMBER),  # the player's after it; null where it moves none
)
puzzle_players: Final = _table(
    "puzzle_players",
    _key("player"),
    _key("game"),
    _column("rating", NUMBER),
    _column("deviation", NUMBER),
    _column("volatility", NUMBER),
)
puzzle_ratings: Final = _table(
    "puzzle_ratings",
    _key("puzzle"),
    _column("game"),
    _column("rating", NUMBER),
    _column("deviation", NUMBER),
    _column("volatility", NUMBER),
)
exercises: Final = _table(
    "exercises",
    _key("player"),
    _key("game"),
    _key("kind"),
    _key("number", Integer),
    _column("task"),
    Column("answer", Text),  # null until it is given, as are the two below
    Column("result", NUMBER),
    Column("at", SECONDS),
)
mistakes: Final = _table(
    "mistakes",
    _key("player"),
    _key("mistake"),  # the name of a decision in a review, or of a puzzle
    _column("card"),  # its schedule as JSON, see `app.mistakes.schedule`
)
tables: Final = _table(
    "tables",
    _key("id"),
    _column("game"),
    _column("preset"),
    _column("secret", LargeBinary),
    _column("pace"),
    _column("summary"),
    _column("created", SECONDS),
    _column("updated", SECONDS),
    _column("changes", Integer, server_default=text("0")),
    Column("due", SECONDS),
    _column("origin", server_default=text("''")),  # empty for a match played here
    _column("offline_copy", server_default=text("''")),  # see `app.models.OfflineCopy`
    Index("tables_by_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
)
table_events: Final = _table(
    "table_events",
    _key("table_id", Text, _parent("tables")),
    _key("version", Integer),
    _column("event"),
    _column("at", SECONDS),
)
participants: Final = _table(
    "participants", _key("player"), _key("table_id", Text, _parent("tables")), Index("participants_by_table", "table_id")
)
answers: Final = _table(
    "answers", _key("table_id", Text, _parent("tables")), _key("player"), _key("request"), _column("version", Integer)
)
people: Final = _table("people", _key("player"), _column("name"), _column("lang"), _column("updated", SECONDS))
seals: Final = _table(
    "seals",
    _key("seal"),
    _column("player"),
    _column("secret", LargeBinary),
    _column("at", SECONDS),
    Index("seals_by_player", "player"),
)
counted_tables: Final = _table("counted_tables", _key("table_id"))
card_counts: Final = _table("card_counts", _key("kind"), _key("what"), _key("cell"), _column("number", Integer))
chat: Final = _table(
    "chat",
    _key("table_id", Text, _parent("tables")),
    _key("number", Integer),
    _column("player"),
    _column("request"),
    _column("at", SECONDS),
    _column("text"),
    _column("phrase"),
    Index("chat_by_player", "player"),
    Index("chat_by_request", "table_id", "player", "request", unique=True),
    Index("chat_by_time", "at"),
)
links: Final = _table(
    "links",
    _key("id"),
    _column("player"),
    _column("created", SECONDS),
    _column("expires", SECONDS),
    Index("links_by_player", "player"),
)
keys: Final = _table("keys", _key("name"), _column("value", LargeBinary))
servers: Final = _table("servers", _key("id"), _column("until", SECONDS))
leases: Final = _table(
    "leases", _key("table_id", Text, _parent("tables")), _column("server"), Index("leases_by_server", "server")
)
presence: Final = _table(
    "presence",
    _key("table_id", Text, _parent("tables")),
    _key("player"),
    _key("server"),
    Index("presence_by_server", "server"),
)
clock_checkpoints: Final = _table(
    "clock_checkpoints",
    _key("table_id", Text, _parent("tables")),
    _column("version", Integer),
    _column("ran", Integer),  # milliseconds that the running clock had run then
    _column("at", SECONDS),
)
push_subscriptions: Final = _table(
    "push_subscriptions",
    _key("id"),  # a digest of the address
    _column("player"),
    _column("endpoint"),
    _column("p256dh"),
    _column("auth"),
    _column("origin"),  # where the page was; empty where it had no TLS
    _column("at", SECONDS),
    Index("push_subscriptions_by_player", "player"),
)
turn_notices: Final = _table(
    "turn_notices",
    _key("table_id", Text, _parent("tables")),
    _key("player"),
    _column("at", SECONDS),
    _column("tries", Integer),
    Index("turn_notices_by_player", "player"),
    Index("turn_notices_by_time", "at"),
)
administrators: Final = _table("administrators", _key("player"), _column("since", SECONDS))
admin_actions: Final = _table(
    "admin_actions",
    _key("id"),
    _column("player"),  # the administrator; empty once forgotten
    _column("what"),
    _column("about"),
    _column("person"),  # the person concerned; empty where none, or once forgotten
    _column("at", SECONDS),
    Index("admin_actions_by_time", "at"),
)
notices: Final = _table("notices", _key("id"), _column("text"), _column("at", SECONDS))
sanctions: Final = _table(
    "sanctions",
    _key("sanction"),  # bar, mute or ban
    _key("player"),
    _column("until", SECONDS),
    _column("address", Integer),  # 1: a ban of where they are, too
    Index("sanctions_by_player", "player"),
)
banned_addresses: Final = _table(
    "banned_addresses",
    _key("digest"),
    _column("player"),  # with whose ban it ends
    _column("until", SECONDS),
    Index("banned_addresses_by_player", "player"),
)
reports: Final = _table(
    "reports",
    _key("id"),
    _column("table_id"),  # which may be gone before its evidence is
    _column("player"),  # who has reported; empty once forgotten
    _column("number", Integer),  # of the line
    _column("at", SECONDS),
    Index("reports_by_player", "player"),
    Index("reports_by_time", "at"),
)
report_lines: Final = _table(
    "report_lines",
    _key("report_id", Text, _parent("reports")),
    _key("number", Integer),
    _column("player"),
    _column("at", SECONDS),
    _column("text"),
    _column("phrase"),
    Index("report_lines_by_player", "player"),
)
forgotten: Final = _table(
    "forgotten", _key("digest", LargeBinary), _column("at", SECONDS), Index("forgotten_by_time", "at")
)
board_sets: Final = _table(
    "board_sets",
    _key("id"),
    _column("day"),  # as 2026-11-22; empty for a set of no day
    _column("game"),
    _column("contents"),  # the set as JSON, with its secret
    _column("player"),  # whose match it is made of; empty for nobody's, or once forgotten
    _column("at", SECONDS),
    Index("board_sets_by_day", "day"),
)
board_entries: Final = _table(
    "board_entries",
    _key("set_id", Text, _parent("board_sets")),
    _key("player"),
    _column("handle"),  # by which others know this entry
    _column("began", SECONDS),
    Column("finished", SECONDS),
    _column("ranked", Integer),  # 1: played on its day, so that it is in the ranking
    _column("sender", server_default=text("''")),  # the handle of whose challenge it follows
    _column("apart", server_default=text("''")),  # visitor or repeat: finished on its day, not ranked
    _column("address", server_default=text("''")),  # a digest, forgotten after a day
    Column("given_up", SECONDS),
    Index("board_entries_by_player", "player"),
    Index("board_entries_by_handle", "set_id", "handle", unique=True),
)
board_answers: Final = _table(
    "board_answers",
    _key("set_id", Text, _parent("board_sets")),
    _key("player"),  # who is to be told
    _key("other"),  # who has played the set to its end
    Index("board_answers_by_player", "player"),
    Index("board_answers_by_other", "other"),
)
board_plays: Final = _table(
    "board_plays",
    _key("set_id", Text, _parent("board_sets")),
    _key("player"),
    _key("board", Integer),
    _column("version", Integer),
    _column("deals"),  # the actions of each deal so far
    _column("points"),  # of each deal once the board is over; empty before
    _column("lost", server_default=text("''")),  # of each deal what was given away; empty: not judged
    _column("judging", SECONDS, server_default=text("0")),  # until then somebody judges it
    Index("board_plays_by_player", "player"),
)
board_fields: Final = _table(
    "board_fields",
    _key("set_id", Text, _parent("board_sets")),
    _key("board", Integer),
    _key("bot"),  # with its version
    _column("until", SECONDS),  # until then somebody works at it
    _column("points"),  # of each of its likes, by deal; empty as long as it is not made
)
reviews: Final = _table(
    "reviews",
    _key("table_id", Text, _parent("tables")),
    _key("seat", Integer),
    _column("judge"),  # whose verdicts these are, with its version
    _column("requested", SECONDS),
    _column("reached", Integer),  # actions of the seat that were looked at
    _column("total", Integer),  # and how many it took
    _column("until", SECONDS),  # until then somebody works at it
)
verdicts: Final = _table(
    "verdicts",
    _key("table_id", Text, _parent("tables")),
    _key("seat", Integer),
    _key("place", Integer),  # among the actions of the seat
    _column("verdict"),  # a word of `analysis.verdicts`
    _column("decided", Integer),  # 1: nothing was left to decide
    _column("decision"),  # the decision as JSON
)
shares: Final = _table(
    "shares",
    _key("token"),  # who has it may see the match
    _column("table_id", Text, _parent("tables")),
    _column("player"),  # who gave it
    _column("hidden", Integer),  # 1: without the names of people
    _column("at", SECONDS),
    Index("shares_by_table", "table_id"),
    Index("shares_by_player", "player"),
)
returned_events: Final = _table(
    "returned_events",
    _key("table_id", Text, _parent("tables")),
    _key("version", Integer),  # of the first of them here
    _column("number", Integer),
    _column("offline_version", Integer),  # of the first of them on the device
)
backups: Final = _table(
    "backups",
    _key("digest"),  # SHA-256 of its rows, from its last line
    _column("at", SECONDS),
    _column("file"),
    _column("rows", Integer),
    Column("checked", SECONDS),  # null until it is checked
    _column("fault", server_default=text("''")),  # empty if it would restore
)
open_tables: Final = _table(
    "open_tables",
    _key("table_id", Text, _parent("tables")),
    _column("until", SECONDS),  # open to all until then
)
avoided: Final = _table(
    "avoided",
    _key("player"),
    _key("other"),  # whom they do not want to meet again
    Index("avoided_by_other", "other"),
)
