"""Events as sentences: who sits where, a deal begun, a trick taken, a deal scored, a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fourkings.rulebook import games
from fourkings.rulebook.cards import SUITS, name
from fourkings.rulebook.events import Acted, Dealt, Ended, Scored, Seated, Taken
from fourkings.rulebook.game import Rules
from fourkings.windows.i18n import signed

if TYPE_CHECKING:
    from fourkings.rulebook.events import Event
    from fourkings.rulebook.game import Game
    from fourkings.windows.i18n import GameLike, Language

SIDES = ((0, 2), (1, 3))


def event_sentence(words: Language, game: GameLike, event: Event, names: Sequence[str]) -> str:
    """One event as one line."""
    who = [words.player(seat, names) for seat in range(4)]
    match event:
        case Seated():
            return _seated(words, event, who if names else list(_as_seated(event)))
        case Dealt():
            return _dealt(words, game, event, who)
        case Acted(seat, action):
            return words.says(game, who[seat], action)
        case Taken(trick):
            best = trick.cards[trick.winner - trick.leader & 3]
            return words.text("event-taken", who=who[trick.winner], card=words.the_card(best))
        case Scored():
            return _scored(words, event, who)
        case Ended(result):
            return _ended(words, game_module(game), result, who)


def game_module(game: GameLike) -> Game:
    """The game meant by a game, by the rules of a match or by an id."""
    if isinstance(game, str):
        return games.find(game)
    return game.game if isinstance(game, Rules) else game


def aim(words: Language, game: GameLike, number: int) -> str:
    """What a deal of that number is about; nothing where all deals are alike."""
    made = game if isinstance(game, Rules) else games.rules(game_module(game))
    titles = made.game.deal_titles(made)
    return title(words, titles[number - 1]) if titles else ""


def title(words: Language, key: str) -> str:
    """The title of a deal in words: `tricks`, `trumps-H`."""
    name, _, suit = key.rpartition("-")
    if name and suit in SUITS:
        return words.text(f"aim-{name}", suit=words.suit(suit))
    return words.text(f"aim-{'open' if key == 'auction' else key}", suit="")


def _as_seated(event: Seated) -> tuple[str, ...]:
    return tuple(event.entrants[entrant] for entrant in event.opening.seats)


def _seated(words: Language, event: Seated, who: list[str]) -> str:
    _, seats, dealer, kings = event.opening
    drawn = [row[seats[dealer]] for row in event.opening.draw]
    last = [name(card) for card in drawn if card is not None][-1]
    facts = {"dealer": who[dealer], "card": words.the_card(last)}
    if kings:
        us, them = (_side(words, who, side) for side in SIDES)
        return words.text("event-seated-kings", us=us, them=them, **facts)
    kind = "joined" if seats == (0, 1, 2, 3) else "drawn"
    return words.text(f"event-seated-{kind}", names=words.listed(who, "and"), **facts)


def _side(words: Language, who: list[str], seats: Sequence[int]) -> str:
    return words.listed([who[seat] for seat in seats], "and")


def _dealt(words: Language, game: GameLike, event: Dealt, who: list[str]) -> str:
    facts: dict[str, Any] = {"number": event.number, "dealer": who[event.dealer]}
    if event.turned is not None:
        card = name(event.turned)
        return words.text("event-dealt-turned", card=words.the_card(card), suit=words.suit(card[1]), **facts)
    if event.face_up:
        shown = [words.text("shown-card", who=who[seat], card=words.card(card)) for seat, card in enumerate(event.face_up)]
        return words.text("event-dealt-face-up", cards=words.listed(shown), **facts)
    if about := aim(words, game, event.number):
        return words.text("event-dealt-aim", aim=about, **facts)
    return words.text("event-dealt", **facts)


def _scored(words: Language, event: Scored, who: list[str]) -> str:
    if event.void:
        return words.text("event-scored-void", number=event.number)
    rows = [
        words.text("score-change", who=one, points=signed(points), total=_number(total))
        for one, points, total in zip(_scorers(words, who, len(event.points)), event.points, event.totals, strict=True)
    ]
    return words.text("event-scored", number=event.number, scores=_row(words, rows))


def _ended(words: Language, game: Game, result: tuple[tuple[int, ...], tuple[int, ...]], who: list[str]) -> str:
    scores, winners = result
    rows = [
        words.text("score-total", who=one, total=_number(total))
        for one, total in zip(_scorers(words, who, len(scores)), scores, strict=True)
    ]
    facts = {"winners": _side(words, who, winners), "scores": _row(words, rows)}
    if len(winners) > 1 and not game.PARTNERS:
        return words.text("event-ended-shared", **facts)
    return words.text("event-ended", count=len(winners), **facts)


def _scorers(words: Language, who: list[str], many: int) -> list[str]:
    return who if many == 4 else [_side(words, who, side) for side in SIDES]


def _row(words: Language, rows: list[str]) -> str:
    row = rows[0]
    for one in rows[1:]:
        row = words.text("score-list", first=row, next=one)
    return row


def _number(number: int) -> str:
    return signed(number) if number < 0 else str(number)
