"""A proof as a sentence."""

from fourkings.bots.careful.advice import Why
from fourkings.bots.proofs import Proof
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Param


def why_of(proof: Proof) -> Why:
    """Return a proof as a sentence with its counts."""
    counts: dict[str, Param] = {"times": proof.times, "fewer": proof.fewer, "deals": proof.deals}
    if isinstance(proof.card, str):
        silent = not isinstance(proof.instead, str)
        second = proof.card if silent else proof.instead
        said: dict[str, Param] = {"what": proof.what, "word": proof.card, "second": str(second), "silent": int(silent)}
        return Why("proven-call", said | counts)
    assert not isinstance(proof.instead, str)  # a card is compared with cards
    return Why("proven", {"what": proof.what, "card": name(proof.card), "instead": name(proof.instead)} | counts)
