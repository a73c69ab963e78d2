"""A review as one self-contained HTML page in one language: offline, accessible and printable."""

from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

from fourkings.analysis.explanations import reason
from fourkings.analysis.matches import Decision, Review
from fourkings.analysis.story import aim_of, finding, heading, points_of, said_before, story, trumps_at
from fourkings.analysis.verdicts import VERDICTS, Verdict
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.i18n import Language, minus
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook.cards import SEATS, Card, Seat, members
from fourkings.rulebook.game import Action
from fourkings.rulebook.match import Match
from fourkings.views import View, view, view_seed

SIGNS: Final[dict[Verdict, str]] = {
    "brilliant": "!!", "best": "✓", "unclear": "=", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "unlucky": "−",
    "lucky": "+",
}  # fmt: skip
"""A sign for each verdict, so that it doesn't depend on colour."""
assert set(SIGNS) == set(VERDICTS)
DEALS: Final = 400
"""Deals sampled to estimate where the hidden cards were."""

Shares = tuple[float, float, float, float]
"""The share of deals in which each seat holds a card."""


class _Page(NamedTuple):
    """Context shared by all parts of the page."""

    match: Match
    review: Review
    words: Language
    names: tuple[str, ...]

    def text(self, key: str, **params: object) -> str:
        """Return a message of the page, escaped."""
        return escape(self.words.text(f"review-{key}", "", **params))

    def number(self, value: float) -> str:
        """Return a number with one decimal, as the language writes it."""
        text = self.text("number", n=round(abs(value), 1))
        return minus(f"-{text}") if round(value, 1) < 0 else text

    def percent(self, share: float) -> str:
        return self.words.text("today-percent", share=round(100 * share))

    def player(self, seat: Seat) -> str:
        return escape(self.names[seat])

    def action(self, action: Action) -> str:
        return escape(self.words.action(self.match.rules, action))


def to_html(match: Match, review: Review, language: Language) -> str:
    """Return the review of a match as an HTML document; language: of every sentence and of the letters on cards."""
    page = _Page(match, review, language, match.names)
    return "\n".join(_document(page))


def _document(page: _Page) -> Iterator[str]:
    resources = files("fourkings.analysis")
    title = page.text("page-title", game=page.words.game(page.match.rules), who=page.names[page.review.seat])
    code = page.words.code
    yield f'<!doctype html>\n<html lang="{code}" dir="{LANGUAGES[code].direction}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>\n{(resources / 'page.css').read_text('utf-8')}</style>\n</head>\n<body>"
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
    yield f"<script>\n{(resources / 'page.js').read_text('utf-8')}</script>\n</body>\n</html>\n"


def _summary(page: _Page) -> Iterator[str]:
    """Render the result with its causes, and the number of decisions by verdict."""
    review = page.review
    first, *causes = story(page.match, review.seat, [finding(decision) for decision in review.decisions], page.words)
    yield f"<p class=result>{escape(first)}</p>"
    yield f"<ul class=story>{''.join(f'<li>{escape(cause)}</li>' for cause in causes)}</ul>"
    yield f"<p>{page.text('sum', decisions=len(review.decisions))}</p>"
    counts = [
        f'<li class="{verdict}"><b aria-hidden=true>{SIGNS[verdict]}</b> {page.text(f"verdict-{verdict}", many=count)}</li>'
        for verdict, count in review.counts.items()
        if count
    ]
    yield f"<ul class=counts>{''.join(counts)}</ul>"


def _costliest(page: _Page) -> Iterator[str]:
    worst = page.review.costliest()
    if not worst:
        return
    yield f"<section aria-labelledby=costliest><h2 id=costliest>{page.text('page-costliest', count=len(worst))}</h2><ol>"
    for decision in worst:
        yield f'<li><a href="#{_id(decision)}">{_heading(page, decision)}</a> {_reason(page, decision)}</li>'
    yield "</ol></section>"


def _strips(page: _Page) -> Iterator[str]:
    """Render one row per deal, with a mark for each decision."""
    yield f"<section aria-labelledby=deals><h2 id=deals>{page.text('page-deals')}</h2><table class=strips>"
    yield f"<thead><tr><th scope=col>{page.text('page-deal')}</th><th scope=col>{page.text('page-points')}</th>"
    yield f"<th scope=col>{page.text('page-lost')}</th><th scope=col>{page.text('page-decisions')}</th></tr></thead><tbody>"
    for number in range(1, len(page.match.deals) + 1):
        decisions = [decision for decision in page.review.decisions if decision.deal == number]
        lost = sum(decision.judged.loss for decision in decisions if decision.blamed)
        aim = escape(aim_of(page.match, number, page.words))
        points = points_of(page.match, number, page.review.seat)
        marks = "".join(
            f'<a class="{decision.verdict}" href="#{_id(decision)}"><span aria-hidden=true>{SIGNS[decision.verdict]}</span>'
            f"<span class=heard>{_heading(page, decision)}</span></a> "
            for decision in decisions
        )
        yield f"<tr><th scope=row>{number} <small>{aim}</small></th><td class=figure><bdi dir=ltr>{points}</bdi></td>"
        yield f"<td class=figure>{page.number(lost)}</td><td class=marks>{marks}</td></tr>"
    yield "</tbody></table></section>"


def _filter(page: _Page) -> Iterator[str]:
    """Render the buttons that filter decisions, hidden unless scripts run."""
    yield "<p class=filter hidden>"
    for value, key in (("lost", "page-filter-lost"), ("all", "page-filter-all")):
        yield f'<button type=button data-show="{value}" aria-pressed=false>{page.text(key)}</button>'
    yield "</p>"


