"""Writes the test vectors of the seal, and what the page knows of games: `python scripts/seal.py`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from fourkings.records import to_json
from fourkings.records.deal_spec import changes, dealing
from fourkings.rulebook import deck
from fourkings.rulebook.cards import LONG, SHORT, name, next_seat
from fourkings.rulebook.deck import Shuffled
from fourkings.rulebook.game import Deal, Game, Rules, expose
from fourkings.rulebook.games import GAMES, find, rules
from fourkings.rulebook.match import Match, from_secret
from fourkings.rulebook.opening import Opened, settle

VECTORS_FILE = Path(__file__).parents[1] / "docs" / "vectors" / "seal.json"
GAMES_FILE = Path(__file__).parents[1] / "web" / "src" / "proof" / "games.json"
NAMES = ("Amal", "Bruno", "Chloé", "Dario")
MATCHES: tuple[tuple[str, dict[str, int | str], tuple[bytes, ...], *tuple[str, ...]], ...] = (
    ("quarante", {}, ()),
    ("quarante-1792", {}, (b"clover", b"", bytes(range(250, 256)), "trèfle".encode())),
    ("quarante-1792", {"partners": "fixed"}, (b"", b"", b"", b"seven")),
    ("400", {}, (b"\0", b"\0\0", b"", b"")),
    ("400", {"expose_first": "off"}, ()),
    ("jeu-du-roi", {}, (b"x" * 64, b"", b"", b"")),
    ("king", {}, (b"one", b"two", b"three", b"four")),
    ("king", {"deck": 32, "seats": "fixed"}, ()),
    ("400", {}, (b"", b"luck", b"", b""), "seats"),
    ("quarante-1792", {}, (b"", b"luck", b"", b""), "dealer"),
    ("king", {}, (), "dealer"),
)
PACKS = (
    ("long", "deal", 1, ()),
    ("short", "draw", 2, ()),
    ("short", "kings", 1, (b"", b"", b"", b"")),
    ("long", "deal", 10, (b"clover", b"", "trèfle".encode(), b"\0")),
)
DEALS = 3


def secret_of(number: int) -> bytes:
    """Return a secret for a vector, with nothing up the sleeve: the SHA-256 of a number."""
    return hashlib.sha256(f"secret {number}".encode()).digest()


def vectors() -> dict[str, Any]:
    """All vectors."""
    secrets = [bytes(32), bytes(range(32)), secret_of(0)]
    return {
        "seals": [{"secret": secret.hex(), "seal": deck.seal(secret)} for secret in secrets],
        "packs": [_pack(secret_of(number), *pack) for number, pack in enumerate(PACKS)],
        "matches": [_match(number, *match) for number, match in enumerate(MATCHES)],
        "games": [_game(game) for game in GAMES.own.values()],
    }


def _game(game: Game) -> dict[str, Any]:
    """How a game is dealt, as the program's page asks its server."""
    changed = [change._asdict() for change in changes(game)]
    return {"id": game.ID, "dealing": dealing(rules(game))._asdict(), "dealing_changes": changed}


def _pack(secret: bytes, size: str, purpose: str, number: int, given: tuple[bytes, ...]) -> dict[str, Any]:
    cards = deck.shuffle(LONG if size == "long" else SHORT, secret, purpose, number, given)
    return {
        "pack": size,
        "secret": secret.hex(),
        "purpose": purpose,
        "number": number,
        "contributions": [part.hex() for part in given],
        "label": deck.label(purpose, number, given).hex(),
        "cards": " ".join(map(name, cards)),
    }


def _match(number: int, game: str, options: dict[str, int | str], given: tuple[bytes, ...], *lots: str) -> dict[str, Any]:
    """Return the first secret from there on whose draw needs a second round: ties are where readings differ."""
    chosen = rules(find(game), options=options)
    for at in range(1000 * number, 1000 * number + 1000):
        secret = secret_of(at)
        shuffled = Shuffled(deck.seal(secret), given, secret, lots=lots)
        opened = opening(chosen, secret, shuffled)
        if len(opened.draw) > 1 or "dealer" in lots:
            return _written(chosen, opened, shuffled)
    raise AssertionError("no draw of a thousand had a tie")


def opening(chosen: Rules, secret: bytes, shuffled: Shuffled) -> Opened:
    """Seats and dealer by the game's draw and by these lots."""
    if "dealer" in shuffled.lots:
        return Opened((), (0, 1, 2, 3), deck.lot_of_dealer(secret, shuffled.contributions))
    opened = from_secret(chosen, secret, NAMES, shuffled.contributions).opening
    if "seats" not in shuffled.lots:
        return opened
    return settle(chosen, opened.draw, opened.kings, deck.lot_of_seats(secret, shuffled.contributions))


def _written(chosen: Rules, opened: Opened, shuffled: Shuffled) -> dict[str, Any]:
    record = to_json(Match(chosen, NAMES, opened), shuffled=shuffled)
    return record | {"deals": [_deal(chosen, opened, shuffled, number) for number in range(1, DEALS + 1)]}


def _deal(chosen: Rules, opened: Opened, shuffled: Shuffled, number: int) -> dict[str, Any]:
    assert shuffled.secret is not None
    game, dealer = chosen.game, next_seat(opened.dealer, number - 1)
    pack = deck.shuffle(game.pack(chosen), shuffled.secret, "deal", number, shuffled.contributions)
    deal = expose(Deal(chosen, number, dealer, (), deck.hands(pack, dealer, game.packets(chosen))))
    written: dict[str, Any] = {"number": number, "dealer": dealer, "hands": [list(map(name, hand)) for hand in deal.dealt]}
    if deal.turn_up is not None:
        written["turned"] = name(deal.turn_up)
    if deal.face_up is not None:
        written["face_up"] = list(map(name, deal.face_up))
    return written | {"actions": []}


def written() -> str:
    """Return the file of vectors, a line each."""
    blocks = []
    for kind, rows in vectors().items():
        lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
        blocks.append(f' "{kind}": [\n  {lines}\n ]')
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def games() -> str:
    """How the games of the house are dealt, for the page: it checks where there is no server, too."""
    rows = ",\n ".join(json.dumps(row) for row in vectors()["games"])
    return f"[\n {rows}\n]\n"


if __name__ == "__main__":
    GAMES_FILE.write_text(games(), encoding="utf-8")
    VECTORS_FILE.write_text(written(), encoding="utf-8")
