"""The training loop: play, learn, remember past selves, report."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from red7.network.sets import Array
from red7.train.checkpoint import (
    Checkpoint,
    TrainingProgress,
    read_checkpoint,
    read_weights,
    write_checkpoint,
)
from red7.train.curves import NAMES, Curves, Row
from red7.train.games import Mix, mix
from red7.train.learning import Habits, Losses, Moments, learn, lessons
from red7.train.network import Params, Shape, first_weights, weights_of
from red7.train.rollout import GamesUnderWay, RolloutCounts, rollout, seated

SAVED_EVERY: Final = 150  # seconds
AVERAGED: Final = 0.99  # how much of the averaged actor stays in each iteration


@dataclass(frozen=True)
class TrainingSettings:
    """How to train."""

    shape: Shape = Shape()  # noqa: RUF009 - a tuple
    habits: Habits = Habits()  # noqa: RUF009 - a tuple
    games: int = 8192  # at once
    steps: int = 32  # in each rollout
    parts: int = 16  # minibatches
    rounds: int = 1  # how often each step is learned from
    mixed: float = 0.2  # the share of games against past selves
    rate: float = 5e-4  # Adam's, at its highest
    warm: int = 300  # updates until then
    last: float = 0.05  # the share of the rate that is left at the horizon
    horizon: float = 2e9  # steps over which the rate falls
    entropy: tuple[float, float] = (0.03, 0.01)  # its weight at first, and its floor
    entropy_until: float = 0.3  # the share of the horizon at which the floor is reached
    past: int = 4  # past selves to choose from
    between: int = 40_000_000  # steps between two snapshots
    seed: int = 0
    rules: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    against: Path | None = None  # weights that never change, to be played against in all games


@dataclass
class TrainingReport:
    """What happened since the last line."""

    losses: list[Losses] = field(default_factory=list)
    tallies: list[RolloutCounts] = field(default_factory=list)
    oldest: list[RolloutCounts] = field(default_factory=list)
    steps: int = 0
    since: float = field(default_factory=time.monotonic)


class Trainer:
    """A network that learns, and the games it learns from."""

    def __init__(self, settings: TrainingSettings, resume: Path | None = None) -> None:
        self.settings = settings
        self.kind = jnp.dtype(jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16)
        kept = read_checkpoint(resume) if resume else None
        first = first_weights(settings.shape, settings.seed)
        self.params: Params = jax.tree.map(jnp.asarray, kept.params if kept else first)
        zeros = jax.tree.map(jnp.zeros_like, self.params)
        second = jax.tree.map(jnp.asarray, kept.second) if kept else zeros
        self.moments = Moments(jax.tree.map(jnp.copy, zeros), second)
        self.progress = kept.progress if kept else TrainingProgress()
        player = kept.player if kept else weights_of(self.params, "actor")
        self.player: Params = {name: jnp.array(value) for name, value in player.items()}
        self.past = [self._frozen(kept.past)] if kept else []
        while len(self.past) < settings.past:
            self.past.append(self._frozen(self.params))
        if settings.against:
            self.past = [self._frozen(read_weights(settings.against)[0])]
        self.games = mix(settings.rules, settings.players)
        key = jax.random.key(settings.seed + 1 + self.progress.updates)
        self.key, dealing = jax.random.split(key)
        # Matrices are multiplied faster if their sizes are multiples of eight.
        share = 1.0 if settings.against else settings.mixed
        self.mixed = int(settings.games * share) // 8 * 8
        self.tables = _seated(self.games, dealing, settings.games, self.mixed)
        self.turn = 0  # whose turn it is among the past selves

    def _frozen(self, params: Params) -> Params:
        """Return a copy of an actor to play against."""
        actor = weights_of(params, "actor")
        return {name: jnp.array(value, self.kind) for name, value in actor.items()}

    def iteration(self, report: TrainingReport) -> None:
        """Play a rollout and learn from it."""
        settings, progress = self.settings, self.progress
        far = min(1.0, progress.steps / settings.horizon)
        warm = min(1.0, (progress.updates + 1) / settings.warm)
        rate = settings.rate * warm * (1 - (1 - settings.last) * far)
        high, low = settings.entropy
        weight = max(low, high - (high - low) * far / settings.entropy_until)
        learned, self.tables, self.key, losses, tally = _compiled(
            self.games,
            self.params,
            self.moments,
            self.player,
            self.past[self.turn],
            self.tables,
            self.key,
            jnp.float32(rate),
            jnp.float32(weight),
            jnp.float32(progress.updates),
            # Of the first weights, soon nothing is left.
            jnp.float32(min(AVERAGED, (1 + progress.updates) / (100 + progress.updates))),
            settings=settings,
            mixed=self.mixed,
            kind=self.kind,
        )
        self.params, self.moments, self.player = learned
        made = settings.games * settings.steps
        tally = RolloutCounts(*(np.asarray(part) for part in tally))
        report.losses.append(Losses(*(float(part) for part in losses)))
        report.tallies.append(tally)
        if self.turn == 0:
            report.oldest.append(tally)
        report.steps += made
        before = progress.steps // settings.between
        self.progress = progress._replace(
            steps=progress.steps + made,
            games=progress.games + int(tally.games.sum()),
            updates=progress.updates + settings.parts * settings.rounds,
        )
        if self.progress.steps // settings.between > before:
            self._remember()
        # Games last longer than a rollout, so a past self stays for some time.
        if self.progress.updates // (settings.parts * settings.rounds) % 16 == 0:
            self.turn = (self.turn + 1) % len(self.past)

    def _remember(self) -> None:
        """Take a snapshot; the oldest is renewed ever more rarely."""
        count = self.progress.snapshots + 1
        self.progress = self.progress._replace(snapshots=count)
        if self.settings.against:
            return
        actor = self._frozen(self.params)
        self.past[1 + count % (len(self.past) - 1)] = actor
        if count & (count - 1) == 0:
            self.past[0] = actor

    def note_time(self, seconds: float) -> None:
        """Note how long the training has taken."""
        self.progress = self.progress._replace(seconds=seconds)

    def checkpoint(self, folder: Path) -> None:
        """Write a checkpoint."""
        host = partial(jax.tree.map, lambda value: np.asarray(value, np.float32))
        write_checkpoint(
            folder,
            Checkpoint(
                self.progress,
                host(self.params),
                host(self.moments.second),
                host(self.player),
                host(self.past[0]),
            ),
        )


def iterate(  # noqa: PLR0913, PLR0917 - everything that changes
    games: Mix,
    params: Params,
    moments: Moments,
    player: Params,
    past: Params,
    tables: GamesUnderWay,
    key: Array,
    rate: Array,
    entropy: Array,
    age: Array,
    kept: Array,
    *,
    settings: TrainingSettings,
    mixed: int,
    kind: jnp.dtype,
) -> tuple[tuple[Params, Moments, Params], GamesUnderWay, Array, Losses, RolloutCounts]:
    """Play a rollout and learn from it, as one compiled function."""
    key, playing, learning = jax.random.split(key, 3)
    cast = {name: value.astype(kind) for name, value in params.items()}
    tables, batch, final, tally = rollout(games, cast, past, tables, playing, settings.steps, mixed)
    lesson = lessons(batch, final, settings.habits)
    params, moments, losses = learn(
        params,
        moments,
        lesson,
        learning,
        rate,
        entropy,
        age,
        parts=settings.parts,
        rounds=settings.rounds,
        habits=settings.habits,
        kind=kind,
    )
    player = {name: kept * value + (1 - kept) * params[name] for name, value in player.items()}
    return (params, moments, player), tables, key, losses, tally


_seated = jax.jit(seated, static_argnums=(2, 3))
_compiled = jax.jit(
    iterate, static_argnames=("settings", "mixed", "kind"), donate_argnums=(1, 2, 3, 5)
)


def _row(trainer: Trainer, report: TrainingReport) -> Row:
    """Return one line of the curves."""
    passed = time.monotonic() - report.since
    progress = trainer.progress
    row: Row = {
        "seconds": progress.seconds,
        "steps": progress.steps,
        "games": progress.games,
        "updates": progress.updates,
        "speed": report.steps / passed,
    }
    for name in Losses._fields:
        row[name] = float(np.mean([getattr(losses, name) for losses in report.losses]))
    games = sum(tally.games for tally in report.tallies)
    lengths = sum(tally.lengths for tally in report.tallies)
    for name, tallies in (("past", report.tallies), ("oldest", report.oldest)):
        won = sum((tally.won for tally in tallies), np.zeros(3))
        against = sum((tally.against for tally in tallies), np.zeros(3))
        for index in range(3):
            row[f"{name} {index + 2}"] = float(won[index] / max(against[index], 1))
    for index in range(3):
        row[f"length {index + 2}"] = float(lengths[index] / max(games[index], 1))
    return row


def _print(row: Row) -> None:
    past = "/".join(f"{100 * row[f'past {n}']:.1f}" for n in (2, 3, 4))
    oldest = "/".join(f"{100 * row[f'oldest {n}']:.1f}" for n in (2, 3, 4))
    length = "/".join(f"{row[f'length {n}']:.1f}" for n in (2, 3, 4))
    sys.stdout.write(
        f"{row['seconds']:7.0f} s  {row['steps'] / 1e6:8.1f} M steps  {row['speed'] / 1e3:6.0f} k/s"
        f"  {row['games'] / 1e6:6.2f} M games  entropy {row['entropy']:.3f}"
        f"  value {row['value']:.4f}  critic {row['critic']:.4f}  belief {row['belief']:.4f}"
        f"  clipped {row['clipped']:.3f}  norm {row['norm']:.2f}"
        f"  length {length}  past {past} %  oldest {oldest} %\n"
    )
    sys.stdout.flush()


class Reporting(NamedTuple):
    """How to tell of a training while it goes on."""

    every: float = 20  # seconds
    line: Callable[[Row], None] = _print
    name: Callable[[str], str] = NAMES.__getitem__  # of a curve


def train(
    settings: TrainingSettings,
    out: Path,
    seconds: float,
    resume: Path | None = None,
    telling: Reporting = Reporting(),  # noqa: B008 - a tuple
) -> Trainer:
    """Train for some time, telling now and then how it goes, and leave a checkpoint."""
    began = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(settings, resume)
    curves = Curves(out, resume, telling.name)
    before = trainer.progress.seconds
    report, saved, longest = TrainingReport(), time.monotonic(), 0.0
    compiled = False
    while True:
        start = time.monotonic()
        trainer.iteration(report)
        now = time.monotonic()
        longest = max(longest, now - start) if compiled else 0.0
        compiled = True
        trainer.note_time(before + now - began)
        ends = now - began + longest + 5 > seconds
        if now - report.since > telling.every or ends:
            row = _row(trainer, report)
            curves.add(row)
            telling.line(row)
            report = TrainingReport()
        if now - saved > SAVED_EVERY:
            trainer.checkpoint(out)
            saved = time.monotonic()
        if ends:
            break
    trainer.checkpoint(out)
    return trainer
