"""Internationalization: all text in every language, about games, options, cards, refusals, actions and events.

The texts are Fluent files beside this module, shared by Python and the browser. A message that a language lacks is shown in
English. One that English lacks, or that lacks a parameter, is an error: no message id is ever shown to a user.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.i18n.bundle import Bundle, Fallback, MissingSentence, Noun, message_id
from fourkings.i18n.languages import LANGUAGES, REVIEWED
from fourkings.rulebook.cards import LONG
from fourkings.rulebook.cards import name as name_of
from fourkings.rulebook.game import Rules

if TYPE_CHECKING:
    from fourkings.rulebook.events import Event
    from fourkings.rulebook.game import Action, Game, Item, Param, Reason
    from fourkings.rulebook.options import Option, Value

    GameLike = Game | Rules | str

CARDS: Final = frozenset(map(name_of, LONG))
__all__ = [
    "LANGUAGES", "REVIEWED", "About", "Label", "Language", "MissingSentence", "language", "minus", "price", "signed",
]  # fmt: skip


class Label(NamedTuple):
    """The name of an option, a value or a preset, and a sentence about it."""

    name: str
    text: str


class About(NamedTuple):
    """A game's name, origin, aim, and length of a match."""

    name: str
    origin: str
    aim: str
    length: str


CALL_PARTS: Final = {
    "clique": ("clique",), "count": ("count",), "rank": ("court",), "bid": ("bid",), "declare": ("code",),
    "ask": ("rung",), "ultimatum": ("rung", "fallback"),
    }  # fmt: skip
"""The kinds of values after the colons of a call, by the word before them: `"ask:+4"` has a `rung`."""
OTHER_PARTS: Final = ("value", "other")
"""The names of one or two values after the colons of a call of another package's game, used if they are integers."""


