"""The facts that players need during King's calls: the worth of the deal, and what each call leads to (KG-13 to KG-24)."""

from collections.abc import Callable, Mapping
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Item, Moment, State
from fourkings.rulebook.games import _auction as auction
from fourkings.rulebook.games._auction import NEGATIVE, POSITIVE_RUNG, Auction, Scale, units
from fourkings.rulebook.options import OFF, ON

NOTHING_PAID: Final = Item("note-keep", {})


def stakes(state: State, scale: Scale) -> tuple[Item, ...]:
    """Return the facts about what tricks cost or pay, for a deal that is not named yet or one that is."""
    calls: Auction = state.calls
    if calls.declared is None:
        return (Item("open", {"each": scale.trick, "start": scale.start, "lost": scale.lost}),)
    if calls.declared != NEGATIVE:
        return (Item("trick", {"each": scale.trick}),)
    start = (Item("start", {"each": scale.start}), Item("trick", {"each": scale.lost}))
    if (
        calls.buyer is None
        or calls.price is None
        or calls.price in POSITIVE_RUNG
        or state.rules["negative_price"] == "fixed"
    ):
        return start
    params = {"buyer": calls.buyer, "dealer": state.deal.dealer, "tricks": units(calls.price)}
    return (*start, Item("taken-over", params))


def moment(state: State, seat: Seat | None, plain: Moment, scale: Scale) -> Moment:
    """Return the facts to show in one of the last four deals: the clause of its step, and notes for the seat to call."""
    if state.calls.step == auction.SPLIT:
        return plain
    moment = plain._replace(stakes=stakes(state, scale))
    if state.stage != "calls":
        return moment
    notes = NOTES[state.calls.step](state, scale) if seat == state.turn else ()
    return moment._replace(clause=auction.STEPS[state.calls.step].clause, notes=notes)


def _bid(state: State, scale: Scale) -> tuple[Item, ...]:
    free, fixed = state.rules["free_declaration"] == ON, state.rules["negative_price"] == "fixed"
    if free:
        return (Item("note-any-rung", {}), Item("note-equal", {}))
    return (Item("note-plus", {}), Item("note-minus-paid" if fixed else "note-minus", {}), Item("note-equal", {}))


def _decide(state: State, scale: Scale) -> tuple[Item, ...]:
    calls: Auction = state.calls
    if calls.standing is None:
        return (Item("note-nobody", {}), *_split(state, scale))
    return (*_denied(state, scale), *_split(state, scale))


def _denied(state: State, scale: Scale) -> tuple[Item, ...]:
    keep = Item("note-must-sell" if auction.must_sell(state) else "note-refuse", {})
    return (_sale("note-sell", state, str(state.calls.standing), scale), keep)


def _split(state: State, scale: Scale) -> tuple[Item, ...]:
    if auction.SPLIT not in auction.legal_calls(state):
        return ()
    dealer, others = scale.split
    return (Item("note-split", {"own": dealer, "others": others}),)


def _asked(state: State, scale: Scale) -> tuple[Item, ...]:
    yes = _sale("note-yes", state, str(state.calls.price), scale)
    key = "note-no-must-sell" if auction.must_sell(state) else "note-no-asked"
    return (yes, Item(key, {"rung": str(state.calls.standing)}))


def _ultimatum(state: State, scale: Scale) -> tuple[Item, ...]:
    yes = _sale("note-yes", state, str(state.calls.price), scale)
    waiting = auction.seats_after(state)
    fallback = "negative" if state.calls.fallback == NEGATIVE else "positive"
    if waiting:
        return (yes, Item(f"note-no-next-{fallback}", {"seat": waiting[0]}))
    return (yes, Item(f"note-no-{fallback}", {}))


NOTES: Final[Mapping[str, Callable[[State, Scale], tuple[Item, ...]]]] = {
    "open": lambda state, scale: (Item("note-open", {}),),
    "bid": _bid,
    "decide": _decide,
    "asked": _asked,
    "denied": _denied,
    "refused": lambda state, scale: (NOTHING_PAID, *_split(state, scale)),
    "ultimatum": _ultimatum,
    "bought": lambda state, scale: (_sale("note-bought", state, str(state.calls.price), scale),),
    "alone": lambda state, scale: (NOTHING_PAID,),
}


def _sale(key: str, state: State, rung: str, scale: Scale) -> Item:
    """Return what a sale at this rung leads to, as a note to the dealer (`note-sell`) or to the buyer."""
    calls: Auction = state.calls
    seat = calls.leader if key == "note-sell" else state.deal.dealer
    assert seat is not None
    tricks = units(rung)
    takes_over = rung not in POSITIVE_RUNG and state.rules["negative_price"] == "takes_over"
    if state.rules["free_declaration"] == ON and takes_over:
        return Item(f"{key}-any", {"seat": seat, "price": scale.worth(rung), "tricks": tricks})
    if takes_over:
        return Item(f"{key}-takes-over", {"seat": seat, "tricks": tricks})
    negative = rung not in POSITIVE_RUNG and state.rules["free_declaration"] == OFF
    return Item(f"{key}-negative" if negative else key, {"seat": seat, "price": scale.worth(rung)})
