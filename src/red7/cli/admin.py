"""The ``admin`` command: back up, restore, export, move and rebuild a server's data."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless

if TYPE_CHECKING:
    from red7.server.settings import Settings
    from red7.words import Words

_AGAIN: Final = ("recompute", "rebuild")
_TASKS: Final = ("backup", "restore", "export", "move", *_AGAIN)


def admin(  # noqa: PLR0913, PLR0917 - its arguments and options
    say: Words,
    task: str,
    target: str | None,
    to: str | None,
    data: str | None,
    database: str | None,
) -> None:
    """Back up, restore, export or move the data, or build anew what is derived from it."""
    _check(say, task, target, to)
    from red7.server.settings import SettingError, read_settings  # noqa: PLC0415 - as below

    try:
        if target and to:
            _move(say, target, to)
            return
        settings = read_settings({"data": data, "database": database})
        if target:
            _do(say, task, settings, Path(target))
        else:
            _do_again(say, task, settings)
    except SettingError as error:
        raise UsageError(say(error.message, **error.values)) from None
    except OSError as error:
        why = error.strerror or str(error)
        # A URL may hold a password.
        file = target if target and not to else str(error.filename or "red7.db")
        raise UsageError(say("cli-file-unwritable", file=file, why=why)) from None


def _check(say: Words, task: str, target: str | None, to: str | None) -> None:
    if task not in _TASKS:
        values = {"value": harmless(task), "text": "TASK", "choices": ", ".join(_TASKS)}
        raise UsageError(say("cli-value-wrong", **values))
    if task not in _AGAIN and not target:
        raise UsageError(say("cli-argument-missing", text="TARGET"))
    if task == "move" and not to:
        raise UsageError(say("cli-argument-missing", text="TO"))
    extra = target if task in _AGAIN else to if task != "move" else None
    if extra:
        raise UsageError(say("cli-argument-extra", text=harmless(extra)))


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


def _do_again(say: Words, task: str, settings: Settings) -> None:
    from red7.server.app import rebuilding  # noqa: PLC0415 - others should not wait for it

    work = rebuilding.rebuild if task == "rebuild" else rebuilding.recompute
    with _progress(say, "admin-redoing") as progress:
        done = work(settings, progress)
    print(say("admin-recomputed", games=done.games))
    print(say("admin-ratings-changed", count=done.changed))


def _move(say: Words, source: str, target: str) -> None:
    from red7.server.app import moving  # noqa: PLC0415 - others should not wait for it

    with _progress(say, "admin-moving") as progress:
        count = moving.move(source, target, progress)
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
    [Option("data", "help-opt-data", "FOLDER"), Option("database", "help-opt-database", "URL")],
    [
        "red7 admin backup games.backup",
        "red7 admin export ./records",
        "red7 admin move ./games postgresql://user@host/red7",
        "red7 admin recompute",
    ],
)
