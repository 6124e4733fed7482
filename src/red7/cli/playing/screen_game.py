"""The game on screen: what ``red7 play`` opens where there is a terminal to draw a table in."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import UsageError, harmless
from red7.cli.screens import importing
from red7.core import Red7Error, Rules
from red7.core.deal import read_seed
from red7.core.rules import PLAYERS

if TYPE_CHECKING:
    from red7.terminal.links.pacing import Speed
    from red7.words import Words

EXAMPLE: Final = "https://red7.example"
SPEEDS: Final = ("calm", "normal", "quick", "at-once")
_ME: Final = "me"
_UNRESUMED: Final = {
    "none": "terminal-resume-none",
    "newer": "terminal-resume-newer",
    "broken": "terminal-resume-broken",
    "used": "terminal-resume-used",
}


@dataclass(frozen=True)
class WantedGame:
    """What somebody asks for on the command line."""

    rules: Rules
    players: int
    seat: int
    bot: str
    name: str
    seats: str = ""
    seed: str = ""
    speed: str = ""
    watch: bool = False
    hints: bool = True
    record: Path | None = None  # a file for the record, besides the folder of all games


def check_terminal(say: Words) -> None:
    """Refuse to draw where there is no terminal."""
    # Textual draws on standard error.
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise UsageError(say("cli-play-terminal"))


def play_here(say: Words, wanted: WantedGame) -> None:
    """Play against bots, or watch them."""
    seats = seats_of(say, wanted)
    speed = _speed(say, wanted.speed)
    seed = read_seed(wanted.seed) if wanted.seed else None
    check_terminal(say)
    with importing():
        from red7.protocol.messages import Setup  # noqa: PLC0415 - slow to import
        from red7.terminal.kept.folder import data_folder  # noqa: PLC0415 - slow to import
        from red7.terminal.playing import play_here as play  # noqa: PLC0415 - slow to import

    setup = Setup(rules=str(wanted.rules), seats=seats, hints=wanted.hints)
    shelf = play(
        say,
        data_folder(),
        name=wanted.name or say("guest"),
        setup=setup,
        seed=seed,
        pace=speed,
        record=wanted.record,
    )
    _tell(say, shelf.records, unfinished=shelf.unfinished)


def resume(say: Words) -> None:
    """Go on with the game that was left last."""
    from red7.terminal.kept.folder import data_folder  # noqa: PLC0415 - slow to import
    from red7.terminal.kept.saves import SaveError, Saves  # noqa: PLC0415 - slow to import

    with Saves(data_folder()) as saves:
        try:
            saved = saves.latest()
        except SaveError as error:
            raise UsageError(say(_UNRESUMED[error.reason], file=str(error.file))) from None
        check_terminal(say)
        from red7.terminal.playing import play_here as play  # noqa: PLC0415 - slow to import

        shelf = play(say, data_folder(), name=saved.name, saves=saves, log=saved.log)
    _tell(say, shelf.records, unfinished=shelf.unfinished)


def play_there(say: Words, url: str, *, name: str, token: str, code: str) -> None:
    """Play on a server."""
    from red7.terminal.links.addresses import read_address  # noqa: PLC0415 - slow to import

    address = read_address(url)
    if address is None:
        raise UsageError(say("cli-server-unknown", text=harmless(url[:80]), example=EXAMPLE))
    check_terminal(say)
    from red7.terminal.kept.folder import data_folder  # noqa: PLC0415 - slow to import
    from red7.terminal.signing import Credentials  # noqa: PLC0415 - slow to import
    from red7.terminal.visiting import visit  # noqa: PLC0415 - slow to import

    problem = visit(say, data_folder(), address, Credentials(name, token, code))
    if problem:
        raise UsageError(problem)


def seats_of(say: Words, wanted: WantedGame) -> tuple[str | None, ...]:
    """Return the bot of each seat, or None for the player's own."""
    from red7.bots import find_bot  # noqa: PLC0415 - only for games

    if wanted.seats:
        names = [part.strip().lower() for part in wanted.seats.split(",")]
    else:
        names = [wanted.bot] * wanted.players
        if not wanted.watch:
            if not 1 <= wanted.seat <= wanted.players:
                raise Red7Error("seat-unknown", text=str(wanted.seat), players=wanted.players)
            names[wanted.seat - 1] = _ME
    if len(names) not in PLAYERS:
        raise Red7Error("players-number", text=str(len(names)))
    if names.count(_ME) != (0 if wanted.watch else 1):
        raise UsageError(say("cli-seats-watch" if wanted.watch else "cli-seats-me"))
    for bot in {*names} - {_ME}:
        find_bot(bot)
    return tuple(None if name == _ME else name for name in names)


def _speed(say: Words, text: str) -> Speed:
    if text not in (*SPEEDS, ""):
        raise UsageError(say("cli-speed-unknown", text=harmless(text[:40])))
    speeds: dict[str, Speed] = {"calm": "calm", "quick": "quick", "at-once": "at once"}
    return speeds.get(text, "normal")


def _tell(say: Words, records: list[Path], *, unfinished: bool) -> None:
    for file in records:
        print(say("play-saved", file=str(file)))
    if unfinished:
        print(say("terminal-left"))
