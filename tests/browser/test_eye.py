"""Nothing at the table is covered, cut or out of view: at ten sizes, in both languages, with and without a hint."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser import eye
from browser.eye import LARGE, LEFT, SIZES, Look, Moment, Screen, hesitant, moments
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules

GAMES = ("quarante", "quarante-1792", "400", "jeu-du-roi", "king")
SAMPLE = (Look((360, 640), "fr"), Look((740, 360), "fr"), Look((1366, 657), "en", LARGE), Look((412, 915), "en", LEFT))
"""The narrowest, the lowest and the tightest screens: what fits there fits elsewhere."""
FROM_THE_RIGHT = Look((360, 640), "ar")
LOWEST = SAMPLE[:2]
"""Where nearly every fault was found: the others see every second of those moments."""
NARROW_OR_LOW = [look.size for look in LOWEST]
OTHERS = tuple(
    Look(size, code, settings)
    for size, settings in ((NARROW_OR_LOW[0], ()), (NARROW_OR_LOW[1], LARGE), ((1366, 657), LARGE))
    for code in LANGUAGES
    if code not in ("en", "fr") and (size, code) != FROM_THE_RIGHT[:2]
)
"""The narrowest, the lowest and the tightest screens in the languages that the sample lacks: a heavy run has them."""
EVERYWHERE = tuple(Look(size, code) for code in ("ar", "ru") for size in SIZES if size not in NARROW_OR_LOW)
"""The language from the right and the one with the longest words, at all other sizes, too."""
COMMON = (390, 844), (1366, 657)
"""A phone and a laptop as most have them: in both languages."""
COSTLY = [
    pytest.param(look, marks=pytest.mark.costly)
    for look in (*SAMPLE[1:], *(Look(size, code) for size in COMMON for code in ("en", "fr")))
]
HEAVY = [*(pytest.param(look, marks=pytest.mark.heavy) for look in OTHERS + EVERYWHERE)]
ONE_ROW = 640
"""Pixels: where a page is no wider a hand of nine cards and more has two rows."""


def rules_of(game: str) -> Rules:
    """The rules of "game preset"; matches of the 400 are short, for by chance they hardly end."""
    return games.rules(*game.split(), options={"target": 11} if game == "400" else {})


@cache
def sampled(game: str, seed: int, people: bool) -> list[Moment]:
    """A moment of each kind that the beginning of a match has: every look is shown the same ones."""
    return list(moments(rules_of(game), seed, people, 420, each=1))


Screens = Callable[[Look], Screen]


@pytest.fixture(scope="module")
def screens(browser: Browser, base_url: str) -> Iterator[Screens]:
    screen_of = cache(lambda look: opened.enter_context(closing(Screen(browser, base_url, look))))
    with ExitStack() as opened:
        yield screen_of


def faults(screen: Screen, shown: Iterable[Moment]) -> list[str]:
    return [f"{screen.look}, {moment.kind}: {fault}" for moment in shown for fault in screen.show(moment)]


def looked_at(browser: Browser, url: str, look: Look, shown: Iterable[Moment]) -> list[str]:
    with closing(Screen(browser, url, look)) as screen:
        return faults(screen, shown)


@cache
def answers() -> list[Moment]:
    asked = moments(rules_of("king"), 1, True, choose=hesitant, each=1)
    talks = [moment for moment in asked if moment.kind[:2] == ("calls", True) and moment.kind[2] in ("decide", "refused")]
    assert any("split" in moment.updates[0]["deal"]["legal"] for moment in talks)
    return talks


@pytest.mark.parametrize("look", [SAMPLE[0], *COSTLY, FROM_THE_RIGHT, *HEAVY], ids=str)
def test_what_is_said_and_played_has_its_place(screens: Screens, look: Look) -> None:
    flaws = []
    few = 1 if look.size in NARROW_OR_LOW else 2
    for game, people in (("king", True), ("400", True), ("quarante", False)):
        shown = sampled(game, 3, people)
        talk = [moment for moment in shown if moment.kind[0] == "calls"]
        others = [moment for moment in shown if moment.kind[0] != "calls"]
        taken = [moment for moment in others if moment.kind[0] == "taken"]
        rest = [moment for moment in others if moment.kind[-1] is True]
        flaws += faults(screens(look), talk[:10:few] + others[:: 5 * few] + taken[-1:] + rest[:1])
    flaws += faults(screens(look), answers())
    assert flaws == []


@pytest.mark.costly
@pytest.mark.parametrize("look", LOWEST, ids=str)
def test_all_that_somebody_has_taken_has_its_place(screens: Screens, look: Look) -> None:
    """Where each card taken is shown at its seat, the fullest seat leaves room for the trick and a hint; and so does the
    longest line about what is at stake, beside all buttons that there are among people.
    """
    full: dict[tuple[int, int], Moment] = {}
    for moment in moments(rules_of("quarante-1792"), 5):
        if moment.hint and moment.kind[0] == "play" and moment.kind[4] == 3:
            update = moment.updates[-1]
            for step in (1, 3):
                full[step, len(update["deal"]["taken"][(update["seat"] + step) % 4])] = moment
    assert {count for _, count in full} >= {3, 4, 6}
    shown = [moment for (_, count), moment in full.items() if count >= 3]
    shown += [moment for moment in moments(rules_of("quarante-1792"), 5, people=True, each=1) if moment.hint]
    assert faults(screens(look), shown) == []


def marks_of(size: tuple[int, int]) -> list[pytest.MarkDecorator]:
    """The narrowest screen in each run, the lowest in one before a release, the others by night."""
    if size == NARROW_OR_LOW[0]:
        return []
    return [pytest.mark.costly if size in NARROW_OR_LOW else pytest.mark.heavy]


@pytest.mark.parametrize(
    "look", [Look((320, 568), "fr"), pytest.param(Look((320, 568), "ru"), marks=pytest.mark.costly)], ids=str
)
def test_the_end_of_a_match_has_its_place_on_the_smallest_phones(screens: Screens, look: Look) -> None:
    """More than half of the screen tells how it ended; the ways on stand below it, in two rows."""
    screen, flaws = screens(look), []
    for game in ("quarante", "400"):
        ends = [moment for moment in sampled(game, 3, False) if moment.kind[0] == "end"]
        assert ends
        flaws += faults(screen, ends[-1:])
        card, doors = (screen.page.locator(part).bounding_box() for part in (".result.end", ".result.end .doors"))
        assert card
        assert doors
        if doors["y"] - card["y"] < look.size[1] / 2 or doors["height"] > 120:
            flaws.append(f"{game}: the ways on stand at {doors} in {card}")
    assert flaws == []


SUMS = """() => [
    ...document.querySelectorAll('.result .account tfoot > tr:last-child > *, .result [data-next]'),
].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""
"""Whether nothing lies over the totals of a deal, and the way to the next one."""


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1366, 657)], ids=str)
def test_the_totals_of_a_deal_are_in_sight_with_the_way_on(screens: Screens, size: tuple[int, int]) -> None:
    screen = screens(Look(size))
    for game in GAMES:
        ends = [moment for moment in sampled(game, 3, game in ("king", "400")) if moment.kind[0] == "done"]
        assert ends
        for moment in ends:
            assert screen.show(moment) == []
            seen = screen.page.evaluate(SUMS)
            assert len(seen) >= 4, game
            assert all(seen), game


