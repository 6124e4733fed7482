"""The ``admin`` command: back up, restore, export and move a server's data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless

if TYPE_CHECKING:
    from red7.server.settings import Settings
    from red7.words import Words

_TASKS: Final = ("backup", "restore", "export", "move")


def admin(  # noqa: PLR0913, PLR0917 - its arguments and options
    say: Words, task: str, target: str, to: str | None, data: str | None, database: str | None
) -> None:
    """Back up, restore, export or move the data."""
    if task not in _TASKS:
        values = {"value": harmless(task), "text": "TASK", "choices": ", ".join(_TASKS)}
        raise UsageError(say("cli-value-wrong", **values))
    if task == "move" and not to:
        raise UsageError(say("cli-argument-missing", text="TO"))
    if task != "move" and to:
        raise UsageError(say("cli-argument-extra", text=harmless(to)))
    from red7.server.settings import SettingError, read_settings  # noqa: PLC0415 - as below

    try:
        if to:
            _move(say, target, to)
        else:
            settings = read_settings({"data": data, "database": database})
            _do(say, task, settings, Path(target))
    except SettingError as error:
        raise UsageError(say(error.message, **error.values)) from None
    except OSError as error:
        why = error.strerror or str(error)
        file = str(error.filename or "red7.db") if to else target  # a URL may hold a password
        raise UsageError(say("cli-file-unwritable", file=file, why=why)) from None


def _do(say: Words, task: str, settings: Settings, file: Path) -> None:
    from red7.server.app import backups, exporting  # noqa: PLC0415 - others should not wait for it

    if task == "backup":
        backups.backup(settings, file)
        print(say("admin-saved", file=str(file)))
    elif task == "restore":
        kept = backups.restore(settings, file)
        print(say("admin-restored", file=str(file)))
        if kept:
            print(say("admin-kept", file=str(kept)))
    else:
        count = exporting.export(settings, file)
        print(say("admin-exported", count=count, folder=str(file)))


def _move(say: Words, source: str, target: str) -> None:
    from red7.server.app import moving  # noqa: PLC0415 - others should not wait for it

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print("\r" + say("admin-moving", done=done, total=total), end="", file=sys.stderr)

    count = moving.move(source, target, progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(say("admin-moved", count=count))


ADMIN: Final = CommandSpec(
    "admin",
    admin,
    [
        Argument("task", "help-arg-task"),
        Argument("target", "help-arg-target"),
        Argument("to", "help-arg-to", required=False),
    ],
    [Option("data", "help-opt-data", "FOLDER"), Option("database", "help-opt-database", "URL")],
    [
        "red7 admin backup games.backup",
        "red7 admin export ./records",
        "red7 admin move ./games postgresql://user@host/red7",
    ],
)
