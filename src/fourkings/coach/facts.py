"""The facts that may come before a consequence: what is certain of the two cards, from the view and the rules."""

from __future__ import annotations

from typing import Final

from fourkings import encoding
from fourkings.coach.certain import Certain
from fourkings.coach.comparison import Comparison, Reason
from fourkings.coach.explanation import Part
from fourkings.kernels.play import suit_of
from fourkings.records import token
from fourkings.rulebook.cards import SEATS, Card, group_name, members, name, suit_name
from fourkings.rulebook.game import Param

FEW: Final = 3
"""Cards that are named one by one, at most."""


def unbeatable(certain: Certain) -> Part | None:
    """Return that the card which is winning can't be beaten, if an opponent played it."""
    if not certain.unbeatable or certain.known.ahead in certain.friends:
        return None
    return _cannot_be_beaten(certain, 0)


def partner_unbeatable(certain: Certain) -> Part | None:
    """Return that the partner's card can't be beaten by an opponent."""
    ahead = bool(certain.known.led) and certain.known.ahead == certain.known.partner
    rivals = tuple(seat for seat in certain.known.later if seat not in certain.friends)
    if not ahead or certain.can_be_beaten(None, rivals):
        return None
    return _cannot_be_beaten(certain, 1)


def _cannot_be_beaten(certain: Certain, mine: int) -> Part:
    how = "partner" if mine else "last" if certain.known.last else "any"
    return Part("unbeatable", {"seat": certain.known.ahead, "prize": name(certain.known.best), "how": how})


def of_partner(certain: Certain) -> Part | None:
    """Return that my partner is winning the trick so far, and who can beat that, or still plays to it; None if neither.

    If each has a bid of their own, that is a reason only while the partner needs the trick.
    """
    known = certain.known
    ahead, later = known.led and known.ahead == known.partner, known.partner in known.later
    if known.partner is None or not (ahead or later):
        return None
    if encoding.stakes(certain.view).bids:
        tricks = encoding.needs(certain.view).tolist()[0][known.partner]
        return Part("need", {"how": "partner", "seat": known.partner, "tricks": tricks}) if tricks > 0 else None
    if later:
        return Part("partner", {"how": "later"})
    rivals = [seat for seat in known.later if certain.can_be_beaten(None, (seat,))]
    return Part("partner", {"how": "ahead", "seat": rivals[0]}) if rivals else partner_unbeatable(certain)


def beaten_only_by(certain: Certain, card: Card) -> dict[str, Param] | None:
    """Return the one or two cards of its suit that can still beat a card, and whether trumps can; None if more can."""
    above = list(members(certain.known.above(card)))
    if not 0 < len(above) < FEW or not certain.beats_all(card):
        return None
    trumps = certain.known.unseen & certain.trump and not certain.is_trump(card)
    return {"how": "ruffed" if trumps else "only", "out": tuple(map(token, above))}


def costly(certain: Certain) -> str:
    """Return the short name of the cards that score in a deal, as `H` or `KJ`; empty if none do."""
    scoring = 0
    for cards, _ in certain.known.contract.payoff.cards:
        scoring |= cards
    return group_name(scoring) if scoring else ""


def lost_anyway(certain: Certain) -> Part | None:
    """Return that the trick can't be won: by an unbeatable card, or because no card of mine beats it."""
    if not certain.known.led or certain.can_win or certain.known.ahead in certain.friends:
        return None
    return unbeatable(certain) or Part("cannot-win", {"how": "any"})


def sure(compared: Comparison) -> Part | None:
    """Return that the better card wins the trick for certain."""
    certain, better = compared.certain, compared.stronger
    if not certain.i_win(better):
        return None
    return Part("sure-winner", {"how": how_sure(certain, better), "better": name(better)})


def how_sure(certain: Certain, better: Card) -> str:
    """Return why a card is certain to win the trick: `only`, `enough` or `last` if I play last, else `any`."""
    if not certain.known.last:
        return "any"
    winners = [card for card in members(certain.known.legal) if certain.beats_all(card)]
    lower = [card for card in winners if certain.known.contract.stronger[card] >> better & 1]
    return "only" if winners == [better] else "last" if lower or len(winners) == 1 else "enough"


def safe(compared: Comparison) -> Part | None:
    """Return that the better card can't win the trick, in a deal that costs, while the weaker one can."""
    certain, better = compared.certain, compared.stronger
    if not certain.known.led or certain.beats_all(better) or not certain.beats_all(compared.weaker):
        return None
    return Part("cannot-win", {"how": "better", "better": name(better)})


def trumps_out(compared: Comparison) -> Part | None:
    """Return how many trumps the others hold, if the better card is a trump led."""
    certain = compared.certain
    if not certain.is_trump(compared.stronger):
        return None
    return Part("trumps-out", {"count": (certain.known.unseen & certain.trump).bit_count()})


