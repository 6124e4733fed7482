"""The process that is killed."""

from __future__ import annotations

from red7.server import run
from red7.server.settings import Settings


def serve(folder: str, port: int) -> None:
    settings = Settings(
        port=port, data=folder, pace=0.0, rate=0, requests=0, log="error", browser=False
    )
    run.run(settings, run.listen(settings), lambda: None)
