"""Hints at a table: that one is taken is written to the log first, and then it is told."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from red7.core import Red7Error, View
from red7.protocol.messages import Hint
from red7.protocol.study import AskHint, ToldHint
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import Limited, Who, allow_study, parts_of, refusals
from red7.server.http.routes.tables.tables import AnyTable
from red7.server.parts import Parts
from red7.table.errors import TableError
from red7.table.table import Table
from red7.words import words

router = APIRouter(prefix="/api/tables", tags=["study"], dependencies=[Limited])

_WORK: Final = 100  # for one analysis: all stages rest on it
_SECONDS: Final = 10.0  # likewise; others may be waiting


@router.post("/{table}/hint", responses=refusals(401, 403, 404, 409, 503))
async def hint(table: AnyTable, ask: AskHint, who: Who, request: Request) -> ToldHint:
    """Take a hint at your turn, up to a stage; everybody at the table is told that you did.

    Nothing of a later stage is in the answer. Asking again repeats it.
    """
    parts = parts_of(request)
    allow_study(parts, who)
    try:
        await parts.service.send(who, Hint(id=ask.id, table=table, stage=ask.stage))
    except TableError as error:
        if error.reason != "hint-had":
            raise
    now = (await parts.service.load(table)).table
    view = _helped(now, who, ask.stage)
    language = language_of(request)
    values = {
        "rules": str(view.rules),
        "position": view.write(past=True),
        "seat": view.seat,
        "work": min(_WORK, parts.settings.study_work),
        "seconds": _SECONDS,
        "language": language,
        "names": _names(parts, now, language),
    }
    return ToldHint.model_validate(await parts.hints.tell(ask.stage, values))


def _helped(table: Table, who: str, stage: int) -> View:
    """Return the view of a player of whom the log says that they took this hint, just here."""
    seat = table.seat_of(who)
    if table.match is None or table.stage != "playing":
        raise TableError("not-running")  # since it was taken
    if not table.awaits(seat):
        raise Red7Error("not-your-turn", seat=table.turn)
    if table.hinted < stage:
        raise TableError("id-used")  # for a hint that was taken earlier
    return table.match.round.view(seat)


def _names(parts: Parts, table: Table, language: str) -> list[str]:
    """Return what the seats are called; empty where nobody has a name."""
    bots = words(language)("bot-names").split(",")
    return [
        parts.names.get(chair.named) or (bots[index] if chair.bot else "")
        for index, chair in enumerate(table.chairs)
    ]
