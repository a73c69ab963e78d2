"""Lessons and worked deals: played to their end, with whole sentences about clauses that exist."""

import random
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from cases import few
from fourkings.bots import careful
from fourkings.i18n import REVIEWED
from fourkings.lessons import Lesson, NoLesson, has_lesson, is_lesson, lesson, parse_lesson, published_secrets, said
from fourkings.lessons.lesson import FOLDER
from fourkings.lessons.remarks import PARAMETERS
from fourkings.lessons.triggers import TERMS
from fourkings.lessons.worked_deals import SOURCE_FOLDER, NoWorkedDeal, parse_worked_deal, worked_deal
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Refused, State
from fourkings.rulebook.games import GAMES, GENERAL_CLAUSES
from fourkings.rulebook.match import Match, apply_unchecked, from_secret
from fourkings.views import View, view
from tables import moments

BOTS = ("Basile", "Céleste", "Dora")
LESSONS = sorted(path.stem for path in FOLDER.glob("*.toml"))
Learner = Callable[[View, int], Action]


def model(seen: View, step: int) -> Action:
    """A learner who does what the friend suggests: opens the auction, and plays with good sense."""
    return "auction" if "auction" in seen.legal else careful.choose(seen, Stream(bytes(8), str(step).encode()))


def played(taught: Lesson, learner: Learner = model, others: Learner | None = None) -> tuple[Match, Seat]:
    """A lesson to its end, and the learner's seat; careful bots at the other three, and where the house plays."""
    seat, steps = from_secret(taught.rules, taught.secret).opening.seats.index(0), count(1)

    def choose(state: State) -> Action:
        mine = state.turn == seat and taught.learner_plays(state.deal.number)
        return (learner if mine else others or careful_bot)(view(state, state.turn), next(steps))

    *_, match = moments(taught.rules, taught.secret, choose, names=("", *BOTS))
    return match, seat


def careful_bot(seen: View, step: int) -> Action:
    return careful.choose(seen, Stream(bytes(8), str(step).encode()))


def names(match: Match) -> list[str]:
    return [("", *BOTS)[entrant] for entrant in match.opening.seats]


def test_every_game_of_the_house_has_one() -> None:
    assert set(LESSONS) == set(GAMES.own)
    assert all(map(has_lesson, LESSONS))
    assert not has_lesson("bridge")
    with pytest.raises(NoLesson):
        lesson("bridge")


@pytest.mark.parametrize("game", LESSONS)
def test_what_a_lesson_promises_is_said_in_order_where_its_learner_plays_well(game: str) -> None:
    taught = lesson(game)
    match, seat = played(taught)
    remarks = said(taught, match, seat)
    assert [remark.remark for remark in remarks] == [remark for remark in taught.remarks if not remark.maybe]
    assert len(remarks) >= 12
    assert remarks[0].moment.what == "dealt"
    assert remarks[-1].moment.what == "ended"
    actions = sum(len(deal.actions) for deal in match.deals if taught.learner_plays(deal.state.deal.number))
    assert actions <= 160, "five minutes"


@pytest.mark.parametrize("game", LESSONS)
def test_sentences_are_whole_in_both_languages(game: str) -> None:
    taught = lesson(game)
    match, seat = played(taught)
    for remark in said(taught, match, seat):
        for code in REVIEWED:
            text = remark.text(code, names(match))
            assert re.search(r"[.!?…]$", text), text
            assert 20 < len(text) < 260, text
            assert "{" not in text
            assert "  " not in text
    for texts in taught.strategy:
        assert all(len(texts[code]) > 20 for code in REVIEWED)


@pytest.mark.parametrize("game", few(LESSONS, 2))
def test_whatever_the_learner_plays_each_remark_is_said_once_and_can_be_told(game: str) -> None:
    taught = lesson(game)
    for seed in range(6):
        dice = random.Random(seed)
        match, seat = played(taught, lambda seen, _: dice.choice(seen.legal))  # noqa: B023
        remarks = [remarks.remark for remarks in said(taught, match, seat)]
        assert len(remarks) == len({id(remark) for remark in remarks}) >= 8
        for remark in said(taught, match, seat):
            assert all(remark.text(code, names(match)) for code in REVIEWED)


