"""The ``warmup`` command: compile the kernels ahead of time."""

from __future__ import annotations

import contextlib
from typing import Final

from red7.cli.frame import CommandSpec
from red7.search.kernels.cached import note_complete
from red7.words import Words


def warmup(say: Words) -> None:
    """Compile every kernel, and print its name."""
    from red7.bots import warm  # noqa: PLC0415 - no other command should wait for Numba

    warm.prepare(lambda name: print(say("warmup-doing", name=name), flush=True))
    print(say("warmup-doing", name="study"), flush=True)
    _warm_study()
    with contextlib.suppress(OSError):  # where nothing can be written, nothing is kept
        note_complete()
    print(say("warmup-done"))


def _warm_study() -> None:
    from red7.bots import Budget  # noqa: PLC0415 - as above
    from red7.core import Match, Record  # noqa: PLC0415 - as above
    from red7.study import analyse  # noqa: PLC0415 - as above
    from red7.study.review import review  # noqa: PLC0415 - as above

    match = Match.start(2, "basic", bytes(32))
    *_, _ = analyse(match.round.view(match.round.turn), Budget(1))
    while not match.over:
        match = match.apply(match.round.legal_steps[-1])
    review(Record.of(match, ("A", "B")), work=1)


WARMUP: Final = CommandSpec("warmup", warmup, examples=["red7 warmup"])
