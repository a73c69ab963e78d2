"""Text files that games of other packages provide, in the package of their module.

`i18n/<language>.ftl` has a game's sentences, `rules/<language>.md` its rule page, `deal.toml` a worked deal. English
replaces missing languages. A game without sentences can be played: readable ids replace them, and `missing` lists them.
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
"""The file of neural nets that `fourkings teach` writes for a game."""
OPTIONAL: Final = ("deal.toml", "lesson.toml", NETS)
"""Optional files of a package."""
DEALS: Final = 12
"""The number of random deals played to find which refusals and account lines of a game need sentences."""


def resource(game: Game, *path: str) -> str | None:
    """Return a text file of a game's package, or None."""
    file = _file(game, *path)
    return None if file is None else file.read_text(encoding="utf-8")


def resource_bytes(game: Game, *path: str) -> bytes | None:
    """Return a file of a game's package, or None."""
    file = _file(game, *path)
    return None if file is None else file.read_bytes()


def _file(game: Game, *path: str) -> Traversable | None:
    from importlib.resources import files

    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath(*path) if package else None
    return file if file is not None and file.is_file() else None


@cache
def sentences(code: str) -> tuple[str, ...]:
    """Return the Fluent sources of all games of other packages in a language, else in English."""
    texts = (own_text(game, code, "i18n", "ftl") for game in GAMES.installed.values())
    return tuple(text for text in texts if text is not None)


def own_text(game: Game, code: str, folder: str, kind: str) -> str | None:
    """Return a text file of a game's package in a language, else in English: `folder/code.kind`. None if neither exists."""
    text = resource(game, folder, f"{code}.{kind}")
    return resource(game, folder, f"{SOURCE}.{kind}") if text is None else text


def readable(key: str, attribute: str, params: Mapping[str, object]) -> str | None:
    """Return a readable id in place of a game's missing sentence, empty for mere explanations.

    None if all games are built in, which lack no sentences.
    """
    if not GAMES.installed:
        return None
    if attribute not in ("", "says", "verb"):
        return ""
    kind, _, rest = key.partition("-")
    if kind in ("option", "value", "preset"):
        rest = str(params["n"]) if "n" in params else rest.rpartition("-")[2]
    name = rest.replace("-", " ").replace("_", " ")
    return f"{params['who']}: {name}" if attribute == "says" and "who" in params else name


@cache
def needed(game: str) -> tuple[str, ...]:
    """Return the ids of sentences that a game needs: about itself, its options, presets and calls, and met in play."""
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
    """Yield the message ids of the refusals, account lines and facts about a deal that occur in some random deals."""
    rng = Stream(bytes(SECRET_BYTES), game.ID.encode())
    match = from_secret(rules(game), bytes(SECRET_BYTES))
    while match.result is None and len(match.deals) <= DEALS:
        if match.between_deals:
            yield from (f"line-{line.key}" for line in game.account(match.state) if not match.state.void)
            match = deal_from_secret(match, bytes(SECRET_BYTES))
            continue
        yield from _refused(match)
        moment = moment_of(match.state, match.state.turn)
        yield from (f"moment-{item.key}" for item in (*moment.stakes, *moment.notes))
        actions = legal(match.state)
        match = apply_unchecked(match, actions[rng.below(len(actions))])


def _refused(match: Match) -> Iterator[str]:
    game = match.rules.game
    actions: tuple[Action, ...] = (*game.CALLS, *game.pack(match.rules))
    reasons = (why_not(match.state, match.state.turn, action) for action in actions)
    yield from (f"reason-{reason.key}" for reason in reasons if reason)


def missing(game: Game, texts: Bundle) -> tuple[str, ...]:
    """Return the ids of sentences that a game needs and a language lacks."""
    return tuple(id_ for id_ in needed(game.ID) if not texts.has_own(*id_.split(".")))


def left_out(game: Game) -> tuple[str, ...]:
    """Return what a package could provide and doesn't: files, and names of its module."""
    files = (*(f"rules/{code}.md" for code in REVIEWED), *OPTIONAL)
    absent = [name for name in files if _file(game, *name.split("/")) is None]
    names = ("careful_call", "deal_sums") if game.CALLS else ()
    return (*absent, *(name for name in names if not game.overrides(name)))
