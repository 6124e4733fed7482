"""The entry point of ``red7``: its commands, its language, its exit status."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

import red7
from red7.cli.frame import CommandSpec, UsageError, harmless, run_commands
from red7.core import Red7Error
from red7.words import LANGUAGES, Words, system_language, words

if TYPE_CHECKING:
    from collections.abc import Sequence

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # as in a shell
PIPE_CLOSED: Final = 1  # as Click has it

# The module of each command, and its description there. One is imported when it is wanted: all of
# them together are slow.
_PLACES: Final[dict[str, tuple[str, str]]] = {
    "play": ("playing.play", "PLAY"),
    "games": ("playing.games", "GAMES"),
    "learn": ("studying.learn", "LEARN"),
    "serve": ("hosting.serve", "SERVE"),
    "worker": ("hosting.worker", "WORKER"),
    "admin": ("hosting.admin", "ADMIN"),
    "show": ("studying.show", "SHOW"),
    "best": ("studying.questions", "BEST"),
    "legal": ("studying.questions", "LEGAL"),
    "view": ("studying.questions", "VIEW"),
    "analyse": ("studying.study", "ANALYSE"),
    "explore": ("studying.explore", "EXPLORE"),
    "puzzle": ("studying.puzzles", "PUZZLE"),
    "puzzles": ("studying.puzzles", "PUZZLES"),
    "deal": ("playing.deals", "DEAL"),
    "rules": ("playing.deals", "RULES"),
    "replay": ("studying.records", "REPLAY"),
    "verify": ("studying.records", "VERIFY"),
    "convert": ("studying.records", "CONVERT"),
    "review": ("studying.reviews", "REVIEW"),
    "stats": ("studying.stats", "STATS"),
    "warmup": ("warmup", "WARMUP"),
    "bench": ("research.bench", "BENCH"),
    "arena": ("research.arena", "ARENA"),
    "dataset": ("research.dataset", "DATASET"),
    "train": ("research.train", "TRAIN"),
}


def find_command(name: str) -> CommandSpec:
    """Return a command by its name."""
    module, description = _PLACES[name]
    found = getattr(import_module(f"red7.cli.{module}"), description)
    if not isinstance(found, CommandSpec):
        raise TypeError(name)
    return found


def every_command() -> tuple[CommandSpec, ...]:
    """Return all commands, in the order in which help lists them."""
    return tuple(map(find_command, _PLACES))


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command and exit with its status."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show a character gets an escape sequence, not a traceback.
            stream.reconfigure(errors="backslashreplace")
    if sys.stdin is None:  # closed by the parent process
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    say = words(system_language())
    try:
        say, rest = _language(say, list(argv))
        if rest[:1] == ["--version"]:
            print(f"red7 {red7.__version__}")
            return 0
        known = rest and rest[0] in _PLACES
        specs = (find_command(rest[0]),) if known else every_command()
        status = run_commands(say, specs, rest)
        sys.stdout.flush()  # so that write errors surface here, not at exit
        return status  # noqa: TRY300 - errors are reported below
    except UsageError as error:
        return _complain(say, str(error))
    except Red7Error as error:
        return _complain(say, say.error(error))
    except BrokenPipeError:  # whoever reads the output has seen enough
        _discard_output()
        return PIPE_CLOSED
    except OSError as error:
        _discard_output()
        return _complain(say, say("cli-output-failed", why=error.strerror or str(error)))
    except KeyboardInterrupt:
        return INTERRUPTED


def _discard_output() -> None:
    """Let output that cannot be written go nowhere: at exit, Python would try again, and fail."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _complain(say: Words, text: str) -> int:
    print(harmless(say("cli-error", text=text)), file=sys.stderr)
    return BAD_INPUT


def _language(say: Words, argv: list[str]) -> tuple[Words, list[str]]:
    """Take ``--lang`` out of the arguments, because help and errors depend on it."""
    rest: list[str] = []
    while argv:
        word = argv.pop(0)
        name, equals, language = word.partition("=")
        if word == "--":
            return say, [*rest, word, *argv]
        if name != "--lang":
            rest.append(word)
            continue
        if not equals:
            if not argv:
                raise UsageError(say("cli-option-value", text="--lang"))
            language = argv.pop(0)
        if language.lower() not in LANGUAGES:
            raise UsageError(say("cli-lang-unknown", text=language))
        say = words(language.lower())
    return say, rest
