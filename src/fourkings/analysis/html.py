"""A review as one HTML file: it needs no network, works by keyboard and by ear, prints, and speaks one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

from fourkings.analysis.likely import Likely, likely
from fourkings.analysis.matches import Decision, Review
from fourkings.analysis.story import aim_of, finding, heading, points_of, said_before, story, trumps_at
from fourkings.analysis.verdicts import VERDICTS, Verdict
from fourkings.analysis.words import reason
from fourkings.i18n import Language, minus
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook.cards import SEATS, Mask, Seat, members
from fourkings.rulebook.game import Action
from fourkings.rulebook.match import Match
from fourkings.views import view

SIGNS: Final[dict[Verdict, str]] = {
    "brilliant": "!!", "best": "·", "unclear": "~", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "unlucky": "−",
    "lucky": "+",
}  # fmt: skip
"""A sign for each verdict, so that colour alone tells nothing."""


class _Page(NamedTuple):
    """What every part of the page is written from."""

    match: Match
    review: Review
    words: Language
    names: list[str]

    def text(self, key: str, **params: object) -> str:
        """A sentence of the page, safe in HTML."""
        return escape(self.words.text(f"review-{key}", "", **params))

    def number(self, value: float) -> str:
        """A number with one place after the point, as the language writes it."""
        written = self.text("number", n=round(abs(value), 1))
        return minus(f"-{written}") if round(value, 1) < 0 else written

    def who(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        return escape(self.names[seat])

    def done(self, action: Action) -> str:
        """An action as a label."""
        return escape(self.words.action(self.match.rules, action))


def to_html(match: Match, review: Review, language: Language) -> str:
    """The review of a match as an HTML document.

    match: the one that was reviewed; language: of every sentence, and of the letters on the cards.
    """
    page = _Page(match, review, language, [match.entrants[entrant] for entrant in match.opening.seats])
    return "\n".join(_document(page))


def _document(page: _Page) -> Iterator[str]:
    own = files("fourkings.analysis")
    title = page.text("page-title", game=page.words.game(page.match.rules), who=page.names[page.review.seat])
    code = page.words.code
    yield f'<!doctype html>\n<html lang="{code}" dir="{LANGUAGES[code].direction}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>\n{(own / 'page.css').read_text('utf-8')}</style>\n</head>\n<body>"
    yield f"<header><h1>{title}</h1>"
    yield from _summary(page)
    yield f"</header>\n<main>\n<p class=keys>{page.text('page-keys')}</p>"
    yield '<p id="told" class="heard" role="status" aria-live="polite"></p>'
    yield from _costliest(page)
    yield from _strips(page)
    yield f"<section aria-labelledby=decisions>\n<h2 id=decisions>{page.text('page-decisions')}</h2>"
    yield from _filter(page)
    for decision in page.review.decisions:
        yield from _decision(page, decision)
    yield "</section>\n</main>"
    yield f"<script>\n{(own / 'page.js').read_text('utf-8')}</script>\n</body>\n</html>\n"


def _summary(page: _Page) -> Iterator[str]:
    """The result and what it came from, and how many decisions have each verdict."""
    review = page.review
    first, *causes = story(page.match, review.seat, [finding(decision) for decision in review.decisions], page.words)
    yield f"<p class=result>{escape(first)}</p>"
    yield f"<ul class=story>{''.join(f'<li>{escape(cause)}</li>' for cause in causes)}</ul>"
    yield f"<p>{page.text('sum', decisions=len(review.decisions))}</p>"
    counts = [
        f'<li class="{verdict}"><b aria-hidden=true>{SIGNS[verdict]}</b> {page.text(f"verdict-{verdict}", many=many)}</li>'
        for verdict, many in review.counts.items()
        if many
    ]
    yield f"<ul class=counts>{''.join(counts)}</ul>"


def _costliest(page: _Page) -> Iterator[str]:
    worst = page.review.costliest()
    if not worst:
        return
    yield f"<section aria-labelledby=costliest><h2 id=costliest>{page.text('page-costliest', count=len(worst))}</h2><ol>"
    for decision in worst:
        yield f'<li><a href="#{_id(decision)}">{_heading(page, decision)}</a> {escape(reason(decision, page.words))}</li>'
    yield "</ol></section>"


def _strips(page: _Page) -> Iterator[str]:
    """One row per deal, with a mark for each decision."""
    yield f"<section aria-labelledby=deals><h2 id=deals>{page.text('page-deals')}</h2><table class=strips>"
    yield f"<thead><tr><th scope=col>{page.text('page-deal')}</th><th scope=col>{page.text('page-points')}</th>"
    yield f"<th scope=col>{page.text('page-lost')}</th><th scope=col>{page.text('page-decisions')}</th></tr></thead><tbody>"
    for number in range(1, len(page.match.deals) + 1):
        mine = [decision for decision in page.review.decisions if decision.deal == number]
        lost = sum(decision.judged.loss for decision in mine if decision.blamed or decision.verdict == "lucky")
        aim = escape(aim_of(page.match, number, page.words))
        own = escape(points_of(page.match, number, page.review.seat, page.words))
        marks = "".join(
            f'<a class="{decision.verdict}" href="#{_id(decision)}"><span aria-hidden=true>{SIGNS[decision.verdict]}</span>'
            f"<span class=heard>{_heading(page, decision)}</span></a> "
            for decision in mine
        )
        yield f"<tr><th scope=row>{number} <small>{aim}</small></th><td class=figure>{own}</td>"
        yield f"<td class=figure>{page.number(lost)}</td><td class=marks>{marks}</td></tr>"
    yield "</tbody></table></section>"


def _filter(page: _Page) -> Iterator[str]:
    """Buttons that leave some decisions out; without scripts all are shown."""
    labels = (("lost", "page-filter-lost"), ("all", "page-filter-all"))
    yield "<p class=filter hidden>"
    for value, key in labels:
        yield f'<button type=button data-show="{value}" aria-pressed=false>{page.text(key)}</button>'
    yield "</p>"


def _id(decision: Decision) -> str:
    return f"deal-{decision.deal}-{decision.action}"


def _heading(page: _Page, decision: Decision) -> str:
    return escape(heading(page.match, decision.deal, decision.action, decision.verdict, page.words))


# --- one decision -------------------------------------------------------------------------------------------------


def _decision(page: _Page, decision: Decision) -> Iterator[str]:
    kind = "lost" if decision.blamed or decision.verdict == "lucky" else "held"
    yield f'<article id="{_id(decision)}" class="{decision.verdict}" data-kind="{kind}" tabindex=-1>'
    yield f"<h3><b aria-hidden=true>{SIGNS[decision.verdict]}</b> {_heading(page, decision)}</h3>"
    yield f"<p class=reason>{escape(reason(decision, page.words))}</p>"
    yield f"<p>{page.text('page-three', **_three(page, decision))}</p>"
    yield from _table(page, decision)
    yield from _choices(page, decision)
    yield from _held(page, decision)
    yield "</article>"


def _three(page: _Page, decision: Decision) -> dict[str, str]:
    """The three readings of a decision."""
    judged = decision.judged
    seen = page.words.text("review-page-not-seen") if decision.seen is None else page.number(decision.seen)
    return {
        "loss": page.number(judged.loss),
        "low": page.number(judged.low),
        "high": page.number(judged.high),
        "seen": seen,
    }


def _table(page: _Page, decision: Decision) -> Iterator[str]:
    """What the seat saw: its hand, the trick on the table, what was said."""
    state = decision.state
    hand = _cards(page, members(state.hands[state.turn]))
    yield f"<dl><dt>{page.text('page-hand')}</dt><dd>{hand}</dd>"
    if state.trick:
        laid = [
            f"{page.who(state.leader + place & 3)} {_cards(page, [card])}" for place, card in enumerate(state.trick)
        ]  # fmt: skip
        yield f"<dt>{page.text('page-trick')}</dt><dd>{', '.join(laid)}</dd>"
    for label, tell in (("page-trumps", trumps_at), ("page-said", said_before)):
        if outcome := tell(page.match, decision.deal, decision.action, page.words):
            yield f"<dt>{page.text(label)}</dt><dd>{escape(outcome)}</dd>"
    yield "</dl>"


def _choices(page: _Page, decision: Decision) -> Iterator[str]:
    """Every choice with its loss as a bar, and how often other levels take it."""
    judged = decision.judged
    heads = ("page-choice", "page-loss", "page-beginner", "page-club")
    yield f"<table class=choices><caption>{page.text('page-choices')}</caption><thead><tr>"
    yield "".join(f"<th scope=col>{page.text(key)}</th>" for key in heads) + "</tr></thead><tbody>"
    most = max(loss for loss, _ in judged.losses) or 1.0
    for place in sorted(range(len(judged.choices)), key=lambda place: judged.losses[place][0]):
        loss, error = judged.losses[place]
        mark = f" <em>{page.text('page-yours')}</em>" if place == judged.played else ""
        names = ", ".join(page.done(action) for action in judged.choices[place])
        wide = round(100 * max(0.0, loss) / most)
        span = f" <small>± {page.number(1.96 * error)}</small>" if error else ""
        yield f"<tr><th scope=row>{names}{mark}</th><td><span class=bar style='width:{wide / 10:.1f}em'></span> "
        yield f"{page.number(max(0.0, loss))}{span}</td>"
        yield "".join(f"<td>{round(100 * judged.habits[level][place])} %</td>" for level in ("beginner", "club")) + "</tr>"
    yield "</tbody></table>"


def _held(page: _Page, decision: Decision) -> Iterator[str]:
    """Who was likely to hold what, and who did."""
    likely_cards = likely(view(decision.state, decision.state.turn))
    others = [seat for seat in SEATS if seat != decision.state.turn]
    yield f"<details><summary>{page.text('page-likely')}</summary><table class=likely><thead><tr>"
    yield f"<th scope=col>{page.text('page-card')}</th>"
    yield "".join(f"<th scope=col>{page.who(seat)}</th>" for seat in others) + "</tr></thead><tbody>"
    for card, shares in likely_cards:
        yield f"<tr><th scope=row>{_cards(page, [card])}</th>{''.join(_shares(decision, card, shares, others))}</tr>"
    yield "</tbody></table></details>"


def _shares(decision: Decision, card: int, shares: Likely, others: Iterable[Seat]) -> Iterator[str]:
    for seat in others:
        truly = decision.state.hands[seat] >> card & 1
        written = f"{round(100 * shares[seat])} %"
        yield f"<td><strong>{written} ●</strong></td>" if truly else f"<td>{written}</td>"


def _cards(page: _Page, cards: Iterable[int] | Mask) -> str:
    """Cards as they are printed, each in the colour of its suit."""
    row = members(cards) if isinstance(cards, int) else cards
    parts = []
    for card in row:
        red = " red" if card >> 4 in (1, 2) else ""
        parts.append(f'<span class="card{red}">{escape(page.words.card(card))}</span>')
    return " ".join(parts)


assert set(SIGNS) == set(VERDICTS)
