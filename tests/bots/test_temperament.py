"""What the page says of the temperament of each bot is true of how it plays: the measured habits have that sign."""

import pytest

pytest.importorskip("numba")

from research.figures.temperament import Habits, habits

MATCHES = 2
MEASURED = ("beginner", "club", "careful", "flat", "chance")


@pytest.fixture(scope="module")
def measured() -> dict[str, Habits]:
    return {bot: habits(bot, MATCHES) for bot in MEASURED}


@pytest.mark.costly
def test_each_sentence_has_the_sign_of_what_is_measured(measured: dict[str, Habits]) -> None:
    aces = {bot: habits.aces_led.share for bot, habits in measured.items()}
    trumps = {bot: habits.trumps_led.share for bot, habits in measured.items()}
    assert max(aces, key=lambda bot: aces[bot]) == "careful", "leads its aces early, more than any other"
    assert max(trumps, key=lambda bot: trumps[bot]) == "flat", "leads trumps more than any other"
    assert measured["club"].high_led.share < measured["beginner"].high_led.share, "keeps its high cards back"
    assert measured["beginner"].lowest_led.share > measured["club"].lowest_led.share, "leads the lowest card more often"
    assert measured["chance"].bids_made.share < 0.5, "fails most of its bids"


@pytest.mark.heavy  # strong thinks for minutes
def test_strong_leads_from_its_shortest_suit_more_often_than_club() -> None:
    assert habits("strong", 2).shortest_led.share > habits("club", 12).shortest_led.share
