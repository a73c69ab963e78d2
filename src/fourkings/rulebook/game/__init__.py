"""Games: the base class (`base`), its types (`definition`), and the course of a deal in all games (`actions`)."""

from fourkings.rulebook.game.actions import (
    act,
    apply,
    begin_calls,
    begin_play,
    broken_duties,
    by_side,
    calls_text,
    card_refusals,
    cards_to_play,
    clause_ids,
    contract_of,
    expose,
    finish,
    finish_void,
    first_scores,
    legal,
    order_as_dealt,
    points_for_seat,
    start,
    tricks_won,
    unplayed,
    why_not,
)
from fourkings.rulebook.game.base import Game
from fourkings.rulebook.game.definition import (
    Action,
    Bid,
    Claim,
    Deal,
    Exposed,
    Hands,
    Opening,
    Param,
    Reason,
    Refused,
    Result,
    Rules,
    Settlement,
    Stage,
    Stakes,
    State,
    TricksSold,
)
from fourkings.rulebook.game.length import (
    DEALS,
    deals_left,
    finishes_early,
    fixed_deals,
    open_ended,
    result_by_deals,
    result_by_score,
)
from fourkings.rulebook.game.moment import Item, Moment, moment_of, payoff_items, plain_moment, with_lines
from fourkings.rulebook.game.sums import (
    Sums,
    can_pay,
    match_length,
    payoff_sums,
    pays_by_contract,
    seat_points,
    sums_of_match,
)

__all__ = [
    "DEALS", "Action", "Bid", "Claim", "Deal", "Exposed", "Game", "Hands", "Item", "Moment", "Opening", "Param",
    "Reason", "Refused", "Result", "Rules", "Settlement", "Stage", "Stakes", "State", "Sums", "TricksSold", "act",
    "apply", "begin_calls", "begin_play", "broken_duties", "by_side", "calls_text", "can_pay", "card_refusals",
    "cards_to_play", "clause_ids", "contract_of", "deals_left", "expose", "finish", "finish_void", "finishes_early",
    "first_scores", "fixed_deals", "legal", "match_length", "moment_of", "open_ended", "order_as_dealt", "payoff_items",
    "payoff_sums", "pays_by_contract", "plain_moment", "points_for_seat", "result_by_deals", "result_by_score",
    "seat_points", "start", "sums_of_match", "tricks_won", "unplayed", "why_not", "with_lines",
]  # fmt: skip
