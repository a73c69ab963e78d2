"""What is asked and answered by HTTP: the base of bodies, and errors."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from fourkings.rulebook.games import GAMES
from fourkings.sanitize import cleaned
from fourkings.table.shown_names import LONGEST

EXAMPLE_GAME: Final = next(iter(GAMES))
"""A game that descriptions of the API show."""


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


def seen_name(name: str, longest: int = LONGEST, form: Literal["NFC", "NFKC"] = "NFKC") -> str:
    """Return the part of a name that others see, so that nobody can look like somebody else by the rest.

    Raise `ApiError` for a name of which nothing is drawn; an empty one stays empty.
    """
    if not (seen := cleaned(name, longest, form)) and name.strip():
        raise ApiError(422, "unseen-name", "nobody can see this name: write at least one letter, digit or symbol")
    return seen


PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=LONGEST, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(seen_name),
]
"""The name of a person as it is stored: what others see of it."""
