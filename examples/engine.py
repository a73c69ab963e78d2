"""An engine in plain Python, without the library: it speaks fourkings/engine/2 plays low, and high as the last."""

import json
import random
import sys

RANKS = "23456789TJQKA"


def say(message):
    print(json.dumps(message), flush=True)


def choose(view):
    cards = [action for action in view["legal"] if len(action) == 2 and action[0] in RANKS and action[1] in "SHDC"]
    if not cards:
        return random.Random(view["seed"]).choice(view["legal"])
    low_to_high = sorted(cards, key=lambda card: RANKS.index(card[0]))
    return low_to_high[-1] if len(view["trick"]) == 3 else low_to_high[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": "fourkings/engine/2", "name": "plain-python", "version": 1})
    elif message["type"] == "view":
        say({"type": "action", "id": message["id"], "action": choose(message)})
    elif message["type"] == "quit":
        break
