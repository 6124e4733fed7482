"""The ``bench`` command: how fast everything is on this machine."""

from __future__ import annotations

import json as json_text
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from red7.bots import Budget, bot_names, find_bot
from red7.bots.found import OUR_OWN
from red7.cli.frame import CommandSpec, Option
from red7.core import Round, Rules, View
from red7.core.steps import DROP_STEP
from red7.words import Words

_PLAYED: Final = (
    ("v1.2", 2),
    ("v1.2", 3),
    ("v1.2", 4),
    ("v1.2+draw", 2),
    ("v1.2+draw+actions", 2),
    ("v1.2+draw+actions", 4),
)
_SECONDS: Final = 0.7  # for each figure
_DEALS: Final = 400
_VIEWS: Final = 20
_FIRST_ANSWER: Final = """
import time
from red7.bots import Budget, find_bot
from red7.core import Round
view = Round.deal(2, seed=bytes(32)).view(Round.deal(2, seed=bytes(32)).turn)
find_bot("red").choose(view, Budget(deadline=time.monotonic() + 1), 1)
"""


def _rate(work: Callable[[int], int], clock: Callable[[], float] = time.perf_counter) -> float:
    """Return how much work is done per second."""
    work(1)
    done, amount, begun = 0, 1, clock()
    while True:
        done += work(amount)
        if (elapsed := clock() - begun) >= _SECONDS:
            return done / elapsed
        amount = min(2 * amount, 1 << 15)


def _plain_games(rules: str, players: int) -> Callable[[int], int]:
    """Return a workload that plays rounds in pure Python."""
    chance, laws = random.Random(1), Rules.parse(rules)  # noqa: S311 - a benchmark

    def work(games: int) -> int:
        for _ in range(games):
            game = Round.deal(players, laws, chance.randbytes(32))
            while not game.over:
                steps = game.legal_steps
                step = chance.choice(steps)
                while step is DROP_STEP and len(steps) > 1:
                    step = chance.choice(steps)
                game = game.apply(step)
        return games

    return work


def _kernel_games(rules: str, players: int) -> Callable[[int], int]:
    """Return a workload that plays rounds in the kernel."""
    from red7.search.random_play import play_random_games  # noqa: PLC0415 - Numba is imported only here

    def work(games: int) -> int:
        play_random_games(rules, players, games, seed=games)
        return games

    return work


def _solver_times() -> dict[str, float]:
    from red7.search.solving import solver  # noqa: PLC0415 - as above

    chance, space = random.Random(1), solver.Workspace()  # noqa: S311 - a benchmark
    times = []
    for _ in range(_DEALS):
        game = Round.deal(2, "basic", chance.randbytes(32))
        begun = time.perf_counter()
        solver.solve(game, space=space)
        times.append((time.perf_counter() - begun) * 1e6)
    return {
        "median": round(statistics.median(times), 1),
        "p95": round(statistics.quantiles(times, n=20)[-1], 1),
        "max": round(max(times), 1),
        "deals": _DEALS,
    }


def _some_views() -> list[View]:
    """Return views from random two-player games without options."""
    chance = random.Random(2)  # noqa: S311 - a benchmark
    views: list[View] = []
    while len(views) < _VIEWS:
        game = Round.deal(2, "basic", chance.randbytes(32))
        while not game.over:
            if not game.steps:
                views.append(game.view(game.turn))
            game = game.apply(chance.choice(game.legal_steps))
    return chance.sample(views, _VIEWS)


def _kernel_worlds(view: View) -> Callable[[int], int]:
    """Return a workload that fills in a view's hidden cards in the kernel."""
    from red7.search.kernels import chance  # noqa: PLC0415 - as above
    from red7.search.worlds import sampler  # noqa: PLC0415 - as above

    unknown, dice = sampler.flat_view(view), chance.new_chance(3)

    def work(count: int) -> int:
        sampler.sample_worlds(unknown, count, dice)
        return count

    return work


def _plain_worlds(view: View) -> Callable[[int], int]:
    """Return a workload that fills in a view's hidden cards in pure Python."""
    from red7.search.worlds.world import sample_world  # noqa: PLC0415 - as above

    chance = random.Random(3)  # noqa: S311 - a benchmark

    def work(count: int) -> int:
        for _ in range(count):
            sample_world(view, chance)
        return count

    return work


def _bot_times(name: str, views: list[View]) -> dict[str, float]:
    bot, times = find_bot(name), []
    bot.choose(views[0], Budget(), 0)
    for seed, view in enumerate(views):
        begun = time.perf_counter()
        bot.choose(view, Budget(), seed)
        times.append((time.perf_counter() - begun) * 1e3)
    return {"median": round(statistics.median(times), 3), "max": round(max(times), 3)}


def _cold_start() -> float:
    """Return the seconds from starting a process to Red's first answer."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST_ANSWER], check=True)  # noqa: S603 - our own code
    return round(time.perf_counter() - begun, 2)


def bench(say: Words, json: bool) -> None:  # noqa: FBT001 - a switch
    """Measure the kernels and pure Python, and print the figures side by side."""
    from red7.bots import warm  # noqa: PLC0415 - as above

    if not json:
        print(say("bench-doing"), flush=True)
    cold = _cold_start()
    warm.wait()
    kernels = {f"{rules}/{n}": _rate(_kernel_games(rules, n)) for rules, n in _PLAYED}
    plain = {f"{rules}/{n}": _rate(_plain_games(rules, n)) for rules, n in _PLAYED}
    views = _some_views()
    figures = {
        "playouts_per_s": {name: round(rate) for name, rate in kernels.items()},
        "python_playouts_per_s": {name: round(rate) for name, rate in plain.items()},
        "solver_us": _solver_times(),
        "worlds_per_s": round(_rate(_kernel_worlds(views[0]))),
        "python_worlds_per_s": round(_rate(_plain_worlds(views[0]))),
        "bot_ms": {name: _bot_times(name, views) for name in bot_names() if name in OUR_OWN},
        "cold_start_s": cold,
    }
    if json:
        print(json_text.dumps(figures))
        return
    for name, rate in kernels.items():
        ratio = f"× {rate / plain[name]:,.0f}"
        values = {"name": name, "rate": f"{rate:,.0f}", "python": f"{plain[name]:,.0f}"}
        print(say("bench-playouts", ratio=ratio, **values))
    names = ("solver_us", "worlds_per_s", "python_worlds_per_s", "bot_ms", "cold_start_s")
    rest = json_text.dumps({name: figures[name] for name in names})
    print(say("bench-rest", figures=rest))


BENCH: Final = CommandSpec(
    "bench", bench, options=[Option("json", "help-opt-json")], examples=["red7 bench --json"]
)
