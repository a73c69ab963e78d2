"""Administrators: the health of the server, their actions, the notice to everybody, and their session."""

import asyncio
from typing import Annotated, Final

from fastapi import Request, Response
from pydantic import Field, StringConstraints, field_validator

from fourkings._version import __version__
from fourkings.app.models import Backup
from fourkings.i18n import language
from fourkings.i18n.errors import error_sentence
from fourkings.i18n.languages import SOURCE
from fourkings.sanitize import cleaned
from fourkings.server import doctor
from fourkings.server.db.backups import file_name
from fourkings.server.db.database import HEAD
from fourkings.server.health import database_fault
from fourkings.server.http.dependencies import CurrentAdministrator, Lang, PhraseHolder, Player, ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.net.metrics import SLOW
from fourkings.server.net.rate_limits import address_of
from fourkings.server.realtime.administrators import TooManyGuesses, What, WrongPhrase
from fourkings.server.services import cookie_place

api: Final = Router()

MAX_ACTIONS: Final = 100
"""How many actions are listed: the latest."""
LONGEST_NOTICE: Final = 200
"""Most characters of a notice."""


class NewestBackup(Body):
    """The newest backup of the database, and the result of its check."""

    at: float = Field(description="When it was made, in seconds since 1970.")
    file: str = Field(description="Name of its file, without the folder.")
    rows: int = Field(description="Rows of the database in it.")
    checked: float | None = Field(description="When it was checked, in seconds since 1970; null if it never was.")
    fault: str = Field(description="Why it does not restore, in the language requested; empty if it does, or is unchecked.")


class Health(Body):
    """The state of the server that answers. Other servers on the same database may differ."""

    version: str
    schema_version: str = Field(description="The migration that the database stands at.")
    up: float = Field(description="Seconds since this server started.")
    late: float = Field(description="Seconds: the latest that its loop was, lately.")
    slow: bool = Field(description="Whether that is too late.")
    database: str = Field(description="What is wrong with the database; empty where nothing is.")
    awake: int = Field(description="Tables that are awake here.")
    people: int = Field(description="People with an open line to this server.")
    tables: int = Field(description="Tables that are kept, over or not.")
    servers: int = Field(description="Servers on this database that are up.")
    backup: NewestBackup | None = Field(description="The newest backup; null if none is listed, or the database fails.")


class MachineFinding(Body):
    """A finding of `fourkings doctor` about the server's machine."""

    health: doctor.Health = Field(description="`well`, or it could work better (`mind`), or it does not work (`ill`).")
    text: str = Field(description="What was found, in the language requested.")
    remedy: str = Field(description="What to do; empty if it is well.")


class AdminActionInfo(Body):
    """An entry in the list of administrators' actions."""

    at: float = Field(description="Seconds since 1970.")
    by: str = Field(description="The handle of the administrator; empty where they are forgotten.")
    name: str = Field(description="Their present name; empty if they have none.")
    you: bool
    what: What
    about: str = Field(description="A table's handle, the words that were announced, or hours.")
    person: str = Field(description="The handle of the person concerned; empty if there is none, or they are forgotten.")


class NoticeTold(Body):
    """The notice that everybody sees."""

    text: str = Field(description="Empty where nothing is.")
    at: float | None = Field(description="Seconds since 1970.")


class NewNotice(Body):
    """A new notice, in place of the one before."""

    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NOTICE, pattern=r"^[^\x00-\x1f\x7f]*$"),
    ] = Field(examples=["The server restarts at 20:00"])

    @field_validator("text")
    @classmethod
    def seen(cls, text: str) -> str:
        """Return the notice without invisible characters and those that reverse the direction of writing."""
        if not (shown := cleaned(text, LONGEST_NOTICE)):
            raise ValueError("a notice needs a text")
        return shown


@api.operation("GET", "/admin/health")
async def health(administrator: CurrentAdministrator, services: ServicesDep, lang: Lang = SOURCE) -> Health:
    """Return version, load, database and newest backup of the server that answers."""
    late, fault = services.metrics.max_lag(), await database_fault(services)
    return Health(
        version=__version__,
        schema_version=HEAD,
        up=services.now() - services.since,
        late=late,
        slow=late > SLOW,
        database=fault,
        awake=services.tables.awake,
        people=services.broadcast.people,
        tables=0 if fault else await services.store.tables.count(),
        servers=1 if fault or not services.store.shared else await services.store.servers.count(),
        backup=None if fault else _newest_backup(await services.store.backups.newest(), lang),
    )


