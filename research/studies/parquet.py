"""The files of a corpus: matches as Parquet, split for learning by match, with a datasheet and hashes."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Template
from typing import Any, Final

import polars as pl

from fourkings import __version__, loads
from fourkings.arena import secret_of
from fourkings.envs import frames
from fourkings.rulebook.game import Rules

SHARD: Final = 20_000
"""Deals of a file, at most."""
SPLITS: Final = ("train", "validation", "test")
ABOUT: Final = {"split": "`train`, `validation` or `test`, of the whole match: 8, 1 and 1 of 10"} | frames.ABOUT


def split_of(rules: Rules, seed: int, number: int) -> str:
    """Return a match's split, by the hash of its secret: the same for all bots, so that no pack is in two splits."""
    tenth = int.from_bytes(hashlib.sha256(b"fourkings/split/1\0" + secret_of(rules, seed, number)).digest()[:8], "big") % 10
    return SPLITS[max(0, tenth - 7)]


def columns(legal: bool) -> dict[str, str]:
    """Return the columns of a corpus with their types."""
    return {"split": "String", **frames.DEAL, **(frames.LEGAL if legal else {}), **frames.SEATS}


def rows_of(rules: Rules, line: str, number: int, legal: bool) -> Iterable[dict[str, Any]]:
    """Yield the deals of a match as rows of a corpus."""
    record = loads(line)
    split = split_of(rules, record.raw["origin"]["seed"], number)
    for row in frames.rows(record, number):
        yield {name: row[name] if name != "split" else split for name in columns(legal)}


def digest(rows: Iterable[dict[str, Any]]) -> str:
    """Return the SHA-256 of rows as lines of JSON with sorted keys, whatever writes their file."""
    sha = hashlib.sha256()
    for row in rows:
        sha.update(json.dumps(row, sort_keys=True, separators=(",", ":")).encode() + b"\n")
    return sha.hexdigest()


def write(
    rules: Rules, lines: Sequence[str], out: Path, command: str, bots: Sequence[str], *, legal: bool, shard: int | None
) -> dict[str, Any]:
    """Write the files; return the datasheet's data."""
    rows = [row for number, line in enumerate(lines) for row in rows_of(rules, line, number, legal)]
    for path in out.glob("*.parquet"):
        path.unlink()
    files = []
    for split in SPLITS:
        chosen = [row for row in rows if row["split"] == split]
        for number, first in enumerate(range(0, len(chosen), shard or SHARD)):
            part, path = chosen[first : first + (shard or SHARD)], out / f"{split}-{number:04}.parquet"
            frame = pl.DataFrame(part, schema=frames.schema(columns(legal)))
            frame.write_parquet(path, compression="zstd")
            files.append({"file": path.name, "deals": len(part), "sha256": hashlib.sha256(path.read_bytes()).hexdigest()})
    sheet = {
        "game": rules.game.ID, "command": command, "program": __version__, "bots": list(bots), "matches": len(lines),
        "deals": len(rows), "rows": digest(rows), "first_match": digest(row for row in rows if row["match"] == 0),
        "polars": pl.__version__, "files": files,
    }  # fmt: skip
    (out / "README.md").write_text(datasheet(rules, sheet, legal), encoding="utf-8")
    about = f"{sheet['deals']} deals of {rules.game.ID}, played by {', '.join(bots)}. See README.md."
    write_croissant(out, f"fourkings-{rules.game.ID}", about, files, columns(legal), ABOUT)
    return sheet


LICENCE: Final = "https://creativecommons.org/publicdomain/zero/1.0/"
KINDS: Final = {"UInt": "sc:Integer", "Int": "sc:Integer", "String": "sc:Text", "Boolean": "sc:Boolean"}
"""Data types of Croissant by the first letters of Polars types."""
TERMS: Final = (
    "arrayShape citeAs column containedIn equivalentProperty extract field fileObject fileProperty fileSet format includes "
    "isArray isLiveDataset jsonPath key md5 parentField path recordSet references regex repeated replace samplingRate "
    "separator source subField transform"
)
CONTEXT: Final = {
    "@language": "en", "@vocab": "https://schema.org/", "sc": "https://schema.org/", "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/", "dct": "http://purl.org/dc/terms/", "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"}, "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"}, **{term: f"cr:{term}" for term in TERMS.split()},
}  # fmt: skip
"""The context that Croissant 1.1 prescribes, without translations of names."""


def write_croissant(
    out: Path, name: str, about: str, files: Sequence[dict[str, Any]], kinds: dict[str, str], texts: dict[str, str]
) -> None:
    """Write `croissant.json`, the data card in Croissant 1.1: files with hashes, columns with types and descriptions.

    files: each with `file` and `sha256`; kinds: Polars types by column; texts: descriptions by column.
    """
    fields = []
    for column, kind in kinds.items():
        depth, inner = kind.count("List("), kind.rpartition("(")[2].rstrip(")")
        field: dict[str, Any] = {
            "@type": "cr:Field", "@id": f"rows/{column}", "name": column, "description": texts[column],
            "dataType": next(target for prefix, target in KINDS.items() if inner.startswith(prefix)),
            "source": {"fileSet": {"@id": "files"}, "extract": {"column": column}},
        }  # fmt: skip
        fields.append(field | ({"isArray": True, "arrayShape": ",".join(["-1"] * depth)} if depth else {}))
    objects = [
        {
            "@type": "cr:FileObject", "@id": file["file"], "name": file["file"], "contentUrl": file["file"],
            "encodingFormat": "application/x-parquet", "sha256": file["sha256"],
        }
        for file in files
    ]  # fmt: skip
    every = {"@type": "cr:FileSet", "@id": "files", "encodingFormat": "application/x-parquet", "includes": "*.parquet"}
    card = {
        "@context": CONTEXT, "@type": "sc:Dataset", "conformsTo": "http://mlcommons.org/croissant/1.1", "name": name,
        "description": about, "license": LICENCE, "version": __version__,
        "creator": {"@type": "sc:Organization", "name": "The Four Kings developers"},
        "distribution": [*objects, every],
        "recordSet": [{"@type": "cr:RecordSet", "@id": "rows", "name": "rows", "field": fields}],
    }  # fmt: skip
    (out / "croissant.json").write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n", "utf-8")


def datasheet(rules: Rules, sheet: dict[str, Any], legal: bool) -> str:
    """Return the datasheet: how the corpus was made, its contents and its uses."""
    listed = "\n".join(f"| `{name}` | {kind} | {ABOUT[name]} |" for name, kind in columns(legal).items())
    files = "\n".join(f"| `{file['file']}` | {file['deals']} | `{file['sha256']}` |" for file in sheet["files"])
    kept = [split for split in SPLITS if any(file["file"].startswith(split) for file in sheet["files"])]
    splits = "\n".join(f"      - split: {split}\n        path: {split}-*.parquet" for split in kept)
    return Template(Path(__file__).with_name("datasheet.md").read_text("utf-8")).substitute(
        {**sheet, "game": rules.game.ID, "preset": rules.preset, "options": json.dumps(rules.changed())},
        bots=", ".join(sheet["bots"]), splits=splits, columns=listed, files=files,
    )  # fmt: skip
