"""Rule pages in Markdown, from the package or a checkout's `docs/rules`, with tables made from the games' own data."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from fourkings.i18n import Language, language, minus, price
from fourkings.i18n.installed import own_text, resource
from fourkings.i18n.isolation import RIGHT_TO_LEFT, sums_apart
from fourkings.i18n.languages import SOURCE, stand_in, twin
from fourkings.i18n.markers import fill
from fourkings.rulebook import games
from fourkings.rulebook.cards import RANKS, SPADES, Mask, members, name, suit_name
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES, four_hundred, jeu_du_roi, king, quarante, quarante_1792
from fourkings.rulebook.games._auction import RUNGS, SHORT_RUNGS
from fourkings.rulebook.games._cliques import BY_VALUE, CLIQUES
from fourkings.rulebook.options import Option
from fourkings.rulebook.tricks import Payoff, total_payoff

Row = tuple[str | int, ...]
Rows = Iterator[Row]
"""The rows of a table: head, body, perhaps a foot."""
NONE: Final = "–"
FOLDERS: Final = (Path(__file__).parent / "pages", Path(__file__).parents[3] / "docs" / "rules")


class NoPage(LookupError):
    """The error that a rule page does not exist."""


def rule_page_markdown(name: str, lang: str = SOURCE) -> str:
    """Return the Markdown of a game's rule page, or of `general`, in a language, else in English.

    Raise `NoPage` if there is none.
    """
    if text := _built_in_page(name, lang) or _installed_page(name, lang):
        return text
    if text := _built_in_page(name, SOURCE):
        return stand_in(text)
    raise NoPage(f"there is no rule page {name!r}")


def _built_in_page(name: str, code: str) -> str | None:
    """Return the page of a built-in game, or the general one, in exactly that language, or None."""
    if not (name.replace("-", "").isalnum() and code.isalpha()):
        return None
    pages = (twin(home / f"{name}.md", code) for home in FOLDERS)
    return next((page.read_text(encoding="utf-8") for page in pages if page.is_file()), None)


def _installed_page(game: str, code: str) -> str | None:
    """Return the rule page of another package's game with its tables, or None. Raise `BadMarker` for a wrong marker."""
    installed = GAMES.installed.get(game)
    if installed is None:
        return None
    own = resource(installed, "rules", f"{code}.md") is not None
    page = own_text(installed, code, "rules", "md")
    file = f"{type(installed).__module__}: rules/{code if own else SOURCE}.md"
    return page and fill_tables(page, game if code == SOURCE else f"{game}.{code}", file)


# --- tables -------------------------------------------------------------------------------------------------------


def rule_tables(game: str, code: str) -> dict[str, str]:
    """Return the tables of a game's rule page in a language as Markdown, by marker name; none for an unknown game."""
    return tables_in(language(code), game) if game in GAMES else {}


def tables_in(lang: Language, game: str) -> dict[str, str]:
    """Return the tables of an existing game's rule page in a language as Markdown, by marker name."""
    rows = {key: table(lang) for key, table in TABLES.get(game, {}).items()}
    rows |= {"options": _options(lang, GAMES[game]), "presets": _presets(lang, GAMES[game])}
    return {key: sums_apart(lang.code, markdown(table)) for key, table in rows.items()}


def game_and_language(stem: str) -> tuple[str, str]:
    """Return game and language from the stem of a rule page's file: `"king.fr"` is King in French, `"king"` in English."""
    game, _, code = stem.partition(".")
    return game, code or SOURCE


def fill_tables(page: str, stem: str, file: object) -> str:
    """Return a rule page with its tables filled in. Raise `BadMarker` for a wrong marker."""
    tables = rule_tables(*game_and_language(stem)).items()
    return fill(page, file, {f"table: {name}": partial(str, f"{table}\n") for name, table in tables})


def markdown(rows: Rows) -> str:
    """Return rows as a Markdown table, the first as its head."""
    texts = ([minus(cell) if isinstance(cell, int) else cell for cell in row] for row in rows)
    lines = ["|" + "".join(f" {text} |" if text else " |" for text in row) for row in texts]
    return "\n".join((lines[0], "|" + "---|" * (lines[0].count("|") - 1), *lines[1:]))


# --- every game: options and presets ------------------------------------------------------------------------------


def _options(lang: Language, game: Game) -> Rows:
    yield tuple(lang.text(f"head-{head}") for head in ("option", "values", "changes"))
    for option in game.OPTIONS:
        yield f"`{option.name}`", _values(lang, option), _changes(lang, game, option)


def _values(lang: Language, option: Option) -> str:
    if option.numbers:
        least, most = str(option.numbers[0]), str(option.numbers[-1])
        return lang.text("cell-range", default=str(option.default), least=least, most=most)
    return lang.listed([f"`{value}`" for value in option.values])


def _changes(lang: Language, game: Game, option: Option) -> str:
    """Return an option's question, each value with its answer, and the clause."""
    values = option.words if option.words else (option.default,)
    if option.words and option.numbers:
        values = (*values, option.numbers[-1])
    answers = [lang.text("cell-value", value=str(value), text=lang.value(game, option, value).text) for value in values]
    question = lang.option(game, option).text
    return lang.text("cell-option", question=question, answers=". ".join(answers), clause=option.clause)


def _presets(lang: Language, game: Game) -> Rows:
    yield lang.text("head-preset"), lang.text("head-sets")
    for preset, values in game.PRESETS.items():
        sets = lang.listed([f"`{option}` = `{value}`" for option, value in values.items()])
        yield f"`{preset}`", sets or lang.text("cell-defaults")


# --- both Quarantes -----------------------------------------------------------------------------------------------


