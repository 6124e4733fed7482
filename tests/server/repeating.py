"""``red7 serve`` with a chance that repeats, for tests that look at what happens in a game.

It takes the same flags as the command; bots think without a deadline.
"""

from __future__ import annotations

from red7.server.app import run
from red7.server.parts import Sources
from red7.server.settings import read_settings
from red7.server.tables.thinking.thinkers import Thinkers
from tests.server.given import SeededChance


def main(words: list[str]) -> None:
    flags = [word for word in words if word not in ("serve", "--no-browser")]
    names = [flag.removeprefix("--") for flag in flags[::2]]
    settings = read_settings(dict(zip(names, flags[1::2], strict=True)))
    run.prepare_folder(settings.folder)
    opened = run.listen(settings)

    def started() -> None:
        print(run.address(settings, opened), flush=True)

    sources = Sources(chance=SeededChance(), thinkers=Thinkers(patience=None))
    run.run(settings, opened, started, sources)