@pytest.mark.parametrize("game", LESSONS)
def test_remarks_name_clauses_of_the_game_that_stand_on_its_rule_page(game: str) -> None:
    known = {*GAMES[game].CLAUSES, *GENERAL_CLAUSES}
    pages = Path(__file__).parents[2] / "docs" / "rules"
    shown = "".join((pages / f"{page}.md").read_text("utf-8") for page in (game, "general"))
    for remark in lesson(game).remarks:
        assert remark.clause in known
        assert remark.clause in shown


@pytest.mark.parametrize("game", LESSONS)
def test_what_was_said_only_grows_as_the_match_goes_on_and_needs_no_hidden_card(game: str) -> None:
    taught = lesson(game)
    match, seat = played(taught)
    whole = [remark.remark for remark in said(taught, match, seat)]
    first = from_secret(taught.rules, taught.secret, ("", *BOTS))
    for _, action in match.deals[0].actions:
        part = [remark.remark for remark in said(taught, first, seat)]
        assert part == whole[: len(part)]
        first = apply_unchecked(first, action)


@pytest.mark.parametrize("game", LESSONS)
def test_a_remark_that_depends_on_the_play_is_said_somewhere(game: str) -> None:
    """None waits for a moment that cannot come."""
    taught = lesson(game)
    left = {id(remark): remark.texts["en"] for remark in taught.remarks if remark.maybe}
    for seed in range(400):
        dice = random.Random(seed)
        other = Lesson(taught.rules, dice.randbytes(32), taught.deals, taught.clear, taught.remarks, taught.strategy)
        chance: Learner = lambda seen, _: dice.choice(seen.legal)  # noqa: B023, E731
        match, seat = played(other, chance, chance if taught.deals else None)
        for remark in said(other, match, seat):
            left.pop(id(remark.remark), None)
        if not left:
            break
    assert not left


def test_a_lesson_is_known_by_its_secret() -> None:
    assert published_secrets() == {lesson(game).secret for game in LESSONS}
    assert len(published_secrets()) == len(LESSONS)
    assert is_lesson("king", lesson("king").secret)
    assert not is_lesson("king", lesson("400").secret)
    assert not is_lesson("bridge", bytes(32))


def test_what_is_no_lesson_is_refused() -> None:
    text = (FOLDER / "king.toml").read_text("utf-8")
    with pytest.raises(ValueError, match="32 bytes"):
        parse_lesson("king", text.replace('secret = "', 'secret = "00'))
    with pytest.raises(ValueError, match="no 'sleeps'"):
        parse_lesson("king", text.replace('when = "turn leads"', 'when = "sleeps leads"'))
    with pytest.raises(ValueError, match="no 'asleep'"):
        parse_lesson("king", text.replace('when = "turn leads"', 'when = "turn asleep"'))
    with pytest.raises(ValueError, match="not there in English"):
        parse_lesson("king", re.sub(r"\nen = .*", "", text, count=1))


def test_a_remark_that_a_language_lacks_is_english() -> None:
    text = (FOLDER / "king.toml").read_text("utf-8")
    first = parse_lesson("king", re.sub(r"\nfr = .*", "", text, count=1)).remarks[0].texts
    assert first["fr"] == f"⟦en⟧ {first['en']}"


def test_every_term_and_parameter_is_used_by_a_lesson() -> None:
    written = "".join((FOLDER / f"{game}.toml").read_text("utf-8") for game in LESSONS)
    triggers = " ".join(re.findall(r'^when = "(.*)"$', written, re.M))
    assert {name for name in TERMS if not re.search(rf"\b{name}\b", triggers)} == set()
    assert {name for name in PARAMETERS if f"{{{name}}}" not in written} == set()


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


def test_every_game_has_a_worked_deal():
    assert set(DEALS) == set(GAMES)
