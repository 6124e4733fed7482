from __future__ import annotations

from typing import Any

from red7.envs.__main__ import main
from red7.envs.kernels import games, pixels, reading, writing


def test_every_kernel_is_compiled_in_advance() -> None:
    main()
    kernels: tuple[Any, ...] = (
        games.begin_games,
        games.step_games,
        games.find_illegal,
        games.choose_steps,
        pixels.unfilter,
        reading.read_compact,
        writing.write_dense,
        writing.write_scaled,
    )
    assert [len(kernel.signatures) for kernel in kernels] == [1] * len(kernels)
