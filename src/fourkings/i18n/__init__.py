"""Internationalization: every sentence in every language, about games, options, cards, refusals, actions and events.

The texts stand in Fluent files beside this module, one set for Python and the browser. A message that a language lacks is
said in English. One that English lacks too, or that lacks a parameter, is an error: no id is ever shown to a person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.i18n.bundle import Bundle, Fallback, MissingSentence, Noun, message_id
from fourkings.i18n.languages import LANGUAGES, REVIEWED
from fourkings.rulebook.cards import name as name_of
from fourkings.rulebook.game import Rules

if TYPE_CHECKING:
    from fourkings.rulebook.events import Event
    from fourkings.rulebook.game import Action, Game, Item, Param, Reason
    from fourkings.rulebook.options import Option, Value

    GameLike = Game | Rules | str

__all__ = [
    "LANGUAGES",
    "REVIEWED",
    "About",
    "Label",
    "Language",
    "MissingSentence",
    "language",
    "minus",
    "price",
    "signed",
]


class Label(NamedTuple):
    """The name of an option, a value or a preset, and a sentence about it."""

    name: str
    text: str


class About(NamedTuple):
    """The poster of a game: its name, origin, aim, and the length of a match."""

    name: str
    origin: str
    aim: str
    length: str


CALL_PARTS: Final = {
    "clique": ("clique",),
    "count": ("count",),
    "rank": ("court",),
    "bid": ("bid",),
    "declare": ("code",),
    "ask": ("rung",),
    "ultimatum": ("rung", "fallback"),
}
"""The parts of a call after its colons, by the word before them."""
OTHER_PARTS: Final = ("value", "other")
"""The same for a call of a game that is not of the house: numbers where they are whole ones."""


class Language:
    """One language: `language("fr")`. Players' names are given by seat. Without them players are "Player 1" and so on.

    Names and tokens have marks around them where a sentence may run the other way, but not where it is `isolating` nothing:
    for a terminal.
    """

    __slots__ = ("_texts", "code")

    def __init__(self, code: str, isolating: bool = True) -> None:
        self.code = code
        self._texts = Bundle(code, _installed, isolating)

    def __repr__(self) -> str:
        return f"language({self.code!r})"

    def text(self, key: str, attribute: str = "", **params: Any) -> str:
        """Any message by its id, or one `attribute` of it; `MissingSentence` if there is none or a parameter is lacking."""
        return self._texts.text(key, attribute, **params)

    def figure(self, number: str) -> str:
        """A number, made by Python, as the language writes it."""
        listed = LANGUAGES[self.code]
        return "".join({",": listed.thousands, ".": listed.decimal}.get(letter, letter) for letter in number)

    # --- cards ----------------------------------------------------------------------------------------------------

    def card(self, name: str | int) -> str:
        """A card as it is printed: `"D♥"` for QH in French."""
        rank, suit = _rank_and_suit(name)
        return self.text("card-short", rank=self.text(f"rank-{rank}", "index"), suit=self.text(f"suit-{suit}", "symbol"))

    def card_name(self, name: str | int) -> str:
        """A card as it is said: `"dame de cœur"`."""
        rank, suit = _rank_and_suit(name)
        return self.text("card-long", rank=self.text(f"rank-{rank}", "said"), suit=self.text(f"suit-{suit}", "said"))

    def the_card(self, name: str | int) -> str:
        """A card in a sentence, with the article where there is one: `"la D♥"`, in English `"Q♥"`."""
        return self.text("card-the", card=self.card(name), rank=_rank_and_suit(name)[0])

    def cards(self, names: Sequence[str | int]) -> str:
        """Several cards as they are printed: `"9♥, 4♥"`."""
        return self.listed([self.card(name) for name in names])

    def suit(self, letter: str) -> str:
        """A suit of SHDC: `"hearts"`, `"cœur"`."""
        return Noun(self.text(f"suit-{letter}"), f"suit-{letter}")

    def listed(self, parts: Sequence[str], last: str = "") -> str:
        """Parts with commas between them; before the last one "and" or "or" where `last` says so."""
        front, end = (parts[:-1], parts[-1]) if last and len(parts) > 1 else (parts, "")
        row = ""
        for part in front:
            row = self.text("list-comma", first=row, next=part) if row else part
        return self.text(f"list-{last}", first=row, last=end) if end else row

    def parted(self, scores: Sequence[str]) -> str:
        """Scores, which may have commas of their own, with semicolons between them."""
        row = scores[0]
        for score in scores[1:]:
            row = self.text("score-list", first=row, next=score)
        return row

    # --- games and their options ----------------------------------------------------------------------------------

    def game(self, game: GameLike) -> str:
        """The name of a game."""
        return self.text(f"game-{_id(game)}")

    def about(self, game: GameLike) -> About:
        """A game's name and the three sentences of its poster."""
        return About(self.game(game), *(self.text(f"game-{_id(game)}", part) for part in About._fields[1:]))

    def won(self, rules: Rules) -> str:
        """Why somebody has won a match by such rules; empty where a game from another package does not tell."""
        key = f"game-{rules.game.ID}"
        return self.text(key, "won", **dict(rules.values)) if self._texts.has(key, "won") else ""

    def aim(self, game: GameLike, number: int) -> str:
        """The title of a deal by its number, such as "no hearts"; empty where all deals of the game are alike."""
        from fourkings.i18n.events import aim

        return aim(self, game, number)

    def option(self, game: GameLike, option: Option | str) -> Label:
        """An option: its name, and the question that it answers."""
        return self._label(f"option-{_id(game)}-{_name(option)}")

    def value(self, game: GameLike, option: Option | str, value: Value) -> Label:
        """A value of an option: its name, and its answer, made to stand after a colon."""
        key = f"value-{_id(game)}-{_name(option)}"
        if not self._texts.has(f"{key}-{value}") and self._texts.has(f"{key}-n"):
            return self._label(f"{key}-n", n=value)
        return self._label(f"{key}-{value}")

    def preset(self, game: GameLike, preset: str) -> Label:
        """A preset: its name, and a sentence about it."""
        return self._label(f"preset-{_id(game)}-{preset}")

    def _label(self, key: str, **params: Any) -> Label:
        return Label(self.text(key, **params), self.text(key, "text", **params))

    # --- what is done and said ------------------------------------------------------------------------------------

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the player in a seat; "Player 1" … without names."""
        return names[seat] if names else self.text("player", number=seat + 1)

    def action(self, game: GameLike, action: Action) -> str:
        """An action as a button's label. Prices are those of the long pack unless `game` is the rules of a match."""
        if isinstance(action, int):
            return self.text("action-card", card=self.card(action))
        key, parts = self._parts(game, action)
        return self.text(key, **parts)

    def says(self, game: GameLike, who: str, action: Action, yours: bool = False) -> str:
        """An action as a sentence about the player: `"Anna bids 4"`, `"Anna annonce quatre"`, `"Anna joue la D♥"`.

        yours: True where Anna is the reader: `"you bid 4"`. A game of another package may lack that form.
        """
        key, parts = (
            ("action-card", {"card": self.the_card(action)}) if isinstance(action, int) else self._parts(game, action)
        )
        if yours and self._texts.has(key, "yours"):
            return self.text(key, "yours", **parts)
        return self.text(key, "says", who=who, **parts)

    def missing(self, game: Game) -> tuple[str, ...]:
        """The ids of the sentences that a game needs and this language lacks: none for a game of the house."""
        from fourkings.i18n.installed import missing

        return missing(game, self._texts)

    def _parts(self, game: GameLike, word: str) -> tuple[str, dict[str, Any]]:
        """The id of the message about a call, and its parameters."""
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
            return {part: int(value)} if value.isdigit() else {}
        return {part: self.text(f"{part}-{value}")} if part in ("clique", "count", "court") else {}

    # --- refusals and events --------------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """The sentence of a reason: why an action is refused."""
        params = {name: self._param(name, value, names) for name, value in reason.params.items()}
        return self.text(f"reason-{reason.key}", **params)

    def moment(self, item: Item, names: Sequence[str] = ()) -> str:
        """The sentence of one thing to know of a moment: what the deal costs or pays, or what comes of a call."""
        from fourkings.i18n.moments import item_sentence

        return item_sentence(self, item, names)

    def advice(self, key: str, params: Mapping[str, Param], names: Sequence[str] = ()) -> str:
        """The sentence of an advice: why a bot would do what it advises."""
        return self.text(f"advice-{key}", **{name: self._param(name, value, names) for name, value in params.items()})

    def _param(self, name: str, value: Param, names: Sequence[str]) -> Any:  # noqa: PLR0911  (one kind a line)
        """A parameter as its sentence needs it; its name tells its kind."""
        if name == "number" or (name == "best" and isinstance(value, int)):
            return self.text(f"count-{value}")
        if name in ("clique", "best"):
            return self.text(f"clique-{value}")
        if isinstance(value, tuple):
            return self.cards(value) if name == "cards" else self._listed_calls(value)
        if isinstance(value, int):
            if name in ("points", "own", "less"):
                return minus(value) if value < 0 else value
            return self.player(value, names) if name in ("seat", "other") else value / 10 if name == "tenths" else value
        if name in ("rung", "standing"):
            return minus(value)
        if name == "what":
            return value
        if name == "limit":
            return int(value) if value.isdigit() else value
        return {"suit": self.suit, "word": self._quoted, "second": self._quoted}.get(name, self.the_card)(value)

    def _quoted(self, word: str) -> str:
        """A call between quotes; a text that is no call of any game is quoted as it stands."""
        try:
            return self.text("quoted", text=self.action("", word))
        except MissingSentence:
            return self.text("quoted", text=word)

    def _listed_calls(self, calls: Sequence[str]) -> str:
        """The legal calls: "sell, refuse to sell or ask for more"; each declaration by name if there are no other calls."""
        kinds = dict.fromkeys(map(message_id, calls))
        if list(kinds) == ["action-declare"]:
            return self.listed([self.text(f"declaration-{call.split(':')[1]}") for call in calls], "or")
        return self.listed([self.text(kind, "verb") for kind in kinds], "or")

    def event(self, game: GameLike, event: Event, names: Sequence[str] = ()) -> str:
        """The sentence of an event, as one line of a log; `names` by seat."""
        from fourkings.i18n.events import event_sentence

        return event_sentence(self, game, event, names)


@cache
def language(code: str, isolating: bool = True) -> Language:
    """The language of a code; `ValueError` naming all codes if there is none."""
    if code not in LANGUAGES:
        raise ValueError(f"there is no language {code!r}: the languages are {', '.join(LANGUAGES)}")
    return Language(code, isolating)


def minus(number: str | int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A change of score: `"+31"`, `"−40"`, `"0"`."""
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
    """What games of other packages say, imported when first asked for: a menu of games needs none of them."""
    from fourkings.i18n import installed

    return installed


def _pack_size(game: GameLike) -> int:
    """The size of the pack, 52 or 32 cards, on which prices in King depend."""
    return int(game["deck"]) if isinstance(game, Rules) else 52


def price(rung: str, size: int) -> int:
    """The points of a rung of the ladder in King, with a pack of `size` cards (KG-16, KG-27)."""
    from fourkings.rulebook.games import king

    unit = king.TRICK[size] if rung[0] == "+" else -king.LOST[size]
    return unit * int(rung[1:])
