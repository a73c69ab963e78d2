"""States with other hidden cards: a view completed to a full state, and a state with its hands replaced."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import SupportsIndex

from fourkings.rng import RandomSource, random_stream
from fourkings.rulebook.cards import ALL, Mask, members, names
from fourkings.rulebook.game import Deal, State, order_as_dealt
from fourkings.rulebook.tricks import played
from fourkings.sampling.certain import Constraints, constraints
from fourkings.sampling.counting import Deals
from fourkings.views import View


def determinize(view: View, row: Iterable[SupportsIndex] | None = None, rng: RandomSource = None) -> State:
    """Return a determinization of a view: the whole state, if the hidden cards lay as in one deal that fits.

    view: of a seat or a watcher, in a deal that is not over; row: what seats 0 to 3 hold now, shape (4,), each hand as a
    mask, such as a row of `sample`; None to draw one, each deal that fits equally likely; rng: for drawing it, as for
    `sample`.

    The viewer sees the same as before: `view(determinize(seen), seen.seat) == seen`. So does everybody else of what is
    public. In hands as dealt (`state.deal.dealt`), only the viewer's own hand and cards dealt face up are in their true
    places.

    Raises ValueError if the deal is over, if no deal fits, and for a row that does not fit. The message says what is wrong.
    """
    known = constraints(view)
    if view.stage == "done":
        raise ValueError("the deal is over: there is nothing left to play on")
    if row is None:
        (drawn,) = Deals(known).draw(random_stream(rng).below(1 << 62), 1)
        hands = [int(hand) for hand in drawn]
    else:
        hands = [hand.__index__() for hand in row]
        if fault := misfit(known, hands):
            raise ValueError(fault)
    state = state_in(view, hands)
    shown = view.face_up or (None,) * 4
    dealt = tuple(
        cards if seat == view.seat
        else order_as_dealt(view.rules, cards, view.turn_up if seat == view.dealer else None, shown[seat])
        for seat, cards in enumerate(state.deal.dealt)
    )  # fmt: skip
    return replace(state, deal=replace(state.deal, dealt=dealt))


def misfit(known: Constraints, hands: Sequence[Mask]) -> str:
    """Return a sentence that says why four hands violate the constraints; "" if they fit."""
    return next(_faults(known, hands), "") if len(hands) == 4 else f"a row holds four hands, not {len(hands)}"


def _faults(known: Constraints, hands: Sequence[Mask]) -> Iterator[str]:
    taken = 0
    for seat, hand in enumerate(hands):
        certain, size = known.known[seat], known.known[seat].bit_count() + known.need[seat]
        if hand & taken:
            yield f"seat {seat} and a seat before it both hold {_cards(hand & taken)}"
        if certain & ~hand:
            yield f"seat {seat} holds {_cards(certain & ~hand)} for certain"
        if seen_elsewhere := hand & ~(certain | known.unseen):
            yield f"seat {seat} cannot hold {_cards(seen_elsewhere)}: those cards have been seen elsewhere"
        if excluded := hand & known.cannot[seat] & ~certain:
            yield f"seat {seat} cannot hold {_cards(excluded)}, by what it has played or said"
        if hand.bit_count() != size:
            yield f"seat {seat} holds {size} cards, not {hand.bit_count()}"
        taken |= hand
    for seat, one_of in known.claims:
        if not any((hands[seat] & cards).bit_count() == exactly for cards, exactly in one_of):
            yield f"seat {seat} does not hold what it has announced"


def _cards(hand: Mask) -> str:
    return " ".join(names(hand & ALL)) or "what is no card"


def state_in(view: View, hands: Sequence[Mask]) -> State:
    """Return the full state behind a view, assuming that the seats hold these hands.

    view: of a seat, in a deal that is not over; hands: what each seat holds now, as a row of `Deals.draw`. They are not
    checked, and hands as dealt that are not the viewer's are in no particular order: see `determinize`.
    """
    gone = played(view)
    dealt = tuple(
        view.dealt if seat == view.seat else tuple(members(hand | gone[seat])) for seat, hand in enumerate(map(int, hands))
    )
    deal = Deal(view.rules, view.number, view.dealer, view.scores, dealt, view.turn_up, view.face_up, view.voids)
    a, b, c, d = map(int, hands)
    return State(deal, view.stage, view.turn, view.calls, view.contract, (a, b, c, d), view.leader, view.trick, view.tricks)


def with_hands(state: State, hands: Iterable[SupportsIndex]) -> State:
    """Return a copy of a state in which seats 0 to 3 hold other cards now, given as masks.

    The cards already played stay as they are. In hands as dealt, a card dealt face up keeps its place, first or last.
    """
    a, b, c, d = masks = tuple(hand.__index__() for hand in hands)
    face_up = {state.deal.turn_up, *(state.deal.face_up or ())}
    dealt = tuple(
        tuple(sorted(members(hand | gone), key=lambda card: card in face_up, reverse=state.deal.turn_up is None))
        for hand, gone in zip(masks, played(state), strict=True)
    )
    return replace(state, hands=(a, b, c, d), deal=replace(state.deal, dealt=dealt))
