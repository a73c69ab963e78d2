"""Events (seating, deals, tricks, scores, the end) and facts about a deal (stakes, consequences of calls) as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fourkings.i18n import minus, signed
from fourkings.i18n.bundle import title_id
from fourkings.rulebook import games
from fourkings.rulebook.cards import name
from fourkings.rulebook.events import Acted, Dealt, Ended, Scored, Seated, Taken
from fourkings.rulebook.game import Rules

if TYPE_CHECKING:
    from fourkings.i18n import GameLike, Language
    from fourkings.rulebook.events import Event
    from fourkings.rulebook.game import Game, Item, Param, Result

SIDES: Final = ((0, 2), (1, 3))
SEAT_PARAMS: Final = ("seat", "buyer", "dealer")
SIGNED_PARAMS: Final = ("each", "start", "lost")


def event_sentence(lang: Language, game: GameLike, event: Event, names: Sequence[str]) -> str:
    """Return the sentence of an event."""
    who = [lang.player(seat, names) for seat in range(4)]
    match event:
        case Seated():
            return _seated(lang, event, who if names else [event.entrants[entrant] for entrant in event.opening.seats])
        case Dealt():
            return _dealt(lang, game, event, who)
        case Acted(seat, action):
            return lang.says(game, who[seat], action)
        case Taken(trick):
            best = trick.cards[trick.winner - trick.leader & 3]
            return lang.text("event-taken", who=who[trick.winner], card=lang.the_card(best))
        case Scored():
            return _scored(lang, event, who)
        case Ended(result):
            return _ended(lang, game_module(game), result, who)


def game_module(game: GameLike) -> Game:
    """Return the game that is given as itself, by the rules of a match, or by its id."""
    if isinstance(game, str):
        return games.find(game)
    return game.game if isinstance(game, Rules) else game


def aim(lang: Language, game: GameLike, number: int) -> str:
    """Return the title of a deal by its number; empty in games whose deals have none."""
    rules = game if isinstance(game, Rules) else games.rules(game_module(game))
    titles = rules.game.deal_titles(rules)
    return title(lang, titles[number - 1]) if titles else ""


def title(lang: Language, key: str) -> str:
    """Return the title of a deal by its key: `tricks`, `trumps-H`."""
    sentence, suit = title_id(key)
    return lang.text(sentence, suit=lang.suit(suit) if suit else "")


def _seated(lang: Language, event: Seated, who: list[str]) -> str:
    _, seats, dealer, kings = event.opening
    drawn = [row[seats[dealer]] for row in event.opening.draw]
    last = [name(card) for card in drawn if card is not None][-1]
    params = {"dealer": who[dealer], "card": lang.the_card(last)}
    if kings:
        us, them = (_side(lang, who, side) for side in SIDES)
        return lang.text("event-seated-kings", us=us, them=them, **params)
    kind = "joined" if seats == (0, 1, 2, 3) else "drawn"
    return lang.text(f"event-seated-{kind}", names=lang.listed(who, "and"), **params)


def _side(lang: Language, who: list[str], seats: Sequence[int]) -> str:
    return lang.listed([who[seat] for seat in seats], "and")


def _dealt(lang: Language, game: GameLike, event: Dealt, who: list[str]) -> str:
    params: dict[str, Any] = {"number": event.number, "dealer": who[event.dealer]}
    if event.turn_up is not None:
        card = name(event.turn_up)
        return lang.text("event-dealt-turned", card=lang.the_card(card), suit=lang.suit(card[1]), **params)
    if event.face_up:
        exposed = [lang.text("shown-card", who=who[seat], card=lang.card(card)) for seat, card in enumerate(event.face_up)]
        return lang.text("event-dealt-face-up", cards=lang.listed(exposed), **params)
    if about := aim(lang, game, event.number):
        return lang.text("event-dealt-aim", aim=about, **params)
    return lang.text("event-dealt", **params)


def _scored(lang: Language, event: Scored, who: list[str]) -> str:
    if event.void:
        return lang.text("event-scored-void", number=event.number)
    rows = [
        lang.text("score-change", who=scorer, points=signed(points), total=_number(total))
        for scorer, points, total in zip(_scorers(lang, who, len(event.points)), event.points, event.totals, strict=True)
    ]
    return lang.text("event-scored", number=event.number, scores=lang.parted(rows))


def _ended(lang: Language, game: Game, result: Result, who: list[str]) -> str:
    scores, winners, _ = result
    rows = [
        lang.text("score-total", who=scorer, total=_number(total))
        for scorer, total in zip(_scorers(lang, who, len(scores)), scores, strict=True)
    ]
    shared = len(winners) > 1 and not game.PARTNERS
    sentence = "event-ended-shared" if shared else "event-ended"
    return lang.text(sentence, winners=_side(lang, who, winners), scores=lang.parted(rows), count=len(winners))


def _scorers(lang: Language, who: list[str], scores: int) -> list[str]:
    return who if scores == 4 else [_side(lang, who, side) for side in SIDES]


def _number(number: int) -> str:
    return signed(number) if number < 0 else str(number)


def item_sentence(lang: Language, item: Item, names: Sequence[str]) -> str:
    """Return the sentence of a fact about a deal in progress, such as what a trick costs."""
    params: dict[str, Any] = {}
    for key, value in item.params.items():
        params |= _item_param(lang, key, value, names)
    return lang.text(f"moment-{item.key}", **params)


def _item_param(lang: Language, name: str, value: Param, names: Sequence[str]) -> dict[str, Any]:
    """Format a parameter; its name implies its kind."""
    if isinstance(value, int):
        if name in SEAT_PARAMS:
            return {name: lang.player(value, names)}
        return {name: signed(value) if name in SIGNED_PARAMS else value}
    if name == "what":
        return {"what": value, **_cards(lang, str(value))}
    if name == "clique":
        return {name: lang.text(f"clique-{value}")}
    return {name: minus(str(value))}


def _cards(lang: Language, group: str) -> dict[str, str]:
    """Return the parameter for a group of cards by its short name: a card, a suit, or ranks."""
    if len(group) == 2 and group[1] in "SHDC":
        return {"card": lang.card(group)}
    if len(group) == 1 and group in "SHDC":
        return {"cards": lang.suit(group)}
    kinds = (lang.text(f"court-{rank}") if rank in "KQJ" else lang.text(f"rank-{rank}") for rank in group)
    return {"cards": lang.listed(list(kinds), "and")}
