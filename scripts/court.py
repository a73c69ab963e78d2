"""Cut a position out of a match record, for the court (docs/court.md), and print it as a file:

`.venv/bin/python scripts/court.py match.json 5 17 --good "9H 4H" --why "The ace is out: stay below it."`
"""

import argparse
import json
from pathlib import Path

from fourkings.records import loads, token
from fourkings.records.replay import replay
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import State, apply, start
from fourkings.rulebook.games import rules


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("record", type=Path, help="a match record, one JSON object")
    asked.add_argument("deal", type=int, help="the number of the deal, from 1")
    asked.add_argument("action", type=int, help="the number of the action in that deal, from 1, which somebody got wrong")
    which = asked.add_mutually_exclusive_group(required=True)
    which.add_argument("--good", help="what good sense allows, by the names of a record")
    which.add_argument("--bad", help="what it forbids")
    asked.add_argument("--why", required=True, help="the reason, a sentence on which club players would agree")
    given = asked.parse_args()
    played = replay(loads(given.record.read_text(encoding="utf-8"))).deals[given.deal - 1]
    before = [action for _, action in played.actions[: given.action - 1]]
    deal = played.state.deal
    at = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
    for action in before:
        at = apply(at, action)
    print(written(at, [token(action) for action in before], "good" if given.good else "bad", given), end="")


def written(at: State, played: list[str], verdict: str, given: argparse.Namespace) -> str:
    """Return the file as TOML, whose strings are those of JSON."""
    deal = at.deal
    lines = {
        "why": given.why,
        "dealer": deal.dealer,
        "number": deal.number,
        "scores": deal.scores,
        "preset": deal.rules.preset,
    }
    text = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in lines.items()]
    text += ["hands = [", *(f'    "{" ".join(map(name, hand))}",' for hand in deal.dealt), "]"]
    text += [f'played = "{" ".join(played)}"', f"{verdict} = {json.dumps(getattr(given, verdict))}"]
    usual = rules(deal.rules.game, deal.rules.preset)
    changed = [f"{key} = {json.dumps(value)}" for key, value in deal.rules.values if usual[key] != value]
    return "\n".join([*text, *(["", "[options]", *changed] if changed else [])]) + "\n"


if __name__ == "__main__":
    main()
