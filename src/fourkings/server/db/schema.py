"""The tables of the database, the same in SQLite and PostgreSQL. How an older database gets there: `migrations`.

Those of evenings and clubs stand in `evening_schema`, those of puzzles in `puzzle_schema`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, Table, Text, text

from fourkings.server.db import evening_schema, puzzle_schema, schema_base
from fourkings.server.db.schema_base import SECONDS

metadata: Final = schema_base.metadata
ELSEWHERE: Final = (evening_schema, puzzle_schema)
"""The modules that add their tables to the same `metadata`."""


def _table_id() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("pace", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", SECONDS, nullable=False),
    Column("updated", SECONDS, nullable=False),
    Column("changes", Integer, nullable=False, server_default=text("0")),
    Column("due", SECONDS),
    Column("origin", Text, nullable=False, server_default=text("''")),  # empty for a match played here
    Column("offline_copy", Text, nullable=False, server_default=text("''")),  # see `rows.OfflineCopy`
    Index("tables_by_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    sqlite_with_rowid=False,
)
facts: Final = Table(
    "facts",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("version", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("fact", Text, nullable=False),
    Column("at", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
chairs: Final = Table(
    "chairs",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Index("chairs_by_table", "table_id"),
    sqlite_with_rowid=False,
)
answers: Final = Table(
    "answers",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("player", Text, primary_key=True, nullable=False),
    Column("request", Text, primary_key=True, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_with_rowid=False,
)
people: Final = Table(
    "people",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("updated", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
seals: Final = Table(
    "seals",
    metadata,
    Column("seal", Text, primary_key=True, nullable=False),
    Column("player", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("at", SECONDS, nullable=False),
    Index("seals_by_player", "player"),
    sqlite_with_rowid=False,
)
counted_tables: Final = Table(
    "counted_tables",
    metadata,
    Column("table_id", Text, primary_key=True, nullable=False),
    sqlite_with_rowid=False,
)
card_counts: Final = Table(
    "card_counts",
    metadata,
    Column("kind", Text, primary_key=True, nullable=False),
    Column("what", Text, primary_key=True, nullable=False),
    Column("cell", Text, primary_key=True, nullable=False),
    Column("number", Integer, nullable=False),
    sqlite_with_rowid=False,
)
chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("number", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("at", SECONDS, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Index("chat_by_player", "player"),
    Index("chat_by_request", "table_id", "player", "request", unique=True),
    Index("chat_by_time", "at"),
    sqlite_with_rowid=False,
)
links: Final = Table(
    "links",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("player", Text, nullable=False),
    Column("created", SECONDS, nullable=False),
    Column("expires", SECONDS, nullable=False),
    Index("links_by_player", "player"),
    sqlite_with_rowid=False,
)
keys: Final = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True, nullable=False),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
servers: Final = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("until", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("server", Text, nullable=False),
    Index("leases_by_server", "server"),
    sqlite_with_rowid=False,
)
presence: Final = Table(
    "presence",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("player", Text, primary_key=True, nullable=False),
    Column("server", Text, primary_key=True, nullable=False),
    Index("presence_by_server", "server"),
    sqlite_with_rowid=False,
)
clock_checkpoints: Final = Table(
    "clock_checkpoints",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ran", Integer, nullable=False),  # milliseconds that the running clock had run then
    Column("at", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
push_subscriptions: Final = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),  # a digest of the address
    Column("player", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("origin", Text, nullable=False),  # where the page was; empty where it had no TLS
    Column("at", SECONDS, nullable=False),
    Index("push_subscriptions_by_player", "player"),
    sqlite_with_rowid=False,
)
turn_notices: Final = Table(
    "turn_notices",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("player", Text, primary_key=True, nullable=False),
    Column("at", SECONDS, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("turn_notices_by_player", "player"),
    Index("turn_notices_by_time", "at"),
    sqlite_with_rowid=False,
)
administrators: Final = Table(
    "administrators",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("since", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
deeds: Final = Table(
    "deeds",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("player", Text, nullable=False),  # the administrator; empty once forgotten
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("person", Text, nullable=False),  # the person concerned; empty where none, or once forgotten
    Column("at", SECONDS, nullable=False),
    Index("deeds_by_time", "at"),
    sqlite_with_rowid=False,
)
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", SECONDS, nullable=False),
    sqlite_with_rowid=False,
)
measures: Final = Table(
    "measures",
    metadata,
    Column("measure", Text, primary_key=True, nullable=False),  # bar, mute or ban
    Column("player", Text, primary_key=True, nullable=False),
    Column("until", SECONDS, nullable=False),
    Column("address", Integer, nullable=False),  # 1: a ban of where they are, too
    Index("measures_by_player", "player"),
    sqlite_with_rowid=False,
)
banned_addresses: Final = Table(
    "banned_addresses",
    metadata,
    Column("digest", Text, primary_key=True, nullable=False),
    Column("player", Text, nullable=False),  # with whose ban it ends
    Column("until", SECONDS, nullable=False),
    Index("banned_addresses_by_player", "player"),
    sqlite_with_rowid=False,
)
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("table_id", Text, nullable=False),  # which may be gone before its evidence is
    Column("player", Text, nullable=False),  # who has reported; empty once forgotten
    Column("number", Integer, nullable=False),  # of the line
    Column("at", SECONDS, nullable=False),
    Index("reports_by_player", "player"),
    Index("reports_by_time", "at"),
    sqlite_with_rowid=False,
)
report_lines: Final = Table(
    "report_lines",
    metadata,
    Column("report_id", Text, ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("number", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("at", SECONDS, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Index("report_lines_by_player", "player"),
    sqlite_with_rowid=False,
)
forgotten: Final = Table(
    "forgotten",
    metadata,
    Column("digest", LargeBinary, primary_key=True, nullable=False),
    Column("at", SECONDS, nullable=False),
    Index("forgotten_by_time", "at"),
    sqlite_with_rowid=False,
)


def _set_id() -> ForeignKey:
    return ForeignKey("board_sets.id", ondelete="CASCADE")


board_sets: Final = Table(
    "board_sets",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("day", Text, nullable=False),  # as 2026-11-22; empty for a set of no day
    Column("game", Text, nullable=False),
    Column("contents", Text, nullable=False),  # the set as JSON, with its secret
    Column("player", Text, nullable=False),  # whose match it is made of; empty for nobody's, or once forgotten
    Column("at", SECONDS, nullable=False),
    Index("board_sets_by_day", "day"),
    sqlite_with_rowid=False,
)
board_entries: Final = Table(
    "board_entries",
    metadata,
    Column("set_id", Text, _set_id(), primary_key=True, nullable=False),
    Column("player", Text, primary_key=True, nullable=False),
    Column("handle", Text, nullable=False),  # by which others know this entry
    Column("began", SECONDS, nullable=False),
    Column("finished", SECONDS),
    Column("ranked", Integer, nullable=False),  # 1: played on its day, so that it is in the ranking
    Column("sender", Text, nullable=False, server_default=text("''")),  # the handle of whose challenge it follows
    Column("apart", Text, nullable=False, server_default=text("''")),  # visitor or repeat: finished on its day, not ranked
    Column("address", Text, nullable=False, server_default=text("''")),  # a digest, forgotten after a day
    Column("given_up", SECONDS),
    Index("board_entries_by_player", "player"),
    Index("board_entries_by_handle", "set_id", "handle", unique=True),
    sqlite_with_rowid=False,
)
board_answers: Final = Table(
    "board_answers",
    metadata,
    Column("set_id", Text, _set_id(), primary_key=True, nullable=False),
    Column("player", Text, primary_key=True, nullable=False),  # who is to be told
    Column("other", Text, primary_key=True, nullable=False),  # who has played the set to its end
    Index("board_answers_by_player", "player"),
    Index("board_answers_by_other", "other"),
    sqlite_with_rowid=False,
)
board_plays: Final = Table(
    "board_plays",
    metadata,
    Column("set_id", Text, _set_id(), primary_key=True, nullable=False),
    Column("player", Text, primary_key=True, nullable=False),
    Column("board", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("deals", Text, nullable=False),  # the actions of each deal so far
    Column("points", Text, nullable=False),  # of each deal once the board is over; empty before
    Column("lost", Text, nullable=False, server_default=text("''")),  # of each deal what was given away; empty: not judged
    Column("judging", SECONDS, nullable=False, server_default=text("0")),  # until then somebody judges it
    Index("board_plays_by_player", "player"),
    sqlite_with_rowid=False,
)
board_fields: Final = Table(
    "board_fields",
    metadata,
    Column("set_id", Text, _set_id(), primary_key=True, nullable=False),
    Column("board", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("bot", Text, primary_key=True, nullable=False),  # with its version
    Column("until", SECONDS, nullable=False),  # until then somebody works at it
    Column("points", Text, nullable=False),  # of each of its likes, by deal; empty as long as it is not made
    sqlite_with_rowid=False,
)
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("seat", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("judge", Text, nullable=False),  # whose verdicts these are, with its version
    Column("asked", SECONDS, nullable=False),
    Column("reached", Integer, nullable=False),  # actions of the seat that were looked at
    Column("total", Integer, nullable=False),  # and how many it took
    Column("until", SECONDS, nullable=False),  # until then somebody works at it
    sqlite_with_rowid=False,
)
verdicts: Final = Table(
    "verdicts",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("seat", Integer, primary_key=True, nullable=False, autoincrement=False),
    Column("place", Integer, primary_key=True, nullable=False, autoincrement=False),  # among the actions of the seat
    Column("decision", Text, nullable=False),  # the decision as JSON
    sqlite_with_rowid=False,
)
shares: Final = Table(
    "shares",
    metadata,
    Column("token", Text, primary_key=True, nullable=False),  # who has it may see the match
    Column("table_id", Text, _table_id(), nullable=False),
    Column("player", Text, nullable=False),  # who gave it
    Column("hidden", Integer, nullable=False),  # 1: without the names of people
    Column("at", SECONDS, nullable=False),
    Index("shares_by_table", "table_id"),
    Index("shares_by_player", "player"),
    sqlite_with_rowid=False,
)


returned_events: Final = Table(
    "returned_events",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("version", Integer, primary_key=True, nullable=False, autoincrement=False),  # of the first of them here
    Column("number", Integer, nullable=False),
    Column("offline_version", Integer, nullable=False),  # of the first of them on the device
    sqlite_with_rowid=False,
)
backups: Final = Table(
    "backups",
    metadata,
    Column("digest", Text, primary_key=True, nullable=False),  # SHA-256 of its rows, from its last line
    Column("at", SECONDS, nullable=False),
    Column("file", Text, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("checked", SECONDS),  # null until it is checked
    Column("fault", Text, nullable=False, server_default=text("''")),  # empty if it would restore
    sqlite_with_rowid=False,
)
open_tables: Final = Table(
    "open_tables",
    metadata,
    Column("table_id", Text, _table_id(), primary_key=True, nullable=False),
    Column("until", SECONDS, nullable=False),  # open to all until then
    sqlite_with_rowid=False,
)
avoided: Final = Table(
    "avoided",
    metadata,
    Column("player", Text, primary_key=True, nullable=False),
    Column("other", Text, primary_key=True, nullable=False),  # whom they do not want to meet again
    Index("avoided_by_other", "other"),
    sqlite_with_rowid=False,
)
