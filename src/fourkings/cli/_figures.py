"""Figures of matches, leagues and boards as text, in a language."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fourkings.arena import GIVE_UP, Interval, bounded_text, mean_text
from fourkings.duplicate.audit import Finding
from fourkings.duplicate.results import Result, seat_of
from fourkings.duplicate.sets import Set
from fourkings.i18n import Language
from fourkings.i18n.errors import error_sentence

Numbers = Mapping[str, float | None]
"""A mean and its bounds as in JSON: null if there is no interval."""


def interval_of(numbers: Numbers) -> Interval:
    """Return the interval with the numbers of a report."""
    mean, low, high = numbers["mean"], numbers["low"], numbers["high"]
    assert mean is not None
    return Interval(mean, -math.inf if low is None else low, math.inf if high is None else high)


def interval_json(interval: Interval) -> dict[str, float | None]:
    """Return a mean with its bounds as a JSON object."""
    low, high = (interval.low, interval.high) if interval.known else (None, None)
    return {"mean": interval.mean, "low": low, "high": high}


def mean(words: Language, interval: Interval) -> str:
    """Return a mean with its interval: `12.3 ± 1.4`."""
    if interval.known:
        return words.figure(mean_text(interval))
    return f"{words.figure(f'{interval.mean:.1f}')} ({words.text('compared-no-interval')})"


def place(words: Language, interval: Interval) -> str:
    """Return a mean rank with its interval: `2.43 (2.31-2.55)`."""
    if interval.known:
        return words.figure(bounded_text(interval, 2))
    return f"{words.figure(f'{interval.mean:.2f}')} ({words.text('compared-no-interval')})"


def percent(words: Language, share: float, places: int = 1) -> str:
    """Return a share: `60.0%`."""
    return words.text("compared-share", share=words.figure(f"{100 * share:.{places}f}"))


def share(words: Language, interval: Interval) -> str:
    """Return a share with its interval: `60.0% (52.1-67.4)`."""
    low, high = (words.figure(f"{100 * bound:.1f}") for bound in interval[1:])
    bounds = f"{low}-{high}" if interval.known else words.text("compared-no-interval")
    return f"{percent(words, interval.mean)} ({bounds})"


def given_up(words: Language, bot: str) -> str:
    """Return the text that a bot is given up because it forfeited every match of several sets in a row."""
    return words.text("compared-given-up-bot", bot=bot, count=str(GIVE_UP))


# --- matches ------------------------------------------------------------------------------------------------------


def matches_table(words: Language, report: Mapping[str, Any]) -> list[str]:
    """Return the report of a comparison of two bots in whole matches as lines of text."""
    sizes = {name: str(report[name]) for name in ("sets", "matches", "deals")}
    fair = {"fair": percent(words, report["fair"], 0)}
    rows = [
        ("won", words.text("compared-fair", figure=share(words, interval_of(report["won"])), **fair)),
        ("points", words.text("compared-points-each", points=mean(words, interval_of(report["points"])))),
    ]
    if report["fair"] == 1 / 4:
        middle = {"fair": words.figure("2.50")}
        rows.append(("rank", words.text("compared-fair", figure=place(words, interval_of(report["rank"])), **middle)))
    if report["unfinished"]:
        rows.append(("unfinished", words.text("compared-unfinished-count", count=str(report["unfinished"]))))
    if forfeits := report["forfeits"]:
        rows.append(("forfeited", words.text("compared-forfeited-count", count=str(len(forfeits)))))
        rows.append(("", error_sentence(words, forfeits[0])))
    if side := report["given_up"]:
        rows.append(("given-up", given_up(words, report[side])))
    rows += _verdict(words, report)
    return [
        _title(words, report),
        words.text("compared-match-size", **sizes, seed=_seeded(words, report)),
        *_rows(words, rows),
    ]


def deals_table(words: Language, report: Mapping[str, Any]) -> list[str]:
    """Return the report of a comparison of two bots in single deals as lines of text."""
    lines = [_title(words, report), words.text("compared-match-single", seed=_seeded(words, report))]
    width = max(len(row["kind"]) for row in report["deals"])
    for row in report["deals"]:
        sets = words.text("compared-sets", count=str(row["sets"]))
        lines.append(f"{row['kind']:<{width}}  {mean(words, interval_of(row['points']))}   {sets}")
        lines += _rows(words, _verdict(words, row))
    return lines


def _rows(words: Language, rows: Sequence[tuple[str, str]]) -> list[str]:
    """Return lines with aligned labels."""
    heads = [words.text(f"compared-{name}") if name else "" for name, _ in rows]
    width = max(map(len, heads), default=0)
    return [f"{head:<{width}}  {text}" for head, (_, text) in zip(heads, rows, strict=True)]


def _title(words: Language, report: Mapping[str, Any]) -> str:
    key = "compared-match-alone" if report["fair"] == 1 / 4 else "compared-match-pairs"
    return words.text(key, **{name: report[name] for name in ("game", "preset", "a", "b")})


def _seeded(words: Language, report: Mapping[str, Any]) -> str:
    """Return the seed as text, with the name of its list of secrets unless that is the one for development."""
    from fourkings.arena import DEVELOP

    seed, seeds = str(report["seed"]), report["seeds"]
    return (
        words.text("compared-seed", seed=seed)
        if seeds == DEVELOP
        else words.text("compared-seed-of", seed=seed, list=seeds)
    )


def _verdict(words: Language, report: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the verdict of the sequential test."""
    if not (test := report.get("test")):
        return []
    ratio = words.figure(f"{test['log_ratio']:.2f}")
    said = words.text(
        f"compared-test-{test['verdict'].replace(' ', '-')}", what=words.text(f"compared-{test['of']}"), ratio=ratio
    )
    return [("test", said)] + ([("", words.text("compared-test-chosen"))] if test["verdict"] != "open" else [])


