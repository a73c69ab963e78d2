"""Worked deals keep the rules to the last card, and speak of clauses that exist, in both languages."""

import re

import pytest

from fourkings.lessons.worked_deals import SOURCE_FOLDER, NoWorkedDeal, parse_worked_deal, worked_deal
from fourkings.rulebook.game import Refused
from fourkings.rulebook.games import GAMES

DOCS = SOURCE_FOLDER.parent
DEALS = sorted(path.stem for path in SOURCE_FOLDER.glob("*.toml"))


def clauses(game: str) -> set[str]:
    pages = (DOCS / "rules" / f"{name}.md" for name in (game, "general"))
    return {clause for page in pages for clause in re.findall(r"\b[A-Z]{2,3}-\d+\b", page.read_text("utf-8"))}


@pytest.mark.parametrize("game", DEALS)
def test_a_worked_deal_is_played_to_its_end_with_enough_to_notice(game: str):
    deal = worked_deal(game)
    assert deal.moments[-1].state.points is not None
    assert sum(len(moment.notes) for moment in deal.moments) >= 8
    assert deal.moments[0].notes, "what the deal is about stands before its first action"
    assert deal.moments[-1].notes, "how it came out stands after its last"


@pytest.mark.parametrize("game", DEALS)
def test_notes_name_clauses_that_stand_on_the_rule_page(game: str):
    known = clauses(game)
    for moment in worked_deal(game).moments:
        assert {note.clause for note in moment.notes} <= known


@pytest.mark.parametrize("game", DEALS)
def test_notes_are_whole_sentences_in_both_languages(game: str):
    for moment in worked_deal(game).moments:
        for note in moment.notes:
            for text in note.texts.values():
                assert re.search(r"[.!?]$", text), text
                assert 20 < len(text) < 500, text


@pytest.mark.parametrize("game", DEALS)
def test_shown_tricks_have_their_cards_in_the_order_played(game: str):
    for moment in worked_deal(game).moments[1:]:
        if isinstance(moment.action, int):
            leader, cards, winner = moment.shown
            assert cards[-1] == moment.action
            assert (leader + len(cards) - 1) % 4 == moment.seat
            assert (winner is None) == (len(cards) < 4)


def test_what_is_no_deal_is_refused():
    text = (SOURCE_FOLDER / "quarante.toml").read_text("utf-8")
    with pytest.raises(ValueError, match="whole pack"):
        parse_worked_deal("quarante", text.replace('"QS 8S', '"AS 8S'))
    with pytest.raises(Refused):
        parse_worked_deal("quarante", text.replace("9H 8C TC TH", "9H QS TC TH"))
    with pytest.raises(ValueError, match="note stands after"):
        parse_worked_deal("quarante", text.replace("after = 35", "after = 36"))
    with pytest.raises(ValueError, match="not played to its end"):
        parse_worked_deal("quarante", text.replace(" JH TS\n", "\n").replace("after = 35", "after = 33"))
    with pytest.raises(NoWorkedDeal):
        worked_deal("bridge")


def test_every_game_has_one():
    assert set(DEALS) == set(GAMES)