def _id(decision: Decision) -> str:
    return f"deal-{decision.deal}-{decision.action}"


def _heading(page: _Page, decision: Decision) -> str:
    return escape(heading(page.match, decision.deal, decision.action, decision.verdict, page.words))


def _reason(page: _Page, decision: Decision) -> str:
    return escape(reason(decision, page.words, page.names))


# --- one decision -------------------------------------------------------------------------------------------------


def _decision(page: _Page, decision: Decision) -> Iterator[str]:
    kind = "lost" if decision.blamed or decision.verdict == "lucky" else "held"
    yield f'<article id="{_id(decision)}" class="{decision.verdict}" data-kind="{kind}" tabindex=-1>'
    yield f"<h3><b aria-hidden=true>{SIGNS[decision.verdict]}</b> {_heading(page, decision)}</h3>"
    yield f"<p class=reason>{_reason(page, decision)}</p>"
    loss, low, high = (page.number(each) for each in (decision.judged.loss, decision.judged.low, decision.judged.high))
    yield f"<p>{page.text('page-cost', loss=loss, low=low, high=high)}</p>"
    yield f"<p>{escape(page.words.text('at-hint-deals', deals=decision.judged.deals))}</p>"
    yield from _table(page, decision)
    yield from _choices(page, decision)
    yield from _held(page, decision)
    yield "</article>"


def _table(page: _Page, decision: Decision) -> Iterator[str]:
    """Render what the seat saw: its hand, the trick, trumps and calls."""
    state = decision.state
    hand = _cards(page, members(state.hands[state.turn]))
    yield f"<dl><dt>{page.text('page-hand')}</dt><dd>{hand}</dd>"
    if state.trick:
        players = (page.player(state.leader + place & 3) for place in range(4))
        trick = [f"{player} {_cards(page, [card])}" for player, card in zip(players, state.trick, strict=False)]
        yield f"<dt>{page.text('page-trick')}</dt><dd>{', '.join(trick)}</dd>"
    for label, describe in (("page-trumps", trumps_at), ("page-said", said_before)):
        if text := describe(page.match, decision.deal, decision.action, page.words):
            yield f"<dt>{page.text(label)}</dt><dd>{escape(text)}</dd>"
    yield "</dl>"


def _choices(page: _Page, decision: Decision) -> Iterator[str]:
    """Render every choice with its loss as a bar, and how often other levels take it."""
    judged = decision.judged
    heads = [page.text("page-choice"), page.text("page-loss")]
    heads += [escape(page.words.text(f"house-bot-{level}")) for level in ("beginner", "club")]
    yield f"<table class=choices><caption>{page.text('page-choices')}</caption><thead><tr>"
    yield "".join(f"<th scope=col>{head}</th>" for head in heads) + "</tr></thead><tbody>"
    most = max(loss for loss, _ in judged.losses) or 1.0
    for index in sorted(range(len(judged.choices)), key=lambda index: judged.losses[index][0]):
        loss, error = judged.losses[index]
        mark = f" <em>{page.text('page-yours')}</em>" if index == judged.played else ""
        names = ", ".join(page.action(action) for action in judged.choices[index])
        width = round(100 * max(0.0, loss) / most)
        span = f" <small>± {page.number(1.96 * error)}</small>" if error else ""
        yield f"<tr><th scope=row>{names}{mark}</th><td><span class=bar style='width:{width / 10:.1f}em'></span> "
        yield f"{page.number(max(0.0, loss))}{span}</td>"
        yield "".join(f"<td>{page.percent(judged.habits[level][index])}</td>" for level in ("beginner", "club")) + "</tr>"
    yield "</tbody></table>"


def _held(page: _Page, decision: Decision) -> Iterator[str]:
    """Render how likely each player was to hold each hidden card, and who did."""
    others = [seat for seat in SEATS if seat != decision.state.turn]
    yield f"<details><summary>{page.text('page-likely')}</summary><table class=likely><thead><tr>"
    yield f"<th scope=col>{page.text('page-card')}</th>"
    yield "".join(f"<th scope=col>{page.player(seat)}</th>" for seat in others) + "</tr></thead><tbody>"
    for card, shares in _holder_shares(view(decision.state, decision.state.turn)):
        yield f"<tr><th scope=row>{_cards(page, [card])}</th>{''.join(_shares(page, decision, card, shares, others))}</tr>"
    yield "</tbody></table></details>"


def _shares(page: _Page, decision: Decision, card: Card, shares: Shares, seats: Iterable[Seat]) -> Iterator[str]:
    for seat in seats:
        text = page.percent(shares[seat])
        yield f"<td><strong>{text} ●</strong></td>" if decision.state.hands[seat] >> card & 1 else f"<td>{text}</td>"


def _cards(page: _Page, cards: Iterable[Card]) -> str:
    """Render cards in the colours of their suits."""
    return " ".join(
        f'<span class="card{" red" if card >> 4 in (1, 2) else ""}">{escape(page.words.card(card))}</span>'
        for card in cards
    )


def _holder_shares(view: View) -> list[tuple[Card, Shares]]:
    """Return each card that the viewer doesn't see, by suit, with its shares over likely deals."""
    deals = draw(recipe_of(view.rules).belief, view, view_seed(view, "likely"), DEALS).tolist()
    counts = [Counter(card for hands in deals for card in members(hands[seat])) for seat in SEATS]
    rows = []
    for card in sorted(set[Card]().union(*counts) - set(members(view.hand))):
        a, b, c, d = (counts_by_card[card] / len(deals) for counts_by_card in counts)
        rows.append((card, (a, b, c, d)))
    return rows