# --- leagues ------------------------------------------------------------------------------------------------------


def league_table(words: Language, league: Mapping[str, Any]) -> list[str]:
    """Return the standings of a league of bots as lines of text."""
    width = max(len(row["bot"]) for row in league["bots"])
    lines = [words.text("compared-league", game=league["game"], preset=league["preset"], seed=str(league["seed"]))]
    for number, row in enumerate(league["bots"], 1):
        rating, low, high = (words.figure(f"{row[name]:+.0f}") for name in ("rating", "low", "high"))
        # Sets that agree, or a single one, spread no resample: that is no certainty.
        wide = row["low"] < row["high"]
        between = words.text("compared-from-to", low=low, high=high) if wide else words.text("compared-league-few")
        lines.append(f"{number:>3}  {row['bot']:<{width}}  {rating:>7}  ({between})")
        if forfeits := row["forfeits"]:
            count, why = str(len(forfeits)), error_sentence(words, forfeits[0])
            lines.append(f"     {words.text('compared-league-forfeited', count=count, why=why)}")
    return lines + [
        words.text("compared-given-up-pair", a=pair["a"], b=pair["b"], bot=pair["given_up"], count=str(GIVE_UP))
        for pair in league["pairs"]
        if pair["given_up"]
    ]


# --- benchmark ----------------------------------------------------------------------------------------------------