def _card_points(lang: Language, payoff: Payoff, order: tuple[Mask, ...]) -> Rows:
    yield tuple(lang.text(f"head-{head}") for head in ("card", "each", "all-four"))
    worth = {name(next(members(cards)))[0]: each for cards, each in payoff.cards}
    for rank, each in worth.items():
        yield lang.text(f"rank-{rank}"), each, 4 * each
    rest = sorted(
        set("AKQJT987").difference(worth), key=lambda rank: order[RANKS.index(rank)].bit_count()
    )  # by what beats it
    yield lang.listed([lang.text(f"rank-{rank}", "" if rank == "A" else "index") for rank in rest]), 0, 0
    yield lang.text("cell-whole-deal"), "", 4 * sum(worth.values())


def _cliques(lang: Language) -> Rows:
    yield lang.text("head-clique"), lang.text("head-points")
    for clique in reversed(BY_VALUE):
        yield lang.text(f"clique-{clique}"), CLIQUES[clique]


def _modern_points(lang: Language) -> Rows:
    return _card_points(lang, quarante.contract(games.rules(quarante.GAME), SPADES).payoff, quarante.STRONGER)


def _old_points(lang: Language) -> Rows:
    return _card_points(lang, quarante_1792.contract(SPADES).payoff, quarante_1792.STRONGER)


# --- the Lebanese 400 ---------------------------------------------------------------------------------------------


def _minimum(lang: Language) -> Rows:
    yield tuple(lang.text(f"head-{head}") for head in ("score", "smallest-bid", "smallest-sum"))
    yield lang.text("cell-below-30"), *_smallest(0)
    for tens in range(30, 70, 10):
        yield f"{tens}–{tens + 9}", *_smallest(tens)
    yield lang.text("cell-ten-more"), lang.text("cell-one-more"), lang.text("cell-one-more")


def _smallest(score: int) -> tuple[int, int]:
    return four_hundred.smallest_bid(score), four_hundred.smallest_sum((score,) * 4)


def _bid_values(lang: Language) -> Rows:
    scales = four_hundred.SCALES
    # A Latin word would turn the line in a language that runs from the right.
    names = [lang.value(four_hundred.GAME, "values", each).name if lang.code in RIGHT_TO_LEFT else each for each in scales]
    heads = [lang.text(f"head-{part}", scale=name) for name in names for part in ("below-30", "from-30")]
    yield lang.text("head-bid"), *heads
    for place, bid in enumerate(four_hundred.BIDS.values()):
        row: list[str | int] = []
        for scale in scales.values():
            open_from_30 = bid >= four_hundred.smallest_bid(30)
            row += [scale.below_30[place], scale.from_30[place] if open_from_30 else NONE]
        yield bid, *row


# --- Le Jeu du Roi and King ---------------------------------------------------------------------------------------


def _each(payoff: Payoff) -> int:
    """Return the points for one trick or card in a deal in which only one kind of thing counts."""
    return payoff.trick or (payoff.cards[0][1] if payoff.cards else payoff.last[1])


def _ten_deals(lang: Language) -> Rows:
    yield tuple(lang.text(f"head-{head}") for head in ("deal", "aim", "points", "in-all"))
    pack = jeu_du_roi.GAME.pack(games.rules(jeu_du_roi.GAME))
    for number, aim in enumerate(jeu_du_roi.TEN_DEALS, 1):
        about, payoff = lang.aim(jeu_du_roi.GAME, number), aim.payoff
        trump = payoff.cards[0][1] if suit_name(aim.trump) else 0
        each = lang.text("cell-each", aim=aim.name, points=minus(_each(payoff)), trump=trump)
        yield number, lang.text("cell-trumps", aim=about) if trump else about, each, total_payoff(payoff, pack)


def _negative(lang: Language) -> Rows:
    heads = ("deal", "aim", "long-each", "long-in-all", "short-each", "short-in-all")
    yield tuple(lang.text(f"head-{head}") for head in heads)
    sums = dict.fromkeys(king.NEGATIVE_DEALS, 0)
    for number in range(1, 7):
        row: list[int] = []
        for size, aims in king.NEGATIVE_DEALS.items():
            payoff = aims[number - 1].payoff
            total = total_payoff(payoff, king.GAME.pack(games.rules(king.GAME, options={"deck": size})))
            sums[size] += total
            row += [_each(payoff), total]
        yield number, lang.aim(king.GAME, number), *row
    yield "", lang.text("cell-all-six"), "", sums[52], "", sums[32]


def _rungs(lang: Language) -> Rows:
    yield tuple(lang.text(f"head-{head}") for head in ("rung", "long-worth", "short-worth"))
    for rung in RUNGS:
        yield minus(rung), price(rung, 52), price(rung, 32) if rung in SHORT_RUNGS else NONE


def _split(lang: Language) -> Rows:
    yield tuple(lang.text(f"head-{head}") for head in ("pack", "dealer", "others", "in-all"))
    for size, kind in ((52, "long"), (32, "short")):
        dealer, others = king.SPLIT[size]
        yield lang.text(f"cell-{kind}"), dealer, others, dealer + 3 * others


TABLES: Final[dict[str, dict[str, Callable[[Language], Rows]]]] = {
    quarante.GAME.ID: {"cliques": _cliques, "card-points": _modern_points},
    quarante_1792.GAME.ID: {"cliques": _cliques, "card-points": _old_points},
    four_hundred.GAME.ID: {"minimum": _minimum, "values": _bid_values},
    jeu_du_roi.GAME.ID: {"deals": _ten_deals},
    king.GAME.ID: {"rungs": _rungs, "negative": _negative, "split": _split},
}
"""Tables specific to one page, by game and marker name."""
