"""Reasons for a card by itself, if no other one is clearly worse; all are certain from the view and the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Part
from fourkings.coach.facts import (
    FEW,
    beaten_only_by,
    costly,
    highest,
    how_sure,
    lost_anyway,
    of_partner,
    only,
    outside,
    partner_unbeatable,
)
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Mask, members, name, suit_name
from fourkings.rulebook.game import Param

LONG: Final = 3
"""Cards of a suit that is long."""
MANY: Final = 6
"""Cards of a suit that the others hold while it is still safe to win it."""
Said = tuple[Part, ...]


def trait(certain: Certain, card: Card, hows: Sequence[str]) -> Part | None:
    """Return what a card is among those of its suit: the first of some traits that it has."""
    how = next((how for how in hows if _TRAITS[how](certain, card)), None)
    return Part("trait", {"how": how, "better": name(card), "suit": str(suit_name(suit_of(card)))}) if how else None


def pick(certain: Certain, card: Card) -> Said:
    """Return the sentences for a card to play; none if nothing but chance speaks for it."""
    if not certain.known.led:
        return (_costly_lead if certain.negative else _lead)(certain, card)
    return (_costly_card if certain.negative else _follow)(certain, card)


def _said(certain: Certain, better: Card, key: str = "pick", **params: Param) -> Part:
    suit = str(suit_name(suit_of(better)))
    return Part(key, {"better": name(better), "act": certain.act(better), "low": 0, "suit": suit, **params})


def _both(fact: Part | None, consequence: Part) -> Said:
    return (consequence,) if fact is None else (fact, consequence)


def _first(certain: Certain, card: Card, *hows: str, fact: Part | None = None) -> Said:
    """Return the sentence with the first trait that the card has, after a fact; with a fact, it may be a plain one."""
    plain = "while" if fact and fact.key == "outside" else "plain" if fact else None
    how = next((how for how in hows if _TRAITS[how](certain, card)), plain)
    return _both(fact, _said(certain, card, how=how)) if how else ()


# --- in deals in which tricks or cards pay ------------------------------------------------------------------------


def _lead(certain: Certain, card: Card) -> Said:
    known = certain.known
    if certain.i_win(card):
        return _first(certain, card, fact=_sure(certain, card))
    if certain.is_trump(card):
        out = Part("trumps-out", {"count": (known.unseen & certain.trump).bit_count()})
        return _first(certain, card, "lowest", fact=highest(certain, card) or out)
    if known.tricks_left > 2 and only(certain, card):
        return (_said(certain, card, "ruff-later"),)
    if known.above(card).bit_count() < FEW:
        return _lead_high(certain, card)
    if kept := _spared(certain, card):
        return (_said(certain, card, "keep", how="cheap", card=name(kept)),)
    return _first(certain, card, "long", "lowest", "low")


def _lead_high(certain: Certain, card: Card) -> Said:
    """Return what speaks for leading a card which few others beat."""
    if certain.known.master(card):
        top = highest(certain, card)
        return _first(certain, card, fact=top) if top else (_said(certain, card, "forces", how="trump"),)
    beaten = None if certain.is_only(card) or certain.points(card) else beaten_only_by(certain, card)
    return (_said(certain, card, "forces", **beaten),) if beaten else ()


def _spared(certain: Certain, card: Card) -> Card | None:
    """Return my best card, if the one to lead is a low one that keeps it from being led."""
    others = [other for other in members(certain.known.legal) if not certain.is_trump(other)]
    best = max(others, key=lambda other: (certain.points(other), -certain.known.above(other).bit_count()), default=card)
    return best if _is_low(certain, card) and not _is_low(certain, best) else None


def _follow(certain: Certain, card: Card) -> Said:
    if certain.beats_all(card):
        return _take(certain, card)
    known, points = certain.known, certain.points(card)
    hopes = known.ahead == known.partner or certain.can_be_beaten(None, certain.friends)
    if points and hopes and (wins := certain.side_wins(card)) is not False:
        fact = partner_unbeatable(certain)
        return _both(fact, _said(certain, card, "feed", points=points, often="sure" if wins else "may"))
    if known.ahead in certain.friends:
        return _first(certain, card, "lowest", "low", fact=partner_unbeatable(certain) or of_partner(certain))
    thrown = only(certain, card) if certain.act(card) == "throw" and not points else None
    return _first(certain, card, "lowest", "low", fact=thrown or lost_anyway(certain) or _ducks(certain))


def _ducks(certain: Certain) -> Part | None:
    """Return why a trick is left to others: what beats the best card that I could play, or that my partner is to play."""
    known = certain.known
    winners = list(filter(certain.beats_all, members(known.legal & (known.led or known.legal))))
    best = min(
        winners, key=lambda other: (known.contract.stronger[other] & (known.unseen | known.hand)).bit_count(), default=None
    )
    beaten = None if best is None or certain.ruffs(best) else outside(certain, best)
    return beaten or of_partner(certain)


def _take(certain: Certain, card: Card) -> Said:
    """Return why a card should win, or try to win, the trick on the table."""
    known, legal = certain.known, members(certain.known.legal)
    sure, points = certain.i_win(card), certain.points(card)
    if sure and points and any(certain.points(other) < points and certain.i_win(other) for other in legal):
        pot = sum(map(certain.points, known.on_table))
        return (_said(certain, card, "wins-pot", points=pot + points, saves=3, own=points),)
    if certain.ruffs(card) and certain.side_wins(card) is not False:
        return (_said(certain, card, "ruff", often="sure" if sure else "may"),)
    higher = [other for other in members(_legal(certain, card)) if known.contract.stronger[card] >> other & 1]
    if not sure:
        return _tries(certain, card, higher)
    if kept := next(filter(certain.i_win, higher), None):
        return (_said(certain, card, "cheaper", card=name(kept), often="low"),)
    return _first(certain, card, fact=_sure(certain, card))


def _tries(certain: Certain, card: Card, higher: Sequence[Card]) -> Said:
    """Return why a card that may be beaten should try to win the trick. higher: my other cards above it."""
    known = certain.known
    above = known.above(card).bit_count()
    if not above and known.unseen & certain.trump and not certain.is_trump(card):
        return (_said(certain, card, "forces", how="trump"),)
    if above > FEW and is_lowest(certain, card):
        return _first(certain, card, "lowest", fact=of_partner(certain))
    if beaten := beaten_only_by(certain, card):
        return (_said(certain, card, "forces", **beaten),)
    return _first(certain, card, *(["lowest"] if higher else []), "ahead")


# --- in deals in which they cost ----------------------------------------------------------------------------------


def _costly_lead(certain: Certain, card: Card) -> Said:
    known, above = certain.known, certain.known.above(card).bit_count()
    beaten = {other: known.above(other).bit_count() for other in members(known.legal)}
    low = max(beaten, key=lambda other: beaten[other])
    if above <= 1 and above < beaten[low] and known.contract.payoff.last[0]:
        return (_said(certain, card, "keep", how="high-last", card=name(low)),)
    if wins_early(certain, card):
        return (_said(certain, card, "early", what=costly(certain)),)
    if said := _first(certain, card, "low", "lowest", fact=only(certain, card) or outside(certain, card)):
        return said
    worst = min(beaten, key=lambda other: beaten[other])
    return (_said(certain, card, "keep", how="under", card=name(worst)),) if above > beaten[worst] else ()


def wins_early(certain: Certain, card: Card) -> bool:
    """Return True if a high card to lead wins its trick at no cost, while the others still have its suit."""
    known, payoff, suit = certain.known, certain.known.contract.payoff, suit_of(card)
    out = known.unseen & suit
    if payoff.trick or payoff.last[0] or any(map(certain.points, members(out | 1 << card))):
        return False
    many = known.above(card).bit_count() <= 1 and out.bit_count() >= MANY
    return many and all(known.may[seat] & suit for seat in known.later)


def _costly_card(certain: Certain, card: Card) -> Said:
    known, payoff = certain.known, certain.known.contract.payoff
    if certain.beats_all(card):
        return _costly_win(certain, card)
    if points := certain.points(card):
        return (_said(certain, card, "rid-of-penalty", points=points, often="may"),)
    if certain.act(card) != "throw":
        losing = [other for other in members(_legal(certain, card)) if not certain.beats_all(other)]
        if len(losing) > 1 and not any(known.contract.stronger[card] >> other & 1 for other in losing):
            how = "any" if certain.can_win else "lost"
            return _both(lost_anyway(certain), _said(certain, card, "highest-loser", how=how))
        lost = _first(certain, card, "lowest", fact=lost_anyway(certain))
        return (_said(certain, card, how="below"),) if certain.can_win else lost
    costs = payoff.trick or any(map(certain.points, members(known.unseen | known.hand)))
    if costs and known.above(card).bit_count() < known.below(card).bit_count():
        return (_said(certain, card, "rid-of-winner", often="may"),)
    return _first(certain, card, "highest", fact=only(certain, card))


def _costly_win(certain: Certain, card: Card) -> Said:
    known = certain.known
    if certain.i_win(card):
        lower = [other for other in members(_legal(certain, card)) if known.contract.stronger[other] >> card & 1]
        if lower and certain.wins_anyway:
            return (_said(certain, card, "keep", how="anyway", card=name(lower[0])),)
        dear = max(filter(certain.i_win, members(known.legal)), key=certain.points)
        if (points := certain.points(dear)) > certain.points(card):
            return (_said(certain, card, "takes-own", points=points, often="either", card=name(dear)),)
        return (_said(certain, card, "rid-of-winner", often="may"),)
    later = [known.may[seat] for seat in known.later]
    threats = [other for other in members(known.above(card)) if any(may >> other & 1 for may in later)]
    above = outside(certain, card) if len(threats) == known.above(card).bit_count() else None
    return _first(certain, card, "low", "lowest", fact=above)


def _sure(certain: Certain, card: Card) -> Part:
    return Part("sure-winner", {"how": how_sure(certain, card), "better": name(card)})


# --- what a card is among those of its suit -----------------------------------------------------------------------


def _legal(certain: Certain, card: Card) -> Mask:
    """Return my legal cards of a card's suit."""
    return certain.known.legal & suit_of(card)


