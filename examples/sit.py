"""A bot of yours at a server's table: `python examples/sit.py LINK BOT`, where LINK is that of the table.

It comes in as any client does, under its own name, and its program runs here, not there. BOT is named as for `fourkings
match`. With `--token`, of a personal link, it plays as that person. A bot that hangs, crashes or wants what is not legal
leaves its seat to the table's own bot, and this program ends with the reason. It needs `pip install 'four-kings[server]'`.
"""

import argparse
import json
import secrets
import sys
import time
from itertools import count
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fourkings import Stream, token, view_of
from fourkings.bots import Forfeit
from fourkings.engines import NoBot, find

OVER = (4403, 4404, 4405, 4406, 4407, 4429)  # closed with these, coming back would not help
ids = count()


class Guest:
    """A session of the server's."""

    def __init__(self, link):
        parts = urlsplit(link)
        self.site = f"{parts.scheme}://{parts.netloc}"
        self.table = (parts.fragment or parts.path).rstrip("/").rpartition("/")[2]
        self.cookie = ""

    def ask(self, method, path, **fields):
        headers = {"content-type": "application/json", "cookie": self.cookie}
        with urlopen(Request(self.site + path, json.dumps(fields).encode(), headers, method=method), timeout=30) as answer:
            for cookie in answer.headers.get_all("set-cookie") or ():
                self.cookie = cookie.partition(";")[0]

    def line(self):
        return connect(f"ws{self.site[4:]}/ws/{self.table}", additional_headers={"cookie": self.cookie})


def sit(socket, bot, deals):
    """Plays until the match is over; True then."""

    def ask(kind, **fields):
        socket.send(json.dumps({"type": kind, "id": f"sit-{next(ids)}-{secrets.token_hex(4)}", **fields}))

    updates, version = [], 0
    socket.send(json.dumps({"type": "hello", "protocol": 2}))
    for text in socket:
        update = json.loads(text)
        if update["type"] == "waiting-room" and update["guest"] is None:
            ask("join")
        elif update["type"] == "refusal" and update["code"] != "stale":
            print(f"refused: {update['reason']['key']}", file=sys.stderr)
        if update["type"] not in ("snapshot", "event") or update["version"] <= version:
            continue
        version, updates = update["version"], [update] if update["type"] == "snapshot" else [*updates, update]
        if update["result"]:
            print(f"over: {update['result']['scores']}, won by seats {update['result']['winners']}")
            return True
        seen = view_of(updates)
        if deals and (seen is None or seen.stage == "done"):
            ask("deal")
        elif seen and seen.legal:
            try:
                chosen = bot.choose(seen, Stream(secrets.token_bytes(32), b"sit"))
            except Forfeit:
                ask("away")
                raise
            ask("act", version=version, action=token(chosen))
    return False


def main():
    asked = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    asked.add_argument("link")
    asked.add_argument("bot")
    asked.add_argument("--name", help="what it is called at the table")
    asked.add_argument("--token", help="of a personal link: play as that person")
    asked.add_argument("--deals", action="store_true", help="deal the next deal at once, where nobody else would")
    given = asked.parse_args()
    guest = Guest(given.link)
    try:
        bot = find(given.bot)
        name = given.name or f"{bot.NAME} (bot)"
    except (NoBot, Forfeit) as reason:
        print(reason, file=sys.stderr)
        return 3
    if given.token:
        guest.ask("POST", "/api/session", token=given.token)
    else:
        guest.ask("PUT", "/api/me", name=name, lang="en")
    for waited in (1, 2, 4, 8, 16, 30):
        try:
            with guest.line() as socket:
                if sit(socket, bot, given.deals):
                    return 0
        except Forfeit as reason:
            print(f"{reason}; the table's own bot plays on", file=sys.stderr)
            return 3
        except (ConnectionClosed, OSError) as lost:
            if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code in OVER:
                break
        except InvalidStatus as refused:
            print(refused, file=sys.stderr)
            break
        time.sleep(waited)
    print("the table cannot be reached", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
