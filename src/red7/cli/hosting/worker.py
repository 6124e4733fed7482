"""The ``worker`` command: think for the bots of servers on other machines."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from red7.cli.frame import CommandSpec, Option, UsageError

if TYPE_CHECKING:
    from red7.words import Words


def worker(say: Words, *, bus: str | None, threads: int | None) -> None:
    """Work until interrupted."""
    from red7.server.app import worker as app  # noqa: PLC0415 - others should not wait for it
    from red7.server.settings import SettingError  # noqa: PLC0415 - as above

    try:
        urls = bus or os.environ.get("RED7_BUS", "")
        app.run(urls, threads, lambda: print(say("worker-runs"), flush=True))
    except SettingError as error:
        raise UsageError(say(error.message, **error.values)) from None


WORKER: Final = CommandSpec(
    "worker",
    worker,
    options=[
        Option("bus", "help-opt-bus", "URLS"),
        Option("threads", "help-opt-threads", "NUMBER", whole=True),
    ],
    examples=["red7 worker --bus nats://10.0.0.5:4222"],
)
