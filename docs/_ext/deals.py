"""The directive `deal`: a worked deal drawn with the cards of the game, trick by trick, with its remarks."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from fourkings.i18n import Language, language
from fourkings.lessons.worked_deals import Moment, worked_deal
from fourkings.rulebook.cards import Card, Mask, members, name
from fourkings.rulebook.game import State

ROOT = Path(__file__).parents[2]
SPRITE = (ROOT / "web" / "src" / "cards" / "sprite.svg").read_text("utf-8")
COURTS = "KQJ"


class Deal(SphinxDirective):
    """`{deal} king`: the worked deal of King."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(ROOT / "docs" / "deals" / f"{self.arguments[0]}.toml"))
        html = Drawing(self.arguments[0], self.config.language or "en").html()
        is_first = not any('class="worked-deal"' in node.astext() for node in self.state.document.findall(nodes.raw))
        return [nodes.raw("", SPRITE + html if is_first else html, format="html")]


class Drawing:
    """One deal in one language."""

    def __init__(self, game: str, code: str) -> None:
        self.deal, self.words, self.code = worked_deal(game), language(code), code
        kinds = [isinstance(one.action, str) for one in self.deal.moments[1:]]
        self.among_cards = True in kinds[kinds.index(False) :]
        """True if calls are made while cards are played: they are shown with their trick."""

    def html(self) -> str:
        """Hands, then what was said and played, a trick a line."""
        first = self.deal.moments[0]
        parts = ['<div class="worked-deal">', self.hands(first.state), self.remarks(first)]
        said: list[str] = []
        cards: list[str] = []
        remarks: list[str] = []
        for moment in self.deal.moments[1:]:
            remarks.append(self.remarks(moment))
            if isinstance(moment.action, str):
                said.append(self.says(moment))
                if moment.notes and not self.among_cards:
                    parts += [line("said", " · ".join(said)), *remarks]
                    said, remarks = [], []
                continue
            assert moment.action is not None
            cards.append(self.played(moment, moment.action))
            if len(moment.shown[1]) == 4 or moment.state.stage == "done":
                if said:
                    parts.append(line("said", " · ".join(said)))
                parts += [line("trick", "".join(cards)), *remarks]
                said, cards, remarks = [], [], []
        return "\n".join([*parts, "</div>"])

    def hands(self, state: State) -> str:
        """Four hands, each with its name."""
        rows = (
            f'<p class="hand"><b>{escape(who)}</b> {self.fan(hand)}</p>'
            for who, hand in zip(self.deal.names, state.hands, strict=True)
        )
        return f'<div class="hands">{"".join(rows)}</div>'

    def fan(self, hand: Mask) -> str:
        return "".join(card_html(one, self.words) for one in sorted(members(hand), key=lambda one: (one >> 4, -(one & 15))))

    def says(self, moment: Moment) -> str:
        assert moment.seat is not None
        assert moment.action is not None
        return escape(self.words.says(self.deal.rules, self.deal.names[moment.seat], moment.action))

    def played(self, moment: Moment, action: Card) -> str:
        """Return a card with its player, marked if it took the trick."""
        assert moment.seat is not None
        who = escape(self.deal.names[moment.seat])
        return f'<span class="played">{card_html(action, self.words)}<small>{who}</small></span>'

    def remarks(self, moment: Moment) -> str:
        texts = (f"{escape(one.texts[self.code])} <code>{one.clause}</code>" for one in moment.notes)
        return "".join(line("remark", text) for text in texts)


def line(kind: str, html: str) -> str:
    return f'<p class="{kind}">{html}</p>'


def card_html(card: Card, words: Language) -> str:
    """Return a small card: its index, and its suit or its court."""
    rank, suit = name(card)
    index, colour = words.text(f"rank-{rank}", "index"), "red" if suit in "HD" else "black"
    art = (
        f'<g transform="translate(27 46) scale(.4)"><use href="#{rank}"/></g>'
        if rank in COURTS
        else f'<use href="#{suit}" x="17" y="28" width="26" height="26"/>'
    )
    return (
        f'<svg class="kings-card {colour}" viewBox="0 0 46 64" role="img" aria-label="{escape(words.card_name(card))}">'
        f'<rect x=".5" y=".5" width="45" height="63" rx="4.500"/><text x="4" y="17">{index}</text>'
        f'<use href="#{suit}" x="4" y="20" width="11" height="11"/>{art}</svg>'
    )


def setup(app: Any) -> dict[str, bool]:
    """Register the directive with Sphinx."""
    app.add_directive("deal", Deal)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
