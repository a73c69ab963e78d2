"""The body of an explanation: what the page makes sentences of, in its own language."""

from pydantic import Field

from fourkings.app.shared.body import Body
from fourkings.coach import Explanation, explanation_json


class ExplainedPart(Body):
    """A sentence of an explanation, as data."""

    key: str = Field(description="The message is `coach-` and this key.", examples=["unbeatable"])
    params: dict[str, str | int | list[str]] = Field(
        description="The parameters of the message: cards, seats, suits, points.", examples=[{"seat": 1, "prize": "AS"}]
    )


class Explained(Body):
    """Why one action is better than another, from what the seat to act could see. In its sentences, that seat is “you”."""

    version: int = Field(description="The version of the keys and parameters.")
    parts: list[ExplainedPart] = Field(description="The sentences, in the order to be read.")
    theme: str | None = Field(description="The theme of the exercises that train it; null if there is none.")
    action: str = Field(description="The weaker action.")
    better: str = Field(description="The better action.")


def explained(explanation: Explanation | None) -> Explained | None:
    """Return an explanation as a body."""
    return None if explanation is None else Explained.model_validate(explanation_json(explanation))
