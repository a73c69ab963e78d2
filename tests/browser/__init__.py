"""The page in real browsers; what runs inside a page is in `scripts`."""

from pathlib import Path


def script(name: str) -> str:
    """Return a script of the folder `scripts`."""
    return (Path(__file__).parent / "scripts" / f"{name}.js").read_text("utf-8").removesuffix("\n")
