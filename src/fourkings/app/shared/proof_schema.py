"""Proofs in answers: why one card or call is better than another, counted in possible deals."""

from __future__ import annotations

from pydantic import Field

from fourkings.app.shared.body import Body


class Proven(Body):
    """A reason for one card or call over another, counted in deals that fit the view."""

    what: str = Field(description="Its name.", examples=["takes"])
    card: str = Field(description="The card or the call.", examples=["AH"])
    instead: str = Field(description="The other one; a card beside a call stands for saying nothing.", examples=["9H"])
    times: int = Field(description="Deals in which it is true of the card.")
    fewer: int = Field(description="And of the other; more where it speaks against the other.")
    deals: int
    holds: list[list[str]] | None = Field(description="What the seats hold in a deal in which it tells both cards apart.")
    fails: list[list[str]] | None = Field(description="And in one in which it does not; null where there is none.")


class WhyPlayed(Body):
    """Why an action was chosen: what speaks for it over the best other choice."""

    seat: int
    action: str
    instead: str | None = Field(description="The best of the other cards or calls to the judge; null where there was none.")
    loss: float = Field(description="Points that the action loses to it on average; below 0 where it gains.")
    error: float = Field(description="The standard error of the loss.")
    proofs: list[Proven] = Field(description="Empty where nothing simple speaks for it.")