@api.operation("GET", "/admin/doctor")
async def examined(administrator: PhraseHolder, services: ServicesDep, lang: Lang = SOURCE) -> list[MachineFinding]:
    """Check the machine of the server that answers, for those who look after it: findings name folders."""
    findings, words = await asyncio.to_thread(doctor.examine_running, services.settings), language(lang)
    return [
        MachineFinding(health=finding.health, text=text, remedy="".join(remedy))
        for finding in findings
        for text, *remedy in (doctor.sentences(words, finding),)
    ]


def _newest_backup(backup: Backup | None, lang: str) -> NewestBackup | None:
    if backup is None:
        return None
    fault = error_sentence(language(lang), backup.fault) if backup.fault else ""
    return NewestBackup.from_object(backup, file=file_name(backup.file), fault=fault)


@api.operation("GET", "/admin/deeds")
async def admin_actions(administrator: CurrentAdministrator, services: ServicesDep) -> list[AdminActionInfo]:
    """List administrators' actions, the latest first."""
    done = await services.store.administrators.admin_actions(MAX_ACTIONS)
    names = await services.store.people.names({action.player for action in done})
    known = services.sessions.handle
    return [
        AdminActionInfo.from_object(
            action,
            by=action.player and known("person", action.player),
            name=names.get(action.player, ""),
            you=action.player == administrator.player,
            person=action.person and known("person", action.person),
        )
        for action in done
    ]


@api.operation("GET", "/notice", cost=0)
async def notice(services: ServicesDep) -> NoticeTold:
    """Return the notice that everybody sees; at a table it comes as an update."""
    shown = services.broadcast.notice
    return NoticeTold(text=shown.text if shown else "", at=shown.at if shown else None)


@api.operation("PUT", "/admin/notice")
async def announce(wanted: NewNotice, administrator: CurrentAdministrator, services: ServicesDep) -> NoticeTold:
    """Set the notice that everybody sees, in place of the one before; other servers show it within seconds."""
    shown = await services.broadcast.announce(wanted.text)
    await services.administrators.log_action(administrator.player, "announce", wanted.text)
    return NoticeTold(text=wanted.text, at=shown.at if shown else None)


@api.operation("DELETE", "/admin/notice", status=204, operation_id="take_notice_back")
async def take_back(administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Remove the notice that everybody sees."""
    if services.broadcast.notice:
        await services.broadcast.announce("")
        await services.administrators.log_action(administrator.player, "take-back")


class Standing(Body):
    """The administrator rights of this session."""

    possible: bool = Field(description="Whether this server has administrators at all: its settings name a phrase.")
    administrator: bool
    first: bool = Field(description="Whether this session has entered the passphrase, and may appoint others.")


class Phrase(Body):
    """The administrators' passphrase, as `FOURKINGS_ADMIN` sets it."""

    phrase: str = Field(max_length=400)


@api.operation("GET", "/admin")
async def standing(request: Request, player: Player, services: ServicesDep) -> Standing:
    """Return whether this server has administrators, and whether you are one."""
    administrator = await services.administrators.find(player, request.cookies, cookie_place(request))
    return Standing(
        possible=services.administrators.open,
        administrator=administrator is not None,
        first=administrator is not None and administrator.first,
    )


@api.operation("POST", "/admin/session", 404, operation_id="enter_office")
async def enter(given: Phrase, player: Player, services: ServicesDep, request: Request, response: Response) -> Standing:
    """Become an administrator for this session by the passphrase; guesses are slow, and are counted."""
    if not services.administrators.open:
        raise ApiError(404, "no-administrator", "this server has no administrator, because FOURKINGS_ADMIN is not set")
    try:
        cookie = await services.administrators.enter(player, address_of(request), given.phrase, cookie_place(request))
    except TooManyGuesses:
        raise ApiError(429, "too-many-guesses", "too many wrong passphrases: wait a minute, then try again") from None
    except WrongPhrase:
        raise ApiError(403, "wrong-phrase", "this passphrase is wrong") from None
    response.headers.append("set-cookie", cookie)
    return Standing(possible=True, administrator=True, first=True)


@api.operation("DELETE", "/admin/session", status=204)
async def resign(administrator: CurrentAdministrator, services: ServicesDep, request: Request, response: Response) -> None:
    """Resign as an administrator, whether you entered the passphrase or were appointed."""
    response.headers.append("set-cookie", await services.administrators.resign(administrator, cookie_place(request)))
