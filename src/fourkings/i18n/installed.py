"""What games of other packages bring to be read, as files in the package of their module.

`i18n/<language>.ftl` has a game's sentences, `rules/<language>.md` its rule page, `deal.toml` a worked deal; English stands
in for a language that is not there. A game without sentences is played all the same: its ids are shown, made readable, and
`missing` tells which sentences it needs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from fourkings.i18n.bundle import Bundle, message_id, title_id
from fourkings.i18n.languages import REVIEWED, SOURCE
from fourkings.rulebook.deck import SECRET_BYTES, Stream
from fourkings.rulebook.game import Action, Game, legal, moment_of, why_not
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NETS: Final = "nets.npz"
"""The file of the nets that `fourkings teach` has written for a game."""
OPTIONAL: Final = ("deal.toml", "lesson.toml", NETS)
"""Files that a package may leave out."""
DEALS: Final = 12
"""Deals by chance in which the refusals and the lines of an account are met that a game needs sentences for."""


def resource(game: Game, *path: str) -> str | None:
    """A text file that the package of a game brings; None where it brings none."""
    file = _file(game, *path)
    return None if file is None else file.read_text(encoding="utf-8")


def resource_bytes(game: Game, *path: str) -> bytes | None:
    """A file that the package of a game brings, as it is; None where it brings none."""
    file = _file(game, *path)
    return None if file is None else file.read_bytes()


def _file(game: Game, *path: str) -> Traversable | None:
    from importlib.resources import files

    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath(*path) if package else None
    return file if file is not None and file.is_file() else None


@cache
def sentences(code: str) -> tuple[str, ...]:
    """The Fluent sources of all games of other packages in a language; where one has none, what it has in English."""
    texts = (own_text(game, code, "i18n", "ftl") for game in GAMES.installed.values())
    return tuple(text for text in texts if text is not None)


def own_text(game: Game, code: str, folder: str, kind: str) -> str | None:
    """A text file of a game in a language; where it has none, in English."""
    text = resource(game, folder, f"{code}.{kind}")
    return resource(game, folder, f"{SOURCE}.{kind}") if text is None else text


def readable(key: str, attribute: str, facts: Mapping[str, object]) -> str | None:
    """What stands for a sentence that a game lacks: the id, made readable; nothing for what only explains.

    None where every game is of the house, which lacks none.
    """
    if not GAMES.installed:
        return None
    if attribute not in ("", "says", "verb"):
        return ""
    kind, _, rest = key.partition("-")
    if kind in ("option", "value", "preset"):
        rest = str(facts["n"]) if "n" in facts else rest.rpartition("-")[2]
    name = rest.replace("-", " ").replace("_", " ")
    return f"{facts['who']}: {name}" if attribute == "says" and "who" in facts else name


@cache
def needed(game: str) -> tuple[str, ...]:
    """The ids of the sentences that a game needs: its poster, options, presets and calls, and what is met in play."""
    return tuple(_needed(GAMES[game]))


def _needed(game: Game) -> list[str]:
    ids = [f"game-{game.ID}", *(f"game-{game.ID}.{part}" for part in ("origin", "aim", "length"))]
    for option in game.OPTIONS:
        value = f"value-{game.ID}-{option.name}"
        values = [f"{value}-{choice}" for choice in option.words] + ([f"{value}-n"] if option.numbers else [])
        ids += [id_ for name in (f"option-{game.ID}-{option.name}", *values) for id_ in (name, f"{name}.text")]
    ids += [id_ for preset in game.PRESETS for id_ in (f"preset-{game.ID}-{preset}", f"preset-{game.ID}-{preset}.text")]
    for call in dict.fromkeys(map(message_id, game.CALLS)):
        ids += [call, f"{call}.says", f"{call}.verb"]
    titles = dict.fromkeys(title_id(title)[0] for title in game.deal_titles(rules(game)))
    return [*ids, *titles, *dict.fromkeys(_met(game))]


def _met(game: Game) -> Iterator[str]:
    """The ids of refusals and lines of accounts that some deals by chance bring about."""
    dice = Stream(bytes(SECRET_BYTES), game.ID.encode())
    match = from_secret(rules(game), bytes(SECRET_BYTES))
    while match.result is None and len(match.deals) <= DEALS:
        if match.between_deals:
            yield from (f"line-{line.key}" for line in game.account(match.state) if not match.state.void)
            match = deal_from_secret(match, bytes(SECRET_BYTES))
            continue
        yield from _refused(match)
        moment = moment_of(match.state, match.state.turn)
        yield from (f"moment-{item.key}" for item in (*moment.stakes, *moment.notes))
        every = legal(match.state)
        match = apply_unchecked(match, every[dice.below(len(every))])


def _refused(match: Match) -> Iterator[str]:
    game = match.rules.game
    actions: tuple[Action, ...] = (*game.CALLS, *game.pack(match.rules))
    reasons = (why_not(match.state, match.state.turn, action) for action in actions)
    yield from (f"reason-{reason.key}" for reason in reasons if reason)


def missing(game: Game, texts: Bundle) -> tuple[str, ...]:
    """The ids of the sentences that a game needs and a language lacks."""
    return tuple(id_ for id_ in needed(game.ID) if not texts.has_own(*id_.split(".")))


def left_out(game: Game) -> tuple[str, ...]:
    """What a package may bring and does not: files, and the names that its module lacks."""
    files = (*(f"rules/{code}.md" for code in REVIEWED), *OPTIONAL)
    absent = [name for name in files if _file(game, *name.split("/")) is None]
    names = ("careful_call", "deal_sums") if game.CALLS else ()
    return (*absent, *(name for name in names if not game.overrides(name)))
