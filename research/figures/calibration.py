"""How far the verdicts of a review hold: printed losses, played on by four strong in fresh deals.

python -m research.figures.calibration [OPTIONS]

Matches of four careful, four club and four strong are reviewed for one seat each, until each game has `--verdicts` clear
verdicts and `--own` decisions of strong. For each verdict the action played and the better one are played on in the same
fresh deals, drawn as the view makes them likely, by four strong that sample `--limit` deals a decision: `--deals` at a
time, until the standard error is below half of the printed loss, or `--most` have been played. `--out` gets a line for each
verdict; after an interruption, or after `--minutes`, the same command continues.

The table has for each game: how many verdicts keep their sign, and how many would with any number of deals; the regression
of replayed on printed losses; how much of strong's own play is called lucky, or a mistake; and each bot's losses by its
verdicts. Verdicts follow from the constants of the recipes, so other constants can be tried on the same lines. `--fit N`
fits `slope` and `doubt` of the recipes to matches before number N, and leaves these out of the table. `--write` also draws
the plot in docs/images.

`calibration.jsonl` beside this script has the lines of RESULTS.md, of matches from 0 on and from 1000 on. They belong to
one judge: after any change to how losses are measured (`analysis`, or a recipe), that game has to begin anew.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fourkings.analysis import hindsight
from fourkings.analysis.action_values import choices
from fourkings.analysis.judge import is_clear, measure, model_error
from fourkings.analysis.matches import moments
from fourkings.analysis.verdicts import trick_value
from fourkings.arena import play, secret_of
from fourkings.bots import find, strong
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import GAMES, rules
from fourkings.views import view
from research import command
from research.figures.played_on import Effort, gain, near
from research.figures.reliability import AXES, plot
from research.figures.verdicts import BOTS, Journal, Measure, Row, asked_for, of_game, printed, table

HEADING: Final = "## Reviews: how far verdicts hold"
IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"


def collect(given: argparse.Namespace, journal: Journal) -> None:
    """Add lines, a match of each game in turn, until there are enough or time is up."""
    until = time.monotonic() + 60 * given.minutes
    for number in range(given.first, 10_000):
        for game in given.games:
            for bot in BOTS:
                missing = journal.own(game) < given.own if bot == "strong" else journal.verdicts(game) < given.verdicts
                if missing and not _match(game, bot, number, given, journal, until):
                    return
        if all(journal.own(game) >= given.own and journal.verdicts(game) >= given.verdicts for game in given.games):
            return


def _match(game: str, bot: str, number: int, given: argparse.Namespace, journal: Journal, until: float) -> bool:
    """Review a match for one seat, as far as it isn't known; return False when time is up."""
    if (game, bot, number, 0, 0) in journal.known:
        return True
    mine = rules(GAMES[game])
    match = play(mine, [find(bot)] * 4, secret_of(mine, given.seed, number))
    many = 0
    for deal, place, state, action in moments(match, number % 4):
        if time.monotonic() > until:
            return False
        key, choice = (game, bot, number, deal, place), len(choices(view(state, state.turn))) > 1
        many += choice
        if choice and key not in journal.known and (row := decided(key, state, action, given)):
            journal.add(row)
    journal.add(Row(game, bot, number, 0, 0, deals=many))
    print(f"{game} {bot} {number}: {journal.verdicts(game)} verdicts, {journal.own(game)} of strong", file=sys.stderr)
    return True


def decided(key: tuple[Any, ...], state: State, action: Action, given: argparse.Namespace) -> Row | None:
    """Return the line of a decision: the measurement and, for a verdict, its outcome; None if there is nothing.

    Of careful and club players only verdicts are kept. Calls near the end of a match, where a review goes by a chance to
    win that the end of a deal does not tell, are not played on.
    """
    at, bot = view(state, state.turn), key[1]
    open_ones = choices(at)
    played, trick = next(place for place, actions in enumerate(open_ones) if action in actions), trick_value(at)
    sets, best = measure(at, played, trick, bot == "strong")
    if len(sets) < 2:
        return None
    gains = [gain_set.gain(best, played) for gain_set in sets[1:]]
    better, recipe = open_ones[best][0], recipe_of(at.rules)
    call = isinstance(action, str) or isinstance(better, str)
    row = Row(*key, call, at.hand.bit_count(), trick, gains[0][0], gains[0][1], gains[-1][0], gains[-1][1])
    if best == played or not all(
        is_clear(recipe, trick, model_error(recipe, at.hand.bit_count(), action, better), *sample) for sample in gains
    ):
        return row if bot == "strong" else None
    if bot == "strong" and not isinstance(action, str):
        cards = [actions[0] for actions in open_ones if isinstance(actions[0], int)]
        row = row._replace(seen=hindsight.card_loss(state, cards, played))
    if call and near(at):
        return row if bot == "strong" else None
    better_gain = gain(at, better, action, gains[-1][0], Effort(given.deals, given.most, given.limit))
    return row._replace(replayed=better_gain.mean, off=better_gain.error, deals=better_gain.deals)


def heading(given: argparse.Namespace) -> Iterator[str]:
    yield from (HEADING, "")
    yield (
        f"{command.machine()}, strong version {strong.VERSION}: `python -m research.figures.calibration "
        f"--verdicts {given.verdicts} --own {given.own} --deals {given.deals} --most {given.most} --limit {given.limit} "
        f"--seed {given.seed} --fit {given.fit}`"
    )
    yield ""


def drawn(measures: dict[str, Measure]) -> None:
    """Write the plots, in both languages."""
    for code in AXES:
        name = "calibration.svg" if code == "en" else f"calibration.{code}.svg"
        points = {game: [printed(row) for row in measure.rows] for game, measure in measures.items()}
        (IMAGES / name).write_text(plot(points, code), encoding="utf-8")


def main() -> None:
    parser = command.parser(
        __doc__, games=GAMES.own, verdicts=100, own=300, deals=20, most=120, limit=50, seed=1, minutes=1e9,
        out=Path(__file__).with_suffix(".jsonl"),
    )  # fmt: skip
    parser.add_argument("--first", type=int, default=0, help="the first match that is played")
    parser.add_argument("--fit", type=int, default=0, help="fit constants to so many matches, leave them out of the table")
    parser.add_argument("--half", type=int, choices=(0, 1), help="print of even matches alone, or of odd ones")
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md and the plot into docs/images")
    given = parser.parse_args()
    journal = Journal(given.out)
    collect(given, journal)
    for game in given.games:
        asked_for(game, [row for row in journal.rows if row.match < given.fit])
    rest = [row for row in journal.rows if row.match >= given.fit and given.half in (None, row.match % 2)]
    measures = {game: measure for game in given.games if (measure := of_game(game, rest)) and len(measure.rows) > 2}
    text = "\n".join([*heading(given), *table(measures)])
    command.publish(text + "\n", HEADING, given.write)
    if given.write:
        drawn(measures)


if __name__ == "__main__":
    main()
