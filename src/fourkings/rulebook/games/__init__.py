"""All games: the five of Four Kings in the order of the lobby, then those of other installed packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.rulebook.cards import UnknownAction, UnknownName, card
from fourkings.rulebook.game import Action, Game, Rules, clause_ids
from fourkings.rulebook.games import _auction, four_hundred, jeu_du_roi, king, quarante, quarante_1792
from fourkings.rulebook.options import option_values

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "GAMES", "GENERAL_CLAUSES", "GROUP", "REQUIRED", "Calls", "Games", "Installed", "InvalidGame", "UnknownGame", "find",
    "game_of", "parse_action", "rules",
]  # fmt: skip

GROUP: Final = "fourkings.games"
"""The group of entry points by which packages bring games; each names an instance of `Game`."""
REQUIRED: Final = tuple(name for name in Game.__annotations__ if not hasattr(Game, name))
"""The constants that every game must define. A game that lacks a method can't be instantiated."""
Calls = quarante.Calls | quarante_1792.Calls | four_hundred.Calls | _auction.Auction | None
"""The type of `State.calls` and `View.calls` in the five games; None in a game without calls."""
GENERAL_CLAUSES: Final = clause_ids("GEN", *range(1, 14))
"""The clauses that all games share; each game's own are its `CLAUSES`."""


class UnknownGame(UnknownName):
    """An unknown game. The message lists the known names."""


class InvalidGame(Exception):
    """A game of another package that can't be used; the message says why."""


class Installed(NamedTuple):
    """The games of other packages by id, and a sentence for each one that is left out."""

    games: Mapping[str, Game]
    problems: tuple[str, ...]


class Games(Mapping[str, Game]):
    """The games by id. Other packages are searched only if one of the five isn't enough."""

    def __init__(self, *own: Game) -> None:
        self.own: Final[Mapping[str, Game]] = {game.ID: game for game in own}
        """The five games of Four Kings."""
        self._installed: Installed | None = None

    def __getitem__(self, game: str) -> Game:
        if game in self.own:
            return self.own[game]
        if game in self.installed:
            return self.installed[game]
        raise UnknownGame(f"there is no game {game!r}: the games are {', '.join(self)}")

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        yield from self.installed

    def __len__(self) -> int:
        return len(self.own) + len(self.installed)

    @property
    def installed(self) -> Mapping[str, Game]:
        """The games of other installed packages, by their entry points."""
        return self._search().games

    @property
    def problems(self) -> tuple[str, ...]:
        """Return what is wrong with games of other packages that are left out; each sentence names the package."""
        return self._search().problems

    def forget(self) -> None:
        """Search for games of other packages again, after one was installed or removed while the program runs."""
        self._installed = None

    def _search(self) -> Installed:
        self._installed = self._installed or _installed_games(self.own.values())
        return self._installed


def _installed_games(own: Iterable[Game]) -> Installed:
    """Load the games of other packages, in the order of their ids; none may share a name with one of `own`."""
    from importlib.metadata import entry_points

    taken = {name: game for game in own for name in (game.ID, *game.ALIASES)}
    games: dict[str, Game] = {}
    problems = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        package = point.dist.name if point.dist else point.value
        try:
            game = _load(point, taken)
        except InvalidGame as error:
            problems.append(f"the package {package} brings a game {point.name!r} that is left out: {error}")
        else:
            games[game.ID] = game
            taken.update(dict.fromkeys((game.ID, *game.ALIASES), game))
    return Installed(games, tuple(problems))


def _load(point: EntryPoint, taken: Mapping[str, Game]) -> Game:
    """Return the game of an entry point; raise `InvalidGame` if it is incomplete or one of its names is taken."""
    try:
        game: Game = point.load()
    except Exception:  # noqa: BLE001  (a package may fail in any way)
        module = point.value.partition(":")[0]
        raise InvalidGame(f'{point.value} cannot be imported; to see why: python -c "import {module}"') from None
    if missing := ["Game"] if not isinstance(game, Game) else [name for name in REQUIRED if not hasattr(game, name)]:
        raise InvalidGame(f"{point.value} is not complete, it lacks {', '.join(missing)} (see docs/add-a-game.md)")
    if point.name != game.ID:
        raise InvalidGame(f"its entry point calls it {point.name!r}, and its ID is {game.ID!r}")
    for name in (game.ID, *game.ALIASES):
        if name in taken:
            raise InvalidGame(f"{name!r} is already a name of the game {taken[name].ID}")
    try:
        classic = Rules(game, "classic", option_values(game.ID, game.OPTIONS, game.PRESETS, "classic", {}))
        pack, packets = game.pack(classic), game.packets(classic)
    except Exception:  # noqa: BLE001
        raise InvalidGame(
            "OPTIONS, PRESETS, pack and packets do not give its classic rules (see docs/add-a-game.md)"
        ) from None
    if 4 * sum(packets) != len(pack):
        raise InvalidGame(f"its packets deal {4 * sum(packets)} cards, and its pack has {len(pack)}")
    return game


GAMES: Final = Games(*(module.GAME for module in (quarante, quarante_1792, four_hundred, jeu_du_roi, king)))


def find(name: str) -> Game:
    """Return the game with that id or alias, or raise `UnknownGame`."""
    for games in (GAMES.own, GAMES):
        for game in games.values():
            if name == game.ID or name in game.ALIASES:
                return game
    return GAMES[name]


def rules(game: Game | str, preset: str = "classic", options: Mapping[str, object] | None = None) -> Rules:
    """Return the rules of a match: a game, its id or alias, with the values of a preset changed by `options`.

    Raise `UnknownGame` for an unknown name, `OptionError` for an unknown preset, option or value (GEN-7, GEN-8), and
    TypeError for anything that is neither a game nor a name.
    """
    game = game_of(game)
    return Rules(game, preset, option_values(game.ID, game.OPTIONS, game.PRESETS, preset, options or {}))


def game_of(game: Game | str) -> Game:
    """Return a game, given as itself or by its id or alias.

    Raise `UnknownGame` for an unknown name, TypeError for anything that is neither a game nor a name.
    """
    if isinstance(game, str):
        return find(game)
    if not isinstance(game, Game):
        raise TypeError(f"a game or its id is needed, such as GAMES['king'] or 'king', not {game!r}")
    return game


def parse_action(game: Game | str, text: str) -> Action:
    """Return the action that a text names, a call of the game or a card; raise `UnknownAction` if it names neither."""
    game = game_of(game)
    if text in game.CALLS:
        return text
    try:
        return card(text)
    except UnknownAction:
        raise UnknownAction(f"{text!r} is neither a card nor a word of {game.ID}") from None
