"""Bots' moves that were made in a page are made again from the log and its secret alone, and no others."""

import json
import random
from collections.abc import Iterator

import pytest

from fourkings.app.models import ReturnedEvents
from fourkings.app.shared.page_bots import BOTS_HERE, LEVELS_HERE, bot_in_page
from fourkings.bots import title
from fourkings.rulebook.games import GAMES
from fourkings.server.realtime.offline_replays import bots_agree
from paged import Page

STEPS = 40


def played(game: str, bots: str, steps: int = STEPS) -> tuple[list[str], bytes]:
    page = Page()
    table = page.call("POST", "/api/tables", {"game": game, "bots": bots, "pace": "quick"})[1]["table"]
    page.hear(1, table, "hello")
    page.play(table, 1, random.Random(5), steps=steps)
    return page.kept[table]["events"], bytes.fromhex(page.kept[table]["secret"])


def events(lines: list[str], first: int = 3, offline: int | None = None) -> ReturnedEvents:
    return ReturnedEvents("t", first, len(lines) - first + 1, first if offline is None else offline)


def levels() -> Iterator[object]:
    for game in GAMES.own:
        for level in LEVELS_HERE:
            thinks = level not in ("beginner", "careful") and game != "jeu-du-roi"
            yield pytest.param(game, level, marks=pytest.mark.heavy if thinks else ())


@pytest.mark.parametrize(("game", "level"), [*levels()])
def test_what_a_page_plays_is_played_again(game: str, level: str):
    lines, secret = played(game, level)
    assert sum(f'"bot":"{title(bot_in_page(level))}"' in line for line in lines) >= 10
    assert bots_agree(lines, secret, events(lines))


def test_bots_see_by_the_versions_of_the_device():
    lines, secret = played("king", "beginner", 60)
    assert bots_agree(lines, secret, events(lines))
    assert not any(bots_agree(lines, secret, events(lines, offline=at)) for at in range(4, 24))


def test_any_other_move_or_name_is_found_out():
    lines, secret = played("king", "careful", 60)
    acts = [at for at, line in enumerate(lines) if '"bot":' in line]
    last = max(acts)
    other = json.loads(lines[last])

    def with_last(**change: str) -> list[str]:
        return [*lines[:last], json.dumps({**other, **change})]

    assert bots_agree(with_last(), secret, events(with_last()))
    for bot in ("careful 9999", f"{title(bot_in_page('club'))}", "careful 0"):
        assert not bots_agree(with_last(bot=bot), secret, events(with_last(bot=bot)))
    found_out = 0
    for at in acts:
        mine = json.loads(lines[at])
        for before in lines[:at]:
            found_out += _changed_is_found(lines, secret, at, mine, before)
    assert found_out


def _changed_is_found(lines: list[str], secret: bytes, at: int, mine: dict[str, str], before: str) -> bool:
    """Whether an earlier action in place of this one is found out, if it is legal there."""
    action = json.loads(before).get("action")
    if action in (None, mine["action"]):
        return False
    changed = [*lines[:at], json.dumps({**mine, "action": action})]
    try:
        return not bots_agree(changed, secret, events(changed, first=at + 1))
    except ValueError:
        return False


def test_the_players_own_moves_are_free():
    lines, secret = played("400", "careful")
    mine = next(at for at, line in enumerate(lines) if '"type":"act"' in line and '"bot":' not in line)
    assert bots_agree(lines, secret, ReturnedEvents("t", mine + 1, 1, 999_999))


def test_a_log_that_ends_too_early_is_no_agreement():
    lines, secret = played("400", "careful", 5)
    with pytest.raises(ValueError, match="from version 3 on"):
        bots_agree(lines[:-1], secret, events(lines))


def test_a_page_plays_for_a_bot_that_it_lacks():
    assert {bot_in_page(name).NAME for name in BOTS_HERE} == set(BOTS_HERE)
    assert bot_in_page("nobody").NAME == bot_in_page("flat").NAME == "careful"
