"""The ``replay``, ``verify`` and ``convert`` commands for recorded games."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.screens import PLAIN_OPTION, on_screen
from red7.core import (
    Position,
    Record,
    Red7Error,
    read_json,
    read_record,
    write_json,
    write_record,
)
from red7.table.narration import describe_ending, describe_round_end, describe_turn

if TYPE_CHECKING:
    from red7.words import Words

NOT_VERIFIED: Final = 1
# A text record may begin with a brace too, if a comment comes first.
_JSON: Final = re.compile(r'\s*\{\s*["}]')


def read_file(say: Words, name: str) -> str:
    """Read a text file, or standard input for ``-``."""
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise UsageError(say("cli-file-not-text", file=name)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError(say("cli-file-unreadable", file=name, why=why)) from None


def load(say: Words, name: str) -> Record:
    """Read a record in either form."""
    text = read_file(say, name)
    return read_json(text) if _JSON.match(text) else read_record(text)


def replay(say: Words, record: str, *, positions: bool, plain: bool) -> None:
    """Show a game turn by turn, on screen or in lines."""
    game = load(say, record)
    if on_screen(plain=plain or positions):
        _open(say, game)
    else:
        _print(say, game, positions=positions)


def _open(say: Words, game: Record) -> None:
    from red7.cli.studying.kept_reviews import USUAL_WORK, KeptReviews  # noqa: PLC0415 - only then
    from red7.terminal.rooms.replay import watch  # noqa: PLC0415 - slow to import

    list(game.frames())  # what does not fit is told before a screen is opened
    kept = KeptReviews()
    watch(say, game, lambda progress: kept.review(game, USUAL_WORK, progress))


def _print(say: Words, game: Record, *, positions: bool) -> None:
    names = {seat: harmless(name) for seat, name in enumerate(game.players, 1)}
    before: Position | None = None
    for frame in game.frames():
        if positions:
            print(frame.position)
        elif frame.turn is None or before is None:
            print(f"\n{say('round-number', number=frame.number)}\n{frame.position}")
        else:
            print(describe_turn(say, before, frame.turn.steps, names))
            if frame.turn.comment:
                print(f"  {{{harmless(frame.turn.comment)}}}")
            if frame.position.over:
                for line in describe_round_end(say, game, frame, names):
                    print(line)
        before = frame.position
    if not positions:
        print("\n" + describe_ending(say, game, names))


def verify(say: Words, record: str) -> None:
    """Check a record and print what was checked."""
    game = load(say, record)
    try:
        turns = game.verify()
    except Red7Error as error:
        print(harmless(say("cli-error", text=say.error(error))), file=sys.stderr)
        sys.exit(NOT_VERIFIED)
    print(say("verify-commitment" if game.commitment else "verify-no-commitment"))
    print(say("verify-deals", count=len(game.rounds)))
    print(say("verify-turns", count=turns))
    winners = harmless(", ".join(game.players[seat - 1] for seat in game.result))
    print(say("verify-result", names=winners) if game.result else say("game-running"))


def convert(say: Words, record: str, to: str) -> None:
    """Print a record in the other form."""
    writers = {"text": write_record, "json": write_json}
    if to not in writers:
        choices = ", ".join(writers)
        raise UsageError(say("cli-value-wrong", value=to, text="--to", choices=choices))
    game = load(say, record)
    for _ in game.frames():  # do not convert a record that cannot be replayed
        pass
    print(writers[to](game), end="")


_RECORD: Final = Argument("record", "help-arg-record")

REPLAY: Final = CommandSpec(
    "replay",
    replay,
    [_RECORD],
    [Option("positions", "help-opt-positions"), PLAIN_OPTION],
    ["red7 replay game.red7", "red7 replay --positions game.red7"],
)
VERIFY: Final = CommandSpec(
    "verify", verify, [_RECORD], examples=["red7 verify game.red7"], more="help-verify-more"
)
CONVERT: Final = CommandSpec(
    "convert",
    convert,
    [_RECORD],
    [Option("to", "help-opt-to", "FORM", default="json")],
    ["red7 convert game.red7 --to json > game.json"],
)
