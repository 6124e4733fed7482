"""The ``serve`` command: serve games to browsers and programs."""

from __future__ import annotations

import contextlib
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import CommandSpec, Option, UsageError

if TYPE_CHECKING:
    from red7.words import Words


def serve(
    say: Words,
    *,
    config: str | None,
    no_browser: bool,
    no_warmup: bool,
    **flags: str | int | None,
) -> None:
    """Serve until interrupted."""
    from red7.server.app import processes, run, warming  # noqa: PLC0415 - others should not wait for it
    from red7.server.settings import SettingError, read_settings  # noqa: PLC0415 - as above
    from red7.server.store import opening  # noqa: PLC0415 - as above

    try:
        named = config or os.environ.get("RED7_CONFIG", "")
        settings = read_settings(flags, file=Path(named) if named else None)
        run.prepare_folder(settings.folder)
        opened = run.listen(settings)
        url = run.address(settings, opened)

        def started() -> None:
            print(say("serve-at", url=url), flush=True)
            print(say("serve-stop"), flush=True)
            if settings.browser and not no_browser and has_browser():
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(url)
            compile_kernels()

        held = opening.held(settings)
        compiling = warming.warming(wanted=settings.warmup and not no_warmup)
        with (
            contextlib.closing(opened),
            held,
            compiling as compile_kernels,
            contextlib.suppress(KeyboardInterrupt),
        ):
            if settings.processes > 1:
                processes.run(settings, opened, started)
            else:
                run.run(settings, opened, started)
    except SettingError as error:
        raise UsageError(say(error.message, **error.values)) from None
    print(say("serve-bye"))


def has_browser() -> bool:
    """Return whether a browser can be opened without taking over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


SERVE: Final = CommandSpec(
    "serve",
    serve,
    options=[
        Option("host", "help-opt-host", "ADDRESS", usual="127.0.0.1"),
        Option("port", "help-opt-port", "PORT", whole=True, usual="7777"),
        Option("data", "help-opt-data", "FOLDER"),
        Option("database", "help-opt-database", "URL"),
        Option("processes", "help-opt-processes", "NUMBER", whole=True, usual="1"),
        Option("bus", "help-opt-bus", "URLS"),
        Option("url", "help-opt-url", "URL"),
        Option("no-browser", "help-opt-no-browser"),
        Option("no-warmup", "help-opt-no-warmup"),
        Option("log", "help-opt-log", "LEVEL", usual="info"),
        Option("pace", "help-opt-pace", "SECONDS", usual="0.7"),
        Option("hold", "help-opt-hold", "SECONDS", usual="60"),
        Option("rate", "help-opt-rate", "NUMBER", usual="20"),
        Option("requests", "help-opt-requests", "NUMBER", usual="20"),
        Option("sockets", "help-opt-sockets", "NUMBER", whole=True, usual="500"),
        Option("tables", "help-opt-tables", "NUMBER", whole=True, usual="50"),
        Option("games", "help-opt-games", "NUMBER", whole=True, usual="50"),
        Option("new-hours", "help-opt-new-hours", "NUMBER", whole=True, usual="24"),
        Option("new-tables", "help-opt-new-tables", "NUMBER", whole=True, usual="10"),
        Option("new-phrases", "help-opt-new-phrases", "NUMBER", whole=True, usual="20"),
        Option("study", "help-opt-study", "NUMBER", usual="60"),
        Option("study-work", "help-opt-study-work", "WORK", whole=True, usual="1000"),
        Option("sign-ins", "help-opt-sign-ins", "NUMBER", usual="10"),
        Option("keep", "help-opt-keep", "DAYS", whole=True, usual="14"),
        Option("metrics-token", "help-opt-metrics-token", "TEXT"),
        Option("traces", "help-opt-traces", "URL"),
        Option("proxies", "help-opt-proxies", "NUMBER", whole=True, usual="0"),
        Option("hosts", "help-opt-hosts", "NAMES"),
        Option("config", "help-opt-config", "FILE"),
    ],
    examples=["red7 serve", "red7 serve --host 0.0.0.0 --port 8000 --data ./games"],
    more="help-serve-more",
    values={"example": "RED7_PORT=8000"},
)
