"""The first release: every table of `schema` as it was then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER: TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
SECONDS = NUMBER


def upgrade() -> None:  # noqa: PLR0915  (one statement for each table)
    op.create_table(
        "administrators",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("since", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("player"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "avoided",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("avoided_by_other", "avoided", ["other"])
    op.create_table(
        "board_sets",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("contents", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_sets_by_day", "board_sets", ["day"])
    op.create_table(
        "card_counts",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("cell", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("kind", "what", "cell"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "counted_tables",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("deeds_by_time", "deeds", ["at"])
    op.create_table(
        "forgotten",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("digest"),
        sqlite_with_rowid=False,
    )
    op.create_index("forgotten_by_time", "forgotten", ["at"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("created", SECONDS, nullable=False),
        sa.Column("expires", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("links_by_player", "links", ["player"])
    op.create_table(
        "people",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("updated", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("player"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seals",
        sa.Column("seal", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("seal"),
        sqlite_with_rowid=False,
    )
    op.create_index("seals_by_player", "seals", ["player"])
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", SECONDS, nullable=False),
        sa.Column("updated", SECONDS, nullable=False),
        sa.Column("changes", sa.Integer, server_default=sa.text("0"), nullable=False),
        sa.Column("due", SECONDS, nullable=True),
        sa.Column("origin", sa.Text, server_default=sa.text("''"), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "tables_by_due",
        "tables",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", "request"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "board_answers",
        sa.Column("set_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["set_id"], ["board_sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id", "player", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_answers_by_other", "board_answers", ["other"])
    op.create_index("board_answers_by_player", "board_answers", ["player"])
    op.create_table(
        "board_entries",
        sa.Column("set_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("began", SECONDS, nullable=False),
        sa.Column("finished", SECONDS, nullable=True),
        sa.Column("ranked", sa.Integer, nullable=False),
        sa.Column("sender", sa.Text, server_default=sa.text("''"), nullable=False),
        sa.Column("apart", sa.Text, server_default=sa.text("''"), nullable=False),
        sa.Column("address", sa.Text, server_default=sa.text("''"), nullable=False),
        sa.Column("given_up", SECONDS, nullable=True),
        sa.ForeignKeyConstraint(["set_id"], ["board_sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_entries_by_handle", "board_entries", ["set_id", "handle"], unique=True)
    op.create_index("board_entries_by_player", "board_entries", ["player"])
    op.create_table(
        "board_fields",
        sa.Column("set_id", sa.Text, nullable=False),
        sa.Column("board", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["set_id"], ["board_sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id", "board", "bot"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "board_plays",
        sa.Column("set_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("board", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deals", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("lost", sa.Text, server_default=sa.text("''"), nullable=False),
        sa.Column("judging", SECONDS, server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["set_id"], ["board_sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id", "player", "board"),
        sqlite_with_rowid=False,
    )
    op.create_index("board_plays_by_player", "board_plays", ["player"])
    op.create_table(
        "chairs",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("chairs_by_table", "chairs", ["table_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_by_player", "chat", ["player"])
    op.create_index("chat_by_request", "chat", ["table_id", "player", "request"], unique=True)
    op.create_index("chat_by_time", "chat", ["at"])
    op.create_table(
        "clock_checkpoints",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ran", sa.Integer, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "facts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("fact", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("leases_by_server", "leases", ["server"])
    op.create_table(
        "open_tables",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", "server"),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_by_server", "presence", ["server"])
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("director", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("created", SECONDS, nullable=False),
        sa.Column("updated", SECONDS, nullable=False),
        sa.Column("over", sa.Integer, server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("evenings_by_over", "evenings", ["over", "updated"])
    op.create_table(
        "evening_facts",
        sa.Column("evening_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("fact", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("evening_id", "version"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "evening_entrants",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("evening_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "evening_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("evening_entrants_by_evening", "evening_entrants", ["evening_id"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("asked", SECONDS, nullable=False),
        sa.Column("reached", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "shares",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("hidden", sa.Integer, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token"),
        sqlite_with_rowid=False,
    )
    op.create_index("shares_by_player", "shares", ["player"])
    op.create_index("shares_by_table", "shares", ["table_id"])
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "place"),
        sqlite_with_rowid=False,
    )
    _notices()
    _moderation()
    _clubs_and_training()


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("push_subscriptions_by_player", "push_subscriptions", ["player"])
    op.create_table(
        "turn_notices",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("turn_notices_by_player", "turn_notices", ["player"])
    op.create_index("turn_notices_by_time", "turn_notices", ["at"])


def _moderation() -> None:
    op.create_table(
        "banned_addresses",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("digest"),
        sqlite_with_rowid=False,
    )
    op.create_index("banned_addresses_by_player", "banned_addresses", ["player"])
    op.create_table(
        "measures",
        sa.Column("measure", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("until", SECONDS, nullable=False),
        sa.Column("address", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("measure", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("measures_by_player", "measures", ["player"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_index("reports_by_player", "reports", ["player"])
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_table(
        "report_lines",
        sa.Column("report_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("at", SECONDS, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["report_id"], ["reports.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("report_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("report_lines_by_player", "report_lines", ["player"])


def _clubs_and_training() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("keeper", sa.Text, nullable=False),
        sa.Column("created", SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_evenings",
        sa.Column("evening_id", sa.Text, nullable=False),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("evening_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_evenings_by_club", "club_evenings", ["club_id"])
    op.create_table(
        "puzzle_answers",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle"),
        sqlite_with_rowid=False,
    )
    for table, owner in (("puzzle_players", ("player", "game")), ("puzzle_ratings", ("puzzle", "game"))):
        op.create_table(
            table,
            *(sa.Column(name, sa.Text, nullable=False) for name in owner),
            *(sa.Column(name, NUMBER, nullable=False) for name in ("rating", "deviation", "volatility")),
            sa.PrimaryKeyConstraint(*(owner if table == "puzzle_players" else owner[:1])),
            sqlite_with_rowid=False,
        )
    op.create_table(
        "exercises",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("player", "game", "kind")),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("result", NUMBER, nullable=True),
        sa.Column("at", NUMBER, nullable=True),
        sa.PrimaryKeyConstraint("player", "game", "kind", "number"),
        sqlite_with_rowid=False,
    )
