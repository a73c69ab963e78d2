"""Requests and answers about a lesson: its remarks so far, and warnings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import ConfigDict, Field

from fourkings.app.lessons import service
from fourkings.app.shared.body import EXAMPLE_GAME, Body
from fourkings.bots.careful.advice import Advice
from fourkings.lessons import Lesson, Said
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.table.match import Table
from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import Sentence
from fourkings.views import View


class NewLesson(Body):
    """A lesson to begin."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": EXAMPLE_GAME}]})


class CarryOn(Body):
    """The pace of the bots from now on."""

    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"pace": "brisk"}]})


class LessonRemark(Body):
    """A remark of the lesson."""

    clause: str = Field(examples=["QR-7"])
    text: str
    deal: int = Field(description="The number of the deal in which it was said.")
    step: int = Field(description="After how many actions of that deal.")


class LessonInfo(Body):
    """A lesson as it is."""

    game: str
    remarks: list[LessonRemark] = Field(description="What was said so far, the first remark first.")
    about: str = Field(description="The clause that says what the deal in progress is about.")
    skips: bool = Field(description="Whether the house plays the deals that come next: go on by POST …/next.")
    over: bool
    strategy: list[str] = Field(description="What good players do.")


class Warned(Body):
    """A warning against a legal action."""

    action: str
    worse: float | None = Field(description="By how many points on average it is worse than the best one; null for a bid.")
    percent: int | None = Field(description="For a bid: in how many of 100 deals it is made.")


class LessonAdvice(Body):
    """What a good player would do on the learner's turn, and the actions that are clearly wrong."""

    version: int = Field(description="The version of the table that it is about.")
    action: str
    reasons: list[Sentence]
    warned: list[Warned]


def lesson_response(lesson: Lesson, now: Table, remarks: Sequence[Said], joined: Sequence[str], lang: str) -> LessonInfo:
    """Return a lesson as it is; `joined`: the names of the entrants."""
    names = [joined[entrant] for entrant in now.match.opening.seats]
    about = [remark.remark.clause for remark in remarks if remark.remark.about]
    return LessonInfo(
        game=lesson.rules.game.ID,
        remarks=[
            LessonRemark(
                clause=remark.remark.clause, text=remark.text(lang, names), deal=remark.moment.deal, step=remark.moment.step
            )
            for remark in remarks
        ],
        about=about[-1] if about else "",
        skips=service.has_skipped_deals(lesson, now),
        over=now.match.result is not None,
        strategy=[texts[lang] for texts in lesson.strategy],
    )


def seed_of_friend(lesson: Lesson, now: Table) -> int:
    """Return the random seed of the bot that advises at this moment: the same for everybody."""
    return Stream(lesson.secret, f"friend {now.version}".encode()).below(1 << 62)


def advice_response(
    lesson: Lesson, version: int, seen: View, advice: Advice, worth: Mapping[Action, float]
) -> LessonAdvice:
    """Return what a good player would do and what is clearly worse; `worth`: values of cards, or empty."""
    warned = [
        Warned(action=token(action), worse=round(worse, 1), percent=None)
        for action, worse in {**service.losses(lesson, seen, worth), **service.poor_calls(lesson, seen, advice)}.items()
    ]
    warned += [Warned(action=bid, worse=None, percent=percent) for bid, percent in service.bold_bids(seen, advice).items()]
    reasons = [
        Sentence(clause="", key=key, params=dict(facts)) for key, facts in ((advice.key, advice.params), *advice.more)
    ]
    return LessonAdvice(version=version, action=token(advice.action), reasons=reasons, warned=warned)
