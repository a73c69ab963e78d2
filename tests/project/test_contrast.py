"""The colours of the page: every text is readable on its background, in both themes and on both felts."""

import re
from colorsys import rgb_to_hls
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "web/src/styles"
TEXT, SIGN = 4.5, 3.0
"""Least ratios of the Web Content Accessibility Guidelines, for text and for what is drawn."""
Colour = tuple[float, ...]

PAIRS: list[tuple[str, tuple[str, ...], float]] = [
    *((text, (paper,), TEXT) for text in ("ink", "ink-2") for paper in ("paper", "paper-2", "paper-3")),
    *((text, (paper,), TEXT) for text in ("good", "bad", "red-suit", "gold-2") for paper in ("paper", "paper-2")),
    *(
        (text, ("glass", felt), TEXT)
        for text in ("on-felt", "on-felt-2", "amber", "good-on-felt", "bad-on-felt")
        for felt in ("felt-1", "felt-3")
    ),
    *(
        ("on-felt", (*over, felt), TEXT)
        for over in ((), ("veil", "glass"), ("veil-2", "glass"))
        for felt in ("felt-2", "felt-3")
    ),
    *((suit, ("card",), TEXT) for suit in ("black", "red", "blue", "green", "on-card", "on-card-2")),
    *(("white", background, TEXT) for background in (("alarm",), ("good-fill",), ("label", "card"))),
    *((f"on-{name}", (name,), TEXT) for name in ("amber", "note", "side-0", "side-1")),
    ("on-amber", ("gold",), TEXT),
    ("accent-ink", ("accent",), TEXT),
    *((sign, (paper,), SIGN) for sign in ("accent-line", "focus") for paper in ("paper", "paper-2")),
    *(("amber", (felt,), SIGN) for felt in ("felt-1", "felt-3")),
]


def tokens(dark: bool, felt: str) -> dict[str, str]:
    """The values of all colour tokens in a theme."""
    sheet = (STYLES / "tokens.css").read_text("utf-8").split("@media")[0]
    looks = (STYLES / "looks.css").read_text("utf-8")
    if felt:
        sheet += looks.split(f"[data-felt='{felt}'] {{")[1].split("}")[0]
    both = re.compile(r"light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^(),]|\([^)]*\))+)\)")
    named = dict(re.findall(r"--([\w-]+): ([^;]+);", sheet))
    return {name: both.sub(lambda pair: pair[1 + dark], value) for name, value in named.items()}


def colour(value: str) -> Colour:
    """Red, green, blue and opacity, each from 0 to 1."""
    if value.startswith("#"):
        digits = value[1:] if len(value) == 7 else "".join(digit * 2 for digit in value[1:])
        return (*(int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)), 1.0)
    red, green, blue, opacity = map(float, re.findall(r"[\d.]+", value))
    return red / 255, green / 255, blue / 255, opacity


def luminance(opaque: Colour) -> float:
    channels = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in opaque[:3]]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), channels, strict=True))


def ratio(text: Colour, layers: list[Colour]) -> float:
    """The contrast of a text with translucent layers over an opaque one, the topmost first."""
    *above, ground = layers
    for layer in reversed(above):
        ground = tuple(part * layer[3] + under * (1 - layer[3]) for part, under in zip(layer, ground, strict=True))
    lights = sorted((luminance(text), luminance(ground)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize("felt", ["", "blue"])
@pytest.mark.parametrize("dark", [False, True])
def test_every_text_is_readable_on_its_background(dark: bool, felt: str) -> None:
    values = {name: colour(value) for name, value in tokens(dark, felt).items() if value.startswith(("#", "rgb"))}
    unreadable = {
        (text, layers): round(contrast, 2)
        for text, layers, least in PAIRS
        if (contrast := ratio(values[text], [values[layer] for layer in layers])) < least
    }
    assert not unreadable


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_mistake_does_not_look_like_a_primary_button(dark: bool) -> None:
    values = tokens(dark, "")
    button, mistake = (rgb_to_hls(*colour(values[name])[:3])[0] for name in ("accent", "bad"))
    apart = abs(button - mistake)
    assert min(apart, 1 - apart) > 20 / 360, "their hues"
