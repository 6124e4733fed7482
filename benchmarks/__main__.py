"""Print how fast the pieces are, one line each."""

from __future__ import annotations

import io
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from red7.cli.main import run
from red7.core import CARDS, Match, Round, Rules, Step, View
from red7.core.cards import mask_of
from red7.core.steps import DROP_STEP
from red7.core.strength import strength
from red7.network.kernels.scene import scene_of, unknown_of
from red7.network.opinion import shipped_network
from red7.search.kernels.chance import new_chance
from red7.search.worlds.sampler import sample_worlds

SECONDS = 3.0


def rate(work: Callable[[], int]) -> float:
    """Repeat some work for a while and give how much of it was done in a second."""
    work()  # caches are warm in any program that plays more than one game
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        done += work()
    return done / elapsed


Chooser = Callable[[tuple[Step, ...], random.Random], Step]


def any_step(steps: tuple[Step, ...], chance: random.Random) -> Step:
    """Choose any open step."""
    return chance.choice(steps)


def staying_in(steps: tuple[Step, ...], chance: random.Random) -> Step:
    """Choose any open step but dropping out, which is left for when there is nothing else."""
    step = chance.choice(steps)
    while step is DROP_STEP and len(steps) > 1:
        step = chance.choice(steps)
    return step


def random_game(rules: Rules, players: int, choose: Chooser, chance: random.Random) -> int:
    """Play one round through the friendly API."""
    game = Round.deal(players, rules, chance.randbytes(32))
    while not game.over:
        game = game.apply(choose(game.legal_steps, chance))
    return 1


def random_match(rules: str, players: int, choose: Chooser, chance: random.Random) -> int:
    """Play one match of several rounds."""
    match = Match.start(players, rules, chance.randbytes(32))
    while not match.over:
        if match.round.over:
            match = match.next_round()
        else:
            match = match.apply(choose(match.round.legal_steps, chance))
    return 1


def ten_thousand_strengths(chance: random.Random) -> Callable[[], int]:
    """Give the work of finding strengths, past any cache."""
    asked = [
        (chance.randrange(7), mask_of(chance.sample(CARDS, chance.randint(1, 7))))
        for _ in range(10_000)
    ]

    def work() -> int:
        for rule, palette in asked:
            strength(rule, palette)
        return len(asked)

    return work


def questions(chance: random.Random, count: int = 1000) -> dict[str, str]:
    """Make questions for the batch commands from random games."""
    best: list[dict[str, object]] = []
    legal: list[dict[str, object]] = []
    view: list[dict[str, object]] = []
    while len(view) < count:
        rules, players = "v1.2+draw+actions", chance.choice((2, 3, 4))
        match = Match.start(players, rules, chance.randbytes(32))
        while not match.over and len(view) < count:
            match = match.apply(chance.choice(match.round.legal_steps))
            game = match.round
            palette = str(game.palette(game.turn))
            best.append({"rule": game.canvas.letter, "palette": palette})
            legal.append({"rules": rules, "position": str(game)})
            turns = [" ".join(map(str, turn.steps)) for turn in match.turns]
            begin = str(match.begin)
            seat = chance.randint(0, players)
            view.append({"rules": rules, "position": begin, "turns": turns, "seat": seat})
    asked = {"best": best, "legal": legal, "view": view}
    return {name: "".join(json.dumps(line) + "\n" for line in some) for name, some in asked.items()}


def answering(command: str, text: str) -> Callable[[], int]:
    """Give the work of answering a file of questions."""

    def work() -> int:
        terminal = sys.stdin, sys.stdout
        sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
        sys.stdout = io.StringIO()
        try:
            assert run([command, "-"]) == 0
            return sys.stdout.getvalue().count("\n")
        finally:
            sys.stdin, sys.stdout = terminal

    return work


def some_views(chance: random.Random, count: int) -> list[View]:
    """Give views from random games."""
    views: list[View] = []
    while len(views) < count:
        game = Round.deal(chance.choice((2, 3, 4)), "v1.2+draw+actions", chance.randbytes(32))
        while not game.over:
            views.append(game.view(game.turn))
            game = game.apply(staying_in(game.legal_steps, chance))
    return chance.sample(views, count)


def opinions(views: list[View]) -> Callable[[], int]:
    """Give the work of asking the network what it thinks of one view after the other."""

    def work() -> int:
        for view in views:
            shipped_network().opinion(view)
        return len(views)

    return work


def thoughts(views: list[View]) -> Callable[[], int]:
    """Give the work of asking the network about all views at once, as a search does."""
    scenes = np.stack([scene_of(view) for view in views])

    def work() -> int:
        shipped_network().think(scenes)
        return len(scenes)

    return work


def verdicts(chance: random.Random, count: int) -> Callable[[], int]:
    """Give the work of asking the critic about many worlds at once."""
    worlds = [
        sample_worlds(unknown_of(view), 1, new_chance(1)) for view in some_views(chance, count)
    ]
    scenes = np.concatenate(worlds)

    def work() -> int:
        shipped_network().judge(scenes)
        return len(scenes)

    return work


def main() -> None:
    """Measure and print."""
    chance = random.Random(7)
    rows: list[tuple[str, Callable[[], int]]] = []
    for choose in (any_step, staying_in):
        how = choose.__name__.replace("_", " ")
        rows += [
            (
                f"random games, {how}, {players} players, {rules}",
                partial(random_game, Rules.parse(rules), players, choose, chance),
            )
            for rules, players in (("v1.2", 2), ("v1.2", 4), ("v1.2+draw+actions", 4))
        ]
        rows.append(
            (
                f"random matches, {how}, 4 players, all options",
                partial(random_match, "expert", 4, choose, chance),
            )
        )
    rows.append(("strengths of palettes", ten_thousand_strengths(chance)))
    rows += [
        (f"lines answered by red7 {command} -", answering(command, text))
        for command, text in questions(chance).items()
    ]
    rows += [
        ("opinions of the network on one view", opinions(some_views(chance, 64))),
        ("thoughts of the network on scenes, 64 at once", thoughts(some_views(chance, 64))),
        ("verdicts of the critic on scenes, 64 at once", verdicts(chance, 64)),
    ]
    for name, work in rows:
        print(f"{name:<62} {rate(work):>10,.0f} /s", flush=True)


if __name__ == "__main__":
    main()
