"""The ``admin`` command: back up, restore and export a server's data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless

if TYPE_CHECKING:
    from red7.words import Words

_TASKS: Final = ("backup", "restore", "export")


def admin(say: Words, task: str, target: str, data: str | None, database: str | None) -> None:
    """Back up, restore or export the data."""
    if task not in _TASKS:
        values = {"value": harmless(task), "text": "TASK", "choices": ", ".join(_TASKS)}
        raise UsageError(say("cli-value-wrong", **values))
    from red7.server.app import admin as work  # noqa: PLC0415 - others should not wait for it
    from red7.server.settings import SettingError, read_settings  # noqa: PLC0415 - as above

    file = Path(target)
    try:
        settings = read_settings({"data": data, "database": database})
        if task == "backup":
            work.backup(settings, file)
            print(say("admin-saved", file=str(file)))
        elif task == "restore":
            work.restore(settings, file)
            print(say("admin-restored", file=str(file)))
        else:
            count = work.export(settings, file)
            print(say("admin-exported", count=count, folder=str(file)))
    except SettingError as error:
        raise UsageError(say(error.message, **error.values)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(say("cli-file-unwritable", file=str(file), why=why)) from None


ADMIN: Final = CommandSpec(
    "admin",
    admin,
    [Argument("task", "help-arg-task"), Argument("target", "help-arg-target")],
    [Option("data", "help-opt-data", "FOLDER"), Option("database", "help-opt-database", "URL")],
    ["red7 admin backup games.backup", "red7 admin export ./records"],
)
