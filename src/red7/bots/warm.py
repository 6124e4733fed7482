"""Compiling the kernels in the background, so that nobody has to wait for them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib import import_module
from typing import Final

_lock: Final = threading.Lock()
_done: Final = threading.Event()
_started = False


def is_ready() -> bool:
    """Return whether the kernels can be called without waiting for the compiler."""
    return _done.is_set()


def start() -> None:
    """Start preparing the kernels in the background, once."""
    global _started  # noqa: PLW0603 - one process, one set of kernels
    with _lock:
        if _started:
            return
        _started = True
    threading.Thread(target=prepare, name="red7-warm", daemon=True).start()


def wait() -> None:
    """Prepare the kernels, or wait until another thread has done so."""
    start()
    _done.wait()


def prepare(progress: Callable[[str], None] | None = None) -> None:
    """Compile every kernel, or load it from disk, by calling each one once."""
    try:
        for name, work in _PARTS:
            if progress:
                progress(name)
            work()
    finally:
        _done.set()


def _warm_playouts() -> None:
    import_module("red7.search.random_play.games").play_random_games("v1.2", 2, 1, 1)


def _warm_worlds() -> None:
    import random  # noqa: PLC0415 - only when needed

    import numpy as np  # noqa: PLC0415 - only when needed

    from red7.core import Round  # noqa: PLC0415 - only when needed

    flat = import_module("red7.search.kernels.flat")
    sampler = import_module("red7.search.worlds.sampler")
    weigh = import_module("red7.search.worlds.weigh")
    chance = import_module("red7.search.kernels.chance").new_chance(1)
    game = Round.deal(2, "v1.2", random.Random(1).randbytes(32))  # noqa: S311 - any deal will do
    game = game.play_turn(next(line for line in game.lines() if line[-1].kind != "~"))
    view, rules = game.view(game.turn), flat.flat_rules(game.rules)
    unknown = sampler.flat_view(view)
    worlds = sampler.sample_worlds(unknown, 2, chance)
    lines = import_module("red7.search.kernels.turns").list_turns(unknown.base, rules).lines[:1]
    values, gains = np.zeros((2, 4, weigh.MOST_POINTS)), np.zeros(1)
    weigh.play_worlds(worlds, rules, lines, values, 50, True, 1, chance, gains)  # noqa: FBT003 - a kernel
    space = import_module("red7.search.solving.solver").Workspace()
    weigh.solve_worlds(worlds, lines, 10, space.space, gains)


def _warm_solver() -> None:
    import random  # noqa: PLC0415 - only when needed

    from red7.core import Round  # noqa: PLC0415 - only when needed

    solver = import_module("red7.search.solving.solver")
    solver.solve(Round.deal(2, "v1.2", random.Random(1).randbytes(32)), 10)  # noqa: S311 - as above


def _warm_network() -> None:
    import numpy as np  # noqa: PLC0415 - only when needed

    from red7.core import Round  # noqa: PLC0415 - only when needed

    scene = import_module("red7.network.kernels.scene")
    guessing = import_module("red7.network.kernels.guessing")
    network = import_module("red7.network.opinion").shipped_network()
    game = Round.deal(2, "v1.2", bytes(32))
    view = game.view(game.turn)
    chance = import_module("red7.search.kernels.chance").new_chance(1)
    unknown, belief = scene.unknown_of(view), network.opinion(view).belief
    scenes = guessing.guess_worlds(unknown, belief, 2, chance)
    network.judge(scenes)
    scene.follow_steps(scenes, network.think(scenes).steps.argmax(axis=1))
    ahead = import_module("red7.network.kernels.ahead")
    ahead.make_forced_steps(scenes)
    ahead.settle(scenes, np.zeros((2, 4, 64)), 50, np.zeros(2))


# By name, in the order in which they are prepared.
_PARTS: Final = (
    ("playouts", _warm_playouts),
    ("solver", _warm_solver),
    ("worlds", _warm_worlds),
    ("network", _warm_network),
)
