"""The ``admin`` command: a server's data, what is derived from it, and the people on it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.hosting.moderation import TASKS, HostTask, moderate

if TYPE_CHECKING:
    from red7.server.settings import Settings
    from red7.words import Words

_FILES: Final = ("backup", "restore", "export", "move")
_AGAIN: Final = {"recompute": (0, 0), "rebuild": (0, 0)}
_TASKS: Final = (*_FILES, *_AGAIN, *TASKS)


def admin(  # noqa: PLR0913 - its arguments and options
    say: Words,
    *,
    task: str,
    target: str | None,
    to: str | None,
    data: str | None,
    database: str | None,
    days: int | None,
    why: str | None,
    kind: str | None,
    banned: bool,
    reported: bool,
) -> None:
    """Back up, restore, export, move or rebuild the data, or see to the people on a server."""
    if task not in _TASKS:
        values = {"value": harmless(task), "text": "TASK", "choices": ", ".join(_TASKS)}
        raise UsageError(say("cli-value-wrong", **values))
    least, most = {**TASKS, **_AGAIN}.get(task, (2, 2) if task == "move" else (1, 1))
    given = [value for value in (target, to) if value]
    if len(given) < least:
        raise UsageError(say("cli-argument-missing", text="TO" if given else "TARGET"))
    if len(given) > most:
        raise UsageError(say("cli-argument-extra", text=harmless(given[most])))
    from red7.server.settings import SettingError, read_settings  # noqa: PLC0415 - as below

    try:
        if task == "move":
            _move(say, target or "", to or "")
            return
        settings = read_settings({"data": data, "database": database})
        if task in TASKS:
            asked = HostTask(target or "", to or "", days, why or "", kind or "", banned, reported)
            moderate(say, task, asked, settings)
        elif task in _AGAIN:
            _do_again(say, task, settings)
        else:
            _do(say, task, settings, Path(target or ""))
    except SettingError as error:
        raise UsageError(say(error.message, **error.values)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        # A URL may hold a password.
        file = str(error.filename or "red7.db") if not target or task in TASKS or to else target
        raise UsageError(say("cli-file-unwritable", file=file, why=reason)) from None


def _do(say: Words, task: str, settings: Settings, file: Path) -> None:
    from red7.server.app import backups, exporting  # noqa: PLC0415 - others should not wait for it
    from red7.server.chance import SystemChance  # noqa: PLC0415 - as above
    from red7.server.clock import SystemTime  # noqa: PLC0415 - as above

    if task == "backup":
        backups.backup(settings, file)
        print(say("admin-saved", file=str(file)))
    elif task == "restore":
        kept = backups.restore(settings, file, time=SystemTime(), chance=SystemChance())
        print(say("admin-restored", file=str(file)))
        if kept:
            print(say("admin-kept", file=str(kept)))
    else:
        count = exporting.export(settings, file)
        print(say("admin-exported", count=count, folder=str(file)))


def _do_again(say: Words, task: str, settings: Settings) -> None:
    from red7.server.app import rebuilding  # noqa: PLC0415 - others should not wait for it

    work = rebuilding.rebuild if task == "rebuild" else rebuilding.recompute
    with _progress(say, "admin-redoing") as progress:
        done = work(settings, progress)
    print(say("admin-recomputed", games=done.games))
    print(say("admin-ratings-changed", count=done.changed))


def _move(say: Words, source: str, target: str) -> None:
    from red7.server.app import moving  # noqa: PLC0415 - others should not wait for it
    from red7.server.chance import SystemChance  # noqa: PLC0415 - as above

    with _progress(say, "admin-moving") as progress:
        count = moving.move(source, target, progress, chance=SystemChance())
    print(say("admin-moved", count=count))


@contextmanager
def _progress(say: Words, message: str) -> Iterator[Callable[[int, int], None]]:
    """Give what tells somebody who watches how far the work has come."""
    watched = sys.stderr.isatty()

    def progress(done: int, total: int) -> None:
        if watched:
            print("\r" + say(message, done=done, total=total), end="", file=sys.stderr)

    yield progress
    if watched:
        print(file=sys.stderr)


ADMIN: Final = CommandSpec(
    "admin",
    admin,
    [
        Argument("task", "help-arg-task"),
        Argument("target", "help-arg-target", required=False),
        Argument("to", "help-arg-to", required=False),
    ],
    [
        Option("data", "help-opt-data", "FOLDER"),
        Option("database", "help-opt-database", "URL"),
        Option("days", "help-opt-days", "NUMBER", whole=True),
        Option("why", "help-opt-why", "TEXT"),
        Option("kind", "help-opt-kind", "guest|person|bot"),
        Option("banned", "help-opt-banned"),
        Option("reported", "help-opt-reported"),
    ],
    [
        "red7 admin backup games.backup",
        "red7 admin export ./records",
        "red7 admin move ./games postgresql://user@host/red7",
        "red7 admin recompute",
        "red7 admin players --reported",
        'red7 admin ban Ogre --days 7 --why "insults"',
        "red7 admin names add '*ogre*'",
    ],
)