class Language:
    """A language, as `language("fr")` returns it. Names of players are by seat; by default they are "Player 1" and so on.

    Names and tokens are enclosed in isolation marks if a sentence may run in the other direction, unless `isolating` is
    False, as for terminals.
    """

    __slots__ = ("_texts", "code")

    def __init__(self, code: str, isolating: bool = True) -> None:
        self.code = code
        self._texts = Bundle(code, _installed, isolating)

    def __repr__(self) -> str:
        return f"language({self.code!r})"

    def text(self, key: str, attribute: str = "", **params: Any) -> str:
        """Return a message or one attribute of it. Raise `MissingSentence` if it, or a parameter, is missing."""
        return self._texts.text(key, attribute, **params)

    def figure(self, number: str) -> str:
        """Return a number formatted by Python with the separators of the language."""
        listed = LANGUAGES[self.code]
        return "".join({",": listed.thousands, ".": listed.decimal}.get(letter, letter) for letter in number)

    # --- cards ----------------------------------------------------------------------------------------------------

    def card(self, name: str | int) -> str:
        """Return a card in print: `"D♥"` for QH in French."""
        rank, suit = _rank_and_suit(name)
        return self.text("card-short", rank=self.text(f"rank-{rank}", "index"), suit=self.text(f"suit-{suit}", "symbol"))

    def card_name(self, name: str | int) -> str:
        """Return a card in words: `"dame de cœur"`."""
        rank, suit = _rank_and_suit(name)
        return self.text("card-long", rank=self.text(f"rank-{rank}", "said"), suit=self.text(f"suit-{suit}", "said"))

    def the_card(self, name: str | int) -> str:
        """Return a card in a sentence, with its article if the language has one: `"la D♥"`, in English `"Q♥"`."""
        return self.text("card-the", card=self.card(name), rank=_rank_and_suit(name)[0])

    def cards(self, names: Sequence[str | int]) -> str:
        """Return several cards in print: `"9♥, 4♥"`."""
        return self.listed([self.card(name) for name in names])

    def suit(self, letter: str) -> str:
        """Return a suit by its letter (SHDC): `"hearts"`, `"cœur"`."""
        return Noun(self.text(f"suit-{letter}"), f"suit-{letter}")

    def listed(self, parts: Sequence[str], last: str = "") -> str:
        """Return a list with commas; `last` ("and" or "or") joins the last part, and in Arabic every part."""
        front, end = (parts[:-1], parts[-1]) if last and len(parts) > 1 else (parts, "")
        between = f"list-{last}" if last and self.code == "ar" else "list-comma"
        row = ""
        for part in front:
            row = self.text(between, first=row, next=part, last=part) if row else part
        return self.text(f"list-{last}", first=row, last=end) if end else row

    def parted(self, scores: Sequence[str]) -> str:
        """Return scores, which may contain commas, separated by semicolons."""
        row = scores[0]
        for score in scores[1:]:
            row = self.text("score-list", first=row, next=score)
        return row

    # --- games and their options ----------------------------------------------------------------------------------

    def game(self, game: GameLike) -> str:
        """Return the name of a game."""
        return self.text(f"game-{_id(game)}")

    def about(self, game: GameLike) -> About:
        """Return a game's name and the sentences about it."""
        return About(self.game(game), *(self.text(f"game-{_id(game)}", part) for part in About._fields[1:]))

    def won(self, rules: Rules) -> str:
        """Return how a match is won by these rules; empty for a game of another package without such a sentence."""
        key = f"game-{rules.game.ID}"
        return self.text(key, "won", **dict(rules.values)) if self._texts.has(key, "won") else ""

    def aim(self, game: GameLike, number: int) -> str:
        """Return the title of a deal by its number, such as "no hearts"; empty in games whose deals have none."""
        from fourkings.i18n.events import aim

        return aim(self, game, number)

    def option(self, game: GameLike, option: Option | str) -> Label:
        """Return the name of an option and the question that it answers."""
        return self._label(f"option-{_id(game)}-{_name(option)}")

    def value(self, game: GameLike, option: Option | str, value: Value) -> Label:
        """Return the name of an option's value and its answer, which follows a colon."""
        key = f"value-{_id(game)}-{_name(option)}"
        if not self._texts.has(f"{key}-{value}") and self._texts.has(f"{key}-n"):
            return self._label(f"{key}-n", n=value)
        return self._label(f"{key}-{value}")

    def preset(self, game: GameLike, preset: str) -> Label:
        """Return the name of a preset and a sentence about it."""
        return self._label(f"preset-{_id(game)}-{preset}")

    def _label(self, key: str, **params: Any) -> Label:
        return Label(self.text(key, **params), self.text(key, "text", **params))

    # --- actions --------------------------------------------------------------------------------------------------

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return the name of the player in a seat, by default "Player 1" and so on."""
        return names[seat] if names else self.text("player", number=seat + 1)

    def action(self, game: GameLike, action: Action) -> str:
        """Return an action as a button's label. Prices are those of the long pack unless `game` is the rules of a match."""
        if isinstance(action, int):
            return self.text("action-card", card=self.card(action))
        key, parts = self._parts(game, action)
        return self.text(key, **parts)

    def says(self, game: GameLike, who: str, action: Action, yours: bool = False) -> str:
        """Return an action as a sentence: `"Anna bids 4"`, `"Anna annonce quatre"`, `"Anna joue la D♥"`.

        yours: True if Anna is the reader: `"you bid 4"`; games of other packages may lack that form.
        """
        key, parts = (
            ("action-card", {"card": self.the_card(action)}) if isinstance(action, int) else self._parts(game, action)
        )
        if yours and self._texts.has(key, "yours"):
            return self.text(key, "yours", **parts)
        return self.text(key, "says", who=who, **parts)

    def missing(self, game: Game) -> tuple[str, ...]:
        """Return the ids of sentences that a game of another package needs and this language lacks."""
        from fourkings.i18n.installed import missing

        return missing(game, self._texts)

    def _parts(self, game: GameLike, word: str) -> tuple[str, dict[str, Any]]:
        """Return the message id of a call and its parameters."""
        key = message_id(word)
        values = (word,) if key == "action-rung" else tuple(word.split(":")[1:])
        others = OTHER_PARTS[: len(values)]
        names = ("rung",) if key == "action-rung" else CALL_PARTS.get(key.removeprefix("action-"), others)
        if len(values) != len(names):
            raise MissingSentence(f"{self.code} has no words for {word!r}")
        parts: dict[str, Any] = dict(zip(names, values, strict=True))
        for part, value in tuple(parts.items()):
            parts |= self._part(game, part, value)
        return key, parts

    def _part(self, game: GameLike, part: str, value: str) -> dict[str, Any]:
        if part == "rung":
            return {"rung": minus(value), "price": price(value, _pack_size(game))}
        if part == "code":
            return {"declaration": self.text(f"declaration-{value}")}
        if part in ("bid", *OTHER_PARTS):
            is_card = value in CARDS
            return {part: self.the_card(value) if is_card else int(value)} if is_card or value.isdigit() else {}
        return {part: self.text(f"{part}-{value}")} if part in ("clique", "count", "court") else {}

    # --- refusals and events --------------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Return the sentence for the reason of a refusal."""
        params = {name: self._param(name, value, names) for name, value in reason.params.items()}
        return self.text(f"reason-{reason.key}", **params)

    def moment(self, item: Item, names: Sequence[str] = ()) -> str:
        """Return the sentence for a fact about a deal in progress: what it costs or pays, or what a call leads to."""
        from fourkings.i18n.events import item_sentence

        return item_sentence(self, item, names)

    def coach(self, key: str, params: Mapping[str, Param], names: Sequence[str] = ()) -> str:
        """Return a sentence of the coach; names: by seat."""
        return self.text(f"coach-{key}", **{name: self._param(name, value, names) for name, value in params.items()})

    def _param(self, name: str, value: Param, names: Sequence[str]) -> Any:  # noqa: C901, PLR0911  (one kind a line)
        """Format a parameter; its name implies its kind."""
        if name == "number" or (name == "best" and isinstance(value, int)):
            return self.text(f"count-{value}")
        if name in ("clique", "best"):
            return self.text(f"clique-{value}")
        if isinstance(value, tuple) and name == "out":
            return self.listed([self.the_card(card) for card in value], "and")
        if isinstance(value, tuple):
            return self.cards(value) if name == "cards" else self._listed_calls(value)
        if isinstance(value, int):
            if name in ("points", "own", "less"):
                return minus(value) if value < 0 else value
            return self.player(value, names) if name in ("seat", "other") else value / 10 if name == "tenths" else value
        if name in ("rung", "standing"):
            return minus(value)
        if name in ("what", "often", "how", "act"):
            return value
        if name == "limit":
            return int(value) if value.isdigit() else value
        if name == "suit":
            return self.suit(value)
        return self.the_card(value) if value in CARDS else self._quoted(value)

    def _quoted(self, word: str) -> str:
        """Return a call in quotation marks; text that is no call is quoted as it is."""
        try:
            return self.text("quoted", text=self.action("", word))
        except MissingSentence:
            return self.text("quoted", text=word)

    def _listed_calls(self, calls: Sequence[str]) -> str:
        """Return the legal calls: "sell, refuse to sell or ask for more"; only declarations are listed by name."""
        kinds = dict.fromkeys(map(message_id, calls))
        if list(kinds) == ["action-declare"]:
            return self.listed([self.text(f"declaration-{call.split(':')[1]}") for call in calls], "or")
        return self.listed([self.text(kind, "verb") for kind in kinds], "or")

    def event(self, game: GameLike, event: Event, names: Sequence[str] = ()) -> str:
        """Return an event as a line of a log; names: by seat."""
        from fourkings.i18n.events import event_sentence

        return event_sentence(self, game, event, names)