def only(certain: Certain, card: Card) -> Part | None:
    """Return that after a card, my only one of a suit, I can trump it, or throw high cards on it where they cost."""
    known, suit = certain.known, suit_of(card)
    if not certain.is_only(card) or certain.is_trump(card) or not known.unseen & suit:
        return None
    if not certain.negative and not known.hand & certain.trump:
        return None
    how = "throw" if certain.negative else "trump"
    return Part("only-card", {"better": name(card), "suit": str(suit_name(suit)), "how": how})


def better_only(compared: Comparison) -> Part | None:
    """Return the same of the better card; None if the weaker one does the same for another suit."""
    return None if compared.empties_other(1) else only(compared.certain, compared.stronger)


def highest(certain: Certain, card: Card) -> Part | None:
    """Return that nobody else holds a higher card of a suit than this one; None for one that nothing ever beat."""
    stronger = certain.known.contract.stronger[card]
    if not stronger or stronger & certain.known.unseen:
        return None
    on_table = any(stronger >> other & 1 for other in certain.known.on_table)
    ruffs = 0 if certain.is_trump(card) else certain.known.unseen & certain.trump
    own = "trump" if ruffs else "own"
    how = own if stronger & certain.known.hand else "after" if on_table else "now"
    return Part("highest", {"prize": name(card), "suit": str(suit_name(suit_of(card))), "how": how})


def outside(certain: Certain, card: Card, most: int = FEW) -> Part | None:
    """Return the higher cards of its suit that can still beat a card, if they are few."""
    above = list(members(certain.known.above(card)))
    return Part("outside", {"out": tuple(map(token, above)), "prize": name(card)}) if 0 < len(above) <= most else None


def holds(certain: Certain, card: Card) -> Part | None:
    """Return which seat holds a hidden card, if only one can."""
    seats = [seat for seat in SEATS if certain.known.known[seat] >> card & 1]
    return Part("holds", {"seat": seats[0], "prize": name(card)}) if seats else None


def overtakes_partner(compared: Comparison) -> Reason | None:
    """Return that the weaker card takes a trick from my partner that the better one leaves to them."""
    certain, known = compared.certain, compared.certain.known
    if not known.led or known.ahead != known.partner:
        return None
    if not certain.beats_all(compared.weaker) or certain.beats_all(compared.stronger):
        return None
    return Reason(partner_unbeatable(compared.certain), compared.part("overtakes-partner"), "leave-partner")


def fitting(compared: Comparison, consequence: Part) -> Part | None:
    """Return the fact that speaks for the better card beside a consequence that doesn't come with one; None without any."""
    certain, params = compared.certain, consequence.params
    costs = certain.negative and certain.known.led and consequence.key in ("takes-own", "brings", "brings-set")
    if (consequence.key in COMPLETE and not costs) or params.get("how") in COMPLETE_WAYS or params.get("often") == "either":
        return None
    if consequence.key == "wins-costly" and params["falls"] == 1 and not certain.known.led:
        return outside(compared.certain, compared.stronger, 1)
    if not certain.known.led:
        beaten = (
            consequence.key == "keep-winner" and params["how"] == "lead" and outside(compared.certain, compared.weaker, 1)
        )
        long = consequence.key == "falls" or (consequence.key == "keep" and params["how"] != "low")
        return beaten or _of_lead(compared, 1 if params.get("how") == "below" else FEW - 1 if long else FEW)
    if certain.negative:
        return lost_anyway(compared.certain) or _below(compared)
    thrown = better_only(compared) if certain.act(compared.stronger) == "throw" else None
    partner = None if certain.beats_all(compared.stronger) else partner_unbeatable(compared.certain)
    return lost_anyway(compared.certain) or partner or thrown


COMPLETE: Final = frozenset({
    "ruff-later", "shorten", "overtakes-partner", "partner-ruffs", "rest", "lead-winner", "swap", "bring-out", "early",
    "forces", "partner-wins", "brings-set", "takes-own", "brings", "kept-brings", "highest-loser",
})  # fmt: skip
"""Consequences that need no fact beside them."""
COMPLETE_WAYS: Final = frozenset({
    "anyway", "free", "shed", "run-out", "tenace", "cheap", "under", "while", "loses",
})  # fmt: skip
"""The same for the cards to keep, and for the last trick."""


def _of_lead(compared: Comparison, most: int) -> Part | None:
    """Return what is certain of the better card if it is led. most: how many cards may be named one by one."""
    certain, better = compared.certain, compared.stronger
    if certain.negative:
        return outside(compared.certain, better, most) or (better_only(compared) if most == FEW else None)
    if certain.is_trump(better):
        return outside(compared.certain, compared.weaker, FEW - 1) if certain.is_trump(compared.weaker) else None
    return highest(compared.certain, better) or better_only(compared)


def _below(compared: Comparison) -> Part | None:
    """Return that the better card can't win the trick."""
    better = compared.stronger
    if compared.certain.beats_all(better):
        return None
    return Part("cannot-win", {"how": "better", "better": name(better)})
