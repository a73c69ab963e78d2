"""Games from other installed packages: entry points of the group `fourkings.games`, found when they are first needed.

An entry point names a module that satisfies `Game`. What is wrong with one is told in a sentence that names its package;
the others are found all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.options import chosen

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "fourkings.games"
NEEDED: Final = tuple(name for name in Game.__annotations__ if not hasattr(Game, name))
"""The constants that every game must define; a game that lacks a method can't be instantiated."""


class Installed(NamedTuple):
    """The games that were found, by id, and what is wrong with those that are left out, each in a sentence."""

    games: Mapping[str, Game]
    problems: tuple[str, ...]


class InvalidGame(Exception):
    """Something that is not a game, or cannot stand beside the others; the message says why."""


def installed(own: Iterable[Game]) -> Installed:
    """The games of other packages, in the order of their ids; none may go by a name of one of `own`."""
    from importlib.metadata import entry_points

    taken = {name: game for game in own for name in (game.ID, *game.ALIASES)}
    games: dict[str, Game] = {}
    faults = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        package = point.dist.name if point.dist else point.value
        try:
            game = _fit(point, taken)
        except InvalidGame as error:
            faults.append(f"the package {package} brings a game {point.name!r} that is left out: {error}")
        else:
            games[game.ID] = game
            taken.update(dict.fromkeys((game.ID, *game.ALIASES), game))
    return Installed(games, tuple(faults))


def _fit(point: EntryPoint, taken: Mapping[str, Game]) -> Game:
    """The game that an entry point names; `InvalidGame` where it is none, or its names are taken."""
    try:
        game: Game = point.load()
    except Exception:  # noqa: BLE001  (a module of somebody else may fail in any way)
        module = point.value.partition(":")[0]
        raise InvalidGame(f'{point.value} cannot be imported; to see why: python -c "import {module}"') from None
    if missing := ["Game"] if not isinstance(game, Game) else [name for name in NEEDED if not hasattr(game, name)]:
        raise InvalidGame(f"{point.value} is not complete, it lacks {', '.join(missing)} (see docs/add-a-game.md)")
    if point.name != game.ID:
        raise InvalidGame(f"its entry point calls it {point.name!r}, and its ID is {game.ID!r}")
    for name in (game.ID, *game.ALIASES):
        if name in taken:
            raise InvalidGame(f"{name!r} is already a name of the game {taken[name].ID}")
    try:
        rules = Rules(game, "classic", chosen(game.ID, game.OPTIONS, game.PRESETS, "classic", {}))
        pack, packets = game.pack(rules), game.packets(rules)
    except Exception:  # noqa: BLE001
        raise InvalidGame(
            "OPTIONS, PRESETS, pack and packets do not give its classic rules (see docs/add-a-game.md)"
        ) from None
    if 4 * sum(packets) != len(pack):
        raise InvalidGame(f"its packets deal {4 * sum(packets)} cards, and its pack has {len(pack)}")
    return game
