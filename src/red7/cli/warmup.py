"""The ``warmup`` command: compile the kernels ahead of time."""

from __future__ import annotations

from typing import Final

from red7.cli.frame import CommandSpec
from red7.words import Words


def warmup(say: Words) -> None:
    """Compile every kernel, and print its name."""
    from red7.bots import warm  # noqa: PLC0415 - no other command should wait for Numba

    warm.prepare(lambda name: print(say("warmup-doing", name=name), flush=True))
    print(say("warmup-done"))


WARMUP: Final = CommandSpec("warmup", warmup, examples=["red7 warmup"])
