"""What is asked and answered by HTTP: the base of bodies, and errors."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from fourkings.rulebook.games import GAMES
from fourkings.table.shown_names import LONGEST, cleaned

EXAMPLE_GAME: Final = next(iter(GAMES))
"""A game that descriptions of the API show."""
PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=LONGEST, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(cleaned),
]
"""The name of a person as it is kept: what others see of it."""


class Body(BaseModel):
    """The base of all bodies. What a request may leave out is always there in an answer."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Problem(Body):
    """An error: a code for programs, a sentence for people who write them."""

    code: str = Field(examples=["unknown-game"])
    message: str = Field(
        examples=["there is no game 'bridge': the games are quarante, quarante-1792, 400, jeu-du-roi, king"]
    )


class ApiError(Exception):
    """An answer that is a `Problem`."""

    def __init__(self, status: int, code: str, message: str, problem: Problem | None = None) -> None:
        """`problem` is what is answered where it tells more than a code and a message."""
        super().__init__(message)
        self.status, self.problem = status, problem or Problem(code=code, message=message)
