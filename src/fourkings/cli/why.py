"""`fourkings why RECORD`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import click

from fourkings.cli._arguments import COUNT, json_option, language_option, quiet_option
from fourkings.cli._input import Failure
from fourkings.cli.review import matches
from fourkings.cli.warm import compiled
from fourkings.i18n import Language, language
from fourkings.rulebook.match import Match

if TYPE_CHECKING:
    from fourkings.analysis.explanations import WhyPlayed

SEATS: Final = click.IntRange(0, 3)


@click.command()
@click.argument("file", metavar="RECORD", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--deal", type=COUNT, help="Deal to explain, from 1; the last finished one if not given.")
@click.option("--seat", type=SEATS, help="Seat whose choices are explained; all seats if not given.")
@json_option
@quiet_option
@language_option
def command(file: str, deal: int | None, seat: int | None, as_json: bool, quiet: bool, lang: str) -> None:
    """Explain each card and call of a deal (- for standard input).

    Each choice is compared with the judge's best alternative, from what its player could see.
    """
    words = language(lang, isolating=False)
    for number, match in enumerate(matches(file, lang)):
        if not number:
            compiled(quiet=quiet)
        deal_number = deal or _last(match)
        over = 1 <= deal_number <= len(match.deals) and match.deals[deal_number - 1].state.points is not None
        if not over:
            raise Failure(f"{file}: no deal {deal_number} of the match is over")
        for place, (by, _) in enumerate(match.deals[deal_number - 1].actions, 1):
            if seat in (None, by):
                _print(match, deal_number, place, words, as_json)


def _last(match: Match) -> int:
    """Return the number of the last finished deal, from 1; 1 if there is none."""
    return max((at for at, deal in enumerate(match.deals, 1) if deal.state.points is not None), default=1)


def _print(match: Match, deal: int, place: int, words: Language, as_json: bool) -> None:
    from fourkings.analysis.explanations import why_json, why_played

    why = why_played(match, deal, place)
    if as_json:
        click.echo(json.dumps({"deal": deal, "place": place} | why_json(why), ensure_ascii=False))
    else:
        click.echo("\n".join(_lines(match, deal, place, why, words)) + "\n")


def _lines(match: Match, deal: int, place: int, why: WhyPlayed, words: Language) -> Iterator[str]:
    from fourkings.analysis.explanations import explanation_text, in_sentence
    from fourkings.analysis.story import place_of

    who = match.names[why.seat]
    chosen = in_sentence(words, match.rules, why.action)
    yield place_of(match, deal, place, words)
    yield words.text("before-why-ask", who=who, chosen=chosen)
    if why.instead is None:
        yield words.text("before-why-only")
        return
    instead, loss = in_sentence(words, match.rules, why.instead), words.figure(f"{why.loss:.1f}")
    if why.explanation is None:
        yield words.text("before-why-equal", chosen=chosen, instead=instead)
        return
    if why.worse:
        yield words.text("before-why-worse", chosen=chosen, instead=instead, loss=loss)
    else:
        yield words.text("before-why-beside", chosen=chosen, instead=instead)
    yield f"{words.text('before-why-you', who=who)} {explanation_text(why.explanation, words, match.names)}"