@cache
def language(code: str, isolating: bool = True) -> Language:
    """Return the language of a code such as `"fr"`. Raise ValueError, listing all codes, for an unknown one."""
    if code not in LANGUAGES:
        raise ValueError(f"there is no language {code!r}: the languages are {', '.join(LANGUAGES)}")
    return Language(code, isolating)


def minus(number: str | int) -> str:
    """Return a number with a typographic minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Return a change of score: `"+31"`, `"−40"`, `"0"`."""
    return minus(f"{number:+}") if number else "0"


def _id(game: GameLike) -> str:
    if isinstance(game, str):
        return game
    return game.game.ID if isinstance(game, Rules) else game.ID


def _name(option: Option | str) -> str:
    return option if isinstance(option, str) else option.name


def _rank_and_suit(card: str | int) -> tuple[str, str]:
    name = name_of(card) if isinstance(card, int) else card
    return name[0], name[1]


def _installed() -> Fallback:
    """Import the texts of other packages' games on demand: a menu of games needs none."""
    from fourkings.i18n import installed

    return installed


def _pack_size(game: GameLike) -> int:
    """Return the size of the pack, 52 or 32 cards, on which prices in King depend."""
    return int(game["deck"]) if isinstance(game, Rules) else 52


def price(rung: str, size: int) -> int:
    """Return the points of a rung of King's bidding ladder (such as `"+3"`) with a pack of `size` cards (KG-16, KG-27)."""
    from fourkings.rulebook.games import king

    unit = king.TRICK[size] if rung[0] == "+" else -king.LOST[size]
    return unit * int(rung[1:])