@cache
def tricks_of(game: str) -> list[list[dict[str, Any]]]:
    return list(eye.tricks(rules_of(game), 5))


@pytest.mark.costly
@pytest.mark.parametrize("size", [pytest.param(size, marks=marks_of(size)) for size in SIZES], ids=str)
def test_hand_and_trick_keep_their_size_while_a_trick_is_played(screens: Screens, size: tuple[int, int]) -> None:
    """Once a deal they grow: a phone has nine cards in two rows, and eight in one."""
    screen, flaws = screens(Look(size, "fr")), []
    for game in GAMES:
        for before, after in (looks for trick in tricks_of(game) for looks in pairwise(screen.lies(trick))):
            lie = before["cards"].keys() & after["cards"].keys()
            kept = [(look["hand"], {card: look["cards"][card] for card in lie}) for look in (before, after)]
            if kept[0] != kept[1] and (size[0] > ONE_ROW or after["held"] != 8):
                flaws.append(f"{game}: {kept[0]} becomes {kept[1]}")
    assert flaws == []


@pytest.mark.parametrize(
    "look",
    [LOWEST[0], *(pytest.param(look, marks=pytest.mark.costly) for look in (LOWEST[1], Look((1366, 657), "fr")))],
    ids=str,
)
def test_the_longest_names_are_whole_at_the_table_and_in_every_sheet(
    screens: Screens, look: Look, longest: dict[str, list[Moment]]
) -> None:
    screen = screens(look)
    flaws = []
    for game, shown in longest.items():
        flaws += faults(screen, shown)
        flaws += [f"{look}, {game}, its sheet: {fault}" for fault in screen.leaf()]
    assert flaws == []


@pytest.fixture(scope="module")
def longest() -> dict[str, list[Moment]]:
    ends = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(eye, "PEOPLE", eye.LONGEST)
        patch.setattr(eye, "BOTS", eye.LONGEST)
        for game in GAMES[:1] + GAMES[2:]:
            shown = list(moments(rules_of(game), 3, game == "king", 420, each=1))
            ends[game] = [
                moment
                for stage in ("done", "end", "tricks")
                for moment in [moment for moment in shown if moment.kind[0] == stage][-1:]
            ]
    return ends
