"""Records as a data frame of Polars, one row per deal: the columns of a corpus, and what the matches have of their own."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from fourkings.bots.policies import very_kind
from fourkings.envs._needs import needed
from fourkings.envs.spaces import number_of, number_of_card
from fourkings.i18n import language
from fourkings.records import NotARecord, Record, RecordedDeal, dumps, loads
from fourkings.rulebook.cards import card, suit_name
from fourkings.rulebook.game import Game, Refused, Rules, act, first_scores, start
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match
from fourkings.rulebook.tricks import Contract

if TYPE_CHECKING:
    import polars as pl  # type: ignore[import-not-found,unused-ignore]

DEAL: Final = {
    "match": "UInt32", "deal": "UInt16", "dealer": "UInt8", "scores": "List(Int16)", "hands": "List(List(UInt8))",
    "contract": "String", "trump": "String", "seats": "List(UInt8)", "actions": "List(UInt8)", "points": "List(Int16)",
    "void": "Boolean",
}  # fmt: skip
"""The columns that tell a deal, with their types in Polars."""
LEGAL: Final = {"legal": "List(List(UInt8))"}
"""The column of what was legal."""
SEATS: Final = {"bots": "List(List(String))", "winners": "List(UInt8)", "final": "List(Int16)"}
"""The columns that tell which bots sat there, and how the match ended."""
MATCH: Final = {"game": "String", "preset": "String", "options": "String", "players": "List(String)", **SEATS}
"""The columns that tell of which match it is."""
ABOUT: Final = {
    "match": "the number of the match, from 0",
    "deal": "the number of the deal in its match, from 1",
    "dealer": "the seat that dealt, 0 to 3",
    "scores": "the scores before the deal, one a seat or one a side",
    "hands": "by seat the cards in the order dealt, numbered as actions 0 to 51",
    "contract": "the kind of deal, by what its cards are played for; null where that was never known",
    "trump": "the suit of trumps, `S`, `H`, `D` or `C`; null where there is none",
    "seats": "who acted, action by action",
    "actions": "what they did, numbered by `fourkings/actions/1`",
    "points": "the points of the deal, one a seat or one a side; null while it is not over",
    "void": "true for a deal that was thrown in",
    "legal": "all that was legal, action by action, in ascending order; null where the record does not say",
    "game": "the game's id",
    "preset": "the preset of its rules",
    "options": "the options away from the classic rules, as JSON",
    "players": "by seat the name of who sat there",
    "bots": "by seat the bots that acted, each with its version; none for a person who played themselves",
    "winners": "the seats that won the match; null where it has no result",
    "final": "the final scores of the match, one a seat or one a side; null where it has no result",
}
"""What each column says."""


def to_polars(records: Iterable[Record | Match | str] | Record | Match | str) -> pl.DataFrame:
    """Records of matches as a data frame, one row per deal.

    records: as `loads` reads them; or texts, each the record of one match, such as the lines that `fourkings simulate`
    writes; or matches.

    Returns a `polars.DataFrame` with the columns of `fourkings.envs.frames.ABOUT`, in that order. These are the columns of
    a corpus, of the same types, and what the matches have of their own. No records give a frame without rows.

    Raises `NotARecord` for a text that is none, and ValueError for a game with more calls than there are numbers. Raises
    ModuleNotFoundError, with what to install, if Polars is missing.
    """
    polars = needed("polars", "polars")
    given = [records] if isinstance(records, Record | Match | str) else records
    kept = [row for number, record in enumerate(given) for row in rows(_record(record), number)]
    return polars.DataFrame(kept, schema=schema({**DEAL, **LEGAL, **MATCH}))  # type: ignore[no-any-return,unused-ignore]


def schema(columns: dict[str, str]) -> dict[str, Any]:
    """The types of some columns, as Polars takes them."""
    polars = needed("polars", "polars")

    def kind(text: str) -> Any:
        outer, _, inner = text.partition("(")
        return getattr(polars, outer)(kind(inner[:-1])) if inner else getattr(polars, outer)

    return {name: kind(text) for name, text in columns.items()}


def rows(record: Record, number: int) -> Iterator[dict[str, Any]]:
    """The deals of a record as rows; `number` is the match's."""
    game = record.rules.game
    about = _about(record)
    scores = first_scores(record.rules)
    for deal in record.deals:
        done = [(action.seat, number_of(game, parse_action(game, action.action))) for action in deal.actions]
        contract = _contract(record.rules, deal, scores)
        yield {
            "match": number, "deal": deal.number, "dealer": deal.dealer, "scores": list(scores),
            "hands": [[number_of_card(card(text)) for text in hand] for hand in deal.hands],
            "contract": contract and very_kind(record.rules, contract),
            "trump": (contract and suit_name(contract.trump)) or None,
            "seats": [seat for seat, _ in done], "actions": [action for _, action in done],
            "points": None if deal.points is None else list(deal.points), "void": deal.void,
            "legal": _legal(game, deal), **about,
        }  # fmt: skip
        if deal.totals is not None:
            scores = deal.totals


def _contract(rules: Rules, deal: RecordedDeal, scores: tuple[int, ...]) -> Contract | None:
    """What the cards of a deal are played for: played on by the rules until it is known."""
    dealt = tuple(tuple(map(card, hand)) for hand in deal.hands)
    if {4 * len(hand) for hand in dealt} != {len(rules.game.pack(rules))}:
        raise NotARecord(f"deal {deal.number}: the hands are not a pack of {len(rules.game.pack(rules))} cards")
    state = start(rules, deal.number, deal.dealer, scores, dealt)
    for done in deal.actions:
        if state.contract is not None or state.stage == "done":
            break
        try:
            state = act(state, done.seat, parse_action(rules.game, done.action))
        except Refused as refusal:
            raise NotARecord(f"deal {deal.number}: {language('en').reason(refusal.reason)}") from None
    return state.contract


def _legal(game: Game, deal: RecordedDeal) -> list[list[int]] | None:
    """The numbers of all that was legal, action by action."""
    listed = [action.legal for action in deal.actions]
    if not listed or None in listed:
        return None
    return [sorted(number_of(game, parse_action(game, text)) for text in legal or ()) for legal in listed]


def _about(record: Record) -> dict[str, Any]:
    """What the deals of a match have in common."""
    bots = record.raw.get("bots") or [()] * 4
    return {
        "game": record.rules.game.ID, "preset": record.rules.preset, "options": json.dumps(record.rules.changed()),
        "players": [record.entrants[seat] for seat in record.seats], "bots": [list(bots[seat]) for seat in record.seats],
        "winners": None if record.result is None else list(record.result.winners),
        "final": None if record.result is None else list(record.result.scores),
    }  # fmt: skip


def _record(given: Record | Match | str) -> Record:
    if isinstance(given, Match):
        return loads(dumps(given))
    return loads(given) if isinstance(given, str) else given
