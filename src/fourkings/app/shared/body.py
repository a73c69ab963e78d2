"""The base class of request and response bodies, and errors of the API."""

from typing import Annotated, Any, Final, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from fourkings.rulebook.games import GAMES
from fourkings.sanitize import cleaned
from fourkings.table.shown_names import LONGEST

EXAMPLE_GAME: Final = next(iter(GAMES))
"""The game in examples of the API's description."""


class Body(BaseModel):
    """The base class of all bodies; optional fields of a request are always present in a response."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)

    @classmethod
    def from_object(cls, source: object, **others: Any) -> Self:
        """Return a body with `others`, and for the other fields the attributes of the same name of an object."""
        attributes = {name: getattr(source, name) for name in cls.model_fields if name not in others}
        return cls.model_validate(attributes | others, from_attributes=True)


class Problem(Body):
    """An error: a code for programs, a sentence for people who write them."""

    code: str = Field(examples=["unknown-game"])
    message: str = Field(
        examples=["there is no game 'bridge': the games are quarante, quarante-1792, 400, jeu-du-roi, king"]
    )


class ApiError(Exception):
    """A request that is refused, with a `Problem` as its answer."""

    def __init__(self, status: int, code: str, message: str, problem: Problem | None = None) -> None:
        """problem: the answer, if it has more fields than a code and a message."""
        super().__init__(message)
        self.status, self.problem = status, problem or Problem(code=code, message=message)


def seen_name(name: str, longest: int = LONGEST, form: Literal["NFC", "NFKC"] = "NFKC") -> str:
    """Return a name without characters that others don't see, so that nobody can imitate another name by them.

    Raise `ApiError` for a name of which nothing is visible; an empty one stays empty. form: the Unicode normal form.
    """
    if not (seen := cleaned(name, longest, form)) and name.strip():
        raise ApiError(422, "unseen-name", "nobody can see this name: write at least one letter, digit or symbol")
    return seen


PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=LONGEST, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(seen_name),
]
"""A person's name as it is stored: the part of it that others see."""
