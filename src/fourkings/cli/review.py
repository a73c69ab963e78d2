"""`fourkings review RECORD` and `fourkings why RECORD`."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fourkings.cli._arguments import COUNT, json_option, language_option, quiet_option
from fourkings.cli._input import Failure, record_of, records
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.replay import judge as replayed
from fourkings.cli.warm import compiled
from fourkings.i18n import Language, language
from fourkings.records import NotARecord
from fourkings.records.replay import Fault, place, replay
from fourkings.rulebook.match import Match

if TYPE_CHECKING:
    from fourkings.analysis import Review
    from fourkings.analysis.explanations import WhyPlayed
    from fourkings.analysis.matches import Decision
    from fourkings.app.reviews.leaks import Verdicts


@click.command()
@click.argument("file", metavar="RECORD", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--seat", type=click.IntRange(0, 3), default=0, show_default=True, help="Seat whose decisions are judged.")
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), help="Write the review as a page that needs no network."
)
@json_option
@quiet_option
@language_option
def command(file: str, seat: int, html: Path | None, as_json: bool, quiet: bool, lang: str) -> None:
    """Review every decision of a seat by what it could see: its loss, and the reason (- for standard input).

    An unfinished match is reviewed as far as it goes. The same record gives the same verdicts. Exit 1: a record
    breaks the rules. Exit 2: the input contains something other than records.

    With ten matches of a game or more, the last line names the theme that costs you most, if one stands out.
    """
    from fourkings.analysis import Review, decisions, to_html, to_json

    words, by_game = language(lang, isolating=False), defaultdict[str, list[list[dict[str, Any]]]](list)
    for number, match in enumerate(matches(file, lang)):
        if not number:
            compiled(quiet=quiet)
        if html and number:
            raise Failure(f"--html {html}: a page shows one match, and {file} contains more; give it a file with one")
        with progress(decisions(match, seat), unit="decisions", quiet=quiet) as bar:
            reviewed = Review(match.rules, seat, tuple(bar))
        by_game[match.rules.game.ID].append(list(map(verdict_of, reviewed.decisions)))
        if html:
            with output(html) as page:
                page.write(to_html(match, reviewed, language(lang)))
        click.echo(
            json.dumps(to_json(reviewed, words, match.names), ensure_ascii=False)
            if as_json
            else "\n".join(review_lines(match, reviewed, words))
        )
    for sentence in () if as_json else leaks_text(by_game, words):
        click.echo(sentence)


def matches(file: str, lang: str) -> Iterator[Match]:
    """Yield the matches of a file; end the command at the first that is no record or breaks the rules."""
    count = 0
    for numbered in records([file]):
        count += 1
        try:
            match = replay(record_of(numbered[2]))
        except NotARecord as error:
            raise Failure(f"{file}:{numbered[1]}: {error}") from None
        except Fault:
            judged = replayed(lang, False, numbered)
            where = place(judged.deal, judged.action, language(lang, isolating=False))
            click.echo(f"{file}:{numbered[1]}: {where}: {judged.why}", err=True)
            raise click.exceptions.Exit(1) from None
        yield match
    if not count:
        raise Failure(f"{file}: the file contains no record.")


def review_lines(match: Match, review: Review, words: Language) -> Iterator[str]:
    """Yield a review as text: what decided the match, then each decision that lost something, the costliest first."""
    from fourkings.analysis.explanations import reason
    from fourkings.analysis.story import finding, heading, story

    yield words.text("review-head", game=words.game(match.rules), who=match.names[review.seat])
    yield from story(match, review.seat, [finding(decision) for decision in review.decisions], words)
    yield words.text("review-sum", decisions=len(review.decisions))
    yield words.listed(
        [words.text(f"review-verdict-{verdict}", many=many) for verdict, many in review.counts.items() if many]
    )
    lost = [decision for decision in review.decisions if decision.blamed or decision.verdict == "lucky"]
    for decision in sorted(lost, key=lambda decision: (not decision.blamed, -decision.judged.loss)):
        yield heading(match, decision.deal, decision.action, decision.verdict, words)
        yield f"  {reason(decision, words, match.names)}"
        yield f"  {_figures(decision, words)}"


def _figures(decision: Decision, words: Language) -> str:
    """Return the loss of a decision with its interval."""
    judged = decision.judged
    loss, low, high = (words.figure(f"{points:.1f}") for points in (judged.loss, judged.low, judged.high))
    return words.text("review-page-cost", loss=loss, low=low, high=high)


def verdict_of(decision: Decision) -> dict[str, Any]:
    """Return what the search for a recurring mistake needs to know of a reviewed decision."""
    from fourkings.puzzles import themes
    from fourkings.views import view

    judged, state = decision.judged, decision.state
    best = frozenset(judged.choices[judged.best])
    return {
        "themes": themes.of(view(state, state.turn), best),
        "losses": judged.losses,
        "habits": judged.habits,
        "places": (judged.played, judged.best),
    }


def leaks_text(by_game: Mapping[str, Sequence[Verdicts]], words: Language) -> Iterator[str]:
    """Yield a sentence on the player's recurring mistake in each game with enough matches.

    by_game: the verdicts of each match, by the id of its game.
    """
    from fourkings.app.reviews.leaks import MATCHES, leak_of

    for game, matches in by_game.items():
        title, many = words.text(f"game-{game}"), len(matches)
        if many < MATCHES:
            continue
        leak = leak_of(matches)
        if leak is None:
            yield f"{title} – {words.text('profile-leak-none', matches=many)}"
            continue
        loss, half = (words.figure(f"{points:.1f}") for points in (leak.loss, leak.half))
        theme = words.text(f"puzzle-theme-{leak.theme}")
        sentence = words.text(
            "profile-leak-found", theme=theme, loss=loss, half=half, times=leak.times, matches=leak.matches
        )
        yield f"{title} – {sentence}"


@click.command()
@click.argument("file", metavar="RECORD", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--deal", type=COUNT, help="Deal to explain, from 1; the last finished one if not given.")
@click.option("--seat", type=click.IntRange(0, 3), help="Seat whose choices are explained; all seats if not given.")
@json_option
@quiet_option
@language_option
def why_command(file: str, deal: int | None, seat: int | None, as_json: bool, quiet: bool, lang: str) -> None:
    """Explain each card and call of a deal (- for standard input).

    Each choice is compared with the judge's best alternative, from what its player could see.
    """
    words = language(lang, isolating=False)
    for number, match in enumerate(matches(file, lang)):
        if not number:
            compiled(quiet=quiet)
        finished = [at for at, played in enumerate(match.deals, 1) if played.state.points is not None]
        deal_number = deal or max(finished, default=1)
        if deal_number not in finished:
            raise Failure(f"{file}: no deal {deal_number} of the match is over")
        for step, (by, _) in enumerate(match.deals[deal_number - 1].actions, 1):
            if seat in (None, by):
                _print_why(match, deal_number, step, words, as_json)


def _print_why(match: Match, deal: int, step: int, words: Language, as_json: bool) -> None:
    from fourkings.analysis.explanations import why_json, why_played

    why = why_played(match, deal, step)
    if as_json:
        click.echo(json.dumps({"deal": deal, "place": step} | why_json(why), ensure_ascii=False))
    else:
        click.echo("\n".join(_why_lines(match, deal, step, why, words)) + "\n")


def _why_lines(match: Match, deal: int, step: int, why: WhyPlayed, words: Language) -> Iterator[str]:
    from fourkings.analysis.explanations import explanation_text, in_sentence
    from fourkings.analysis.story import place_of

    who = match.names[why.seat]
    chosen = in_sentence(words, match.rules, why.action)
    yield place_of(match, deal, step, words)
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