def benchmark_table(words: Language, results: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the results of a bot in the benchmark as lines of text: what was run, a table by game, the signatures."""
    from fourkings.leagues.benchmark import rows

    first, table = results[0], rows(results)
    yield words.text("compared-benchmark", bot=first["bot"], stage=first["stage"], program=first["program"])
    stated = any(row.surprise is not None for row in table)
    columns = ["both", "fair"] if first["won"] else []
    columns += ["loss", *(["surprise"] if stated else []), "illegal", "late", "crash", "refused", "seconds"]
    heads = [words.text(f"compared-benchmark-{column}") for column in columns]
    cells = [[words.text("compared-benchmark-game"), *first["won"], *heads]]
    cells += [
        [
            row.game or words.text("compared-benchmark-all"),
            *(_share_with_half(words, won) for won in row.won.values()),
            *([percent(words, row.fair, 0)] if row.won else []),
            words.figure(mean_text(row.loss, 3) if row.loss.known else f"{row.loss.mean:.3f}"),
            *([words.figure("–" if row.surprise is None else f"{row.surprise:.3f}")] if stated else []),
            *(str(many) for many in (*row.faults.values(), row.refused)),
            words.figure(f"{row.seconds:.3f}"),
        ]
        for row in table
    ]
    yield from _aligned(cells)
    for result in results:
        yield words.text("compared-benchmark-signature", game=result["game"], signature=result["signature"][:16])


def _share_with_half(words: Language, share: Interval) -> str:
    """Return a share with half its interval: `34.2 ± 8.1%`."""
    if not share.known:
        return percent(words, share.mean)
    return words.text("compared-share", share=words.figure(f"{100 * share.mean:.1f} ± {100 * share.half:.1f}"))


# --- boards -------------------------------------------------------------------------------------------------------


def boards_table(words: Language, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the ranking of the players of a set of boards, line by line."""
    judged = any(row["lost"] for row in rows)
    columns = ["player", "beaten", "beyond", *(["lost"] if judged else []), "rating"]
    cells = [[words.text(f"compared-boards-{column}") for column in columns]]
    for row in rows:
        rated = row["rating"]
        cells.append([
            row["player"],
            percent(words, row["matchpoints"]),
            _beyond(words, row["beyond"]),
            *([_with_half(words, row["lost"]) if row["lost"] else "–"] if judged else []),
            words.figure(f"{rated['value']:.0f} ± {rated['half']:.0f}") if rated else "–",
        ])  # fmt: skip
    for place, line in zip(["", *(f"{row['place']}." for row in rows)], _aligned(cells), strict=True):
        yield f"{place:>5}  {line}"


def _aligned(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table with a head, its first column to the left and all others to the right."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for first, *others in cells:
        yield "  ".join(
            [f"{first:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))]
        )


def _beyond(words: Language, figures: Mapping[str, float | None]) -> str:
    text = _with_half(words, figures)
    return text if text.startswith("-") else f"+{text}"


def _with_half(words: Language, figures: Mapping[str, float | None]) -> str:
    mean, low = figures["mean"] or 0.0, figures["low"]
    half = math.inf if low is None else mean - low
    return words.figure(f"{mean:.2f} ± {half:.2f}" if math.isfinite(half) else f"{mean:.2f}")


def compared_results(words: Language, boards: Set, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield two players' results of a set of boards side by side, board by board."""
    for row in rows:
        seat = seat_of(boards, row["board"]) if boards.secret or boards.given else None
        first, second = (
            f"{player} {'; '.join(', '.join(map(str, deal)) for deal in points)}"
            for player, points in zip(row["players"], row["points"], strict=True)
        )
        of_board = {"board": str(row["board"]), "first": first, "second": second}
        yield (
            words.text("compared-board-at", **of_board)
            if seat is None
            else words.text("compared-board-at-seat", seat=str(seat), **of_board)
        )
        yield f"    {_parting(words, row)}"


def _parting(words: Language, row: Mapping[str, Any]) -> str:
    if (parting := row["parting"]) is None:
        return words.text("compared-board-same")
    first, second = (f"{player} {action}" for player, action in zip(row["players"], parting["actions"], strict=True))
    deal, action = str(parting["deal"]), str(parting["action"] + 1)
    return words.text("compared-board-parted", deal=deal, action=action, first=first, second=second)


def findings_text(words: Language, boards: Set, result: Result, findings: Sequence[Finding]) -> Iterator[str]:
    """Yield the faults found in a player's result of a set of boards, line by line."""
    done, count = str(len(result.boards)), str(boards.number)
    yield f"{'✗' if findings else '✓'} {words.text('compared-boards-checked', who=result.player, done=done, count=count)}"
    for finding in findings:
        where = {"board": str(finding.board), "deal": str(finding.deal), "action": str(finding.action)}
        yield f"    {words.text('compared-boards-finding', **where, what=error_sentence(words, finding.text))}"