def _is_long(certain: Certain, card: Card) -> bool:
    """Return True if a card to lead is of my longest suit, and no trump."""
    hand, suit = certain.known.hand, suit_of(card)
    lengths = {(hand & suit_of(other)).bit_count() for other in members(hand & ~suit)}
    leads = not certain.known.led and not certain.negative and not certain.is_trump(card)
    return leads and (hand & suit).bit_count() >= max(LONG, *(1 + length for length in lengths), 0)


def _is_low(certain: Certain, card: Card) -> bool:
    """Return True if most of the cards of its suit that are out beat a card, which has no points."""
    known = certain.known
    above, below = known.above(card).bit_count(), known.below(card).bit_count()
    return above > below and above >= FEW and not certain.points(card)


def is_lowest(certain: Certain, card: Card) -> bool:
    """Return True if a card is the lowest of two or more of its suit, and none of the others has fewer points."""
    stronger, points = certain.known.contract.stronger, certain.points(card)
    others = list(members(certain.known.hand & suit_of(card) & ~(1 << card)))
    return bool(others) and all(stronger[card] >> other & 1 and points <= certain.points(other) for other in others)


_TRAITS: Final[dict[str, Callable[[Certain, Card], bool]]] = {
    "long": _is_long,
    "low": _is_low,
    "lowest": is_lowest,
    "highest": lambda certain, card: (
        not certain.known.contract.stronger[card] & certain.known.hand and not certain.is_only(card)
    ),
    "ahead": lambda certain, card: bool(certain.known.led) and certain.beats_all(card) and not certain.ruffs(card),
}
