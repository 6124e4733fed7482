"""The entry point of ``red7``: its commands, its language, its exit status."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Final

import red7
from red7.cli import deals, questions, records, show
from red7.cli.admin import ADMIN
from red7.cli.arena import ARENA
from red7.cli.bench import BENCH
from red7.cli.dataset import DATASET
from red7.cli.explore import EXPLORE
from red7.cli.frame import CommandSpec, UsageError, harmless, run_commands
from red7.cli.games import GAMES
from red7.cli.learn import LEARN
from red7.cli.play import PLAY
from red7.cli.puzzles import PUZZLE, PUZZLES
from red7.cli.reviews import REVIEW
from red7.cli.serve import SERVE
from red7.cli.stats import STATS
from red7.cli.study import ANALYSE
from red7.cli.train import TRAIN
from red7.cli.warmup import WARMUP
from red7.cli.worker import WORKER
from red7.core import Red7Error
from red7.words import LANGUAGES, Words, system_language, words

if TYPE_CHECKING:
    from collections.abc import Sequence

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # as in a shell

COMMANDS: Final[tuple[CommandSpec, ...]] = (
    PLAY,
    GAMES,
    LEARN,
    SERVE,
    WORKER,
    ADMIN,
    show.SHOW,
    questions.BEST,
    questions.LEGAL,
    questions.VIEW,
    ANALYSE,
    EXPLORE,
    PUZZLE,
    PUZZLES,
    deals.DEAL,
    deals.RULES,
    records.REPLAY,
    records.VERIFY,
    records.CONVERT,
    REVIEW,
    STATS,
    WARMUP,
    BENCH,
    ARENA,
    DATASET,
    TRAIN,
)


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
        status = run_commands(say, COMMANDS, rest)
        sys.stdout.flush()  # so that write errors surface here, not at exit
        return status  # noqa: TRY300 - errors are reported below
    except UsageError as error:
        return _complain(say, str(error))
    except Red7Error as error:
        return _complain(say, say.error(error))
    except OSError as error:
        return _complain(say, say("cli-output-failed", why=error.strerror or str(error)))
    except KeyboardInterrupt:
        return INTERRUPTED


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
