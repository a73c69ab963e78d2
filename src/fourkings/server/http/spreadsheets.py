"""A route that turns tables of a page into a spreadsheet file: its words and numbers are those of the page."""

import asyncio
import base64
import io
from importlib.util import find_spec
from typing import Annotated, Final

from pydantic import Field

from fourkings.app.shared.body import Body
from fourkings.server.http.dependencies import COST, Player
from fourkings.server.http.errors import ApiError
from fourkings.server.http.router import Router

api: Final = Router()
MAX_ROWS: Final = 2000
"""Most rows of a sheet: an evening of 40 people in 40 rounds has 1,600."""
Cell = Annotated[float, Field(ge=-1e9, le=1e9, allow_inf_nan=False)] | Annotated[str, Field(max_length=300)]


class SpreadsheetPart(Body):
    """A sheet of a spreadsheet: its title and rows, the first of which is the heading."""

    title: str = Field(min_length=1, max_length=31, pattern=r"^[^\[\]:*?/\\']+$")
    rows: list[Annotated[list[Cell], Field(max_length=20)]] = Field(max_length=MAX_ROWS)


class Tables(Body):
    """The sheets of a spreadsheet."""

    sheets: list[SpreadsheetPart] = Field(min_length=1, max_length=4)


class SpreadsheetFile(Body):
    """A spreadsheet."""

    xlsx: str = Field(description="The file (Office Open XML) in Base64.")


@api.operation("POST", "/spreadsheets", 409, cost=COST)
async def write_spreadsheet(body: Tables, player: Player) -> SpreadsheetFile:
    """Write tables as a spreadsheet file, in which numbers are numbers and no text is a formula."""
    if find_spec("xlsxwriter") is None:
        raise ApiError(409, "no-spreadsheets", "this server has no library for spreadsheets: save a CSV file instead")
    return SpreadsheetFile(xlsx=base64.b64encode(await asyncio.to_thread(_written, body)).decode())


def _written(body: Tables) -> bytes:
    import xlsxwriter

    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}) as book:
        heading = book.add_format({"bold": True})
        for place, part in enumerate(body.sheets, 1):
            same = [other for other in body.sheets if other.title.casefold() == part.title.casefold()]
            sheet = book.add_worksheet(part.title if len(same) == 1 else f"{part.title[:27]} {place}")
            for number, row in enumerate(part.rows):
                for column, value in enumerate(row):
                    write = sheet.write_string if isinstance(value, str) else sheet.write_number
                    write(number, column, value, None if number else heading)
            sheet.freeze_panes(1, 0)
            sheet.autofit()
    return file.getvalue()
